"""What is said of a place: it names the place or what lies there, with one reason and its clause, in every language."""

import random
import re
from collections.abc import Iterator

import pytest

import argosy
from argosy.core.about import Answer, piece_words, use_of
from argosy.core.contract import NOBODY, NOT_NOW, SPECTATOR, Game, State, a_of, b_of, verb_of
from argosy.core.edition import Edition
from argosy.core.language import Reader, languages
from argosy.core.table import Table
from argosy.core.words import Words
from argosy.draw.labels import counter_name
from argosy.laws.harness import Trial, journey

PLACES = 500
A_POSITION = 4  # places that are asked about in each position
every_game = pytest.mark.parametrize("name", argosy.editions())
SENTENCE = re.compile(r"[.!?](?= |$)")


class Moment:
    """A position of a random game as one viewer knows it."""

    def __init__(self, edition: Edition, game: Game[State], words: Words, s: State, viewer: int):
        self.edition, self.game, self.words, self.viewer = edition, game, words, viewer
        self.known = game.redact(s, viewer)
        drawn = edition.table(game, self.known, viewer)
        self.table: Table = edition.backdrop(game, self.known) + drawn

    def about(self, place: str, chosen: tuple[str, ...] = ()) -> Answer:
        found = self.edition.answer(self.game, self.known, self.viewer, place, chosen)
        assert found is not None, place
        return found

    def readers(self) -> Iterator[Reader]:
        you = [self.words.seats[self.viewer]] if self.viewer != SPECTATOR else []
        for language in languages():
            yield Reader(language, self.edition.id, you=you)


def moments(name: str, draw: random.Random) -> Iterator[Moment]:
    """Yield positions of random games without end, most of them as whoever must decide sees them."""
    edition = argosy.edition(name)
    while True:
        given = {"seats": draw.choice(edition.seats)}
        trial = Trial(edition, given)
        game, words = edition.rulebook(edition.choose(given))
        wait = draw.randrange(40)
        for moment in journey(trial, ["random"] * int(game.seats), draw.randrange(10**6)):
            wait -= 1
            if wait > 0 and moment.waiting != NOBODY:
                continue
            wait = draw.randrange(1, 60)
            seats = range(SPECTATOR, int(game.seats))
            asked = moment.waiting >= 0 and draw.random() < 0.8
            viewer = moment.waiting if asked else draw.choice(seats)
            yield Moment(edition, game, words, moment.s, viewer)


def questions(name: str, seed: int) -> Iterator[tuple[Moment, str]]:
    draw = random.Random(seed)
    asked = 0
    for moment in moments(name, draw):
        ids = sorted(set(moment.table.ids()))
        for place in draw.sample(ids, min(A_POSITION, len(ids))):
            yield moment, place
            asked += 1
        if asked >= PLACES:
            return


@pytest.mark.laws
@every_game
def test_an_answer_names_the_place_and_gives_one_reason_with_its_clause(
    name: str, seed: int
) -> None:
    clauses = set(Trial(argosy.edition(name), {}).book)
    for moment, place in questions(name, seed):
        reasons = moment.words.reasons.values()
        general = {f"reason-{reason.id}" for reason in reasons if reason.number <= NOT_NOW}
        found = moment.about(place)
        assert found.clause.rstrip("abc") in clauses, (place, found)
        if moment.game.waiting_for(moment.known) == moment.viewer != SPECTATOR:
            assert found.says.id not in general, found  # never "not in this step"
        for reader in moment.readers():
            errors: list[Exception] = []
            what, says = reader.say(found.what, errors), reader.say(found.says, errors)
            assert not errors and "{" not in what + says, (what, says, errors)
            assert any(word in what for word in names(moment, place, reader)), (place, what)
            assert not SENTENCE.search(what), what
            assert says and len(SENTENCE.findall(says)) <= 2, says
            assert found.legal or says[-1] in ".!?", says


def names(moment: Moment, place: str, reader: Reader) -> Iterator[str]:
    """Yield what a place may be named by: its own name, or what is called something there."""
    for spot in moment.table.spots:
        if spot.id == place:
            yield reader.say(spot.label) if spot.label else spot.id
    english = Reader(game=moment.edition.id)
    for piece in moment.table.pieces:
        if piece.id == place:
            said = reader.say(piece_words(piece, english))
            yield said[:1].upper() + said[1:]


@pytest.mark.laws
@every_game
def test_everything_on_a_table_says_what_it_is_there_for(name: str, seed: int) -> None:
    """Pieces and counters have a message `about-`: one sentence."""
    draw = random.Random(seed)
    for number, moment in enumerate(moments(name, draw)):
        for reader in moment.readers():
            for piece in moment.table.pieces:
                use = use_of(reader, piece.note, f"kind:{piece.kind}")
                assert use is not None, piece
                assert len(SENTENCE.findall(reader.say(use))) == 1, reader.say(use)
            for counter in moment.table.counters:
                assert reader.knows(f"about-counter-{counter.id}"), counter_name(counter, reader)
                says = reader.says(f"about-counter-{counter.id}")
                assert len(SENTENCE.findall(says)) == 1, says
        if number >= 60:
            return


@every_game
def test_whoever_is_not_asked_is_told_whose_turn_it_is(name: str, seed: int) -> None:
    for moment in moments(name, random.Random(seed)):
        asked = moment.game.waiting_for(moment.known)
        if asked < 0 or moment.viewer == asked:
            continue
        place = moment.table.ids()[0]
        says = Reader(game=name).say(moment.about(place).says)
        turn = Reader(game=name).say(
            moment.words.refusal(moment.game.not_asked(moment.known)).phrase
        )
        assert says.endswith(turn)
        return


def test_what_was_chosen_is_part_of_the_question(seed: int) -> None:
    """Where several of a crew could walk, the answer is about the one that was chosen."""
    checked = 0
    for moment in moments("pirates", random.Random(seed)):
        known, words, viewer = moment.known, moment.words, moment.viewer
        step = words.steps[known.step].id
        if moment.game.waiting_for(known) != viewer or step != "acting":
            continue
        walks = [code for code in words.grid() if words.actions[verb_of(code)].text == "walk"]
        for code in walks[::17]:
            piece, place = words.places(known, viewer, code)
            if place not in {spot.id for spot in moment.table.spots}:
                continue
            found = moment.about(place, (piece,))
            if found.says.id == "about-walk-far" and reaches(moment, code):
                assert found.says.nouns["own"] == f"own:{piece.partition('.')[2]}"
                checked += 1
        if checked > 5:
            return


def reaches(moment: Moment, code: int) -> bool:
    """Whether that piece could walk there at all, in however many turns: others answer for one that cannot."""
    from argosy.games.pirates.about import nearest

    board = moment.game.boards[moment.known.island]  # type: ignore[attr-defined]
    land = int(board.square_land[b_of(code)])
    return nearest(moment.game, moment.known, land, [int(a_of(code))]) is not None  # type: ignore[arg-type]
