"""The client is sent compressed to who can unpack it, and plain to everybody else."""

import gzip
import os
import runpy
import shutil
import subprocess
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple

import pytest

from argosy.server.pages import CLIENT, Pages

from .conftest import Live

WEB = Path(__file__).parents[2] / "web"
SCRIPT = b"export const sentence = 'A ship comes loaded.';\n" * 400
BROWSER = "gzip, deflate, br, zstd"
FORMS = ["br", "gzip", "identity"]
UNPACK = """
const { readFileSync, writeSync } = require("node:fs")
writeSync(1, require("node:zlib").brotliDecompressSync(readFileSync(0)))
"""


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes  # as it came, packed or not


def node() -> str:
    build = runpy.run_path(str(WEB / "build.py"))
    folder = None if build["machine_node"]() else build["wheel_node"]()[1]
    found = shutil.which("node", path=str(folder) if folder else None)
    if not found:
        pytest.skip("there is no Node to compress with")
    return found


@pytest.fixture(name="client", scope="module")
def build_client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small client, compressed as the real one is."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_bytes(b"<title>The client</title>")  # gains nothing: stays plain
    (folder / "assets/a.js").write_bytes(SCRIPT)
    (folder / "assets/noise.js").write_bytes(os.urandom(2000))
    (folder / "assets/a.woff2").write_bytes(SCRIPT)
    subprocess.run([node(), WEB / "compress.js", folder], check=True)
    return folder


@pytest.fixture(name="at")
def serve_client(live: Live, client: Path) -> Iterator[Live]:
    before, live.context.pages = live.context.pages, Pages(client)
    yield live
    live.context.pages = before


def ask(at: Live, path: str, method: str = "GET", **headers: str) -> Answer:
    """Only what is named is sent: no Accept-Encoding unless it is asked for."""
    connection = HTTPConnection("127.0.0.1", at.port, timeout=30)
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    found = Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
    connection.close()
    return found


def unpacked(answer: Answer) -> bytes:
    coding = answer.headers.get("content-encoding", "identity")
    if coding == "br":
        done = subprocess.run(
            [node(), "-e", UNPACK], input=answer.body, capture_output=True, check=True
        )
        return done.stdout
    return gzip.decompress(answer.body) if coding == "gzip" else answer.body


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        (BROWSER, "br"),
        ("gzip, deflate", "gzip"),
        ("GZip", "gzip"),
        ("x-gzip", "gzip"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("gzip ; q=0.2 , br; q=0.900", "br"),
        ("br;q=0, gzip", "gzip"),
        ("*", "br"),
        ("br;q=0, *;q=0.1", "gzip"),
        ("gzip;q=0.001", "gzip"),
        ("identity, gzip;q=0.5", "identity"),
        ("identity;q=0.5, gzip;q=0.5", "gzip"),
        ("", "identity"),
        ("deflate, zstd", "identity"),
        ("gzip;q=0", "identity"),
        ("*;q=0", "identity"),  # refuses everything: gets it plain all the same
        ("identity;q=0, *;q=0", "identity"),
        ("gzip;q=2, br;q=-1", "identity"),
        ("gzip;level=9", "identity"),
        (",;,;q=1,q=1;;", "identity"),
        ("gzip;q=0.5," * 500 + "br", "br"),
    ],
)
def test_the_best_form_that_is_accepted_is_sent(at: Live, accepted: str, coding: str) -> None:
    answer = ask(at, "/assets/a.js", accept_encoding=accepted)
    assert answer.status == 200
    assert answer.headers.get("content-encoding", "identity") == coding
    assert answer.headers["vary"].lower() == "accept-encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert int(answer.headers["content-length"]) == len(answer.body)
    assert unpacked(answer) == SCRIPT
    assert (len(answer.body) < len(SCRIPT) / 10) == (coding != "identity")


def test_who_says_nothing_gets_plain_bytes(at: Live) -> None:
    answer = ask(at, "/assets/a.js")
    assert "content-encoding" not in answer.headers
    assert answer.body == SCRIPT
    assert answer.headers["vary"].lower() == "accept-encoding"  # a cache must not give it to others


def test_wishes_in_two_headers_are_one_list(at: Live) -> None:
    answer = ask(at, "/assets/a.js", accept_encoding="br;q=0", Accept_Encoding="gzip")
    assert answer.headers["content-encoding"] == "gzip"


def test_every_form_has_its_own_tag_and_is_not_sent_again(at: Live) -> None:
    tags = {}
    for coding in FORMS:
        answer = ask(at, "/assets/a.js", accept_encoding=coding)
        tags[coding] = answer.headers["etag"]
    assert len(set(tags.values())) == len(FORMS)
    for coding in FORMS:
        for held, tag in tags.items():
            again = ask(at, "/assets/a.js", accept_encoding=coding, if_none_match=tag)
            assert again.status == (304 if held == coding else 200)
            assert again.headers["etag"] == tags[coding]
            assert again.headers["vary"].lower() == "accept-encoding"
            assert "immutable" in again.headers["cache-control"]
            if held == coding:
                assert again.body == b"" and "content-encoding" not in again.headers


@pytest.mark.parametrize("known", ["W/{tag}", '"other", {tag}', '{tag},"other"', "*"])
def test_a_tag_is_known_in_a_list_and_weakened(at: Live, known: str) -> None:
    tag = ask(at, "/assets/a.js", accept_encoding=BROWSER).headers["etag"]
    header = known.format(tag=tag)
    again = ask(at, "/assets/a.js", accept_encoding=BROWSER, if_none_match=header)
    assert again.status == 304


@pytest.mark.parametrize("coding", FORMS)
@pytest.mark.parametrize("path", ["/assets/a.js", "/", "/games/pirates"])
def test_head_tells_what_get_would_send(at: Live, path: str, coding: str) -> None:
    sent = ask(at, path, accept_encoding=coding)
    told = ask(at, path, "HEAD", accept_encoding=coding)
    assert told.status == sent.status == 200
    assert told.body == b""
    moving = {"date"}
    assert {k: v for k, v in told.headers.items() if k not in moving} == {
        k: v for k, v in sent.headers.items() if k not in moving
    }
    known = ask(at, path, "HEAD", accept_encoding=coding, if_none_match=told.headers["etag"])
    assert known.status == 304


@pytest.mark.parametrize("path", ["/", "/assets/noise.js", "/assets/a.woff2"])
def test_what_gains_nothing_has_one_form(at: Live, path: str) -> None:
    answer = ask(at, path, accept_encoding=BROWSER)
    assert answer.status == 200
    assert "content-encoding" not in answer.headers and "vary" not in answer.headers


@pytest.mark.parametrize("path", ["/assets/a.js.br", "/assets/a.js.gz", "/api/nothing"])
def test_forms_are_no_pages_of_their_own(at: Live, path: str) -> None:
    for method in ("GET", "HEAD"):
        assert ask(at, path, method, accept_encoding=BROWSER).status == 404


def test_the_client_of_this_build_is_compressed() -> None:
    """Where there is one: its scripts and styles, each to less than half of its size, all to less than a third."""
    if not CLIENT.is_dir():
        pytest.skip("this build has no client")
    pages = Pages().pages
    texts = [page for name, page in pages.items() if name.endswith((".js", ".css"))]
    large = [page for page in texts if len(page.body) > 10_000]
    assert len(large) >= 2
    for page in large:
        assert [form.coding for form in page.forms] == FORMS
        assert gzip.decompress(page.forms[1].body) == page.body
        assert len(page.forms[1].body) < len(page.body) / 2
    assert sum(len(page.forms[1].body) for page in large) < sum(len(p.body) for p in large) / 3
