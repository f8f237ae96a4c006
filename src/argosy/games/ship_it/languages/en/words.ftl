# Ship It!

title = Ship It!
designer = Stephen and Michael Schoessow
pitch =
    America in the late 1800s, and you are a baron of industry. Dominoes are the links you build
    between cities, coins the freight you run over them. Bring enough of it to a hub and a shipment
    leaves that pays everyone with a share in it, most of all the one who set it off; meanwhile your
    official bars the way of the others.
credits = Designed by Stephen and Michael Schoessow, version 1.6, November 2004.
licence =
    The authors’ rules may be freely copied and distributed provided the authors are credited; our
    rulebook is written anew.
notice-copy =
    Our copy of the authors’ document is damaged: SI-R2, SI-R3, SI-R11, SI-R16 and SI-R32 are
    reconstructions.

## Nouns

# With two players each has two colours, like a firm with two partners.
seat-redblue = Red & Blue
seat-greenblack = Green & Black

colour-red = Red
    .adjective = red
colour-green = Green
    .adjective = green
colour-blue = Blue
    .adjective = blue
colour-black = Black
    .adjective = black

# A colour that acts, with who plays it: with two players each has two.
actor-red = { PERSON(NOUN("seat", "redblue")) ->
    [unnamed] { colour-red }
   *[other] { colour-red } ({ NOUN("seat", "redblue") })
}
officer-red = { PERSON(NOUN("seat", "redblue")) ->
    [unnamed] your official
   *[other] your { colour-red.adjective } official
}
actor-green = { PERSON(NOUN("seat", "greenblack")) ->
    [unnamed] { colour-green }
   *[other] { colour-green } ({ NOUN("seat", "greenblack") })
}
officer-green = { PERSON(NOUN("seat", "greenblack")) ->
    [unnamed] your official
   *[other] your { colour-green.adjective } official
}
actor-blue = { PERSON(NOUN("seat", "redblue")) ->
    [unnamed] { colour-blue }
   *[other] { colour-blue } ({ NOUN("seat", "redblue") })
}
officer-blue = { PERSON(NOUN("seat", "redblue")) ->
    [unnamed] your official
   *[other] your { colour-blue.adjective } official
}
actor-black = { PERSON(NOUN("seat", "greenblack")) ->
    [unnamed] { colour-black }
   *[other] { colour-black } ({ NOUN("seat", "greenblack") })
}
officer-black = { PERSON(NOUN("seat", "greenblack")) ->
    [unnamed] your official
   *[other] your { colour-black.adjective } official
}

# A tile of a city is called a zone.
tile = zone { NOUN("colour", $a) } { NOUN("rank", $b) }
    .short = { NOUN("colour", $a) } { NOUN("rank", $b) }

# Loads have letters, zones numbers: the value of a load is on the other side of its coin.
load-red1 = load Red A
    .short = Red A
load-red2 = load Red B
    .short = Red B
load-red3 = load Red C
    .short = Red C
load-red4 = load Red D
    .short = Red D
load-red5 = load Red E
    .short = Red E
load-green1 = load Green A
    .short = Green A
load-green2 = load Green B
    .short = Green B
load-green3 = load Green C
    .short = Green C
load-green4 = load Green D
    .short = Green D
load-green5 = load Green E
    .short = Green E
load-blue1 = load Blue A
    .short = Blue A
load-blue2 = load Blue B
    .short = Blue B
load-blue3 = load Blue C
    .short = Blue C
load-blue4 = load Blue D
    .short = Blue D
load-blue5 = load Blue E
    .short = Blue E
load-black1 = load Black A
    .short = Black A
load-black2 = load Black B
    .short = Black B
load-black3 = load Black C
    .short = Black C
load-black4 = load Black D
    .short = Black D
load-black5 = load Black E
    .short = Black E

square-beyond = that square
corner-nw = upper left
corner-sw = lower left
corner-se = lower right
corner-ne = upper right
way-north = north
way-east = east
way-south = south
way-west = west
phase-planning = buying links
phase-choosing = building links
phase-building = building links
phase-directing = moving your official
phase-stopping = moving freight
phase-shipping = moving freight
phase-keeping = choosing a chit

## Actions

action-buy = Buy a link
warning-buy = A domino will be drawn.
action-takeback = Take back the { $domino }
action-choose = Build the { $domino } next
action-build = Build on { $square }, running { $way }
action-official = Move your official to { $space }
action-pipstop = Choose pip-stop { $stop }
action-ship = Move { $load } to { $space }
action-chit = Keep { $load } as a chit
action-done = Go on to the next phase

# With what is at stake.
choice-buy = { $number ->
    [one] Buy the last link for { $price } AP
   *[other] Buy a link for { $price } AP, { $number } in the pool
}
choice-takeback = { action-takeback } for { $price } AP
choice-build = Build the { $domino } on { $square }, running { $way }
choice-official = Move { $official } to { $space } for { $price } AP
choice-pipstop = { action-pipstop } for { $price } AP
choice-ship = { action-ship } for { $price } AP
choice-chit = { $number ->
    [0] Keep { $load }, a { $value }, as a chit
   *[other] Keep { $load }, a { $value }, as a chit: { $number } AP more every turn
}
choice-done = { $leads ->
    [0] Go on and build { $number ->
        [one] { $number } link
       *[other] { $number } links
    }
    [1] Go on to officials
    [2] Go on to freight
   *[other] End your turn{ $number ->
        [0] { "" }
       *[other] { "" }, { $number } AP unused
    }
}

## Events

event-laid = { CAP($tile) } was laid, its mark { $corner }.
event-dealt = Freight, hubs and officials took their places; the links went face down into the pool.
event-round-began = Round { $round } began.
event-turn-began = { PERSON($seat) ->
    [you] You began your turn with { $points } action points.
   *[other] { $seat } began a turn with { $points } action points.
}
event-drew = { PERSON($seat) ->
    [you] You bought a link: { $domino }.
   *[other] { $seat } bought a link: { $domino }.
}
event-took = { PERSON($seat) ->
    [you] You took the { $domino } back off the board.
   *[other] { $seat } took the { $domino } back off the board.
}
event-built = { PERSON($seat) ->
    [you] You built the { $domino } at { $square }.
   *[other] { $seat } built the { $domino } at { $square }.
}
event-directed = { PERSON($seat) ->
    [you] You moved your official to { $space } for { $price } AP.
    [named] { $seat } moved their official to { $space } for { $price } AP.
   *[unnamed] { $seat } moved its official to { $space } for { $price } AP.
}
event-stopped = { PERSON($seat) ->
    [you] You chose pip-stop { $stop } for { $price } AP.
   *[other] { $seat } chose pip-stop { $stop } for { $price } AP.
}
event-moved = { PERSON($seat) ->
    [you] You moved { $load } to { $space }.
   *[other] { $seat } moved { $load } to { $space }.
}
event-turned = { CAP($load) } was turned up: a { $value }.
event-shipped = { PERSON($seat) ->
    [you] You triggered a shipment from { $tile }, which made { $total }.
   *[other] { $seat } triggered a shipment from { $tile }, which made { $total }.
}
event-earned = { PERSON($seat) ->
    [you] You made a profit of { $profit }.
   *[other] { $seat } made a profit of { $profit }.
}
event-hub-moved = The hub moved on to { $tile }.
event-pawn-left = The { FORM($colour, "adjective") } pawn left the game.
event-kept = { PERSON($seat) ->
    [you] You kept { $load }, a { $value }, as a chit.
   *[other] { $seat } kept { $load }, a { $value }, as a chit.
}
event-laid-out = { CAP($load) } was laid out on { $tile }.
event-looked = { KEY($value) ->
    [hidden] { PERSON($seat) ->
        [you] You looked at { $load }.
       *[other] { $seat } looked at { $load }.
    }
   *[other] { PERSON($seat) ->
        [you] You looked at { $load }: a { $value }.
       *[other] { $seat } looked at { $load }: a { $value }.
    }
}
event-ended = The game ended. { $ending }

## Reasons

reason-chance-due = Something is still being drawn or turned up: wait for it.
reason-not-now = The phases have a fixed order, and now you are { $phase }.
reason-too-few-points = That costs { $price } AP; you have { $points }.
reason-pool-empty = The pool is empty: no link is left to buy.
reason-pool-not-empty = You can take a link back only when the pool is empty; now you can buy one.
reason-took-back = { $number ->
    [0] Links cannot be taken back in this game.
    [one] You may take back one link in a turn, and you have done so.
   *[other] You may take back { $number } links in a turn, and you have done so.
}
reason-not-on-board = The { $domino } is not on the board.
reason-link-in-use = A load or an official is on the { $domino }.
reason-link-stuck = The { $domino } has no straight way out on any side.
reason-not-bought = The { $domino } is not among the links you have to build.
reason-off-grid = Both halves must lie on the grid.
reason-not-free = Something lies there: both squares must be free.
reason-touches-nothing = A link must touch a tile or another link along an edge.
reason-links-first = You must first build every link you have bought.
reason-no-space = There is no half-domino on { $space }: name one, or a zone.
reason-official-stays = Your official is on { $space } already.
reason-official-crowded = Another official, or a load of another colour, is on { $space }.
reason-no-way = No connected way leads to { $space }.
reason-pip-stop-chosen = You have already chosen pip-stop { $stop } for this turn.
reason-pip-stop-too-high = A pip-stop goes from 0 to 6.
reason-no-load-moves = None of your loads could move with pip-stop { $stop }.
reason-pip-stop-first = Choose a pip-stop first.
reason-not-your-load = { CAP($load) } is not yours to move.
reason-is-chit = { CAP($load) } is a chit and off the board for good.
reason-warehoused = { CAP($load) } is warehoused until it is shipped.
reason-has-moved = { CAP($load) } has already moved this turn.
reason-frozen = { CAP($load) } is frozen: an official of another colour closes its region.
reason-no-space-for-load = There is no half-domino on { $space }: name one, or a zone.
reason-load-stays = { CAP($load) } lies on { $space } already.
reason-official-bars = An official of another colour is on { $space }.
reason-region-closed = An official of another colour closes the region of { $space }.
reason-load-there = A load lies on { $space }, and there is room for only one.
reason-not-reached = { CAP($load) } cannot get to { $space } with pip-stop { $stop }.
reason-not-your-coin = { CAP($load) } is not a coin of yours in this shipment.
reason-chit-first = First choose the coin that becomes your chit.

## About places: what keeps you from them

about-no-link = No link lies here: officials walk over links and zones.
about-official-far = The way there costs { $price } AP; you have { $points }.
about-no-link-for-load = No link lies here: freight moves over links into zones.
about-load-stuck = { $points ->
    [0] It could go nowhere now: you have no AP left.
   *[other] It could go nowhere now with your { $points } AP.
}
about-load-first = Choose the load first: { $load } can get here for { $price } AP.
about-ship-dear = { CAP($load) } could get here for { $price } AP; you have { $points }.
about-no-load-gets-there = None of your loads can get here: no open way of links leads from them to this place.
about-no-way-for = No open way of links leads here from { $load }, whatever the pip-stop.

## Steps

step-laying-tiles = The tiles are being laid.
step-planning = { PERSON($seat) ->
    [you] Buy links, or go on.
   *[other] { $seat } may buy links.
}
step-drawing = A link is being drawn.
step-choosing = { PERSON($seat) ->
    [you] Choose the next link to build.
   *[other] { $seat } chooses the next link to build.
}
step-building = { PERSON($seat) ->
    [you] Build a link.
   *[other] { $seat } builds a link.
}
step-directing = { PERSON($seat) ->
    [you] Move your official, or go on.
   *[other] { $seat } may move an official.
}
step-stopping = { PERSON($seat) ->
    [you] Choose a pip-stop and move freight, or end your turn.
   *[other] { $seat } may choose a pip-stop and move freight.
}
step-shipping = { PERSON($seat) ->
    [you] Move more freight, or end your turn.
   *[other] { $seat } may move more freight.
}
step-turning = A load is being turned up.
step-revealing = The loads under the new hub are being turned up.
step-keeping = { PERSON($seat) ->
    [you] Keep one of your coins in the shipment as a chit.
   *[other] { $seat } keeps one coin of the shipment as a chit.
}
step-laying-out = The coins are being laid out again.
step-looking = { PERSON($seat) ->
    [you] You look at the coin.
   *[other] { $seat } looks at the coin.
}
step-resting = The game is over.

## Endings

ending-pawns-out = Enough pawns have left to end the game.
ending-too-weak = The freight that is left can no longer fill a hub.
ending-rounds-over = The last round was played.

## Options

option-ap = Action points in a turn
option-link_price = Action points for a link
option-takeback_price = Action points for taking a link back
option-takebacks = Links that may be taken back in a turn
option-direct = A link taken back goes to
option-direct-pool = the pool
option-direct-hand = the player who took it
option-margin = Squares of the grid beyond the outermost tiles
option-official_price = Action points for each space an official moves
option-load_price = Action points for each load moved
option-pip_price = Action points for each pip of the pip-stop
option-threshold = What coins and tile must make for a shipment
option-tile_factor = How many times the tile’s number counts in the profit
option-trigger_factor = What the profit is multiplied by for triggering the shipment
option-home_bonus = Bonus for triggering a shipment at a tile of your own colour
option-chit_ap = Action points that a chit adds to every turn
option-official_bonus = What an official adds to each coin of its colour at its hub
option-pawns_out = Pawns out of the game that end it
option-rounds = Rounds at most
option-unowned = The colour without a seat, with three seats
option-unowned-red = red
option-unowned-green = green
option-unowned-blue = blue
option-unowned-black = black

preset-short = The first pawn to leave ends the game
preset-usual = The authors’ own rules
preset-long = Three pawns must leave

## The table

zone-supply = Pool and hubs
note-tile = { $tile }, its mark { $corner }
note-hub = hub on { $tile }
note-pawn-out = { FORM($colour, "adjective") } pawn, out of the game
note-total = { $total }/{ $threshold }
kind-official = official
    .plural = officials
note-official = { PERSON($seat) ->
    [you] your official
    [named] { $seat }’s official
   *[unnamed] official of { $seat }
}
note-load-value = { $load }, value { $value }
note-load-unseen = { $load }, value not seen yet
note-load-one-of = { $load }, possible values { $values }
note-link-now = { $domino }, to be built now
note-link-later = { $domino }, to be built
counter-profit = profit
counter-loads = loads
counter-chits = chits
counter-points = action points
counter-colour-profit = { FORM($of, "adjective") } profit
counter-colour-loads = { FORM($of, "adjective") } loads
counter-colour-chits = { FORM($of, "adjective") } chits
counter-colour-points = { FORM($of, "adjective") } action points
counter-round = round
counter-pool = links in the pool
counter-pawns-out = pawns out
counter-pip-stop = pip-stop
sheet-hubs = Hubs
sheet-known = Known freight
column-pawn = pawn
column-hub = hub
column-makes = makes
column-warehoused = warehoused
column-load = load
column-value = value
cell-out = out
cell-total = { $total } of { $threshold }
cell-coin = { FORM($load, "short") } (a { $value })
cell-coin-unseen = { FORM($load, "short") } (being turned up)
cell-one-of = possible: { $values }

## What things are there for

about-note-tile = A zone of a city: freight and officials come in and out only by its marked corner.
about-note-hub = The hub of its colour: loads that arrive here are warehoused, and shipped as soon as tile and coins make enough.
about-note-pawn-out = Its colour has no hub any more; when enough pawns are out, the game ends.
about-note-official = It closes the links around it to freight of other colours, and adds to its colour’s coins at a hub.
about-note-load-value = Freight: bring it to a hub and its value counts there.
about-note-load-unseen = Freight: bring it to a hub, where it is turned up and its value counts.
about-note-load-one-of = Freight: bring it to a hub, where it is turned up and its value counts.
about-kind-domino = A link: freight passes over halves with fewer pips than the pip-stop, and officials over all.
about-note-link-now = The link that you build now.
about-note-link-later = A link that still has to be built in this turn.
about-counter-profit = What shipments have earned: the most profit wins, and with two colours the lower one counts.
about-counter-loads = Loads on the board that are not warehoused.
about-counter-chits = Coins kept from shipments: each gives more action points in every turn.
about-counter-points = Action points left: links, officials and freight cost them.
about-counter-colour-profit = What shipments have earned: of a player’s two colours the lower one counts.
about-counter-colour-loads = Loads on the board that are not warehoused.
about-counter-colour-chits = Coins kept from shipments: each gives more action points in every turn.
about-counter-colour-points = Action points left: links, officials and freight cost them.
about-counter-round = After the last round the game ends.
about-counter-pool = Links that can still be bought.
about-counter-pawns-out = Pawns that have left the game: enough of them end it.
about-counter-pip-stop = Freight stops at halves with as many pips or more, for the whole turn.

## What comes of an action

odds-makes = makes { $total } of { $threshold }
odds-span = { $low } to { $high }
odds-ships = ships: { $shares }; { $next }
odds-ships-with = { $least ->
    [5] ships with a 5
   *[other] ships with a { $least } or more
} ({ $enough } of { $values } possible values): { $shares }; { $next }
odds-earns = { PERSON($seat) ->
    [you] you earn { $profit }
   *[other] { $seat } earns { $profit }
}
odds-earns-more = { PERSON($seat) ->
    [you] you earn { $profit } ({ $bonuses })
   *[other] { $seat } earns { $profit } ({ $bonuses })
}
odds-nobody-earns = nobody earns anything
odds-times = times { $factor }
odds-home = { $bonus } more at home
odds-next-hub = then the hub is { $tile }
odds-pawn-leaves = its pawn leaves

## The page of the game

# The phases of a turn, in the bar
ui-phase-plan = 1 Plan
ui-phase-build = 2 Build
ui-phase-officials = 3 Officials
ui-phase-freight = 4 Freight
ui-round = Round { $round }
ui-points = { $points ->
    [one] { $points } action point (AP)
   *[other] { $points } action points (AP)
}

# What a step asks
ui-acting = { $colour }: { $what }
ui-buy-links = Buy links, or go on.
ui-pool-empty = The pool is empty: take a link back, or go on.
ui-choose-link = Which link will you build next?
ui-build-link = Build the { $domino }: it must touch a tile or a link.
ui-move-official = Move your official, or go on.
ui-move-freight = Move freight, or end your turn.
ui-move-more = Move more freight, or end your turn.
ui-keep-coin = Keep one of your coins: it gives you more action points in every later turn.
ui-aim = Pip-stop { $stop } carries { $load } to { $space }.
ui-aim-hub = Pip-stop { $stop } carries { $load } to the hub on { $tile }.

# What follows, and how to go about it
ui-price = { $price } AP.
ui-price-with-stop = { $price } AP with the pip-stop.
ui-makes = It { $makes }.
ui-plan-hint = Links join the gates of the zones; your loads travel on them to the hubs.
ui-tap-twice = Tap a square, then tap it again.
ui-turn-key = R turns it; the higher half lies on the square you choose.
ui-space-price = Every space costs { $price } AP.
ui-official-bars = Where it stands on links, the freight of others cannot pass.
ui-choose-load = Choose a load, then where it goes.
ui-lowest-stop = The lowest pip-stop that will do is taken.
ui-stop-holds = Pip-stop { $stop } holds for all your loads this turn.

# Actions
ui-verb-takeback = Take back a link
ui-verb-build = Build a link
ui-verb-official = Move your official
ui-verb-ship = Move a load
ui-turned-up = It will be turned up.
ui-turn = Turn
ui-turn-now = Turn the link; it runs { $way } now
ui-build-here = Build here
ui-pip-stop = Pip-stop
ui-sum = { $stop } + { $load } AP for each load, out of { $points }

# Hubs and freight
ui-colours = Two colours each: the lower profit counts
ui-hubs = Hubs, ship at { $threshold }
ui-pool = { $links ->
    [one] { $links } link in the pool
   *[other] { $links } links in the pool
}
ui-tile = { FORM($tile, "short") }
ui-out = out
ui-out-of-game = out of the game
ui-known = Freight you know of: { $loads }

## Moments

ui-earns = { $why }{ $profit }
ui-hub-holds = { CAP($tile) } holds { $total } of { $threshold }
ui-pays = { $times ->
    [1] Each load earns its value and { $tile } for the tile.
   *[other] Each load earns its value and { $tile } for the tile; whoever triggers the shipment earns { $times ->
        [2] twice that.
       *[other] { $times } times that.
    }
}
ui-ships-at = A hub ships from { $threshold } on
