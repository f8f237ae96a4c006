"""Serve tables whose deals, bots and guests' names come from a seed.

    python -m tests.browser.seeded PORT DATABASE FILE

Each line of its input is a seed, answered by the same line once everything comes from it. The file
tells the bots' process what it is. It ends with its input, so a test run that is killed leaves no
server behind.
"""

import os
import random
import sys
import threading
from pathlib import Path

from tests.dealer import Dealer
from tests.server.target import GENEROUS

from argosy.server.bots.pool import BotPool
from argosy.server.context import Context, Settings
from argosy.server.runner import make

PATIENCE = 60.0  # seconds that a bot may take on a busy machine


def listen(dealer: Dealer, file: Path) -> None:
    for line in sys.stdin:
        dealer.shuffle(int(line))
        random.seed(int(line))
        file.write_text(line)
        print(line, end="", flush=True)
    os._exit(0)


def main() -> None:
    port, database, file = int(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
    dealer = Dealer()
    settings = Settings(database=database, limits=GENEROUS, chance=dealer)
    bots = BotPool(1, (sys.executable, "-m", "tests.browser.steady", str(file)), PATIENCE)
    threading.Thread(target=listen, args=(dealer, file), daemon=True).start()
    make(settings, "127.0.0.1", port, Context(settings, bots)).run()


if __name__ == "__main__":
    main()
