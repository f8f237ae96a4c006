"""Explain what a bot would play: its best lines, and every seat's chance of victory in each."""

from dataclasses import dataclass, field

from argosy.bots.bot import Bot
from argosy.bots.ismcts import Search, SearchBot
from argosy.core.contract import Game, Rng, State

LINES = 3  # of an advice
DEEP = 5  # decisions of a line
SURE = 8  # tries that make a decision worth telling


@dataclass(frozen=True)
class Line:
    """An action, every seat's chance of victory after it, and how the game may go on."""

    action: int
    tries: int
    chances: list[float]  # by seat: of victory, 0 to 1
    course: list[tuple[int, int]] = field(
        default_factory=list
    )  # (seat, action); -1: chance between


@dataclass(frozen=True)
class Advice:
    """What a bot would do on a seat, and why."""

    action: int
    lines: list[Line]  # the best first; the first is of `action`
    iterations: int = 0
    forced: bool = False


def advise(bot: Bot, game: Game[State], known: State, seat: int, rng: Rng) -> Advice:
    """Ask a bot what it would play; `known` is what the seat knows, and all that the bot is told."""
    legal = game.actions(known, seat)
    if len(legal) == 1:
        return Advice(int(legal[0]), [], forced=True)
    if not isinstance(bot, SearchBot):
        return Advice(int(bot.choose(game, known, seat, rng)), [])
    return advice_of(bot.search(game, known, seat, rng))


def advice_of(search: Search, played: int | None = None) -> Advice:
    """Tell what a search has found so far; of an action that was played instead of it, that first."""
    action = int(search.choice()) if played is None else played
    edges = sorted(range(search.roots), key=lambda e: (-search.tree.tries[e], e))
    edges.sort(key=lambda e: search.tree.actions[e] != action)
    lines = [line_of(search, edge) for edge in edges[:LINES]]
    return Advice(action, [x for x in lines if x.tries or x is lines[0]], int(search.iterations))


def line_of(search: Search, edge: int) -> Line:
    tree = search.tree
    seats = int(tree.seats)
    chances = [victory(search.mean(edge, seat), seats) for seat in range(seats)]
    total = sum(chances)
    if seats > 1 and total > 0.0:
        chances = [chance / total for chance in chances]
    return Line(int(tree.actions[edge]), int(tree.tries[edge]), chances, course_of(search, edge))


def victory(value: float, seats: int) -> float:
    """Turn a return, between -1/(n-1) and 1, into the chance of victory that it stands for."""
    chance = (value + 1.0) / 2.0 if seats == 1 else (value * (seats - 1) + 1.0) / seats
    return min(0.99, max(0.01, chance))


def course_of(search: Search, edge: int) -> list[tuple[int, int]]:
    """Follow the decisions that were tried most after this one; dice on the way are passed over."""
    tree = search.tree
    found: list[tuple[int, int]] = []
    while len(found) < DEEP:
        nodes = [n for n in range(1, int(tree.nodes)) if tree.via[n] == edge]
        if not nodes:
            break
        node = max(nodes, key=lambda n: (tree.visits[n], -n))
        edges = [e for e in range(int(tree.edges)) if tree.heads[e] == node]
        if not edges:
            break
        edge = max(edges, key=lambda e: (tree.tries[e], -e))
        if tree.tries[edge] < SURE:
            break
        if tree.chanced[node]:
            found.append((-1, 0))
        found.append((int(tree.deciders[node]), int(tree.actions[edge])))
    return found
