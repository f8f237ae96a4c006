"""Each law can fail: a game with exactly one fault is caught by the law that is meant for it."""

import copy
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Self

import pytest
from librt.vecs import vec
from msgspec import structs
from mypy_extensions import i32, i64

from argosy.core.contract import CHANCE, EVERYONE, LEGAL, NOBODY, Rng, pack, verb_of
from argosy.core.edition import Edition
from argosy.core.observation import Part, Schema, flags, number, one_of, seats, table
from argosy.core.table import Mark, Spot, Table, Zone
from argosy.core.words import Noun, Option, Sentence, Verb, Words
from argosy.laws import Broken, Trial, check_words, digest, judge
from argosy.laws.__main__ import main
from argosy.laws.harness import journey
from argosy.laws.interpreted import interpreted

with interpreted("sea_routes"):
    from argosy.games.sea_routes import EDITION
    from argosy.games.sea_routes.game import SeaRoutes
    from argosy.games.sea_routes.numbers import DONE, EMBARGO, EMPTY, SAIL
    from argosy.games.sea_routes.state import DRAWING, SAILING, SeaRoutesState

FAULTS: list[Any] = []


def fault(law: str, **changes: Any) -> Callable[[Any], Any]:
    """Enters a faulty game, state or edition, with the law that has to catch it."""

    def enter(made: Any) -> Any:
        if not isinstance(made, type):
            edition = made(EDITION)
        elif issubclass(made, SeaRoutesState):
            edition = replace(EDITION, make=partial(WithOtherStates, kind=made))
        else:
            # What learners are told of the sea game knows nothing of the wind.
            seen = None if hasattr(made, "show") else EDITION.observation
            edition = replace(EDITION, make=made, observation=seen, **changes)
        FAULTS.append(pytest.param(law, edition, id=f"{law} - {made.__name__}"))
        return made

    return enter


def verdict(edition: Edition, games: int = 12) -> Broken | None:
    """The first law that is broken, if any."""
    try:
        trial = Trial(edition, {"seats": 2, "rounds": 3})
        check_words(trial)
        for seed in range(games):
            players = ("greedy", "random") if seed % 3 == 2 else ("random", "random")
            judge(trial, players, seed, looks=9)
    except Broken as broken:
        return broken
    return None


def test_a_game_without_fault_breaks_no_law() -> None:
    assert verdict(EDITION) is None


# ── Copies ────────────────────────────────────────────────────────────────────────────────────────


def with_state(s: SeaRoutesState, chart: SeaRoutes) -> SeaRoutesState:
    """The setup of a game, in another class of states."""
    s.fill(SeaRoutes(chart.options).setup().dump())
    return s


class WithOtherStates(SeaRoutes):
    """The same game with another class of states."""

    def __init__(self, options: dict[str, int], kind: type[SeaRoutesState]) -> None:
        super().__init__(options)
        self.kind = kind

    def made_from(self) -> tuple[Any, ...]:
        return self.options, self.kind

    def setup(self) -> SeaRoutesState:
        return with_state(self.kind(), self)


@fault("copies")
class SharingState(SeaRoutesState):
    def copy_from(self, other: Self) -> None:
        super().copy_from(other)
        self.tiles_of = other.tiles_of


@fault("copies")
class ForgetfulState(SeaRoutesState):
    def copy_from(self, other: Self) -> None:
        idle = self.idle_moves
        super().copy_from(other)
        self.idle_moves = idle


@fault("copies")
class EavesdroppedState(SeaRoutesState):
    def clone(self) -> Self:
        twin = super().clone()
        twin.events = self.events
        return twin


@fault("copies")
class ShallowState(SeaRoutesState):
    def __copy__(self) -> Self:
        twin = self.clone()
        twin.tiles_of = self.tiles_of
        return twin


@fault("copies")
class LossyState(SeaRoutesState):
    def __reduce__(self) -> tuple[Any, ...]:
        made, (kind, found) = super().__reduce__()
        return made, (kind, {**found, "shown": 0, "idle_moves": 0})


@fault("dump and load")
class SilentState(SeaRoutesState):
    def fields(self) -> list[str]:
        return [name for name in super().fields() if name != "passed"]


@fault("dump and load")
class FractionState(SeaRoutesState):
    def dump(self) -> dict[str, list[int]]:
        halves: Any = [n / 2 for n in self.scores]
        return {**super().dump(), "scores": halves}


@fault("dump and load")
class LoadsNothing(SeaRoutes):
    def load(self, dump: dict[str, list[int]]) -> SeaRoutesState:
        return self.setup()


# ── Actions ───────────────────────────────────────────────────────────────────────────────────────


@fault("legal = why_not")
class ForgetsAnAction(SeaRoutes):
    def legal(self, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
        return min(super().legal(s, seat, out), 2)


@fault("legal = why_not")
class AllowsTooMuch(SeaRoutes):
    def legal(self, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
        count = super().legal(s, seat, out)
        if s.step == SAILING and count == 1:
            out[count] = DONE
            count += 1
        return count


@fault("legal = why_not")
class SaysItTwice(SeaRoutes):
    def legal(self, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
        count = super().legal(s, seat, out)
        out[count] = out[0]
        return count + 1 if count else count


@fault("legal = why_not")
class ForgivesOthers(SeaRoutes):
    """A seat out of turn may end the turn, says why_not, and legal does not know it."""

    def why_not(self, s: SeaRoutesState, seat: i64, action: i64) -> i64:
        if s.step == SAILING and seat != s.decider and verb_of(action) == DONE:
            return LEGAL
        return super().why_not(s, seat, action)


@fault("legal = why_not")
class ActsWhileChanceIsAwaited(SeaRoutes):
    def why_not(self, s: SeaRoutesState, seat: i64, action: i64) -> i64:
        waits = s.step == DRAWING and action == DONE
        return LEGAL if waits else super().why_not(s, seat, action)

    def legal(self, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
        if s.step == DRAWING:
            out[0] = DONE
            return 1
        return super().legal(s, seat, out)


@fault("room")
class Overflows(SeaRoutes):
    def legal(self, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
        return self.room + 1 if super().legal(s, seat, out) else 0


@fault("always an action")
class Stranded(SeaRoutes):
    def legal(self, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
        return 0 if s.round == 2 else super().legal(s, seat, out)


@fault("always an action")
class NoOutcome(SeaRoutes):
    def outcomes(self, s: SeaRoutesState) -> list[i64]:
        return [] if s.step == DRAWING else super().outcomes(s)


@fault("always an action")
class WaitsForAGhost(SeaRoutes):
    def waiting_for(self, s: SeaRoutesState) -> i64:
        return 2 if s.step == DRAWING else super().waiting_for(s)


# ── Chance ────────────────────────────────────────────────────────────────────────────────────────


@fault("chance")
class ImpossibleOutcome(SeaRoutes):
    def chance(self, s: SeaRoutesState, rng: Rng) -> i64:
        found = super().chance(s, rng)
        return pack(verb_of(found), 2) if s.step == DRAWING else found


@fault("chance")
class LoadedDie(SeaRoutes):
    def chance(self, s: SeaRoutesState, rng: Rng) -> i64:
        return min(super().chance(s, rng), super().chance(s, rng))


@fault("chance")
class TooManyOutcomes(SeaRoutes):
    def outcomes(self, s: SeaRoutesState) -> list[i64]:
        return super().outcomes(s) * 70


# ── Pieces, end and result ────────────────────────────────────────────────────────────────────────


@fault("census")
class LosesATile(SeaRoutes):
    def apply(self, s: SeaRoutesState, action: i64) -> None:
        super().apply(s, action)
        if s.round == 2:
            s.tiles_of[0] = 0


@fault("census")
class CountsFewer(SeaRoutes):
    def census(self, s: SeaRoutesState) -> list[i64]:
        return super().census(s)[: 44 if s.step == SAILING else 48]


@fault("termination")
class Endless(SeaRoutes):
    def apply(self, s: SeaRoutesState, action: i64) -> None:
        super().apply(s, action)
        if s.ending != 0:
            s.copy_from(self.setup())


@fault("termination")
class BoundTooSmall(SeaRoutes):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        self.bound = 60


@fault("ending")
class EndsWithoutWord(SeaRoutes):
    def waiting_for(self, s: SeaRoutesState) -> i64:
        return NOBODY if s.round == 2 else super().waiting_for(s)


@fault("replay")
class DependsOnMore(SeaRoutes):
    """A state that follows from more than its record."""

    made = 0

    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        DependsOnMore.made += 1
        self.mark = DependsOnMore.made

    def apply(self, s: SeaRoutesState, action: i64) -> None:
        super().apply(s, action)
        s.shown = self.mark


@fault("returns")
class EverybodyWins(SeaRoutes):
    def returns(self, s: SeaRoutesState) -> list[float]:
        return [1.0, 1.0]


@fault("returns")
class WrongWinner(SeaRoutes):
    def returns(self, s: SeaRoutesState) -> list[float]:
        return super().returns(s)[::-1]


@fault("returns")
class NobodyWinsOrLoses(SeaRoutes):
    """All may lose together, but then each loses all."""

    def winners(self, s: SeaRoutesState) -> list[i64]:
        return []

    def returns(self, s: SeaRoutesState) -> list[float]:
        return [0.0, 0.0]


@fault("returns")
class UnknownWinner(SeaRoutes):
    def winners(self, s: SeaRoutesState) -> list[i64]:
        return [0, 0]


@fault("looking changes nothing")
class Meddles(SeaRoutes):
    def appraise(self, s: SeaRoutesState) -> list[float]:
        s.idle_rounds += 1
        return super().appraise(s)


@fault("guess")
class GuessesWildly(SeaRoutes):
    def appraise(self, s: SeaRoutesState) -> list[float]:
        return [float("nan"), 0.0]


@fault("no crash")
class Crashes(SeaRoutes):
    def apply(self, s: SeaRoutesState, action: i64) -> None:
        if verb_of(action) == SAIL and s.round == 2:
            raise IndexError("a fault in a rule")
        super().apply(s, action)


# ── Secrets ───────────────────────────────────────────────────────────────────────────────────────


class SecretState(SeaRoutesState):
    """With something that nobody at the table knows: whether the wind is about to turn."""

    wind: int = 1

    def copy_from(self, other: Self) -> None:
        super().copy_from(other)
        self.wind = other.wind

    def fields(self) -> list[str]:
        return [*dict.fromkeys([*super().fields(), "wind"])]


def wind_of(s: SeaRoutesState) -> int:
    assert isinstance(s, SecretState)
    return s.wind


def turn_wind(s: SeaRoutesState, wind: int) -> SeaRoutesState:
    assert isinstance(s, SecretState)
    s.wind = wind
    return s


class Secret(SeaRoutes):
    """An honest game with a secret, for the faults below. Sailing shows it in the field `first`."""

    def setup(self) -> SeaRoutesState:
        return with_state(SecretState(), self)

    def redact(self, s: SeaRoutesState, viewer: i64) -> SeaRoutesState:
        return turn_wind(s.clone(), -1)

    def imagine(self, known: SeaRoutesState, viewer: i64, rng: Rng) -> SeaRoutesState:
        return turn_wind(known.clone(), int(rng.below(2)))

    def apply(self, s: SeaRoutesState, action: i64) -> None:
        sails = verb_of(action) == SAIL and s.step == SAILING
        super().apply(s, action)
        if sails:
            self.show(s)

    def show(self, s: SeaRoutesState) -> None:
        s.first = abs(wind_of(s))
        s.shown += 1


def test_an_honest_secret_breaks_no_law() -> None:
    assert verdict(replace(EDITION, make=Secret, observation=None)) is None


@fault("secrecy")
class RedactsTwiceInTwoWays(Secret):
    def redact(self, s: SeaRoutesState, viewer: i64) -> SeaRoutesState:
        return turn_wind(s.clone(), wind_of(s) - 2)


@fault("secrecy")
class ImaginesAnotherTable(Secret):
    def imagine(self, known: SeaRoutesState, viewer: i64, rng: Rng) -> SeaRoutesState:
        world = super().imagine(known, viewer, rng)
        world.idle_rounds += 1
        return world


@fault("secrecy")
class ImaginesAHalfTable(Secret):
    def imagine(self, known: SeaRoutesState, viewer: i64, rng: Rng) -> SeaRoutesState:
        world = super().imagine(known, viewer, rng)
        world.coins_of[0] = world.cup
        return world


@fault("secrecy")
class ImaginesInPlace(Secret):
    def imagine(self, known: SeaRoutesState, viewer: i64, rng: Rng) -> SeaRoutesState:
        known.idle_rounds = 0
        turn_wind(known, 0)
        return super().imagine(known, viewer, rng)


@fault("secrecy")
class HidesWhatIsNeeded(Secret):
    """A viewer who does not see the tiles does not know where they may sail."""

    def redact(self, s: SeaRoutesState, viewer: i64) -> SeaRoutesState:
        known = super().redact(s, viewer)
        if viewer >= 0:
            known.passed, known.decider = s.tiles if viewer else 0, 0
        return known

    def imagine(self, known: SeaRoutesState, viewer: i64, rng: Rng) -> SeaRoutesState:
        return super().imagine(known, viewer, rng)


@fault("secrecy")
class ListensIn(Secret):
    """Who begins is said to red alone, and all see it."""

    def hears(self, s: SeaRoutesState) -> i64:
        return 0 if s.step == DRAWING else EVERYONE


@fault("secrecy")
class ShowsInSilence(Secret):
    """What it shows is not counted, so an undo would be free."""

    def show(self, s: SeaRoutesState) -> None:
        s.first = abs(wind_of(s))


def tame(pot: Edition, **methods: Any) -> Edition:
    """The pot without the fault that is planted in it, and with other methods."""

    base: Any = pot.make

    def why_not(self: Any, s: Any, seat: int, action: int) -> int:
        broken = verb_of(action) == 7
        return 1 if broken else int(base.why_not(self, s, seat, action))

    kind = type("TamePot", (base,), {"why_not": why_not, **methods})
    return replace(pot, make=kind)


def judge_pot(edition: Edition) -> None:
    for seed in range(12):
        judge(Trial(edition, {}), ("random", "random"), seed, looks=9)


def test_an_honest_whisper_breaks_no_law(pot: Edition) -> None:
    judge_pot(tame(pot))


def test_a_card_that_all_can_see_is_noticed(pot: Edition) -> None:
    def redact(self: Any, s: Any, viewer: int) -> Any:
        return s.clone()

    with pytest.raises(Broken, match=r"secrecy is broken: 4: -1 sees the secret of 'card"):
        judge_pot(tame(pot, redact=redact))


def test_a_card_that_all_can_hear_is_noticed(pot: Edition) -> None:
    base: Any = pot.make

    def apply(self: Any, s: Any, action: int) -> None:
        drawing = s.step == 3
        base.apply(self, s, action)
        if drawing and s.events is not None:
            s.events[-1].audience = EVERYONE

    with pytest.raises(Broken, match=r"secrecy is broken: 4: -1 sees the secret of 'card"):
        judge_pot(tame(pot, apply=apply))


# ── The table ─────────────────────────────────────────────────────────────────────────────────────


def with_table(edition: Edition, change: Callable[[Table], Table]) -> Edition:
    def table(game: Any, known: Any, viewer: int) -> Table:
        return change(edition.table(game, known, viewer))

    return replace(edition, table=table)


def with_backdrop(edition: Edition, change: Callable[[Table], Table]) -> Edition:
    return replace(edition, backdrop=lambda game, known: change(edition.backdrop(game, known)))


@fault("table")
def space_missing(edition: Edition) -> Edition:
    def change(table: Table) -> Table:
        return structs.replace(table, spots=tuple(s for s in table.spots if s.id != "b3"))

    return with_backdrop(edition, change)


@fault("table")
def backdrop_that_changes(edition: Edition) -> Edition:
    def backdrop(game: Any, known: Any) -> Table:
        zones = (Zone("lately", float(known.mover), 1.0),)
        return edition.backdrop(game, known) + Table(zones=zones)

    return replace(edition, backdrop=backdrop)


@fault("table")
def id_twice(edition: Edition) -> Edition:
    return with_table(edition, lambda t: structs.replace(t, spots=(Spot("b3", 0, 0),)))


@fault("table")
def id_with_a_blank(edition: Edition) -> Edition:
    return with_table(edition, lambda t: structs.replace(t, spots=(Spot("b 3", 0, 0),)))


@fault("table")
def unknown_zone(edition: Edition) -> Edition:
    return with_table(
        edition, lambda t: structs.replace(t, spots=(Spot("attic", 0, 0, zone="attic"),))
    )


@fault("table")
def mark_of_nothing(edition: Edition) -> Edition:
    mark = Mark("arrow", "arrow", ((0.0, 0.0), (1.0, 1.0)), of="nothing")
    return with_table(edition, lambda t: structs.replace(t, marks=(mark,)))


@fault("table")
def sheet_with_a_hole(edition: Edition) -> Edition:
    def change(table: Table) -> Table:
        return structs.replace(
            table, sheets=tuple(structs.replace(s, rows=(("one",),)) for s in table.sheets)
        )

    return with_table(edition, change)


def with_pieces(edition: Edition, **changes: str) -> Edition:
    def change(table: Table) -> Table:
        pieces = tuple(structs.replace(piece, **changes) for piece in table.pieces)
        return structs.replace(table, pieces=pieces)

    return with_table(edition, change)


@fault("table")
def piece_on_edge(edition: Edition) -> Edition:
    return with_pieces(edition, side="edge")


@fault("table")
def kind_that_nobody_declares(edition: Edition) -> Edition:
    return with_pieces(edition, kind="kite")


# ── Words ─────────────────────────────────────────────────────────────────────────────────────────


def with_words(edition: Edition, change: Callable[[Words], None]) -> Edition:
    def words(game: Any) -> Words:
        made = copy.copy(edition.words(game))
        change(made)
        return made

    return replace(edition, words=words)


def missing(table: str, number: object) -> Callable[[Edition], Edition]:
    def change(words: Words) -> None:
        kept = {n: w for n, w in getattr(words, table).items() if n != number}
        setattr(words, table, kept)

    def plant(edition: Edition) -> Edition:
        return with_words(edition, change)

    plant.__name__ = f"{table[:-1]}_missing"
    return plant


def changed(table: str, which: object, **changes: Any) -> Callable[[Edition], Edition]:
    def change(words: Words) -> None:
        found = getattr(words, table)
        setattr(words, table, {**found, which: replace(found[which], **changes)})

    def plant(edition: Edition) -> Edition:
        return with_words(edition, change)

    plant.__name__ = f"{table[:-1]}_with_another_{'_'.join(changes)}"
    return plant


for planted in (
    missing("steps", 4),
    missing("events", 8),
    missing("reasons", (EMPTY, 0)),
    missing("endings", 4),
    missing("outcomes", 3),
    changed("steps", 4, clause="SR-R26"),
    changed("steps", 4, id="flying"),
    changed("events", 4, clause="SR-A37"),
    changed("events", 4, id="rushed"),
    changed("events", 4, nouns=()),
    changed("reasons", (EMPTY, 0), clause=""),
    changed("reasons", (EMPTY, 0), id="full"),
    changed("endings", 3, clause=""),
    changed("endings", 3, id="wreck"),
    changed("actions", 1, name="rush"),
    changed("actions", 1, number=300),
    changed("actions", 1, text="embargo"),
):
    fault("words")(planted)


def noun_of(edition: Edition, name: str) -> Noun:
    words = edition.words(edition.game())
    verbs: list[Verb | Sentence] = [*words.actions.values(), *words.events.values()]
    return next(noun for verb in verbs for noun in verb.nouns if noun.name == name)


def with_space(**changes: Any) -> Callable[[Words], None]:
    def change(words: Words) -> None:
        space = replace(noun_of(EDITION, "space"), **changes)
        words.actions = {**words.actions, EMBARGO: replace(words.actions[EMBARGO], nouns=(space,))}

    return change


@fault("words")
def one_text_for_two_spaces(edition: Edition) -> Edition:
    texts = noun_of(edition, "space").texts
    return with_words(edition, with_space(texts=(texts[1], *texts[1:])))


@fault("words")
def text_of_two_words(edition: Edition) -> Edition:
    texts = noun_of(edition, "space").texts
    return with_words(edition, with_space(texts=("a 1", *texts[1:])))


@fault("words")
def unknown_kind_of_noun(edition: Edition) -> Edition:
    return with_words(edition, with_space(kind="smell"))


@fault("words")
def option_without_a_clause_that_exists(edition: Edition) -> Edition:
    option = Option("weather", 0, 0, 1, "SR-A99")
    return replace(edition, options=(*edition.options, option))


@fault("options")
def default_out_of_range(edition: Edition) -> Edition:
    return replace(edition, default_seats=5)


@fault("options")
def choice_without_a_word(edition: Edition) -> Edition:
    option = Option("weather", 0, 0, 2, "SR-R1", choices=("sun", "rain"))
    return replace(edition, options=(*edition.options, option))


# ── What learners are given ───────────────────────────────────────────────────────────────────────


def is_early(game: Any, a: int) -> bool:
    """A domain: the first spaces of the chart only."""
    return a < 9


@fault("numbers")
class CountsTooLittle(SeaRoutes):
    """Sailing to most of the chart has no number."""

    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        assert self.turn is not None
        deeds = [replace(d, domain=is_early) if d.verb == SAIL else d for d in self.turn.deeds]
        self.turn = replace(self.turn, deeds=deeds)


@fault("numbers")
class CountsTwoAsOne(SeaRoutes):
    """Wherever one sails, it has one number."""

    def general(self, s: SeaRoutesState, action: i64) -> i64:
        return pack(SAIL, 0) if verb_of(action) == SAIL else action


@fault("numbers")
class CountsOneWayOnly(SeaRoutes):
    def general(self, s: SeaRoutesState, action: i64) -> i64:
        return action

    def particular(self, s: SeaRoutesState, action: i64) -> i64:
        return pack(SAIL, 0) if verb_of(action) == SAIL else action


@fault("numbers")
def one_text_for_two_numbers(edition: Edition) -> Edition:
    def change(words: Words) -> None:
        space = noun_of(EDITION, "space")
        alike = replace(space, texts=("there",) * len(space.texts))
        words.actions = {
            **words.actions,
            SAIL: replace(words.actions[SAIL], general=(alike,)),
        }

    return with_words(edition, change)


def with_schema(
    *parts: Part, without: str = "", left_out: str = "", forgotten: str = ""
) -> Callable[[Edition], Edition]:
    """An observation with other parts, in the place of those of the same fields; or without a field."""

    def plant(edition: Edition) -> Edition:
        honest: Any = edition.observation

        def observation(game: Any) -> Schema:
            schema = honest(game)
            changed = {part.field for part in parts} | {without, left_out}
            kept = [part for part in schema.parts if part.field not in changed]
            reasons = {**schema.left_out, **({left_out: "nobody cares"} if left_out else {})}
            reasons.pop(forgotten, None)
            return Schema([*kept, *parts], reasons)

        return replace(edition, observation=observation)

    return plant


for what, schema_with in (
    ("number_beyond_its_bound", with_schema(number("round", 1))),
    ("number_below_its_bound", with_schema(number("round", 9, low=2))),
    ("value_without_a_row", with_schema(one_of("step", ("", "one", "two")))),
    ("field_that_nobody_tells_of", with_schema(without="pawns")),
    ("field_that_nobody_speaks_of", with_schema(forgotten="laid")),
    ("field_that_there_is_not", with_schema(left_out="weather")),
    ("field_left_out_that_matters", with_schema(left_out="pawns")),
    ("half_of_a_field", with_schema(flags("tiles_of", [str(n) for n in range(9)]).by(seats(2)))),
    ("only_the_viewers_own", with_schema(number("pawns", 99).each(["one"], bits=8))),
    ("two_values_alike", with_schema(table("pawns", ["x"], [[1]] * 99).by(seats(2), bits=8))),
):
    schema_with.__name__ = what
    fault("observation")(schema_with)


def with_the_wind(edition: Edition) -> Edition:
    """The learners of a game with a secret are told of it what they know: that it is unknown."""
    return with_schema(one_of("wind", ("unknown", "calm", "storm"), low=-1))(edition)


def test_an_honest_secret_is_told_to_no_learner() -> None:
    assert verdict(with_the_wind(replace(EDITION, make=Secret))) is None


class SaysThatNothingIsHidden(Secret):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        self.has_secrets = False


@fault("observation")
def secret_that_learners_are_told(edition: Edition) -> Edition:
    return with_the_wind(replace(edition, make=SaysThatNothingIsHidden))


def test_an_observation_that_is_not_kept_up_to_date_is_noticed() -> None:
    """Where nothing depends on what has changed in a number, what was written before stays."""
    trial = Trial(EDITION, {"seats": 2, "rounds": 3})
    assert trial.observer is not None
    at = list(trial.game.setup().dump()).index("round")
    for program in trial.observer.encoder.programs:
        k = program.first[list(program.used).index(at)]
        program.bits = vec[i64]([1 << 62 if n == k else b for n, b in enumerate(program.bits)])
    with pytest.raises(Broken, match=r"observation is broken: \d still sees"):
        judge(trial, ("random", "random"), 1, looks=9)


def test_a_number_that_is_looked_up_wrongly_is_noticed() -> None:
    trial = Trial(EDITION, {"seats": 2, "rounds": 3})
    tables = trial.numbering.tables
    tables.table = vec[i32]([*list(tables.table)[1:], 0])
    with pytest.raises(Broken, match="numbers is broken"):
        judge(trial, ("random", "random"), 1, looks=9)


# ── The verdicts ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("law", "edition"), FAULTS)
def test_a_fault_is_caught_by_its_law(law: str, edition: Edition) -> None:
    broken = verdict(edition)
    assert broken is not None, "nothing noticed the fault"
    assert broken.law == law, str(broken)


def test_a_failure_says_how_to_see_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    broken = verdict(replace(EDITION, make=Crashes))
    says = str(broken)
    assert "IndexError: a fault in a rule" in says
    assert "at line " in says and "sea_routes seats=2 rounds=3" in says
    command = next(line for line in says.splitlines() if line.startswith("see it again: "))
    arguments = command.split("argosy.laws ")[1].split(" ")
    assert "--seed" in arguments
    assert main(arguments) == 0  # the true game has no such fault
    assert "All laws hold" in capsys.readouterr().out


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 1
    assert "There is no game “chess”" in capsys.readouterr().err
    assert main(["sea_routes", "--option", "rounds=0"]) == 1
    assert "from 1 to 99" in capsys.readouterr().err


def test_another_course_has_another_digest() -> None:
    """What makes the compiled and the interpreted build comparable."""
    options = {"seats": 2, "rounds": 2}
    honest = digest(Trial(EDITION, options), ("random", "random"), 3)
    assert honest == digest(Trial(EDITION, options), ("random", "random"), 3)
    assert honest != digest(Trial(EDITION, options), ("random", "random"), 4)
    drifting = replace(EDITION, make=DependsOnMore)
    assert honest != digest(Trial(drifting, options), ("random", "random"), 3)


class Talkative(SeaRoutes):
    """The other seat may say `done` while somebody sails, and nothing happens."""

    def why_not(self, s: SeaRoutesState, seat: i64, action: i64) -> i64:
        if s.step == SAILING and seat != s.decider and action == DONE:
            return LEGAL
        return super().why_not(s, seat, action)

    def legal(self, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
        if s.step == SAILING and seat != s.decider:
            out[0] = DONE
            return 1
        return super().legal(s, seat, out)

    def apply(self, s: SeaRoutesState, action: i64) -> None:
        if s.step != SAILING or action != DONE:
            super().apply(s, action)


def test_other_seats_act_now_and_then() -> None:
    edition = replace(EDITION, make=Talkative)
    assert verdict(edition) is None
    moments = [
        (m.waiting, m.seat) for m in journey(Trial(edition, {"seats": 2}), ("random", "greedy"), 1)
    ]
    decisions = [pair for pair in moments if pair[0] not in (CHANCE, NOBODY)]
    interrupted = [pair for pair in decisions if pair[0] != pair[1]]
    assert len(decisions) / 20 < len(interrupted) < len(decisions) / 3
