"""Every word of Trade Routes on the road: its notation, its sentences, its options."""

from argosy.core.contract import State
from argosy.core.words import Noun, Option, Sentence, Verb, Words, number_noun
from argosy.games.land_routes import numbers, state
from argosy.games.land_routes.tables import Tables

LAST_RULE = 16
LAST_RULING = 38

SEATS = ("red", "blue", "green", "yellow")
GOODS = ("gemstones", "lumber", "grain", "coal", "spices", "textiles", "hides", "iron")
BUNDLES = ("0", "1", "2", "12", "3", "13", "23", "123")
ON_OFF = ("off", "on")

OPTIONS = (
    Option("gold", 108, 60, 200, "LR-R1", "Gold cards in all; 60 is the short game (LR-A25)"),
    Option("copies", 10, 5, 20, "LR-A2", "Cargo cards of each good"),
    Option("purse", 8, 2, 12, "LR-R3", "Gold of each player at the start"),
    Option("hold", 3, 1, 3, "LR-R11", "Cargo cards a player can hold"),
    Option("price", 2, 1, 6, "LR-R10", "Price of a HAS card"),
    Option("pay_has", 1, 0, 6, "LR-R12", "Paid for a good that the center has"),
    Option("pay_other", 2, 0, 8, "LR-R12", "Paid for a good that it neither has nor needs"),
    Option("pay_needs", 4, 1, 12, "LR-R12", "Paid for the good that it needs"),
    Option("buys", 1, 1, 3, "LR-R14", "Purchases in a turn"),
    Option("sales", 1, 1, 3, "LR-R14", "Sales in a turn"),
    Option("stay", 1, 0, 1, "LR-A7", "Staying at a center instead of rolling", choices=ON_OFF),
    Option("redraw", 0, 0, 1, "LR-A18", "A center never needs what it has", choices=ON_OFF),
    Option("single", 0, 0, 1, "LR-A19", "Only one card in a sale", choices=ON_OFF),
    Option("relief", 1, 0, 3, "LR-A24", "Gold that poor relief pays; 0 is none"),
    Option("turns", 200, 20, 1000, "LR-A25", "Turns of each player at most"),
    Option("calm", 20, 5, 200, "LR-A25", "Rounds in a row with the same bank that end the game"),
    Option("offers", 2, 0, 9, "LR-A32", "Offers a player may make in a turn; 0 is no trades"),
)


def words(game: Tables) -> Words:
    seats = SEATS[: game.seats]
    names = tuple(game.board.squares)
    titles = tuple(game.board.titles)
    centers = names[: game.centers]
    seat = Noun("seat", "seat", seats, tuple(name.capitalize() for name in seats))
    center = Noun("center", "spot", centers, titles)
    square = Noun("square", "spot", names, titles + names[game.centers :])
    good = Noun("good", "word", GOODS)
    slot = Noun("slot", "piece", ("", "1", "2", "3"), at=card_id)
    bundle = Noun("bundle", "word", BUNDLES, tuple(map(bundle_label, BUNDLES)))
    cargo = Noun("cargo", "word", CARGO, CARGO_LABELS)
    amount = number_noun("number", 1, int(game.gold))
    number = number_noun("number", 0, 9999)
    says = tuple(e.says for e in ENDINGS)
    ending = Noun("ending", "word", ("", "empty", "short", "calm", "turns"), ("", *says))
    die = number_noun("roll", 1, numbers.DIE_SIDES)
    return Words(
        seats=seats,
        actions=[*own_actions(center, square, slot), *trade_actions(seat, bundle, amount)],
        outcomes=[
            Verb(numbers.DIE, "roll", (die,), "LR-R5"),
            Verb(numbers.HAS, "has", (center, good), "LR-R10"),
            Verb(numbers.NEEDS, "needs", (center, good), "LR-R13"),
        ],
        events=[
            *setup_events(seat, center, good, number),
            *turn_events(seat, square, good, number, ending),
            *center_events(seat, center, good, number),
            *trade_events(seat, cargo, number),
        ],
        reasons=[
            *step_reasons(seat),
            *center_reasons(square, number),
            *trade_reasons(seat, number),
        ],
        steps=STEPS,
        endings=ENDINGS,
    )


def card_id(s: State, seat: int, slot: int) -> str:
    """On the table a card is named by its owner and its slot: red.2"""
    return f"{SEATS[seat]}.{slot}"


def listed(things: list[str]) -> str:
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def bundle_label(bundle: str) -> str:
    if bundle == "0":
        return "nothing"
    return f"card{'s' if len(bundle) > 1 else ''} {listed(list(bundle))}"


def cargo_goods(cards: int) -> list[str] | None:
    """Up to three goods, four bits each without gaps, as the state keeps them; or None."""
    row = [cards & 15, cards >> 4 & 15, cards >> 8]
    found = [card for card in row if card]
    if max(row) > len(GOODS) or row[: len(found)] != found:
        return None
    return [GOODS[card - 1] for card in found]


def cargo_text(cards: int) -> str:
    found = cargo_goods(cards)
    return "" if found is None else ".".join(found) or "nothing"


def cargo_label(cards: int) -> str:
    return listed(cargo_goods(cards) or ["nothing"])


CARGO = tuple(map(cargo_text, range(0x889)))
CARGO_LABELS = tuple(map(cargo_label, range(0x889)))


def own_actions(center: Noun, square: Noun, slot: Noun) -> list[Verb]:
    rolls = "The die cannot be taken back."
    draws = "A card is turned up, and that cannot be taken back."
    return [
        Verb(numbers.START, "start", (center,), "LR-R4", "Start at {a}"),
        Verb(numbers.ROLL, "roll", (), "LR-R5", "Roll the die and move", rolls),
        Verb(numbers.STAY, "stay", (), "LR-A7", "Stay here this turn"),
        Verb(numbers.BEG, "beg", (), "LR-A24", "Take poor relief and end your turn"),
        Verb(numbers.MOVE, "move", (square,), "LR-R6", "Move to {a}"),
        Verb(numbers.BUY, "buy", (), "LR-R10", "Buy the card in the HAS box", draws),
        Verb(numbers.SELL, "sell", (slot,), "LR-R12", "Sell card {a}"),
        Verb(numbers.DONE, "done", (), "LR-A33", "Close the sale"),
        Verb(numbers.END, "end", (), "LR-R14", "End your turn"),
    ]


def trade_actions(seat: Noun, bundle: Noun, amount: Noun) -> list[Verb]:
    return [
        Verb(
            numbers.OFFER,
            "offer",
            (seat, bundle, bundle),
            "LR-A32",
            "Offer {a} a trade: you give {b}, you want {c}",
        ),
        Verb(numbers.PAY, "pay", (amount,), "LR-A26", "Add {a} gold yourself"),
        Verb(numbers.ASK, "ask", (amount,), "LR-A26", "Ask for {a} gold as well"),
        Verb(numbers.EVEN, "even", (), "LR-A26", "No gold on either side"),
        Verb(numbers.ACCEPT, "accept", (), "LR-A26", "Accept the offer"),
        Verb(numbers.DECLINE, "decline", (), "LR-A26", "Decline the offer"),
        Verb(
            numbers.COUNTER,
            "counter",
            (bundle, bundle),
            "LR-A32",
            "Make another offer: you give {a}, you want {b}",
        ),
        Verb(numbers.WITHDRAW, "withdraw", (), "LR-A26", "Withdraw your offer"),
    ]


def setup_events(seat: Noun, center: Noun, good: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.DEALT_HAS, "{a} has {b}.", "LR-R2", (center, good)),
        Sentence(numbers.DEALT_NEEDS, "{a} needs {b}.", "LR-R2", (center, good)),
        Sentence(numbers.ROLLED_TO_START, "{a} rolled {b} for the start.", "LR-R4", (seat, number)),
        Sentence(numbers.TIED, "Those who rolled {a} tied and rolled again.", "LR-A4", (number,)),
        Sentence(numbers.BEGINS, "{a} rolled highest and began.", "LR-R4", (seat,)),
        Sentence(numbers.STARTED, "{a} started at {b}.", "LR-R4", (seat, center)),
    ]


def turn_events(seat: Noun, square: Noun, good: Noun, number: Noun, ending: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.ROLLED, "{a} rolled {b}.", "LR-R5", (seat, number)),
        Sentence(numbers.STAYED, "{a} stayed at {b}.", "LR-A7", (seat, square)),
        Sentence(numbers.BEGGED, "{a} took {b} gold of poor relief.", "LR-A24", (seat, number)),
        Sentence(numbers.MOVED, "{a} moved to {b}.", "LR-R6", (seat, square)),
        Sentence(
            numbers.SENT_BACK, "{a} was sent back {b} to {c}.", "LR-R9", (seat, number, square)
        ),
        Sentence(numbers.LOST_GOLD, "{a} lost {b} gold to the bank.", "LR-R9", (seat, number)),
        Sentence(numbers.WILL_MISS, "{a} will miss the next turn.", "LR-R9", (seat,)),
        Sentence(numbers.MISSED, "{a} missed a turn.", "LR-A13", (seat,)),
        Sentence(numbers.LOST_CARGO, "{a} rolled {c} and lost {b}.", "LR-R8", (seat, good, number)),
        Sentence(numbers.LOST_NOTHING, "{a} lost no cargo.", "LR-R8", (seat,)),
        Sentence(
            numbers.ROUND_ENDED, "Round {a} ended with {b} in the bank.", "LR-A34", (number,) * 2
        ),
        Sentence(numbers.FELL_SHORT, "The bank was {a} short.", "LR-A22", (number,)),
        Sentence(numbers.ENDED, "The game ended. {a}", "LR-R16", (ending,)),
    ]


def center_events(seat: Noun, center: Noun, good: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.BOUGHT, "{a} bought {b} at {c}.", "LR-R10", (seat, good, center)),
        Sentence(numbers.SOLD, "{a} sold {b} for {c}.", "LR-R12", (seat, good, number)),
        Sentence(numbers.SERVED, "{a} had needed {b}.", "LR-R13", (center, good)),
        Sentence(numbers.REFILLED_HAS, "{a} now has {b}.", "LR-R10", (center, good)),
        Sentence(numbers.REFILLED_NEEDS, "{a} now needs {b}.", "LR-R13", (center, good)),
        Sentence(numbers.RESHUFFLED, "The discards were shuffled into the deck.", "LR-A17"),
        Sentence(numbers.SALE_CLOSED, "{a} closed the sale.", "LR-A33", (seat,)),
    ]


def trade_events(seat: Noun, cargo: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.OFFERED, "{a} offered {b} {c}.", "LR-A32", (seat, seat, cargo)),
        Sentence(
            numbers.WANTED, "In return {a} wanted {c} from {b}.", "LR-A32", (seat, seat, cargo)
        ),
        Sentence(numbers.WILL_PAY, "{a} would add {b} gold.", "LR-A26", (seat, number)),
        Sentence(numbers.WILL_ASK, "{a} asked {b} for {c} gold.", "LR-A26", (seat, seat, number)),
        Sentence(numbers.WILL_SWAP, "{a} asked for no gold.", "LR-A26", (seat,)),
        Sentence(numbers.ACCEPTED, "{a} accepted the offer of {b}.", "LR-A26", (seat, seat)),
        Sentence(numbers.DECLINED, "{a} declined the offer of {b}.", "LR-A26", (seat, seat)),
        Sentence(numbers.COUNTERED, "{a} made {b} another offer instead.", "LR-A32", (seat, seat)),
        Sentence(numbers.WITHDREW, "{a} withdrew the offer to {b}.", "LR-A26", (seat, seat)),
    ]


def step_reasons(seat: Noun) -> list[Sentence]:
    step = Noun("step", "word", ("", *(s.name for s in STEPS)), ("", *NOW))
    return [
        Sentence(numbers.NOT_A_TEXT, "That is no action of this game.", "LR-A31"),
        Sentence(numbers.OVER, "The game is over.", "LR-A31"),
        Sentence(numbers.NOT_NOW, "Not now: {a}.", "LR-A31", (step,)),
        Sentence(numbers.NOT_YOUR_TURN, "It is {a}'s turn.", "LR-R4", (seat,)),
        Sentence(numbers.NOT_YOUR_WORD, "It is for {a} to say.", "LR-A26", (seat,)),
        Sentence(numbers.NOT_YOUR_OFFER, "Only {a} may withdraw this offer.", "LR-A26", (seat,)),
    ]


def center_reasons(square: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.NO_STAYING, "This table plays without staying: roll the die.", "LR-A7"),
        Sentence(numbers.STAY_ON_ROAD, "You can stay only at a trade center.", "LR-A7"),
        Sentence(numbers.NO_RELIEF, "This table plays without poor relief.", "LR-A24"),
        Sentence(numbers.BEG_ON_ROAD, "Poor relief is given only at a trade center.", "LR-A24"),
        Sentence(
            numbers.NOT_BROKE,
            "Poor relief is for those with less than {a} gold; you have {b}.",
            "LR-A24",
            (number, number),
        ),
        Sentence(numbers.BEG_WITH_CARGO, "Poor relief is for those without cargo.", "LR-A24"),
        Sentence(numbers.HAS_DEALT, "You have bought or sold in this turn.", "LR-A24"),
        Sentence(
            numbers.NO_PATH,
            "With a roll of {a} no move from {b} ends on {c}: use the whole roll, "
            "or stop at a trade center on the way.",
            "LR-R6",
            (number, square, square),
        ),
        Sentence(numbers.BUY_ON_ROAD, "You can buy only at a trade center.", "LR-R10"),
        Sentence(
            numbers.BOUGHT_ALREADY,
            "Purchases in a turn: {a}, and you have made them.",
            "LR-R14",
            (number,),
        ),
        Sentence(
            numbers.TOO_POOR, "A card costs {a} gold; you have {b}.", "LR-R10", (number, number)
        ),
        Sentence(
            numbers.HAND_FULL, "You hold {a} cargo already, and that is all.", "LR-R11", (number,)
        ),
        Sentence(numbers.SELL_ON_ROAD, "You can sell only at a trade center.", "LR-R12"),
        Sentence(
            numbers.SOLD_ALREADY,
            "Sales in a turn: {a}, and you have made them.",
            "LR-R14",
            (number,),
        ),
        Sentence(numbers.SLOT_EMPTY, "You have no card in place {a}.", "LR-R12", (number,)),
    ]


def trade_reasons(seat: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.TO_ONESELF, "An offer goes to another player.", "LR-A26"),
        Sentence(
            numbers.NO_OFFER_LEFT,
            "Offers in a turn: {a}, and you have made them.",
            "LR-A32",
            (number,),
        ),
        Sentence(numbers.OWN_SLOT_EMPTY, "You have only {a} cargo to give.", "LR-A26", (number,)),
        Sentence(
            numbers.OTHER_SLOT_EMPTY, "They have only {a} cargo to give.", "LR-A26", (number,)
        ),
        Sentence(numbers.NO_CARGO_NAMED, "A trade has cargo on at least one side.", "LR-A26"),
        Sentence(numbers.NOTHING_TO_PAY, "You would give nothing: you have no gold.", "LR-A26"),
        Sentence(numbers.NOTHING_TO_ASK, "They would give nothing: they have no gold.", "LR-A26"),
        Sentence(
            numbers.HAND_OVERFULL, "Somebody would hold more than {a} cargo.", "LR-A21", (number,)
        ),
        Sentence(numbers.PAYS_TOO_MUCH, "You have {a} gold.", "LR-A26", (number,)),
        Sentence(
            numbers.PAYS_FOR_NOTHING, "You would get nothing: ask for gold instead.", "LR-A26"
        ),
        Sentence(numbers.ASKS_TOO_MUCH, "{a} has {b} gold.", "LR-A26", (seat, number)),
        Sentence(numbers.ASKS_FOR_NOTHING, "You would give nothing: pay gold instead.", "LR-A26"),
        Sentence(
            numbers.EVEN_FOR_NOTHING, "One side would give nothing: gold has to be paid.", "LR-A26"
        ),
    ]


STEPS = (
    Sentence(state.DEALING, "The boxes are filled.", "LR-R2", name="dealing"),
    Sentence(state.OPENING, "The die decides who begins.", "LR-R4", name="opening"),
    Sentence(state.ROLLING, "The die is rolled.", "LR-R5", name="rolling"),
    Sentence(state.LOSING, "The die decides which cargo is lost.", "LR-R8", name="losing"),
    Sentence(state.REFILLING, "A card is turned up.", "LR-R10", name="refilling"),
    Sentence(
        state.STARTING, "{seat} chooses a trade center to start at.", "LR-R4", name="starting"
    ),
    Sentence(
        state.DEPARTING,
        "{seat} rolls; at a center also stays, buys or sells.",
        "LR-R5",
        name="departing",
    ),
    Sentence(state.MOVING, "{seat} moves.", "LR-R6", name="moving"),
    Sentence(state.TRADING, "{seat} buys, sells, or ends the turn.", "LR-R14", name="trading"),
    Sentence(
        state.SELLING, "{seat} sells another card, or closes the sale.", "LR-A33", name="selling"
    ),
    Sentence(
        state.PRICING, "{seat} names the gold that goes with the offer.", "LR-A26", name="pricing"
    ),
    Sentence(
        state.ANSWERING,
        "{seat} accepts, declines, or makes another offer.",
        "LR-A26",
        name="answering",
    ),
    Sentence(state.RESTING, "The game is over.", "LR-R16", name="resting"),
)

NOW = (  # what stands in the way, by step
    "the boxes are still being filled",
    "the die still decides who begins",
    "the die is being rolled",
    "the die decides which cargo is lost",
    "a card is being turned up",
    "starting centers are being chosen",
    "the player on turn has not rolled",
    "a move is under way",
    "the player on turn has arrived at a center",
    "a sale is open",
    "a price is being named for an offer",
    "an offer waits for its answer",
    "the game is over",
)

ENDINGS = (
    Sentence(numbers.BANK_EMPTY, "The bank is empty.", "LR-R16"),
    Sentence(numbers.BANK_SHORT, "The bank could not pay in full.", "LR-A22"),
    Sentence(numbers.CALM, "The bank stood still for too many rounds.", "LR-A25"),
    Sentence(numbers.TURNS, "Everyone has had the last turn.", "LR-A25"),
)
