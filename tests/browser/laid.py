"""Tables laid out of random games, of any number of seats: the positions that ask the most of a page."""

import random
import time
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import create_engine
from tests.browser.golden import NAMES

import argosy
from argosy.bots.names import bot
from argosy.core.contract import Rng
from argosy.core.match import Match
from argosy.server import tokens
from argosy.server.storage import queries
from argosy.server.storage.queries import LineRow, SeatRow, TableRow


def verbs(match: Match) -> frozenset[str]:
    return frozenset(text.split()[0] for text in match.legal())


def asked(game: str, seats: int, seed: int, decisions: int = 400) -> dict[frozenset[str], Match]:
    """A random game: for every set of verbs that its first seat was asked to choose from, the match as it stood."""
    print(f"{game}, {seats} seats, seed {seed}")
    dice = random.Random(seed)
    match = argosy.new(game, seats=seats, seed=seed, names=NAMES[:seats])
    found: dict[frozenset[str], Match] = {}
    for _ in range(decisions):
        if match.is_over:
            break
        if match.waiting == 0:
            # The later of two alike has more lying about.
            found[verbs(match)] = match.twin()
        legal = match.legal()
        # Every verb is as likely as another: most actions of a game are of one or two verbs.
        verb = dice.choice(sorted(verbs(match)))
        match.play(dice.choice([text for text in legal if text.split()[0] == verb]))
    return found


def ending_a_round(seed: int) -> tuple[Match, str]:
    """A game at sea in which the first seat may end a round, and the action by which it does."""
    dice = random.Random(seed)
    match = argosy.new("sea_routes", seats=2, seed=seed, names=NAMES[:2])
    while not match.is_over:
        for text in match.legal() if match.waiting == 0 else []:
            after = match.twin()
            after.play(text)
            # The table is laid anew then.
            if text.startswith("sail") and len(after.entries) > len(match.entries) + 16:
                return match, text
        match.play(dice.choice(match.legal()))
    return ending_a_round(seed + 1)


def free_to_undo(match: Match) -> bool:
    """Whether the first seat may take back what it decided last, and nobody is asked."""
    own = [e.number for e in match.entries if e.seat == 0 and not e.taken_back]
    return bool(own) and not match.undo_obstacle(match.seats[0], own[-1])


def found(
    game: str, seed: int, fits: Callable[[frozenset[str], Match], bool], decisions: int = 400
) -> Match:
    """The first position that fits, of the random games of this seed and those after it."""
    while True:
        for verbs, match in asked(game, 2, seed, decisions).items():
            if fits(verbs, match):
                return match
        seed += 1


def sailing(seed: int) -> Match:
    """Early in a game at sea: the first seat chooses where to sail, and others have decided since it did so last."""

    def fits(verbs: frozenset[str], match: Match) -> bool:
        decided = any(e.seat == 0 for e in match.entries)
        chosen = len(match.legal()) > 1
        return "sail" in verbs and chosen and decided and not free_to_undo(match)

    return found("sea_routes", seed, fits, decisions=24)


def lay(
    database: str,
    guest: str,
    match: Match,
    *,
    bots: bool = False,
    at: int = 0,
    others: dict[int, str] | None = None,
) -> str:
    """A table with this match on it. The guest has the seat `at`, other guests those they are given; the rest is bots
    or people without a screen."""
    table, now = tokens.table_id(), int(time.time() * 1000)
    row = TableRow(
        id=table,
        game=match.edition.id,
        options=match.options | {"rules": match.edition.rules},
        status="over" if match.is_over else "playing",
        owner=guest,
        pace="slow",
        created=now,
        touched=now,
        waiting=-1 if match.is_over else match.waiting,
    )
    lines = [LineRow(e.number, e.line.who, e.line.text, now) for e in match.entries]
    holders = (others or {}) | {at: guest}
    names = iter(NAMES[1:])
    people = []
    for n in range(len(match.seats)):
        name = NAMES[0] if n == at else next(names)
        if bots and n not in holders:
            people.append(SeatRow(table, n, "bot", None, name, "easy"))
        else:
            people.append(SeatRow(table, n, "person", holders.get(n), name, heard=now))
    engine = create_engine(database)
    with engine.begin() as db:
        queries.add_table(row, people, lines, list(dict.fromkeys(holders.values())))(db)
    engine.dispose()
    return table


def newcomer(database: str) -> tuple[str, str]:
    """A guest called Ann: the token, and who that is."""
    token, guest = tokens.mint("g_"), tokens.guest_id()
    engine = create_engine(database)
    with engine.begin() as db:
        queries.add_guest(guest, tokens.digest(token), NAMES[0], int(time.time() * 1000))(db)
    engine.dispose()
    return token, guest


def between_bots(game: str, seed: int, fits: Callable[[frozenset[str], Match], bool]) -> Match:
    """The first position that asks the first seat and fits, of the games of greedy bots from this seed on."""
    player = bot("greedy")
    while True:
        print(f"{game}, greedy, seed {seed}")
        rng = Rng(seed)
        match = argosy.new(game, seats=2, seed=seed, names=NAMES[:2])
        for _ in range(400):
            if match.is_over:
                break
            seat = match.waiting
            if seat == 0 and fits(verbs(match), match):
                return match
            code = player.choose(match.game, match.view(seat), seat, rng)
            match.play(match.words.write(code))
        seed += 1


class Brink(NamedTuple):
    """A match as it stood before a decision, taken back: whoever decides that again sees the same chance."""

    match: Match
    seat: int
    text: str


def brinks(
    game: str, wanted: Iterable[str], seed: int, options: Mapping[str, int], games: int = 40
) -> dict[str, Brink]:
    """For each of these events, the first decision that led to it in games of bots from this seed on."""
    missing, found = set(wanted), dict[str, Brink]()
    bots = [bot("greedy"), bot("random")]
    for number in range(games):
        if not missing:
            break
        rng, dice = Rng(seed + number), random.Random(seed + number)
        match = argosy.new(game, seed=seed + number, names=(), **options)
        for _ in range(1500):
            seat = match.waiting
            # Now and then something that nobody sensible would do.
            chooser = bots[dice.random() < 0.25]
            text = match.words.write(chooser.choose(match.game, match.view(seat), seat, rng))
            told = match.play(text)
            happened = {match.words.event(event, seat).id for e in told for event in e.events}
            for id in happened & missing:
                missing.discard(id)
                found[id] = Brink(taken_back(match, told[0].number), seat, text)
            if match.is_over:
                break
    return found


def taken_back(match: Match, number: int) -> Match:
    """The match before this line. A game that is over takes nothing back: its last decision meets another chance."""
    if match.is_over:
        return match.at(number)
    again = match.twin()
    again.undo(number, agreed=again.seats)
    return again
