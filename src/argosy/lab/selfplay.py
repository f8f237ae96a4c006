"""Games of the present player against itself, and what can be learnt from their positions."""

from dataclasses import dataclass

from argosy.bots.advice import victory
from argosy.bots.arena import PairedBots
from argosy.bots.ismcts import Search, SearchBot
from argosy.bots.judge import Weighed
from argosy.bots.names import bot
from argosy.core.contract import CHANCE, NOBODY, Game, Players, Rng, State
from argosy.core.play import buffer, retrace
from argosy.core.registry import edition as find_edition
from argosy.lab.fit import SAMPLE
from argosy.lab.journal import Entry


@dataclass(frozen=True)
class Lesson:
    """A game to be played and learnt from, small enough to send to another process."""

    game: str
    options: dict[str, int]
    bot: str
    deal: int
    mix: float  # how much the outcome counts, and not what the search thought


class Witness(Players):
    """Plays a deal as PairedBots do, and remembers what the searches thought of it."""

    def __init__(self, bots: PairedBots, seats: int) -> None:
        self.bots = bots
        self.seats = seats
        self.thoughts: list[list[float] | None] = []  # by decision: every seat's chance of victory

    def decide(self, game: Game[State], s: State, seat: int, rng: Rng) -> int:
        player, stream = self.bots.bots[seat], self.bots.streams[seat]
        known = game.redact(s, seat)
        if not isinstance(player, SearchBot) or len(game.actions(known, seat)) == 1:
            self.thoughts.append(None)
            return player.choose(game, known, seat, stream)
        search = player.search(game, known, seat, stream)
        self.thoughts.append(chances(search, self.seats))
        return search.choice()

    def draw(self, game: Game[State], s: State, rng: Rng) -> int:
        return self.bots.draw(game, s, rng)


def chances(search: Search, seats: int) -> list[float]:
    """Return every seat's chance of victory after the action that was tried most."""
    edge = max(range(search.roots), key=lambda e: (search.tree.tries[e], -e))
    found = [victory(search.mean(edge, seat), seats) for seat in range(seats)]
    return [chance / sum(found) for chance in found]


def learnt(lesson: Lesson) -> Entry:
    """Play one game; return some of its positions, each with what every seat may expect there."""
    game: Game[State] = find_edition(lesson.game).make(lesson.options)
    seats = int(game.seats)
    bots = PairedBots([bot(lesson.bot) for _ in range(seats)], lesson.deal)
    witness, moves, s = Witness(bots, seats), list[int](), game.setup()
    game.play_on(s, Rng(lesson.deal), buffer(game), game.bound, witness, moves)
    winners = list(game.winners(s)) if game.waiting_for(s) == NOBODY else []
    outcome = (
        [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if winners
        else None
    )
    # Features are those of the evaluation that the bots play by.
    judge = bots.bots[0].judge
    judged = judge.of(game) if isinstance(judge, Weighed) else game
    rng, found, thoughts = Rng(lesson.deal), [], iter(witness.thoughts)
    for seat, now, _ in retrace(game, moves):
        thought = next(thoughts) if seat != CHANCE else None
        if seat != CHANCE and rng.below(SAMPLE) == 0:
            shares = mixed(outcome, thought, lesson.mix)
            if shares is not None:
                found.append([judged.features(now), shares])
    return {"deal": lesson.deal, "lines": len(moves), "samples": found}


def mixed(
    outcome: list[float] | None, thought: list[float] | None, mix: float
) -> list[float] | None:
    """Mix what came of a position with what was thought of it; one alone, where the other is not known."""
    if outcome is None or thought is None:
        return outcome or thought
    return [mix * a + (1.0 - mix) * b for a, b in zip(outcome, thought, strict=True)]
