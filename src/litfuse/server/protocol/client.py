"""Messages from clients."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw, field

from litfuse.kernel.records import Record

from .common import ChairNumber, Generation, Id, Level, SaidKind, Short


class Hello(Record):
    """The first message: who I am, and which match I have seen how far, so that only the rest is sent.

    `version` is the version of the protocol that the client speaks; clients of version 1 do not send it.
    """

    token: Annotated[str, Meta(max_length=512)]
    match: Short = ""
    tick: Annotated[int, Meta(ge=0)] = 0
    hash: Short = ""
    heard: Annotated[int, Meta(ge=0)] = 0
    version: Annotated[int, Meta(ge=1)] = 1


class Pong(Record):
    """I am still here."""


class Command(Record):
    """What a client wants done. It gets one reply; the same id with the same body is the same command."""

    id: Id


class Play(Command):
    """An answer to a decision, as an action or in notation; without a decision: one of my table actions.

    Ids of decisions are unique within a match, and the match is named, so a late click never answers the next match.
    """

    match: Short
    decision: Short = ""
    action: Raw = field(default_factory=Raw)
    text: Annotated[str, Meta(max_length=400)] = ""


class Why(Command):
    """May I answer like this? Never plays."""

    match: Short
    decision: Short
    action: Raw = field(default_factory=Raw)
    text: Annotated[str, Meta(max_length=400)] = ""


class ShowOdds(Command):
    """What may the hidden wires be, from what my seat knows? Only if the table's option `odds` is on."""

    match: Short


class Agree(Command):
    """I want (or no longer want) odds for everyone. No match with this option begins before all who sit here agree."""

    on: bool = True


class Standing(Command):
    """Leave an answer standing for one kind of question, or cancel it. Only the server knows."""

    match: Short
    kind: Short
    on: bool


class Say(Command):
    """Words of my own, or one of the game's phrases; a nudge has neither. The frame says what is allowed.

    What only a match allows (whisper, nudge, phrase) names the match, so that it is never said late in the next one.
    """

    body: Annotated[str, Meta(max_length=4000)] = ""  # measured and cleaned by limits.py
    kind: SaidKind = "chat"
    to: ChairNumber | None = None  # the receiver of a whisper or a nudge
    phrase: Raw = field(default_factory=Raw)
    match: Short = ""


class Report(Command):
    """Report the holder of a chair to the host."""

    chair: ChairNumber
    generation: Generation
    why: Annotated[str, Meta(max_length=4000)] = ""


class Mute(Command):
    """The host mutes or unmutes a person; the table sees it."""

    chair: ChairNumber
    generation: Generation
    on: bool = True


class Sit(Command):
    """Move to an open chair, before the start. The reply has a new token."""

    chair: ChairNumber


class SetBot(Command):
    """Put a bot of this level on an open chair; an empty level takes the bot away."""

    chair: ChairNumber
    level: Level = ""


class ChangeSettings(Command):
    """Change what is played, before the start."""

    config: dict[str, Any] = field(default_factory=dict)
    pace: dict[Short, int | None] = field(default_factory=dict)
    public: bool = False


class Arrange(Command):
    """Change the game of the table or the number of its chairs, before the start.

    Without a game it stays; without a number there are as many chairs as before, as far as the game allows it.
    """

    game: Short = ""
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None


class NonceHash(Command):
    """My part of the deal, sealed: the SHA-256 of 16 bytes of my choice, for the match that is promised now."""

    match: Short
    hash: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class NonceOpen(Command):
    """My part of the deal, opened when the table begins."""

    match: Short
    nonce: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]


class Start(Command):
    """Begin the promised match: the first one, or one of those that the table may play next."""

    match: Short
    choice: Annotated[int, Meta(ge=0, le=1000)] = 0


class Pause(Command):
    """I want a pause (or no longer); it begins when all persons present agree."""

    match: Short
    on: bool = True


class Resume(Command):
    """Go on. Anyone may."""

    match: Short


class CloseMatch(Command):
    """I want the match to end without a result (or no longer); it ends when all persons seated agree."""

    match: Short
    on: bool = True


class Hurry(Command):
    """I am out of the match and want to see its end (or no longer).

    Bots play on without delays when all persons present are out of the match and agree.
    """

    match: Short
    on: bool = True


class Kick(Command):
    """Take this person's chair away."""

    chair: ChairNumber
    generation: Generation


class HandOver(Command):
    """This person becomes the host."""

    chair: ChairNumber
    generation: Generation


class Leave(Command):
    """Give the chair up; in a match the table's bot has it for good."""


class Forget(Command):
    """Give the chair up, and remove my name and everything I said from what is stored of the table."""


TableCommand: TypeAlias = (
    Standing
    | Say
    | Report
    | Mute
    | Sit
    | SetBot
    | ChangeSettings
    | Arrange
    | Agree
    | NonceHash
    | NonceOpen
    | Start
    | Pause
    | Resume
    | CloseMatch
    | Hurry
    | Kick
    | HandOver
    | Leave
    | Forget
)
FromClient: TypeAlias = Hello | Pong | Play | Why | ShowOdds | TableCommand
