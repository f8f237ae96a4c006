"""Tables laid out of random games, of any number of seats: the positions that ask the most of a page."""

import random
import time
from collections.abc import Callable

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


def lay(database: str, guest: str, match: Match, *, bots: bool = False) -> str:
    """A table with this match on it; the guest has the first seat, bots or people without a screen the others."""
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
    people = [SeatRow(table, 0, "person", guest, NAMES[0], heard=now)]
    for n in range(1, len(match.seats)):
        bot = SeatRow(table, n, "bot", None, NAMES[n], "easy")
        people.append(bot if bots else SeatRow(table, n, "person", None, NAMES[n], heard=now))
    engine = create_engine(database)
    with engine.begin() as db:
        queries.add_table(row, people, lines, [guest])(db)
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
