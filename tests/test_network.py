"""Networks: evaluated as the arithmetic says, read as written, used only where they fit, told nothing hidden."""

from math import exp, tanh
from pathlib import Path
from statistics import pstdev

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import argosy
from argosy.bots.arena import play_deal
from argosy.bots.mind import HunchBot
from argosy.bots.names import bot
from argosy.bots.network import Network
from argosy.bots.weights import Stored, fingerprint, read, write
from argosy.core.contract import CHANCE, NOBODY, Game, Rng, State
from argosy.core.edition import BadInput
from argosy.encoding.numbering import numbering
from argosy.encoding.observation import observer

GAMES = sorted(argosy.editions())
HIDDEN = 6
Matrices = list[list[list[float]]]


def random_matrices(entries: int, sides: int, actions: int, seed: int) -> Matrices:
    """Weights of a network that goes by first looks too."""
    rng = Rng(seed)
    shapes = [(entries, HIDDEN), (1, HIDDEN), (HIDDEN, HIDDEN), (1, HIDDEN)]
    shapes += [(sides, HIDDEN), (1, sides), (actions, HIDDEN), (1, actions)]
    shapes += [(1, HIDDEN), (1, 1)]
    return [
        [[(rng.below(2001) - 1000) / 1000 for _ in range(width)] for _ in range(rows)]
        for rows, width in shapes
    ]


def network_file(path: Path, name: str, game: Game[State], seed: int, plain: bool = False) -> Path:
    """Write a network of random weights that fits a game; a plain one leaves the game's own sense aside."""
    look, numbers = observer(name, game), numbering(name, game)
    matrices = random_matrices(len(look), int(game.seats), len(numbers), seed)
    fits = fingerprint(look, numbers)
    write(path, matrices[:8] if plain else matrices, fits, "by chance", guesses=not plain)
    return path


def flat(matrix: list[list[float]]) -> vec[float]:
    return vec[float]([x for row in matrix for x in row])


def decisions(game: Game[State], seed: int, most: int) -> list[tuple[State, int]]:
    """Decisions of one random game that are not forced."""
    found: list[tuple[State, int]] = []
    s, rng = game.setup(), Rng(seed)
    while len(found) < most and (seat := int(game.waiting_for(s))) != NOBODY:
        if seat == CHANCE:
            game.apply(s, game.chance(s, rng))
            continue
        actions = game.actions(s, seat)
        if len(actions) > 1 and rng.below(5) == 0:
            found.append((s.clone(), seat))
        game.apply(s, actions[rng.below(len(actions))])
    return found


def test_a_look_is_two_layers_of_plain_arithmetic(seed: int) -> None:
    m = random_matrices(19, 2, 11, seed)
    into, into_bias, across, across_bias, value, value_bias, policy, policy_bias, *trust = m
    network = Network([flat(matrix) for matrix in m])
    rng = Rng(seed)
    entries = [[0, 0, 0, 1, 1, 9, 127][rng.below(7)] for _ in range(19)]
    words = [sum(e << 8 * n for n, e in enumerate(entries[at : at + 8])) for at in (0, 8, 16)]
    network.look(vec[i64](words))
    units = range(HIDDEN)
    first = [
        max(0.0, into_bias[0][u] + sum(e * into[n][u] for n, e in enumerate(entries)))
        for u in units
    ]
    second = [
        max(0.0, across_bias[0][u] + sum(first[n] * across[n][u] for n in units)) for u in units
    ]
    for side in range(2):
        expected = value_bias[0][side] + sum(second[u] * value[side][u] for u in units)
        assert network.worth(side) == pytest.approx(expected)
    for action in range(11):
        expected = policy_bias[0][action] + sum(second[u] * policy[action][u] for u in units)
        assert network.urge(action) == pytest.approx(expected)
    expected = trust[1][0][0] + sum(second[u] * trust[0][0][u] for u in units)
    assert network.trusting() == pytest.approx(expected)


def test_a_file_keeps_every_weight_to_half_a_step_of_its_row(tmp_path: Path, seed: int) -> None:
    matrices = random_matrices(30, 2, 12, seed)
    write(tmp_path / "some.bin", matrices, "fits", "by a test")
    told, network = read(tmp_path / "some.bin")
    assert (told["fits"], told["made"]) == ("fits", "by a test")
    for row, weights in enumerate(matrices[0]):
        step = max(map(abs, weights)) / 127
        for unit, weight in enumerate(weights):
            assert network.into[row * HIDDEN + unit] == pytest.approx(weight, abs=step * 0.51)


@pytest.mark.parametrize("content", [b"", b"{}\nsome", b"\xff\xfe", b"[1]\n"])
def test_what_is_no_network_is_refused_in_words(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "wrong.bin"
    path.write_bytes(content)
    with pytest.raises(BadInput, match="is no network that a bot can play with"):
        bot(f"ismcts:network={path}")
    with pytest.raises(BadInput, match=r"nowhere\.bin"):
        bot(f"ismcts:network={tmp_path / 'nowhere.bin'}")


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_a_network_chooses_legal_actions_and_nothing_hidden_changes_them(
    tmp_path: Path, name: str, plain: bool, seed: int
) -> None:
    game = argosy.game(name, seats=2)
    path = network_file(tmp_path / "chance.bin", name, game, seed, plain)
    thinkers = [HunchBot(Stored(path)), bot(f"ismcts:iterations=16,network={path}")]
    rng = Rng(seed)
    for s, seat in decisions(game, seed, 12):
        other = game.imagine(game.redact(s, seat), seat, rng)
        for thinker in thinkers:
            chosen = [thinker.choose(game, game.redact(w, seat), seat, Rng(3)) for w in (s, other)]
            assert chosen[0] in game.actions(s, seat)
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("plain", [True, False])
def test_a_mind_weighs_actions_by_the_softmax_and_values_by_side(
    tmp_path: Path, plain: bool, seed: int
) -> None:
    """One that trusts first looks adds them, by how far below the best they are; one that guesses begins there."""
    game = argosy.game("sea_routes", seats=2)
    mind = Stored(network_file(tmp_path / "chance.bin", "sea_routes", game, seed, plain)).of(game)
    assert mind is not None
    assert (mind.trusts, mind.guesses) == (not plain, not plain)
    s, seat = decisions(game, seed, 1)[0]
    actions = game.actions(s, seat)
    looks = [0.25 * n * n for n in range(len(actions))]
    weights = vec[float]([0.0] * len(actions))
    mind.look(s, seat)
    mind.take_guess(game, s, seat)
    mind.weigh(s, vec[i64](actions), len(actions), vec[float](looks), weights)
    urges = [mind.network.urge(mind.numbers.number(s, action)) for action in actions]
    if not plain:
        unit = pstdev(looks) + 1e-6
        lean = [mind.network.trusting() * (look - max(looks)) / unit for look in looks]
        urges = [urge + more for urge, more in zip(urges, lean, strict=True)]
    likely = [max(exp(-12), exp(urge - max(urges))) for urge in urges]
    assert list(weights) == pytest.approx(likely)
    guess = 0.0 if plain else game.appraise_for(s, seat)
    assert mind.standing(seat, seat) == pytest.approx(guess + tanh(mind.network.worth(0)))
    assert mind.standing(seat, 1 - seat) == pytest.approx(-guess + tanh(mind.network.worth(1)))


def test_a_network_is_used_only_for_what_it_was_made_for(tmp_path: Path) -> None:
    two, three = argosy.game("sea_routes", seats=2), argosy.game("sea_routes", seats=3)
    path = network_file(tmp_path / "two.bin", "sea_routes", two, 1)
    assert Stored(path).of(two) is not None
    assert Stored(path).of(three) is None
    s, seat = decisions(three, 1, 1)[0]
    plain, thinking = (bot(f"ismcts:iterations=40,network={n}") for n in ("none", path))
    assert plain.choose(three, s, seat, Rng(1)) == thinking.choose(three, s, seat, Rng(1))


def won(name: str, first: str, second: str, deals: range) -> float:
    """Games won by the first of two, each deal in both seats."""
    game = argosy.game(name, seats=2)
    found = 0.0
    for deal in deals:
        for seat in (0, 1):
            bots = [bot(first), bot(second)] if seat == 0 else [bot(second), bot(first)]
            found += (game.returns(play_deal(game, bots, deal, []))[seat] + 1) / 2
    return found


def test_what_trade_routes_at_sea_has_learnt_beats_greedy() -> None:
    assert won("sea_routes", "hunch", "greedy", range(900, 910)) >= 15


def test_where_nobody_has_taught_a_network_a_hunch_is_greedy() -> None:
    game = argosy.game("sea_routes", seats=4)
    for s, seat in decisions(game, 2, 8):
        assert bot("hunch").choose(game, s, seat, Rng(4)) == bot("greedy").choose(
            game, s, seat, Rng(4)
        )
