"""A match: playing, asking why not, taking back, replaying."""

import random
from dataclasses import replace

import pytest

import argosy
from argosy.core.contract import CHANCE, NOBODY, Rng
from argosy.core.edition import BadInput, Edition
from argosy.core.match import CHECKPOINT, Match, Refused, drawn_from
from argosy.core.phrase import Phrase
from argosy.core.record import BadRecord

from .conftest import Pot, PotState

NAMES = {"red": "Ann", "blue": "Bob"}


def match(pot: Edition, seed: int | None = 1, names: dict[str, str] | None = None) -> Match:
    chance = None if seed is None else drawn_from(Rng(seed))
    return Match(pot, pot.choose({}), chance=chance, names=NAMES if names is None else names)


def played(pot: Edition, *lines: str, seed: int | None = 1) -> Match:
    m = match(pot, seed)
    for line in lines:
        m.play(line)
    return m


def texts(m: Match) -> list[str]:
    return [str(entry.line) for entry in m.entries]


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────


def test_a_match_from_its_name() -> None:
    m = argosy.new("sea_routes", seats=2, seed=7, names=["Ann", "bot:greedy"])
    assert m.seats == ("red", "blue")
    assert m.turn in m.seats
    assert len(m.legal()) == 4
    assert all(m.why(text) is None for text in m.legal())
    first = m.turn
    m.play(m.legal()[0])
    assert m.turn != first
    assert m.names == {"red": "Ann", "blue": "bot:greedy"}
    assert m.is_bot("blue") and not m.is_bot("red")


def test_a_seed_gives_the_same_match_again_and_the_system_another() -> None:
    one, two = (argosy.new("sea_routes", seed=7).record().write() for _ in range(2))
    assert one == two
    assert argosy.new("sea_routes", seed=8).record().write() != one
    assert argosy.new("sea_routes").record().write() != argosy.new("sea_routes").record().write()


def test_a_line_may_name_its_seat(pot: Edition) -> None:
    m = match(pot)
    m.play("add 1")
    m.play("red add 2")
    m.play("add 3", "red")
    assert texts(m) == ["red add 1", "red add 2", "red add 3"]
    assert [entry.number for entry in m.entries] == [1, 2, 3]


def test_play_gives_the_lines_it_added_with_those_of_chance(pot: Edition) -> None:
    m = match(pot)
    assert [str(entry.line) for entry in m.play("add 1")] == ["red add 1"]
    action, outcome = m.play("toss")
    assert str(action.line) == "red toss"
    assert str(outcome.line) in ("? side heads", "? side tails")
    assert (action.seat, outcome.seat) == (0, CHANCE)
    assert [m.words.say(m.words.event(event, -1)) for event in outcome.events] == [
        f"Red tossed {outcome.line.text.split()[1]}."
    ]


def test_what_is_refused_changes_nothing(pot: Edition) -> None:
    m = played(pot, "add 1")
    before, record = m.state.dump(), m.record().write()
    for text, says in [
        ("blue add 1", "PO-R4: It is Red’s turn."),  # noqa: RUF001
        ("add 4", "That is no action of this game."),
        ("add ?", "That is no action of this game."),
        ("red", "That is no action of this game."),
        ("", "That is no action of this game."),
        ("Add 1", "That is no action of this game."),
        ("add  1", "That is no action of this game."),
        (" add 1", "That is no action of this game."),
        ("undo 1", "That is no action of this game."),
    ]:
        with pytest.raises(Refused) as refused:
            m.play(text)
        assert str(refused.value) == says
        assert str(m.why(text)) == says
        assert refused.value.refusal == m.why(text)
    assert (m.state.dump(), m.record().write()) == (before, record)


def test_a_refusal_has_the_numbers_of_this_table(pot: Edition) -> None:
    m = Match(pot, pot.choose({"most": 2}))
    m.play("add 2")
    refusal = m.why("add 1")
    assert refusal is not None
    assert (refusal.clause, refusal.sentence) == ("PO-R5", "The pot holds 2 at most.")


def test_an_unknown_seat_is_named(pot: Edition) -> None:
    m = match(pot)
    with pytest.raises(BadInput, match=r"no seat “green”. There is: red, blue"):
        m.play("add 1", "green")
    with pytest.raises(BadInput, match="no seat “green”"):
        m.legal("green")


def test_what_each_seat_may_do(pot: Edition) -> None:
    m = match(pot)
    assert m.legal() == m.legal("red")
    assert m.legal()[:3] == ["add 1", "add 2", "add 3"]
    assert m.legal("blue") == []
    assert m.outcomes() == []


def test_a_packed_action_is_played_too(pot: Edition) -> None:
    m = match(pot)
    m.play_code(m.words.read("add 3"), 0)
    assert texts(m) == ["red add 3"]


def test_chance_by_hand(pot: Edition) -> None:
    m = played(pot, "toss", seed=None)
    assert (m.turn, m.waiting) == ("?", CHANCE)
    assert m.outcomes() == ["side heads", "side tails"]
    assert m.legal() == []
    assert str(m.why("add 1")) == "PO-R3: Chance is awaited."
    m.play("? side heads")
    assert m.turn == "red"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("? side edge", "“side edge” cannot happen here."),
        ("? card red 3", "“card red 3” cannot happen here."),
        ("? side ?", "“? side ?” hides its last word; only a whole record can be played."),
        ("?red side heads", "This outcome is written “? side heads”."),
        ("?", "“” cannot happen here."),
    ],
)
def test_an_impossible_outcome_is_refused(pot: Edition, line: str, says: str) -> None:
    m = played(pot, "toss", seed=None)
    with pytest.raises(Refused) as refused:
        m.play(line)
    assert str(refused.value) == says
    assert texts(m) == ["red toss"]


def test_an_outcome_out_of_time_is_refused(pot: Edition) -> None:
    with pytest.raises(Refused, match="no die or draw is awaited"):
        match(pot).play("? side heads")


def test_a_secret_outcome_names_who_hears_it(pot: Edition) -> None:
    m = played(pot, "draw", seed=None)
    with pytest.raises(Refused, match=r"written “\?red card red 3”"):
        m.play("? card red 3")
    m.play("?red card red 3")
    (event,) = m.entries[-1].events
    assert [m.words.say(m.words.event(event, viewer)) for viewer in (-1, 0, 1)] == [
        "Red drew a card.",
        "Red drew 3.",
        "Red drew a card.",
    ]
    assert m.view(0).dump()["cards"] == [3, -1]
    assert m.view(1).dump()["cards"] == [-1, 0]
    assert m.view().dump()["cards"] == [-1, -1]
    assert m.table(0).counters[0].value == 3


def test_a_match_replayed_from_the_middle_of_a_deal_goes_on_with_the_chance_it_is_given() -> None:
    whole = argosy.new("sea_routes", seed=5).record()
    match = argosy.replay("\n".join(whole.write().splitlines()[:20]) + "\n")
    assert match.turn == "?"
    match.go_on(drawn_from(Rng(1)))
    assert match.turn in match.seats
    assert match.play(match.legal()[0])


def test_a_replayed_match_can_go_on(pot: Edition) -> None:
    m = argosy.replay(played(pot, "toss", seed=None).record().write())
    assert m.turn == "?"
    m.go_on(drawn_from(Rng(3)))
    assert m.turn == "red"
    m.play("toss")
    assert len(m.entries) == 4


@pytest.mark.parametrize("seed", range(6))
def test_a_fault_in_a_rule_leaves_the_match_as_it_was(pot: Edition, seed: int) -> None:
    m = played(pot, "add 1", seed=seed)
    before, record = m.state.dump(), m.record().write()
    with pytest.raises(ZeroDivisionError):
        m.play("break")
    assert (m.state.dump(), m.record().write()) == (before, record)
    drawn = str(m.play("draw")[1].line)
    m.undo(agreed=["blue"])
    assert str(m.play("draw")[1].line) == drawn  # the same place in the same history


def test_the_end(pot: Edition) -> None:
    m = played(pot, "draw", "?red card red 3", "stop", seed=None)
    assert (m.waiting, m.turn, m.is_over, m.ending) == (NOBODY, None, True, "PO-R9")
    assert m.scores() == {"red": 3, "blue": 0}
    assert m.winners() == ["red"]
    assert m.legal() == []
    assert str(m.why("add 1")) == "PO-R9: It is over."
    assert m.record().ending == "PO-R9 red 3 blue 0"
    assert m.prompt() == "It is over."


def test_before_the_end_nobody_has_won(pot: Edition) -> None:
    m = match(pot)
    assert (m.ending, m.winners(), m.is_over, m.record().ending) == ("", [], False, "")
    assert m.prompt() == "Red acts."


# ── Names ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", "\x1b[31mred", "a\u202eb", "\ud800"])
def test_a_bad_name_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="name"):
        argosy.new("sea_routes", names=[name])


def test_more_names_than_seats_are_refused() -> None:
    with pytest.raises(BadInput, match="3 names for 2 seats"):
        argosy.new("sea_routes", seats=2, names=["Ann", "Bob", "Cid"])


def test_a_name_for_no_seat_is_refused(pot: Edition) -> None:
    with pytest.raises(BadInput, match="no seat “green”"):
        match(pot, names={"green": "Ann"})


# ── Going back is short work ──────────────────────────────────────────────────────────────────────


def test_taking_back_again_and_again_is_linear_work(
    pot: Edition, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record of n lines, however many of them are undos, applies so many actions for each line."""
    applied = 0
    plain = Pot.apply

    def counted(self: Pot, s: PotState, action: int) -> None:
        nonlocal applied
        applied += 1
        plain(self, s, action)

    monkeypatch.setattr(Pot, "apply", counted)
    lines = [f"{'red' if n % 2 else 'blue'} end" for n in range(1, 801)]
    lines += [f"{'red' if n % 2 else 'blue'} undo {n}" for n in range(800, 400, -1)]
    lines += ["red end"]
    m = Match.replay("record 1\ngame pot rules 1 options seats=2\n" + "\n".join(lines) + "\n")
    assert len(m.standing()) == 401
    assert len(lines) / 2 < applied < len(lines) * (1 + CHECKPOINT)


@pytest.mark.parametrize("seed", range(4))
def test_every_position_is_what_its_standing_lines_give(pot: Edition, seed: int) -> None:
    """Undos at random in a long match; positions and state as if played from the set-up."""
    print("seed", seed)
    rng, m = random.Random(seed), match(pot, seed)
    for _ in range(400):
        if rng.random() < 0.15 and m.latest_decision(0):
            mine = [e for e in m.standing() if e.seat >= 0]
            entry = rng.choice(mine[-60:])
            m.undo(entry.number, entry.line.who, agreed=m.seats)
        else:
            m.play(rng.choice([text for text in m.legal() if text not in ("stop", "break")]))
    for number in range(1, len(m.entries) + 2):
        before = [
            e for e in m.entries[: number - 1] if e.code >= 0 and not 0 < e.taken_back < number
        ]
        assert m.standing(number) == before
        s = m.game.setup()
        for entry in before:
            m.game.apply_for(s, entry.seat, entry.code)
        assert m.position(number).dump() == s.dump()
    assert m.position(len(m.entries) + 1).dump() == m.state.dump()
    assert [e.taken_back for e in Match.replay(m.record()).entries] == [
        e.taken_back for e in m.entries
    ]


# ── Undo ──────────────────────────────────────────────────────────────────────────────────────────


def test_undo_is_free_while_nobody_learnt_anything(pot: Edition) -> None:
    m = played(pot, "add 1", "add 2", "add 3")
    assert m.why_not_undo("red", 2) is None
    m.undo(2)
    assert texts(m) == ["red add 1", "red add 2", "red add 3", "red undo 2"]
    assert m.state.dump() == played(pot, "add 1").state.dump()
    assert [entry.taken_back for entry in m.entries] == [0, 4, 4, 0]
    m.play("add 3")
    assert m.entries[-1].number == 5
    assert m.state.dump() == played(pot, "add 1", "add 3").state.dump()


def test_undo_takes_back_the_latest_decision(pot: Edition) -> None:
    m = played(pot, "add 1", "add 2")
    assert str(m.undo().line) == "red undo 2"
    assert str(m.undo().line) == "red undo 1"
    with pytest.raises(Refused, match="nothing to take back"):
        m.undo()


def test_undo_of_one_seat_among_others(pot: Edition) -> None:
    m = played(pot, "add 1", "end", "add 2")
    with pytest.raises(Refused, match=r"Somebody else has decided since\. Still to agree: Blue"):
        m.undo(seat="red")
    assert str(m.undo(seat="red", agreed=["blue"]).line) == "red undo 2"
    assert m.turn == "red"


def test_after_a_draw_all_others_must_agree(pot: Edition) -> None:
    m = played(pot, "toss")
    refusal = m.why_not_undo("red", 1)
    assert refusal is not None
    assert str(refusal) == "Something was drawn or rolled since. Still to agree: Blue."
    assert m.why_not_undo("red", 1, agreed=["red"]) is not None
    assert m.why_not_undo("red", 1, agreed=["blue"]) is None


def test_bots_agree(pot: Edition) -> None:
    m = match(pot, names={"red": "Ann", "blue": "bot:greedy"})
    m.play("toss")
    assert m.why_not_undo("red", 1) is None


def test_what_was_shown_is_not_taken_back_freely(pot: Edition) -> None:
    m = played(pot, "add 1", "peek", "add 1")
    assert m.undo_obstacle("red", 3) is None
    assert m.undo_obstacle("red", 2) == Phrase("problem-undo-shown")
    with pytest.raises(Refused, match="Something hidden was shown since"):
        m.undo(1)


def test_an_undo_of_what_was_taken_back_does_not_count(pot: Edition) -> None:
    """The toss is gone, so what stands since line 1 is red's own."""
    m = played(pot, "add 1", "toss")
    m.undo(2, agreed=["blue"])
    assert m.undo_obstacle("red", 1) is None


@pytest.mark.parametrize("seed", range(6))
def test_an_undo_never_rolls_again(pot: Edition, seed: int) -> None:
    m = match(pot, seed)
    m.play("add 1")
    drawn = [str(entry.line) for entry in m.play("toss") + m.play("draw")]
    m.undo(2, "red", agreed=["blue"])
    again = [str(entry.line) for entry in m.play("toss") + m.play("draw")]
    assert again == drawn


def test_another_decision_draws_anew(pot: Edition) -> None:
    outcomes = set()
    for seed in range(20):
        m = match(pot, seed)
        first = str(m.play("draw")[1].line)
        m.undo(agreed=["blue"])
        m.play("add 1")
        outcomes.add(first == str(m.play("draw")[1].line))
    assert outcomes == {True, False}


@pytest.mark.parametrize("seed", range(3))
def test_a_replayed_match_does_not_roll_again_either(pot: Edition, seed: int) -> None:
    m = match(pot, seed)
    drawn = str(m.play("draw")[1].line)
    m.undo(agreed=["blue"])
    twin = argosy.replay(m.record().write())
    twin.go_on(drawn_from(Rng(seed + 100)))
    assert str(twin.play("draw")[1].line) == drawn


def test_a_record_that_rolls_again_is_refused(pot: Edition) -> None:
    m = played(pot, "draw", "?red card red 3", seed=None)
    m.undo(agreed=["blue"])
    text = m.record().write() + "red draw\n"
    argosy.replay(text + "?red card red 3\n")
    with pytest.raises(BadRecord, match=r"^Line 9: .*“card red 3” was drawn here before"):
        argosy.replay(text + "?red card red 4\n")


@pytest.mark.parametrize(
    ("seat", "number", "says"),
    [
        ("red", 0, "There is no line 0."),
        ("red", 9, "There is no line 9."),
        ("red", -1, "There is no line -1."),
        ("red", 3, "Line 3 is not a decision of Red that still stands."),  # chance
        ("blue", 1, "Line 1 is not a decision of Blue that still stands."),
        ("red", 4, "Line 4 is not a decision of Red that still stands."),  # taken back
        ("red", 5, "Line 5 is not a decision of Red that still stands."),  # an undo
    ],
)
def test_only_own_standing_decisions_are_taken_back(
    pot: Edition, seat: str, number: int, says: str
) -> None:
    m = played(pot, "add 1", "toss", "add 1")
    m.undo(4)
    assert str(m.why_not_undo(seat, number, agreed=["red", "blue"])) == says
    with pytest.raises(Refused):
        m.undo(number, seat, agreed=["red", "blue"])
    with pytest.raises(BadInput, match="no seat “green”"):
        m.why_not_undo("green", 1)


def test_nothing_is_taken_back_when_the_game_is_over(pot: Edition) -> None:
    m = played(pot, "add 1", "stop")
    assert str(m.why_not_undo("red", 1, agreed=["blue"])) == "The game is over."


def test_undo_by_number_alone_is_of_the_latest_seat(pot: Edition) -> None:
    m = match(pot)
    with pytest.raises(Refused, match="There is no line 1"):
        m.undo(1)


# ── The past ──────────────────────────────────────────────────────────────────────────────────────


def with_undo(pot: Edition) -> Match:
    m = played(pot, "add 1", "add 2")
    m.undo(2)
    m.play("add 3")
    return m


def test_the_position_at_each_line(pot: Edition) -> None:
    m = with_undo(pot)
    pots = [m.position(number).dump()["pot"][0] for number in range(1, 6)]
    assert pots == [0, 1, 3, 1, 4]
    for number in (0, 6):
        with pytest.raises(BadInput, match="lines 1 to 4"):
            m.position(number)


def test_a_match_as_it_stood(pot: Edition) -> None:
    m = with_undo(pot)
    past = m.at(3)
    assert texts(past) == ["red add 1", "red add 2"]
    assert past.names == m.names
    past.play("add 1")
    assert texts(m)[-1] == "red add 3"
    assert m.at(5).state.dump() == m.state.dump()
    with pytest.raises(BadInput, match="no position 6"):
        m.at(6)


def test_a_record_with_undo_replays(pot: Edition) -> None:
    m = with_undo(pot)
    text = m.record().write()
    twin = argosy.replay(text)
    assert twin.state.dump() == m.state.dump()
    assert twin.record().write() == text
    assert [e.taken_back for e in twin.entries] == [e.taken_back for e in m.entries]


@pytest.mark.parametrize("line", ["red undo 2", "blue undo 1", "red undo 5", "red undo 0"])
def test_an_undo_that_cannot_be_is_refused_in_a_record(pot: Edition, line: str) -> None:
    text = with_undo(pot).record().write() + line + "\n"
    with pytest.raises(BadRecord, match=f"^Line 9: “{line}”"):
        argosy.replay(text)


@pytest.mark.parametrize(
    "line", ["red undo ٤", "red undo 04", "red undo", "red undo x", "red undo 4 "]
)
def test_an_undo_is_written_in_one_way(pot: Edition, line: str) -> None:
    text = with_undo(pot).record().write() + line + "\n"
    with pytest.raises(BadRecord, match=r"^Line 9: .*That is no action of this game"):
        argosy.replay(text)


def test_every_game_goes_on_from_any_line_of_its_record() -> None:
    m = argosy.new("sea_routes", seats=2, seed=3, rounds=1)
    while not m.is_over:
        m.play(m.legal()[0])
    half = m.at(len(m.entries) // 2)
    for entry in m.entries[len(m.entries) // 2 - 1 :]:
        half.play(str(entry.line))
    assert half.record().write() == m.record().write()


def test_a_match_keeps_its_edition(pot: Edition) -> None:
    other = replace(pot, minutes="7")
    assert Match(other, other.choose({})).edition.minutes == "7"
