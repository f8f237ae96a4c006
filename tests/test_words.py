"""The words of a game: notation, sentences, options."""

from dataclasses import replace

import pytest

from argosy.core.contract import HIDDEN, UNREADABLE, Event, State, a_of, b_of, pack
from argosy.core.edition import Edition
from argosy.core.language import Reader
from argosy.core.phrase import Phrase, Value
from argosy.core.words import Noun, Option, Refusal, Stakes, Verb, Words, number_noun


@pytest.fixture(name="words")
def words_of_pot(pot: Edition) -> Words:
    return pot.rulebook(pot.choose({}))[1]


def test_what_is_written_is_read(words: Words) -> None:
    assert words.write(pack(1, 3)) == "add 3"
    assert words.read("add 3") == pack(1, 3)
    assert words.write(2) == "toss"
    assert words.read("toss") == 2
    assert words.read_outcome("card blue 7") == pack(2, 1, 7)
    assert words.write_outcome(pack(2, 1, 7)) == "card blue 7"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "add",
        "add 0",
        "add 4",
        "add 03",
        "add 3 3",
        "add  3",
        "add 3 ",
        "ADD 3",
        "side heads",
    ],
)
def test_anything_else_is_no_action(words: Words, text: str) -> None:
    assert words.read(text) == UNREADABLE


def test_an_outcome_is_no_action(words: Words) -> None:
    assert words.read_outcome("add 3") == UNREADABLE


def test_a_question_mark_is_what_is_hidden(words: Words) -> None:
    assert words.read_outcome("card red ?") == pack(2, 0, HIDDEN)
    assert words.write_outcome(pack(2, 0, HIDDEN)) == "card red ?"


def test_the_grid_is_every_text(words: Words) -> None:
    texts = [words.write(action) for action in words.grid()]
    assert texts == ["add 1", "add 2", "add 3", "toss", "draw", "peek", "end", "stop", "break"]


def test_an_event_as_each_viewer_hears_it(words: Words) -> None:
    secret = Event(3, 1, 0, 7, 1)
    assert [words.say(words.event(secret, viewer)) for viewer in (-1, 0, 1)] == [
        "Blue drew a card.",
        "Blue drew a card.",
        "Blue drew 7.",
    ]
    added = words.event(Event(1, 0, 3, 0, -1), 1)
    assert added == Phrase("event-added", {"seat": "seat:red", "number": 3})
    assert words.say(added) == "Red added 3."
    assert Reader(game="pot", you=["red"]).say(added) == "You added 3."
    assert Reader(game="pot", names={"red": "Ann"}).say(added) == "Ann added 3."


def test_an_action_has_a_label_and_perhaps_a_warning(words: Words) -> None:
    s = State()
    assert words.say(words.action(pack(1, 2))) == "Add 2"
    assert words.choice(s, 0, pack(1, 2)) == words.action(pack(1, 2))
    assert words.warning(s, 0, pack(1, 2)) is None
    assert words.warning(s, 0, 2) == Phrase("warning-toss")


def test_a_label_names_what_is_at_stake_in_this_position(words: Words) -> None:
    def read(s: State, seat: int, action: int) -> tuple[int, int]:
        return s.step + a_of(action), seat

    nouns = (number_noun("price", 0, 9), Noun("seat", "seat", words.seats, role="from"))
    for verb in (1, 2):
        words.actions[verb] = replace(words.actions[verb], stakes=Stakes(nouns, read))
    s = State()
    s.step = 4
    stakes: dict[str, Value] = {"price": 6, "from": "seat:blue"}
    assert words.choice(s, 1, pack(1, 2)) == Phrase("choice-add", {"amount": 2, **stakes})
    assert words.action(pack(1, 2)) == Phrase("action-add", {"amount": 2})
    assert words.warning(s, 0, 2) == Phrase("warning-toss", {"price": 4, "from": "seat:red"})
    asked = dict(words.messages())
    assert [noun.variable for noun in asked["choice-add"]] == ["amount", "price", "from"]
    assert all(noun.silent for noun in asked["warning-toss"]) and asked["warning-toss"]
    assert "choice-toss" in asked and "choice-draw" not in asked


def test_a_refusal_is_clause_and_sentence(words: Words) -> None:
    assert str(words.refusal(pack(4, 1))) == "PO-R4: It is Blue\u2019s turn."
    assert str(words.refusal(1)) == "That is no action of this game."
    refusal = words.refusal(pack(5, 20))
    assert refusal == Refusal("PO-R5", Phrase("reason-too-much", {"most": 20}), "pot")
    assert refusal.sentence == "The pot holds 20 at most."


def test_the_prompt_names_who_is_asked(pot: Edition, words: Words) -> None:
    s = pot.game().setup()
    s.decider = 1
    assert words.say(words.prompt(s)) == "Blue acts."
    assert Reader(game="pot", you=["blue"]).say(words.prompt(s)) == "Act."
    s.decider = -1
    assert words.prompt(s) == Phrase("step-acting")


def test_places_are_ids_on_the_table(pot: Edition) -> None:
    space = Noun("space", "spot", ("a1", "a2"))
    ship = Noun("ship", "piece", ("first", "second"), at=lambda s, seat, n: f"ship.{seat}.{n}")
    verb = Verb(1, "move", (ship, space, number_noun("steps", 0, 9)))
    words = Words(
        seats=["red"], actions=[verb], outcomes=[], events=[], reasons=[], steps=[], endings=[]
    )
    s = pot.game().setup()
    assert words.places(s, 0, pack(1, 1, 1, 5)) == ["ship.0.1", "a2"]


def test_what_is_taken_in_hand_is_clicked_first(pot: Edition) -> None:
    space = Noun("space", "spot", ("a1", "a2"))
    sail = Verb(1, "sail", (space,), hand=lambda s, seat, action: f"ship.{seat}")
    swap = Verb(2, "swap", (space, space), hand=lambda s, seat, action: "a2")
    words = Words(
        seats=["red"],
        actions=[sail, swap],
        outcomes=[],
        events=[],
        reasons=[],
        steps=[],
        endings=[],
    )
    s = pot.game().setup()
    assert words.places(s, 0, pack(1, 1)) == ["ship.0", "a2"]
    assert words.places(s, 0, pack(2, 0, 1)) == ["a2", "a1"]


def test_a_noun_may_know_texts_beyond_its_own() -> None:
    def beyond(text: str) -> int | None:
        return 99 if text.startswith("z") else None

    square = Noun("square", "spot", ("a1", "", "a3"), other=beyond)
    assert [square.read(text) for text in ("a1", "a3", "z7", "b1", "")] == [0, 2, 99, None, None]
    assert [square.write(n) for n in (0, 2, 99)] == ["a1", "a3", "?"]
    assert [square.value(n) for n in (0, 2, HIDDEN)] == ["square:a1", "square:a3", "square:?"]
    verb = Verb(1, "go", (square,))
    words = Words(
        seats=["red"], actions=[verb], outcomes=[], events=[], reasons=[], steps=[], endings=[]
    )
    assert words.read("go z7") == pack(1, 99)
    assert words.read("go b1") == UNREADABLE
    assert list(words.grid()) == [pack(1, 0), pack(1, 2)]  # a number without a text is none


def test_a_number_is_its_own_code() -> None:
    noun = number_noun("gold", 2, 12)
    assert [noun.read(text) for text in ("1", "2", "12", "13", "02", "-2")] == [
        None,
        2,
        12,
        None,
        None,
        None,
    ]
    assert noun.write(12) == "12"


def test_one_number_cannot_have_two_meanings() -> None:
    twice = [Verb(1, "go"), Verb(1, "stay")]
    with pytest.raises(ValueError, match="two actions have the number 1"):
        Words(seats=[], actions=twice, outcomes=[], events=[], reasons=[], steps=[], endings=[])


def test_one_text_cannot_have_two_meanings() -> None:
    twice = [Verb(1, "go"), Verb(2, "go")]
    with pytest.raises(ValueError, match="two actions are written 'go' with 0 nouns"):
        Words(seats=[], actions=twice, outcomes=[], events=[], reasons=[], steps=[], endings=[])
    noun = number_noun("steps", 0, 3)
    apart = [Verb(1, "go"), Verb(2, "go", (noun,))]
    words = Words(seats=[], actions=apart, outcomes=[], events=[], reasons=[], steps=[], endings=[])
    assert (words.read("go"), words.read("go 2")) == (1, pack(2, 2))


def test_an_option_may_depend_on_the_seats() -> None:
    option = Option("markers", 4, 0, 4, "SR-A20", ((3, 8, 9),))
    assert [option.default_for(n) for n in (2, 3, 4)] == [4, 8, 4]
    assert [option.high_for(n) for n in (2, 3, 4)] == [4, 9, 4]


def test_nouns_are_read_in_their_order(words: Words) -> None:
    outcome = words.read_outcome("card blue 7")
    assert (a_of(outcome), b_of(outcome)) == (1, 7)
