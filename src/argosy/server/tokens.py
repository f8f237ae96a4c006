"""Makes secrets that only their owner knows. The server keeps their digests."""

import hashlib
import re
import secrets

GUEST = "g_"
SEAT = "s_"
INVITATION = "i_"
LENGTH = 45
TABLE = re.compile(r"[a-z0-9]{1,32}")


def mint(kind: str) -> str:
    """Return 256 bits behind a letter that says what the secret is for."""
    return kind + secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """Return what is stored and looked up. The time that takes tells a guesser nothing."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def table_id() -> str:
    """Return 80 bits in letters and figures that nobody confuses."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(16))


def is_table_id(text: str) -> bool:
    """Say whether a table could be called that. Nothing else gets as far as the database, which may
    choke on it.
    """
    return TABLE.fullmatch(text) is not None


def guest_id() -> str:
    return secrets.token_hex(8)
