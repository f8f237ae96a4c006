"""Checks the costly laws, each at one moment of a game. None may change the state it looks at."""

import copy
import json
import math
import pickle
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import (
    CHANCE,
    EVERYONE,
    LEGAL,
    SPECTATOR,
    UNREADABLE,
    Event,
    Rng,
    State,
    a_of,
    b_of,
    pack,
    verb_of,
)
from argosy.core.fields import APART
from argosy.core.phrase import Phrase, Value
from argosy.core.play import admitted
from argosy.core.table import Table
from argosy.core.words import Refusal
from argosy.draw.kinds import declared as declared_kinds
from argosy.laws.harness import Broken, Moment, Trial, check_said, demand, wander

MOVES = 40  # how far copies go on, to see whether they stay apart
DRAWS = 40  # per outcome, to see whether chance is fair
MOST_SPOKEN = 40  # actions whose sentences are read at one moment
REFUSALS = 80  # actions of each verb whose refusal is read
WIDEST = 2**63  # numbers of a dump fit in 64 bits


# ── Copies ────────────────────────────────────────────────────────────────────────────────────────


def check_copies(trial: Trial, moment: Moment, rng: Rng) -> None:
    """A clone and a copy equal their model, do not depend on it, and go on as it does."""
    law = "copies"
    model = moment.s.clone()
    model.events = []
    twin = model.clone()
    demand(twin.events is None, law, "somebody listens to a clone")
    model.events = None
    scratch = trial.game.setup()
    wander(trial, scratch, rng.word(), rng.below(2 * MOVES))  # anything may stand in it
    scratch.copy_from(model)
    before = model.dump()
    demand(twin.dump() == before, law, "a clone is not equal to its model")
    demand(scratch.dump() == before, law, "copy_from does not copy everything")
    seed = rng.word()
    wander(trial, model, seed, MOVES)
    demand(twin.dump() == before, law, "a move of the model changed its clone")
    demand(scratch.dump() == before, law, "a move of the model changed its copy")
    wander(trial, twin, seed, MOVES)
    demand(scratch.dump() == before, law, "a move of the clone changed the copy")
    demand(twin.dump() == model.dump(), law, "a clone went on in another way than its model")
    wander(trial, scratch, seed, MOVES)
    demand(scratch.dump() == model.dump(), law, "a copy went on in another way than its model")


def check_python_copies(trial: Trial, moment: Moment, rng: Rng) -> None:
    """`copy`, `deepcopy` and `pickle` make states that equal their model, do not depend on it, and go on as it does."""
    law = "copies"
    model = moment.s.clone()
    model.events = []
    protocol = int(rng.below(pickle.HIGHEST_PROTOCOL + 1))
    ways: dict[str, State] = {
        "copy": copy.copy(model),
        "deepcopy": copy.deepcopy(model),
        f"pickle with protocol {protocol}": pickle.loads(pickle.dumps(model, protocol)),
    }
    model.events = None
    before = model.dump()
    ahead = model.clone()
    luck = Rng(rng.word())
    wander(trial, ahead, copy.copy(luck), MOVES)
    for way, twin in ways.items():
        demand(twin.events is None, law, f"somebody listens to what {way} made")
        demand(type(twin) is type(model), law, f"{way} made a state of another class")
        demand(twin.dump() == before, law, f"{way} made another state")
        wander(trial, twin, pickle.loads(pickle.dumps(luck)), MOVES)
        demand(model.dump() == before, law, f"a move of what {way} made changed its model")
        demand(twin.dump() == ahead.dump(), law, f"what {way} made went on in another way")


def check_dump(trial: Trial, moment: Moment, rng: Rng) -> None:
    """Every field is in the dump, and the dump loads into an equal state that goes on as the first does."""
    law = "dump and load"
    dump = moment.s.dump()
    missing = declared(type(moment.s)) - set(dump)
    demand(not missing, law, f"fields that are not in the dump: {sorted(missing)}")
    for name, values in dump.items():
        plain = all(type(v) is int and -WIDEST <= v < WIDEST for v in values)
        demand(plain, law, f"{name} is not a list of integers of 64 bits")
    every = [value for values in dump.values() for value in values]
    out = vec[i64]([0] * len(every))
    poured = moment.s.pour(out) == len(every) and list(out) == every
    demand(poured, law, "pour writes other numbers than dump")
    loaded = trial.game.load(json.loads(json.dumps(dump)))
    same = loaded.fingerprint() == moment.s.fingerprint()
    demand(same, law, "equal states have different fingerprints")
    demand(loaded.dump() == dump, law, "load(dump) is another state")
    demand(type(loaded) is type(moment.s), law, "load(dump) is of another class")
    twin = moment.s.clone()
    seed = rng.word()
    wander(trial, twin, seed, MOVES)
    demand(moment.s.dump() == dump, law, "a loaded state shares something with its model")
    wander(trial, loaded, seed, MOVES)
    demand(twin.dump() == loaded.dump(), law, "a loaded state went on in another way")


def declared(kind: type) -> set[str]:
    """Return the fields of a class of states, compiled or not."""
    names: set[str] = set()
    for ancestor in kind.__mro__:
        names |= set(vars(ancestor).get("__annotations__", ()))
        names |= set(vars(ancestor).get("__mypyc_attrs__", ()))
    return {name for name in names if not name.startswith("_")} - set(APART)


# ── Actions ───────────────────────────────────────────────────────────────────────────────────────


def check_grid(trial: Trial, moment: Moment, rng: Rng) -> None:
    """For every seat, `legal` lists exactly the actions that `why_not` allows, of all that the notation can write."""
    law = "legal = why_not"
    s = moment.s
    for seat, name in enumerate(trial.words.seats):
        found = trial.legal(s, seat)
        demand(found == trial.legal(s, seat), law, f"legal({name}) twice gives two lists")
        demand(len(set(found)) == len(found), law, f"legal({name}) holds an action twice")
        right = set(admitted(trial.game, s, seat, trial.grid))
        missing = [trial.words.write(action) for action in right - set(found)]
        extra = [trial.words.write(action) for action in set(found) - right]
        demand(not missing, law, f"{name} may {missing[:9]}, and legal does not know it")
        demand(not extra, law, f"legal has {extra[:9]} for {name}, and why_not objects")
        acts = not found or moment.waiting >= 0
        demand(acts, law, f"{name} may act while we wait for chance or for nobody")


def check_refusals(trial: Trial, moment: Moment, rng: Rng) -> None:
    """Every reason has words, and a clause unless the text is no action at all."""
    law = "words"
    s, words = moment.s, trial.words
    unreadable = trial.game.why_not(s, 0, UNREADABLE)
    demand(unreadable != LEGAL, law, "a text that is no action is allowed")
    met: dict[int, tuple[int, int]] = {}  # one example of each reason
    asked = max(moment.waiting, 0)
    for actions in trial.by_verb:
        for turn in range(min(REFUSALS, len(actions))):
            few = len(actions) <= REFUSALS
            action = actions[turn if few else rng.below(len(actions))]
            reason = trial.game.why_not(s, asked, action)
            met[verb_of(reason)] = action, reason
    for seat in range(trial.game.seats):
        action = trial.grid[rng.below(len(trial.grid))]
        reason = trial.game.why_not(s, seat, action)
        met[verb_of(reason)] = action, reason
    for number, (action, reason) in met.items():
        if reason != LEGAL:
            known = any(number == has for has, _ in words.reasons)
            demand(known, law, f"reason {number} has no words")
            refusal = words.refusal(reason)
            check_refusal(words.write(action), refusal, trial.is_notation(number))
            check_said(trial, trial.reader(asked), refusal.phrase)


def check_refusal(text: str, refusal: Refusal, is_notation: bool) -> None:
    """Only a text outside the notation is refused without a clause, such as a square of another board."""
    says = refusal.sentence
    cites = bool(refusal.clause) or is_notation
    demand(cites, "words", f"{text!r} is refused without a clause: {says}")
    whole = bool(says) and "{" not in says and "?" not in says
    demand(whole, "words", f"{text!r} is refused with {says!r}")


# ── Chance ────────────────────────────────────────────────────────────────────────────────────────


def check_chance(trial: Trial, moment: Moment, rng: Rng) -> None:
    """`chance` draws from `outcomes`, each as often as its share."""
    if moment.waiting != CHANCE:
        return
    found = trial.game.outcomes(moment.s)
    shares = Counter(found)
    draws = DRAWS * len(shares)
    drawn = Counter(trial.game.chance(moment.s, rng) for _ in range(draws))
    for outcome in drawn:
        demand(outcome in shares, "chance", f"{outcome} was drawn and is no outcome")
    for outcome, share in shares.items():
        p = share / len(found)
        off = abs(drawn[outcome] - draws * p) / math.sqrt(draws * p * (1 - p) + 1e-9)
        text = trial.words.write_outcome(outcome)
        says = f"'{text}' came {drawn[outcome]} times of {draws}; its share is {p:.3f}"
        demand(off < 6, "chance", says)
        demand(trial.words.read_outcome(text) == outcome, "words", f"{text!r} reads as another")


# ── Secrets ───────────────────────────────────────────────────────────────────────────────────────


def check_secrecy(trial: Trial, moment: Moment, rng: Rng) -> None:
    """The four laws of secrecy hold for every viewer."""
    game, s = trial.game, moment.s
    for viewer in trial.viewers:
        law = "secrecy"
        known = game.redact(s, viewer)
        view = known.dump()
        demand(known.events is None, law, "somebody listens to a redacted state")
        twice = game.redact(known, viewer).dump()
        demand(twice == view, law, f"1: redacted twice for {viewer} is another state")
        worlds = [game.imagine(known, viewer, rng) for _ in range(2)]
        demand(known.dump() == view, law, f"2: imagine changed what {viewer} knows")
        for world in worlds:  # the second also stands for law 4: they differ only in hidden things
            check_world(trial, s, world, viewer)
            same = game.redact(world, viewer).dump() == view
            demand(same, law, f"2, 4: {viewer} can tell an imagined world from the true one")
        if viewer >= 0:
            same = trial.legal(known, viewer) == trial.legal(s, viewer)
            demand(same, law, f"3: {viewer} does not know what they may do")
    check_whisper(trial, moment)
    check_shown(trial, moment, rng)


def check_world(trial: Trial, s: State, world: State, viewer: int) -> None:
    """An imagined state is whole: all pieces are there, and it can be played."""
    law = "secrecy"
    census = trial.game.census(world)
    demand(census == [1] * trial.pieces, law, f"2: {viewer} imagined a world that lacks pieces")
    same = trial.game.waiting_for(world) == trial.game.waiting_for(s)
    demand(same, law, f"2: {viewer} imagined a world in which another seat must decide")
    wander(trial, world.clone(), 1, MOVES // 4)


def check_whisper(trial: Trial, moment: Moment) -> None:
    """4: an outcome that one seat alone learns leaves the views of all others the same."""
    if moment.waiting != CHANCE:
        return
    heard = trial.game.hears(moment.s)
    if heard == EVERYONE:
        return
    nouns = len(trial.words.outcomes[verb_of(moment.code)].nouns)
    for other in set(trial.game.outcomes(moment.s)):
        if without_last(other, nouns) != without_last(moment.code, nouns):
            continue
        for viewer in trial.viewers:
            if viewer == heard:
                continue
            codes = (moment.code, other)
            views = [view_after(trial, moment.s, CHANCE, code, viewer) for code in codes]
            text = trial.words.write_outcome(other)
            demand(views[0] == views[1], "secrecy", f"4: {viewer} sees the secret of '{text}'")


def without_last(code: int, nouns: int) -> int:
    if nouns == 3:
        return pack(verb_of(code), a_of(code), b_of(code))
    return pack(verb_of(code), a_of(code)) if nouns == 2 else verb_of(code)


def view_after(
    trial: Trial, s: State, seat: int, code: int, viewer: int
) -> tuple[dict[str, list[int]], list[int]]:
    """Return what a viewer sees and hears of a move."""
    after = s.clone()
    events: list[Event] = []
    after.events = events
    trial.game.apply_for(after, seat, code)
    after.events = None
    return trial.game.redact(after, viewer).dump(), [event.packed(viewer) for event in events]


def check_shown(trial: Trial, moment: Moment, rng: Rng) -> None:
    """An action that shows its own player something hidden makes `shown` grow, or undo would be free."""
    seat = moment.seat
    if seat < 0:
        return
    world = trial.game.imagine(trial.game.redact(moment.s, seat), seat, rng)
    seen = view_after(trial, moment.s, seat, moment.code, seat)
    if seen != view_after(trial, world, seat, moment.code, seat):
        text = trial.line(moment.s, seat, moment.code)
        grown = seen[0]["shown"][0] > moment.s.shown
        demand(grown, "secrecy", f"'{text}' tells {seat} something hidden, and shown does not grow")


# ── The table ─────────────────────────────────────────────────────────────────────────────────────


def check_table(trial: Trial, moment: Moment, rng: Rng) -> None:
    """Ids are unique words; every piece or place that an action names is there to be clicked."""
    law = "table"
    backdrop = backdrop_of(trial, moment.s)
    if moment.seat >= 0:
        after = moment.s.clone()
        trial.game.apply_for(after, moment.seat, moment.code)
        demand(backdrop == backdrop_of(trial, after), law, "the backdrop changed with a decision")
    for viewer in trial.viewers:
        known = trial.game.redact(moment.s, viewer)
        table = backdrop + trial.edition.table(trial.game, known, viewer)
        ids = table.ids()
        double = [name for name, times in Counter(ids).items() if times > 1]
        demand(not double, law, f"ids that stand twice: {double[:9]}")
        bad = [name for name in ids if not name or len(name.split()) != 1]
        demand(not bad, law, f"ids that are no single word: {bad[:9]}")
        check_layout(table)
        check_facts(trial, known, viewer)
        check_spoken(trial, table, known, viewer)
        if viewer < 0:
            continue
        there = set(ids)
        for action in trial.legal(moment.s, viewer):
            for place in trial.words.places(known, viewer, action):
                text = trial.words.write(action)
                demand(place in there, law, f"'{text}' names {place!r}, which is not on the table")


def backdrop_of(trial: Trial, s: State) -> Table:
    return trial.edition.backdrop(trial.game, trial.game.redact(s, SPECTATOR))


def check_layout(table: Table) -> None:
    """Zones exist, kinds are declared, marks belong to something, sheets have as many cells as columns."""
    law = "table"
    zones = {zone.id for zone in table.zones} | {"table"}
    demand(len(zones) > len(table.zones), law, "two zones with one id")
    unknown = {zone for zone in zones_used(table) if zone not in zones}
    demand(not unknown, law, f"zones that nobody has laid out: {sorted(unknown)}")
    ids = {*table.ids(), ""}
    for mark in table.marks:
        demand(mark.of in ids, law, f"mark {mark.id} belongs to {mark.of!r}, which is not there")
    for piece in table.pieces:
        demand(piece.side in ("face", "back"), law, f"{piece.id} shows its {piece.side!r}")
        known = piece.kind in declared_kinds()
        demand(known, law, f"{piece.id} is a {piece.kind!r}, which no kinds.json declares")
    for sheet in table.sheets:
        wide = {len(row) for row in sheet.rows} <= {len(sheet.columns)}
        demand(wide, law, f"sheet {sheet.id!r} has rows of another width")


def check_facts(trial: Trial, known: State, viewer: int) -> None:
    """The facts are of their declared type, and go over the wire and back."""
    if trial.edition.facts is None:
        return
    made = trial.edition.facts(trial.game, known, viewer)
    try:
        again = msgspec.json.decode(msgspec.json.encode(made), type=type(made))
    except msgspec.ValidationError as wrong:
        raise Broken("table", f"facts do not fit their type: {wrong}") from wrong
    demand(again == made, "table", "facts are another when they have been sent")


def check_spoken(trial: Trial, table: Table, known: State, viewer: int) -> None:
    """Whatever lies on the table, is promised or asked is said in every language without a fault."""
    values = [*told_on(table), trial.words.prompt(known)]
    odds = trial.edition.odds
    for action in trial.legal(known, viewer)[:MOST_SPOKEN] if viewer >= 0 else ():
        values += [trial.words.action(action), trial.words.choice(known, viewer, action)]
        values += [trial.words.warning(known, viewer, action) or ""]
        values += [odds(trial.game, known, viewer, action) or ""] if odds else []
    reader = trial.reader(viewer)
    for value in values:
        check_said(trial, reader, value)


def told_on(table: Table) -> Iterator[Value]:
    """Yield everything that a table says."""
    yield from (piece.note for piece in table.pieces if piece.note is not None)
    yield from (spot.label for spot in table.spots if spot.label)
    yield from (mark.text for mark in table.marks if mark.text)
    for counter in table.counters:
        yield Phrase(f"counter-{counter.id}", {"of": counter.of} if counter.of else {})
    for sheet in table.sheets:
        yield Phrase(f"sheet-{sheet.id}")
        yield from (cell for row in (sheet.columns, *sheet.rows) for cell in row if cell != "")


def zones_used(table: Table) -> Iterator[str]:
    for piece in table.pieces:
        yield piece.zone
    for spot in table.spots:
        yield spot.zone
    for mark in table.marks:
        yield mark.zone
    for counter in table.counters:
        yield counter.zone
    for sheet in table.sheets:
        yield sheet.zone


# ── Sense ─────────────────────────────────────────────────────────────────────────────────────────


def check_guess(trial: Trial, moment: Moment, rng: Rng) -> None:
    """`appraise` and `scores` have a finite number for each seat at any moment."""
    guess = trial.game.appraise(moment.s)
    finite = len(guess) == trial.game.seats and all(map(math.isfinite, guess))
    demand(finite, "guess", f"appraise says {guess}")
    scores = trial.game.scores(moment.s)
    demand(len(scores) == trial.game.seats, "guess", f"scores says {scores}")


LAWS: list[Callable[[Trial, Moment, Rng], None]] = [
    check_copies,
    check_dump,
    check_grid,
    check_refusals,
    check_chance,
    check_secrecy,
    check_table,
    check_guess,
    check_python_copies,  # after the law of dumps, which tells of a missing field in plainer words
]
