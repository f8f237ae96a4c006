"""Worlds that a viewer cannot tell apart, and whether they do: what is sent is compared byte for byte.

Whatever the values are that a viewer does not know, he must receive the same.
"""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from pathlib import Path
from typing import Any

from msgspec import json

import argosy
from argosy.core.contract import CHANCE, SPECTATOR, UNKNOWN, Event
from argosy.core.edition import Edition
from argosy.core.words import Words
from argosy.games.ship_it.game import ShipIt
from argosy.games.ship_it.secrets import hide
from argosy.games.ship_it.state import ShipItState

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
    return argosy.edition("ship_it").choose({"seats": seats})


def spread(states: list[ShipItState], wanted: int) -> list[ShipItState]:
    """So many, at equal distances; with a repeat where there are too few."""
    return [states[n * len(states) // wanted] for n in range(wanted)]


def worlds(s: ShipItState, viewer: int) -> Iterator[ShipItState]:
    """Every assignment of values that the viewer does not know and the rules allow, `s` among them."""
    known = s.clone()
    hide(known, viewer)
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
    """The first state, viewer and world that can be told apart, or "".

    The edition may be an interpreted one: each world is loaded into a state of its own.
    """
    game = edition.make(usual(seats))
    words = edition.words(game)
    for number, s in enumerate(states):
        for viewer in range(SPECTATOR, seats):
            truth = ""
            for world in worlds(s, viewer):
                found = received(edition, game, words, game.load(world.dump()), viewer)
                if truth and found != truth:
                    return f"state {number}, viewer {viewer}"
                truth = found
    return ""
