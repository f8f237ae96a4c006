# The Pirates of Van Zandt

title = The Pirates of Van Zandt
designer = Andy Van Zandt
pitch =
    Several crews buried their treasure on the same few islands, and each wants what the others
    hid. Land your pirates, dig beside the dice, carry the find to your ship and out to the open
    ocean before somebody puts a cannonball through your plans.
credits = Designed by Andy Van Zandt for the piecepack, copyright 2008 Truekid Games.
# The header of the designer’s document: in every language as it stands there.
licence =
    The Pirates of Van Zandt
    A piecepack game by Andy Van Zandt
    Copyright 2008 Truekid Games
    www.TruekidGames.com
    This may be used for any purpose as long as this header is included and unaltered.
notice-islands = The pictures of the six island layouts are lost; the islands here are a reconstruction.
notice-two-players = With two players each commands two crews: our own variant, not the designer’s.

## Nouns

# A seat with the name of a suit has one crew, and a sentence speaks of the crew where nobody has a name.
# With two players, day and night have two crews each.
seat-suns = Suns
    .start = The Suns crew
    .crew = the Suns crew
seat-moons = Moons
    .start = The Moons crew
    .crew = the Moons crew
seat-crowns = Crowns
    .start = The Crowns crew
    .crew = the Crowns crew
seat-arms = Arms
    .start = The Arms crew
    .crew = the Arms crew
seat-day = Day
seat-night = Night
# Whose a crew, a captain or a die is. With two players each has two crews: then its suit is named as well.
whose-suns = { PERSON(NOUN("seat", "suns")) ->
    [you] your
    [named] { NOUN("seat", "suns") }’s
   *[unnamed] { PERSON(NOUN("seat", "day")) ->
        [you] your { suit-suns }
        [named] { NOUN("seat", "day") }’s { suit-suns }
       *[unnamed] the { suit-suns }
    }
}
whose-moons = { PERSON(NOUN("seat", "moons")) ->
    [you] your
    [named] { NOUN("seat", "moons") }’s
   *[unnamed] { PERSON(NOUN("seat", "night")) ->
        [you] your { suit-moons }
        [named] { NOUN("seat", "night") }’s { suit-moons }
       *[unnamed] the { suit-moons }
    }
}
whose-crowns = { PERSON(NOUN("seat", "crowns")) ->
    [you] your
    [named] { NOUN("seat", "crowns") }’s
   *[unnamed] { PERSON(NOUN("seat", "day")) ->
        [you] your { suit-crowns }
        [named] { NOUN("seat", "day") }’s { suit-crowns }
       *[unnamed] the { suit-crowns }
    }
}
whose-arms = { PERSON(NOUN("seat", "arms")) ->
    [you] your
    [named] { NOUN("seat", "arms") }’s
   *[unnamed] { PERSON(NOUN("seat", "night")) ->
        [you] your { suit-arms }
        [named] { NOUN("seat", "night") }’s { suit-arms }
       *[unnamed] the { suit-arms }
    }
}
crew = { NOUN("whose", $a) } crew
    .start = { CAP(NOUN("whose", $a)) } crew
square = { $a }
water = { $a }, water
# A ship has the name of its suit, whoever commands it; the ship of a crew is the one it commands.
ship = the { NOUN("suit", $a) } ship
flagship = { NOUN("whose", $a) } ship
die = { NOUN("whose", $a) } die
coin = { NOUN("whose", $a) } crew { CAP($b) }
captain = { NOUN("whose", $a) } captain
own = crew { CAP($a) }
own-captain = the captain
island-one-great-island = One Great Island
island-twin-islands = Twin Islands
island-four-quarters = Four Quarters
island-lagoon = The Lagoon
island-mother-and-chicks = Mother and Chicks
island-pinwheel = Pinwheel

## Actions

action-place = Place your ship at { $square }
action-sail = Sail to { $square }
action-ocean = Put to sea
action-fire = Fire a cannon at { $target }
action-board = Board { $ship }
action-whirlpool = Place your whirlpool at { $square }
action-drain = Remove your whirlpool for good
action-return = Return to the coast at { $square }
action-hail = Hail { $ship } to { $square }
action-walk = Walk { $own } to { $goal }
action-dig = Dig for { $die } with { $own }
action-attack = Attack { $coin } with { $own }
action-recruit = Recruit your killed crew
action-supply = Take on supplies
action-unload = Unload your treasures: they are safe
action-hide = Hide the die on { $square }
action-seize = Seize the ship: captain, crew and treasures move over
action-stay = Leave things as they are
action-done = End your turn

# With what is at stake. The value of a crew member is in brackets: its owner knows it.
choice-place = Place { $ship } at { $square }
choice-sail = Sail { $ship } to { $square }
choice-ocean = Put { $ship } to sea
choice-return = Return { $ship } to the coast at { $square }
choice-fire = { $how ->
    [0] Fire at { $victim } and kill it
    [1] Fire at { $victim } and hole it
   *[other] Fire at { $victim }: no harm, its crew is aboard
}{ $number ->
    [0] { "" }, with your last cannonball
   *[other] { "" }, { $number } cannonball left
}
choice-board = Board { $ship } for { $number ->
    [0] nothing
    [one] { $number } cannonball
   *[other] { $number } cannonballs
}
choice-walk = { $how ->
    [0] Walk { $own }{ $value ->
        [0] { "" }
       *[other] { "" } ({ $value })
    } to { $goal }
    [1] Walk { $own }{ $value ->
        [0] { "" }
       *[other] { "" } ({ $value })
    } aboard { $ship }
   *[other] Take { $goal } with { $own }
}{ $worth ->
    [0] { "" }
   *[other] { "" }, carrying a treasure worth { $worth }
}
choice-attack = Attack { $coin }{ $known ->
    [0] { "" }
   *[other] { "" } ({ $known })
}{ $worth ->
    [0] { "" }
   *[other] { "" }, who carries a treasure worth { $worth },
} with { $own } ({ $value })
choice-recruit = { $number ->
    [one] Recruit { $number } new hand for your killed
   *[other] Recruit { $number } new hands for your killed
}
choice-supply = Take on supplies: { $number ->
    [one] { $number } cannonball then
   *[other] { $number } cannonballs then
}
choice-unload = { $number ->
    [one] Bring home { $number } treasure worth { $worth }
   *[other] Bring home { $number } treasures worth { $worth }
}
choice-hide = Hide { $die } on { $square }
choice-seize = Seize { $ship }: captain, crew and treasures move over
choice-stay = { $how ->
    [0] Leave { $die } where it is
    [1] Stay here with the treasure
   *[other] Stay on { $ship }
}
choice-done = { $number ->
    [0] End your turn
    [one] End your turn with { $number } action left
   *[other] End your turn with { $number } actions left
}

warning-board = The crews aboard are shown, and one side dies.
warning-dig = A die will be rolled.
warning-attack = Both coins are shown, and the lower one dies.
warning-recruit = Their values are dealt anew.

## Events

event-island-rolled = The die chose { $island }.
event-began = { PERSON($crew) ->
    [you] You were drawn to begin.
   *[other] { FORM($crew, "start") } was drawn to begin.
}
event-dealt = { KEY($value) ->
    [hidden] { CAP($coin) } was dealt a value.
   *[other] { CAP($coin) } was dealt the value { $value }.
}
event-placed = { PERSON($crew) ->
    [you] You placed your ship at { $square }.
   *[other] { FORM($crew, "start") } placed a ship at { $square }.
}
event-hid = { CAP($die) } was hidden on { $square }.
event-left-die = { CAP($die) } stayed where it was.
event-ended-turn = { PERSON($crew) ->
    [you] You ended your turn.
   *[other] { FORM($crew, "start") } ended the turn.
}
event-new-round = Round { $round } began.

event-sailed = { PERSON($crew) ->
    [you] You sailed to { $square }.
   *[other] { FORM($crew, "start") } sailed to { $square }.
}
event-put-to-sea = { PERSON($crew) ->
    [you] You put to sea.
   *[other] { FORM($crew, "start") } put to sea.
}
event-returned = { PERSON($crew) ->
    [you] You returned to the coast at { $square }.
   *[other] { FORM($crew, "start") } returned to the coast at { $square }.
}
event-shot = { PERSON($crew) ->
    [you] You fired a cannon and hit { $coin }.
   *[other] { FORM($crew, "start") } fired a cannon and hit { $coin }.
}
event-shot-ship = { PERSON($crew) ->
    [you] You fired a cannon and hit { $ship }.
   *[other] { FORM($crew, "start") } fired a cannon and hit { $ship }.
}
event-holed = { CAP($ship) } was holed.
event-mended = { CAP($ship) } was sound again.
event-boarded = { PERSON($crew) ->
    [you] You boarded { $ship }.
   *[other] { FORM($crew, "start") } boarded { $ship }.
}
event-compared = The attack had a strength of { $attack }, the defence { $defence }.
event-repelled = { PERSON($crew) ->
    [you] You beat back { FORM($attacker, "crew") }.
   *[other] { PERSON($attacker) ->
        [you] { FORM($crew, "start") } beat you back.
       *[other] { FORM($crew, "start") } beat back { FORM($attacker, "crew") }.
    }
}
event-took = { PERSON($crew) ->
    [you] You took { $die }.
   *[other] { FORM($crew, "start") } took { $die }.
}
event-seized = { PERSON($crew) ->
    [you] You seized { $ship } and left your own behind.
   *[other] { FORM($crew, "start") } seized { $ship } and left another behind.
}
event-left-ship = { PERSON($crew) ->
    [you] You did not move over to { $ship }.
   *[other] { FORM($crew, "start") } did not move over to { $ship }.
}
event-placed-whirlpool = { PERSON($crew) ->
    [you] You placed your whirlpool at { $square }.
   *[other] { FORM($crew, "start") } placed a whirlpool at { $square }.
}
event-drained = { PERSON($crew) ->
    [you] You removed your whirlpool.
   *[other] { FORM($crew, "start") } removed the whirlpool.
}
event-hailed = { PERSON($crew) ->
    [you] You hailed { $ship } to { $square }.
   *[other] { FORM($crew, "start") } hailed { $ship } to { $square }.
}

event-walked = { CAP($piece) } walked to { $square }.
event-went-aboard = { CAP($piece) } went aboard.
event-took-ship = { CAP($piece) } took { $ship }.
event-dug = { CAP($piece) } dug for { $die }.
event-rolled = { KEY($face) ->
    [null] { CAP($die) } showed a null (0).
    [ace] { CAP($die) } showed an ace (1).
   *[other] { CAP($die) } showed { $face }.
}
event-found = { CAP($piece) } found the treasure under { $die }, worth { $worth }.
event-missed = { CAP($piece) } dug in vain for { $die }: nobody beside it had that number, so its owner may move it.
event-stood = { CAP($piece) } stayed put.
event-attacked = { CAP($coin) } attacked { $enemy }.
event-drew = { CAP($coin) } and { $enemy } were equal, and both lived.
event-showed = { CAP($coin) } showed the value { $value }.
event-killed = { CAP($coin) } was killed.
event-recruited = { PERSON($crew) ->
    [you] You recruited new hands for your killed.
   *[other] { FORM($crew, "start") } recruited new hands for the killed.
}
event-supplied = { PERSON($crew) ->
    [you] You took on supplies and have { $number ->
        [one] { $number } cannonball
       *[other] { $number } cannonballs
    } aboard.
   *[other] { FORM($crew, "start") } took on supplies and has { $number ->
        [one] { $number } cannonball
       *[other] { $number } cannonballs
    } aboard.
}
event-claimed = { PERSON($crew) ->
    [you] You brought home { $die }, worth { $worth }.
   *[other] { FORM($crew, "start") } brought home { $die }, worth { $worth }.
}
event-tied = { $number } players were level and rolled their treasures.
event-ended = The game ended. { $ending }

## Reasons

reason-not-asked = { PERSON($seat) ->
    [you] You decide now.
   *[other] { FORM($seat, "start") } decides now.
}
reason-rolling = The island layout is still being rolled.
reason-drawing = The first crew is still being drawn.
reason-dealing = Crew values are still being dealt.
reason-digging = The die of the spot is still being rolled.
reason-recruiting = The recruits are still being dealt their values.
reason-rolling-off = The tied players are still rolling their treasures.
reason-placing = Not now: a ship is being placed.
reason-marking = Not now: a die is being hidden.
reason-acting = Not now: it is time to choose an action.
reason-hiding = Not now: the die may be hidden elsewhere, or stay.
reason-fleeing = Not now: the piece that found the treasure may walk, or stay.
reason-seizing = Not now: the ship may be seized, or left alone.
reason-burying = Not now: a die has to be hidden again.
reason-no-berth = { $square } is not free water with an edge along land.

reason-no-ship = You have no ship: hail a free one first.
reason-captain-ashore = Your captain is ashore: the ship does nothing until they are back.
reason-no-coast-at-sea = Your ship is in the open ocean: return to a coast first.
reason-holed-here = Your ship is holed: first all crew on its islands must be aboard.
reason-sail-too-far = { $square } is not within { $number ->
    [one] { $number } square
   *[other] { $number } squares
} along the coast.
reason-at-sea = Your ship is in the open ocean already.
reason-holed-from-sea = Your ship is holed: it cannot put to sea either.
reason-no-ball = You have no cannonball aboard.
reason-no-target = No line from your ship has { $target } as its first legal target.
reason-few-balls = A boarding takes { $needed ->
    [one] { $needed } cannonball
   *[other] { $needed } cannonballs
}; you have { $number }.
reason-own-ship = That is the ship you command.
reason-free-to-board = { CAP($ship) } has no owner: there is nobody to board.
reason-sister-ship = { CAP($ship) } belongs to your other crew.
reason-board-at-sea = One of the ships is in the open ocean.
reason-not-alongside = { CAP($ship) } does not lie side by side with yours.
reason-whirlpool-used = Your whirlpool has been placed before: it never moves.
reason-no-free-coast = { $square } is not free water with an edge along land.
reason-no-whirlpool = Your whirlpool is not on the board.
reason-return-from-coast = Your ship is not in the open ocean.
reason-return-nowhere = { $square } is not free water with an edge along land.
reason-has-ship = You have a ship: only a captain without one may hail a boat.
reason-not-a-free-ship = { CAP($ship) } is not free.
reason-hailed-there = { CAP($ship) } already lies at { $square }.
reason-not-the-captains-island = { $square } has no edge along your captain’s island.
reason-hailed-not-free = { $square } is not free water.

reason-killed-walker = { CAP($own) } is dead: recruit in the open ocean.
reason-occupied = A piece or a die is on { $square }.
reason-walk-too-far = { CAP($own) } cannot get there: the limit is { $number ->
    [one] { $number } square
   *[other] { $number } squares
}.
reason-other-flees = Only the piece that found the treasure moves now, not { $own }.
reason-flee-too-far = { CAP($own) } cannot run that far: the limit is { $number ->
    [one] { $number } square
   *[other] { $number } squares
}.
reason-free-to-enter = { CAP($ship) } is free: only a captain without a ship may enter it.
reason-other-crews-ship = { CAP($ship) } belongs to another crew.
reason-own-die = You can never collect your own treasure.
reason-sister-die = { CAP($die) } belongs to your other crew.
reason-no-spot = { CAP($die) } marks no spot on the board now.
reason-digger-not-on-land = { CAP($own) } is not on land.
reason-not-beside-spot = { CAP($own) } is not beside { $die }.
reason-own-coin = That is one of your own crew.
reason-sister-coin = { CAP($coin) } belongs to your other crew.
reason-fight-not-on-land = Both must stand on land: aboard, the only fight is a boarding.
reason-not-beside-coin = { CAP($own) } is not beside { $coin }.
reason-recruit-on-coast = You recruit only in the open ocean.
reason-nobody-killed = None of your crew is dead.
reason-supply-on-coast = You take on supplies only in the open ocean.
reason-no-ball-spent = All your cannonballs are aboard.
reason-unload-on-coast = You unload only in the open ocean.
reason-nothing-aboard = There is no treasure on your ship.

reason-no-land = { $square } is water: a die is hidden on land.
reason-die-there = Another die is on { $square }.
reason-piece-there = A piece stands on { $square }.
reason-same-square = The die is on { $square } already: to leave it there, stay.
reason-fell-there = The carrier fell on { $square }: the die goes somewhere else.
reason-walled-in = On { $square } a die would be walled in by dice and water.

## About places: what keeps you from them

about-no-walker = None of your crew can walk here: sail along this island and go ashore.
about-walk-far = { $most ->
    [one] { CAP($own) } has { $steps } squares to walk, at one square an action.
   *[other] { CAP($own) } has { $steps } squares to walk, at { $most } squares an action.
}
about-no-berth = A ship takes two squares by two with an edge along land, and none can lie with its upper left corner here.
about-land-for-ships = This is land: a ship lies on the water along it.
about-berth-taken = A ship or a whirlpool is in the way here.
about-sail-far = { $most ->
    [one] More than { $most } square along the coast from your ship.
   *[other] More than { $most } squares along the coast from your ship.
}
about-attack-far = You attack from a square beside it, and { $own } is { $steps } squares away.
about-dig-far = You dig from a square beside it, and { $own } is { $steps } squares away.
about-dig-nobody = You dig from a square beside it, and none of your crew is ashore on this island.

## Steps

step-rolling = The island layout is rolled.
step-drawing = The first crew is drawn.
step-dealing = Crew values are dealt.
step-digging = The die of the spot is rolled.
step-recruiting = The recruits are dealt their values.
step-rolling-off = The tied players roll their treasures.
step-placing = { PERSON($seat) ->
    [you] Place your ship beside land.
   *[other] { FORM($seat, "start") } places a ship beside land.
}
step-marking = { PERSON($seat) ->
    [you] Hide your treasure die on land.
   *[other] { FORM($seat, "start") } hides a treasure die on land.
}
step-acting = { PERSON($seat) ->
    [you] Take an action, or end your turn.
   *[other] { FORM($seat, "start") } takes an action, or ends the turn.
}
step-hiding = { PERSON($seat) ->
    [you] Hide your die elsewhere, or leave it there.
   *[other] { FORM($seat, "start") } may hide the die elsewhere, or leave it.
}
step-fleeing = { PERSON($seat) ->
    [you] Run with the treasure, or stay.
   *[other] { FORM($seat, "start") } may run with the treasure.
}
step-seizing = { PERSON($seat) ->
    [you] Move over to the captured ship, or stay.
   *[other] { FORM($seat, "start") } may move over to the captured ship.
}
step-burying = { PERSON($seat) ->
    [you] Hide the treasure die again.
   *[other] { FORM($seat, "start") } hides the treasure die again.
}
step-resting = The game is over.

## Endings

ending-alone = One player brought home enough before anyone else had any.
ending-compared = Enough treasures were home, and one hoard was worth the most.
ending-tie-broken = One more treasure came home and broke the tie.
ending-rolled-off = All treasures were home, and the roll-off broke the tie.
ending-rounds-over = The last round was played.

## Options

option-island = Island layout
option-island-one-great-island = { island-one-great-island }
option-island-twin-islands = { island-twin-islands }
option-island-four-quarters = { island-four-quarters }
option-island-lagoon = { island-lagoon }
option-island-mother-and-chicks = { island-mother-and-chicks }
option-island-pinwheel = { island-pinwheel }
option-island-rolled = rolled
option-extra = Two more tiles of land with three players
option-extra-no = no
option-extra-yes = yes
option-actions = Actions in a turn
option-sail = Squares a ship sails
option-boarding = Cannonballs spent on a boarding
option-walk = Squares a crew member walks
option-captain = Squares the captain walks
option-escape = Squares a crew member flees after a find
option-haste = Extra squares beside the captain
option-courage = Extra strength beside the captain
option-diagonal = Digging over corners
option-diagonal-no = no
option-diagonal-yes = yes
option-supply = Cannonballs gained by taking on supplies
option-alone = Treasures that win while nobody else has any
option-claimed = Treasures home that bring the comparison
option-rounds = Rounds at most

preset-short = At most 20 rounds; the first treasure home wins
preset-usual = The designer’s own rules
preset-long = All treasures must come home

## The table

kind-ship-deck = ship
    .plural = ships
kind-whirlpool = whirlpool
    .plural = whirlpools
kind-cannonball = cannonball
    .plural = cannonballs
zone-supply = Box
piece-ship-deck = { $note }
piece-coin = { NOUN("whose", $suit) } { $note }
piece-pawn = { NOUN("whose", $suit) } captain
piece-cannonball = { NOUN("whose", $suit) } cannonball, { $note }
piece-whirlpool = { $note }
piece-die = { NOUN("whose", $suit) } die, { $note }
note-land = land
note-ship = { NOUN("flagship", $crew) }
note-ship-at-sea = { NOUN("flagship", $crew) }, in the open ocean
note-ship-holed = { NOUN("flagship", $crew) }, holed: it waits for the crew on { $squares } to come back aboard
note-ship-free = a free ship
note-whirlpool = { PERSON($crew) ->
    [you] your whirlpool
    [named] { $crew }’s whirlpool
   *[unnamed] whirlpool of { FORM($crew, "crew") }
}
note-whirlpool-removed = a whirlpool, removed for good
note-coin = crew { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}
note-coin-shown = crew { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}, shown to all
note-coin-aboard = crew { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}, aboard
note-coin-aboard-shown = crew { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}, aboard, shown to all
note-coin-killed = crew { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}, killed
note-coin-killed-shown = crew { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}, killed, shown to all
note-ball-aboard = aboard
note-ball-spent = spent
note-die-spot = a spot to dig
note-die-treasure = treasure
note-die-loose = to be hidden
counter-round = round
counter-left = actions left
counter-home = treasures home
counter-alone = treasures that win alone
counter-claimed = treasures home
counter-value = value of the hoard
counter-balls = cannonballs
counter-killed = crew killed
counter-crew-balls = { $of } cannonballs
counter-crew-killed = { $of } crew killed
sheet-crews = Crews
column-unknown = unknown
column-captain = captain
cell-unknown = ?
cell-aboard = aboard
cell-ashore = ashore
cell-on-turn = on turn
sheet-hoards = Treasure home
column-dice = dice
column-value = value

## What things are there for

about-note-land = Crews walk on land and dig there; ships keep to the water along it.
about-water = Ships and whirlpools lie on the water along land.
about-note-ship = A ship sails along the coast as long as its captain is aboard, and carries crew and treasures.
about-note-ship-at-sea = In the open ocean a ship is safe: there treasures are unloaded, the killed recruited and supplies taken on.
about-note-ship-holed = It does not sail until all crew on its islands are back aboard.
about-note-ship-free = It has no owner: a captain without a ship may take it, or hail it.
about-note-whirlpool = No ship can sail past it or lie on it; each crew has one, to be placed once.
about-note-whirlpool-removed = It is out of the game.
about-note-coin = A crew member walks, digs and fights; the value stays hidden until a fight.
about-note-coin-shown = A crew member walks, digs and fights; all have seen this value.
about-note-coin-aboard = Aboard they defend the ship, and go ashore beside it.
about-note-coin-aboard-shown = Aboard they defend the ship, and go ashore beside it; all have seen this value.
about-note-coin-killed = Dead until recruited in the open ocean.
about-note-coin-killed-shown = Dead until recruited in the open ocean.
about-kind-pawn = The captain commands the ship when aboard, and makes crew beside them faster and stronger.
about-note-ball-aboard = A shot takes one cannonball, a boarding two.
about-note-ball-spent = Supplies in the open ocean bring it back.
about-note-die-spot = Dig from a square beside it: the number rolled decides whether it is found, and what it is worth; after a miss its owner may move it.
about-note-die-treasure = A found treasure: bring it to the open ocean and unload it.
about-note-die-loose = Its owner has to hide it again.
about-counter-round = After the last round the game ends.
about-counter-left = Actions left in this turn.
about-counter-home = When enough treasures are home, the most valuable hoard wins.
about-counter-alone = Whoever brings home so many before anybody else has one wins at once.
about-counter-claimed = Treasures that were unloaded in the open ocean; they are safe.
about-counter-value = What the treasures brought home are worth together.
about-counter-balls = Cannonballs aboard: a shot takes one, a boarding two.
about-counter-killed = Crew to be recruited in the open ocean.
about-counter-crew-balls = Cannonballs aboard: a shot takes one, a boarding two.
about-counter-crew-killed = Crew to be recruited in the open ocean.

## Odds

odds-dig = { $number ->
    [one] needs { $faces } ({ $chance }%)
   *[other] finds it on { $faces } ({ $chance }%)
}
odds-dig-unknown = finds it: { $chance }%
odds-attack = wins { $chance }%, equal { $equal }%, dies { $dies }%
odds-board = wins { $chance }%

## What stands against an order, in two or three words

order-no-ship = no ship
order-captain-ashore = captain ashore
order-at-sea = in open ocean
order-holed = ship is holed
order-already-out = already out
order-no-ball = no ball
order-few-balls = needs { $needed ->
    [one] { $needed } ball
   *[other] { $needed } balls
}
order-whirlpool-used = used
order-no-whirlpool = not placed
order-only-at-sea = in open ocean only
order-nobody-killed = nobody killed
order-no-ball-spent = all balls aboard
order-nothing-aboard = no treasure aboard
order-hemmed-in = hemmed in
order-nothing-in-line = nothing in line
order-no-ship-alongside = no ship alongside
order-no-way = no way on foot
order-no-spot = no spot beside
order-nobody-ashore = nobody ashore
order-no-enemy = no enemy beside
order-no-free-ship = no free ship

## The screen: orders, and a hint of what each does

ui-verb-dig = Dig
ui-verb-walk = Walk
ui-verb-attack = Attack
ui-verb-fire = Fire
ui-verb-board = Board
ui-verb-sail = Sail
ui-verb-ocean = Put to sea
ui-verb-unload = Unload
ui-verb-recruit = Recruit
ui-verb-supply = Supplies
ui-verb-return = Return
ui-verb-hail = Hail
ui-verb-whirlpool = Whirlpool
ui-verb-drain = Whirlpool
ui-verb-place = Place your ship
ui-verb-hide = Hide the die
ui-hint-chance = { $chance }%
ui-hint-chances = { $low } to { $high }%
ui-hint-wins = wins { $chance }%
ui-hint-wins-between = wins { $low } to { $high }%
ui-hint-walk = { $number } can
ui-hint-fire = { $number } in line
ui-hint-sail = by the coast
ui-hint-ocean = leave the coast
ui-hint-unload = claims treasure
ui-hint-recruit = all your killed
ui-hint-supply = cannonballs
ui-hint-return = to any coast
ui-hint-hail = a free ship
ui-hint-whirlpool = once a game
ui-hint-drain = remove it
ui-not-now = not now

## The screen: the bar

ui-progress = { $island }, round { $round }
ui-round = round { $round }
ui-actions-left = { $number ->
    [0] No actions left.
    [1] One action left.
    [2] Two actions left.
    [3] Three actions left.
    [4] Four actions left.
   *[other] { $number } actions left.
}
ui-pips = { $number ->
    [one] { $number } action left
   *[other] { $number } actions left
}
ui-choose-target = Choose a target: the first one in a straight line.
ui-choose-berth = Choose a dot: the middle of your ship.
ui-ship-in-hand = Dots: where it can sail. Dotted lines: its shots.
ui-whirlpool-in-hand = Choose a dot. No ship will pass there.
ui-crew-in-hand = Squares: where it can walk. Pieces: dig or attack.
ui-choose-order = Choose a piece of yours, your ship, or an order.

## The screen: beside the islands

ui-free = free
ui-your-ship = Your ship
ui-your-ship-of = Your { $crew } ship
ui-at = at { $square }
ui-in-ocean = in the open ocean: it cannot be shot or boarded
ui-in-hand = not placed yet
ui-to-win = To win
ui-win-alone = { $number ->
    [one] Bring { $number } treasure home while nobody else has any,
   *[other] Bring { $number } treasures home while nobody else has any,
}
ui-win-compared = or have the most once { $number ->
    [one] { $number } is home.
   *[other] { $number } are home.
}
ui-none-home = No treasure is home yet.
ui-home = { PERSON($seat) ->
    [you] You: { $number } home, worth { $worth }.
   *[other] { $seat }: { $number } home, worth { $worth }.
}
ui-wins-alone = { $number ->
    [one] { $number } more wins the game while nobody else has any.
   *[other] { $number } more win the game while nobody else has any.
}
ui-would-win = { PERSON($seat) ->
    [you] You carry enough to win: unload it in the open ocean.
   *[other] { $seat } carries enough to win, once it is unloaded in the open ocean.
}
ui-compared = After { $number } more the hoards are compared.
ui-tie = A tie: the next one decides.
ui-treasures = Treasure dice
ui-die-spot = { CAP($die) }, { $square }
ui-die-loose = { CAP($die) }, to be hidden
ui-die-carried = { CAP($die) }, worth { $worth }: { $piece } carries it
ui-die-aboard = { CAP($die) }, worth { $worth }: on { $ship }
ui-die-home = { PERSON($seat) ->
    [you] { CAP($die) }, worth { $worth }: you brought it home
   *[other] { CAP($die) }, worth { $worth }: { $seat } brought it home
}
ui-die-own = others dig for it
ui-die-finds = you find it on { $faces } ({ $chance }%)
ui-die-nobody = none of yours beside it
ui-ocean = Open ocean
ui-safe = { $seats }: cannot be shot or boarded.
ui-out-of-play = Slain and spent

## The screen: what is known of the crews

ui-crews = What you know of the crews
ui-cannonballs = { $number } of { $most } cannonballs
ui-captain-aboard = captain aboard
ui-captain-ashore = captain ashore
ui-ashore = { $number } ashore
ui-slain = { $number } slain
ui-holed-until = holed: it cannot move, and waits for the crew on { $squares } to come back aboard
ui-holed = holed, waiting for { $squares }
ui-no-ship = no ship

## Moments

ui-dig-miss = If you miss, its owner may move the die.
ui-hide-missed = The dig missed, so you may hide your die elsewhere, or leave it there.
ui-dig-needs = Needed: { $faces }
ui-dig-hidden = Needed: the digger’s own value, which is hidden
ui-fight-coin = Crew { $letter }
ui-fight-aboard = captain aboard
ui-idle = Choose a piece or an order
ui-boarding-killed = { $number ->
    [0] Nobody was killed.
    [one] { $number } of the losing crew was killed.
   *[other] { $number } of the losing crew were killed.
}
ui-roll-off = The highest total wins; those who are level roll again
ui-fight-value = value
ui-fight-captain = beside the captain
