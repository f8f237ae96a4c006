"""What a game is: a rulebook object, a state object, and the few functions between them.

A `Game` is one rulebook with its seats and options fixed; it never changes and all its states share it. A `State`
is the truth about one game in progress. An action, an outcome of chance, an event and a reason against an action are
all one integer that packs a verb and up to three nouns. Everything here is compiled (see docs/decisions/0006).
"""

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, Self, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from argosy.core.fields import copier, names_of, pourer
from argosy.core.turn import Dispatch, Turn

CHANCE: Final = -1  # waiting_for(): the table waits for a die, a draw, a deal
NOBODY: Final = -2  # waiting_for(): the game is over
SPECTATOR: Final = -1  # redact(): a viewer without a seat
UNKNOWN: Final = -1  # a value in a redacted state that the viewer does not know
HIDDEN: Final = 65535  # the same inside a packed action, outcome or event; written "?"
LEGAL: Final = 0  # why_not(): no objection; anything else is a packed Reason
UNREADABLE: Final = 0  # an action that no verb has: what a text outside the notation becomes
EVERYONE: Final = -1  # hears() and an event: no secret

# Reasons that every game has. A game's own reasons have higher numbers.
NOT_A_TEXT: Final = 1  # no action of the notation
OVER: Final = 2  # the game is over; its ending
CHANCE_DUE: Final = 3  # chance decides now; the step
NOT_ASKED: Final = 4  # another seat decides; which
NOT_NOW: Final = 5  # the verb does not belong to this step; the step
FIRST_REASON: Final = 6  # of a game's own

# What speaks against any action at all, in the order that most rulebooks give.
IS_TEXT: Final = 1
IS_ON: Final = 2  # the game is not over, and chance is not due
IS_ASKED: Final = 3
IS_NOW: Final = 4
CHECKS: Final = [IS_TEXT, IS_ON, IS_ASKED, IS_NOW]


# ── Packing ───────────────────────────────────────────────────────────────────────────────────────


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Verbs are 1..255, nouns 0..65535: a larger or negative one would read back as another."""
    return verb | a << 8 | b << 24 | c << 40


def verb_of(action: i64) -> i64:
    return action & 255


def a_of(action: i64) -> i64:
    return action >> 8 & 65535


def b_of(action: i64) -> i64:
    return action >> 24 & 65535


def c_of(action: i64) -> i64:
    return action >> 40 & 65535


# ── Chance ────────────────────────────────────────────────────────────────────────────────────────


class Rng:
    """PCG (xorshift, random shift) over 62 bits: ours, so that it never changes under us.

    For simulation, search and tests. The server draws every single outcome from the operating system instead.
    62 bits, so that a product masked after wrapping is the same number compiled and interpreted.
    """

    state: i64

    def __init__(self, seed: int) -> None:
        self.state = i64((seed * 2 + 1) & 0x3FFFFFFFFFFFFFFF)
        for _ in range(4):  # spread near seeds apart
            self.word()
            self.state = self.state ^ self.state >> 31

    def word(self) -> i64:
        """32 equally likely bits."""
        x = self.state
        self.state = (x * 3935559000370003845 + 1442695040888963407) & 0x3FFFFFFFFFFFFFFF
        return (x ^ x >> 20) >> (20 + (x >> 59)) & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """0..n-1, all equally likely, n below 2**31 (Lemire's method: no modulo bias)."""
        m = self.word() * n
        if m & 0xFFFFFFFF < n:
            least = (0x100000000 - n) % n
            while m & 0xFFFFFFFF < least:
                m = self.word() * n
        return m >> 32

    def __copy__(self) -> "Rng":
        twin = Rng(0)
        twin.state = self.state
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Rng":
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (0,), self.state

    def __setstate__(self, state: int) -> None:
        self.state = state


# ── Events and states ─────────────────────────────────────────────────────────────────────────────


class Event:
    """Something that happened, for the log and the animation."""

    verb: i64
    a: i64
    b: i64
    c: i64
    audience: i64  # the seat that alone hears `c`, or EVERYONE

    def __init__(self, verb: i64, a: i64, b: i64, c: i64, audience: i64) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c
        self.audience = audience

    def packed(self, viewer: i64) -> i64:
        """As this viewer hears it."""
        if self.audience == EVERYONE or self.audience == viewer:
            return pack(self.verb, self.a, self.b, self.c)
        return pack(self.verb, self.a, self.b, HIDDEN)

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.verb, self.a, self.b, self.c, self.audience)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The truth about one game in progress.

    A game declares its fields once, with their defaults, in the class body: `i64`, or a `vec` of numbers that `setup`
    fills. `Shared[vec[u8]]` is a vector that copies may share: it is replaced and never changed, or changed only while
    the state is not `sharing`.
    """

    step: i64 = 0  # where in the sequence of play
    mover: i64 = 0  # whose turn it is
    decider: i64 = 0  # the seat that is asked
    ending: i64 = 0  # 0, then the number of an Ending in the words
    shown: i64 = 0  # how often something hidden was shown to anyone: undo asks
    events: list[Event] | None = None  # None: nobody listens (search, simulation)
    sharing: bool = (
        True  # whether another state may hold its shared vectors: `copy_from` says so to both
    )

    # Made from the declared fields: here at run time, in the compiled build by building/specialise.py.

    def copy_from(self, other: Self) -> None:
        """Become `other`, sharing nothing that changes: what search does a million times."""
        kind: type = type(self)
        copier(kind)(self, other)

    def fields(self) -> list[str]:
        """Return the names of the game's own fields."""
        kind: type = type(self)
        return list(names_of(kind))

    def pour(self, out: vec[i64], skip: i64 = 0) -> i64:
        """Write every number in the order of `dump` into `out`; return how many.

        Where `skip` has the bit of a field, its numbers need not be written: the others keep their places.
        """
        kind: type = type(self)
        return pourer(kind)(self, out)

    def clone(self) -> Self:
        """Return an independent twin that nobody listens to."""
        twin = type(self)()
        twin.copy_from(self)
        return twin

    def dump(self) -> dict[str, list[int]]:
        """Every field by name; two states are equal when their dumps are."""
        found: dict[str, list[int]] = {}
        for name in ["step", "mover", "decider", "ending", "shown", *self.fields()]:
            value = getattr(self, name)
            found[name] = [value] if isinstance(value, int) else list(value)
        return found

    def fingerprint(self) -> int:
        """Return 62 bits that equal states share and others hardly ever do; the same on every machine."""
        values = [value for row in self.dump().values() for value in row]
        return fingerprint(vec[i64](values), 0, len(values))

    def fill(self, dump: dict[str, list[int]]) -> None:
        """The way back from `dump`, into a state of the same game."""
        for name, values in dump.items():
            value = getattr(self, name)
            setattr(self, name, values[0] if isinstance(value, int) else type(value)(values))

    def tell(self, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tell everybody what has happened. (No default but 0: compiled code passes that to interpreted subclasses.)"""
        if self.events is not None:
            self.events.append(Event(verb, a, b, c, EVERYONE))

    def whisper(self, verb: i64, a: i64, b: i64, c: i64, audience: i64) -> None:
        """Tell what has happened: all hear the sentence, `a` and `b`; only the audience hears `c`."""
        if self.events is not None:
            self.events.append(Event(verb, a, b, c, audience))

    # Python's own ways to copy. Without these, `copy` would share the vectors, and a vector cannot be pickled.

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Its class and its fields; like a clone, it comes back with nobody listening."""
        found: dict[str, Any] = {}
        for name in self.dump():
            value = getattr(self, name)
            is_plain = isinstance(value, (int, list))
            found[name] = value if is_plain else (type(value).__name__, list(value))
        return restored, (type(self), found)


# The classes of vectors by name: Python cannot look them up, so a pickle cannot name them.
VECTORS: Final[dict[str, Any]] = {
    type(example).__name__: type(example)
    for example in (vec[i64]([]), vec[i32]([]), vec[i16]([]), vec[u8]([]))
}


def restored(kind: type[State], found: dict[str, Any]) -> State:
    """The way back from a pickled state. It needs no game: every field is set here."""
    s = kind()
    for name, value in found.items():
        setattr(s, name, VECTORS[value[0]](value[1]) if isinstance(value, tuple) else value)
    return s


def fingerprint(values: vec[i64], start: i64, count: i64) -> i64:
    """Mix so many numbers to 62 bits. As in `Rng`, a product is masked, so that both builds give the same."""
    found: i64 = 0x2545F4914F6CDD1D
    for n in range(start, start + count):
        found = (found ^ values[n]) & 0x3FFFFFFFFFFFFFFF
        found = (found * 3935559000370003845 + 1442695040888963407) & 0x3FFFFFFFFFFFFFFF
        found = found ^ found >> 29
    return found


S = TypeVar("S", bound=State)


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────


class NoAction(Exception):
    """A seat must decide and has no legal action: a fault in the rules of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(ABC):
    """Everyone who makes moves in a game: a player on every seat, and chance."""

    @abstractmethod
    def decide(self, game: "Game[Any]", s: State, seat: i64, rng: Rng) -> i64:
        """Choose one of the seat's legal actions; there is at least one."""

    def draw(self, game: "Game[Any]", s: State, rng: Rng) -> i64:
        """Draw one of the outcomes that chance may bring."""
        return game.chance(s, rng)


class Course:
    """How many moves of each kind were played."""

    decisions: i64
    forced: i64  # decisions with one legal action
    outcomes: i64

    def __init__(self, decisions: i64, forced: i64, outcomes: i64) -> None:
        self.decisions = decisions
        self.forced = forced
        self.outcomes = outcomes


# ── Games ─────────────────────────────────────────────────────────────────────────────────────────


def leaders(standings: list[i64]) -> list[i64]:
    """Return the seats whose standing is the best."""
    best = max(standings)
    seats: i64 = len(standings)
    return [seat for seat in range(seats) if standings[seat] == best]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One rulebook with its seats and options; immutable once made."""

    seats: i64
    options: dict[str, int]
    room: i64  # most actions any state can have: the size of `out`
    bound: i64  # most lines a record can have
    turn: Turn | None
    dispatch: Dispatch | None  # made when first asked for: a compiled game never does
    asks: vec[i64]  # by step: SEAT, CHANCE or NOBODY
    belongs: vec[i64]  # by verb: the steps that it belongs to, as a mask
    by_anyone: vec[i64]  # by verb: 1 if a seat that is not asked may do it
    checks: list[i64]  # what speaks against any action, in the order of the rulebook
    has_secrets: bool  # whether anything in its states is ever hidden from a viewer
    zero_sum: bool  # whether `returns` always adds up to nothing: not alone, nor where all may lose

    @classmethod
    def __class_getitem__(cls, state: Any) -> Any:
        """Return itself: `Game[SeaRoutesState]` says something to the type checker, and is `Game`."""
        return cls

    def __init__(self, options: dict[str, int], turn: Turn | None = None) -> None:
        self.turn = turn
        self.dispatch = None
        self.asks = vec[i64](turn.asks() if turn else [])
        self.belongs = vec[i64](turn.belongs() if turn else [])
        self.by_anyone = vec[i64](turn.anyone() if turn else [])
        self.checks = CHECKS
        kind: Any = type(self)
        base: Any = Game
        self.has_secrets = kind.hide is not base.hide or kind.redact is not base.redact
        self.seats = options["seats"]
        self.zero_sum = self.seats > 1
        self.options = options
        self.room = 0
        self.bound = 0

    def setup(self) -> S:
        """The table before the first die."""
        raise NotImplementedError(f"{type(self).__name__} has no setup()")

    # ── The sequence of play, driven by the declared turn ──

    def why_not(self, s: S, seat: i64, action: i64) -> i64:
        """Return LEGAL, or the first Reason against it. UNREADABLE gets the reason that the notation has."""
        for check in self.checks:
            objection = self.why_not_at_all(s, seat, action, check)
            if objection != LEGAL:
                return objection
        return self.why_not_this(s, seat, action)

    def why_not_at_all(self, s: S, seat: i64, action: i64, check: i64) -> i64:
        """One of the checks that every action must pass, whatever it is."""
        verb = verb_of(action)
        if check == IS_TEXT:
            return LEGAL if self.is_text(s, action) else NOT_A_TEXT
        if check == IS_ON:
            who = self.asks[s.step]
            if who == NOBODY:
                return pack(OVER, s.ending)
            return LEGAL if who != CHANCE else pack(CHANCE_DUE, s.step)
        if check == IS_ASKED:
            may = seat == s.decider or self.by_anyone[verb] != 0
            return LEGAL if may else self.not_asked(s)
        return LEGAL if self.belongs[verb] >> s.step & 1 != 0 else self.not_now(s, verb)

    def is_text(self, s: S, action: i64) -> bool:
        """Whether the notation has this action; a game may ask for more than a verb of its own."""
        return self.belongs[verb_of(action)] != 0

    def not_asked(self, s: S) -> i64:
        """The Reason against an action of a seat that is not asked."""
        return pack(NOT_ASKED, s.decider)

    def not_now(self, s: S, verb: i64) -> i64:
        """The Reason against a verb that does not belong to this step."""
        return pack(NOT_NOW, s.step)

    # From here on the compiled build writes its own, see building/specialise.py: the loop with the types of the game
    # filled in, the rest with its rules.

    def play_on(
        self,
        s: S,
        rng: Rng,
        out: vec[i64],
        most: i64,
        players: Players | None = None,
        moves: list[i64] | None = None,
    ) -> Course:
        """Play from `s` to the end of the game, or until `most` moves have been made.

        Without `players`, every decision and every outcome is drawn from `rng`. `moves` receives every action and
        every outcome in order. `out` is scratch space, see `play.buffer`. Raises NoAction.
        """
        decisions: i64 = 0
        forced: i64 = 0
        left = most
        while left > 0:
            seat = self.waiting_for(s)
            if seat == CHANCE:
                move = self.chance(s, rng) if players is None else players.draw(self, s, rng)
            elif seat == NOBODY:
                break
            else:
                count = self.legal(s, seat, out)
                if count == 1:
                    forced += 1
                elif count == 0:
                    raise NoAction(f"seat {seat} must decide and has no legal action")
                if players is not None:
                    move = players.decide(self, s, seat, rng)
                elif count == 1:
                    move = out[0]
                else:
                    move = out[rng.below(count)]
                decisions += 1
            if moves is not None:
                moves.append(move)
            self.apply(s, move)
            left -= 1
        return Course(decisions, forced, most - left - decisions)

    def waiting_for(self, s: S) -> i64:
        """Return the seat that must decide, or CHANCE, or NOBODY."""
        who = self.asks[s.step]
        return s.decider if who == 0 else who

    def rules(self) -> Dispatch:
        found = self.dispatch
        if found is None:
            if self.turn is None:
                raise TypeError(f"{type(self).__name__} declares no Turn")
            found = self.dispatch = Dispatch(self.turn)
        return found

    def why_not_this(self, s: S, seat: i64, action: i64) -> i64:
        """The first Reason against an action whose verb belongs here, or LEGAL."""
        rule = self.rules().why_not.get(verb_of(action))
        if rule is None:
            return LEGAL
        found: i64 = rule(self, s, seat, verb_of(action), a_of(action), b_of(action), c_of(action))
        return found

    def legal(self, s: S, seat: i64, out: vec[i64]) -> i64:
        """Fill `out` with every action that has no objection, in a fixed order; return how many."""
        rules = self.rules()
        rule = (rules.lists if seat == s.decider else rules.others).get(s.step)
        found: i64 = 0 if rule is None else rule(self, s, seat, out=out)
        return found

    def outcomes(self, s: S) -> list[i64]:
        """At CHANCE: return every outcome, once per equal chance."""
        found: list[i64] = self.rules().outcomes[s.step](self, s)
        return found

    def chance(self, s: S, rng: Rng) -> i64:
        """Draw one outcome."""
        rule = self.rules().draws.get(s.step) if self.turn is not None else None
        if rule is None:
            every = self.outcomes(s)
            return every[rng.below(len(every))]
        found: i64 = rule(self, s, rng=rng)
        return found

    def apply(self, s: S, action: i64) -> None:
        """Carry out a legal action, or at CHANCE an outcome, in place, telling what happens."""
        self.carry_out(s, s.decider, action)

    def apply_for(self, s: S, seat: i64, action: i64) -> None:
        """`apply` for a seat that need not be the one that is asked, such as an offer at any time."""
        if seat == s.decider or self.waiting_for(s) == CHANCE:
            self.apply(s, action)
        else:
            self.carry_out(s, seat, action)

    def carry_out(self, s: S, seat: i64, action: i64) -> None:
        """Call the rule behind an action of this seat, or behind an outcome."""
        rules = self.rules()
        rule = rules.happens.get(s.step)
        if rule is None:
            rule = rules.does[verb_of(action)]
            if rules.before is not None:
                rules.before(self, s, seat, verb_of(action))
        rule(self, s, seat, verb_of(action), a_of(action), b_of(action), c_of(action))
        if rules.after is not None:
            rules.after(self, s, seat)

    def scores(self, s: S) -> list[i64]:
        """What the last line of a record gives each seat."""
        raise NotImplementedError(f"{type(self).__name__} has no scores()")

    def winners(self, s: S) -> list[i64]:
        """At NOBODY: the seats that share the victory; none if all have lost."""
        raise NotImplementedError(f"{type(self).__name__} has no winners()")

    def census(self, s: S) -> list[i64]:
        """Every piece of the kit: in how many places it is, bags included. All ones."""
        raise NotImplementedError(f"{type(self).__name__} has no census()")

    def returns(self, s: S) -> list[float]:
        """At NOBODY: a sole winner 1, the others share the loss. Alone 1 or -1; -1 for each if all have lost.

        It adds up to nothing where `zero_sum` says so.
        """
        found = self.winners(s)
        if self.seats == 1 or not found:
            return [1.0 if found else -1.0] * self.seats
        n, k = float(self.seats), float(len(found))
        won = 0.0 if n == k else (n / k - 1.0) / (n - 1.0)
        lost = 0.0 if n == k else -1.0 / (n - 1.0)
        return [won if seat in found else lost for seat in range(self.seats)]

    def load(self, dump: dict[str, list[int]]) -> S:
        s = self.setup()
        s.fill(dump)
        return s

    # ── With defaults, for a game that has secrets, is in a hurry or has sense ──

    def hide(self, s: S, viewer: i64) -> None:
        """Redact a state in place: UNKNOWN where the viewer may not look. A game that has this `has_secrets`."""

    def redact(self, s: S, viewer: i64) -> S:
        """What the viewer knows: the same class with UNKNOWN where they may not look."""
        known = s.clone()
        self.hide(known, viewer)
        return known

    def imagine(self, known: S, viewer: i64, rng: Rng) -> S:
        """A whole state the viewer could be in."""
        return known.clone()

    def hears(self, s: S) -> i64:
        """At CHANCE: the seat that alone learns the last word of the outcome, or EVERYONE."""
        return EVERYONE

    def appraise(self, s: S) -> list[float]:
        """A quick guess of returns(), for bots."""
        return [0.0] * self.seats

    def appraise_for(self, s: S, seat: i64) -> float:
        """The same for one seat, where that is less work."""
        return self.appraise(s)[seat]

    def features(self, s: S) -> list[list[float]]:
        """By seat: what `appraise` weighs, in the order of the game's weights.json; for `argosy fit`."""
        return []

    def weigh_by(self, found: dict[str, Any]) -> None:
        """Appraise by this content of a weights.json from now on: only for a game that nobody plays with yet."""
        raise NotImplementedError(f"{type(self).__name__} has no evaluation to exchange")

    def actions(self, s: S, seat: i64) -> list[i64]:
        """`legal` as a list."""
        out = vec[i64]([0]) if self.room == 0 else vec[i64]([0] * self.room)
        count = self.legal(s, seat, out)
        return [out[i] for i in range(count)]

    def general(self, s: S, action: i64) -> i64:
        """The action in nouns that mean the same in every state: what `argosy.encoding.numbering` counts."""
        return action

    def particular(self, s: S, action: i64) -> i64:
        """The way back from `general`, in this state."""
        return action

    # ── Copies ──

    def made_from(self) -> tuple[Any, ...]:
        """What its class takes to make it again: a game that takes more than options adds it."""
        return (self.options,)

    def __copy__(self) -> Self:
        """Itself, as with a tuple: it never changes."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """What it was made from: its tables are computed again where it is loaded."""
        return type(self), self.made_from()
