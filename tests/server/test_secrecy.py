"""Nobody learns what they may not know: one exit, canaries, paired worlds, and leaks that are
planted and caught.
"""

import ast
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy import server
from argosy.core.contract import EVERYONE, SPECTATOR, Event, Rng
from argosy.core.match import Entry, Match
from argosy.core.phrase import Value
from argosy.core.record import Line
from argosy.core.words import Noun, Words
from argosy.server import views
from argosy.server.tables.access import Access
from argosy.server.tables.rooms import Room

from .conftest import Live, Person

CANARY = "CANARY"
SECRETIVE = [e.id for e in argosy.editions().values() if e.game().has_secrets]
OPEN = [e.id for e in argosy.editions().values() if not e.game().has_secrets]
FOLDER = Path(server.__file__).parent
SOURCES = sorted(file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.py"))

# What only `views.py` may touch: the truth about a game, and whatever is made from it.
PRIVATE = {
    "state",
    "redact",
    "record",
    "scores",
    "winners",
    "position",
    "imagine",
    "events",
    "known",
}
EXEMPT = {
    ("app.py", "state"),  # the web framework's, which holds the context
    ("tables/bot_turns.py", "known"),  # a Sight's, whose dump is all that a bot gets
    ("bots/worker.py", "known"),  # what a Sight knew
    ("catalog.py", "events"),  # the words for events, whatever has happened
    ("why.py", "known"),  # a Sight's, to find what lies on a place
    ("responses.py", "scores"),  # an Ending's and a Sight's
    ("http/websocket_protocol.py", "events"),  # the frames that a websocket got, to be counted
}


# ── One exit ──


@pytest.mark.parametrize("source", SOURCES)
def test_only_the_views_read_the_truth(source: str) -> None:
    if source == "views.py":
        return
    tree = ast.parse((FOLDER / source).read_text(encoding="utf-8"))
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    forbidden = {name for name in used & PRIVATE if (source, name) not in EXEMPT}
    assert not forbidden


def test_every_route_sends_a_type_of_the_protocol_or_a_view(live: Live) -> None:
    """What a handler returns is a message type: no state, dict or dump can slip out."""
    schema = Person(live).get("/schema/openapi.json")
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"]
            good = next(answers[code] for code in ("200", "201") if code in answers)
            for kind, content in good["content"].items():
                assert kind == "text/plain" or named(content["schema"]), (method, path)


def named(schema: dict[str, Any]) -> bool:
    if "oneOf" in schema:  # or null
        return all(named(one) or one == {"type": "null"} for one in schema["oneOf"])
    if "$ref" in schema:
        return True
    items = schema.get("items", {})
    return schema.get("type") == "array" and ("$ref" in items or items.get("type") == "string")


@pytest.mark.parametrize("name", SECRETIVE)
def test_viewers_share_a_table_only_if_they_would_see_the_same(name: str, seed: int) -> None:
    """The server encodes the scene and the facts once for those who know the same."""
    match = argosy.new(name, seed=seed)
    rng = random.Random(seed)
    for _ in range(150):
        if match.is_over:
            break
        gallery = views.Gallery(match, [], [])
        for viewer in range(SPECTATOR, len(match.seats)):
            sight = views.Sight(match, viewer)
            assert bytes(gallery.scene(viewer)) == views.encode(sight.scene())
            assert bytes(gallery.facts(viewer)) == views.encode(sight.facts())
        match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("name", OPEN)
def test_a_game_without_secrets_shows_everybody_the_same(name: str) -> None:
    """The server encodes such a scene, and its facts, once for all viewers."""
    match = argosy.new(name, seed=4)
    for _ in range(40):
        if match.is_over:
            break
        tables = [match.table(viewer) for viewer in range(SPECTATOR, len(match.seats))]
        assert all(table == tables[0] for table in tables)
        facts = [
            views.Sight(match, viewer).facts() for viewer in range(SPECTATOR, len(match.seats))
        ]
        assert all(known == facts[0] for known in facts)
        match.play(random.Random(len(match.entries)).choice(match.legal()))


# ── A served game of a game with secrets ──


class Served:
    """A game with a person on every seat and one who watches."""

    def __init__(self, live: Live, name: str, seats: int | None = None) -> None:
        edition = argosy.edition(name)
        count = seats or edition.default_seats
        self.live = live
        self.people = [Person(live, f"P{n}") for n in range(count)]
        made = self.people[0].table(name, ["me"] + ["open"] * (count - 1), visibility="public")
        self.table = str(made["table"]["id"])
        for person in self.people[1:]:
            person.post(f"/api/tables/{self.table}/join", {})
        self.eve = Person(live, "Eve")
        self.rng = random.Random(7)

    @property
    def room(self) -> Room:
        return self.live.context.lobby.rooms[self.table]

    @property
    def match(self) -> Match:
        match = self.room.game.match
        assert match is not None
        return match

    def step(self) -> bool:
        seat = self.match.waiting
        if seat < 0:
            return False
        view = self.people[seat].view(self.table, seat=self.room.game.names[seat])
        action = self.rng.choice(view["actions"])["text"]
        self.people[seat].play(self.table, action, view["number"])
        return True

    def steps(self, count: int) -> bool:
        """So many of them; whether the game went on for as long."""
        return all(self.step() for _ in range(count))

    def viewers(self) -> Iterator[tuple[int, Person]]:
        yield from enumerate(self.people)
        yield SPECTATOR, self.eve

    def told(self, person: Person) -> dict[str, str]:
        """All that a viewer can get at, as it goes over the wire; only the time of day is left
        out.
        """
        path = f"/api/tables/{self.table}"
        number = len(self.match.entries)
        paths = ["/view?since=1", "/view", "/log?limit=500", "/record", "", "/chat"]
        paths += ["/view?says=en", "/log?limit=500&says=de"]
        paths += [f"/positions/{n}" for n in (1, number // 2 + 1, number + 1)]
        found = {p: timeless(person.http.get(path + p).text) for p in paths}
        for text in self.questions():
            answer = person.http.post(path + "/why", json={"text": text})
            found[f"why {text}"] = answer.text
        for place in self.places():
            answer = person.http.post(path + "/why", json={"place": place})
            found[f"what {place}"] = answer.text
            body = {"id": "probing-1", "at": number - 1, "text": text}
            found[f"move {text}"] = person.http.post(path + "/moves", json=body).text
        with_socket = person.socket(self.table)
        found["hello"] = timeless(with_socket.raw.recv(timeout=10))
        found["live view"] = timeless(str(with_socket.view()))
        with_socket.close()
        while self.room.presence.viewers:  # who is connected shows in every view
            time.sleep(0.01)
        return found

    def places(self) -> list[str]:
        """Places of the table, of which anybody may ask what they are."""
        ids = sorted((self.match.backdrop() + self.match.table()).ids())
        return random.Random(len(self.match.entries)).sample(ids, min(12, len(ids)))

    def questions(self) -> list[str]:
        """Texts, legal and not, about pieces of one's own and of others."""
        grid = list(self.match.words.grid())
        picks = random.Random(len(self.match.entries)).sample(grid, min(12, len(grid)))
        return [self.match.words.write(code) for code in picks]


def timeless(text: str | bytes) -> str:
    """Without the time of day, and without who happens to be connected just now."""
    text = text.decode() if isinstance(text, bytes) else text
    parts = text.replace("'", '"').replace('"now": ', '"now":').split('"now":')
    return parts[0] + "".join(part.lstrip("0123456789") for part in parts[1:])


def in_another_world(served: Served, viewer: int, seed: int) -> Callable[[], None]:
    """Change whatever this viewer may not know, in place; returns the way back."""
    match = served.match
    before = (match.state, match.entries)
    known = match.game.redact(match.state, viewer)
    match.state = match.game.imagine(known, viewer, Rng(seed))
    match.entries = [disguised(match.words, entry, viewer) for entry in match.entries]

    def back() -> None:
        match.state, match.entries = before
        served.live.do(served.room.moved)

    served.live.do(served.room.moved)
    return back


def disguised(words: Words, entry: Entry, viewer: int) -> Entry:
    """The same line with another secret in it, where the viewer may not hear it."""
    line = entry.line
    mine = f"?{words.seats[viewer]}" if viewer >= 0 else ""
    if line.is_chance and len(line.who) > 1 and line.who != mine:
        line = Line(line.who, line.text.rpartition(" ")[0] + " elsewhere")
    events = [
        event
        if event.audience in (EVERYONE, viewer)
        else Event(event.verb, event.a, event.b, (event.c + 1) % 60000, event.audience)
        for event in entry.events
    ]
    return replace(entry, line=line, events=events)


def differences(served: Served, viewer: int, person: Person) -> list[str]:
    here = served.told(person)
    back = in_another_world(served, viewer, len(served.match.entries))
    try:
        there = served.told(person)
    finally:
        back()
    return [path for path, text in here.items() if there[path] != text]


@pytest.mark.parametrize("name", SECRETIVE)
def test_worlds_that_a_viewer_cannot_tell_apart_look_the_same(live: Live, name: str) -> None:
    served = Served(live, name)
    for _ in range(4):
        if not served.steps(15):
            break
        for viewer, person in served.viewers():
            assert differences(served, viewer, person) == []


@pytest.mark.long
@pytest.mark.parametrize("name", SECRETIVE)
def test_worlds_look_the_same_at_every_step_of_whole_games(live: Live, name: str) -> None:
    for seats in argosy.edition(name).seats:
        served = Served(live, name, seats)
        while served.steps(5):
            for viewer, person in served.viewers():
                assert differences(served, viewer, person) == []


# ── Canaries ──


class Tagged(Noun):
    """Writes numbers from 30000 on as a canary."""

    def write(self, number: int) -> str:
        return CANARY if 30000 <= number < 65535 else super().write(number)

    def value(self, number: int) -> Value:
        return CANARY if 30000 <= number < 65535 else super().value(number)


def put_canaries(served: Served) -> set[int]:
    """Into everything that one seat alone may hear; the seats that have heard something."""
    match = served.match
    listeners: set[int] = set()
    for number, words in match.words.events.items():
        nouns = [
            Tagged(n.name, n.kind, n.texts, n.at, n.other, n.said, n.role, n.silent)
            for n in words.nouns
        ]
        match.words.events[number] = replace(words, nouns=tuple(nouns))
    for at, entry in enumerate(match.entries):
        line = entry.line
        if line.is_chance and len(line.who) > 1:
            listeners.add(match.seats.index(line.who[1:]))
            line = Line(line.who, line.text.rpartition(" ")[0] + f" {CANARY}")
        events = [tagged(event) for event in entry.events]
        listeners |= {int(e.audience) for e in events if e.audience != EVERYONE}
        match.entries[at] = replace(entry, line=line, events=events)
    served.live.do(served.room.moved)
    return listeners


def tagged(event: Event) -> Event:
    if event.audience == EVERYONE:
        return event
    return Event(event.verb, event.a, event.b, 30000 + event.c, event.audience)


@pytest.mark.parametrize("name", SECRETIVE)
def test_canaries_reach_those_alone_who_may_hear_them(live: Live, name: str) -> None:
    served = Served(live, name)
    served.steps(80)
    listeners = put_canaries(served)
    for viewer, person in served.viewers():
        told = "".join(served.told(person).values())
        own = private_lines(served.match, viewer)
        assert told.count(CANARY) == 0 if not own else CANARY in told, viewer
        assert (viewer in listeners) == bool(own)


def private_lines(match: Match, viewer: int) -> int:
    name = f"?{match.seats[viewer]}" if viewer >= 0 else "??"
    lines = sum(entry.line.who == name for entry in match.entries)
    return lines + sum(
        e.audience == viewer for entry in match.entries for e in entry.events if viewer >= 0
    )


# ── Planted leaks: each must be caught by the paired worlds ──


def leak_no_redaction(patch: pytest.MonkeyPatch) -> None:
    def careless(self: views.Sight, match: Match, viewer: int, state: Any = None) -> None:
        self.match, self.viewer, self.game, self.words = match, viewer, match.game, match.words
        self.known = match.state if state is None else state

    patch.setattr(views.Sight, "__init__", careless)


def leak_wrong_viewer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Access, "looks_as", lambda *_: 0)


def leak_whole_lines(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Line, "hidden", lambda line: line)


def leak_whole_events(patch: pytest.MonkeyPatch) -> None:
    original = views.Sight.event

    def frank(self: views.Sight, event: Event) -> Any:
        return original(self, Event(event.verb, event.a, event.b, event.c, EVERYONE))

    patch.setattr(views.Sight, "event", frank)


def leak_facts(patch: pytest.MonkeyPatch) -> None:
    def frank(self: views.Sight) -> Any:
        made = self.match.edition.facts
        return made(self.game, self.match.state, self.viewer) if made else None

    patch.setattr(views.Sight, "facts", frank)


def leak_whole_record(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "record_text", lambda match, _: match.record().write())


def leak_shared_scene(patch: pytest.MonkeyPatch) -> None:
    original = views.Gallery.__init__

    def alike(self: views.Gallery, *given: Any) -> None:
        original(self, *given)
        self.alike = True
        self._sights[SPECTATOR] = views.Sight(self.match, 0)

    patch.setattr(views.Gallery, "__init__", alike)


LEAKS = [
    leak_no_redaction,
    leak_wrong_viewer,
    leak_whole_lines,
    leak_whole_events,
    leak_facts,
    leak_whole_record,
    leak_shared_scene,
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
@pytest.mark.skipif(not SECRETIVE, reason="no game with secrets is installed")
def test_a_planted_leak_is_caught(
    live: Live, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    caught = False
    for name in SECRETIVE:
        served = Served(live, name)
        for _ in range(40):
            served.step()
        with monkeypatch.context() as patch:
            leak(patch)
            served.live.do(served.room.moved)
            caught |= any(differences(served, v, person) for v, person in served.viewers())
        served.live.do(served.room.moved)
        if caught:
            return
    assert caught
