"""Serve tables to others, and back up and restore their database."""

import contextlib
import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from argosy.cli.extras import extra
from argosy.core.language import Reader


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
    """Serve tables to browsers and scripts.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for every address of this machine.
    port
        The port.
    database
        sqlite:///PATH or postgresql://USER@HOST/NAME. Default: a file in your own data folder.
    database_wait
        Seconds to wait for PostgreSQL when the server starts.
    origin
        The address that browsers use, such as https://games.example.org, if it is another one;
        may be given again.
    bots
        Processes in which bots think. Default: one less than this machine has processors.
    behind_proxy
        Every connection comes from your proxy: the last address in its X-Forwarded-For is the
        client's.
    proxy
        An address or network of your proxies, such as 10.0.0.0/8; may be given again. Only they
        are believed, and their addresses are skipped in X-Forwarded-For.
    open_browser
        Open the browser, or print the address where there is none.
    """
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
    print(f"Argosy is at {address}   (stop it with Ctrl-C)", flush=True)
    if open_browser:
        threading.Timer(1.5, show, [address]).start()
    run(settings, host, port)


def show(address: str) -> None:
    try:
        webbrowser.get().open(address)
    except webbrowser.Error:
        print(f"Open {address} in a browser.", flush=True)


def backup(to: Path, /, *, database: str | None = None) -> None:
    """Copy the database of a server, running or not, into one file.

    Parameters
    ----------
    to
        The file to write; it must not exist.
    database
        As for serve.
    """
    with extra("server"):
        from argosy.server.storage.backup import back_up

    print(Reader().say(back_up(database or default_database(), to)))


def restore(source: Path, /, *, database: str | None = None, keep_unreadable: bool = False) -> None:
    """Bring a backup back into an empty database, and check every record in it.

    Parameters
    ----------
    source
        What `argosy backup` wrote.
    database
        As for serve; it must be empty.
    keep_unreadable
        Also bring back tables that do not follow their rules; nobody can open them.
    """
    with extra("server"):
        from argosy.server.storage.backup import bring_back

    done = bring_back(source, database or default_database(), keep_unreadable)
    print(Reader().say(done))


def add_to(app: App) -> None:
    for command in (serve, backup, restore):
        app.command(command)
