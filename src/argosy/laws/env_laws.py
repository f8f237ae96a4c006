"""Checks what learners are given: the numbers of the actions, and observations. None may change the state."""

from collections.abc import Callable
from functools import lru_cache

from argosy.core.contract import Rng
from argosy.envs.numbering import Numbering
from argosy.laws.harness import Moment, Trial, demand


@lru_cache(maxsize=8)  # a trial judges many games one after the other
def numbers_of(trial: Trial) -> Numbering:
    return Numbering(trial.game, trial.words)


def check_numbers(trial: Trial, moment: Moment, rng: Rng) -> None:
    """Whatever is legal has a number of its own, from which the action comes back, and its text too."""
    law = "numbers"
    numbers = numbers_of(trial)
    demand(len(numbers.numbers) == len(numbers), law, "two numbers mean the same")
    s = moment.s
    for seat in range(trial.game.seats):
        seen: dict[int, int] = {}
        for action in trial.legal(s, seat):
            text = trial.words.write(action)
            general = trial.game.general(s, action)
            demand(general in numbers.numbers, law, f"{text!r} is legal and has no number")
            number = numbers.number(s, action)
            demand(number not in seen, law, f"{text!r} has the number of another legal action")
            seen[number] = action
            demand(numbers.action(s, number) == action, law, f"{text!r} does not come back")
        for number in list(seen)[:: max(1, len(seen) // 8)]:
            text = numbers.text(number)
            demand(numbers.read(text) == number, law, f"{text!r} reads as another number")


ENV_LAWS: list[Callable[[Trial, Moment, Rng], None]] = [check_numbers]
