"""What is told in words: phrases of the types that the protocol has, sentences on request, and the words of every
language.
"""

import gzip
import random
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed

import argosy
from argosy import server
from argosy.core.language import Reader, languages
from argosy.core.phrase import Phrase
from argosy.core.table import Table
from argosy.laws.language_laws import messages
from argosy.server import catalog, speaking
from argosy.server.messages import (
    PROTOCOL,
    ActionRefused,
    GameInfo,
    Hello,
    LineInfo,
    People,
    Played,
    Pong,
    ProblemInfo,
    Rules,
    Said,
    TableInfo,
    ViewInfo,
    WhyInfo,
    WordsInfo,
)
from argosy.server.problems import NOTHING, Problem
from argosy.server.storage import schema
from argosy.server.storage.database import engine_for

from .conftest import Live, Person, Socket, fetch, ids, mover, two_at_a_table

every_game = pytest.mark.parametrize("name", argosy.editions())
SOCKET: dict[str, Any] = {
    "hello": Hello,
    "view": ViewInfo,
    "people": People,
    "played": Played,
    "refused": ActionRefused,
    "why": WhyInfo,
    "said": Said,
    "pong": Pong,
}


# ── Every message fits its type ──


def fits(message: Any, kind: Any) -> Any:
    """Return a message as its type, which must have a place for everything in it, and nothing else."""
    raw = msgspec.json.encode(message)
    typed = msgspec.json.decode(raw, type=kind, strict=True)
    assert msgspec.json.decode(msgspec.json.encode(typed)) == message
    return typed


def phrases(value: Any) -> Iterator[Phrase]:
    """Yield every phrase of a message."""
    if isinstance(value, list):
        for each in value:
            yield from phrases(each)
    elif isinstance(value, dict):
        if value.keys() <= {"id", "nouns", "says"} and "id" in value:
            yield Phrase(value["id"], value.get("nouns", {}))
        else:
            for each in value.values():
                yield from phrases(each)


def fits_its_game(view: dict[str, Any], name: str) -> None:
    """A view is a ViewInfo, its facts are those of its game, and all it says can be said in every language."""
    fits(view, ViewInfo)
    edition = argosy.edition(name)
    if edition.facts is None:
        assert view["facts"] is None
    else:
        fits(view["facts"], get_type_hints(edition.facts)["return"])
    for language in languages():
        for you in (list[str](), view["you"]["seats"]):
            reader = Reader(language, name, names={"red": "Ann"}, you=you)
            for phrase in phrases(view):
                errors: list[Exception] = []
                assert reader.say(msgspec.convert(msgspec.to_builtins(phrase), Phrase), errors)
                assert not errors, (language, phrase, errors)


@every_game
def test_every_message_of_a_played_game_fits_its_type(live: Live, name: str) -> None:
    rng = random.Random(3)
    ann = Person(live)
    others = argosy.edition(name).default_seats - 1
    table = ann.table(name, ["me", *("hot:Bea", "hot:Cem", "hot:Dora")[:others]])["table"]["id"]
    eve = Person(live, "Eve")
    sockets = [ann.socket(table), eve.socket(table)]
    number, seat = 0, ann.view(table)["you"]["seats"][0]
    for _ in range(60):
        view = ann.view(table, since=number)
        number = view["number"]
        fits_its_game(view, name)
        if view["status"] == "over":
            break
        action = rng.choice(view["actions"])
        fits(ann.post(f"/api/tables/{table}/why", {"text": action["text"]}), WhyInfo)
        fits(ann.play(table, action["text"], number, seat=view["you"]["seat"]), Played)
    fits(ann.get(f"/api/tables/{table}"), TableInfo)
    fits(ann.get(f"/api/tables/{table}/backdrop"), Table)
    fits(ann.get(f"/api/tables/{table}/log"), list[LineInfo])
    fits_its_game(ann.get(f"/api/tables/{table}/positions/{number // 2}"), name)
    # With a seat: once the game is over nobody is asked, and the server cannot know for whom Ann speaks.
    fits(ann.play(table, "fly home", number, 409, seat=seat), ProblemInfo)
    heard = [message for socket in sockets for message in rest_of(socket)]
    assert {"hello", "view", "people", "pong", "refused", "said"} <= {m["type"] for m in heard}
    for message in heard:
        fits(message, SOCKET[message["type"]])
        if message["type"] == "view":
            fits_its_game(message, name)


def rest_of(socket: Socket) -> Iterator[dict[str, Any]]:
    """Everything that a socket was told, and the answers to what it asks at last."""
    socket.send(type="play", id="no-action-of-any-game", at=0, text="fly home")
    socket.send(type="why", id="why", text="fly home")
    socket.send(type="chat", text="hello")
    socket.send(type="ping", id="last")
    while True:
        message = socket.next()
        yield message
        if message["type"] == "pong":
            return


@pytest.mark.parametrize(
    ("where", "what"),
    [
        ("prompt", "Red sails one space."),
        ("prompt", {"nouns": {}}),
        ("actions", [{"text": "sail c4", "label": "Sail to c4", "verb": "sail", "places": []}]),
        ("facts", "none"),
        ("extra", 1),
    ],
)
def test_a_message_that_does_not_fit_is_noticed(live: Live, where: str, what: Any) -> None:
    """The control of the test above."""
    ann, _, table = two_at_a_table(live)
    view = ann.view(table)
    fits_its_game(view, "sea_routes")
    with pytest.raises((msgspec.ValidationError, AssertionError)):
        fits_its_game({**view, where: what}, "sea_routes")
    with pytest.raises((msgspec.ValidationError, AssertionError)):
        fits_its_game({**view, "facts": {**view["facts"], "round": "one"}}, "sea_routes")


@every_game
def test_games_words_and_rules_fit_their_types(live: Live, name: str) -> None:
    ann = Person(live)
    game = fits(ann.get(f"/api/games/{name}"), GameInfo)
    for code in game.languages:
        words = fits(ann.get(f"/api/words/{code}"), WordsInfo)
        assert set(words.games) == set(argosy.editions()) and "title =" in words.games[name]
        assert fits(ann.get(f"/api/games/{name}/rules", language=code), Rules).clauses
    for id, clause in game.clauses.items():
        assert Reader("en", name).knows(id) and clause.startswith(argosy.edition(name).code)
    assert {f"action-{verb.id}" for verb in words_of(name).actions.values()} <= set(game.clauses)
    nouns = {noun.name: noun for _, nouns in words_of(name).messages() for noun in nouns}
    for place in game.places:
        assert nouns[place].kind in ("piece", "spot") and nouns[place].at is None


def test_the_nouns_that_are_places() -> None:
    """Those of `said` too: an event can be clicked on wherever its noun is an id on the table."""
    found = {name: catalog.game_info(name).places for name in argosy.editions()}
    assert found["sea_routes"] == ["space"]
    assert found.get("land_routes", ["square"]) == ["square"]
    assert "ship" not in found.get("pirates", [])  # it sails on


def words_of(name: str) -> Any:
    edition = argosy.edition(name)
    return edition.rulebook(edition.choose({}))[1]


# ── Sentences on request ──


def strings(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, list):
        for each in value:
            yield from strings(each, key)
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from strings(each, name)


@every_game
def test_without_says_no_sentence_is_sent(live: Live, name: str) -> None:
    """No text has words in it, but the notation and the names of people."""
    ann = Person(live)
    others = argosy.edition(name).default_seats - 1
    table = ann.table(name, ["me", *("hot:Bea", "hot:Cem", "hot:Dora")[:others]])["table"]["id"]
    hello = ann.socket(table).next("hello")
    for _ in range(12):
        view = ann.view(table)
        for told in (view, hello):
            for key, text in strings(told):
                words = [word for word in text.split(" ") if word.isalpha()]
                assert len(words) < 2 or key in ("text", "name", "owner"), (key, text)
        if view["status"] == "over":
            break
        ann.play(table, view["actions"][-1]["text"], view["number"], seat=view["you"]["seat"])


def prompt_of(view: dict[str, Any]) -> str:
    return str(view["prompt"]["says"])


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "Sail one space, or spend ability points.", " sails one space"),
        ("de", "Segle ", " segelt "),
    ],
)
def test_says_on_request(live: Live, language: str, yours: str, theirs: str) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    other = ben if person is ann else ann
    assert prompt_of(person.view(table, says=language)).startswith(yours)
    assert prompt_of(other.view(table, says=language)).startswith(person.name + theirs)
    eve = Person(live, "Eve").view(table, says=language)
    assert prompt_of(eve).startswith(person.name + theirs)
    told = person.view(table, says=language)
    assert all(phrase_has_says(each) for each in told["actions"] + told["news"][0]["events"])
    # All else is as it was.
    assert without_says(told) == {**view, "now": told["now"]}


def phrase_has_says(value: dict[str, Any]) -> bool:
    return bool((value if "id" in value else value["says"])["says"])


def without_says(value: Any) -> Any:
    if isinstance(value, list):
        return [without_says(each) for each in value]
    if not isinstance(value, dict):
        return value
    is_phrase = value.keys() <= {"id", "nouns", "says"} and "id" in value
    return {k: without_says(v) for k, v in value.items() if not (is_phrase and k == "says")}


def test_says_by_the_language_of_the_request(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, _ = mover(table, ann, ben)
    for given in ("", "auto"):
        for accepts, begins in (
            ("de-AT,de;q=0.9,en;q=0.8", "Segle "),
            ("fr;q=0.9, en;q=0.1, de;q=0.5", "Segle "),
            ("de;q=0, en", "Sail "),
            ("tlh", "Sail "),
        ):
            headers = {"accept-language": accepts}
            path = f"/api/tables/{table}/view"
            answer = person.http.get(path, params={"says": given}, headers=headers)
            assert prompt_of(answer.json()).startswith(begins), (given, accepts)
    assert person.get(f"/api/tables/{table}/view", 404, says="tlh")["code"] == "unknown"


def test_everything_that_has_a_phrase_can_be_said(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    path = f"/api/tables/{table}"
    person.play(table, view["actions"][0]["text"], view["number"])
    log = person.get(f"{path}/log", says="en")
    assert log[-1]["events"][0]["says"].startswith("You ")
    assert person.get(f"{path}/positions/{view['number']}", says="de")["prompt"]["says"]
    why = person.http.post(f"{path}/why?says=de", json={"text": "fly home"}).json()
    assert why["answers"][0]["says"]["says"] == "Das ist in diesem Spiel keine Aktion."
    games = {game["id"]: game for game in person.get("/api/games", says="de")}
    for name, game in games.items():
        assert game["title"]["says"] == argosy.edition(name).say("title", "de")
        assert game["pitch"]["says"] == argosy.edition(name).say("pitch", "de")
    assert person.get("/api/games/sea_routes", says="en")["title"]["says"] == "Trade Routes at sea"
    for plain in ("", "/record", "/chat", "/backdrop"):
        assert person.get(path + plain, says="en") == person.get(path + plain)


def test_people_at_one_screen_go_by_their_names(live: Live) -> None:
    ann = Person(live)
    table = ann.table(seats=["me", "hot:Bea"])["table"]["id"]
    assert prompt_of(ann.view(table, says="en")).split(" ")[0] in ("Ann", "Bea")


def test_a_socket_says_everything_in_its_language(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, _ = mover(table, ann, ben)
    other = ben if person is ann else ann
    german, english = person.socket(table, says="de"), other.socket(table, says="en")
    assert prompt_of(german.view()).startswith("Segle ")
    assert prompt_of(english.view()).startswith(f"{person.name} sails ")
    refused = german.ask("refused", type="play", id=next(ids), at=0, text="fly home")
    assert refused["problem"]["says"] == "Am Tisch ging es schon weiter: Sieh noch einmal hin."
    german.send(type="bot", seat=person.view(table)["waiting"], level="easy")
    assert german.next("said")["note"]["says"] == "Ein Bot hat für dich übernommen."
    assert english.next("said")["note"]["says"] == f"A bot has taken over for {person.name}."
    plain = person.socket(table)
    assert "says" not in plain.view()["prompt"]


def test_a_refusal_is_said_in_the_language_of_the_request(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    body = {"id": next(ids), "at": view["number"], "text": "sneak a1"}
    path = f"/api/tables/{table}/moves"
    english = person.http.post(path, json=body).json()
    german = person.http.post(path, json=body, headers={"accept-language": "de"}).json()
    asked = person.http.post(f"{path}?says=de", json=body, headers={"accept-language": "en"}).json()
    assert english["problem"] == german["problem"] == {"id": "reason-no-moons"}
    assert english["says"].startswith("You have no Moons point")
    assert german["says"] == asked["says"] == Reader("de", "sea_routes").says("reason-no-moons")
    # Refused before anything is read, and by the framework.
    for address in ("/api/tables/nothing", "/api/nothing", "/api/guests/me/tables"):
        answer = fetch("GET", live.url + address, headers={"accept-language": "de"})
        told = fits(answer.json(), ProblemInfo)
        assert told.says == Reader("de").say(told.problem) != Reader("en").say(told.problem)


# ── Pages of an older version ──


def closing(socket: Socket) -> tuple[int, list[dict[str, Any]]]:
    heard: list[dict[str, Any]] = []
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            heard.append(socket.next())
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, heard


@pytest.mark.parametrize("version", ["", "1", "3", "2.0", "two"])
def test_another_protocol_is_told_to_reload(live: Live, version: str) -> None:
    ann, _, table = two_at_a_table(live)
    socket = ann.socket(table, v=version)
    socket.send(type="play", id="an-old-move", at=1, text="sail c4", label="whatever it had")
    socket.send(type="ping")
    socket.raw.send("nonsense")
    code, heard = closing(socket)
    says = "This page is older than the server. Reload it."
    assert code == 4426
    assert {k: heard[0][k] for k in ("type", "id", "code", "says")} == {
        "type": "refused",
        "id": "",
        "code": "reload",
        "says": says,
    }
    assert heard[1]["type"] == "said" and heard[1]["text"] == says
    assert [(m["type"], m["id"]) for m in heard[2:]] == [
        ("refused", "an-old-move"),
        ("refused", ""),
        ("refused", ""),
    ]
    assert all(m["says"] == says for m in heard[2:])


def test_another_protocol_is_told_so_in_the_language_of_the_browser(live: Live) -> None:
    ann, _, table = two_at_a_table(live)
    code, heard = closing(ann.socket(table, v="1", says="de"))
    assert (code, heard[0]["says"]) == (4426, Reader("de").says("problem-old-page"))
    assert heard[0]["says"] == "Diese Seite ist älter als der Server. Lade sie neu."
    assert ann.socket(table).next("hello")["protocol"] == PROTOCOL


# ── Notes in the chat ──


def test_notes_of_older_versions_are_still_read(live: Live) -> None:
    ann, _, table = two_at_a_table(live)
    old = "A bot has taken over for red."
    rows = [("note", old), ("note", '{"id": 3}'), ("chat", '{"id": "chat-left"}')]
    engine = engine_for(live.settings.database)
    with engine.begin() as db:
        for n, (kind, text) in enumerate(rows, 1):
            row = {"table": table, "n": n, "at": n, "name": "", "seat": "", "text": text}
            db.execute(insert(schema.chat), {**row, "kind": kind})
    engine.dispose()
    live.do(lambda: live.context.lobby.rooms.pop(table))
    ann.post(f"/api/tables/{table}/seats/red/bot", {"level": "easy"})
    live.restart()
    ann = Person(live, token=ann.token)
    chat = [fits(said, Said) for said in ann.get(f"/api/tables/{table}/chat")]
    assert [said.text for said in chat] == [*(text for _, text in rows), ""]
    assert [said.note for said in chat[:3]] == [None, None, None]
    assert chat[3].note == Phrase("chat-bot-took-over", {"seat": "seat:red"})
    shown = ann.socket(table, says="en").next("hello")["chat"]
    assert shown[0]["text"] == old and shown[0]["note"] is None
    assert shown[3]["note"]["says"] == "A bot has taken over for you."


def test_names_in_notes_are_names_whatever_they_say(live: Live) -> None:
    """Neither a colon nor braces of a name make a message of it."""
    for name in ("seat:red", "{ $seat }", "you", "?", "chat-left"):
        ann, ben = Person(live), Person(live, name)
        table = ann.table(seats=["me", "open", "open"], visibility="public")["table"]["id"]
        ben.post(f"/api/tables/{table}/join", {})
        ben.post(f"/api/tables/{table}/leave", {})
        note = ann.get(f"/api/tables/{table}/chat", says="en")[-1]["note"]
        assert note["nouns"] == {"name": f"name:{name}"}
        assert note["says"] == f"{name} has left the table."


# ── Words ──


def test_the_words_of_a_language_are_kept_until_they_change(live: Live) -> None:
    path = live.url + "/api/words/de"
    plain = fetch("GET", path, headers={"accept-encoding": "identity"})
    packed = fetch("GET", path, headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.headers["etag"] != plain.headers["etag"]
    assert not plain.headers["etag"].startswith("W/")
    assert plain.headers["cache-control"] == "no-cache"
    again = fetch(
        "GET", path, headers={"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
    )
    assert again.status_code == 304 and not again.content
    words = plain.json()
    assert words["language"] == "de" and words["languages"] == list(languages())
    for id in ("seat-red", "problem-stale", "chat-left"):
        assert f"\n{id} =" in words["client"]
    assert words["games"]["sea_routes"].startswith(catalog.words_file("sea_routes", "de")[:40])
    assert gzip.decompress(catalog.words("de").forms[0].body) == plain.content


def test_a_language_that_there_is_not(live: Live) -> None:
    for path in ("/api/words/tlh", "/api/words/..", "/api/games/sea_routes/rules?language=tlh"):
        answer = fetch("GET", live.url + path)
        assert answer.status_code == 404 and answer.json()["code"] == "unknown"
    told = fetch("GET", live.url + "/api/words/tlh").json()
    assert told["says"] == f"There is no language tlh. There is: {', '.join(languages())}."


def test_a_reader_gets_the_first_of_their_languages_that_there_is(live: Live) -> None:
    for wishes, code in (("de", "de"), ("tlh,de-AT,en", "de"), ("tlh", "en"), ("", "en")):
        words = fetch("GET", f"{live.url}/api/words?of={wishes}").json()
        assert words["language"] == code, wishes
    assert fetch("GET", f"{live.url}/api/words?of={'x' * 300}").status_code == 400


def test_what_is_not_translated_is_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "known_language", lambda code: code)
    rules = catalog.rules.__wrapped__("sea_routes", "tlh")
    assert rules == catalog.rules("sea_routes") and rules.language == "en"
    words = msgspec.json.decode(catalog.words.__wrapped__("tlh").body, type=WordsInfo)
    assert words.games["sea_routes"] == catalog.words_file("sea_routes", "en")


# ── Problems ──


def test_every_problem_can_be_said() -> None:
    for language in languages():
        for id in messages("en", "problems"):
            assert Reader(language).knows(id)
        for id in NOTHING.values():
            assert str(Problem("unknown", id)).startswith("There is no such ")


def test_a_phrase_is_known_by_its_keys() -> None:
    reader = Reader("en", "sea_routes")
    assert speaking.with_says({"id": "ending-idle"}, reader)["says"]
    inner = {"a": [{"id": "ending-idle"}], "id": "x"}
    assert speaking.with_says(inner, reader)["a"][0]["says"]
    others: list[dict[str, object]] = [
        {"id": "c4", "x": 1},
        {"id": "g1", "name": "Ann"},
        {"nouns": {}},
    ]
    for other in others:
        assert speaking.with_says(other, reader) == other


def test_the_server_asks_for_messages_that_there_are_and_for_all_of_its_own() -> None:
    folder = Path(server.__file__).parent
    sources = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
    named = set(
        re.findall(r'"((?:problem|chat|why|damage|backup|restore)-[a-z-]+)"', "\n".join(sources))
    )
    made = re.findall(r'\bbad(?:_file)?\(\s*"([a-z-]+)"', "\n".join(sources))
    asked = (named - set(made)) | {f"problem-{id}" for id in made}
    known = messages("en", "problems")
    assert asked <= known.keys()
    text = (files("argosy") / "languages" / "en" / "problems.ftl").read_text(encoding="utf-8")
    own = re.findall(r"^([a-z][a-z-]*) =", text[text.index("## The server") :], re.MULTILINE)
    assert len(own) > 100 and set(own) <= asked
