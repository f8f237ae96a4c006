# Trade Routes at sea

title = Trade Routes at sea
designer = Andy Van Zandt
subtitle = at sea
pitch =
    Sail a chart of trade routes that vanish behind you. Every tile and coin you leave is yours,
    majorities bring score and powers, and the coins on the rim are the clock: get in, and above
    all get out again.
credits = Designed by Andy Van Zandt for the piecepack.
licence = No licence is stated in the designer’s document; our rulebook is written anew.

## Nouns

coin = { $a } coin
coin-suns = { suit-suns } null coin
coin-moons = { suit-moons } null coin
coin-crowns = { suit-crowns } null coin
coin-arms = { suit-arms } null coin
die = { NOUN("suit", $a) }
thing-nothing = nothing
category = { NOUN("suit", $a) }
category-even = even numbers
category-odd = odd numbers
side-north = north
side-east = east
side-south = south
side-west = west

## Actions

action-sail = Sail to { $to }
action-sneak = Spend Moons: sail into empty { $to }
action-rush = Spend Suns: sail by { $by } to { $to }, claiming nothing
action-slip = Spend Suns and Moons: sail by { $by } to { $to }, claiming nothing
action-embargo = Spend Arms: embargo { $space }
action-pass = Stay out for the rest of the round
action-done = End your turn

# With what is at stake: what the ship leaves behind is claimed.
choice-sail = { action-sail }{ $what ->
    [0] { "" }, claiming nothing
    [1] { "" }, claiming { $claim }
    [2] { "" }, claiming the { $claim }
   *[other] { "" }, claiming the { $claim }: your last of this round
}
choice-sneak = { action-sneak }{ $what ->
    [0] { "" }, claiming nothing
    [1] { "" }, claiming { $claim }
    [2] { "" }, claiming the { $claim }
   *[other] { "" }, claiming the { $claim }: your last of this round
}
choice-embargo = { action-embargo } ({ $thing })

## Events

event-laid = { $tile } was laid on { $space }.
event-dealt = The { $coin } was put on { $space }.
event-began = { PERSON($seat) ->
    [you] You were drawn to begin round { $round }.
   *[other] { $seat } was drawn to begin round { $round }.
}
event-sailed = { PERSON($seat) ->
    [you] You sailed to { $to }.
   *[other] { $seat } sailed to { $to }.
}
event-sneaked = { PERSON($seat) ->
    [you] You spent Moons and sailed into empty { $to }.
   *[other] { $seat } spent Moons and sailed into empty { $to }.
}
event-rushed = { PERSON($seat) ->
    [you] You spent Suns and sailed by { $by } to { $to }.
   *[other] { $seat } spent Suns and sailed by { $by } to { $to }.
}
event-slipped = { PERSON($seat) ->
    [you] You spent Suns and Moons and sailed by { $by } to { $to }.
   *[other] { $seat } spent Suns and Moons and sailed by { $by } to { $to }.
}
event-claimed-tile = { PERSON($seat) ->
    [you] You claimed { $tile } from { $space }.
   *[other] { $seat } claimed { $tile } from { $space }.
}
event-claimed-coin = { PERSON($seat) ->
    [you] You claimed the { $coin } from { $space }.
   *[other] { $seat } claimed the { $coin } from { $space }.
}
event-left-embargoed = { PERSON($seat) ->
    [you] You left embargoed { $space } without claiming.
   *[other] { $seat } left embargoed { $space } without claiming.
}
event-embargoed = { PERSON($seat) ->
    [you] You spent Arms and put an embargo on { $space }.
   *[other] { $seat } spent Arms and put an embargo on { $space }.
}
event-passed = { PERSON($seat) ->
    [you] You stayed out for the rest of the round.
   *[other] { $seat } stayed out for the rest of the round.
}
event-round-idle = { $number } moves without a claim ended the round.
event-scored = { PERSON($seat) ->
    [you] You had the most { $category } and scored { $points }.
   *[other] { $seat } had the most { $category } and scored { $points }.
}
event-turned-die = { PERSON($seat) ->
    [you] You won the { $die } die; it shows { $points }.
   *[other] { $seat } won the { $die } die; it shows { $points }.
}
event-new-round = { PERSON($seat) ->
    [you] You, with the lowest score, began round { $round }.
   *[other] { $seat }, with the lowest score, began round { $round }.
}
event-ended = The game ended. { $ending }
event-satisfied = { PERSON($seat) ->
    [you] That was your last coin of this round.
   *[other] That was { $seat }’s last coin of this round.
}
event-tied = Nobody had the most { $category }.

## Reasons

reason-laying = The tiles are still being laid.
reason-dealing = The coins are still being dealt.
reason-drawing = The first player is still being drawn.
reason-already-moved = You have moved this turn: one movement is all.
reason-no-suns = You have no Suns point: only the player the Suns die points at may sail two spaces.
reason-no-moons = You have no Moons point: only the player the Moons die points at may enter empty spaces.
reason-not-adjacent = { $to } is not next to { $here }: you sail to a space that shares an edge.
reason-empty = { $space } is empty: its tile or coin is gone, and without Moons you cannot enter it.
reason-nothing-empty = No empty space lies on that way, so the Moons point would be spent for nothing.
reason-no-arms = You have no Arms point: only the player the Arms die points at may embargo.
reason-no-marker = No embargo marker is left.
reason-all-out = All others are out of this round: an embargo would stop nobody.
reason-not-beside = { $space } is not next to your ship on { $here }.
reason-ship-there = Another ship lies on { $space }.
reason-nothing-there = { $space } is empty: there is nothing to embargo.
reason-marker-there = { $space } has an embargo already.
reason-must-move = You must move first.
reason-can-move = You can move, so you must.
reason-pass-too-late = You have moved; end your turn instead.

## About places: what keeps you from them

about-own-ship = Your ship lies here: choose a space that shares an edge with it.
about-embargo-here = Your ship lies here: an embargo goes on a space beside it.
about-embargo-far = { $steps } steps from your ship: an embargo goes on a space beside it.
about-far = { $steps } steps from your ship: in a turn you sail one space.
about-far-suns = { $steps } steps from your ship: in a turn you sail one space, or two with a Suns point.
about-empty = Its tile or coin is gone: only a Moons point lets a ship in, and the Moons die points at { $owner }.
about-empty-spent = Its tile or coin is gone: only a Moons point lets a ship in, and your Moons die is down to 0.
about-empty-nobody = Its tile or coin is gone: only a Moons point lets a ship in, and nobody has won the Moons die yet.

## Steps

step-laying = The tiles are laid.
step-dealing = The coins are dealt.
step-drawing = The first player is drawn.
step-sailing = { PERSON($seat) ->
    [you] Sail one space, or spend ability points.
   *[other] { $seat } sails one space, or spends ability points.
}
step-stranding = { PERSON($seat) ->
    [you] You are stranded: spend Moons, or stay out of this round.
   *[other] { $seat } is stranded, and spends Moons or stays out of this round.
}
step-parting = { PERSON($seat) ->
    [you] You may still embargo a space, or end your turn.
   *[other] { $seat } may still embargo a space, or ends the turn.
}
step-resting = The game is over.

## Endings

ending-side-empty = One side has no coins left.
ending-sides-empty = Two sides have no coins left.
ending-idle = Nobody claimed a coin for too long.
ending-rounds-over = The last round was played.

## Options

option-coins_per_round = Coins claimed in a round before you are out
option-null_tile = What a null tile counts for its suit
option-null_coin = What a null coin counts for its suit
option-gain = Ability points won with a majority
option-die_limit = Most points a die can hold
option-markers = Embargo markers
option-empty_sides = Sides without coins that end the game
option-idle_rounds = Rounds in a row without a coin that end the game
option-rounds = Rounds at most
option-idle_moves = Moves in a row without a claim that end the round

preset-short = At most 6 rounds
preset-usual = The designer’s own rules
preset-long = All four sides must be cleared

## The table

kind-ship = ship
    .plural = ships
kind-embargo = embargo marker
    .plural = embargo markers
zone-supply = Abilities
note-embargo = { PERSON($seat) ->
    [you] your embargo on { $space }
    [named] { $seat }’s embargo on { $space }
   *[unnamed] embargo of { $seat } on { $space }
}
note-ship = { PERSON($seat) ->
    [you] your ship
    [named] { $seat }’s ship
   *[unnamed] ship of { $seat }
}
piece-die = { $suit } die showing { $rank }, { $note }
note-points-at = { PERSON($seat) ->
    [you] points at you
   *[other] points at { $seat }
}
note-points-at-nobody = points at nobody
counter-score = score
counter-coins = coins this round
counter-dice = dice
counter-out = out of the round
counter-round = round
counter-markers = embargo markers left
counter-side = coins { $of }
sheet-majorities = Majorities
column-leads = leads
column-for = for
cell-nobody = nobody
cell-score = score
cell-power = point

## What things are there for

about-kind-tile = Whoever sails away from a tile claims it, and it counts for its suit and as even or odd when the round is scored.
about-kind-coin = It is claimed like a tile and kept for all later rounds; when a side of the board has no coins left, the game ends.
about-note-ship = It sails one space in a turn, to a tile or a coin, and claims what it leaves.
about-note-embargo = Others may sail here until the round ends, but claim nothing when they leave.
about-note-points-at = { KEY($die) ->
    [suns] For a Suns point you sail two spaces in a turn and claim nothing.
    [moons] For a Moons point you sail into an empty space.
   *[arms] For an Arms point you put an embargo on a space beside your ship.
}
about-note-points-at-nobody = { KEY($die) ->
    [suns] Whoever has the most Suns at the end of a round wins it, and with its points sails two spaces in a turn.
    [moons] Whoever has the most Moons at the end of a round wins it, and with its points sails into empty spaces.
   *[arms] Whoever has the most Arms at the end of a round wins it, and with its points puts embargoes on spaces.
}
about-counter-score = Whoever has the most points at the end of the game wins.
about-counter-coins = Coins claimed in this round: at the limit a player is out until the next one.
about-counter-dice = Ability dice that point at this player: they break a tie at the end of the game.
about-counter-out = This player’s turns are skipped until the next round.
about-counter-round = After the last round the game ends, if it has not ended before.
about-counter-markers = Markers that are free for an embargo; all come back when the round ends.
about-counter-side = Coins on this side of the board: when a side has none left, the game ends after the round.

## In the browser

# Beside the board
ui-majorities = Majorities this round
ui-if-you-leave = + if you leave { $space }
ui-block-score = Score:
ui-block-score-means = whoever has the most scores that many
ui-block-powers = Powers:
ui-block-powers-means = whoever has the most takes the die, raised
ui-lead = worth
ui-worth-score = +{ $points }
ui-worth-die = die { $points }
ui-tie = tied
ui-nobody = –
ui-coins = Coins left
ui-ends = { $number ->
    [one] Once a side has none, the game ends after that round.
   *[other] Once { $number } sides have none, the game ends after that round.
}
ui-short-even = Even
ui-short-odd = Odd
ui-owner = { PERSON($seat) ->
    [you] yours
   *[other] { $seat }’s
}
ui-owner-nobody = nobody’s
ui-coins-left = Coins left: { $sides }
ui-coins-of-side = { $side } { $number }

# The end of a round
ui-tied = Nobody has the most
ui-scores = { PERSON($seat) ->
    [you] You score { $points }
   *[other] { $seat } scores { $points }
}
ui-die = { PERSON($seat) ->
    [you] { $points ->
        [one] Your die, { $points } point
       *[other] Your die, { $points } points
    }
   *[other] { $points ->
        [one] { $seat }’s die, { $points } point
       *[other] { $seat }’s die, { $points } points
    }
}

# Abilities
ui-ability = { $suit } { $points }
ui-power = { $points ->
    [one] { $suit }: { $points } point
   *[other] { $suit }: { $points } points
}
ui-power-suns-means = 1 point: sail two spaces this turn, claiming nothing.
ui-power-moons-means = 1 point: sail into empty spaces this turn.
ui-power-arms-means = 1 point: embargo a space beside your ship; rivals leave it without claiming.
ui-power-suns = two steps
ui-power-moons = enter empties
ui-power-arms = embargo
ui-not-yours = not yours
ui-no-points = 0 points
ui-not-now = not now
ui-slip = Suns and Moons
ui-slip-hint = two steps by empties

# Above the board
ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }
ui-sail-from = Sail one space from { $space }.
ui-no-claim = You claim nothing on this way.
ui-leaving-tile = Leaving { $space } claims { $tile }.
ui-leaving-coin = Leaving { $space } claims the { $coin }.
ui-tile-waits = { $tile } waits at { $space }.
ui-coin-waits = The { $coin } waits at { $space }.
ui-embargoed = It is embargoed.
ui-no-way-out = A dead end: you could not sail out of it.
ui-dead-end = A dead end: nothing full lies beyond.
ui-way-out = { $number ->
    [one] { $spaces } beside it keeps your way out open.
   *[other] { $spaces } beside it keep your way out open.
}

## Moments

ui-round-scored = Round { $round } is scored
