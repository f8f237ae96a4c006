"""Make bots by name, as people and records write them: `greedy`, `hard`, `hard:seconds=5`, `ismcts:iterations=2000`.

`weights=FILE` lets one that looks at tables judge them by another evaluation: `greedy:weights=new.json`.

A level is a number of iterations: what one core does in so many seconds at the pace of the game. So the same seed gives
the same game, and the limit by the clock only keeps a slow machine from taking for ever.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from argosy.bots.bot import Bot
from argosy.bots.expert import ExpertBot, check_expert
from argosy.bots.greedy import GreedyBot
from argosy.bots.ismcts import TO_THE_END, Budget, SearchBot
from argosy.bots.judge import Weighed
from argosy.bots.mind import HunchBot, Minds
from argosy.bots.random import RandomBot
from argosy.bots.weights import Own, Stored, head_of
from argosy.core.edition import Edition, bad
from argosy.core.phrase import Value, listed, verbatim

PATIENCE = 5.0  # times as long as the pace says may a slow or busy machine take,
OWN, NONE = "own", "none"
LEAST = 5.0  # and at least so many seconds: a game must not depend on what else the machine does


@dataclass(frozen=True)
class Level:
    """How a searching bot thinks; `NAME:key=value,key=value` changes it."""

    iterations: int = 0  # 0: as many as `seconds` are worth
    seconds: float = 1.0
    scale: float = 1.0  # of the budget: 0.1 for a tenth
    cut: int = 0
    slack: float = 0.0
    limit: float = 0.0  # seconds by the clock; 0: PATIENCE times the budget, none for iterations
    network: str = NONE  # OWN: that of the game; or a file
    judge: Weighed | None = None  # None: the evaluation of the game

    def make(self) -> Bot:
        worth = self.seconds * self.scale
        limit = self.limit or (0.0 if self.iterations else max(LEAST, worth * PATIENCE))
        iterations = max(1, round(self.iterations * self.scale)) if self.iterations else 0
        found = SearchBot(
            Budget(iterations, worth, limit, self.cut, self.slack), minds(self.network)
        )
        found.judge = self.judge
        return found


def minds(network: str) -> Minds | None:
    """Return where the networks of a level come from."""
    if network == NONE:
        return None
    return Own() if network == OWN else Stored(Path(network))


LEVELS: dict[str, Level] = {
    "easy": Level(iterations=32, slack=0.7, limit=LEAST),
    "medium": Level(seconds=0.3),
    "hard": Level(seconds=1.0),
    "ismcts": Level(iterations=1000),
}
PLAIN: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "hunch": lambda: HunchBot(Own()),
    "expert": ExpertBot,
}
BOTS: dict[str, Callable[[], Bot]] = {**PLAIN, **{name: lv.make for name, lv in LEVELS.items()}}


def bot(name: str, edition: Edition | None = None) -> Bot:
    """Make the bot of this name; raises BadInput for an unknown name or setting.

    Of a game that is told, it also says now, and not at the first decision, that nobody wrote an expert for it.
    """
    kind, colon, rest = name.partition(":")
    if kind not in BOTS:
        raise bad("unknown-bot", bot=verbatim(name), bots=listed(BOTS))
    if kind == "expert" and edition is not None:
        check_expert(edition)
    if not colon:
        return BOTS[kind]()
    if kind == "greedy":
        found = greedy_with(rest)
    elif kind in PLAIN:
        raise bad("bot-plain", bot=verbatim(kind), given=verbatim(name))
    else:
        level = LEVELS[kind]
        for pair in rest.split(","):
            level = with_setting(level, kind, pair)
        found = level.make()
    if edition is not None and isinstance(found.judge, Weighed):
        found.judge.check(edition)
    return found


def greedy_with(pair: str) -> Bot:
    """Make a greedy bot with the one setting that it has."""
    key, _, value = pair.partition("=")
    if key != "weights":
        raise bad("bot-greedy", given=verbatim(pair))
    found = GreedyBot()
    found.judge = Weighed(Path(value))
    return found


def with_setting(level: Level, kind: str, pair: str) -> Level:
    key, _, value = pair.partition("=")
    if key not in SETTINGS:
        settings = listed(SETTINGS)
        raise bad("bot-setting", given=verbatim(pair), bot=verbatim(kind), settings=settings)
    return SETTINGS[key](level, f"{kind}:{key}", value)


def number(name: str, value: str, low: float, high: float) -> float:
    try:
        found = float(value)
    except ValueError:
        found = low - 1.0
    if not low <= found <= high:
        raise bad("bot-range", **between(name, f"{low:g}", f"{high:g}", value))
    return found


def whole(name: str, value: str, low: int, high: int) -> int:
    if not (value.isascii() and value.isdigit() and low <= int(value[:12]) <= high):
        raise bad("bot-whole", **between(name, low, high, value))
    return int(value)


def between(name: str, low: object, high: object, value: str) -> dict[str, Value]:
    texts = {"setting": name, "low": low, "high": high, "value": value}
    return {noun: verbatim(each) for noun, each in texts.items()}


def set_iterations(level: Level, name: str, value: str) -> Level:
    return replace(level, iterations=whole(name, value, 1, 10_000_000))


def set_seconds(level: Level, name: str, value: str) -> Level:
    """Think for so many seconds, and stop then by the clock."""
    seconds = number(name, value, 0.001, 3600.0)
    return replace(level, iterations=0, seconds=seconds, limit=seconds)


def set_limit(level: Level, name: str, value: str) -> Level:
    """Think as much as the level does, and stop by the clock."""
    return replace(level, limit=number(name, value, 0.001, 3600.0))


def set_scale(level: Level, name: str, value: str) -> Level:
    return replace(level, scale=number(name, value, 0.001, 100.0))


def set_cut(level: Level, name: str, value: str) -> Level:
    return replace(level, cut=TO_THE_END if value == "end" else whole(name, value, 0, 10_000))


def set_slack(level: Level, name: str, value: str) -> Level:
    return replace(level, slack=number(name, value, 0.0, 10.0))


def set_network(level: Level, name: str, value: str) -> Level:
    """Think with the network of the game, with none, or with that of a file."""
    if value not in (OWN, NONE):
        head_of(Path(value))  # refuses what is no network
    return replace(level, network=value)


def set_weights(level: Level, name: str, value: str) -> Level:
    """Judge tables by the evaluation of a file."""
    return replace(level, judge=Weighed(Path(value)))


SETTINGS: dict[str, Callable[[Level, str, str], Level]] = {
    "iterations": set_iterations,
    "seconds": set_seconds,
    "limit": set_limit,
    "scale": set_scale,
    "cut": set_cut,
    "slack": set_slack,
    "network": set_network,
    "weights": set_weights,
}
