"""The words of Trade Routes on the road: its notation, and what its sentences speak of."""

from argosy.core.contract import CHANCE_DUE, NOT_A_TEXT, NOT_ASKED, NOT_NOW, OVER
from argosy.core.words import Sentence, Verb, Words, steps_of
from argosy.games.land_routes import numbers as r
from argosy.games.land_routes import state as st
from argosy.games.land_routes.tables import Tables
from argosy.games.land_routes.words.nouns import SEATS, Nouns
from argosy.games.land_routes.words.options import OPTIONS
from argosy.games.land_routes.words.stakes import Staked

__all__ = ["OPTIONS", "words"]


def words(game: Tables) -> Words:
    n = Nouns(game, ENDINGS)
    staked = Staked(game, n)
    return Words(
        seats=SEATS[: game.seats],
        actions=[*own_actions(n, staked), *trade_actions(n, staked)],
        outcomes=[
            Verb(r.DIE, "roll", (n.die,), "LR-R5"),
            Verb(r.HAS, "has", (n.center, n.good), "LR-R10"),
            Verb(r.NEEDS, "needs", (n.center, n.good), "LR-R13"),
        ],
        events=[*setup_events(n), *turn_events(n), *center_events(n), *trade_events(n)],
        reasons=[*step_reasons(n), *center_reasons(n), *trade_reasons(n)],
        steps=steps_of(game, STEPS),
        endings=ENDINGS,
    )


# ── Actions ───────────────────────────────────────────────────────────────────────────────────────


def own_actions(n: Nouns, staked: Staked) -> list[Verb]:
    return [
        Verb(r.START, "start", (n.center,), "LR-R4", stakes=staked.start),
        Verb(r.ROLL, "roll", (), "LR-R5"),
        Verb(r.STAY, "stay", (), "LR-A7", stakes=staked.here, yields=True),
        Verb(r.BEG, "beg", (), "LR-A24", stakes=staked.beg, yields=True),
        Verb(r.MOVE, "move", (n.to,), "LR-R6", stakes=staked.move),
        Verb(r.BUY, "buy", (), "LR-R10", stakes=staked.buy),
        Verb(r.SELL, "sell", (n.slot,), "LR-R12", stakes=staked.sell),
        Verb(r.DONE, "done", (), "LR-A33", yields=True),
        Verb(r.END, "end", (), "LR-R14", yields=True),
    ]


def trade_actions(n: Nouns, staked: Staked) -> list[Verb]:
    return [
        Verb(r.OFFER, "offer", (n.other, n.given, n.wanted), "LR-A32", stakes=staked.offer),
        Verb(r.PAY, "pay", (n.amount,), "LR-A26", stakes=staked.pay),
        Verb(r.ASK, "ask", (n.amount,), "LR-A26", stakes=staked.ask),
        Verb(r.EVEN, "even", (), "LR-A26", stakes=staked.even),
        Verb(r.ACCEPT, "accept", (), "LR-A26", stakes=staked.accept),
        Verb(r.DECLINE, "decline", (), "LR-A26", stakes=staked.decline),
        Verb(r.COUNTER, "counter", (n.given, n.wanted), "LR-A32", stakes=staked.counter),
        Verb(r.WITHDRAW, "withdraw", (), "LR-A26", stakes=staked.withdraw),
    ]


# ── Events ────────────────────────────────────────────────────────────────────────────────────────


def setup_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(r.DEALT_HAS, "dealt-has", "LR-R2", (n.center, n.good)),
        Sentence(r.DEALT_NEEDS, "dealt-needs", "LR-R2", (n.center, n.good)),
        Sentence(r.ROLLED_TO_START, "rolled-to-start", "LR-R4", (n.seat, n.roll)),
        Sentence(r.TIED, "tied", "LR-A4", (n.roll,)),
        Sentence(r.BEGINS, "begins", "LR-R4", (n.seat,)),
        Sentence(r.STARTED, "started", "LR-R4", (n.seat, n.center)),
    ]


def turn_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(r.ROLLED, "rolled", "LR-R5", (n.seat, n.roll)),
        Sentence(r.STAYED, "stayed", "LR-A7", (n.seat, n.center)),
        Sentence(r.BEGGED, "begged", "LR-A24", (n.seat, n.gold)),
        Sentence(r.MOVED, "moved", "LR-R6", (n.seat, n.to)),
        Sentence(r.SENT_BACK, "sent-back", "LR-R9", (n.seat, n.number, n.to)),
        Sentence(r.LOST_GOLD, "lost-gold", "LR-R9", (n.seat, n.gold)),
        Sentence(r.WILL_MISS, "will-miss", "LR-R9", (n.seat,)),
        Sentence(r.MISSED, "missed", "LR-A13", (n.seat,)),
        Sentence(r.LOST_CARGO, "lost-cargo", "LR-R8", (n.seat, n.good, n.roll)),
        Sentence(r.LOST_NOTHING, "lost-nothing", "LR-R8", (n.seat,)),
        Sentence(r.ROUND_ENDED, "round-ended", "LR-A34", (n.round, n.gold)),
        Sentence(r.FELL_SHORT, "fell-short", "LR-A22", (n.gold,)),
        Sentence(r.ENDED, "ended", "LR-R16", (n.ending,)),
    ]


def center_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(r.BOUGHT, "bought", "LR-R10", (n.seat, n.good, n.center)),
        Sentence(r.SOLD, "sold", "LR-R12", (n.seat, n.good, n.gold)),
        Sentence(r.SERVED, "served", "LR-R13", (n.center, n.good)),
        Sentence(r.REFILLED_HAS, "refilled-has", "LR-R10", (n.center, n.good)),
        Sentence(r.REFILLED_NEEDS, "refilled-needs", "LR-R13", (n.center, n.good)),
        Sentence(r.RESHUFFLED, "reshuffled", "LR-A17"),
        Sentence(r.SALE_CLOSED, "sale-closed", "LR-A33", (n.seat,)),
    ]


def trade_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(r.OFFERED, "offered", "LR-A32", (n.seat, n.other, n.cargo)),
        Sentence(r.WANTED, "wanted", "LR-A32", (n.seat, n.other, n.cargo)),
        Sentence(r.WILL_PAY, "will-pay", "LR-A26", (n.seat, n.gold)),
        Sentence(r.WILL_ASK, "will-ask", "LR-A26", (n.seat, n.other, n.gold)),
        Sentence(r.WILL_SWAP, "will-swap", "LR-A26", (n.seat,)),
        Sentence(r.ACCEPTED, "accepted", "LR-A26", (n.seat, n.other)),
        Sentence(r.DECLINED, "declined", "LR-A26", (n.seat, n.other)),
        Sentence(r.COUNTERED, "countered", "LR-A32", (n.seat, n.other)),
        Sentence(r.WITHDREW, "withdrew", "LR-A26", (n.seat, n.other)),
    ]


# ── Reasons ───────────────────────────────────────────────────────────────────────────────────────


def step_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(NOT_A_TEXT, "not-a-text", "LR-A31"),
        Sentence(OVER, "over", "LR-A31", (n.ending,)),
        *(
            Sentence(
                CHANCE_DUE if step <= st.REFILLING else NOT_NOW, f"while-{id}", "LR-A31", when=step
            )
            for step, id in enumerate(STEPS[:-1], 1)
        ),
        Sentence(NOT_ASKED, "not-asked", "LR-R4", (n.seat,)),
        Sentence(r.NOT_YOUR_WORD, "not-your-word", "LR-A26", (n.seat,)),
        Sentence(r.NOT_YOUR_OFFER, "not-your-offer", "LR-A26", (n.seat,)),
    ]


def center_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(r.NO_STAYING, "no-staying", "LR-A7"),
        Sentence(r.STAY_ON_ROAD, "stay-on-road", "LR-A7"),
        Sentence(r.NO_RELIEF, "no-relief", "LR-A24"),
        Sentence(r.BEG_ON_ROAD, "beg-on-road", "LR-A24"),
        Sentence(r.NOT_BROKE, "not-broke", "LR-A24", (n.price, n.gold)),
        Sentence(r.BEG_WITH_CARGO, "beg-with-cargo", "LR-A24"),
        Sentence(r.HAS_DEALT, "has-dealt", "LR-A24"),
        Sentence(r.NO_PATH, "no-path", "LR-R6", (n.roll, n.start, n.to)),
        Sentence(r.BUY_ON_ROAD, "buy-on-road", "LR-R10"),
        Sentence(r.BOUGHT_ALREADY, "bought-already", "LR-R14", (n.number,)),
        Sentence(r.TOO_POOR, "too-poor", "LR-R10", (n.price, n.gold)),
        Sentence(r.HAND_FULL, "hand-full", "LR-R11", (n.number,)),
        Sentence(r.SELL_ON_ROAD, "sell-on-road", "LR-R12"),
        Sentence(r.SOLD_ALREADY, "sold-already", "LR-R14", (n.number,)),
        Sentence(r.SLOT_EMPTY, "slot-empty", "LR-R12", (n.number,)),
    ]


def trade_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(r.TO_ONESELF, "to-oneself", "LR-A26"),
        Sentence(r.NO_OFFER_LEFT, "no-offer-left", "LR-A32", (n.number,)),
        Sentence(r.OWN_SLOT_EMPTY, "own-slot-empty", "LR-A26", (n.number,)),
        Sentence(r.OTHER_SLOT_EMPTY, "other-slot-empty", "LR-A26", (n.number,)),
        Sentence(r.NO_CARGO_NAMED, "no-cargo-named", "LR-A26"),
        Sentence(r.NOTHING_TO_PAY, "nothing-to-pay", "LR-A26"),
        Sentence(r.NOTHING_TO_ASK, "nothing-to-ask", "LR-A26"),
        Sentence(r.HAND_OVERFULL, "hand-overfull", "LR-A21", (n.number,)),
        Sentence(r.PAYS_TOO_MUCH, "pays-too-much", "LR-A26", (n.gold,)),
        Sentence(r.PAYS_FOR_NOTHING, "pays-for-nothing", "LR-A26"),
        Sentence(r.ASKS_TOO_MUCH, "asks-too-much", "LR-A26", (n.seat, n.gold)),
        Sentence(r.ASKS_FOR_NOTHING, "asks-for-nothing", "LR-A26"),
        Sentence(r.EVEN_FOR_NOTHING, "even-for-nothing", "LR-A26"),
    ]


# ── Steps and endings ─────────────────────────────────────────────────────────────────────────────

STEPS = (
    *("dealing", "opening", "rolling", "losing", "refilling", "starting"),
    *("departing", "moving", "trading", "selling", "pricing", "answering", "resting"),
)

ENDINGS = (
    Sentence(r.BANK_EMPTY, "bank-empty", "LR-R16"),
    Sentence(r.BANK_SHORT, "bank-short", "LR-A22"),
    Sentence(r.CALM, "calm", "LR-A25"),
    Sentence(r.TURNS, "turns", "LR-A25"),
)
