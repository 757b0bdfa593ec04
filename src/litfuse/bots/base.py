"""The interface of every bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Decision, Frame, Seat, Told
from litfuse.kernel.rng import Stream
from litfuse.kernel.talk import Heard, Said

AnyTold: TypeAlias = Told[Any, Any, Any]
AnyFrame: TypeAlias = Frame[Any]


class Answer(NamedTuple):
    decision: str
    action: Any


class Say(NamedTuple):
    said: Said


class Bot(Protocol):
    """A bot gets what a client gets. A new one given the same history, each step with its frame, acts the same."""

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        """Takes what the seat was told and what it heard since."""
        ...

    def answer(self, frame: AnyFrame) -> Answer | Say | None:
        """Returns an answer to one of the seat's open questions, or something to say; None to leave them alone."""
        ...


@runtime_checkable
class Replier(Protocol):
    """A bot that may say something when a player has spoken, whether or not it is asked a question."""

    def reply(self, frame: AnyFrame) -> Say | None:
        """Returns one thing to say about what the seat has heard; None if there is nothing more to say."""
        ...


Maker: TypeAlias = Callable[[AnyGame, Seat, bytes, bool], Bot]  # game, seat, the bot's key, whether it stands in


class Level(NamedTuple):
    """A bot that can be chosen by name.

    The message `level-<name>` of the language files tells in a line how it thinks.
    """

    name: str
    makes: Maker
    takes_offers: bool = False  # a driver without clocks asks it about offers
    usual: bool = False  # the default level of a chair
    listens: bool = False  # what it hears may change its answers
    every_step: bool = True  # False: it may be told several steps at once before a question, like a client that resumes


def asked(frame: AnyFrame, seat: Seat, offers: bool) -> Decision | None:
    """Returns the first open question of this seat that has an answer, owed ones first."""
    for d in frame.open:
        if d.seat == seat and (d.owed or (offers and frame.menus.get(d.id))):
            return d
    return None


def luck(key: bytes, tick: int, decision: Decision) -> Stream:
    """Returns a bot's randomness at one question: a function of key and history, so that a restart changes nothing."""
    return Stream(key + f"/{tick}/{decision.id}".encode())
