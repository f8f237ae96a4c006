"""The turn and the end of the game: SI-R8, SI-R9, SI-R33, SI-R34, SI-A34 to SI-A38, SI-A44, SI-A49."""

import pytest

from argosy.games.ship_it.numbers import PAWNS_OUT, ROUNDS_OVER, TOO_WEAK
from argosy.games.ship_it.rules.shipments import end_game, is_too_weak
from argosy.games.ship_it.tests.tables import Yard, start
from argosy.games.ship_it.words import LOADS


def test_four_phases_in_order() -> None:
    """SI-R9, SI-A38: each optional, and no way back."""
    t = start()
    t.link("2-1", "e7", "south")
    t.direct("red", "black.3")  # a city of one zone without a link
    t.hand("3-3", "4-4")
    t.play("red done")
    assert t.step == "choosing"
    assert t.refuses("red buy") == "SI-R9"
    t.play("red choose 3-3")
    t.play("red build e9 south")
    t.play("red build f7 east")
    assert t.step == "stopping"  # SI-A49: red's official has nowhere to go
    for action in ("buy", "takeback 3-3", "choose 3-3", "build e11 south", "official e7"):
        assert t.refuses(f"red {action}") == "SI-R9"
    t.play("red pipstop 0")
    assert t.refuses("red official e7") == "SI-R9"
    assert t.refuses("red chit red1") == "SI-R9"


@pytest.mark.parametrize("now", ["planning", "directing", "choosing"])
def test_verbs_of_other_phases_are_refused(now: str) -> None:
    """SI-R9: pipstop and ship among them."""
    t = start()
    t.begin("red", now)
    assert t.refuses("red pipstop 1") == "SI-R9"
    assert t.refuses("red ship red1 e7") == "SI-R9"
    assert t.refuses("red chit red1") == "SI-R9"


def test_only_the_seat_whose_turn_it_is() -> None:
    """SI-R8"""
    t = start()
    assert t.refuses("green buy") == "SI-R8"
    assert t.refuses("black done") == "SI-R8"


def test_nobody_acts_while_chance_is_awaited() -> None:
    """SI-R8"""
    t = start()
    t.chance = None
    t.play("red buy")
    assert t.turn == "?"
    for seat in t.seats:
        assert t.refuses(f"{seat} done") == "SI-R8"
    t.play("? domino 6-6")
    assert t.turn == "red"


@pytest.mark.parametrize(
    "text",
    [
        *("fly", "buy 6-4", "takeback", "takeback 4-6", "takeback 7-1", "choose 6", "build e7"),
        *(
            "build e7 up",
            "build abc7 north",
            "build e0 north",
            "build e07 north",
            "build e100 east",
        ),
        *(
            "official e",
            "official red.6",
            "official pink.ace",
            "pipstop",
            "pipstop 10",
            "pipstop x",
        ),
        *("ship red6 e7", "ship red0 e7", "ship red1", "chit", "chit pink1", "done now", "Buy"),
        *("buy ", " buy", "build  e7 east", "ship red1 ?", ""),
    ],
)
def test_texts_outside_the_notation(text: str) -> None:
    """SI-R9: no clause, whatever the step and whoever says it."""
    t = start()
    assert t.refuses(f"red {text}" if text else "") == ""
    refusal = t.why(text, "green")
    assert refusal is not None and refusal.clause == ""


def test_notation_comes_before_the_ending_and_the_ending_before_all() -> None:
    """SI-R33, SI-A44"""
    t = start()
    end_game(t.s, ROUNDS_OVER)
    assert t.refuses("red fly") == ""
    assert t.refuses("green buy") == "SI-A44"
    end_game(t.s, PAWNS_OUT)
    assert t.refuses("red buy") == "SI-R33"
    end_game(t.s, TOO_WEAK)
    assert t.refuses("red buy") == "SI-A35"


def test_points_do_not_last() -> None:
    """SI-R8: unused ones are lost; every turn begins with 8."""
    t = start()
    t.play("red done")
    while t.colour == "red":
        t.play("red done")
    assert (t.colour, t.s.points) == ("green", 8)
    assert start(ap=16).s.points == 16


def test_turns_go_round_by_seats() -> None:
    """SI-R8, SI-A4, SI-A44: a round is one turn of each colour that has a seat."""
    t = start(3)
    seen = []
    for _ in range(7):
        seen.append((t.colour, int(t.s.round)))
        now = t.s.colour
        while t.s.colour == now:
            t.play("done")
    assert seen == [
        *(("red", 1), ("green", 1), ("blue", 1), ("red", 2), ("green", 2), ("blue", 2)),
        ("red", 3),
    ]


def test_a_turn_in_which_nothing_can_be_done_passes_without_a_line() -> None:
    """SI-A49: pool empty, nothing on the board to take back, no freight, no way for the official."""
    t = start()
    t.pool()
    for n in range(1, 6):
        t.put(f"red{n}", "chit", n)
        t.put(f"blue{n}", "chit", n)
    t.direct("red", "black.3")  # a city of one zone without a link
    t.begin("black", "stopping")
    before = len(t.written)
    t.play("black done")
    assert len(t.written) == before + 1
    assert t.colour == "green"  # red can do nothing; green has freight
    t.begin("green", "stopping")
    t.play("green done")
    assert t.colour == "blue"  # its official can go to red.5 by blue.null


def test_a_step_with_nothing_but_done_is_passed_over() -> None:
    """SI-A49: looked at when the step begins and after every action."""
    t = start()
    t.begin("red", "planning", 1)
    t.wish("domino 5-5")
    t.play("red buy")
    assert t.step == "building"
    t.play("red build e7 south")
    assert (t.colour, t.step) == ("green", "planning")  # no point is left for anything


# ── The end ───────────────────────────────────────────────────────────────────────────────────────


def last_delivery(seats: int = 4, out: int = 1, **options: int) -> Yard:
    """So many pawns are out, the blue hub is on blue.5; red2 lies next door on green.2, a 3 makes 8."""
    t = start(seats, **options)
    for suit in ("green", "black", "red")[:out]:
        t.hub(suit, 6)
    t.hub("blue", 5)
    t.put("green2", "red.5")
    t.put("black1", "blue.5", 2)
    t.begin("red", "shipping", 8, 0)
    t.wish("turn red2 3")
    return t


def test_the_second_pawn_ends_the_game_after_the_profits() -> None:
    """SI-R33, SI-A31: at once; nothing is turned, kept or laid any more."""
    t = last_delivery()
    t.play("red ship red2 blue.5")
    assert t.is_over and t.ending == "SI-R33"
    assert t.written[-1] == "? turn red2 3"
    assert t.profits() == {"red": 2 * (3 + 10), "green": 0, "blue": 0, "black": 12}
    assert t.place("red2") == "blue.5"
    assert t.winners() == ["red"]
    assert t.refuses("red done") == "SI-R33"
    assert t.record().ending == "SI-R33 red 26 green 0 blue 0 black 12"


def test_the_first_pawn_leaves_and_its_freight_is_laid_out() -> None:
    """SI-R33, SI-A30: as usual."""
    t = last_delivery(out=0)
    t.play("red ship red2 blue.5")
    assert (t.is_over, t.hub_of("blue")) == (False, 6)
    assert t.place("red2") == "chit" and t.place("black1") == "blue.4"
    assert "The blue pawn left the game." in t.said()


@pytest.mark.parametrize(("pawns", "out", "over"), [(1, 0, True), (3, 1, False), (4, 3, True)])
def test_how_many_pawns_is_an_option(pawns: int, out: int, over: bool) -> None:
    """SI-R33"""
    t = last_delivery(out=out, pawns_out=pawns)
    t.play("red ship red2 blue.5")
    assert t.is_over == over


def test_scores_over_100_are_numbers() -> None:
    """SI-A36, SI-R33"""
    t = last_delivery()
    t.s.scores[0] = 99
    t.play("red ship red2 blue.5")
    assert t.scores()["red"] == 125


def test_a_tie_is_shared() -> None:
    """SI-A34: with three and four seats."""
    t = last_delivery()
    t.s.scores[2] = 26
    t.play("red ship red2 blue.5")
    assert t.winners() == ["red", "blue"]


def test_with_two_seats_the_lower_score_counts_and_the_higher_breaks_ties() -> None:
    """SI-R34, SI-A34"""
    t = last_delivery(2)
    for n, score in enumerate((4, 20, 26, 30)):  # red will have 30 in the end
        t.s.scores[n] = score
    t.play("redblue ship red2 blue.5")
    assert t.record().ending == "SI-R33 redblue 26 greenblack 20"
    assert t.winners() == ["redblue"]


@pytest.mark.parametrize(
    ("scores_of", "winners"),
    [
        ((30, 26, 26, 30), [0, 1]),
        ((30, 26, 26, 31), [1]),
        ((31, 26, 26, 30), [0]),
        ((90, 27, 26, 28), [1]),
    ],
)
def test_ties_with_two_seats(scores_of: tuple[int, ...], winners: list[int]) -> None:
    """SI-A34, SI-R34"""
    t = start(2)
    for n, score in enumerate(scores_of):
        t.s.scores[n] = score
    assert t.game.winners(t.s) == winners


def test_the_last_turn_of_the_last_round_ends_the_game() -> None:
    """SI-A44: an option, 40 by default."""
    t = start(rounds=10)
    assert start().tables.rounds == 40
    t.s.round = 10
    t.begin("blue", "stopping")
    t.play("blue done")
    assert t.turn == "black"
    t.begin("black", "stopping")
    t.play("black done")
    assert t.is_over and t.ending == "SI-A44"
    assert t.winners() == ["red", "green", "blue", "black"]


def test_too_little_freight_ends_the_game() -> None:
    """SI-A35: after (c), when no hub could come to the threshold with all that is left, each + 1."""
    t = start(threshold=13, pawns_out=4)
    for load in LOADS:
        t.put(load, "chit", int(load[-1]))
    t.hub("blue", 5)
    t.put("green1", "blue.5", 1)
    t.put("black2", "blue.5", 2)
    t.put("red5", "green.2", 5)
    t.begin("red", "shipping", 8, 0)
    t.play("red ship red5 blue.5")  # 5 + 1 + 2 + 5; left are a 1 and a 2
    assert t.is_over and t.ending == "SI-A35"
    assert {t.place("green1"), t.place("black2")} == {"blue.4", "blue.3"}  # (c) was finished
    assert t.profits() == {"red": 2 * (5 + 10), "green": 11, "blue": 0, "black": 12}


def strength(t: Yard) -> bool:

    return is_too_weak(t.tables, t.s)


def test_when_freight_is_too_weak() -> None:
    """SI-A35: tile number, all remaining freight, and the official's bonus for each."""
    t = start(threshold=15)
    for load in LOADS:
        t.put(load, "chit", 1 + LOADS.index(load) % 5)
    t.put("red5", "red.5")  # a 5 is left, 6 with the official
    t.s.values[4] = 5
    for suit in ("green", "blue", "black"):
        t.hub(suit, 6)
    for rank, weak in ((5, True), (1, True)):
        t.hub("red", rank)
        assert strength(t) == weak
    t.put("green4", "red.5")  # and a 4: 5 + 6 + 5 make 16
    t.hub("red", 5)
    assert not strength(t)
    t.hub("red", 3)
    assert strength(t)
    t.hub("green", 4)
    assert not strength(t)  # 4 + 11: every remaining hub has to be too weak
    easy = start(threshold=8)
    assert not strength(easy)


def test_by_default_it_cannot_be_too_weak() -> None:
    """SI-A35: one pawn out, the highest hub on 5, fifteen coins kept."""
    t = start()
    kept = [load for load in LOADS if load[-1] in "2345"][:15]
    for load in kept:
        t.put(load, "chit", int(load[-1]))
    for n, suit in enumerate(("red", "green", "blue", "black")):
        t.hub(suit, (6, 5, 5, 5)[n])
    assert not strength(t)
