"""Serve tables to others, and back up and restore their database."""

import contextlib
import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from argosy.cli import help
from argosy.cli.extras import extra
from argosy.cli.speech import language, t
from argosy.core.language import Reader
from argosy.core.phrase import verbatim


def default_database() -> str:
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "argosy"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if folder.stat().st_mode & 0o077:
        with contextlib.suppress(OSError):  # a folder of somebody else's is theirs to close
            folder.chmod(0o700)
    return f"sqlite:///{folder / 'argosy.db'}"


def serve(  # noqa: PLR0913 - a command has as many arguments as it has options
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    database_wait: float = 60.0,
    origin: Annotated[list[str] | None, Parameter(name="--origin")] = None,
    bots: int | None = None,
    behind_proxy: bool = False,
    proxy: Annotated[list[str] | None, Parameter(name="--proxy")] = None,
    open_browser: Annotated[bool, Parameter(name="--open")] = False,
) -> None:
    with extra("server"):
        from argosy.server.context import Settings
        from argosy.server.runner import run

    origins = tuple(origin or ())
    settings = Settings(
        database=database or default_database(),
        database_wait=database_wait,
        origins=origins,
        bots=bots or max(1, (os.cpu_count() or 2) - 1),
        behind_proxy=behind_proxy,
        proxies=tuple(proxy or ()),
        metrics_token=os.environ.get("ARGOSY_METRICS_TOKEN", ""),  # not for every `ps` to see
        secure=bool(origins) and all(o.startswith("https:") for o in origins),
    )
    shown = "127.0.0.1" if host == "0.0.0.0" else host
    address = f"http://{shown}:{port}/"
    print(t("serve-at", address=verbatim(address)), flush=True)
    if open_browser:
        said = t("serve-open", address=verbatim(address))
        threading.Timer(1.5, show, [address, said]).start()
    run(settings, host, port)


def show(address: str, said: str) -> None:
    """Open the browser, or say what to open where there is none."""
    try:
        webbrowser.get().open(address)
    except webbrowser.Error:
        print(said, flush=True)


def backup(to: Path, /, *, database: str | None = None) -> None:
    with extra("server"):
        from argosy.server.storage.backup import back_up

    print(Reader(language()).say(back_up(database or default_database(), to)))


def restore(source: Path, /, *, database: str | None = None, keep_unreadable: bool = False) -> None:
    with extra("server"):
        from argosy.server.storage.backup import bring_back

    done = bring_back(source, database or default_database(), keep_unreadable)
    print(Reader(language()).say(done))


def add_to(app: App) -> None:
    for command in (serve, backup, restore):
        help.add(app, command)
