"""Plays one game from a seed and holds it to every law."""

import hashlib
import json
from collections.abc import Callable, Sequence

from argosy.core.contract import CHANCE, LEGAL, NOBODY, Event, Rng, verb_of
from argosy.core.match import Match
from argosy.core.record import Line, Record, read, scores_text
from argosy.core.registry import editions
from argosy.laws.env_laws import ENV_LAWS
from argosy.laws.harness import Broken, Moment, Trial, check_said, demand, journey
from argosy.laws.state_laws import LAWS

MOST_OUTCOMES = 160  # "about a hundred"; 8 goods of 20 copies are the largest bag (LR-A2)


def judge(
    trial: Trial, players: Sequence[str], seed: int, *, looks: int = 3, replayed: bool = True
) -> int:
    """Play a game and check it: every cheap law at each line, the costly ones at `looks` moments of different steps.

    Return the number of lines. Raises Broken.
    """
    where = f"\n{again(trial, players, seed)}"
    number = 0
    try:
        lines: list[Line] = []
        sample = Sample(seed)
        for moment in journey(trial, players, seed):
            number = moment.number
            check_moment(trial, moment)
            if looks:
                sample.offer(moment)
            if moment.waiting != NOBODY:
                who, _, text = trial.line(moment.s, moment.seat, moment.code).partition(" ")
                lines.append(Line(who, text))
            else:
                check_result(trial, moment)
                if replayed:
                    check_replay(trial, moment, lines)
        for moment in sample.some(looks):
            number = moment.number
            check_look(trial, moment, seed)
    except Broken as broken:
        raise Broken(broken.law, broken.says, f"\nat line {number} of {trial}{where}") from broken
    except Exception as fault:
        says = f"{type(fault).__name__}: {fault}"
        raise Broken("no crash", says, f"\nat line {number} of {trial}{where}") from fault
    return len(lines)


def again(trial: Trial, players: Sequence[str], seed: int) -> str:
    options = "".join(f" --option {pair}" for pair in trial.edition.differing(trial.options))
    thought = f" --thought {trial.thought}"
    return (
        f"see it again: python -m argosy.laws {trial.edition.id}{options} "
        f"--players {','.join(players)} --seed {seed} --games 1{thought}"
    )


def digest(trial: Trial, players: Sequence[str], seed: int) -> str:
    """Return the whole course of a game as one hash; the compiled and the pure build give the same."""
    found = hashlib.sha256()
    for moment in journey(trial, players, seed):
        found.update(f"{moment.number} {moment.seat} {moment.code}\n".encode())
        if moment.number % 16 == 0 or moment.waiting == NOBODY:
            found.update(json.dumps(moment.s.dump()).encode())
    return found.hexdigest()


class Sample:
    """Keeps one moment for each step of play; all moments of a step are equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed + 1_000_003)
        self.seen: dict[int, int] = {}
        self.moments: dict[int, Moment] = {}

    def offer(self, moment: Moment) -> None:
        step = moment.s.step
        self.seen[step] = self.seen.get(step, 0) + 1
        if self.rng.below(self.seen[step]) == 0:
            self.moments[step] = Moment(
                moment.number, moment.s.clone(), moment.waiting, moment.seat, moment.code
            )

    def some(self, most: int) -> list[Moment]:
        left = list(self.moments.values())
        found: list[Moment] = []
        while left and len(found) < most:
            found.append(left.pop(self.rng.below(len(left))))
        return found


# ── At every step ─────────────────────────────────────────────────────────────────────────────────


def check_moment(trial: Trial, moment: Moment) -> None:
    s, game, words = moment.s, trial.game, trial.words
    census = game.census(s)
    if len(census) != trial.pieces or census.count(1) != len(census):
        wrong = {n: k for n, k in enumerate(census) if k != 1}
        raise Broken("census", f"{len(census)} pieces of {trial.pieces}; not in one place: {wrong}")
    demand(s.step in words.steps, "words", f"step {s.step} has no words")
    for event in moment.events:
        demand(event.verb in words.events, "words", f"event {event.verb} has no words")
        check_heard(trial, event)
    over = moment.waiting == NOBODY
    demand(over == (s.ending != 0), "ending", f"ending {s.ending}, waiting for {moment.waiting}")
    if moment.waiting == CHANCE:
        check_outcome(trial, moment)
    elif not over:
        demand(moment.count <= game.room, "room", f"{moment.count} actions, room {game.room}")
        reason = game.why_not(s, moment.seat, moment.code)
        demand(reason == LEGAL, "legal = why_not", f"{moment.code} is in legal, reason {reason}")
        demand(verb_of(moment.code) in words.actions, "words", f"no action {moment.code}")
        check_read_back(trial, "action", moment.code, words.write, words.read)


def check_heard(trial: Trial, event: Event) -> None:
    """An event is told to every viewer; one of them is listened to."""
    viewer = trial.viewers[trial.asked % len(trial.viewers)]
    check_said(trial, trial.reader(viewer), trial.words.event(event, viewer))


def check_outcome(trial: Trial, moment: Moment) -> None:
    found = trial.game.outcomes(moment.s)
    demand(len(found) <= MOST_OUTCOMES, "chance", f"{len(found)} outcomes at once")
    demand(moment.code in found, "chance", f"{moment.code} was drawn and is no outcome")
    demand(verb_of(moment.code) in trial.words.outcomes, "words", f"no outcome {moment.code}")
    words = trial.words
    check_read_back(trial, "outcome", moment.code, words.write_outcome, words.read_outcome)


def check_read_back(
    trial: Trial,
    kind: str,
    code: int,
    write: Callable[[int], str],
    understand: Callable[[str], int],
) -> None:
    """A move is the one that its own text says."""
    if (kind, code) not in trial.read_back:
        text = write(code)
        demand(understand(text) == code, "words", f"{text!r} reads back as another {kind}")
        trial.read_back.add((kind, code))


# ── At the end ────────────────────────────────────────────────────────────────────────────────────


def check_result(trial: Trial, moment: Moment) -> None:
    s, game = moment.s, trial.game
    n = int(game.seats)
    demand(s.ending in trial.words.endings, "words", f"ending {s.ending} has no words")
    demand(len(game.scores(s)) == n, "returns", "not one score for each seat")
    winners, returns = list(game.winners(s)), game.returns(s)
    demand(len(returns) == n, "returns", f"{returns} for {n} seats")
    seats = winners == sorted(set(winners)) and all(0 <= seat < n for seat in winners)
    demand(seats, "returns", f"winners {winners}")
    honest = not game.zero_sum or abs(sum(returns)) < 1e-9
    demand(honest, "returns", f"{returns} do not sum to zero, and zero_sum says so")
    if n == 1 or not winners:  # alone, or everybody has lost
        expected = [1.0 if winners else -1.0] * n
        demand(returns == expected, "returns", f"{returns}, winners {winners}")
        return
    demand(abs(sum(returns)) < 1e-9, "returns", f"{returns} do not sum to zero")
    k = len(winners)
    won, lost = ((n / k - 1) / (n - 1), -1 / (n - 1)) if k < n else (0.0, 0.0)
    for seat, value in enumerate(returns):
        share = won if seat in winners else lost
        demand(abs(value - share) < 1e-9, "returns", f"{returns}, but the winners are {winners}")


def check_replay(trial: Trial, moment: Moment, lines: list[Line]) -> None:
    """A record that is read and played again gives the same state and the same text."""
    options = trial.options
    seats = trial.words.seats
    scores = scores_text(seats, trial.game.scores(moment.s))
    ending = f"{trial.words.endings[moment.s.ending].clause} {scores}"
    record = Record(trial.edition.id, options["rules"], options, {}, lines, ending)
    text = record.write()
    if editions().get(trial.edition.id) is trial.edition:
        match = Match.replay(text)
    else:  # a game on trial that is not in the box
        match = Match(trial.edition, options)
        for line in read(text).lines:
            match.play(str(line))
    same = match.state.dump() == moment.s.dump()
    demand(same, "replay", f"another state: {difference(match.state.dump(), moment.s.dump())}")
    demand(match.record().write() == text, "replay", "the record of the replay is another text")


def difference(one: dict[str, list[int]], other: dict[str, list[int]]) -> str:
    """Name the fields in which two dumps differ."""
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    return ", ".join(f"{name} {one.get(name)} is not {other.get(name)}" for name in names)


# ── At some moments ───────────────────────────────────────────────────────────────────────────────


def check_look(trial: Trial, moment: Moment, seed: int) -> None:
    before = moment.s.dump()
    for number, law in enumerate([*LAWS, *ENV_LAWS]):
        law(trial, moment, Rng(seed * 31 + moment.number * 7 + number))
        after = moment.s.dump()
        if after != before:
            says = f"{law.__name__} changed the state: {difference(after, before)}"
            raise Broken("looking changes nothing", says)
