"""Everything that goes over the wire, as types. What comes in is strict: unknown fields and wrong
types are refused.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from argosy.core.phrase import Phrase
from argosy.core.table import Table

PROTOCOL = 2  # raised whenever an older client could not understand a message any more

Visibility = Literal["public", "unlisted", "private"]
Status = Literal["open", "playing", "over"]
Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")

Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatName = Annotated[str, Meta(min_length=1, max_length=20)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
ActionId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Secret = Annotated[str, Meta(min_length=45, max_length=45, pattern="^[is]_[A-Za-z0-9_-]+$")]
Place = Annotated[str, Meta(min_length=1, max_length=60)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
LineNumber = Annotated[int, Meta(ge=1, le=1_000_000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class Incoming(Struct, forbid_unknown_fields=True):
    """A message or a body that a client sends."""


# ── Asked over HTTP ──


class AskGuest(Incoming):
    name: Name


class AskNewGuest(Incoming):
    name: Name | None  # null: a name is given


class AskClock(Incoming):
    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=604_800)] = 60


class AskTable(Incoming):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(min_length=2, max_length=44)]], Meta(max_length=8)]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, le=1_000_000)]],
        Meta(max_length=60),
    ] = field(default_factory=dict)
    visibility: Visibility = "unlisted"
    clock: AskClock = field(default_factory=AskClock)
    pace: Literal["live", "slow"] = "live"
    start: Literal["auto", "owner"] = "auto"
    hints: bool | None = None  # null: on, but not between people
    title: Annotated[str, Meta(max_length=60)] = ""


class AskEnter(Incoming):
    secret: Secret
    name: Name | None = None


class AskJoin(Incoming):
    seat: SeatName | None = None
    name: Name | None = None


class AskLeave(Incoming):
    seat: SeatName | None = None


class AskStart(Incoming):
    fill: Level | None = None


class AskBot(Incoming):
    level: Level = "medium"


class AskMute(Incoming):
    muted: bool
    seat: SeatName | None = None


class AskFork(Incoming):
    at: LineNumber
    seat: SeatName
    level: Level = "medium"


# ── Asked over the websocket ──
# Play, Undo, Answer, Why, Hint and Chat are bodies of requests too. There the path says what they are,
# and their type may be left out.

Echo = Annotated[str, Meta(max_length=64)]


class Play(Incoming):
    id: ActionId
    at: Number
    text: ActionText
    seat: SeatName | None = None
    grace: bool = False  # whether others wait a little if this ends a turn: see GraceInfo
    type: Literal["play"] = "play"


class Undo(Incoming):
    id: ActionId
    line: LineNumber | None = None
    seat: SeatName | None = None
    type: Literal["undo"] = "undo"


class Answer(Incoming):
    agree: bool
    seat: SeatName | None = None
    id: Echo = ""
    type: Literal["answer"] = "answer"


class Why(Incoming):
    text: ActionText | None = None
    place: Place | None = None
    # Places that were clicked before it, and what was chosen with its button: the answer is about them too.
    chosen: Annotated[list[Place], Meta(max_length=8)] = field(default_factory=list)
    verb: Annotated[str, Meta(max_length=200)] = ""
    seat: SeatName | None = None
    id: Echo = ""
    type: Literal["why"] = "why"


class Hint(Incoming):
    seat: SeatName | None = None
    # The line of a bot's decision: what the bot saw then, rather than what the reader might do now.
    line: Annotated[int, Meta(ge=1)] | None = None
    id: Echo = ""
    type: Literal["hint"] = "hint"


class Chat(Incoming):
    text: ChatText
    id: Echo = ""
    type: Literal["chat"] = "chat"


class Look(Incoming):
    seat: SeatName
    id: Echo = ""
    type: Literal["look"] = "look"


class HandOver(Incoming):
    seat: SeatName
    level: Level = "medium"
    id: Echo = ""
    type: Literal["bot"] = "bot"


class Back(Incoming):
    seat: SeatName | None = None
    id: Echo = ""
    type: Literal["back"] = "back"


class Release(Incoming):
    """Go on: nothing will be taken back."""

    seat: SeatName | None = None
    id: Echo = ""
    type: Literal["release"] = "release"


class Ping(Incoming):
    id: Echo = ""
    type: Literal["ping"] = "ping"


Heard = Play | Undo | Answer | Why | Hint | Chat | Look | HandOver | Back | Release | Ping


class MessageType(Struct):
    """The type of a message, read before the rest of it."""

    type: str


# ── Told ──


class ProblemInfo(Struct):
    """Why a request is refused: for programs, as a phrase, and in the language of the request."""

    code: str
    problem: Phrase
    says: str
    clause: str = ""


class OptionInfo(Struct, kw_only=True):
    name: str
    clause: str
    low: int
    high: int
    default: int
    choices: list[str]
    by_seats: list[dict[str, int]]
    group: str  # length, board, turn, costs, scoring, dangers, or ""


class LengthInfo(Struct):
    """How long games of a preset have lasted, the middle half of them: "38-64"."""

    seats: int
    rounds: str
    minutes: str


class PresetInfo(Struct):
    name: str
    options: dict[str, int]
    lengths: list[LengthInfo] = []  # for the numbers of seats that were measured


class GameInfo(Struct, kw_only=True):
    id: str
    code: str
    title: Phrase
    pitch: Phrase
    designer: Phrase
    minutes: str
    notices: list[str]  # messages: `notice-` and each of these
    seats: list[int]
    default_seats: int
    seat_names: dict[str, list[str]]
    rules: int
    has_secrets: bool
    levels: list[str]  # of the bots that can be seated: "expert" only where the game has one
    options: list[OptionInfo]
    presets: list[PresetInfo]
    preset: str  # that is offered first
    parts: str  # where its browser parts are; "" for none, and for those built into the client
    languages: list[str]
    clauses: dict[str, str]  # of every message that has one: {"action-sail": "SR-R7"}
    places: list[str]  # types of nouns whose text is the id of a piece or a spot: ["space"]


class WordsInfo(Struct, kw_only=True):
    """A language: its Fluent files."""

    language: str
    languages: list[str]
    client: str  # what all games share, and the client itself
    games: dict[str, str]


class ClauseInfo(Struct):
    number: str
    title: str
    text: str
    house_rule: bool


class Rules(Struct, kw_only=True):
    language: str
    rulebook: str
    rulings: str
    clauses: list[ClauseInfo]


class GuestInfo(Struct):
    id: str
    name: str
    given: bool  # by the server: they have not said what they are called


class NewGuest(Struct):
    id: str
    name: str
    token: str
    given: bool


class SecretInfo(Struct):
    secret: str


class You(Struct):
    seats: list[str]
    owner: bool
    member: bool
    seat: str | None = None


class SeatInfo(Struct, kw_only=True):
    seat: str
    number: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    connected: bool
    stand_in: str
    why: str
    silent: bool
    muted: bool


class Forked(Struct):
    table: str
    at: int


class ClockInfo(Struct):
    kind: str
    seconds: int
    running: str | None = None
    left: dict[str, int] = field(default_factory=dict)


class TableInfo(Struct, kw_only=True):
    id: str
    game: str
    title: str
    options: dict[str, int]
    rules: int
    visibility: Visibility
    status: Status
    clock: ClockInfo
    pace: str
    start: str
    hints: bool
    created: int
    number: int
    waiting: str | None
    owner: str
    seats: list[SeatInfo]
    watchers: int
    you: You
    rematch: str | None = None
    forked: Forked | None = None
    round: int = 0  # that is played; 0 before the first, and in a game that counts none


class NewTable(Struct):
    table: TableInfo
    invitation: str


class ActionInfo(Struct, kw_only=True, omit_defaults=True):
    text: str
    verb: str
    says: Phrase
    places: list[str]
    warning: Phrase | None = None
    odds: Phrase | None = None
    yields: bool = (
        False  # it gives up what could still be done: the end of a turn or of a part of it
    )


class LineInfo(Struct, kw_only=True):
    line: int
    who: str
    text: str
    at: int
    undoes: int
    undone: int
    by: str
    events: list[Phrase]
    turn: str = ""  # the seat whose turn it was; "" during the set-up
    round: int = 0  # 0 before the first, and in a game that counts none


class UndoRequest(Struct):
    seat: str
    line: int
    agreed: list[str]
    missing: list[str]


class UndoInfo(Struct, kw_only=True):
    line: int = 0
    free: bool = False
    obstacle: Phrase | None = None
    request: UndoRequest | None = None
    decisions: int = 0  # that would be taken back, one's own among them
    drawn: int = 0  # outcomes of chance likewise
    others: list[str] = field(default_factory=list)  # seats whose decisions are among them
    asks: list[str] = field(default_factory=list)  # seats whose people would have to agree


class GraceInfo(Struct):
    """The time in which the seat that has just ended its turn can take that back before anybody else acts."""

    seat: str
    left: int  # milliseconds
    whole: int


class EndingInfo(Struct):
    clause: str
    says: Phrase
    scores: dict[str, int]
    winners: list[str]


class ViewFacts(Struct, kw_only=True):
    """What a view says in words and numbers."""

    table: str
    game: str
    number: int
    since: int
    status: Status
    now: int
    you: You
    turn: str | None
    waiting: str | None
    step: str
    clause: str
    prompt: Phrase
    clock: ClockInfo
    undo: UndoInfo
    scores: dict[str, int] | None
    ending: EndingInfo | None
    grace: GraceInfo | None = None


class View(ViewFacts, tag="view", kw_only=True):
    """A whole view. The parts that many viewers share are encoded once for all of them."""

    scene: Raw
    facts: Raw
    actions: Raw
    news: Raw
    seats: Raw


class ViewInfo(ViewFacts, tag="view", kw_only=True):
    """A whole view as the schema describes it."""

    scene: Table
    facts: dict[str, Any] | None  # a struct of its game: `facts.py`
    actions: list[ActionInfo]
    news: list[LineInfo]
    seats: list[SeatInfo]


class People(Struct, tag="people", kw_only=True):
    status: Status
    seats: list[SeatInfo]
    clock: ClockInfo
    undo: UndoInfo
    watchers: int
    rematch: str | None
    now: int
    grace: GraceInfo | None = None


class MemberInfo(Struct):
    """Somebody whom an invitation has let in, as the owner sees them."""

    id: str
    name: str
    seats: list[str]


class Played(Struct, tag="played"):
    id: str
    number: int
    lines: int
    done: bool = True


class ActionRefused(Struct, tag="refused", kw_only=True):
    id: str
    code: str
    problem: Phrase
    clause: str = ""


class WhyNot(Struct, kw_only=True):
    text: str  # "" where no action names the place
    verb: str
    action: Phrase | None  # None where the text is no action
    legal: bool
    clause: str
    says: Phrase
    what: Phrase | None = None  # the place that was asked about, and what lies there


class WhyInfo(Struct, tag="why"):
    seat: str | None
    answers: list[WhyNot]
    id: str | UnsetType = UNSET


class HintStep(Struct):
    """A decision that the bot expects; without a seat, something that chance decides."""

    seat: str | None = None
    says: Phrase | None = None


class HintLine(Struct, kw_only=True):
    """One way to go on that the bot has thought about."""

    text: str
    says: Phrase
    chances: dict[str, float]  # of victory, by seat, 0 to 1
    tries: int  # how often the bot has looked at it
    expecting: list[HintStep]  # how the game may go on; empty if it has not looked that far


class HintInfo(Struct, tag="hint", kw_only=True):
    text: str
    says: Phrase
    places: list[str]
    lines: list[HintLine]  # the best first, that of `text`; none where there is no choice
    id: str | UnsetType = UNSET


class Said(Struct, tag="said", kw_only=True):
    n: int
    at: int
    name: str
    seat: str
    text: str
    kind: Literal["chat", "note"] = "chat"
    note: Phrase | None = None  # what a note says; older notes have only a text


class Hello(Struct, tag="hello"):
    table: TableInfo
    backdrop: Table | None
    chat: list[Said]
    now: int
    protocol: int = PROTOCOL


class Pong(Struct, tag="pong"):
    id: str
    now: int


class Closing(Struct, tag="closing"):
    pass


class Health(Struct):
    status: str
