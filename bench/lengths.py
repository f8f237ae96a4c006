"""Measure how long games last: rounds as they were played, minutes by a model of people.

    python -m bench.lengths [GAME ...] [--games 10] [--bot medium:scale=0.05]

Every preset of every game is played by searching bots, with every number of seats. Rounds, choices, turns and moments
of chance are counted. Bots tell nothing of the time that people take, so minutes come from a model: CHOICE seconds for
a decision between several actions, TURN seconds for seeing what the others have done when a turn begins, MOMENT seconds
for looking at dice and cards that are turned up together. What is shown is the middle half of the games. Writes
bench/results/lengths.md and, beside the title page of each game, lengths.toml; of games that are not named, what was
measured before stays. Needs the compiled build.
"""

import argparse
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from argosy.bots.arena import play_between
from argosy.bots.names import bot
from argosy.core.contract import Game, Rng, State
from argosy.core.edition import Edition, Preset
from argosy.core.play import Tally, retrace
from argosy.core.registry import edition, editions

CHOICE, TURN, MOMENT = 8.0, 5.0, 3.0  # seconds
COUNT, BOT = 10, "medium:scale=0.05"  # games of each row, and who plays them
RESULT = Path(__file__).parent / "results" / "lengths.md"
GAMES = Path(__file__).parent.parent / "src" / "argosy" / "games"
HEAD = """# How long games last

Made by `python -m bench.lengths`. {games} games of each row, all seats {bot}. A person takes {choice:.0f} s to decide
between several actions, {turn:.0f} s to see what happened when a turn begins, and {moment:.0f} s to look at dice or
cards that are turned up together: these three figures are assumptions, everything else is counted. Rounds and minutes
are the quartiles of the games. What the page shows is beside them.

| game | preset | seats | choices | turns | moments | rounds | minutes | rounds shown | minutes shown |
| --- | --- | ---: | ---: | ---: | ---: | --- | --- | --- | --- |
"""


@dataclass
class Sitting:
    """What was counted in one game."""

    rounds: int = 0
    choices: int = 0  # decisions between several actions
    turns: int = 0
    moments: int = 0  # runs of outcomes after the first decision

    @property
    def minutes(self) -> float:
        return (CHOICE * self.choices + TURN * self.turns + MOMENT * self.moments) / 60


@dataclass
class Row:
    """Games of one preset with one number of seats."""

    game: str
    preset: Preset
    seats: int
    sittings: list[Sitting] = field(default_factory=list)

    def quartiles(self, name: str) -> list[float]:
        return statistics.quantiles([getattr(one, name) for one in self.sittings], n=4)

    def mean(self, name: str) -> float:
        return statistics.fmean(getattr(one, name) for one in self.sittings)

    @property
    def rounds(self) -> str:
        low, _, high = self.quartiles("rounds")
        return between(round(low), round(high))

    @property
    def minutes(self) -> str:
        """The middle half, to five minutes: more would pretend to know."""
        low, _, high = self.quartiles("minutes")
        return between(max(5, 5 * round(low / 5)), max(5, 5 * round(high / 5)))

    def line(self) -> str:
        counts = [f"{self.mean(name):.0f}" for name in ("choices", "turns", "moments")]
        spread = [", ".join(f"{q:.0f}" for q in self.quartiles(n)) for n in ("rounds", "minutes")]
        cells = [self.game, self.preset.name, str(self.seats), *counts, *spread]
        return f"| {' | '.join([*cells, self.rounds, self.minutes])} |"


def between(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def sitting(game: Game[State], name: str, seed: int) -> Sitting:
    """Play one game between equal bots, and count what people would have had to do."""
    moves: list[int] = []
    bots = [bot(name) for _ in range(game.seats)]
    last = play_between(game, bots, Rng(seed), Tally(game.seats), moves)
    found = Sitting(rounds=int(getattr(last, "round", 0)))
    mover = before = -1
    for seat, s, _ in retrace(game, moves):
        if seat >= 0:
            found.choices += len(list(game.actions(s, seat))) > 1
            found.turns += s.mover != mover
            mover = s.mover
        elif mover >= 0 and before >= 0:
            found.moments += 1
        before = seat
    return found


def rows(found: Edition) -> Iterator[Row]:
    """Yield what is measured of a game."""
    for preset in found.presets:
        for seats in found.seats:
            yield Row(found.id, preset, seats)


def page(measured: list[Row]) -> str:
    """Write the lengths of one game, as its edition reads them."""
    lines = ["# Made by python -m bench.lengths, with the options that stood there then."]
    for preset in dict.fromkeys(row.preset.name for row in measured):
        own = [row for row in measured if row.preset.name == preset]
        options = ", ".join(f"{name} = {value}" for name, value in own[0].preset.options.items())
        lines += ["", f"[{preset}]", f"options = {{ {options} }}" if options else "options = {}"]
        lines += [
            f'{row.seats} = {{ rounds = "{row.rounds}", minutes = "{row.minutes}" }}' for row in own
        ]
    return "\n".join(lines) + "\n"


def measure(row: Row, name: str, games: int) -> str:
    game = edition(row.game).game(**row.preset.options, seats=row.seats)
    row.sittings = [sitting(game, name, seed) for seed in range(games)]
    print(row.line(), flush=True)
    return row.line()


def before(game: str) -> list[str]:
    """Return the rows of a game that were measured before."""
    found = RESULT.read_text(encoding="utf-8").splitlines() if RESULT.is_file() else []
    return [line for line in found if line.startswith(f"| {game} |")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--games", dest="count", type=int, default=COUNT)
    parser.add_argument("--bot", default=BOT)
    given = parser.parse_args()
    is_kept = (given.count, given.bot) == (COUNT, BOT)
    lines = []
    for name in editions():
        if given.games and name not in given.games:
            lines += before(name)
            continue
        measured = list(rows(edition(name)))
        lines += [measure(row, given.bot, given.count) for row in measured]
        if is_kept:
            (GAMES / name / "lengths.toml").write_text(page(measured), encoding="utf-8")
    if is_kept:
        head = HEAD.format(games=COUNT, bot=f"`{BOT}`", choice=CHOICE, turn=TURN, moment=MOMENT)
        RESULT.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
