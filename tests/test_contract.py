"""What everything rests on: packing, chance, dumps, returns."""

from collections import Counter
from itertools import pairwise

import pytest

from argosy.core.contract import (
    CHANCE,
    EVERYONE,
    HIDDEN,
    Event,
    Game,
    NoAction,
    Players,
    Rng,
    State,
    a_of,
    b_of,
    c_of,
    pack,
    verb_of,
)
from argosy.core.edition import Edition
from argosy.core.play import admitted, buffer, copies, random_games, retrace


@pytest.mark.parametrize(
    "parts", [(1, 0, 0, 0), (255, 65535, 65535, 65535), (7, 1, 2, 3), (200, 0, 65535, 0)]
)
def test_an_action_is_one_integer(parts: tuple[int, int, int, int]) -> None:
    packed = pack(*parts)
    assert [verb_of(packed), a_of(packed), b_of(packed), c_of(packed)] == list(parts)
    assert 0 < packed < 2**56


def test_an_event_hides_its_last_noun_alone() -> None:
    event = Event(5, 1, 2, 3, 1)
    assert event.packed(1) == pack(5, 1, 2, 3)
    assert event.packed(0) == event.packed(-1) == pack(5, 1, 2, HIDDEN)
    assert Event(5, 1, 2, 3, -1).packed(0) == pack(5, 1, 2, 3)


# ── Chance ────────────────────────────────────────────────────────────────────────────────────────


def test_the_numbers_never_change() -> None:
    """The same list in every build and every year: seeds in papers and bug reports stay good."""
    rng = Rng(7)
    assert [rng.word() for _ in range(6)] == [
        *(3644204531, 3884032656, 2596351147, 2005280524, 306611816, 3285476101)
    ]
    rng = Rng(7)
    assert "".join(str(rng.below(6)) for _ in range(20)) == "55320413230404205242"
    assert [Rng(seed).word() for seed in (0, -5)] == [971017721, 2246523985]
    rng = Rng(2**70 + 9)
    assert [rng.below(1000) for _ in range(4)] == [91, 886, 618, 68]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 24, 100])
def test_all_numbers_are_equally_likely(n: int) -> None:
    rng = Rng(n)
    draws = 600 * n
    counts = Counter(rng.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi_square = sum((count - 600) ** 2 / 600 for count in counts.values())
    assert chi_square < n + 5 * (2 * n) ** 0.5 + 5


def test_there_is_no_bias_in_large_ranges() -> None:
    """A plain remainder of 32 bits would bring the lower two thirds three times for every two."""
    rng = Rng(1)
    n = 3 * 2**29
    draws = [rng.below(n) for _ in range(6000)]
    assert max(draws) < n
    low = sum(draw < 2**30 for draw in draws)
    assert 3850 < low < 4150


def test_near_seeds_are_far_apart() -> None:
    firsts = [Rng(seed).below(6) for seed in range(6000)]
    assert all(850 < firsts.count(face) < 1150 for face in range(6))
    pairs = Counter(pairwise(firsts))
    assert len(pairs) == 36
    assert max(pairs.values()) < 260


# ── States and games ──────────────────────────────────────────────────────────────────────────────


def test_a_dump_is_every_field_and_loads_again(pot: Edition) -> None:
    game = pot.game()
    s = game.setup()
    game.apply(s, pack(1, 3))
    dump = s.dump()
    assert dump == {
        "step": [1],
        "mover": [0],
        "decider": [0],
        "ending": [0],
        "shown": [0],
        "pot": [3],
        "heads": [0],
        "cards": [0, 0],
    }
    assert game.load(dump).dump() == dump


def test_events_are_told_only_to_who_listens(pot: Edition) -> None:
    game = pot.game()
    s = game.setup()
    game.apply(s, pack(1, 3))
    events: list[Event] = []
    s.events = events
    game.apply(s, pack(1, 2))
    assert [(e.verb, e.a, e.b) for e in events] == [(1, 0, 2)]
    assert s.clone().events is None


@pytest.mark.parametrize(
    ("seats", "winners", "returns"),
    [
        (2, [0], [1, -1]),
        (2, [0, 1], [0, 0]),
        (3, [2], [-0.5, -0.5, 1]),
        (3, [0, 1], [0.25, 0.25, -0.5]),
        (4, [1], [-1 / 3, 1, -1 / 3, -1 / 3]),
        (4, [0, 1, 2, 3], [0, 0, 0, 0]),
        (1, [0], [1]),
        (1, [], [-1]),
    ],
)
def test_returns_follow_from_the_winners(
    pot: Edition, seats: int, winners: list[int], returns: list[float]
) -> None:
    class Result(pot.make):  # type: ignore[misc, name-defined]
        def winners(self, s: object) -> list[int]:
            return winners

    game = Result({**pot.choose({}), "seats": seats})
    assert game.returns(game.setup()) == pytest.approx(returns)


def test_a_game_without_secrets_shows_everything(pot: Edition) -> None:
    """The defaults: nothing hidden, every outcome as likely, no opinion."""
    game = pot.game()
    s = game.setup()
    game.apply(s, 3)
    assert Game.redact(game, s, 0).dump() == s.dump()
    assert Game.imagine(game, s, 0, Rng(1)).dump() == s.dump()
    assert Game.hears(game, s) == EVERYONE
    assert Game.appraise(game, s) == [0.0, 0.0]
    drawn = {Game.chance(game, s, Rng(seed)) for seed in range(200)}
    assert drawn == set(game.outcomes(s))


def test_legal_actions_as_a_list(pot: Edition) -> None:
    game = pot.game()
    s = game.setup()
    assert game.actions(s, 0) == admitted(game, s, 0, list(pot.words(game).grid()))
    assert game.actions(s, 1) == []
    assert len(buffer(game)) == game.room


# ── Whole games ───────────────────────────────────────────────────────────────────────────────────


def pot_without_fault(pot: Edition, bound: int) -> Game[State]:
    class Tame(pot.make):  # type: ignore[misc, name-defined]
        def legal(self, s: object, seat: int, out: object) -> int:
            found: int = super().legal(s, seat, out)
            return max(found - 1, 0)  # the last one is the fault that is planted in it

    game: Game[State] = Tame(pot.choose({}))
    game.bound = bound
    return game


def test_games_at_random_are_counted(pot: Edition) -> None:
    tally = random_games(pot_without_fault(pot, 1000), 200, 5)
    assert tally.games == 200 == len(tally.lengths)
    assert tally.overrun == 0
    assert sum(tally.lengths) == tally.decisions
    assert sum(tally.wins) == pytest.approx(200)
    assert tally.endings[1] == 200
    assert tally.longest >= max(tally.lengths)
    assert tally.outcomes > 0


def test_forced_decisions_are_counted(pot: Edition) -> None:
    class Forced(pot.make):  # type: ignore[misc, name-defined]
        def legal(self, s: object, seat: int, out: list[int]) -> int:
            out[0] = pack(6)
            return 1

    tally = random_games(Forced(pot.choose({})), 10, 1)
    assert (tally.decisions, tally.forced, tally.outcomes) == (10, 10, 0)


def test_a_game_past_its_bound_is_counted_as_such(pot: Edition) -> None:
    tally = random_games(pot_without_fault(pot, 4), 200, 5)
    assert 0 < tally.overrun < 200
    assert tally.longest == 4
    assert tally.endings[1] + tally.overrun == 200


def test_any_game_of_many_can_be_played_again(pot: Edition) -> None:
    game = pot_without_fault(pot, 1000)
    many = random_games(game, 20, 5)
    one = random_games(game, 1, 5 + 13)
    assert one.lengths == many.lengths[13:14]


def test_a_game_can_be_retraced_from_its_moves(pot: Edition) -> None:
    game = pot_without_fault(pot, 1000)
    s, moves = game.setup(), list[int]()
    course = game.play_on(s, Rng(18), buffer(game), 12, None, moves)
    assert len(moves) == 12 == course.decisions + course.outcomes
    seats = []
    for seat, before, move in retrace(game, moves):
        seats.append(seat)
        assert move in (game.outcomes(before) if seat == CHANCE else game.actions(before, seat))
    assert seats.count(CHANCE) == course.outcomes > 0
    assert before.dump() == s.dump()


def test_players_decide_and_draw_where_there_are_any(pot: Edition) -> None:
    class Stubborn(Players):
        """Tosses the coin whenever it may, and it always comes up heads."""

        def decide(self, game: Game[State], s: State, seat: int, rng: Rng) -> int:
            return 2

        def draw(self, game: Game[State], s: State, rng: Rng) -> int:
            return game.outcomes(s)[0]

    game = pot.game()
    s, moves = game.setup(), list[int]()
    game.play_on(s, Rng(1), buffer(game), 6, Stubborn(), moves)
    assert moves == [2, pack(1, 0)] * 3
    assert s.dump()["heads"] == [3]


def test_a_seat_that_must_decide_and_cannot_is_a_fault(pot: Edition) -> None:
    class Stuck(pot.make):  # type: ignore[misc, name-defined]
        def legal(self, s: object, seat: int, out: object) -> int:
            return 0

    with pytest.raises(NoAction, match="seat 0 must decide"):
        random_games(Stuck(pot.choose({})), 1, 1)


def test_copying_to_and_fro(pot: Edition) -> None:
    game = pot.game()
    s, other = game.setup(), game.setup()
    game.apply(other, pack(1, 3))
    copies(s, other, 4)
    assert s.dump() == other.dump() == {**game.setup().dump(), "pot": [3]}


def test_a_game_that_lacks_a_function_is_told_which() -> None:
    class Unfinished(Game[State]):
        """Has rules for nothing."""

    with pytest.raises(NotImplementedError, match=r"Unfinished has no setup\(\)"):
        Unfinished({"seats": 2}).setup()
