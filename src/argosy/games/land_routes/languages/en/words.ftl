# Trade Routes on the road

title = Trade Routes on the road
designer = an unnamed designer
subtitle = on the road
pitch =
    Drive from town to town on roads full of mishaps, buy goods where they are plentiful and sell
    them where they are wanted, or trade with the other players. The bank is the clock: when its
    last gold is paid out, the richest player wins.
credits = From a print-and-play rule sheet that names neither designer nor publisher.
licence = No license is stated on the sheet; our rulebook is written anew.
notice-map =
    The picture of the board is lost; only its labels survive. This map is a reconstruction made
    to fit them and must not be taken for the original.

## Nouns

square-a = Ashford
square-b = Brack
square-c = Cairn
square-d = Dray
square-e = Elmgate
# The squares of the roads, counted from the first-named center
square-ab1 = { square-a }–{ square-b } 1
square-ab2 = { square-a }–{ square-b } 2
square-ab3 = { square-a }–{ square-b } 3
square-ab4 = { square-a }–{ square-b } 4
square-ab5 = { square-a }–{ square-b } 5
square-ab6 = { square-a }–{ square-b } 6
square-ab7 = { square-a }–{ square-b } 7
square-ab8 = { square-a }–{ square-b } 8
square-be1 = { square-b }–{ square-e } 1
square-be2 = { square-b }–{ square-e } 2
square-be3 = { square-b }–{ square-e } 3
square-be4 = { square-b }–{ square-e } 4
square-be5 = { square-b }–{ square-e } 5
square-be6 = { square-b }–{ square-e } 6
square-be7 = { square-b }–{ square-e } 7
square-be8 = { square-b }–{ square-e } 8
square-ed1 = { square-e }–{ square-d } 1
square-ed2 = { square-e }–{ square-d } 2
square-ed3 = { square-e }–{ square-d } 3
square-ed4 = { square-e }–{ square-d } 4
square-ed5 = { square-e }–{ square-d } 5
square-ed6 = { square-e }–{ square-d } 6
square-ed7 = { square-e }–{ square-d } 7
square-ed8 = { square-e }–{ square-d } 8
square-da1 = { square-d }–{ square-a } 1
square-da2 = { square-d }–{ square-a } 2
square-da3 = { square-d }–{ square-a } 3
square-da4 = { square-d }–{ square-a } 4
square-da5 = { square-d }–{ square-a } 5
square-da6 = { square-d }–{ square-a } 6
square-da7 = { square-d }–{ square-a } 7
square-da8 = { square-d }–{ square-a } 8
square-ac1 = { square-a }–{ square-c } 1
square-ac2 = { square-a }–{ square-c } 2
square-ac3 = { square-a }–{ square-c } 3
square-ac4 = { square-a }–{ square-c } 4
square-ac5 = { square-a }–{ square-c } 5
square-ac6 = { square-a }–{ square-c } 6
square-bc1 = { square-b }–{ square-c } 1
square-bc2 = { square-b }–{ square-c } 2
square-bc3 = { square-b }–{ square-c } 3
square-bc4 = { square-b }–{ square-c } 4
square-bc5 = { square-b }–{ square-c } 5
square-bc6 = { square-b }–{ square-c } 6
square-ec1 = { square-e }–{ square-c } 1
square-ec2 = { square-e }–{ square-c } 2
square-ec3 = { square-e }–{ square-c } 3
square-ec4 = { square-e }–{ square-c } 4
square-ec5 = { square-e }–{ square-c } 5
square-ec6 = { square-e }–{ square-c } 6
square-dc1 = { square-d }–{ square-c } 1
square-dc2 = { square-d }–{ square-c } 2
square-dc3 = { square-d }–{ square-c } 3
square-dc4 = { square-d }–{ square-c } 4
square-dc5 = { square-d }–{ square-c } 5
square-dc6 = { square-d }–{ square-c } 6
good-gemstones = gemstones
good-lumber = lumber
good-grain = grain
good-coal = coal
good-spices = spices
good-textiles = textiles
good-hides = hides
good-iron = iron
cargo-nothing = nothing
# What is drawn on cards
suit-gemstones = { good-gemstones }
suit-lumber = { good-lumber }
suit-grain = { good-grain }
suit-coal = { good-coal }
suit-spices = { good-spices }
suit-textiles = { good-textiles }
suit-hides = { good-hides }
suit-iron = { good-iron }
kind-gold = gold
kind-ware = good
    .plural = goods
bundle-0 = no cargo
bundle-1 = card 1
bundle-2 = card 2
bundle-3 = card 3
bundle-12 = cards 1 and 2
bundle-13 = cards 1 and 3
bundle-23 = cards 2 and 3
bundle-123 = all three cards

## Actions

action-start = Start at { $center }
action-roll = Roll the die
action-stay = Stay here this turn
action-beg = Take poor relief and end your turn
action-move = Move to { $to }
action-buy = Buy the card in the HAS box
action-sell = Sell card { $slot }
action-done = Close the sale
action-end = End your turn
action-offer = Offer { $other } a trade: you give { $given }, you want { $wanted }
action-pay = Add { $gold } gold yourself
action-ask = Ask for { $gold } gold as well
action-even = No gold on either side
action-accept = Accept the offer
action-decline = Decline the offer
action-counter = Make another offer: you give { $given }, you want { $wanted }
action-withdraw = Withdraw your offer

## What the buttons say, with what is at stake

choice-start = Start at { $center }: it has { $has } and needs { $needs }
choice-stay = Stay at { $center } this turn
choice-beg = Take { $gold } gold as poor relief and end your turn
choice-move = { KEY($land) ->
    [cargo] { $number ->
        [0] Move to { $to }: you have no cargo to lose
        [6] Move to { $to }: you will lose cargo
       *[other] Move to { $to }: { $number } in 6 to lose cargo
    }
    [gold] { $number ->
        [0] Move to { $to }: you have no gold to lose
       *[other] Move to { $to }: lose { $number } gold
    }
    [turn] Move to { $to }: lose your next turn
    [back] Move to { $to }: then back { $number }, to { $back }
   *[other] Move to { $to }
}
choice-buy = Buy { $good } for { $price } at { $center }
choice-sell = Sell { $good } for { $gold } at { $center }
# No cargo on one side: that side gives gold, which is named next
choice-offer = { KEY($give) ->
    [nothing] Offer { $other } gold for { $get }
   *[other] { KEY($get) ->
        [nothing] Offer { $other } { $give } for gold
       *[other] Offer { $other } { $give } for { $get }
    }
}
choice-counter = { KEY($give) ->
    [nothing] Offer { $other } gold for { $get } instead
   *[other] { KEY($get) ->
        [nothing] Offer { $other } { $give } for gold instead
       *[other] Offer { $other } { $give } for { $get } instead
    }
}
choice-pay = Offer { $other } { $give } for { $get }
choice-ask = { choice-pay }
choice-even = { choice-pay }
choice-accept = Accept: give { $give }, get { $get }
choice-decline = Decline { $other }’s offer
choice-withdraw = Withdraw your offer to { $other }
sum-gold = { $gold } gold

## Events

event-dealt-has = { $center } has { $good }.
event-dealt-needs = { $center } needs { $good }.
event-rolled-to-start = { PERSON($seat) ->
    [you] You rolled { $roll } for the start.
   *[other] { $seat } rolled { $roll } for the start.
}
event-tied = Those who rolled { $roll } tied and rolled again.
event-begins = { PERSON($seat) ->
    [you] You rolled highest and began.
   *[other] { $seat } rolled highest and began.
}
event-started = { PERSON($seat) ->
    [you] You started at { $center }.
   *[other] { $seat } started at { $center }.
}
event-rolled = { PERSON($seat) ->
    [you] You rolled { $roll }.
   *[other] { $seat } rolled { $roll }.
}
event-stayed = { PERSON($seat) ->
    [you] You stayed at { $center }.
   *[other] { $seat } stayed at { $center }.
}
event-begged = { PERSON($seat) ->
    [you] You received { $gold } gold in poor relief.
   *[other] { $seat } received { $gold } gold in poor relief.
}
event-moved = { PERSON($seat) ->
    [you] You moved to { $to }.
   *[other] { $seat } moved to { $to }.
}
event-sent-back = { PERSON($seat) ->
    [you] You were sent back { $number ->
        [one] { $number } square
       *[other] { $number } squares
    } to { $to }.
   *[other] { $seat } was sent back { $number ->
        [one] { $number } square
       *[other] { $number } squares
    } to { $to }.
}
event-lost-gold = { PERSON($seat) ->
    [you] You lost { $gold } gold to the bank.
   *[other] { $seat } lost { $gold } gold to the bank.
}
event-will-miss = { PERSON($seat) ->
    [you] You will miss your next turn.
   *[other] { $seat } will miss the next turn.
}
event-missed = { PERSON($seat) ->
    [you] You missed a turn.
   *[other] { $seat } missed a turn.
}
event-lost-cargo = { PERSON($seat) ->
    [you] You rolled { $roll } and lost { $good }.
   *[other] { $seat } rolled { $roll } and lost { $good }.
}
event-lost-nothing = { PERSON($seat) ->
    [you] You lost no cargo.
   *[other] { $seat } lost no cargo.
}
event-round-ended = Round { $round } ended with { $gold } gold in the bank.
event-fell-short = The bank was { $gold } gold short.
event-ended = The game ended. { $ending }
event-bought = { PERSON($seat) ->
    [you] You bought { $good } at { $center }.
   *[other] { $seat } bought { $good } at { $center }.
}
event-sold = { PERSON($seat) ->
    [you] You sold { $good } for { $gold } gold.
   *[other] { $seat } sold { $good } for { $gold } gold.
}
event-served = { $center } got the { $good } it needed.
event-refilled-has = { $center } now has { $good }.
event-refilled-needs = { $center } now needs { $good }.
event-reshuffled = The discards were shuffled into the deck.
event-sale-closed = { PERSON($seat) ->
    [you] You closed the sale.
   *[other] { $seat } closed the sale.
}
# Whoever gives no cargo has to give gold.
event-offered = { KEY($cargo) ->
    [nothing] { PERSON($seat) ->
        [you] You offered { $other } gold.
       *[other] { $seat } offered { $other } gold.
    }
   *[other] { PERSON($seat) ->
        [you] You offered { $other } { $cargo }.
       *[other] { $seat } offered { $other } { $cargo }.
    }
}
event-wanted = { KEY($cargo) ->
    [nothing] { PERSON($seat) ->
        [you] In return you wanted gold from { $other }.
       *[other] In return { $seat } wanted gold from { $other }.
    }
   *[other] { PERSON($seat) ->
        [you] In return you wanted { $cargo } from { $other }.
       *[other] In return { $seat } wanted { $cargo } from { $other }.
    }
}
event-will-pay = { PERSON($seat) ->
    [you] You would pay { $gold } gold.
   *[other] { $seat } would pay { $gold } gold.
}
event-will-ask = { PERSON($seat) ->
    [you] You asked { $other } for { $gold } gold.
   *[other] { $seat } asked { $other } for { $gold } gold.
}
event-will-swap = { PERSON($seat) ->
    [you] You asked for no gold.
   *[other] { $seat } asked for no gold.
}
event-accepted = { PERSON($other) ->
    [you] { PERSON($seat) ->
        [you] You accepted your offer.
       *[other] { $seat } accepted your offer.
    }
   *[other] { PERSON($seat) ->
        [you] You accepted { $other }’s offer.
       *[other] { $seat } accepted { $other }’s offer.
    }
}
event-declined = { PERSON($other) ->
    [you] { PERSON($seat) ->
        [you] You declined your offer.
       *[other] { $seat } declined your offer.
    }
   *[other] { PERSON($seat) ->
        [you] You declined { $other }’s offer.
       *[other] { $seat } declined { $other }’s offer.
    }
}
event-countered = { PERSON($seat) ->
    [you] You made { $other } another offer instead.
   *[other] { $seat } made { $other } another offer instead.
}
event-withdrew = { PERSON($seat) ->
    [you] You withdrew the offer to { $other }.
   *[other] { $seat } withdrew the offer to { $other }.
}

## Reasons

reason-while-dealing = Not now: the boxes are still being filled.
reason-while-opening = Not now: the die is still deciding who begins.
reason-while-rolling = Not now: the die is being rolled.
reason-while-losing = Not now: the die is deciding which cargo is lost.
reason-while-refilling = Not now: a card is being turned up.
reason-while-starting = Not now: starting centers are being chosen.
reason-while-departing = Not now: the player on turn has not rolled yet.
reason-while-moving = Not now: a move is under way.
reason-while-trading = Not now: the player on turn has arrived at a trade center.
reason-while-selling = Not now: a sale is open.
reason-while-pricing = Not now: the gold of an offer is still to be named.
reason-while-answering = Not now: an offer is waiting for an answer.
reason-not-your-word = { PERSON($seat) ->
    [you] An offer is open, and it is up to you now.
   *[other] An offer is open, and it is up to { $seat } now.
}
reason-not-your-offer = { PERSON($seat) ->
    [you] Only you can withdraw this offer.
   *[other] Only { $seat } can withdraw this offer.
}
reason-no-staying = This table plays without staying: roll the die.
reason-stay-on-road = You can stay only at a trade center.
reason-no-relief = This table plays without poor relief.
reason-beg-on-road = Poor relief is given only at a trade center.
reason-not-broke = Poor relief is for players with less than { $price } gold; you have { $gold }.
reason-beg-with-cargo = Poor relief is for players without cargo.
reason-has-dealt = You have bought or sold this turn, so there is no poor relief for you.
reason-no-path = With a roll of { $roll } no move from { $start } ends on { $to }: use the whole roll, or stop at a trade center on the way.
reason-buy-on-road = You can buy only at a trade center.
reason-bought-already = { $number ->
    [one] You have bought this turn: one purchase is all.
   *[other] You have bought this turn: { $number } purchases are all.
}
reason-too-poor = A card costs { $price } gold; you have { $gold }.
reason-hand-full = { $number ->
    [one] You already hold { $number } cargo card, and there is no room for more.
   *[other] You already hold { $number } cargo cards, and there is no room for more.
}
reason-sell-on-road = You can sell only at a trade center.
reason-sold-already = { $number ->
    [one] You have sold this turn: one sale is all.
   *[other] You have sold this turn: { $number } sales are all.
}
reason-slot-empty = You have no card in place { $number }.
reason-to-oneself = An offer goes to another player.
reason-no-offer-left = { $number ->
    [0] This table plays without trades between players.
    [one] You have made an offer this turn: one is all.
   *[other] You have made { $number } offers this turn, and that is all.
}
reason-own-slot-empty = { $number ->
    [0] You have no cargo to give.
    [one] You have only { $number } cargo card to give.
   *[other] You have only { $number } cargo cards to give.
}
reason-other-slot-empty = { $number ->
    [0] They have no cargo to give.
    [one] They have only { $number } cargo card to give.
   *[other] They have only { $number } cargo cards to give.
}
reason-no-cargo-named = A trade has cargo on at least one side.
reason-nothing-to-pay = You would give nothing: you have no gold.
reason-nothing-to-ask = They would give nothing: they have no gold.
reason-hand-overfull = { $number ->
    [one] One of you would hold more than { $number } cargo card.
   *[other] One of you would hold more than { $number } cargo cards.
}
reason-pays-too-much = You have only { $gold } gold.
reason-pays-for-nothing = You would get nothing: ask for gold instead.
reason-asks-too-much = { PERSON($seat) ->
    [you] You have only { $gold } gold.
   *[other] { $seat } has only { $gold } gold.
}
reason-asks-for-nothing = You would give nothing: pay gold instead.
reason-even-for-nothing = One side would give nothing: gold has to be paid.

## About places: what keeps you from them

about-must-move = You stand here, and your roll of { $roll } takes you on.
about-short = { $steps ->
    [one] One square away, and you rolled { $roll }: you use the whole roll, or stop at a trade center.
   *[other] { $steps } squares away, and you rolled { $roll }: you use the whole roll, or stop at a trade center.
}
about-far = { $steps } squares away, and you rolled { $roll }.
about-stand = You stand here: roll the die to move on.
about-out-of-reach = { $steps ->
    [one] One square away, but no roll ends a move here.
   *[other] { $steps } squares away: no single roll brings you here.
}
about-roll-first = { $steps ->
    [one] One square away: roll the die, a { $roll } brings you here.
   *[other] { $steps } squares away: roll the die, a { $roll } brings you here.
}
about-roll-one-of = { $steps ->
    [one] One square away: roll the die, any of { $rolls } brings you here.
   *[other] { $steps } squares away: roll the die, any of { $rolls } brings you here.
}
about-move-over = { $steps ->
    [one] One square away: your move is over, so buy, sell or end your turn.
   *[other] { $steps } squares away: your move is over, so buy, sell or end your turn.
}
about-center-here = You are here: buy the card it has, or sell a card from your hand.
about-needs = { $center } pays { $gold } gold for { $good }: bring it there and sell it.
about-has = { $steps ->
    [one] { $center } sells { $good } for { $gold } gold to whoever is there: you are one square away.
   *[other] { $center } sells { $good } for { $gold } gold to whoever is there: you are { $steps } squares away.
}
about-has-here = { $center } sells { $good } for { $gold } gold, but you have rolled and must move on.
about-others-card = { $owner } carries it: offer a trade to get it.
about-sell-where = { $steps ->
    [one] You sell only at a trade center: the nearest, { $center }, is one square away.
   *[other] You sell only at a trade center: the nearest, { $center }, is { $steps } squares away.
}

## Steps

step-dealing = The boxes are filled.
step-opening = The die decides who begins.
step-rolling = The die is rolled.
step-losing = The die decides which cargo is lost.
step-refilling = A card is turned up.
step-starting = { PERSON($seat) ->
    [you] Choose a trade center to start at.
   *[other] { $seat } chooses a trade center to start at.
}
step-departing = { PERSON($seat) ->
    [you] Roll the die; at a trade center you can also buy, sell or stay.
   *[other] { $seat } rolls the die, or buys, sells or stays at a trade center.
}
step-moving = { PERSON($seat) ->
    [you] Choose where to stop.
   *[other] { $seat } chooses where to stop.
}
step-trading = { PERSON($seat) ->
    [you] Buy, sell, or end your turn.
   *[other] { $seat } buys, sells, or ends the turn.
}
step-selling = { PERSON($seat) ->
    [you] You can sell several cards in one sale: sell another, or close the sale.
   *[other] { $seat } sells another card, or closes the sale.
}
step-pricing = { PERSON($seat) ->
    [you] Say how much gold goes with your offer.
   *[other] { $seat } says how much gold goes with the offer.
}
step-answering = { PERSON($seat) ->
    [you] Accept or decline the offer, or make another.
   *[other] { $seat } accepts or declines the offer, or makes another.
}
step-resting = The game is over.

## Endings

ending-bank-empty = The bank is empty.
ending-bank-short = The bank could not pay in full.
ending-calm = The bank stood still for too many rounds.
ending-turns = All players have had their last turn.

## Options

option-gold = Gold cards in all; 60 is the short game (LR-A25)
option-copies = Cargo cards of each good
option-purse = Gold of each player at the start
option-hold = Cargo cards a player can hold
option-price = Price of a HAS card
option-pay_has = Paid for a good that the center has
option-pay_other = Paid for a good that the center neither has nor needs
option-pay_needs = Paid for the good that the center needs
option-buys = Purchases in a turn
option-sales = Sales in a turn
option-stay = Staying at a center instead of rolling
option-stay-off = off
option-stay-on = on
option-redraw = A center never needs what it has
option-redraw-off = off
option-redraw-on = on
option-single = Only one card in a sale
option-single-off = off
option-single-on = on
option-relief = Gold that poor relief pays; 0 means none
option-turns = Turns of each player at most
option-calm = Rounds in a row with the same bank that end the game
option-offers = Offers a player may make in a turn; 0 means no trades

preset-short = 60 gold cards, and 6 gold for what a center needs
preset-brisk = 88 gold cards, 6 gold for what a center needs, at most 60 rounds
preset-usual = The numbers of the rule sheet
preset-long = 160 gold cards, and time to win them

## The table

zone-supply = Bank
note-has = HAS { $gold }
note-needs = NEEDS { $gold }
note-hazard-cargo = lose { $number } cargo
note-hazard-gold = lose { $number } gold
note-hazard-turn = { $number ->
    [one] lose { $number } turn
   *[other] lose { $number } turns
}
note-hazard-back = { $number ->
    [one] back { $number } space
   *[other] back { $number } spaces
}
note-token = { PERSON($seat) ->
    [you] your token
    [named] { $seat }’s token
   *[unnamed] token of { $seat }
}
note-card = { $good } (lost on a roll of { $low } or { $high })
note-has-good = has { $good } (buy for { $gold })
note-needs-good = needs { $good } (sell for { $gold })
note-steps-left = { $number ->
    [one] { $number } step left
   *[other] { $number } steps left
}
counter-gold = gold
counter-misses = misses the next turn
counter-bank = bank
counter-round = round
counter-calm = rounds with this bank
counter-deck = cards in the deck
counter-discards = cards discarded
sheet-market = Market
sheet-cargo = Cargo
sheet-offer = Offer
column-has = HAS
column-needs = NEEDS
column-pays = pays for { $good }
column-deck = in the deck
column-discards = discarded
column-gives = gives
column-gold = and gold

## Odds

odds-buy = sells for { $gold } at { $center }
odds-buy-here = sells for { $gold } here
odds-buy-here-later = sells for { $gold } here next turn
odds-last-sale = no more selling this turn
odds-unwanted = not needed anywhere now

## What things are there for

about-note-hazard-cargo = Whoever stops here rolls the die for their cargo: 1 or 2 loses the first card, 3 or 4 the second, 5 or 6 the third.
about-note-hazard-gold = Whoever stops here pays { $number } gold to the bank.
about-note-hazard-turn = Whoever stops here misses their next turn.
about-note-hazard-back = { $number ->
    [one] Whoever stops here goes back { $number } square along the road, and what is printed there counts too.
   *[other] Whoever stops here goes back { $number } squares along the road, and what is printed there counts too.
}
about-note-token = Where it stands its player is; it moves as far as the die says.
about-note-has-good = Whoever is at this center may buy the card it has; a new one is then turned up.
about-note-needs-good = This center pays its best price for the good it needs; once it is sold there, a new card is turned up.
about-note-card = It can be sold at any trade center: for most where it is needed, for least where it is for sale.
about-kind-gold = What is left in the bank is the clock: when it is empty, the game ends and the richest player wins.
about-kind-die = It says how many squares the token moves; a trade center on the way is a place to stop early.
about-ui-has = The good that each center sells.
about-ui-needs = The good that each center pays most for.
about-counter-gold = Whoever has the most gold when the bank is empty wins.
about-counter-misses = The next turn of this player is skipped.
about-counter-bank = Sales are paid from it, purchases go into it: when it is empty, the game ends and whoever has the most gold wins.
about-counter-round = Every player has one turn in a round; after the last round the game ends.
about-counter-calm = Rounds in a row after which the bank held the same: too many of them end the game.
about-counter-deck = Cards from which empty boxes are filled.
about-counter-discards = Cards that were sold or lost; they are shuffled when the deck is empty.

## The screen

ui-stop-early = stop early
ui-stop-here = stop here
ui-has = Has
ui-needs = Needs
ui-box-has = Has · { $gold }
ui-box-needs = Needs · { $gold }
ui-box-small-has = buy { $gold }
ui-box-small-needs = sell { $gold }
ui-redrawn = Map redrawn by us: the sheet’s own drawing is lost. LR-A1
ui-bank = Bank
ui-bank-of = Bank { $value } of { $most }
ui-your-cargo = Your cargo
ui-card = { CAP($good) }
ui-card-sells = { CAP($good) }, sells here for { $gold } gold
ui-prices = Prices now
ui-verb-pay = Add gold yourself
ui-verb-ask = Ask for gold as well
ui-offer = Offer a trade
ui-counter = Make another offer
ui-with-whom = With whom
ui-give = You give
ui-want = You want from { $seat }
ui-cancel = Cancel
ui-send = Send the offer
ui-gold-of = { PERSON($seat) ->
    [you] Your gold
    [named] { $seat }’s gold
   *[unnamed] Gold of { $seat }
}
ui-less-gold = Less gold
ui-more-gold = More gold
ui-sum = You get { $get }, { $seat } gets { $give }.
ui-sum-empty = { $number ->
    [one] Choose cards or gold on both sides. You have { $number } offer left this turn.
   *[other] Choose cards or gold on both sides. You have { $number } offers left this turn.
}
ui-you-give = You give
ui-you-get = You get
ui-past = Last offers
ui-past-accepted = { PERSON($seat) ->
    [you] { $other } accepted: you gave { $give } for { $get }.
   *[other] { PERSON($other) ->
        [you] You accepted: { $seat } gave you { $give } for { $get }.
       *[other] { $other } accepted: { $seat } gave { $give } for { $get }.
    }
}
ui-past-declined = { PERSON($seat) ->
    [you] { $other } declined: you offered { $give } for { $get }.
   *[other] { PERSON($other) ->
        [you] You declined: { $seat } offered { $give } for { $get }.
       *[other] { $other } declined: { $seat } offered { $give } for { $get }.
    }
}
ui-past-countered = { PERSON($seat) ->
    [you] { $other } answered with another offer: you had offered { $give } for { $get }.
   *[other] { PERSON($other) ->
        [you] You answered with another offer: { $seat } had offered { $give } for { $get }.
       *[other] { $other } answered with another offer: { $seat } had offered { $give } for { $get }.
    }
}
ui-past-withdrawn = { PERSON($seat) ->
    [you] You withdrew your offer: { $give } for { $get }.
   *[other] { PERSON($other) ->
        [you] { $seat } withdrew an offer to you: { $give } for { $get }.
       *[other] { $seat } withdrew an offer to { $other }: { $give } for { $get }.
    }
}
ui-hazards = On the roads
ui-hazard-cargo = Lose a cargo card, by die
ui-hazard-gold = Lose gold
ui-hazard-turn = Lose a turn
ui-hazard-back = Go back
ui-offers = { PERSON($seat) ->
    [you] You offer
   *[other] { $seat } offers
}
ui-swap = for
ui-gold = { $gold } gold
ui-from = from { $seat }
ui-terms = { PERSON($seat) ->
    [you] You give { $given } for { $wanted }.
   *[other] { $seat } gives { $given } for { $wanted }.
}
ui-best-price = Best price for { $good }: { $gold } at { $center }.
ui-round = Round { $round }
ui-center = { $center } has { $has } and needs { $needs }.
ui-center-in-reach = In reach: { $center } has { $has } and needs { $needs }.
ui-center-pays = It pays { $pays }.
ui-has-sold = You can sell nothing more this turn.
ui-pays = { $gold } for your { $good }
ui-whole-roll = Move the whole roll, to a lit square.
ui-start-hint = A center sells what it has and pays best for what it needs.
ui-there = There: { $hazard }.
ui-bare-square = Nothing happens on this square.
ui-roll = Roll the die.
ui-roll-or-stay = Roll the die, or stay.
ui-deal-then-roll = Buy or sell if you like, then roll the die.
ui-deal-then-roll-or-stay = Buy or sell if you like, then roll the die or stay.
ui-buy-then-roll = Buy if you like, then roll the die.
ui-buy-then-roll-or-stay = Buy if you like, then roll the die or stay.
ui-sell-then-roll = Sell if you like, then roll the die.
ui-sell-then-roll-or-stay = Sell if you like, then roll the die or stay.
ui-deal-or-end = Buy, sell, or end your turn.
ui-buy-or-end = Buy, or end your turn.
ui-sell-or-end = Sell, or end your turn.
ui-end = End your turn.
ui-rolled = You rolled { $roll }: where to?

ui-preset-brisk = Brisk
ui-preset-usual = Rule sheet

## Moments

ui-hazard-place = { $low }–{ $high } { $good }
ui-hazard-bare = { $low }–{ $high } nothing
