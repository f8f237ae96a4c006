"""Text from outside is read or refused, whatever it is: never another exception than BadInput."""

from functools import cache

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import argosy
from argosy.bots.names import bot
from argosy.core.contract import UNREADABLE, Rng
from argosy.core.edition import BadInput
from argosy.core.match import Match, Refused, drawn_from, undo_target
from argosy.core.record import BadRecord, check_name, read

GAMES = list(argosy.editions())
LINES = 60  # of the records that are damaged
calm = settings(
    derandomize=True,  # the same texts on every machine
    deadline=None,
    database=None,
    max_examples=120,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
every_game = pytest.mark.parametrize("name", GAMES)


@cache
def sample(name: str) -> str:
    """The beginning of a game with names and an undo, as a record."""
    edition = argosy.edition(name)
    rng = Rng(11)
    first, *others = edition.words(edition.game()).seats
    seats = {first: "Ann", **dict.fromkeys(others, "bot:x")}
    match = Match(edition, edition.choose({}), chance=drawn_from(rng), names=seats)
    player = bot("random")
    setup = len(match.entries)
    while len(match.entries) < setup + LINES and not match.is_over:
        seat = match.waiting
        match.play_code(player.choose(match.game, match.view(seat), seat, rng), seat)
        if len(match.entries) == setup + LINES // 2:
            match.undo(agreed=match.seats)
    return match.record().write()


@cache
def middle(name: str) -> Match:
    return argosy.replay(sample(name))


def vocabulary(name: str) -> list[str]:
    words = middle(name).words
    verbs = [*words.actions.values(), *words.outcomes.values()]
    nouns = {text for verb in verbs for noun in verb.nouns for text in noun.texts if text}
    return sorted({verb.text for verb in verbs} | nouns | {*words.seats, "?", "undo", "", "0"})


def check_replay(text: str) -> None:
    """It replays to itself, or the refusal names a line that is in the file or just after it."""
    try:
        match = argosy.replay(text)
    except BadRecord as bad:
        assert 1 <= bad.line <= max(2, text.count("\n") + 2)
    else:
        again = argosy.replay(match.record().write())
        assert again.state.dump() == match.state.dump()


# ── Records ───────────────────────────────────────────────────────────────────────────────────────


@calm
@given(st.text(max_size=200))
@example("record 1\ngame sea_routes rules 999999 options seats=999999999\n")
@example('record 1\ngame sea_routes rules 1 options\nseat red "' + "[" * 300 + '"\n')
@example("record 1\ngame sea_routes rules 1 options\nseat red " + "[" * 380 + "\n")
@example("record 1\ngame sea_routes rules 1 options\nseat red " + "9" * 380 + "\n")
@example("record 1\ngame sea_routes rules 1 options\n= ending \n")
@example("record 1\ngame sea_routes rules 1 options\n= ending SR-R23 red 1 blue 2\n")
@example("record 1\ngame sea_routes rules 1 options\n? \n")
@example("record 1\ngame sea_routes rules 1 options\nred \ud800\n")
def test_any_text_is_read_as_a_record_or_refused(text: str) -> None:
    try:
        read(text)
    except BadInput as bad:
        assert str(bad)
    check_replay(text)


@every_game
@calm
@given(data=st.data())
def test_a_damaged_record_is_replayed_or_refused(name: str, data: st.DataObject) -> None:
    text = sample(name)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        to = data.draw(st.integers(at, min(at + 30, len(text))))
        text = text[:at] + data.draw(st.text(max_size=8)) + text[to:]
    check_replay(text)


@every_game
@calm
@given(data=st.data())
def test_a_record_with_its_lines_mixed_up_is_replayed_or_refused(
    name: str, data: st.DataObject
) -> None:
    lines = sample(name).split("\n")
    for _ in range(data.draw(st.integers(1, 4))):
        one = data.draw(st.integers(0, len(lines) - 1))
        two = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.sampled_from(["swap", "drop", "double", "undo", "write"]))
        if kind == "swap":
            lines[one], lines[two] = lines[two], lines[one]
        elif kind == "drop" and len(lines) > 1:
            del lines[one]
        elif kind == "double":
            lines.insert(one, lines[two])
        elif kind == "undo":
            seat = data.draw(st.sampled_from(middle(name).seats))
            lines.insert(one, f"{seat} undo {data.draw(st.integers(0, 2 * LINES))}")
        else:
            words = data.draw(st.lists(st.sampled_from(vocabulary(name)), max_size=5))
            lines.insert(one, " ".join(words))
    check_replay("\n".join(lines))


@every_game
@calm
@given(data=st.data())
def test_any_option_is_taken_or_refused(name: str, data: st.DataObject) -> None:
    names = ["seats", "rules", "nothing", *(o.name for o in argosy.edition(name).options)]
    values = st.dictionaries(st.sampled_from(names), st.integers(-3, 2000), max_size=3)
    chosen = data.draw(values)
    pairs = " ".join(f"{option}={value}" for option, value in chosen.items())
    check_replay(f"record 1\ngame {name} rules 1 options {pairs}\n")
    try:
        argosy.game(name, **chosen)
    except BadInput as bad:
        assert str(bad)


@calm
@given(st.text(max_size=60))
def test_any_name_is_kept_or_refused(name: str) -> None:
    try:
        check_name(name)
    except BadInput:
        return
    text = argosy.new("sea_routes", seed=1, names=[name]).record().write()
    assert argosy.replay(text).names == {"red": name}


# ── Actions ───────────────────────────────────────────────────────────────────────────────────────


def check_action(match: Match, text: str) -> None:
    """An action reads back to its text; what is refused changes nothing."""
    action = match.words.read(text)
    assert action == UNREADABLE or match.words.read(match.words.write(action)) in (action, 0)
    before = match.state.dump()
    refusal = match.why(text)
    try:
        twin = match.at(len(match.entries) + 1)
        added = twin.play(text)
    except Refused as refused:
        assert refusal is None or text.startswith("?") or refused.refusal == refusal
    else:
        assert len(added) == 1
        assert refusal is None or text.startswith("?")
    assert match.state.dump() == before
    undo_target(text)


@every_game
@calm
@given(text=st.text(max_size=40))
@example(text="undo 99999999999999999999")
@example(text="undo ²")
@example(text="? ?")
@example(text="?red")
@example(text="red red red")
def test_any_text_is_an_action_or_refused(name: str, text: str) -> None:
    check_action(middle(name), text)


@every_game
@calm
@given(data=st.data())
def test_any_words_of_the_game_are_an_action_or_refused(name: str, data: st.DataObject) -> None:
    words = st.lists(st.sampled_from(vocabulary(name)), min_size=1, max_size=5)
    check_action(middle(name), " ".join(data.draw(words)))


@every_game
@calm
@given(data=st.data())
def test_any_outcome_is_one_or_refused(name: str, data: st.DataObject) -> None:
    words = data.draw(st.lists(st.sampled_from(vocabulary(name)), min_size=1, max_size=4))
    who = data.draw(st.sampled_from(["?", *(f"?{seat}" for seat in middle(name).seats)]))
    edition = argosy.edition(name)
    match = Match(edition, edition.choose({}))
    possible = set(match.outcomes())
    text = " ".join(words)
    try:
        match.play(f"{who} {text}")
    except Refused as refused:
        assert str(refused)
    else:
        assert text in possible
