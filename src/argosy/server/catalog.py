"""Describes the games to a client, with their options and their rulebooks."""

from functools import cache

from argosy.core import clauses
from argosy.core.edition import Edition
from argosy.core.registry import browser_parts, edition, editions, folder
from argosy.core.words import Option
from argosy.server.messages import ClauseInfo, GameInfo, OptionInfo, PresetInfo, Rules
from argosy.server.pages import parts_address
from argosy.server.problems import unknown
from argosy.server.views import has_secrets


def known(name: str) -> Edition:
    if name not in editions():
        raise unknown("game")
    return edition(name)


def option_info(option: Option) -> OptionInfo:
    by_seats = [{"seats": n, "default": d, "high": h} for n, d, h in option.by_seats]
    return OptionInfo(
        name=option.name,
        says=option.says,
        clause=option.clause,
        low=option.low,
        high=option.high,
        default=option.default,
        choices=list(option.choices),
        by_seats=by_seats,
    )


@cache
def game_info(name: str) -> GameInfo:
    found = known(name)
    return GameInfo(
        id=found.id,
        code=found.code,
        title=found.title,
        designer=found.designer,
        credits=found.credits,
        licence=found.licence,
        pitch=found.pitch,
        minutes=found.minutes,
        notices=list(found.notices),
        seats=list(found.seats),
        default_seats=found.default_seats,
        seat_names={
            str(seats): list(found.seat_names(found.choose({"seats": seats})))
            for seats in found.seats
        },
        rules=found.rules,
        has_secrets=has_secrets(found.game()),
        options=[option_info(option) for option in found.options],
        presets=[PresetInfo(p.name, p.says, dict(p.options)) for p in found.presets],
        parts=parts_address(name) if browser_parts(name) else "",
    )


@cache
def rules(name: str) -> Rules:
    found = known(name)
    pages = folder(name)
    book = clauses.book(name).values()
    return Rules(
        rulebook=(pages / "rulebook.md").read_text(encoding="utf-8"),
        rulings=(pages / "rulings.md").read_text(encoding="utf-8"),
        clauses=[ClauseInfo(c.number, c.title, c.text, c.is_house_rule) for c in book],
        notices=list(found.notices),
        credits=found.credits,
        licence=found.licence,
    )
