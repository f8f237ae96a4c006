"""The seed of every randomised test, and a tiny game for the tests of the core: a pot, a coin to
toss, cards that one seat sees.
"""

import os
import secrets
import zlib
from collections.abc import Generator, Iterator
from typing import Any, Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from argosy.core import language, registry
from argosy.core.contract import (
    CHANCE,
    EVERYONE,
    LEGAL,
    NOBODY,
    UNKNOWN,
    Game,
    Rng,
    State,
    a_of,
    pack,
    verb_of,
)
from argosy.core.edition import Edition
from argosy.core.table import Counter, Spot, Table, Zone
from argosy.core.words import Noun, Option, Sentence, Verb, Words, number_noun

# ── Seeds ──


def pytest_addoption(parser: pytest.Parser) -> None:
    says = "repeats the randomised tests of the run that printed this number"
    parser.addoption("--seed", type=int, metavar="N", help=says)


def pytest_configure(config: pytest.Config) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        os.environ.pop(name, None)  # whatever speaks the language of the locale speaks English here
    given = getattr(config, "workerinput", {}).get("seed", config.option.seed)
    config.option.seed = secrets.randbelow(1_000_000) if given is None else given


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """All workers of pytest-xdist draw from one seed."""
    node.workerinput["seed"] = node.config.option.seed


def pytest_report_header(config: pytest.Config) -> str:
    return f"randomised tests: --seed {config.option.seed}"


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """What this test draws from. It comes from the seed of the run and the name of the test, so the
    test alone draws the same as among all others.
    """
    return zlib.crc32(f"{request.config.option.seed} {request.node.nodeid}".encode())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Below every randomised test that fails stands how to repeat it."""
    report = yield
    if report.failed and "seed" in getattr(item, "fixturenames", ()):
        again = f"pytest '{item.nodeid}' --seed {item.config.option.seed}"
        report.sections.append(("Seed", f"Repeat it with: {again}"))
    return report


# ── The pot ──

ADD, TOSS, DRAW, PEEK, END, STOP, BREAK = range(1, 8)
SIDE, CARD = 1, 2
ACTING, TOSSING, DRAWING, RESTING = 1, 2, 3, 4
ADDED, TOSSED, DREW, PEEKED = 1, 2, 3, 4
NOTATION, OVER, CHANCE_AWAITED, NOT_YOUR_TURN, TOO_MUCH = 1, 2, 3, 4, 5


class PotState(State):
    pot: int
    heads: int
    cards: "vec[i64]"

    def __init__(self) -> None:
        super().__init__()
        self.step = ACTING
        self.pot = 0
        self.heads = 0
        self.cards = vec[i64]([0, 0])

    def copy_from(self, other: Self) -> None:
        self.step, self.mover, self.decider = other.step, other.mover, other.decider
        self.ending, self.shown = other.ending, other.shown
        self.pot, self.heads = other.pot, other.heads
        self.cards = other.cards[:]

    def clone(self) -> Self:
        twin = type(self)()
        twin.copy_from(self)
        return twin

    def fields(self) -> list[str]:
        return ["pot", "heads", "cards"]


class Pot(Game[PotState]):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        self.room = 9
        self.bound = 1000

    def setup(self) -> PotState:
        return PotState()

    def waiting_for(self, s: PotState) -> i64:
        if s.step == RESTING:
            return NOBODY
        return s.decider if s.step == ACTING else CHANCE

    def why_not(self, s: PotState, seat: i64, action: i64) -> i64:
        if not ADD <= verb_of(action) <= BREAK:
            return NOTATION
        if s.step == RESTING:
            return OVER
        if s.step != ACTING:
            return CHANCE_AWAITED
        if seat != s.decider:
            return pack(NOT_YOUR_TURN, s.decider)
        if verb_of(action) == ADD and s.pot + a_of(action) > self.options["most"]:
            return pack(TOO_MUCH, self.options["most"])
        return LEGAL

    def legal(self, s: PotState, seat: i64, out: "vec[i64]") -> i64:
        every = [*(pack(ADD, n) for n in (1, 2, 3)), TOSS, DRAW, PEEK, END, STOP, BREAK]
        found = [action for action in every if self.why_not(s, seat, action) == LEGAL]
        for n, action in enumerate(found):
            out[n] = action
        return len(found)

    def outcomes(self, s: PotState) -> list[i64]:
        if s.step == TOSSING:
            return [pack(SIDE, 0), pack(SIDE, 1)]
        return [pack(CARD, s.mover, n) for n in range(1, 10)]

    def hears(self, s: PotState) -> i64:
        return s.mover if s.step == DRAWING else EVERYONE

    def apply(self, s: PotState, action: i64) -> None:
        verb, a = verb_of(action), a_of(action)
        if s.step == TOSSING:
            s.heads += 1 - a
            s.step = ACTING
            s.tell(TOSSED, s.mover, a)
        elif s.step == DRAWING:
            s.cards[s.mover] = action >> 24 & 65535
            s.step = ACTING
            s.whisper(DREW, s.mover, 0, s.cards[s.mover], s.mover)
        elif verb == ADD:
            s.pot += a
            s.tell(ADDED, s.mover, a)
        elif verb in (TOSS, DRAW):
            s.step = TOSSING if verb == TOSS else DRAWING
        elif verb == PEEK:
            s.shown += 1
            s.tell(PEEKED, s.mover)
        elif verb == END:
            s.mover = s.decider = 1 - s.mover
        elif verb == STOP:
            s.step, s.ending = RESTING, 1
        else:
            s.pot = -1
            raise ZeroDivisionError("a fault in a rule")

    def scores(self, s: PotState) -> list[i64]:
        return [s.cards[0], s.cards[1]]

    def winners(self, s: PotState) -> list[i64]:
        best = max(s.cards)
        return [seat for seat in range(2) if s.cards[seat] == best]

    def census(self, s: PotState) -> list[i64]:
        return [1]

    def redact(self, s: PotState, viewer: i64) -> PotState:
        known = s.clone()
        for seat in range(2):
            if seat != viewer:
                known.cards[seat] = UNKNOWN
        return known

    def imagine(self, known: PotState, viewer: i64, rng: Rng) -> PotState:
        world = known.clone()
        for seat in range(2):
            if world.cards[seat] == UNKNOWN:
                world.cards[seat] = 1 + rng.below(9)
        return world

    def appraise(self, s: PotState) -> list[float]:
        return [s.pot / 100 - s.heads, -s.pot / 100 + s.heads]


SENTENCES = """
title = Pot
designer = nobody
action-add = Add { $amount }
action-toss = Toss
warning-toss = A coin will be tossed.
action-draw = Draw
action-peek = Peek
action-end = End
action-stop = Stop
action-break = Break
event-added = { PERSON($seat) ->
    [you] You added { $number }.
   *[other] { $seat } added { $number }.
}
event-tossed = { $seat } tossed { $side }.
event-drew = { KEY($card) ->
    [hidden] { $seat } drew a card.
   *[other] { $seat } drew { $card }.
}
event-peeked = { $seat } peeked.
reason-it-is-over = It is over.
reason-chance = Chance is awaited.
reason-too-much = The pot holds { $most } at most.
step-acting = { PERSON($seat) ->
    [you] Act.
   *[other] { $seat } acts.
}
step-tossing = The coin is tossed.
step-drawing = A card is drawn.
step-resting = It is over.
ending-stopped = Somebody stopped.
option-most = What the pot holds
counter-card = own card
"""


def words(game: Pot) -> Words:
    seat = Noun("seat", "seat", ("red", "blue"))
    number = number_noun("number", 1, 9)
    amount = number_noun("amount", 1, 3)
    most = number_noun("most", 0, 99)
    side = Noun("side", "word", ("heads", "tails"))
    nothing = number_noun("nothing", 0, 9).called("nothing", silent=True)
    return Words(
        seats=("red", "blue"),
        actions=[
            Verb(ADD, "add", (amount,), "PO-R1"),
            Verb(TOSS, "toss", (), "PO-R2", warns=True),
            Verb(DRAW, "draw"),
            Verb(PEEK, "peek"),
            Verb(END, "end"),
            Verb(STOP, "stop"),
            Verb(BREAK, "break"),
        ],
        outcomes=[Verb(SIDE, "side", (side,)), Verb(CARD, "card", (seat, number))],
        events=[
            Sentence(ADDED, "added", "PO-R1", (seat, number)),
            Sentence(TOSSED, "tossed", "", (seat, side)),
            Sentence(DREW, "drew", "", (seat, nothing, number.called("card"))),
            Sentence(PEEKED, "peeked", "", (seat,)),
        ],
        reasons=[
            Sentence(NOTATION, "not-a-text"),
            Sentence(OVER, "it-is-over", "PO-R9"),
            Sentence(CHANCE_AWAITED, "chance", "PO-R3"),
            Sentence(NOT_YOUR_TURN, "not-asked", "PO-R4", (seat,)),
            Sentence(TOO_MUCH, "too-much", "PO-R5", (most,)),
        ],
        steps=[
            Sentence(ACTING, "acting"),
            Sentence(TOSSING, "tossing"),
            Sentence(DRAWING, "drawing"),
            Sentence(RESTING, "resting"),
        ],
        endings=[Sentence(1, "stopped", "PO-R9")],
    )


POT = Edition(
    id="pot",
    code="PO",
    minutes="1",
    seats=(2,),
    options=(Option("most", 20, 1, 50, "PO-R5"),),
    default_seats=2,
    rules=2,
    last_rule=9,
    last_ruling=0,
    make=Pot,
    words=words,
    backdrop=lambda game, known: Table((Zone("board", 1, 1),), spots=(Spot("pot", 0, 0),)),
    table=lambda game, s, viewer: Table(counters=(Counter("board", "card", s.cards[viewer]),)),
)


@pytest.fixture(name="pot")
def put_pot_in_the_box(monkeypatch: pytest.MonkeyPatch) -> Iterator[Edition]:
    """As if `argosy.games.pot` were there, beside the other games."""
    monkeypatch.setitem(registry.installed(), "pot", registry.Installed(POT, "tests", "the tests"))
    usual = language.source
    monkeypatch.setattr(
        language,
        "source",
        lambda code, game: usual(code, game) + (SENTENCES if game == "pot" else ""),
    )
    # It has no files by which the laws could know its languages.
    monkeypatch.setattr("argosy.laws.harness.languages_of", lambda game: ["en"])
    yield POT
    language.bundle.cache_clear()
