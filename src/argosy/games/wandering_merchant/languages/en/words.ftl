# The Wandering Merchant

title = The Wandering Merchant
designer = Jorge Arroyo
pitch =
    Drive your cart through plains, waters, forests and mountains and find the eight hidden towns.
    Buy where a good is made, sell where it is wanted, and put the profit into horses, carts,
    shields and weapons. The first to reach the agreed sum ends the game.
credits =
    The Wandering Merchant, version 0.5 of 16 July 2007, copyright 2006 Jorge Arroyo, based on
    Merchant of Venus by Richard Hamblen. The text has been rewritten.
licence =
    Creative Commons Attribution-NonCommercial-ShareAlike 2.5 (CC BY-NC-SA 2.5),
    https://creativecommons.org/licenses/by-nc-sa/2.5/; our rulebook and rulings are under the same
    licence.
notice-map = The example board is ours: the picture of the designer’s is lost.
notice-alone = If you play alone, you play against the orcs and have to reach the goal in time.

## Nouns

good-jewelry = jewelry
    .label = Jewelry
good-fish = fish
    .label = Fish
good-wood = wood
    .label = Wood
good-clothes = clothes
    .label = Clothes
good-magic = magical ingredients
    .label = Magic
good-horses = horses
    .label = Horses
good-shields = shields
    .label = Shields
good-weapons = weapons
    .label = Weapons

# “the” can stand before each of them; the caves are many
town-jewelry = Elven Town
town-fish = Fishermen’s Village
town-wood = Wood Folk’s Refuge
town-clothes = Mountain Folk’s Caves
    .number = plural
town-magic = Wizards’ City
town-horses = Riders’ Town
town-shields = Knights’ Castle
town-weapons = Dwarven Caves
    .number = plural

tile-sp0 = plains 0
tile-sp2 = plains 2
tile-sp3 = plains 3
tile-sp4 = plains 4
tile-sp5 = plains 5
tile-su0 = water 0
tile-su2 = water 2
tile-su3 = water 3
tile-su4 = water 4
tile-su5 = water 5
tile-fa0 = forest 0
tile-fa2 = forest 2
tile-fa3 = forest 3
tile-fa4 = forest 4
tile-fa5 = forest 5
tile-wi0 = mountains 0
tile-wi2 = mountains 2
tile-wi3 = mountains 3
tile-wi4 = mountains 4
tile-wi5 = mountains 5
tile-tower = the wizard’s tower
tile-field = the field of wild horses
tile-castle = the ruined castle
tile-cave = the old cave

way-north = north
way-east = east
way-south = south
way-west = west

# What money was paid or received for: by itself in the ledger, and in a sentence after “paid 20 GC”
cause-start = start money
cause-sale = a sale
cause-stake-back = the stake back
cause-goods = goods
    .paid = for goods
cause-cart = a cart
    .paid = for a cart
cause-upgrade = an upgrade
    .paid = for an upgrade
cause-boat = a boat
    .paid = for a boat
cause-shelter = shelter
    .paid = for shelter
cause-ambush = an ambush
    .paid = after an ambush
cause-stake = a stake against orcs
    .paid = as a stake against the orcs
cause-lost-fight = a lost fight
    .paid = for a lost fight

## Actions

action-head = Set out { $way }
action-roll = Roll in the forest
action-stay = Stay here this turn
action-explore = Explore this town
action-search = Search this place
action-magic = Use magic: no terrain effects this turn
action-fight = Fight the orcs here
action-step = Go { $way }
action-ferry = Pay for a boat and go { $way }
action-compass = Let the { $die } be your compass
action-stop = Stop here
action-attack = Attack { $rival }
action-pass = Leave the others in peace
action-discard = { KEY($manner) ->
    [cargo] Discard { $good } from your cargo
   *[use] Discard { $good } in use
}
action-take = { KEY($manner) ->
    [cargo] Take { $good } as cargo
   *[use] Take { $good } for use
}
action-leave = Take nothing
action-buy = { KEY($manner) ->
    [cargo] Buy a unit as cargo
   *[use] Buy a unit for use
}
action-sell = Sell { $good }
action-barter = Barter { $good }
action-cart = { KEY($size) ->
    [small] Buy a small cart
   *[big] Buy a big cart
}
action-upgrade = Make a small cart big
action-done = End your trade
action-pay = Pay for shelter
action-give = Give { $good } for shelter
action-draw = { KEY($stack) ->
    [wild] Draw a wilderness tile
   *[town] Draw a town
}
action-lay = Lay it on { $cell }
action-orcs = Lay the orcs on { $cell }

## What the buttons say, with what is at stake

ground-unknown = an unknown town
ground-town = the { $town }
ground-orcs = { $ground }, where orcs of strength { $strength } are
choice-head = Set out { $way } to { $ground }
choice-roll = { $need ->
    [0] Roll, and let a die lead you out
    [6] Roll to go on: needs a { $need }
   *[other] Roll to go on: needs a { $need } or more
}
choice-stay = { $trades ->
    [0] { $price ->
        [0] Stay here this turn
       *[other] Stay here this turn: { $price } GC for the night
    }
   *[other] Stay in { $ground } and trade freely
}
choice-explore = Explore this town: up to { $price } GC of credit
choice-search = Search { $tile } for { $good }
choice-fight = Fight the orcs of strength { $strength }: stake { $price } GC
choice-step = { $left ->
    [0] Go { $way } to { $ground } and stop there
    [one] Go { $way } to { $ground }: { $left } step left
   *[other] Go { $way } to { $ground }: { $left } steps left
}
choice-ferry = { $left ->
    [0] Pay { $price } GC for a boat { $way } to { $ground } and stop there
    [one] Pay { $price } GC for a boat { $way } to { $ground }: { $left } step left
   *[other] Pay { $price } GC for a boat { $way } to { $ground }: { $left } steps left
}
choice-compass = { $left ->
    [0] Let the { $die } lead you { $way } to { $ground } and stop there
    [one] Let the { $die } lead you { $way } to { $ground }: { $left } step left
   *[other] Let the { $die } lead you { $way } to { $ground }: { $left } steps left
}
choice-stop = { $trades ->
    [0] { $price ->
        [0] Stop at { $ground }
       *[other] Stop at { $ground }: { $price } GC for the night
    }
   *[other] Stop in { $ground } to trade
}
choice-buy = { KEY($manner) ->
    [cargo] { $credit ->
        [0] Buy { $good } as cargo for { $cash } GC
       *[other] { $cash ->
            [0] Buy { $good } as cargo for { $credit } credit
           *[other] Buy { $good } as cargo for { $cash } GC and { $credit } credit
        }
    }
   *[use] { $credit ->
        [0] Buy { $good } for use, for { $cash } GC
       *[other] { $cash ->
            [0] Buy { $good } for use, for { $credit } credit
           *[other] Buy { $good } for use, for { $cash } GC and { $credit } credit
        }
    }
}
choice-sell = Sell { $good } for { $price } GC in the { $town }
choice-barter = Barter { $good }: { $price } GC toward { $toward }
choice-cart = { KEY($size) ->
    [small] { $credit ->
        [0] Buy a small cart for { $cash } GC
       *[other] { $cash ->
            [0] Buy a small cart for { $credit } credit
           *[other] Buy a small cart for { $cash } GC and { $credit } credit
        }
    }
   *[big] { $credit ->
        [0] Buy a big cart for { $cash } GC
       *[other] { $cash ->
            [0] Buy a big cart for { $credit } credit
           *[other] Buy a big cart for { $cash } GC and { $credit } credit
        }
    }
}
choice-upgrade = { $credit ->
    [0] Make a small cart big for { $cash } GC
   *[other] { $cash ->
        [0] Make a small cart big for { $credit } credit
       *[other] Make a small cart big for { $cash } GC and { $credit } credit
    }
}
choice-done = { $price ->
    [0] End your trade
   *[other] End your trade: { $price } GC of barter are lost
}
choice-pay = Pay { $price } GC for shelter
choice-orcs = Lay the orcs of strength { $strength } on { $cell }

warning-magic = One unit is used up.
warning-fight = If you lose, the stake is gone and your turn is over.
warning-attack = If you do not win, you pay, and lose a weapon in use.
warning-barter = The unit is gone, even if you do not spend its value here.

## Events: the board and the way

event-began = { PERSON($seat) ->
    [you] You were drawn to begin every round.
   *[other] { $seat } was drawn to begin every round.
}
event-shaped = The board has shape { $shape }.
event-laid = { CAP($tile) } was laid on { $cell }.
event-built-wild = { PERSON($seat) ->
    [you] You laid { $tile } on { $cell }.
   *[other] { $seat } laid { $tile } on { $cell }.
}
event-built-town = { PERSON($seat) ->
    [you] You laid a town, face down, on { $cell }.
   *[other] { $seat } laid a town, face down, on { $cell }.
}
event-rolled = { PERSON($seat) ->
    [you] You rolled { $die }.
   *[other] { $seat } rolled { $die }.
}
event-entered = { PERSON($seat) ->
    [you] { $steps ->
        [0] You came to { $cell }, with no steps left.
        [one] You came to { $cell }, with { $steps } step left.
       *[other] You came to { $cell }, with { $steps } steps left.
    }
   *[other] { $steps ->
        [0] { $seat } came to { $cell }, with no steps left.
        [one] { $seat } came to { $cell }, with { $steps } step left.
       *[other] { $seat } came to { $cell }, with { $steps } steps left.
    }
}
event-stayed = { PERSON($seat) ->
    [you] You stayed.
   *[other] { $seat } stayed.
}
event-stopped = { PERSON($seat) ->
    [you] You stopped.
   *[other] { $seat } stopped.
}
event-conjured = { PERSON($seat) ->
    [you] You used magic against the terrain.
   *[other] { $seat } used magic against the terrain.
}
event-chose-compass = { PERSON($seat) ->
    [you] You chose { $die } as your compass number.
   *[other] { $seat } chose { $die } as compass number.
}
event-forest-passed = { PERSON($seat) ->
    [you] You rolled { $die } and found the way through the forest.
   *[other] { $seat } rolled { $die } and found the way through the forest.
}
event-forest-lost = { PERSON($seat) ->
    [you] You rolled { $die } and got lost in the forest.
   *[other] { $seat } rolled { $die } and got lost in the forest.
}
event-explored = { PERSON($seat) ->
    [you] You explored { $cell } and found the { $town }.
   *[other] { $seat } explored { $cell } and found the { $town }.
}
event-credited = { PERSON($seat) ->
    [you] You got { $gold } GC of credit in the { $town }.
   *[other] { $seat } got { $gold } GC of credit in the { $town }.
}
event-searched = { PERSON($seat) ->
    [you] Your search came to { $points }.
    [named] { $seat }’s search came to { $points }.
   *[unnamed] { $seat } searched and came to { $points }.
}
event-found = { PERSON($seat) ->
    [you] { KEY($manner) ->
        [cargo] You found { $good }, taken as cargo.
       *[use] You found { $good }, taken for use.
    }
   *[other] { KEY($manner) ->
        [cargo] { $seat } found { $good }, taken as cargo.
       *[use] { $seat } found { $good }, taken for use.
    }
}
event-found-nothing = { PERSON($seat) ->
    [you] You found nothing.
   *[other] { $seat } found nothing.
}
event-ambushed = { PERSON($seat) ->
    [you] You were attacked.
   *[other] { $seat } was attacked.
}
event-orcs-came = { PERSON($seat) ->
    [you] You laid orcs of strength { $strength } on { $cell }.
   *[other] { $seat } laid orcs of strength { $strength } on { $cell }.
}
event-round-began = Round { $round } began.
event-reached = { PERSON($seat) ->
    [you] You reached the goal; this round is the last.
   *[other] { $seat } reached the goal; this round is the last.
}
event-ended = The game ended. { $ending }

## Events: fights

event-fought = { PERSON($seat) ->
    [you] You fought the orcs on { $cell }.
   *[other] { $seat } fought the orcs on { $cell }.
}
event-fight-won = { PERSON($seat) ->
    [you] You beat the orcs, { $mine } to { $theirs }.
   *[other] { $seat } beat the orcs, { $mine } to { $theirs }.
}
event-fight-lost = { PERSON($seat) ->
    [you] You lost to the orcs, { $mine } to { $theirs }.
   *[other] { $seat } lost to the orcs, { $mine } to { $theirs }.
}
event-attacked = { PERSON($seat) ->
    [you] { PERSON($rival) ->
        [you] You attacked yourself.
       *[other] You attacked { $rival }.
    }
   *[other] { $seat } attacked { $rival }.
}
event-duel-won = { PERSON($seat) ->
    [you] { PERSON($rival) ->
        [you] You beat yourself by { $points }.
       *[other] You beat { $rival } by { $points }.
    }
   *[other] { $seat } beat { $rival } by { $points }.
}
event-duel-lost = { PERSON($seat) ->
    [you] { $points ->
        [0] A tie: your attack on { $rival } failed.
       *[other] Your attack on { $rival } failed by { $points }.
    }
   *[other] { $points ->
        [0] A tie: { $seat } failed against { $rival }.
       *[other] { $seat } failed against { $rival } by { $points }.
    }
}
event-weapon-lost = { PERSON($seat) ->
    [you] You lost a weapon.
   *[other] { $seat } lost a weapon.
}
event-discarded = { PERSON($seat) ->
    [you] { KEY($manner) ->
        [cargo] You gave up { $good } from your cargo.
       *[use] You gave up { $good } in use.
    }
   *[other] { KEY($manner) ->
        [cargo] { $seat } gave up { $good } carried as cargo.
       *[use] { $seat } gave up { $good } in use.
    }
}
event-looted = { PERSON($seat) ->
    [you] { KEY($manner) ->
        [cargo] You took { $good } as cargo.
       *[use] You took { $good } for use.
    }
   *[other] { KEY($manner) ->
        [cargo] { $seat } took { $good } as cargo.
       *[use] { $seat } took { $good } for use.
    }
}

## Events: trade

event-stocked = { CAP($good) } came to the { NOUN("town", $good) }.
event-bought = { PERSON($seat) ->
    [you] { KEY($manner) ->
        [cargo] You bought { $good } as cargo.
       *[use] You bought { $good } for use.
    }
   *[other] { KEY($manner) ->
        [cargo] { $seat } bought { $good } as cargo.
       *[use] { $seat } bought { $good } for use.
    }
}
event-sold = { PERSON($seat) ->
    [you] You sold { $good }.
   *[other] { $seat } sold { $good }.
}
event-bartered = { PERSON($seat) ->
    [you] You bartered { $good }, worth { $gold } GC.
   *[other] { $seat } bartered { $good }, worth { $gold } GC.
}
event-got-cart = { PERSON($seat) ->
    [you] { KEY($size) ->
        [small] You bought a small cart.
       *[big] You bought a big cart.
    }
   *[other] { KEY($size) ->
        [small] { $seat } bought a small cart.
       *[big] { $seat } bought a big cart.
    }
}
event-upgraded = { PERSON($seat) ->
    [you] You had a small cart made big.
   *[other] { $seat } had a small cart made big.
}
event-paid = { PERSON($seat) ->
    [you] You paid { $gold } GC { FORM($cause, "paid") }.
   *[other] { $seat } paid { $gold } GC { FORM($cause, "paid") }.
}
event-received = { PERSON($seat) ->
    [you] { KEY($cause) ->
        [start] You begin with { $gold } GC.
        [stake-back] You got back your stake of { $gold } GC.
       *[sale] You received { $gold } GC for the sale.
    }
   *[other] { KEY($cause) ->
        [start] { $seat } begins with { $gold } GC.
        [stake-back] { $seat } got back the stake of { $gold } GC.
       *[sale] { $seat } received { $gold } GC for the sale.
    }
}
event-spent-credit = { PERSON($seat) ->
    [you] You spent { $gold } GC of your credit on { $cause }.
   *[other] { $seat } spent { $gold } GC of credit on { $cause }.
}
event-spent-barter = { PERSON($seat) ->
    [you] You paid { $gold } GC with bartered goods.
   *[other] { $seat } paid { $gold } GC with bartered goods.
}
event-gave = { PERSON($seat) ->
    [you] You gave { $good } for shelter.
   *[other] { $seat } gave { $good } for shelter.
}

## Reasons

reason-chance-due = A die or a draw comes first.
reason-not-asked = { PERSON($seat) ->
    [you] It is for you to decide now.
   *[other] It is for { $seat } to decide now.
}
reason-not-now = You cannot do that in this step of the turn.

reason-no-wild-left = All wilderness tiles are laid.
reason-no-town-left = All towns are laid.
reason-occupied = A tile lies on { $cell } already.
reason-touches-nothing = { $cell } touches no tile of the board.
reason-touches-four = { $cell } touches four tiles; three is the most.
reason-neighbour-full = A tile beside { $cell } has three connections already.
reason-too-close = On { $cell } it would bring two towns too close to each other.

reason-in-compass-forest = In a three-way forest you name no direction: roll.
reason-no-compass-forest = Name the direction of your first step.
reason-no-tile-there = No tile lies { $way } of you.
reason-link-cut = The orcs here cut the way into the town.
reason-no-fight-possible = Leaving the town there means a fight with a stake of { $price } GC, which you do not have.
reason-barred = { $cell } is barred: you need { $price } GC for shelter, or fish or clothes as cargo.
reason-no-forest-die = No forest asks you for a die here.
reason-no-steps = You have no steps left.
reason-fee-due = To go on from the water, pay { $price } GC for a boat.
reason-compass-first = Choose a compass number to leave this forest.
reason-wrong-way = Your compass number { $number } leads elsewhere.
reason-forest-die-first = Roll for your way through the forest first.
reason-no-fee = You need not pay for a boat here.
reason-fee-too-high = The boat costs { $price } GC; you have { $gold }.
reason-not-compass-here = Only a three-way forest needs a compass number.
reason-no-die-shows = None of your dice shows { $number }.
reason-compass-chosen = Your compass number is { $number } this turn.
reason-must-step = After the roll you have to enter a tile.

reason-no-hidden-town = You are not in a face-down town.
reason-no-special-tile = Only the four special tiles can be searched.
reason-search-limit = { $number ->
    [one] You have searched here once; that is the limit.
   *[other] You have searched here { $number } times; that is the limit.
}
reason-no-magic = You have no magical ingredients in use.
reason-magic-on = Magic is at work already.
reason-magic-in-vain = Magic would no longer help you this turn.
reason-no-orcs = There are no orcs here.
reason-stake-too-high = The stake is { $price } GC; you have { $gold }.
reason-no-wilderness = No wilderness lies on { $cell }.
reason-not-beside-town = { $cell } is not beside a town.
reason-orcs-or-pawn-there = Orcs or a pawn are on { $cell }.
reason-named-tile = You are about to enter that tile.
reason-combat-off = Merchants do not fight each other in this game.
reason-not-here = { PERSON($rival) ->
    [you] You cannot attack yourself.
   *[other] { $rival } is not here to be attacked.
}
reason-nothing-to-discard = You have no such unit of { $good }.
reason-horse-pulls = Your carts need all your horses.
reason-not-found = You did not find { $good }.
reason-not-discarded = There is no unit of { $good } among what was discarded.
reason-token-as-cargo = A horse token can be taken for use only.

reason-no-use = { CAP($good) } cannot be put to use; take it as cargo.
reason-no-place = There is no place left in your carts.
reason-buy-limit = { $number ->
    [0] On arrival you may not buy. Stay for a whole turn to buy.
    [one] On arrival you may buy only { $number } unit. Stay for a whole turn to buy more.
   *[other] On arrival you may buy only { $number } units. Stay for a whole turn to buy more.
}
reason-sold-out = The town has no { $good } left.
reason-too-poor = It costs { $price } GC; you have { $gold }.
reason-sale-limit = { $number ->
    [0] On arrival you may not sell. Stay for a whole turn to sell.
    [one] On arrival you may sell only { $number } unit. Stay for a whole turn to sell more.
   *[other] On arrival you may sell only { $number } units. Stay for a whole turn to sell more.
}
reason-not-wanted = This town does not buy { $good }.
reason-no-cargo = You carry no { $good } as cargo.
reason-none-in-use = You have no { $good } in use.
reason-horse-pulls-barter = { reason-horse-pulls }
reason-cart-limit = You cannot have another cart.
reason-no-spare-horse = A new cart needs a horse in use of its own.
reason-cart-too-dear = { reason-too-poor }
reason-no-small-cart = You have no small cart.
reason-shelter-too-dear = Shelter costs { $price } GC; you have { $gold }.
reason-nothing-to-give = You cannot give { $good } for shelter.
reason-can-pay = You can pay, so you must.

## About places: what keeps you from them

about-here-beginning = Your pawn stands here: choose a tile beside it to set out, or stay.
about-here-moving = { $steps ->
    [0] Your pawn stands here and has no steps left.
    [one] Your pawn stands here: go on to a tile beside it with your last step, or stop.
   *[other] Your pawn stands here: go on to a tile beside it with your { $steps } steps, or stop.
}
about-here-trading = You are here: trade in the market, or end your trade.
about-arrived = You have stopped for this turn: end your trade, and travel on in your next turn.
about-forest-roll = Only { $low } or { $high } leads there out of this forest: roll, and choose one of your dice as compass.
about-forest-choose = Only { $low } or { $high } leads there out of this forest: choose your compass number first.
about-forest-chosen = You chose { $number }: this forest lets you out { $way } only, and { $low } or { $high } would lead there.
about-cut-off = Orcs cut off every way there: they have to be beaten first.
about-set-out = { $dice ->
    [one] { $steps } steps away: set out { $way }, you roll { $dice } die and get up to { $most } steps.
   *[other] { $steps } steps away: set out { $way }, you roll { $dice } dice and get up to { $most } steps.
}
about-near = { $left ->
    [one] { $steps } steps away, and you have { $left }: go tile by tile, { $way } first.
   *[other] { $steps } steps away, and you have { $left }: go tile by tile, { $way } first.
}
about-far = { $left ->
    [0] { $steps } steps away, and you have none left; the way there begins { $way }.
    [one] { $steps } steps away, and you have { $left }; the way there begins { $way }.
   *[other] { $steps } steps away, and you have { $left }; the way there begins { $way }.
}
about-not-yours = It belongs to { $owner }.
about-not-wanted = This town does not buy { $good }: sell it to { $towns }.
about-sell = { CAP($good) } sells for { $price } GC, to { $towns }.

## Steps

step-drawing = The first player is drawn.
step-shaping = The shape of the board is drawn.
step-laying = The tiles are laid.
step-turning = A wilderness tile is drawn.
step-restocking = Coins are drawn to their towns.
step-rolling = { PERSON($seat) ->
    [you] You roll for movement.
   *[other] { $seat } rolls for movement.
}
step-mustering = A coin is drawn for the orcs.
step-counting = The orcs show their strength.
step-fighting = { PERSON($seat) ->
    [you] You fight the orcs.
   *[other] { $seat } fights the orcs.
}
step-tracking = { PERSON($seat) ->
    [you] You look for the way out of the forest.
   *[other] { $seat } looks for the way out of the forest.
}
step-discovering = { PERSON($seat) ->
    [you] You turn up a town.
   *[other] { $seat } turns up a town.
}
step-searching = { PERSON($seat) ->
    [you] You search.
   *[other] { $seat } searches.
}
step-duelling = { PERSON($seat) ->
    [you] You fight another merchant.
   *[other] { $seat } fights another merchant.
}
step-building = { PERSON($seat) ->
    [you] Draw a tile from either stack.
   *[other] { $seat } draws a tile from either stack.
}
step-placing = { PERSON($seat) ->
    [you] Lay the tile beside the others.
   *[other] { $seat } lays the tile.
}
step-beginning = { PERSON($seat) ->
    [you] Set out, stay or search.
   *[other] { $seat } sets out, stays or searches.
}
step-placing-orcs = { PERSON($seat) ->
    [you] Orcs come: lay them beside a town.
   *[other] { $seat } lays the orcs beside a town.
}
step-moving = { PERSON($seat) ->
    [you] Go on, or stop here.
   *[other] { $seat } goes on or stops.
}
step-attacking = { PERSON($seat) ->
    [you] You may attack somebody here.
   *[other] { $seat } may attack.
}
step-discarding = { PERSON($seat) ->
    [you] You lost the fight: discard a unit.
   *[other] { $seat } has to discard a unit.
}
step-looting = { PERSON($seat) ->
    [you] You may take one of the units.
   *[other] { $seat } may take one of the units.
}
step-trading = { PERSON($seat) ->
    [you] Buy, sell, or end your trade.
   *[other] { $seat } trades.
}
step-finding = { PERSON($seat) ->
    [you] Take what you have found.
   *[other] { $seat } takes what was found.
}
step-sheltering = { PERSON($seat) ->
    [you] Pay for the night in the mountains.
   *[other] { $seat } pays for the night in the mountains.
}
step-resting = The game is over.

## Endings

ending-goal-reached = The goal was reached: the player with the most GC wins.
ending-alone-too-late = The last round is over, and the goal was not reached.
ending-rounds-over = The last round is over: the player with the most GC wins.
ending-orcs-won = The orcs have won; everybody loses.

## Options

option-map = The board
option-map-example = example
option-map-generated = generated
option-map-built = built by the players
option-goal = GC to reach; 0: play a fixed number of rounds instead
option-rounds = Most rounds; 0: as many as the pace allows
option-pace = Rounds for each 1000 GC of the goal; without a goal, rounds in all
option-orcs = Orcs; always with one player
option-orcs-off = off
option-orcs-on = on
option-combat = Player against player
option-combat-off = off
option-combat-on = on
option-start = GC at the start, times the number of players
option-stock = Coins drawn to the towns at the start
option-reveal = Coins drawn when a town is discovered
option-bonus = Most GC of credit for a discovery
option-tokens = Horses in use are tokens from this many players on
option-small = Places in a small cart
option-big = Places in a big cart; at least those of a small one
option-carts = Carts a player may have
option-cart_small = Price of a small cart
option-cart_big = Price of a big cart
option-upgrade = Price of making a small cart big
option-dice = Most dice for movement
option-arrival_buys = Units you may buy on arrival
option-arrival_sales = Units you may sell on arrival
option-buy_jewelry = Buying price of jewelry
option-buy_fish = Buying price of fish
option-buy_wood = Buying price of wood
option-buy_clothes = Buying price of clothes
option-buy_magic = Buying price of magical ingredients
option-buy_horses = Buying price of horses
option-buy_shields = Buying price of shields
option-buy_weapons = Buying price of weapons
option-sell_jewelry = Selling price of jewelry
option-sell_fish = Selling price of fish
option-sell_wood = Selling price of wood
option-sell_clothes = Selling price of clothes
option-sell_magic = Selling price of magical ingredients
option-sell_horses = Selling price of horses
option-sell_shields = Selling price of shields
option-sell_weapons = Selling price of weapons
option-barter = Percent of the buying price that barter is worth
option-ferry = GC for a boat, times the number of the water
option-shelter = GC for a night, times the number of the mountains
option-shelter_choice = Pay or give goods for shelter, as you like
option-shelter_choice-off = off
option-shelter_choice-on = on
option-searches = Searches in a row on one tile; 0: no limit
option-find = A search finds something up to this number
option-ambush = A search is attacked from this number on
option-toll = GC for each point when a search is attacked
option-stake = GC of stake for each point of orc strength
option-damage = GC for each point of a lost fight between players
option-shield = GC that a shield saves a beaten attacker

preset-short = To 1000 GC
preset-usual = To 2000 GC
preset-long = To 3000 GC
preset-timed = 60 rounds, no goal
preset-wild = To 2000 GC, with orcs and combat
preset-built = To 2000 GC on a board you build yourselves

## The table

kind-orc = orcs
    .plural = orcs
kind-horse = horse
    .plural = horses
kind-cart-small = small cart
    .plural = small carts
kind-cart-big = big cart
    .plural = big carts
zone-supply = Market
note-tile = { $steps ->
    [one] { $tile }, { $steps } step
   *[other] { $tile }, { $steps } steps
}
note-mountains = { $steps ->
    [one] { $tile }, { $steps } step, shelter { $price } GC
   *[other] { $tile }, { $steps } steps, shelter { $price } GC
}
note-water = { $steps ->
    [one] { $tile }, { $steps } step, boat { $price } GC
   *[other] { $tile }, { $steps } steps, boat { $price } GC
}
note-town = { $town }
note-hidden-town = a town, face down
note-orcs = orcs of strength { $strength }
note-pawn = { PERSON($seat) ->
    [you] your pawn
    [named] { $seat }’s pawn
   *[unnamed] pawn of { $seat }
}
note-steps-left = { $steps } left
note-must-stop = must stop
note-must-stop-night = must stop, { $price } GC
note-cargo = { $good } as cargo
note-in-use = { $good } in use
note-discarded = { $good }, discarded
note-rolled = rolled { $die }

counter-gold = GC
counter-dice = dice
counter-places = places free
counter-credit = credit in the { $of }
counter-steps = steps left
counter-compass = compass number
counter-wild-to-come = wilderness tiles to come
counter-towns-to-come = towns to come
counter-round = round
counter-cup = coins in the cup
counter-towns = towns found
counter-cut-off = towns cut off
counter-pause = aces ignored

sheet-market = Market
column-stock = stock
column-buy = buy
column-sell = sell
column-town = town
column-buyers = sold to the towns of
cell-unknown = ?
cell-buyer = { $good } ({ $cell })
cell-unknown-buyer = { $good } (?)

## What things are there for

about-note-tile = { KEY($tile) ->
    [tower] Begin a turn here and search it: a 1 or 2 finds magical ingredients, a high number gets you attacked.
    [field] Begin a turn here and search it: a 1 or 2 finds a horse, a high number gets you attacked.
    [castle] Begin a turn here and search it: a 1 or 2 finds a shield, a high number gets you attacked.
    [cave] Begin a turn here and search it: a 1 or 2 finds a weapon, a high number gets you attacked.
    [fa0] A forest: where three tiles join it, one of your dice decides the way out.
    [fa2] A forest: where three tiles join it, one of your dice decides the way out; otherwise you need more than a 2 to go on.
    [fa3] A forest: where three tiles join it, one of your dice decides the way out; otherwise you need more than a 3 to go on.
    [fa4] A forest: where three tiles join it, one of your dice decides the way out; otherwise you need more than a 4 to go on.
    [fa5] A forest: where three tiles join it, one of your dice decides the way out; otherwise you need more than a 5 to go on.
   *[plains] Entering it costs its steps, and nothing else happens here.
}
about-note-mountains = { $price ->
    [0] A night here costs nothing.
   *[other] A night here costs { $price } GC, or a unit of fish or clothes: without either you may not enter.
}
about-note-water = { $price ->
    [0] A boat here costs nothing.
   *[other] To go on from here in the same turn you pay { $price } GC for a boat.
}
about-note-town = A town sells its own good and buys three others: one of each on arrival, as many as you like in a turn that you spend there.
about-note-hidden-town = Whoever comes here may explore it, and gets a credit to spend in this town.
about-note-orcs = They block the way between this tile and the town; to pass you fight them, with a stake.
about-note-pawn = It stands where its merchant is.
about-note-cargo = Cargo is there to be sold, in the towns that want it.
about-note-in-use = What is in use helps you all the time, and can be bartered but not sold.
about-note-discarded = Given up after a lost fight: the winner may take one of these.
about-note-rolled = Together the dice are your steps; in a forest one of them may be your compass.
about-kind-horse = One horse pulls each cart, and every other horse is one more die for movement.
about-kind-cart-small = It carries cargo and equipment, and needs a horse.
about-kind-cart-big = It carries more than a small cart, and needs a horse.
about-good-jewelry = Cargo: bought in its own town, sold in the three towns on its row.
about-good-fish = Cargo, and a unit of it pays for a night in the mountains.
about-good-wood = Cargo: bought in its own town, sold in the three towns on its row.
about-good-clothes = Cargo, and a unit of it pays for a night in the mountains.
about-good-magic = As cargo it is sold; in use, a unit given up spares you all terrain for the rest of a turn.
about-good-horses = As cargo they are sold; in use they pull carts, and each one more is another die for movement.
about-good-shields = As cargo they are sold; in use, each lowers what a fight costs you.
about-good-weapons = As cargo they are sold; in use, each adds 1 to your die in a fight.
about-ui-stock = How many units its town has to sell.
about-ui-buy = What a unit costs in its own town.
about-ui-sell = What the towns that want it pay for a unit.
about-ui-sold-to = The towns that buy it: a filled mark is a town that has been found.
about-counter-gold = Whoever has the most money at the end wins; reaching the goal ends the game.
about-counter-dice = Dice rolled for movement: horses minus carts, plus one.
about-counter-places = Places on the carts that are free.
about-counter-credit = Whoever discovered this town may spend this there instead of money.
about-counter-steps = Every tile costs as many steps as its number.
about-counter-compass = The number that leads out of forests with three neighbours, for the whole turn.
about-counter-wild-to-come = Wilderness tiles that are still to be laid.
about-counter-towns-to-come = Towns that are still to be laid.
about-counter-round = After the last round the game ends.
about-counter-cup = A coin is drawn from the cup whenever one is sold, and brings new goods to a town.
about-counter-towns = Towns that have been explored, of all eight.
about-counter-cut-off = Towns that orcs have cut off: if all are, everybody loses.
about-counter-pause = While it lasts, an ace brings no new orcs.

## Odds

odds-fight = { $percent } % to win
odds-ambush = { $percent } % to win the fight, { $price } GC at stake
odds-search = { $attacked ->
    [0] { $found } % to find it
   *[other] { $found } % to find it, { $attacked } % to be attacked for up to { $most } GC
}
odds-forest = { $percent } % to get through
odds-dice = { $dice ->
    [one] { $dice } die: { $dice } to { $most } steps
   *[other] { $dice } dice: { $dice } to { $most } steps
}
odds-cargo = sells for { $sells } GC

## The screen: the market

ui-market = Market
ui-to-map = Back to the map
ui-good = Good
ui-stock = stock
ui-buy = buy
ui-sell = sell
ui-sold-to = sold to
ui-ware = { FORM($good, "label") }
ui-buyer = { $town }
ui-unknown-buyer = { $town }, not found yet
ui-you-carry = you carry { $number }
ui-you-use = { $number } in use
ui-trade-in-market = Choose a deal in the market
ui-nothing-to-trade = Nothing you can buy or sell here now
ui-deal-buy = { KEY($manner) ->
    [cargo] { $cash ->
        [0] Buy on credit
       *[other] Buy −{ $cash }
    }
   *[use] { $cash ->
        [0] For use on credit
       *[other] For use −{ $cash }
    }
}
ui-deal-sell = Sell +{ $price }
ui-deal-barter = Barter { $price }
ui-deal-cart = { KEY($size) ->
    [small] { $cash ->
        [0] Small on credit
       *[other] Small −{ $cash }
    }
   *[big] { $cash ->
        [0] Big on credit
       *[other] Big −{ $cash }
    }
}
ui-deal-upgrade = { $cash ->
    [0] Upgrade on credit
   *[other] Upgrade −{ $cash }
}
ui-cart-shop = Carts
ui-why-not = Why not?
ui-credit = { $gold } GC of credit here
ui-barter-left = { $gold } GC of barter to spend
ui-no-limit = buy and sell as much as you like
ui-buys-left = { $number ->
    [0] nothing more to buy
    [one] buy { $number } unit
   *[other] buy { $number } units
}
ui-sales-left = { $number ->
    [0] nothing more to sell
    [one] sell { $number } unit
   *[other] sell { $number } units
}
ui-legend = Filled mark: town found. Dashed: not yet.
ui-cup = { $number ->
    [one] { $number } coin in the cup
   *[other] { $number } coins in the cup
}
ui-towns-found = { $number } of 8 towns found
ui-towns-found-cut = { $number } of 8 towns found, { $cut } cut off by orcs
ui-town = { FORM($town, "number") ->
    [plural] The { $town } sell { $good } at { $price } ({ $number } in stock) and buy { $wanted }.
   *[other] The { $town } sells { $good } at { $price } ({ $number } in stock) and buys { $wanted }.
}
ui-wanted = { $good } at { $price }

## The screen: what is yours

ui-your-cargo = Your cargo
ui-cargo = { $number } × { $good }, { $price } GC each, wanted in { $towns }.
ui-cargo-missing = { $missing ->
    [one] { $number } × { $good }, { $price } GC each, wanted in { $towns }. { $missing } buyer has not been found yet.
   *[other] { $number } × { $good }, { $price } GC each, wanted in { $towns }. { $missing } buyers have not been found yet.
}
ui-cargo-unwanted = { $number } × { $good }, { $price } GC each. No buyer has been found yet.
ui-in-town = the { $town }
ui-no-cargo = Nothing yet: buy where a good is made.
ui-load = { $number } × { FORM($good, "label") }
ui-places-free = { $number } free
ui-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
ui-horses = { $number ->
    [one] { $number } horse
   *[other] { $number } horses
}
ui-carts = { $number ->
    [one] { $number } cart
   *[other] { $number } carts
}
ui-dice-sum = { $horses } − { $carts } + 1 = { $dice }
ui-dice-sum-most = { $horses } − { $carts } + 1, at most { $dice }
ui-towns-cut = Orcs cut off { $number } of 8 towns; if they cut off all of them, everybody loses.
ui-ledger = Ledger
ui-ledger-in = +{ $gold }
ui-ledger-out = −{ $gold }

## The screen: while the board is built

ui-to-be-laid = To be laid
ui-stacks = The stacks
ui-face-down-rule = A town, face down: two tiles of wilderness must lie between towns.
ui-wild-to-come = { $number ->
    [one] { $number } wilderness tile to come
   *[other] { $number } wilderness tiles to come
}
ui-towns-to-come = { $number ->
    [one] { $number } town to come
   *[other] { $number } towns to come
}
ui-still-to-lay = Still to be laid: { $wild }, { $towns }. Forests with three neighbours need a compass.
ui-wild-tiles = { $number ->
    [one] { $number } wilderness tile
   *[other] { $number } wilderness tiles
}
ui-towns = { $number ->
    [one] { $number } town
   *[other] { $number } towns
}

## The screen: the bar

ui-goal = Richest
ui-round = Round { $number } of { $of }
ui-building-board = Building the board
ui-name-first = { $dice }. Name the way first, then roll.
ui-steps-left = { $number ->
    [one] { $number } step left.
   *[other] { $number } steps left.
}
ui-steps-left-compass = { $number ->
    [one] { $number } step left. The number you choose holds for the whole turn.
   *[other] { $number } steps left. The number you choose holds for the whole turn.
}
ui-stop = stop
ui-stop-night = stop, { $price }
ui-roll-out = Roll, and let a die lead you out of the forest.
ui-or-search = Set out, search or stay.
ui-or-explore = Explore this town, set out, or choose its tile to stay.
ui-explore-or-stop = Explore this town, go on, or choose its tile to stop.
ui-explore-or-stop-only = Explore this town, or choose its tile to stop.
ui-stop-here = stop here
ui-stay-here = stay here
ui-set-out = Set out, or stay.
ui-choose-compass = Choose a compass die to leave the forest.
ui-die-leads = Your die leads you to the lit tile.
ui-forest-ways = A die leads you out: { $ways }.
ui-forest-way = { $low } or { $high } to { $cell }
ui-go-on = Go on, or stop here.

## The screen: a button for several actions of a verb

ui-verb-head = Set out
ui-verb-step = Go on
ui-verb-ferry = Pay for a boat
ui-verb-compass = Choose a compass number
ui-verb-attack = Attack
ui-verb-discard = Discard a unit
ui-verb-take = Take a unit
ui-verb-buy = Buy
ui-verb-sell = Sell
ui-verb-barter = Barter
ui-verb-cart = Buy a cart
ui-verb-give = Give goods for shelter
ui-verb-draw = Draw a tile
ui-verb-lay = Lay the tile
ui-verb-orcs = Lay the orcs

ui-preset-timed = Timed
ui-preset-wild = Wild
ui-preset-built = Built

## Moments

ui-moment-rolled = { PERSON($seat) ->
    [you] You rolled { $total }.
   *[other] { $seat } rolled { $total }.
}
ui-moment-exit = { $low }–{ $high } leads to { $cell }
ui-moment-equipment = + { $number } for equipment
ui-moment-search = { $find } or less finds something, { $ambush } or more is an attack
ui-moment-find = Found: { $good }.
ui-moment-die = die
ui-moment-weapons = weapons
ui-moment-shields = shields
ui-moment-number = their strength
ui-moment-forest = On from here with more than { $number }
ui-moment-equal-wins = Equal or higher beats the orcs
ui-moment-higher-wins = The attacker needs the higher total
ui-moment-cut-off = Until they are beaten, the way between that tile and the towns beside it is cut.
ui-moment-orcs = The orcs
ui-moment-drawn = New goods come to the towns
