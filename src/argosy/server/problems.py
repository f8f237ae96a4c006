"""Refuses with a code, an HTTP status and a sentence. Nothing else leaves the server as an error."""

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
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "fault": 500,
    "busy": 503,
    "closing": 503,
    "not_saved": 503,
}


class Problem(Exception):
    def __init__(self, code: str, says: str, clause: str = "", retry: int = 0) -> None:
        super().__init__(says)
        self.code = code
        self.says = says
        self.clause = clause
        self.retry = retry  # seconds to wait, for 429 and 503

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self) -> ProblemInfo:
        return ProblemInfo(self.code, self.says, self.clause)


def unknown(what: str) -> Problem:
    return Problem("unknown", f"There is no such {what}.")
