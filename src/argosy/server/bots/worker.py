"""A bot at work, in a process of its own. It reads questions from its input, one a line, and
answers them.

It gets the dump of what its seat knows and nothing else. A number on a line of its own, while it
thinks, means that others wait: it answers once it has thought for that many seconds. It ends when
its input does, so a server that is killed leaves none of these behind.
"""

import os
import secrets
import select
import sys
import time
from collections.abc import Callable
from functools import lru_cache

import msgspec

from argosy.bots.advice import Line, advice_of
from argosy.bots.ismcts import Search, SearchBot
from argosy.bots.names import LEVELS, PLAIN, bot
from argosy.core.contract import Game, Rng, State
from argosy.core.registry import edition, editions

NICE = 10  # people's moves come first
SECONDS = {"easy": 0.2, "medium": 0.6, "hard": 1.5}  # what a level may take by the clock
SLICE = 0.01  # seconds of thinking between two looks at the input
LEAST = 0.001  # seconds: the smallest limit that a bot takes


class Question(msgspec.Struct):
    game: str
    options: dict[str, int]
    seat: int
    level: str
    seconds: float
    known: dict[str, list[int]]  # State.dump() of redact()
    why: bool = False  # a hint: the best lines as well
    played: int | None = None  # what was done: its line comes first


class Choice(msgspec.Struct):
    action: int
    problem: str = ""
    lines: list[Line] = []  # the best first
    seconds: float = 0.0  # that it took


class Inbox:
    """Lines from a pipe, which can be checked while there is work to do."""

    def __init__(self, file: int) -> None:
        self.file = file
        self.rest = b""
        self.lines: list[bytes] = []
        self.ended = False

    def read(self) -> None:
        """Wait for input."""
        chunk = os.read(self.file, 1 << 16)
        self.ended = not chunk
        *lines, self.rest = (self.rest + chunk).split(b"\n")
        self.lines += lines

    def question(self) -> bytes | None:
        """Return the next question. Hurry that came too late for the last one is passed over."""
        while True:
            while self.lines:
                line = self.lines.pop(0)
                if line.startswith(b"{"):
                    return line
            if self.ended:
                return None
            self.read()

    def hurry(self, seconds: float) -> float:
        """Return how many seconds may be spent in all, `seconds` if nobody hurries. Once the input
        has ended it is 0: nobody waits any more.
        """
        while not self.ended and select.select([self.file], [], [], 0)[0]:
            self.read()
        while self.lines and not self.lines[0].startswith(b"{"):
            seconds = min(seconds, float(self.lines.pop(0)))
        return 0.0 if self.ended else seconds


@lru_cache(maxsize=64)
def rulebook(name: str, options: tuple[tuple[str, int], ...]) -> Game[State]:
    made: Game[State] = edition(name).make(dict(options))
    return made


def spec(level: str, seconds: float) -> str:
    """Return the name of the bot with its time. With less time than its level needs it thinks fewer
    iterations in a smaller tree: to make the tree of a hard bot takes longer than a short search.
    """
    if level in PLAIN:
        return level
    usual = LEVELS[level]
    setting = "limit" if usual.iterations or seconds >= usual.seconds else "seconds"
    return f"{level}:{setting}={max(LEAST, seconds):g}"


def choose(question: Question, inbox: Inbox | None = None, rng: Rng | None = None) -> Choice:
    game = rulebook(question.game, tuple(sorted(question.options.items())))
    known = game.load(question.known)
    rng = rng or Rng(secrets.randbits(60))
    player = bot(spec(question.level, question.seconds))
    if not isinstance(player, SearchBot) or len(game.actions(known, question.seat)) == 1:
        return Choice(int(player.choose(game, known, question.seat, rng)))
    search = Search(game, known, question.seat, rng, player.budget)
    think(search, question.seconds, inbox)
    if not question.why:
        return Choice(int(search.choice()))
    advice = advice_of(search, question.played)
    return Choice(advice.action, lines=advice.lines)


def think(search: Search, seconds: float, inbox: Inbox | None) -> None:
    """Search until the time is over, nothing can change the choice, or others have waited enough."""
    began = time.monotonic()
    search.open_root()
    while True:
        if inbox is not None:
            seconds = inbox.hurry(seconds)
        left = began + seconds - time.monotonic()
        if left <= 0.0 or not search.go_on(min(left, SLICE)):
            return


def main(answer: Callable[[Question, Inbox], Choice] = choose) -> None:
    os.nice(NICE)
    editions()  # every game is read now, not when the first table waits for it
    inbox = Inbox(sys.stdin.fileno())
    questions = msgspec.json.Decoder(Question)
    while (line := inbox.question()) is not None:
        began = time.monotonic()
        try:
            choice = answer(questions.decode(line), inbox)
        except Exception as problem:  # the server plays a safe move and logs this
            choice = Choice(0, f"{type(problem).__name__}: {problem}")
        choice.seconds = time.monotonic() - began
        sys.stdout.buffer.write(msgspec.json.encode(choice) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
