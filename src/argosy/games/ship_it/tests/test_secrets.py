"""What each viewer knows: SI-R19, SI-A32, SI-A39, SI-A50, and that nothing else gets through.

Non-interference: whatever the values are that a viewer does not know, he receives the same, byte for
byte. Leaks planted one by one show that the test would notice.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from msgspec import json, structs
from mypy_extensions import i64

import argosy
from argosy.core.contract import CHANCE, SPECTATOR, UNKNOWN, Event, Rng, pack
from argosy.core.edition import Edition
from argosy.core.table import Counter as TableCounter
from argosy.core.table import Piece, Table
from argosy.core.words import Words
from argosy.games.ship_it.facts import ShipItFacts
from argosy.games.ship_it.facts import facts as ship_it_facts
from argosy.games.ship_it.game import ShipIt
from argosy.games.ship_it.numbers import DONE, LOOKED, MOVED, NOT_YOUR_LOAD, SHIP
from argosy.games.ship_it.secrets import redact
from argosy.games.ship_it.state import LOOKING, SHIPPING, STOPPING, ShipItState
from argosy.games.ship_it.tests.tables import Yard, start
from argosy.games.ship_it.words import LOADS
from argosy.kit.bags import BIT

EDITION = argosy.edition("ship_it")
RECORDS = Path(__file__).parent.parent / "records"
STATES = 200  # for each number of seats
REFUSED = ("buy", "pipstop 9", "ship red1 a1", "ship blue3 red.5", "chit green2", "official a1")


# ── Positions with secrets ────────────────────────────────────────────────────────────────────────


@cache
def positions(seats: int) -> list[ShipItState]:
    """From golden records: mostly those in which somebody knows what another does not."""
    found: list[ShipItState] = []
    for path in sorted(RECORDS.glob("*.txt")):
        match = argosy.replay(path.read_text())
        if len(match.seats) != seats:
            continue
        s = match.game.setup()
        for entry in match.entries:
            match.game.apply(s, entry.code)
            assert isinstance(s, ShipItState)
            if s.round > 0 and match.game.waiting_for(s) >= -1 and match.options == usual(seats):
                found.append(s.clone())
    secret = [s for s in found if any(mask for mask in s.seen)]
    plain = [s for s in found if not any(mask for mask in s.seen)]
    return spread(secret, STATES * 9 // 10) + spread(plain, STATES // 10)


def usual(seats: int) -> dict[str, int]:
    return EDITION.choose({"seats": seats})


def spread(states: list[ShipItState], wanted: int) -> list[ShipItState]:
    """So many, at equal distances; with a repeat where there are too few."""
    return [states[n * len(states) // wanted] for n in range(wanted)]


def worlds(s: ShipItState, viewer: int) -> Iterator[ShipItState]:
    """Every assignment of values that the viewer does not know and the rules allow, `s` among them."""
    known = redact(s, viewer)
    choices = [list(assignments(s, known, colour)) for colour in range(4)]
    for chosen in product(*choices):
        world = s.clone()
        for assignment in chosen:
            for load, value_of in assignment:
                world.values[load] = value_of
        yield world


def assignments(
    s: ShipItState, known: ShipItState, colour: int
) -> Iterator[tuple[tuple[int, int], ...]]:
    """For one colour. Coins of a fist under way swap with those still in it, others among themselves."""
    unknown = [n for n in range(5 * colour, 5 * colour + 5) if known.values[n] == UNKNOWN]
    fresh = [n for n in unknown if s.fresh >> n & 1]
    older = [n for n in unknown if n not in fresh]
    shaken = [v for v in range(1, 6) if s.shaken >> (5 * colour + v - 1) & 1]
    for new in permutations(shaken, len(fresh)):
        for old in permutations([int(s.values[n]) for n in older]):
            if all(s.one_of[n] >> (v - 1) & 1 for n, v in zip(older, old, strict=True)):
                yield (*zip(fresh, new, strict=True), *zip(older, old, strict=True))


# ── What a viewer receives ────────────────────────────────────────────────────────────────────────


def received(edition: Edition, game: ShipIt, words: Words, s: ShipItState, viewer: int) -> str:
    """Everything that reaches a viewer about this position and the decision that follows, as text."""
    known = game.redact(s, viewer)
    message: dict[str, Any] = {
        "state": known.dump(),
        "waiting": int(game.waiting_for(s)),
        "hears": int(game.hears(s)) if game.waiting_for(s) == CHANCE else None,
        "prompt": words.prompt(known),
        "table": repr(edition.table(game, known, viewer)),
        "facts": facts_of(edition, game, known, viewer),
    }
    if viewer >= 0:
        message["legal"] = [words.write(action) for action in game.actions(s, viewer)]
        message["refusals"] = [
            words.refusal(reason).phrase
            for text in REFUSED
            if (reason := game.why_not(s, viewer, words.read(text)))
        ]
    message["next"] = followed(game, words, s, viewer)
    return json.encode(message).decode()


def facts_of(edition: Edition, game: ShipIt, known: ShipItState, viewer: int) -> str:
    assert edition.facts is not None
    return repr(edition.facts(game, known, viewer))


def followed(game: ShipIt, words: Words, s: ShipItState, viewer: int) -> list[Any]:
    """What he hears and sees of the decision that comes next: the first and the last that is legal."""
    seat = int(game.waiting_for(s))
    if seat < 0:
        return []
    actions = game.actions(s, seat)
    found: list[Any] = []
    for action in (actions[0], actions[-1]):
        after = s.clone()
        events: list[Event] = []
        after.events = events
        game.apply(after, action)
        after.events = None
        log = [words.event(event, viewer) for event in events]
        found.append([log, game.redact(after, viewer).dump()])
    return found


def difference(edition: Edition, seats: int, states: list[ShipItState]) -> str:
    """The first state, viewer and world that can be told apart, or ""."""
    game = edition.make(usual(seats))
    words = edition.words(game)
    for number, s in enumerate(states):
        for viewer in range(SPECTATOR, seats):
            truth = ""
            for world in worlds(s, viewer):
                found = received(edition, game, words, world, viewer)
                if truth and found != truth:
                    return f"state {number}, viewer {viewer}"
                truth = found
    return ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_viewer_can_tell_the_values_he_does_not_know(seats: int) -> None:
    """SI-A39, SI-A32, SI-R19: 200 positions, every viewer, every allowed assignment, byte for byte."""
    states = positions(seats)
    assert len(states) == STATES
    many = sum(len(list(worlds(s, SPECTATOR))) > 1 for s in states)
    assert many > STATES // 2, "too few positions hide anything"
    assert difference(EDITION, seats, states) == ""


# ── Planted leaks ─────────────────────────────────────────────────────────────────────────────────

LEAKS: list[Any] = []


def leak(made: Any) -> Any:
    edition = replace(EDITION, make=made) if isinstance(made, type) else made(EDITION)
    LEAKS.append(pytest.param(edition, id=made.__name__))
    return made


def hidden(s: ShipItState) -> list[int]:
    return [n for n in range(20) if s.values[n] > 0 and not s.open >> n & 1]


def with_truth(change: Callable[[Table, ShipItState], Table]) -> Callable[[Edition], Edition]:
    """A layout that peeks: it is handed the whole state instead of what the viewer knows."""

    def plant(edition: Edition) -> Edition:
        def table(game: Any, known: Any, viewer: int) -> Table:
            return change(edition.table(game, known, viewer), known.truth)

        return replace(edition, make=Peeking, table=table)

    return plant


class PeekedState(ShipItState):
    """A redacted state that carries the truth along."""

    def __init__(self, truth: ShipItState | None = None) -> None:
        super().__init__()
        self.truth = truth


class Peeking(ShipIt):
    def redact(self, s: ShipItState, viewer: i64) -> ShipItState:
        known = super().redact(s, viewer)
        peeked = PeekedState(s)
        peeked.fill(known.dump())
        return peeked


@leak
class ForgetsAColour(ShipIt):
    """Black's values are not redacted."""

    def redact(self, s: ShipItState, viewer: i64) -> ShipItState:
        known = super().redact(s, viewer)
        for load in range(20):
            if load % 2:
                known.values[load] = s.values[load]
        return known


def with_values(change: Callable[[Piece, int], Piece]) -> Callable[[Edition], Edition]:
    """A layout that changes each load by its value."""

    def changed(table: Table, truth: ShipItState) -> Table:
        pieces = tuple(
            change(p, int(truth.values[LOADS.index(p.id)])) if p.id in LOADS else p
            for p in table.pieces
        )
        return structs.replace(table, pieces=pieces)

    return with_truth(changed)


@leak
def facts_that_peek(edition: Edition) -> Edition:
    """The values of loads are those of the whole state."""

    def facts(game: Any, known: Any, viewer: int) -> ShipItFacts:
        return ship_it_facts(game, known.truth, viewer)

    return replace(edition, make=Peeking, facts=facts)


@leak
def value_in_an_id(edition: Edition) -> Edition:
    return with_values(lambda p, value: structs.replace(p, id=f"{p.id}.{value}"))(edition)


@leak
def rank_on_the_table(edition: Edition) -> Edition:
    return with_values(lambda p, value: structs.replace(p, rank=str(value)))(edition)


@leak
def order_of_the_pieces(edition: Edition) -> Edition:
    def change(table: Table, truth: ShipItState) -> Table:
        def key(piece: Any) -> int:
            return int(truth.values[LOADS.index(piece.id)]) if piece.id in LOADS else 0

        return structs.replace(table, pieces=tuple(sorted(table.pieces, key=key)))

    return with_truth(change)(edition)


@leak
def length_of_a_message(edition: Edition) -> Edition:
    """As many blank counters as the first hidden load is worth."""

    def change(table: Table, truth: ShipItState) -> Table:
        first = next(iter(hidden(truth)), 0)
        blank = TableCounter("supply", "", 0)
        return structs.replace(table, counters=table.counters + (blank,) * int(truth.values[first]))

    return with_truth(change)(edition)


@leak
class LegalActionByValue(ShipIt):
    """Nobody may end a turn while the first hidden load is worth 3 or more."""

    def legal(self, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
        count = super().legal(s, seat, out)
        heavy = any(s.values[n] >= 3 for n in hidden(s)[:1])
        return count - 1 if heavy and count > 1 and out[count - 1] == DONE else count


@leak
class OrderOfActions(ShipIt):
    """The heaviest load is listed first."""

    def legal(self, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
        count = super().legal(s, seat, out)
        if count and s.step in (STOPPING, SHIPPING):
            heavy = sum(int(s.values[n]) * (n + 1) for n in hidden(s)) % 2
            if heavy:
                out[0], out[count - 1] = out[count - 1], out[0]
        return count


@leak
class RefusalText(ShipIt):
    """A refusal names another load by what it is worth."""

    def why_not(self, s: ShipItState, seat: i64, action: i64) -> i64:
        reason = super().why_not(s, seat, action)
        if reason and hidden(s):
            return pack(NOT_YOUR_LOAD, s.values[hidden(s)[0]])
        return reason


@leak
class EventForAll(ShipIt):
    """Something is told to everybody that only one seat has seen."""

    def apply(self, s: ShipItState, action: i64) -> None:
        secret = hidden(s)
        super().apply(s, action)
        if secret and s.values[secret[0]] > 0:
            s.tell(LOOKED, 0, secret[0], s.values[secret[0]])


@leak
class LogOfMoves(ShipIt):
    """The log has one more line after a decision when a hidden load is a 5."""

    def apply(self, s: ShipItState, action: i64) -> None:
        fives = [n for n in hidden(s)[:1] if s.values[n] >= 4]
        super().apply(s, action)
        if fives:
            s.tell(MOVED, 0, 0, 0)


@leak
class ShownByValue(ShipIt):
    """A field that counts what is hidden."""

    def redact(self, s: ShipItState, viewer: i64) -> ShipItState:
        known = super().redact(s, viewer)
        known.shown += sum(s.values[n] * (n + 1) for n in hidden(s))
        return known


def test_at_least_eight_leaks_are_planted() -> None:
    """SI-A39: of different kinds."""
    assert len(LEAKS) >= 8


@pytest.mark.parametrize("edition", LEAKS)
def test_a_planted_leak_is_caught(edition: Edition) -> None:
    """SI-A39"""
    assert any(difference(edition, seats, positions(seats)[:60:3]) for seats in (4, 2))


# ── What is known ─────────────────────────────────────────────────────────────────────────────────


def before_the_greens(seats: int = 4) -> Yard:
    """Red is about to ship; a green 4 and a green 1 lie at the hub."""
    t = start(seats)
    t.put("red5", "green.null")
    t.put("blue2", "red.5")
    t.hub("blue", 2)
    t.put("green1", "blue.2", 4)
    t.put("green3", "blue.2", 1)
    t.begin("red", "shipping", 8, 0)
    return t


def two_greens(seats: int = 4) -> Any:
    """Red ships a green 4 and a green 1, and sees which goes where."""
    t = before_the_greens(seats)
    t.put("green5", "green.4")
    t.wish("turn red5 3", "lay green1 blue.ace", "look green1 1")
    t.play("ship red5 blue.2")
    return t


def test_only_the_shipper_knows_which_is_where() -> None:
    """SI-A32: the others know a set."""
    t = two_greens()
    for viewer in range(-1, 4):
        known = t.view(viewer)
        expected = [1, 4] if viewer == 0 else [UNKNOWN, UNKNOWN]
        assert [known.values[LOADS.index(n)] for n in ("green1", "green3")] == expected
        assert [known.one_of[LOADS.index(n)] for n in ("green1", "green3")] == [0b1001] * 2


def test_with_two_seats_a_seat_knows_for_both_its_colours() -> None:
    """SI-A50: red looked, and blue's turn knows it; the other seat does not."""
    t = two_greens(2)
    assert t.view(0).values[LOADS.index("green1")] == 1
    assert t.view(1).values[LOADS.index("green1")] == UNKNOWN
    t.begin("blue", "planning")
    assert t.view(0).values[LOADS.index("green1")] == 1


def test_elimination_is_left_to_the_players() -> None:
    """SI-A50: when one of two is turned up, the other is still marked as one of both."""
    t = two_greens()
    t.put("green1", "green.null")
    t.begin("green", "shipping", 8, 0)
    t.hub("blue", 2)
    t.play("green ship green1 blue.2")
    assert t.value("green1") == 1  # it has its value since red saw it
    assert t.view(1).values[LOADS.index("green1")] == 1
    assert t.view(1).values[LOADS.index("green3")] == UNKNOWN
    assert t.view(1).one_of[LOADS.index("green3")] == 0b1001


def test_unseen_freight_is_a_bag() -> None:
    """SI-R19, SI-A39: nobody, not even the state, has a value for it."""
    s = start().s
    game = EDITION.game(seats=4)
    assert list(game.redact(s, 0).dump()["values"]) == [0] * 20
    world = game.imagine(game.redact(s, 0), 0, Rng(1))
    assert world.dump() == s.dump()


def test_the_look_line_hides_its_last_word_from_the_others() -> None:
    """SI-A32: `?red look green1 1`; and the log says it to red alone."""
    t = two_greens()
    looks = [e for e in t.entries if e.line.text.startswith("look ")]
    assert [e.line.who for e in looks] == ["?red", "?red"]
    event = next(e for e in looks[0].events if e.verb == LOOKED)
    own, other = (t.words.event(event, viewer) for viewer in (0, 1))
    assert own.nouns == {"seat": "seat:red", "load": "load:green1", "value": 1}
    assert other.nouns == {"seat": "seat:red", "load": "load:green1", "value": "value:?"}
    assert t.words.say(own) == "Red looked at load Green 1: a 1."
    assert t.words.say(other) == "Red looked at load Green 1."


def test_imagined_worlds_are_uniform_over_what_is_allowed() -> None:
    """SI-A32, SI-A39: three greens shaken, six ways; a fourth green of an older fist keeps out."""
    s = start().s
    for n, (load, v) in enumerate((("green1", 1), ("green2", 3), ("green3", 5), ("green4", 2))):
        number = LOADS.index(load)
        s.values[number] = v
        s.one_of[number] = 0b10101 if n < 3 else 0b00010
        s.seen[0] |= BIT[number]
    game = EDITION.game(seats=4)
    known = game.redact(s, 1)
    drawn: Counter[tuple[int, ...]] = Counter()
    rng = Rng(7)
    for _ in range(1200):
        world = game.imagine(known, 1, rng)
        drawn[tuple(world.dump()["values"][5:9])] += 1
    assert set(drawn) == {(*three, 2) for three in permutations((1, 3, 5))}
    assert all(140 < times < 260 for times in drawn.values())


def test_worlds_while_a_fist_is_laid_out() -> None:
    """SI-A32: what is laid and what is still in the hand are among what was shaken."""
    t = before_the_greens()
    t.chance = None
    for line in ("red ship red5 blue.2", "? turn red5 3", "? lay green1 blue.ace"):
        t.play(line)
    assert t.s.step == LOOKING
    t.play("?red look green1 1")
    game, rng = t.game, Rng(3)
    known = game.redact(t.s, 2)
    seen = {int(game.imagine(known, 2, rng).dump()["values"][5]) for _ in range(40)}
    assert seen == {1, 4}


def test_no_action_depends_on_a_hidden_value() -> None:
    """SI-A39: legal for the redacted and the whole state, in every sampled position."""
    for seats in (2, 3, 4):
        game = EDITION.make(usual(seats))
        for s in positions(seats)[::5]:
            for seat in range(seats):
                assert game.actions(game.redact(s, seat), seat) == game.actions(s, seat)
    assert SHIP
