"""Every message of the wire: one game-free tagged union each way. `type` is the tag.

Payloads of games (`action`, `told`, `config`) are raw JSON here; the game's codec decodes them (`kernel/codec.py`).
Whatever a client sends with an `id` gets exactly one answer with that id.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Raw, field

from litfuse.kernel.codec import Decoder
from litfuse.kernel.records import Outcome, Part, Record, Refusal, Text

VERSION: Final = 1
# "$" alone would let a newline pass.
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]
ChairNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Hex: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]*$(?!\n)", max_length=64)]
Short: TypeAlias = Annotated[str, Meta(max_length=64)]
Level: TypeAlias = Short
Name: TypeAlias = Annotated[str, Meta(max_length=200)]  # measured and cleaned by limits.py
SaidKind: TypeAlias = Literal["chat", "whisper", "nudge"]


# --- from the client -------------------------------------------------------------------------------------------------


class Hello(Record):
    """The first message: who I am, and what I have seen of which match, so that only the rest is sent."""

    token: Annotated[str, Meta(max_length=512)]
    match: Short = ""
    tick: Annotated[int, Meta(ge=0)] = 0
    hash: Short = ""
    heard: Annotated[int, Meta(ge=0)] = 0


class Pong(Record):
    """I am still here."""


class Asking(Record):
    """Something that is answered once. The same id with the same body is the same question."""

    id: Id


class Play(Asking):
    """An answer to a decision, as an action or in the notation; without a decision: a table action of one's own.

    Ids of decisions are unique within a match, so the match is named: a late click never answers the next one.
    """

    match: Short
    decision: Short = ""
    action: Raw = Raw(b"")
    text: Annotated[str, Meta(max_length=400)] = ""


class Why(Asking):
    """May I answer so? Never plays."""

    match: Short
    decision: Short
    action: Raw = Raw(b"")
    text: Annotated[str, Meta(max_length=400)] = ""


class Standing(Asking):
    """Leave an answer standing for one kind of question, or take it away. Known to the server alone."""

    kind: Short
    on: bool


class Say(Asking):
    body: Annotated[str, Meta(max_length=4000)]  # measured and cleaned by limits.py
    kind: SaidKind = "chat"
    to: ChairNumber | None = None


class Report(Asking):
    """Tell the host about a chair."""

    chair: ChairNumber
    why: Annotated[str, Meta(max_length=4000)] = ""


class Mute(Asking):
    """The host closes or opens a chair's mouth; the table sees it."""

    chair: ChairNumber
    on: bool = True


class Sit(Asking):
    """Move to an open chair, before the start. Answered with a new token."""

    chair: ChairNumber


class SetBot(Asking):
    """Put a bot of this level on an open chair; an empty level takes the bot away."""

    chair: ChairNumber
    level: Level = ""


class Settings(Asking):
    """Change what is played, before the start."""

    config: dict[str, Any] = field(default_factory=dict)
    pace: dict[Short, int | None] = field(default_factory=dict)
    public: bool = False


class NonceHash(Asking):
    """My part of the deal, sealed: SHA-256 of 16 bytes of my own, for the match that is promised now."""

    match: Short
    hash: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class NonceOpen(Asking):
    """My part of the deal, opened when the table begins."""

    match: Short
    nonce: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]


class Start(Asking):
    """Begin: the first match, or the next one of those that the table may play now."""

    choice: Annotated[int, Meta(ge=0, le=1000)] = 0


class Pause(Asking):
    """I want a pause (or no longer); it begins when all persons present agree."""

    on: bool = True


class Resume(Asking):
    """Go on. Anyone may."""


class CloseMatch(Asking):
    """I want the match to end without a result (or no longer); it does when all persons seated agree."""

    on: bool = True


class Kick(Asking):
    chair: ChairNumber


class HandOver(Asking):
    """Another person becomes the host."""

    chair: ChairNumber


class Leave(Asking):
    """Give the chair up; in a match the table's bot has it for good."""


TableAsk: TypeAlias = (
    Standing
    | Say
    | Report
    | Mute
    | Sit
    | SetBot
    | Settings
    | NonceHash
    | NonceOpen
    | Start
    | Pause
    | Resume
    | CloseMatch
    | Kick
    | HandOver
    | Leave
)
FromClient: TypeAlias = Hello | Pong | Play | Why | TableAsk


# --- from the server -------------------------------------------------------------------------------------------------


class ChairInfo(Part, kw_only=True):
    holder: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""  # of a bot
    seat: int | None = None  # in the match that runs or ran last
    present: bool = False
    muted: bool = False
    sealed: str = ""  # hash of this chair's part of the next deal


class DealInfo(Part, kw_only=True):
    """The promise for the next match."""

    match: str
    commit: str


class TableInfo(Part, kw_only=True):
    """All that anybody may know about a table. Built, never stripped: there is no secret in its type."""

    id: str
    game: str
    config: Any
    pace: dict[str, int | None]
    public: bool
    bot: str  # the level that stands in
    chairs: tuple[ChairInfo, ...]
    host: int | None
    phase: Literal["lobby", "dealing", "playing"]
    match: str
    deal: DealInfo
    pausing: tuple[int, ...] = ()  # chairs that want a pause
    closing: tuple[int, ...] = ()  # chairs that want to end the match
    paused: bool = False
    stopped: bool = False  # the rules broke; the record is kept, the match can only be closed
    next: tuple[Any, ...] = ()  # configs that the table may play now
    outcome: Outcome | None = None  # of the last match


class Welcome(Record):
    version: int
    table: str
    chair: int | None
    viewer: int | str  # the seat in the match, or "spectator"


class Room(Record):
    """Chairs, presence, pause: the whole table as it is now. `count` is this socket's own."""

    count: int
    table: TableInfo


class ToldOf(Record, tag="Told"):
    """What happened in the match, as the game's `Told`. Times stand beside it; the hash is of the view's bytes."""

    match: str
    hash: str
    told: Raw
    times: dict[str, int] = field(default_factory=dict)  # ms left of the clocks that run, by key
    stood_in: tuple[int, ...] = ()  # ticks at which a stand-in played


class Times(Record):
    """The clocks stopped or went on."""

    match: str
    paused: bool
    times: dict[str, int] = field(default_factory=dict)


class LineInfo(Part, kw_only=True):
    chair: int | None  # None: a spectator
    name: str
    kind: Literal["chat", "whisper", "nudge", "report"]
    to: int | None = None
    body: str | None = None  # None: that it was said is all there is
    at: int


class Heard(Record):
    """Lines that this viewer heard; `count` is the number of all of them so far."""

    count: int
    lines: tuple[LineInfo, ...]


class Answer(Record):
    id: str


class Ack(Answer):
    """Done, and stored. `tick` is this viewer's after the step; a match's commands have one."""

    tick: int | None = None


class Granted(Answer):
    """Done; the chair's new token."""

    chair: int
    token: str


class Refused(Answer):
    """No. `rule` names the rule of the game, if it was one."""

    says: Text
    rule: str = ""


class Stale(Answer):
    """What was answered is not open (any more)."""


class Paused(Answer):
    """Not during a pause."""


class Failed(Answer):
    """The server could not do it; nothing is known to have happened. Send the same again."""

    says: Text


class Because(Answer):
    """The answer to Why: None means that it may be played."""

    refusal: Refusal | None = None


class Ping(Record):
    """Are you still there? Any message is an answer."""


class Bye(Record):
    """The last message; the socket closes."""

    says: Text


FromServer: TypeAlias = (
    Welcome | Room | ToldOf | Times | Heard | Ack | Granted | Refused | Stale | Paused | Failed | Because | Ping | Bye
)

from_client: Decoder[FromClient] = Decoder(FromClient)
from_server: Decoder[FromServer] = Decoder(FromServer)
