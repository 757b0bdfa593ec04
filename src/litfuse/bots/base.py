"""The shape of every bot."""

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
    """Gets what a client gets. A fresh one given the same history, each step with its frame, acts the same."""

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        """The seat was told this, and heard that."""
        ...

    def answer(self, frame: AnyFrame) -> Answer | Say | None:
        """An answer to one of the seat's open questions; None: nothing that it wants to answer."""
        ...


@runtime_checkable
class Replier(Protocol):
    """A bot that says something when somebody has spoken, whether it is asked a question or not."""

    def reply(self, frame: AnyFrame) -> Say | None:
        """One thing to say about what the seat has heard; None: nothing, or nothing more."""
        ...


Maker: TypeAlias = Callable[[AnyGame, Seat, bytes, bool], Bot]  # game, seat, the bot's own randomness, standing in


class Level(NamedTuple):
    """A bot that can be chosen by name.

    The message `level-<name>` of the language files tells in a line how it thinks.
    """

    name: str
    makes: Maker
    takes_offers: bool = False  # a driver without clocks puts offers to it
    usual: bool = False  # sits down where nobody said which
    listens: bool = False  # what it hears may change its answer
    every_step: bool = True  # False: it may be told many steps at once, before a question, like a client that resumes


def asked(frame: AnyFrame, seat: Seat, offers: bool) -> Decision | None:
    """The first open question of this seat that has an answer; owed ones come first."""
    for d in frame.open:
        if d.seat == seat and (d.owed or (offers and frame.menus.get(d.id))):
            return d
    return None


def luck(key: bytes, tick: int, decision: Decision) -> Stream:
    """A bot's own randomness at one question: a function of its key and history, so a restart changes nothing."""
    return Stream(key + f"/{tick}/{decision.id}".encode())
