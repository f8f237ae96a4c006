"""A bot at work, in a process of its own: reads questions from its input, one per line, and
answers them.

It gets the dump of what its seat knows and nothing else. It ends when its input does, so a server
that is killed leaves
none of these behind.
"""

import os
import secrets
import sys
from functools import lru_cache

import msgspec

from argosy.bots.names import bot
from argosy.bots.reasons import Line, advise
from argosy.core.contract import Game, Rng, State
from argosy.core.registry import edition

NICE = 10  # people's moves come first


class Question(msgspec.Struct):
    game: str
    options: dict[str, int]
    seat: int
    level: str
    seconds: float
    known: dict[str, list[int]]  # State.dump() of redact()
    why: bool = False  # a hint: the best lines as well


class Choice(msgspec.Struct):
    action: int
    problem: str = ""
    lines: list[Line] = []  # the best first


@lru_cache(maxsize=64)
def rulebook(name: str, options: tuple[tuple[str, int], ...]) -> Game[State]:
    made: Game[State] = edition(name).make(dict(options))
    return made


def choose(question: Question) -> Choice:
    game = rulebook(question.game, tuple(sorted(question.options.items())))
    known = game.load(question.known)
    rng = Rng(secrets.randbits(60))
    player = bot(f"{question.level}:limit={question.seconds:g}")
    if not question.why:
        return Choice(int(player.choose(game, known, question.seat, rng)))
    advice = advise(player, game, known, question.seat, rng)
    return Choice(advice.action, lines=advice.lines)


def main() -> None:
    os.nice(NICE)
    questions = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            choice = choose(questions.decode(line))
        except Exception as problem:  # the server plays a safe move and logs this
            choice = Choice(0, f"{type(problem).__name__}: {problem}")
        sys.stdout.buffer.write(msgspec.json.encode(choice) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
