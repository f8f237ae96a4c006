"""Bots that think: the same seed gives the same game, nothing hidden is used, nothing is wasted."""

import sys
import time
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest
from mypy_extensions import i64

import argosy
from argosy.bots.advice import advise, victory
from argosy.bots.arena import play_deal
from argosy.bots.bot import Filter, Without
from argosy.bots.greedy import GreedyBot
from argosy.bots.ismcts import TO_THE_END, Budget, Search, SearchBot
from argosy.bots.names import BOTS, bot
from argosy.bots.paired_chance import PairedChance
from argosy.bots.random import RandomBot
from argosy.bots.settings import SearchSettings, declared_beside, settings_of
from argosy.bots.tree import NONE, Tree, edge_key, mix, node_key
from argosy.cli.hints import sentences
from argosy.core.contract import CHANCE, NOBODY, Game, Rng, State, verb_of
from argosy.core.edition import BadInput, Edition
from argosy.core.language import Reader
from argosy.core.play import buffer, retrace
from argosy.games.sea_routes.numbers import SNEAK

GAMES = sorted(argosy.editions())
SECRET = [g for g in GAMES if argosy.game(g).has_secrets]


def positions(game: Game[State], seed: int, most: int) -> Iterator[tuple[State, int]]:
    """Decisions of random games that are not forced, in different phases of them."""
    rng = Rng(seed)
    while True:
        moves: list[int] = []
        game.play_on(game.setup(), rng, buffer(game), game.bound, None, moves)
        for seat, s, _ in retrace(game, moves):
            if seat != CHANCE and rng.below(8) == 0 and len(game.actions(s, seat)) > 1:
                yield s, seat
                most -= 1
                if most == 0:
                    return


def recorded(name: str, most: int) -> Iterator[tuple[Game[State], State, int]]:
    """Decisions of the golden records in which the seats know different things, spread over them."""
    found: list[tuple[Game[State], State, int]] = []
    records = files(f"argosy.games.{name}") / "records"
    for path in sorted(records.iterdir(), key=lambda path: path.name):
        match = argosy.replay(path.read_text(encoding="utf-8"))
        game, s = match.game, match.game.setup()
        for entry in match.standing():
            seat = entry.seat
            if seat >= 0 and game.redact(s, seat).dump() != s.dump():
                found.append((game, s.clone(), seat))
            game.apply_for(s, seat, entry.code)
    yield from found[:: max(1, len(found) // most)]


# ── Names and levels ──────────────────────────────────────────────────────────────────────────────


def test_levels_have_names() -> None:
    assert {"easy", "medium", "hard", "ismcts"} <= set(BOTS)
    assert all(isinstance(bot(name), SearchBot) for name in ("easy", "medium", "hard", "ismcts"))


def budget_of(name: str) -> Budget:
    found = bot(name)
    assert isinstance(found, SearchBot)
    return found.budget


def test_a_level_can_be_given_another_budget() -> None:
    assert budget_of("ismcts:iterations=2000").iterations == 2000
    assert budget_of("hard:iterations=500,cut=end").cut == TO_THE_END
    assert budget_of("hard:seconds=5").seconds == 5.0
    assert budget_of("hard:seconds=5").worth == 5 * budget_of("hard").worth
    assert budget_of("hard:scale=0.1").worth == pytest.approx(0.1 * budget_of("hard").worth)
    assert budget_of("ismcts:scale=0.1").iterations == 100


def test_budgets_follow_the_pace_of_a_game() -> None:
    game = argosy.game("sea_routes")
    budgets = [budget_of(name).iterations_in(game, False) for name in ("easy", "medium", "hard")]
    assert budgets == sorted(budgets)
    assert budgets[2] == settings_of(game).pace
    assert budget_of("ismcts:iterations=7").iterations_in(game, False) == 7


def test_a_game_declares_how_it_is_searched() -> None:
    sea = settings_of(argosy.game("sea_routes"))
    assert sea == SearchSettings(pace=120_000, network_pace=20_000)
    assert [sea.iterations_a_second(2, network) for network in (False, True)] == [120_000, 20_000]
    assert settings_of(argosy.game("ship_it")).faith == 25.0
    merchant = settings_of(argosy.game("wandering_merchant"))
    assert merchant.paired
    assert [merchant.settle_turns(seats) for seats in (1, 2, 6)] == [3, 5, 13]
    assert [merchant.iterations_a_second(seats, False) for seats in (1, 2, 6)] == [
        20_000,
        20_000,
        2_222,
    ]


def test_a_game_that_declares_nothing_is_searched_with_the_defaults(pot: Edition) -> None:
    assert settings_of(pot.game()) == SearchSettings()
    assert (SearchSettings().settle_turns(4), SearchSettings().iterations_a_second(4, False)) == (
        0,
        1000,
    )


def test_a_game_that_extends_another_is_searched_like_it() -> None:
    class Variant(argosy.edition("ship_it").make):  # type: ignore[misc]
        pass

    assert declared_beside(Variant) == settings_of(argosy.game("ship_it"))


def test_a_setting_that_no_search_has_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pot: Edition
) -> None:
    class Typing(pot.make):  # type: ignore[misc, name-defined]
        pass

    module = ModuleType("typing_error")
    module.__file__ = str(tmp_path / "game.py")
    (tmp_path / "search.toml").write_text("pase = 9\n")
    Typing.__module__ = module.__name__
    monkeypatch.setitem(sys.modules, module.__name__, module)
    with pytest.raises(TypeError, match="pase"):
        declared_beside(Typing)


@pytest.mark.parametrize(
    "name",
    [
        "hard:",
        "hard:seconds",
        "hard:seconds=",
        "hard:seconds=0",
        "hard:seconds=nan",
        "hard:seconds=soon",
        "hard:minutes=1",
        "hard:seconds=1,",
        "ismcts:iterations=0",
        "ismcts:iterations=1.5",
        "ismcts:iterations=-3",
        "ismcts:iterations=99999999999999999999",
        "ismcts:cut=never",
        "greedy:seconds=1",
        "random:",
        "harder",
        ":seconds=1",
    ],
)
def test_a_wrong_setting_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(
        BadInput, match=r"goes from|is a whole number|no setting|thing to set|no bot"
    ):
        bot(name)


# ── The tree ──────────────────────────────────────────────────────────────────────────────────────


def test_the_table_of_a_tree_finds_what_was_entered() -> None:
    tree = Tree(2, 0)
    for n in range(2000):
        node = tree.add_node(node_key(n, n * n), n, n % 2, 0)
        assert tree.add_edge(node, n << 8 | 3, 0.5, 1.0) == n
    assert all(tree.find(node_key(n, n * n)) == n for n in range(2000))
    assert all(tree.find(edge_key(n, n << 8 | 3)) == n for n in range(2000))
    assert tree.find(node_key(3, 4)) == NONE
    assert tree.find(edge_key(3, 4)) == NONE


def test_edges_are_found_in_whatever_order_a_world_has_the_actions(pot: Edition) -> None:
    """An edge is looked for behind the last one. The one there may be another node's, with the same action."""
    game = pot.game()
    s = game.setup()
    search = Search(game, s, 0, Rng(1), Budget(8))
    for node in range(3):
        search.tree.add_node(node_key(NONE, node), NONE, 0, 0)
    edges = [(0, 5), (1, 11), (1, 12), (1, 13), (2, 14), (1, 14)]
    for node, action in edges:
        search.tree.add_edge(node, action, 0.0, 1.0)
    for actions in ([11, 12, 13, 14], [11, 13], [14, 13, 12], [12], [13, 14]):
        for i, action in enumerate(actions):
            search.out[i] = action
        search.list_links(s, 1, 0, len(actions))
        found = [edges[search.links[i]] for i in range(len(actions))]
        assert found == [(1, action) for action in actions]


def test_keys_depend_on_order_and_stay_in_62_bits() -> None:
    assert mix(mix(0, 1), 2) != mix(mix(0, 2), 1)
    assert all(0 <= mix(n, 0xFFFFFFFFFFFF) < 1 << 62 for n in range(1000))


# ── Filters ───────────────────────────────────────────────────────────────────────────────────────


class Half(Filter):
    """Allows about half of all actions, which ones depends on a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def allows(self, action: i64) -> bool:
        return Rng(action ^ self.seed).below(2) == 0


class Always(Filter):
    """Allows everything, or nothing."""

    def __init__(self, answer: bool) -> None:
        self.answer = answer

    def allows(self, action: i64) -> bool:
        return self.answer


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["random", "greedy", "easy:iterations=16", "ismcts:iterations=16"])
def test_a_bot_keeps_to_its_filter(name: str, kind: str, seed: int) -> None:
    game = argosy.game(name)
    player = bot(kind)
    half = player.filter = Half(seed)
    mattered = 0
    for s, seat in positions(game, seed, 60):
        known = game.redact(s, seat)
        legal = game.actions(known, seat)
        allowed = [action for action in legal if half.allows(action)]
        assert player.choose(game, known, seat, Rng(seed)) in (allowed or legal)
        mattered += 0 < len(allowed) < len(legal)
    assert mattered


@pytest.mark.parametrize("kind", ["random", "greedy", "easy:iterations=16", "ismcts:iterations=16"])
def test_a_filter_that_allows_anything_or_nothing_changes_nothing(kind: str, seed: int) -> None:
    game = argosy.game("pirates")
    free = bot(kind)
    for s, seat in positions(game, seed, 12):
        known = game.redact(s, seat)
        luck = Rng(seed)
        chosen = free.choose(game, known, seat, luck)
        for answer in (True, False):
            other, same = bot(kind), Rng(seed)
            other.filter = Always(answer)
            assert other.choose(game, known, seat, same) == chosen
            assert same.state == luck.state


def test_a_search_does_not_count_on_what_its_filter_forbids(seed: int) -> None:
    """Neither now nor later, while it expects the others to do anything."""
    game = argosy.game("sea_routes")
    thinker = SearchBot(Budget(200))
    thinker.filter = Without([SNEAK])
    mine: set[int] = set()
    others: set[int] = set()
    for s, seat in positions(game, seed, 40):
        tree = thinker.search(game, s, seat, Rng(seed)).tree
        for edge in range(tree.edges):
            decider = tree.deciders[tree.heads[edge]]
            (mine if decider == seat else others).add(verb_of(tree.actions[edge]))
    assert SNEAK not in mine
    assert SNEAK in others


# ── Thinking ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_budget_give_the_same_decision(name: str) -> None:
    game = argosy.game(name)
    thinker = bot("ismcts:iterations=40")
    for s, seat in positions(game, 5, 4):
        known = game.redact(s, seat)
        before = known.dump()
        chosen = [thinker.choose(game, known, seat, Rng(9)) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in game.actions(s, seat)
        assert known.dump() == before


@pytest.mark.parametrize("name", GAMES)
def test_all_bots_play_every_number_of_seats(name: str) -> None:
    for seats in argosy.edition(name).seats:
        game = argosy.game(name, seats=seats)
        for s, seat in positions(game, 3, 2):
            for level in ("easy:iterations=24", "ismcts:iterations=16,cut=3"):
                known = game.redact(s, seat)
                assert bot(level).choose(game, known, seat, Rng(1)) in game.actions(s, seat)


def interference(
    name: str, most: int, iterations: int, allowed: Filter | None = None
) -> tuple[int, int]:
    """Decisions that differ, and worlds that do, among pairs that differ only in what the seat does not know."""
    thinker = bot(f"ismcts:iterations={iterations}")
    thinker.filter = allowed
    rng = Rng(77)
    parted = different = decided = 0
    for game, s, seat in recorded(name, most):
        decided += 1
        other = game.imagine(game.redact(s, seat), seat, rng)
        different += other.dump() != s.dump()
        chosen = [thinker.choose(game, game.redact(w, seat), seat, Rng(3)) for w in (s, other)]
        parted += chosen[0] != chosen[1]
    assert decided >= min(most, 200)
    return parted, different


@pytest.mark.parametrize("name", SECRET)
def test_what_a_bot_may_not_know_changes_nothing(name: str) -> None:
    parted, different = interference(name, 200, 16)
    assert parted == 0
    assert different > 20


@pytest.mark.parametrize("name", SECRET)
def test_nor_does_it_where_a_filter_is_kept_to(name: str) -> None:
    parted, different = interference(name, 60, 16, Half(1))
    assert parted == 0
    assert different > 5


@pytest.mark.long
@pytest.mark.parametrize("name", SECRET)
def test_what_a_bot_may_not_know_changes_nothing_in_many_decisions(name: str) -> None:
    parted, different = interference(name, 2000, 60)
    assert parted == 0
    assert different > 100


def peeking(game: Game[State], world: State, seat: int) -> int:
    """The choice of a bot that is shown the whole table and uses all of it."""
    values = [v for values in world.dump().values() for v in values]
    legal = game.actions(world, seat)
    return int(legal[sum(n * v for n, v in enumerate(values)) % len(legal)])


@pytest.mark.parametrize("name", SECRET)
def test_a_bot_that_looks_would_be_noticed(name: str) -> None:
    rng = Rng(77)
    parted = 0
    for game, s, seat in recorded(name, 60):
        other = game.imagine(game.redact(s, seat), seat, rng)
        parted += peeking(game, s, seat) != peeking(game, other, seat)
    assert parted > 5


def test_every_iteration_tries_an_action_however_many_there_are() -> None:
    game = argosy.game("ship_it")
    for s, seat in positions(game, 1, 200):
        if len(game.actions(s, seat)) > 200:
            search = Search(game, game.redact(s, seat), seat, Rng(1), Budget(24))
            search.run()
            assert sum(search.tree.tries[e] for e in range(search.roots)) == search.iterations
            return
    raise AssertionError("no table with so many actions was found")


def test_a_forced_decision_is_played_at_once() -> None:
    game = argosy.game("sea_routes")
    rng, s = Rng(2), game.setup()
    while True:
        seat = game.waiting_for(s)
        assert seat != NOBODY
        if seat == CHANCE:
            game.apply(s, game.chance(s, rng))
            continue
        found = game.actions(s, seat)
        if len(found) == 1:
            break
        game.apply(s, found[0])
    began = time.perf_counter()
    assert bot("hard:iterations=1000000").choose(game, s, seat, Rng(1)) == found[0]
    assert time.perf_counter() - began < 0.5
    assert advise(bot("hard"), game, s, seat, Rng(1)).forced


def test_the_clock_is_the_outer_bound() -> None:
    game = argosy.game("sea_routes")
    s, seat = next(positions(game, 1, 1))
    began = time.perf_counter()
    search = Search(game, s, seat, Rng(1), Budget(10_000_000, seconds=0.05, cut=TO_THE_END))
    search.run()
    assert time.perf_counter() - began < 5.0
    assert 0 < search.iterations < 10_000_000


def test_a_search_stops_when_its_choice_cannot_change() -> None:
    game = argosy.game("sea_routes")
    stopped = 0
    for s, seat in positions(game, 4, 10):
        search = Search(game, s, seat, Rng(1), Budget(400))
        search.run()
        early = search.choice()
        if search.iterations == 400:
            continue
        stopped += 1
        while search.iterations < 400:  # the rest of the budget
            search.iterate()
            search.iterations += 1
        assert search.choice() == early
    assert stopped > 0


@pytest.mark.parametrize("turns", [0, 1, 4])
def test_turns_are_played_on_where_a_game_asks_for_it(turns: int) -> None:
    game = argosy.game("wandering_merchant", seats=3)
    played = 0
    for s, seat in positions(game, 3, 30):
        after = s.clone()
        search = Search(game, s, seat, Rng(1), Budget(8))
        search.settle_turns = turns
        search.settle(after)
        if game.waiting_for(after) != NOBODY:
            assert after.mover == (s.mover + turns) % 3
            assert (after.dump() == s.dump()) == (turns == 0)
            played += 1
    assert played > 20


@pytest.mark.parametrize("name", SECRET)
def test_every_action_is_tried_against_the_same_luck_where_it_is_paired(name: str) -> None:
    """The nth try of one action meets the world and the dice that the nth try of another met."""
    others = 0
    for game, s, seat in recorded(name, 40):
        if len(game.actions(s, seat)) < 3:
            continue
        search = Search(game, game.redact(s, seat), seat, Rng(1), Budget(8))
        search.paired = True
        search.open_root()
        search.tree.tries[1] = 7
        start = game.setup()
        worlds = []
        dice = []
        for edge in (0, 1, 2):
            worlds.append(search.imagine(edge).dump())
            dice.append([search.luck.draw(game, start) for _ in range(10)])
        assert worlds[0] == worlds[2]
        assert dice[0] == dice[2] != dice[1]
        others += worlds[0] != worlds[1]
    assert others > 0


@pytest.mark.parametrize("name", GAMES)
def test_one_seat_is_appraised_as_all_are(name: str) -> None:
    game = argosy.game(name, seats=argosy.editions()[name].seats[-1])
    for s, _ in positions(game, 6, 40):
        for seat, worth in enumerate(game.appraise(s)):
            assert game.appraise_for(s, seat) == pytest.approx(worth)


def a_move_that_wins(game: Game[State]) -> tuple[State, int]:
    """A table at which one of several actions ends the game with victory."""
    for s, seat in positions(game, 1, 5000):
        for action in game.actions(s, seat):
            twin = s.clone()
            game.apply(twin, action)
            if game.waiting_for(twin) == NOBODY and game.returns(twin)[seat] == 1.0:
                return s.clone(), seat
    raise AssertionError("no such table was found")


@pytest.mark.parametrize("slack", [0.0, 5.0])
def test_a_proven_victory_is_taken_at_once(slack: float) -> None:
    game = argosy.game("sea_routes", rounds=1)
    s, seat = a_move_that_wins(game)
    search = Search(game, s, seat, Rng(1), Budget(100_000, slack=slack))
    search.run()
    assert search.iterations < 100
    game.apply(s, search.choice())
    assert game.waiting_for(s) == NOBODY
    assert game.returns(s)[seat] == 1.0


def test_an_action_that_loses_for_sure_is_not_played() -> None:
    """Where the other wins at once after one action, no tries bring it back."""
    game = argosy.game("sea_routes", rounds=1)
    s, seat = a_move_that_wins(game)
    search = Search(game, s, seat, Rng(1), Budget(8))
    search.open_root()
    search.tree.tries[0] = 100
    search.tree.lost[0] = 1
    assert search.choice() != search.tree.actions[0]


def test_search_beats_random() -> None:
    game = argosy.game("sea_routes", rounds=2)
    won = 0.0
    for deal in range(10):
        for seat in range(2):
            bots = [RandomBot(), RandomBot()]
            bots[seat] = bot("ismcts:iterations=40")  # type: ignore[call-overload]
            s = play_deal(game, bots, deal, [])  # type: ignore[arg-type]
            won += game.returns(s)[seat]
    assert won >= 12.0


def test_easy_never_plays_what_is_much_worse(pot: Edition) -> None:
    """A toss may bring heads, which are very bad for red; the rest is about as good."""
    game = pot.game()
    rng = Rng(1)
    s = game.setup()
    search = Search(game, s, 0, rng, Budget(8, slack=0.5))
    search.tree.add_node(node_key(NONE, 0), NONE, 0, 0)
    for n, worth in enumerate((0.5, 0.49, 0.48, -0.9)):
        search.tree.add_edge(0, n + 1, worth, 1.0)
        search.worth[n] = max(0.4, worth)
    search.roots = search.tree.edges
    search.gauge(0, 4)
    chosen = {search.choice() for _ in range(200)}
    assert chosen == {1, 2, 3}


# ── Deals ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_seed_brings_the_same_dice_again_whatever_was_drawn_before() -> None:
    game = argosy.game("sea_routes")
    luck = PairedChance(0)
    drawn = []
    for seed in (7, 8, 7):
        luck.begin(seed)
        s = game.setup()
        outcomes: list[i64] = []
        while game.waiting_for(s) == CHANCE:
            outcomes.append(luck.draw(game, s))
            game.apply(s, outcomes[-1])
        drawn.append(outcomes)
    assert drawn[0] == drawn[2] != drawn[1]


def test_chance_of_a_deal_does_not_depend_on_play() -> None:
    game = argosy.game("sea_routes")
    laid = []
    for bots in ([GreedyBot(), RandomBot()], [RandomBot(), GreedyBot()]):
        moves: list[i64] = []
        play_deal(game, bots, 5, moves)
        laid.append(moves[:40])
    assert laid[0] == laid[1]
    first, second = PairedChance(5), PairedChance(6)
    s = game.setup()
    draws = [[d.draw(game, s) for _ in range(20)] for d in (first, second)]
    assert draws[0] != draws[1]


# ── Reasons ───────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_says_why() -> None:
    match = argosy.new("sea_routes", seed=3)
    seat = match.waiting
    view = match.view(seat)
    advice = advise(bot("ismcts:iterations=200"), match.game, view, seat, Rng(1))
    assert advice.lines[0].action == advice.action
    assert all(sum(line.chances) == pytest.approx(1.0) for line in advice.lines)
    reader = Reader(game="sea_routes")
    says = sentences(advice, match, "hard", reader)
    assert says[0].startswith("hard would play: sail ")
    assert "victory for " in says[1] and "%" in says[1]
    unsearched = advise(bot("greedy"), match.game, view, seat, Rng(1))
    plain = sentences(unsearched, match, "greedy", reader)
    assert len(plain) == 1 and plain[0].startswith("greedy would play: ")


def test_a_return_is_a_chance_of_victory() -> None:
    assert victory(1.0, 4) == 0.99
    assert victory(-1 / 3, 4) == 0.01
    assert victory(0.0, 4) == pytest.approx(0.25)
    assert victory(0.0, 1) == pytest.approx(0.5)
