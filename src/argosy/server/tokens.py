"""Secrets: made here, known to their owner alone. The server keeps only their digest."""

import hashlib
import re
import secrets

GUEST = "g_"
SEAT = "s_"
INVITATION = "i_"
LENGTH = 45
TABLE = re.compile(r"[a-z0-9]{1,32}")


def mint(kind: str) -> str:
    """256 bits behind a letter that says what the secret is for."""
    return kind + secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What is stored and looked up: looking up a digest tells a guesser nothing by its timing."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def table_id() -> str:
    """80 bits in letters and figures that nobody confuses."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(16))


def is_table_id(text: str) -> bool:
    """Whether a table could be called that: nothing else gets as far as the database, which may choke
    on it.
    """
    return TABLE.fullmatch(text) is not None


def guest_id() -> str:
    return secrets.token_hex(8)
