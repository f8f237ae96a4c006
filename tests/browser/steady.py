"""Think as the bots of a server under test do: of the seed and the position, never by the clock.

`python -m tests.browser.steady FILE` answers questions as `argosy.server.bots.worker` does. The file
holds the seed. Every bot thinks as many iterations as an easy one, hints included.
"""

import sys
from pathlib import Path

import msgspec
from tests.dealer import number_of

from argosy.core.contract import Rng
from argosy.server.bots.worker import Choice, Inbox, Question, choose, main

HOUR = 3600.0  # seconds: more than any of it takes


def steady(question: Question, inbox: Inbox) -> Choice:
    seed = Path(sys.argv[1]).read_text()
    known = msgspec.structs.replace(question, level="easy", seconds=HOUR)
    return choose(known, rng=Rng(number_of(seed, question.known, question.seat)))


if __name__ == "__main__":
    main(steady)
