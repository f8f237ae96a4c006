"""The little of a message that a load generator needs."""

import msgspec


class Choice(msgspec.Struct):
    text: str


class NewsLine(msgspec.Struct):
    who: str


class Glance(msgspec.Struct):
    type: str
    number: int = 0
    waiting: str | None = None
    status: str = ""
    actions: list[Choice] = msgspec.field(default_factory=list)
    news: list[NewsLine] = msgspec.field(default_factory=list)
    id: str = ""
    code: str = ""


glance = msgspec.json.Decoder(Glance)
