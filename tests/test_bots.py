"""The first bots, and games between them."""

from collections import Counter

import pytest
from mypy_extensions import i64

import argosy
from argosy.bots.arena import play_between
from argosy.bots.bot import Bot
from argosy.bots.greedy import GreedyBot, outlook
from argosy.bots.names import BOTS, bot
from argosy.bots.random import RandomBot
from argosy.core.contract import NOBODY, Game, Rng, State, pack
from argosy.core.edition import BadInput, Edition
from argosy.core.match import Match, drawn_from
from argosy.core.play import Tally
from argosy.games.sea_routes.numbers import SIDE_EMPTY


def test_bots_have_names() -> None:
    assert isinstance(bot("random"), RandomBot)
    assert isinstance(bot("greedy"), GreedyBot)
    assert {"random", "greedy"} <= set(BOTS)


@pytest.mark.parametrize("name", ["", "Greedy", "deep-blue", "greedy "])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match=r"There is no bot .* There is: random, greedy"):
        bot(name)


def test_random_chooses_every_legal_action_about_as_often(pot: Edition) -> None:
    game = pot.game()
    s = game.setup()
    rng = Rng(1)
    chosen = Counter(RandomBot().choose(game, s, 0, rng) for _ in range(1800))
    assert set(chosen) == set(game.actions(s, 0))
    assert all(140 < times < 260 for times in chosen.values())


def without(game: Game[State], *unwanted: int) -> Game[State]:
    """The same game as if some verbs were not in it."""

    class Smaller(type(game)):  # type: ignore[misc]
        def legal(self, s: State, seat: i64, out: object) -> i64:
            found = [a for a in type(game)(self.options).actions(s, seat) if a not in unwanted]
            for n, action in enumerate(found):
                out[n] = action  # type: ignore[index]
            return len(found)

    smaller: Game[State] = Smaller(game.options)
    return smaller


def test_greedy_takes_what_looks_best(pot: Edition) -> None:
    """A fuller pot is good for red, and a toss may bring heads, which are bad."""
    game = without(pot.game(), 7)
    s = game.setup()
    assert {GreedyBot().choose(game, s, 0, Rng(seed)) for seed in range(20)} == {pack(1, 3)}


def test_greedy_takes_any_of_equals(pot: Edition) -> None:
    game = without(pot.game(), 7, *(pack(1, n) for n in (1, 2, 3)))
    s = game.setup()
    chosen = {GreedyBot().choose(game, s, 0, Rng(seed)) for seed in range(60)}
    assert chosen == {3, 4, 5, 6}  # all but the toss


def test_greedy_does_what_is_forced(pot: Edition) -> None:
    game = without(pot.game(), *(pack(1, n) for n in (1, 2, 3)), 2, 3, 4, 5, 7)
    assert GreedyBot().choose(game, game.setup(), 0, Rng(1)) == 6


def test_the_outlook_is_the_mean_over_chance(pot: Edition) -> None:
    game = pot.game()
    s = game.setup()
    game.apply(s, 2)
    assert outlook(game, s, 0, Rng(1)) == pytest.approx(-0.5)
    assert outlook(game, s, 1, Rng(1)) == pytest.approx(0.5)
    game.apply(s, pack(1, 0))
    game.apply(s, 3)  # nine cards, none of which matters
    assert outlook(game, s, 0, Rng(1)) == pytest.approx(-1.0)


class Looker(Bot):
    """Notes what it is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[list[int]] = []

    def choose(self, game: Game[State], known: State, seat: i64, rng: Rng) -> i64:
        self.seen.append(known.dump()["cards"])
        return (3, 5, 6)[min(len(self.seen), 3) - 1]


def test_a_bot_sees_only_what_its_seat_knows(pot: Edition) -> None:
    red, blue = Looker(), Looker()
    tally = Tally(2)
    moves: list[i64] = []
    s = play_between(pot.game(), [red, blue], Rng(1), tally, moves)
    assert [seen[1] for seen in red.seen] == [-1] * len(red.seen)
    assert [seen[0] for seen in blue.seen] == [-1] * len(blue.seen)
    assert red.seen[1][0] > 0 and blue.seen[1][1] > 0  # but its own card
    assert pot.game().waiting_for(s) == NOBODY
    assert (tally.games, tally.endings[1]) == (1, 1)
    assert tally.decisions + tally.outcomes == len(moves)


def test_games_between_bots_can_be_played_again() -> None:
    game = argosy.game("sea_routes", seats=2, rounds=2)
    courses = []
    for _ in range(2):
        moves: list[i64] = []
        play_between(game, [bot("greedy"), bot("random")], Rng(4), Tally(2), moves)
        courses.append(moves)
    assert courses[0] == courses[1]
    assert len(courses[0]) > 60


def test_a_game_without_end_is_stopped_at_its_bound(pot: Edition) -> None:
    game = without(pot.game(), 6, 7)
    game.bound = 50
    tally = Tally(2)
    play_between(game, [RandomBot(), RandomBot()], Rng(1), tally)
    assert (tally.overrun, tally.longest) == (1, 50)


@pytest.mark.parametrize("name", argosy.editions())
def test_greedy_and_random_play_every_game_through_the_checked_door(name: str) -> None:
    edition = argosy.edition(name)
    rng = Rng(2)
    match = Match(edition, edition.choose({}), chance=drawn_from(rng))
    bots = [bot("greedy"), *(bot("random") for _ in match.seats)]
    for _ in range(40):
        if match.is_over:
            break
        seat = match.waiting
        match.play_code(bots[seat].choose(match.game, match.view(seat), seat, rng), seat)
    assert len(match.entries) >= 40 or match.is_over


def test_greedy_brings_games_to_the_end_they_are_meant_to_have() -> None:
    """SR-R23: a side without coins, not the house rule for rounds in which nobody claims one."""
    print("seeds 0 to 29")
    game = argosy.game("sea_routes", seats=2)
    tally = Tally(2)
    for seed in range(30):
        play_between(game, [bot("greedy"), bot("greedy")], Rng(seed), tally, [])
    assert tally.endings[SIDE_EMPTY] >= 24
