# compiled
"""Steps many games side by side. Every array is made once and written in place, so NumPy can look at it (vector.py)."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from argosy.bots.bot import Bot
from argosy.bots.greedy import first_looks
from argosy.core.contract import CHANCE, NOBODY, Game, Rng, State, fingerprint
from argosy.encoding.encoder import Encoder, View
from argosy.encoding.numbers import Numbers


class Illegal(ValueError):
    """An action was chosen that is not legal; no game was stepped."""


class Batch:
    """So many games, each with its own source of chance, each waiting for one of our seats."""

    game: Game[State]
    count: i64
    seats: i64
    numbers: Numbers
    encoder: Encoder
    bots: list[Bot | None]  # by seat; None: ours
    choices: i64  # how many numbers there are
    room: i64
    words: i64  # of an observation
    wants_observations: bool
    wants_masks: bool
    resets: bool  # whether a game that is over begins anew at once
    start: State
    states: list[State]
    rngs: list[Rng]
    out: vec[i64]
    views: list[View | None]  # by game and seat, made when it is first asked
    observations: vec[i64]
    masks: vec[u8]
    legal: vec[i32]  # `room` for each game
    counts: vec[i32]  # of them
    deciders: vec[i32]  # the seat that each game waits for
    actions: vec[i32]  # numbers, to be written by whoever decides
    rewards: vec[float]  # by game and seat, of a game that has just ended
    dones: vec[u8]
    lengths: vec[i32]  # decisions of ours so far
    looks: vec[float]  # `room` for each game, once anybody has looked

    def __init__(
        self,
        game: Game[State],
        count: i64,
        numbers: Numbers,
        encoder: Encoder,
        bots: list[Bot | None],
        wants_observations: bool,
        wants_masks: bool,
        resets: bool,
    ) -> None:
        self.game = game
        self.count = count
        self.seats = game.seats
        self.numbers = numbers
        self.encoder = encoder
        self.bots = bots
        self.choices = i64(len(numbers.actions))
        self.room = game.room
        self.words = encoder.words
        self.wants_observations = wants_observations
        self.wants_masks = wants_masks
        self.resets = resets
        self.start = game.setup()
        self.states = [game.setup() for n in range(count)]
        self.rngs = [Rng(n) for n in range(count)]
        self.out = vec[i64]([0] * self.room)
        entries: i64 = 1
        flags: i64 = 1
        if wants_observations:
            entries = count * self.words
        if wants_masks:
            flags = count * self.choices
        self.views = [None for n in range(count * self.seats)]
        self.observations = vec[i64]([0] * entries)
        self.masks = vec[u8]([0] * flags)
        self.legal = vec[i32]([0] * (count * self.room))
        self.counts = vec[i32]([0] * count)
        self.deciders = vec[i32]([0] * count)
        self.actions = vec[i32]([0] * count)
        self.rewards = vec[float]([0.0] * (count * self.seats))
        self.dones = vec[u8]([0] * count)
        self.lengths = vec[i32]([0] * count)
        self.looks = vec[float]([])

    # ── Beginning ──

    def begin(self, n: i64, rng: Rng) -> None:
        """Begin a game anew, and show what its first decision is about."""
        self.rngs[n] = rng
        self.dones[n] = 0
        for seat in range(self.seats):
            self.rewards[n * self.seats + seat] = 0.0
        self.restart(n)
        self.show(n)

    def restart(self, n: i64) -> None:
        """Deal until a seat of ours is asked. A game that bots finish among themselves does not count."""
        self.lengths[n] = 0
        while True:
            self.states[n].copy_from(self.start)
            if self.settle(n) != NOBODY:
                return

    def load(self, n: i64, s: State) -> None:
        """Put a position in the place of a game; chance and bots play on until a seat of ours is asked."""
        self.states[n].copy_from(s)
        self.dones[n] = 0
        self.lengths[n] = 0
        self.finish(n)

    def restore(self, n: i64, s: State, rng: Rng) -> None:
        """Put a game back where it stood."""
        self.states[n].copy_from(s)
        self.rngs[n] = rng
        seat = self.game.waiting_for(s)
        if seat >= 0:
            self.deciders[n] = i32(seat)
        self.show(n)

    # ── Stepping ──

    def settle(self, n: i64) -> i64:
        """Let chance and the bots play until a seat of ours is asked, or the game is over; return the seat."""
        game = self.game
        s = self.states[n]
        while True:
            seat = game.waiting_for(s)
            if seat == CHANCE:
                game.apply(s, game.chance(s, self.rngs[n]))
                continue
            if seat == NOBODY:
                return seat
            bot = self.bots[seat]
            if bot is None:
                self.deciders[n] = i32(seat)
                return seat
            known = game.redact(s, seat) if game.has_secrets and not bot.blind else s
            game.apply(s, bot.choose(game, known, seat, self.rngs[n]))

    def check(self) -> None:
        """Refuse actions that are not legal, before any game is stepped."""
        for n in range(self.count):
            if self.dones[n] == 0 or self.resets:
                number = i64(self.actions[n])
                if not self.is_legal(n, number):
                    raise Illegal(f"game {n}: action {number} is not legal")

    def is_legal(self, n: i64, number: i64) -> bool:
        if number < 0 or number >= self.choices:
            return False
        if self.wants_masks:
            return self.masks[n * self.choices + number] != 0
        first = n * self.room
        for k in range(first, first + i64(self.counts[n])):
            if i64(self.legal[k]) == number:
                return True
        return False

    def step(self) -> None:
        """Take one decision in every game, from `actions`. A game that ends begins anew, and `dones` says so."""
        self.check()
        for n in range(self.count):
            if self.dones[n] != 0:
                if not self.resets:
                    continue
                self.dones[n] = 0
                for seat in range(self.seats):
                    self.rewards[n * self.seats + seat] = 0.0
            self.decide(n, i64(self.actions[n]))

    def take(self, n: i64, number: i64) -> i64:
        """Take one decision in one game that is not over; return the seat that is asked next, or NOBODY."""
        if not self.is_legal(n, number):
            raise Illegal(f"action {number} is not legal")
        self.decide(n, number)
        return NOBODY if self.dones[n] != 0 else i64(self.deciders[n])

    def decide(self, n: i64, number: i64) -> None:
        s = self.states[n]
        self.game.apply(s, self.numbers.action(s, number))
        self.lengths[n] += 1
        self.finish(n)

    def finish(self, n: i64) -> None:
        """Go on after a decision, and show what the next one is about."""
        if self.settle(n) == NOBODY:
            found = self.game.returns(self.states[n])
            for seat in range(self.seats):
                self.rewards[n * self.seats + seat] = found[seat]
            self.dones[n] = 1
            if self.resets:
                self.restart(n)
        self.show(n)

    def sample(self, rng: Rng) -> None:
        """Write into `actions` a legal number for each game, all equally likely."""
        for n in range(self.count):
            if self.counts[n] > 0:
                self.actions[n] = self.legal[n * self.room + rng.below(i64(self.counts[n]))]

    # ── Showing ──

    def show(self, n: i64) -> None:
        """Write what the seat that is asked may do and what it knows; of a game that is over, nothing to do."""
        s = self.states[n]
        seat = i64(self.deciders[n])
        out = self.out
        count: i64 = 0
        if self.game.waiting_for(s) != NOBODY:
            count = self.game.legal(s, seat, out)
        first = n * self.room
        legal = self.legal
        numbers = self.numbers
        if self.wants_masks:
            masks = self.masks
            row = n * self.choices
            for old in range(i64(self.counts[n])):
                masks[row + i64(legal[first + old])] = 0
            for new in range(count):
                number = numbers.number(s, out[new])
                legal[first + new] = i32(number)
                masks[row + number] = 1
        else:
            for k in range(count):
                legal[first + k] = i32(numbers.number(s, out[k]))
        self.counts[n] = i32(count)
        if self.wants_observations:
            self.observe(n, seat)

    def observe(self, n: i64, seat: i64) -> None:
        """Write what a seat knows of a game. Each has a view of its own, which is only brought up to date."""
        view = self.views[n * self.seats + seat]
        if view is None:
            view = self.views[n * self.seats + seat] = self.encoder.view(seat)
        self.encoder.renew(self.states[n], seat, view)
        view.copy_to(self.observations, n * self.words)

    # ── First looks ──

    def look(self) -> None:
        """Write into `looks` what each legal action looks like to the seat that is asked, as to the bot greedy.

        Where a world is imagined or chance drawn, that comes from the observation: who knows the same sees the same.
        """
        if len(self.looks) == 0:
            self.looks = vec[float]([0.0] * (self.count * self.room))
        rng = Rng(0)
        for n in range(self.count):
            if self.counts[n] > 1:
                rng.state = fingerprint(self.observations, n * self.words, self.words)
                self.look_at(n, rng)

    def look_at(self, n: i64, rng: Rng) -> None:
        game = self.game
        seat = i64(self.deciders[n])
        world = self.states[n]
        if game.has_secrets:
            world = game.imagine(game.redact(world, seat), seat, rng)
        count = game.legal(world, seat, self.out)
        first_looks(game, world, seat, self.out, count, rng, self.looks, n * self.room)
