"""What the bots think: hints, the ladder, and weights fitted to their games."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from argosy.bots.advice import advise, told
from argosy.bots.names import bot
from argosy.cli import arguments, records
from argosy.cli.console import say
from argosy.cli.extras import extra
from argosy.core.contract import Rng
from argosy.core.edition import BadInput
from argosy.core.registry import edition as find_edition

TENTH = 0.1


def hint(
    record: Path, /, *, at: int | None = None, bot: str = "hard", seed: int | None = None
) -> None:
    """What a bot would play, its best lines, and the chance of victory that it sees for every seat.

    Parameters
    ----------
    record
        A record file; - reads it from the input.
    at
        The position: line N was due. Default: the end.
    bot
        Who is asked: easy, medium, hard, hard:seconds=5, greedy.
    seed
        A number from which the bot draws, to get the same hint again.
    """
    give_hint(record, at, bot, seed)


def give_hint(record: Path, at: int | None, name: str, seed: int | None) -> None:
    adviser = bot(name)
    match = records.position(record, at)
    if match.turn is None:
        raise BadInput("The game is over: there is nothing to decide.")
    if match.turn == "?":
        raise BadInput("Chance is next: there is nothing to decide. Ask for the line after it.")
    seat = match.waiting
    rng = Rng(secrets.randbits(60) if seed is None else seed)
    advice = advise(adviser, match.game, match.view(seat), seat, rng)
    for line in told(advice, match.words, name):
        say(line)


@Parameter(name="*")
@dataclass
class Series:
    """How a match is played.

    Parameters
    ----------
    seats
        With more than two, one of the first bot plays among copies of the second.
    only
        FIRST-SECOND, one match instead of all; may be given again.
    scale
        Of the budgets of medium and hard.
    tenth
        The same as --scale 0.1
    least
        Games of a match before it may be stopped.
    most
        Games of a match.
    seed
        The first deal; the next deals count up from it.
    """

    seats: int = 2
    only: list[str] | None = None
    scale: float = 1.0
    tenth: bool = False
    least: int = 20
    most: int = 200
    seed: int = 0


def ladder(
    game: str,
    /,
    *,
    series: Series | None = None,
    bots: str | None = None,
    results: Path | None = None,
    option: Annotated[list[str] | None, Parameter(name="--option")] = None,
    jobs: int = 1,
    json: bool = False,
) -> None:
    """Play the bots against each other on paired deals and rate them.

    Parameters
    ----------
    game
        Its name, as `argosy games` lists it.
    bots
        Who plays, the weakest first. Default: random,greedy,easy,medium,hard
    results
        A file that receives every game as a line of JSON, and from which an interrupted ladder goes
        on. Default: ladder-GAME-SEATS.jsonl
    option
        NAME=VALUE, a number of the rules to change; may be given again.
    jobs
        Processes that share the work.
    json
        Print one JSON object instead of tables.
    """
    with extra("lab"):
        from argosy.cli.ladder import BOTS, Ladder, run

    how = series or Series()
    plan = Ladder(
        find_edition(game),
        how.seats,
        option or [],
        bots=tuple(arguments.given(bots)) or BOTS,
        only=[paired(text) for text in how.only or []],
        scale=TENTH if how.tenth else how.scale,
        least=how.least,
        most=how.most,
        seed=how.seed,
    )
    run(plan, results or Path(f"ladder-{game}-{how.seats}.jsonl"), jobs, json)


def paired(text: str) -> tuple[str, str]:
    first, hyphen, second = text.partition("-")
    if not hyphen or not first or not second:
        raise BadInput(f"--only is FIRST-SECOND, such as hard-greedy, not {text!r}.")
    return first, second


def fit(
    game: str,
    /,
    *,
    seats: int | None = None,
    bot: str = "easy",
    games: int = 400,
    seed: int = 0,
    pull: float = 5.0,
    option: Annotated[list[str] | None, Parameter(name="--option")] = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
) -> None:
    """Fit the weights of a game's sense to the outcomes of games between bots.

    Parameters
    ----------
    game
        Its name, as `argosy games` lists it.
    seats
        How many.
    bot
        Who plays on every seat.
    games
        How many games.
    seed
        The first deal; the next deals count up from it.
    pull
        Towards the present weights: the more, the more the games must say to move them.
    option
        NAME=VALUE, a number of the rules to change; may be given again.
    output
        Where to write the weights, with this command and the date; that of the game in use is
        src/argosy/games/GAME/weights.json.
    """
    from argosy.cli.fitting import Study, run

    edition = find_edition(game)
    given = arguments.options(edition, option or [])
    chosen = edition.choose({**given, "seats": seats or edition.default_seats})
    run(Study(edition, chosen, bot, games, seed, pull), output)


def add_to(app: App) -> None:
    for command in (hint, ladder, fit):
        app.command(command)
