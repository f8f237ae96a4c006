"""Fit the weights of a game's evaluation to the outcomes of games between bots.

Positions of one game share its outcome, so a fifth of the games, not of the positions, is kept aside to see whether the
fit holds.
"""

import json
from dataclasses import dataclass
from datetime import date

from argosy.bots.arena import play_deal
from argosy.bots.names import bot
from argosy.core.contract import CHANCE, NOBODY, Game, Rng, State
from argosy.core.edition import Edition, bad
from argosy.core.phrase import verbatim
from argosy.core.play import retrace
from argosy.core.registry import folder
from argosy.lab import regression
from argosy.lab.regression import Calibration, Sample, calibration, loss

KEPT_ASIDE = 5  # every fifth game
SAMPLE = 6  # one decision in so many

Weights = dict[str, float]  # by feature


@dataclass
class Study:
    """A fit to be made. Raises BadInput for one that cannot be."""

    edition: Edition
    options: dict[str, int]
    name: str  # of the bot on every seat
    games: int
    seed: int  # the first deal; the next deals count up from it
    pull: float  # towards the present weights: the more, the more a feature must explain

    def __post_init__(self) -> None:
        if not 10 <= self.games <= 1_000_000:
            raise bad("fit-games", games=verbatim(self.games))
        bot(self.name, self.edition)
        game: Game[State] = self.edition.make(self.options)
        if not game.features(game.setup()):
            raise bad("fit-features", game=verbatim(self.edition.id))

    @property
    def command(self) -> str:
        """The command that makes the same study again."""
        seats, *rest = (text.replace("seats=", "") for text in self.edition.differing(self.options))
        extra = "".join(f" --option {text}" for text in rest)
        return (
            f"argosy fit {self.edition.id} --seats {seats} --bot {self.name} --games {self.games}"
            f" --seed {self.seed} --pull {self.pull:g}{extra}"
        )


@dataclass(frozen=True)
class Surprise:
    """The mean surprise at the winner with the weights before and after a fit."""

    before: float
    after: float


@dataclass(frozen=True)
class Fit:
    """What a study has found."""

    study: Study
    positions: int  # that the weights were fitted to
    before: Weights
    weights: Weights
    urge: Weights | None  # what is added by hand to the fitted weights
    fitted: Surprise  # in the games fitted to
    aside: Surprise  # in the games kept aside
    calibration: list[Calibration]  # in the games kept aside

    def weights_file(self) -> str:
        """Write the weights as the weights.json of a game, with where they come from."""
        found = {
            "made_by": self.study.command,
            "date": date.today().isoformat(),
            "games": self.study.games,
            "loss": [round(self.aside.before, 4), round(self.aside.after, 4)],
            "weights": {name: round(weight, 4) for name, weight in self.weights.items()},
        }
        if self.urge is not None:
            found["urge"] = self.urge
        return json.dumps(found, indent=2) + "\n"


def fit(study: Study) -> Fit:
    """Play the games of a study and fit the weights to them."""
    before, urge = present(study.edition)
    fitting: list[Sample] = []
    aside: list[Sample] = []
    for number in range(study.games):
        some = aside if number % KEPT_ASIDE == 0 else fitting
        some.extend(samples(study, study.seed + number))
    if not fitting or not aside:
        raise bad("fit-winner")
    old = list(before.values())
    new = regression.fit(fitting, old, study.pull)
    return Fit(
        study=study,
        positions=len(fitting),
        before=before,
        weights=dict(zip(before, new, strict=True)),
        urge=urge,
        fitted=Surprise(loss(old, fitting), loss(new, fitting)),
        aside=Surprise(loss(old, aside), loss(new, aside)),
        calibration=calibration(new, aside),
    )


def present(edition: Edition) -> tuple[Weights, Weights | None]:
    """Read the weights in use, and the urge that is added to them by hand."""
    found = json.loads((folder(edition.id) / "weights.json").read_text(encoding="utf-8"))
    return found["weights"], found.get("urge")


def samples(study: Study, deal: int) -> list[Sample]:
    """Play one game and take some of its positions, with how it ended."""
    game: Game[State] = study.edition.make(study.options)
    moves: list[int] = []
    last = play_deal(game, [bot(study.name) for seat in range(game.seats)], deal, moves)
    winners = game.winners(last) if game.waiting_for(last) == NOBODY else []
    if not winners:
        return []
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    rng = Rng(deal)
    return [
        Sample(game.features(s), shares)
        for seat, s, _ in retrace(game, moves)
        if seat != CHANCE and rng.below(SAMPLE) == 0
    ]
