"""The notation, to the letter: what is a text, what its step is, whose it is (LR-A31)."""

import pytest

from argosy.core.match import Match, Refused

from .tables import BOXES, dealing, road

STEPS = {  # the column "steps" of the table of actions
    "start a": {"starting"},
    "roll": {"departing"},
    "stay": {"departing"},
    "beg": {"departing"},
    "move ab1": {"moving"},
    "buy": {"departing", "trading"},
    "sell 1": {"departing", "trading", "selling"},
    "done": {"selling"},
    "end": {"trading"},
    "offer blue 1 1": {"departing", "selling", "trading"},
    "pay 1": {"pricing"},
    "ask 1": {"pricing"},
    "even": {"pricing"},
    "accept": {"answering"},
    "decline": {"answering"},
    "counter 1 1": {"answering"},
    "withdraw": {"answering"},
}


@pytest.mark.parametrize(
    "text",
    [
        *("", "Roll", "roll 4", "roll ", " roll", "stay here", "start", "start f", "start A"),
        *("move", "move ab0", "move ab9", "move ac7", "move cb1", "move ac2 ac1", "move AB1"),
        *("sell", "sell 0", "sell 4", "sell 12", "buy grain", "buy 1", "end turn", "done 1"),
        *(
            "offer blue 1",
            "offer green 1 1",
            "offer blue 21 1",
            "offer blue 1 11",
            "offer blue 4 1",
        ),
        *("offer 1 1", "offer blue 00 1", "counter 1", "counter blue 1 1", "pay 0", "pay 01"),
        *("pay 109", "pay -1", "ask 0", "ask 1.5", "even 0", "accept 1", "withdraw blue"),
        *("roll  ", "sell  1", "has a grain", "? roll 4", "pass"),
    ],
)
def test_what_is_no_text_is_refused(text: str) -> None:
    """LR-A31"""
    assert road().refuses(f"red {text}") == "LR-A31"


def test_no_text_is_the_first_objection_of_all() -> None:
    """LR-A31"""
    t = road()
    assert t.refuses("blue sell 4") == "LR-A31"
    assert t.refuses("blue sell 3") == "LR-R4"


@pytest.mark.parametrize("text", STEPS)
def test_every_text_has_its_steps(text: str) -> None:
    """LR-A31"""
    t = road().load(red="iron hides", blue="coal")
    seen = set()
    for before in (
        (),
        ("red sell 1",),
        ("red offer blue 1 1",),
        ("red offer blue 1 1", "red even"),
        ("red roll", "? roll 6"),
        ("red roll", "? roll 2", "red move ac2"),
    ):
        twin = road().load(red="iron hides", blue="coal").follow(*before)
        seen.add(twin.step)
        for seat in ("red", "blue"):
            refusal = twin.why(f"{seat} {text}")
            if twin.step not in STEPS[text]:
                assert refusal is not None and refusal.clause == "LR-A31", (before, seat)
            else:
                assert refusal is None or refusal.clause != "LR-A31", (before, seat)
    assert len(seen) == 6
    assert t.step == "departing"


def test_while_chance_is_awaited_everything_is_refused() -> None:
    """LR-A31, LR-A32"""
    t = road().load(red="iron", blue="coal").follow("red roll")
    for text in STEPS:
        assert t.refuses(f"red {text}") == "LR-A31"
    for text in ("? roll 7", "? has a grain", "? roll 0", "? roll"):
        with pytest.raises(Refused) as refused:
            t.play(text)
        assert refused.value.refusal.clause == "LR-A31"
    t.play("? roll 6")
    with pytest.raises(Refused) as refused:
        t.play("? roll 6")
    assert refused.value.refusal.clause == "LR-A31"


def test_another_seat_is_refused_before_the_row_is_read() -> None:
    """LR-R4, LR-A26, LR-A31"""
    t = road().put(red="ab1")
    assert t.refuses("blue stay") == "LR-R4"
    assert t.refuses("red stay") == "LR-A7"
    t.put(red="a").load(red="iron", blue="coal").follow("red offer blue 1 0")
    assert t.refuses("blue pay 1") == "LR-A26"
    assert t.refuses("red pay 1") == "LR-A26"
    assert t.why_not("blue pay 1").sentence != t.why_not("red pay 1").sentence


def test_texts_read_back() -> None:
    """LR-A31"""
    t = road()
    for action in t.words.grid():
        assert t.words.read(t.words.write(action)) == action


def test_a_record_is_written_and_read_to_the_letter() -> None:
    """LR-A31, LR-A27"""
    text = "\n".join(
        [
            "record 1",
            "game land_routes rules 1 options seats=2",
            *(f"? {line}" for line in dealing(BOXES)),
            *("? roll 5", "? roll 2", "red start a", "blue start c", "red buy", "? has a iron"),
            *("blue offer red 0 1", "blue pay 3", "red counter 1 0", "red ask 4", "blue accept"),
            *("red roll", "? roll 2", "red move ac2", "red end", "blue sell 1", "? needs c lumber"),
            "blue stay",
        ]
    )
    match = Match.replay(text + "\n")
    assert match.record().write() == text + "\n"
    assert match.scores() == {"red": 10, "blue": 8}


def test_options_stand_in_their_order() -> None:
    """LR-A31"""
    t = road(offers=3, gold=60, calm=30)
    heading = t.record().write().split("\n")[1]
    assert heading == "game land_routes rules 1 options seats=2 gold=60 calm=30 offers=3"


def test_the_largest_decision_is_pricing() -> None:
    """LR-A32, LR-A31"""
    t = road("a b c d").load(red="grain coal iron", blue="hides iron", green="iron")
    t.load(yellow="spices hides lumber")
    assert len(t.legal()) < 70
    t.pay(red=75)
    t.follow("red offer blue 1 1")
    assert len(t.legal()) == 75 + 8 + 1 <= 108
    assert t.game.room == 108
