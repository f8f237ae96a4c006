"""Checks what learners are given: the numbers of the actions, and observations. None may change the state."""

from collections.abc import Callable, Iterator

from argosy.core.contract import CHANCE, NOBODY, Rng, State
from argosy.core.observation import NUMBER
from argosy.encoding.encoder import Beyond
from argosy.encoding.observation import Observer
from argosy.laws.harness import Moment, Trial, demand

VALUES = 8  # of a field, that are remembered
SIBLINGS = 12  # actions of one position after which observations are compared


def check_numbers(trial: Trial, moment: Moment, rng: Rng) -> None:
    """Whatever is legal has a number of its own, from which the action comes back, and its text too."""
    law = "numbers"
    numbers = trial.numbering
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
        demand(numbers.legal(s, seat) == list(seen), law, f"{seat} may do what it is not told")
        for number in list(seen)[:: max(1, len(seen) // 8)]:
            text = numbers.text(number)
            demand(numbers.read(text) == number, law, f"{text!r} reads as another number")


# ── Observations ──────────────────────────────────────────────────────────────────────────────────


def check_observation(trial: Trial, moment: Moment, rng: Rng) -> None:
    """Who knows the same sees the same, who knows anything else sees anything else, within the bounds."""
    law = "observation"
    look = trial.observer
    if look is None or moment.waiting == NOBODY:
        return
    game, s = trial.game, moment.s
    told = look.schema.fields | set(look.schema.left_out)
    demand(told == set(s.dump()), law, f"not told of, or unknown: {told ^ set(s.dump())}")
    try:
        for seat in range(game.seats):
            known = game.redact(s, seat)
            entries = look.write(s, seat)
            demand(entries == look.write(known, seat), law, f"{seat} is told more than it knows")
            anew = look.write(s, seat, look.encoder.view(seat))
            demand(entries == anew, law, f"{seat} still sees some of what it saw before")
            world = game.imagine(known, seat, rng)
            demand(entries == look.write(world, seat), law, f"{seat} sees what it does not know")
            check_bounds(look, known, entries)
            check_fields(trial, look, known, seat, rng)
        check_siblings(trial, look, moment, rng)
    except Beyond as beyond:
        demand(False, law, str(beyond))


def check_bounds(look: Observer, known: State, entries: bytes) -> None:
    """Every number is within what its part declares, and every entry within what a learner is told."""
    law = "observation"
    for n, entry in enumerate(entries):
        demand(entry <= look.bounds[n], law, f"{look.names[n]} is {entry}")
    dump = known.dump()
    for part in look.schema.parts:
        if part.kind == NUMBER and not part.gate and not part.bits and not part.side_bits:
            count = max(1, len(part.names)) * (part.sides.count if part.sides else 1)
            for value in dump[part.field][part.index : part.index + count]:
                within = part.low <= value <= part.high
                demand(within, law, f"{part.field} is {value}, not {part.low} to {part.high}")


def check_fields(trial: Trial, look: Observer, known: State, seat: int, rng: Rng) -> None:
    """Another value of a field, as it was at another moment, and a seat sees something else."""
    dump = known.dump()
    for name in look.schema.plain:
        kept = trial.values.setdefault(name, [])
        if dump[name] not in kept:
            if len(kept) == VALUES:
                kept.pop(rng.below(VALUES))
            kept.append(dump[name])
        other = kept[rng.below(len(kept))]
        if other != dump[name]:
            twin = known.clone()
            twin.fill({name: other})
            alike = written(look, known, seat) == written(look, twin, seat)
            says = f"{seat} sees no difference where {name} is {dump[name]} or {other}"
            demand(not alike, "observation", says)


def written(look: Observer, known: State, seat: int) -> bytes:
    """What a seat sees if it knows just this: nothing is hidden."""
    encoder, view = look.encoder, look.encoder.view(seat)
    known.pour(encoder.raw, encoder.skip)
    encoder.encode(seat, view)
    return memoryview(view.words).tobytes()


def check_siblings(trial: Trial, look: Observer, moment: Moment, rng: Rng) -> None:
    """After different moves, a seat sees the same if and only if it knows the same."""
    game = trial.game
    for seat in range(game.seats):
        seen: dict[bytes, dict[str, list[int]]] = {}
        for after in siblings(trial, moment, rng):
            if game.waiting_for(after) < 0:
                continue
            dump = game.redact(after, seat).dump()
            dump.pop("shown")  # how often is not what
            entries = look.write(after, seat)
            other = seen.setdefault(entries, dump)
            names = [name for name in dump if dump[name] != other[name]]
            demand(not names, "observation", f"{seat} knows of {names} and does not see it")


def siblings(trial: Trial, moment: Moment, rng: Rng) -> Iterator[State]:
    """Yield states after some of the moves that may come now."""
    game = trial.game
    if moment.waiting == CHANCE:
        moves = list(dict.fromkeys(game.outcomes(moment.s)))
    else:
        moves = trial.legal(moment.s, moment.waiting)
    first = rng.below(len(moves))
    for n in range(min(SIBLINGS, len(moves))):
        after = moment.s.clone()
        game.apply(after, moves[(first + n) % len(moves)])
        yield after


ENV_LAWS: list[Callable[[Trial, Moment, Rng], None]] = [check_numbers, check_observation]
