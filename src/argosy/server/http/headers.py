"""Reads what the headers of a request say about its sender."""

from collections.abc import MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
COOKIE = "argosy_guest"


def header(scope: Scope, name: bytes) -> str:
    found = next((value for key, value in scope["headers"] if key == name), b"")
    return bytes(found).decode("latin-1")


def lines_of(scope: Scope, name: bytes) -> list[str]:
    """Return all lines of a header that may come more than once."""
    return [bytes(value).decode("latin-1") for key, value in scope["headers"] if key == name]


def bearer(scope: Scope) -> str:
    kind, _, secret = header(scope, b"authorization").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


def cookie(scope: Scope) -> str:
    for part in header(scope, b"cookie").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def is_by_cookie(scope: Scope) -> bool:
    """Say whether only the cookie tells who asks: a browser sends it along for any site."""
    return not bearer(scope) and bool(cookie(scope))
