"""The games as a client lists them, with their options and their rulebooks."""

from functools import cache
from importlib.resources import files

from argosy.core import clauses
from argosy.core.edition import Edition
from argosy.core.registry import edition, editions
from argosy.core.words import Option
from argosy.server.messages import ClauseInfo, GameInfo, OptionInfo, PresetInfo, Rules
from argosy.server.problems import unknown
from argosy.server.views import has_secrets


def known(name: str) -> Edition:
    if name not in editions():
        raise unknown("game")
    return edition(name)


def option_info(option: Option) -> OptionInfo:
    by_seats = [{"seats": n, "default": d, "high": h} for n, d, h in option.by_seats]
    return OptionInfo(
        option.name,
        option.says,
        option.clause,
        option.low,
        option.high,
        option.default,
        list(option.choices),
        by_seats,
    )


@cache
def game_info(name: str) -> GameInfo:
    found = known(name)
    games = {seats: found.game(seats=seats) for seats in found.seats}
    return GameInfo(
        found.id,
        found.code,
        found.title,
        found.designer,
        found.credits,
        found.licence,
        found.pitch,
        found.minutes,
        list(found.notices),
        list(found.seats),
        found.default_seats,
        {str(seats): list(found.words(game).seats) for seats, game in games.items()},
        found.rules,
        has_secrets(games[found.default_seats]),
        [option_info(option) for option in found.options],
        [PresetInfo(p.name, p.says, dict(p.options)) for p in found.presets],
    )


@cache
def rules(name: str) -> Rules:
    found = known(name)
    folder = files("argosy.games") / name
    book = clauses.book(name).values()
    return Rules(
        (folder / "rulebook.md").read_text(encoding="utf-8"),
        (folder / "rulings.md").read_text(encoding="utf-8"),
        [ClauseInfo(c.number, c.title, c.text, c.is_house_rule) for c in book],
        list(found.notices),
        found.credits,
        found.licence,
    )
