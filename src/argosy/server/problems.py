"""Refuses with a code, an HTTP status and a phrase. Nothing else leaves the server as an error."""

from argosy.core.edition import BadInput
from argosy.core.language import Reader
from argosy.core.phrase import Phrase, Value, verbatim
from argosy.core.words import Refusal
from argosy.server.messages import ProblemInfo

STATUS = {
    "malformed": 400,
    "bad_input": 400,
    "who": 401,
    "bad_token": 401,
    "foreign": 403,
    "not_yours": 403,
    "not_invited": 403,
    "muted": 403,
    "unknown": 404,
    "no_method": 405,
    "not_legal": 409,
    "stale": 409,
    "id_reused": 409,
    "not_now": 409,
    "name_taken": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "fault": 500,
    "busy": 503,
    "closing": 503,
    "not_saved": 503,
}

NOTHING = {
    "table": "problem-no-table",
    "game": "problem-no-game",
    "seat": "problem-no-seat",
    "member": "problem-no-member",
    "place": "problem-no-place",
}


class Problem(Exception):
    """What a client is told instead of an answer.

    >>> str(Problem("unknown", "problem-no-position", last=verbatim(12)))
    'There are positions 1 to 12.'
    """

    def __init__(
        self, code: str, says: str | Phrase, *, clause: str = "", retry: int = 0, **nouns: Value
    ) -> None:
        """`says` is a phrase, or the id of a message with these nouns."""
        self.code = code
        self.phrase = says if isinstance(says, Phrase) else Phrase(says, {**nouns})
        self.clause = clause
        self.retry = retry  # seconds to wait, for 429 and 503
        self.book = ""  # the game whose words say it
        super().__init__(code, self.phrase)

    def __str__(self) -> str:
        return Reader(game=self.book).say(self.phrase)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self, reader: Reader) -> ProblemInfo:
        """Return it for somebody who reads."""
        own = Reader(reader.language, self.book or reader.game, names=reader.names, you=reader.you)
        return ProblemInfo(self.code, self.phrase, own.say(self.phrase), self.clause)


def unknown(what: str) -> Problem:
    """Return the refusal of a name that nothing has."""
    return Problem("unknown", NOTHING[what])


def refused(code: str, refusal: Refusal) -> Problem:
    """Return why an action is refused, as its game says it."""
    made = Problem(code, refusal.phrase, clause=refusal.clause)
    made.book = refusal.book
    return made


def wrong(code: str, problem: BadInput) -> Problem:
    """Return what is wrong with something that came from outside."""
    made = Problem(code, problem.phrase or Phrase("problem-as-told", {"text": verbatim(problem)}))
    made.book = problem.book
    return made
