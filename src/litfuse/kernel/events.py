"""Events: what happened, how it changes the state, and who learns it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from . import notices
from .notices import Notice
from .records import Record, Viewer
from .rng import Rng

S = TypeVar("S")


class Event(Record, Generic[S]):
    """Something that happened, in the past tense.

    `apply` checks nothing, draws nothing and cannot fail. `notice` returns what one viewer learns of it, or None.
    """

    def apply(self, state: S) -> S:
        raise NotImplementedError

    def notice(self, to: Viewer) -> Notice | None:
        raise NotImplementedError


class Step(Generic[S]):
    """One step in the making: a rule reads the present state, draws, and emits what happens."""

    __slots__ = ("events", "rng", "state")

    def __init__(self, state: S, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.events: list[Event[S]] = []

    def emit(self, event: Event[S]) -> None:
        self.events.append(event)
        self.state = event.apply(self.state)


class QuietStep(Step[S]):
    """A step that keeps no events: for playouts."""

    __slots__ = ()

    def emit(self, event: Event[S]) -> None:
        self.state = event.apply(self.state)


class MatchClosed(Event[Any]):
    """The table ended the match without a result. The game's state stays as it was."""

    reason: str

    def apply(self, state: Any) -> Any:
        return state

    def notice(self, to: Viewer) -> Notice:
        return notices.MatchClosed(self.reason)
