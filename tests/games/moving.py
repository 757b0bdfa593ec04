"""A match that moves on: what the tables of positions have in common, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, Self, TypeVar

from litfuse.kernel.match import AnyMatch
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, TimeUp, Viewer
from litfuse.kernel.rng import Scripted
from litfuse.kernel.told import told

State = TypeVar("State")
View = TypeVar("View")
Known = TypeVar("Known")
Ask = TypeVar("Ask")


class Moving(ABC, Generic[State, View, Known, Ask]):
    def __init__(self, match: AnyMatch) -> None:
        self.match = match

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def ask(self) -> Ask:
        ask: Ask = self.match.state.ask
        return ask

    @property
    def turn(self) -> Seat:
        turn: Seat = self.match.state.turn
        return turn

    def view(self, viewer: Viewer) -> View:
        view: View = self.match.view(viewer)
        return view

    def told(self, viewer: Viewer) -> tuple[Notice, ...]:
        """The notices of the last step to this viewer."""
        return self.match.notices(viewer)

    def known(self, seat: Seat) -> Known:
        """The notepad of this seat."""
        known: Known | None = told(self.match, seat).known
        assert known is not None
        return known

    @abstractmethod
    def rng(self, draws: dict[str, Any]) -> Scripted:
        """Draws with these outcomes, and others as they come."""

    def time_up(self, **draws: Any) -> Self:
        """The one running clock runs out."""
        clock = self.match.clocks[0]  # those of the mission come after that of the question
        return self.table(TimeUp(clock.key), **draws)

    def table(self, action: Any, **draws: Any) -> Self:
        """Something happens that nobody was asked for."""
        self.match = self.match.table(action, self.rng(draws))
        return self

    def copy(self) -> Self:
        return type(self)(self.match)
