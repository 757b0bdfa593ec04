"""High Card with a bug in one place, which shows as soon as a seat has chosen."""

from __future__ import annotations

from typing import Any, Final

from litfuse.kernel.errors import BadConfig
from litfuse.kernel.events import Event, Step
from litfuse.kernel.game import AnyGame
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Options
from litfuse.kernel.records import Clock, Decision, Outcome, Refusal, Seat, TableAction, Text, Viewer
from litfuse.testing.skeleton import GAME, Action, HighCard
from litfuse.testing.skeleton.state import State
from litfuse.testing.skeleton.view import Everything, View

KEY: Final = bytes(range(32))
ASKED: Final = ("decisions", "options", "outcome", "clocks", "table", "view")  # what a frame is built from
BUGS: Final = ("decide", "other-error", "apply", "notice", "refusal", *ASKED)


class Broke(Event[State]):
    where: str

    def apply(self, state: State) -> State:
        if self.where == "apply":
            raise ZeroDivisionError(self.where)
        return state

    def notice(self, to: Viewer) -> Notice | None:
        if self.where == "notice":
            raise ZeroDivisionError(self.where)
        return None


class BrokenGame(HighCard):
    """Raises in the method `where`; `apply` and `notice` are those of an event. "lenient": refuses nothing."""

    def __init__(self, where: str) -> None:
        self.where = where

    def _asked(self, method: str, state: State) -> None:
        if method == self.where and any(state.picks):
            raise ZeroDivisionError(method)

    def setup(self, step: Step[State]) -> None:
        if self.where == "setup":
            raise ZeroDivisionError(self.where)
        GAME.setup(step)

    def decide(self, step: Step[State], seat: Seat, action: Any) -> None:
        if self.where == "decide":
            raise ZeroDivisionError(self.where)
        if self.where == "other-error":
            raise BadConfig(Refusal("HC-SETUP-1", Text("never-here")))
        GAME.decide(step, seat, action)
        if self.where in ("apply", "notice"):
            step.emit(Broke(self.where))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        self._asked("decisions", state)
        return GAME.decisions(state)

    def options(self, state: State, decision: Decision) -> Options[Action]:
        self._asked("options", state)
        return GAME.options(state, decision)

    def refusal(self, state: State, decision: Decision, action: Action) -> Refusal | None:
        self._asked("refusal", state)
        return None if self.where == "lenient" else GAME.refusal(state, decision, action)

    def clocks(self, state: State) -> tuple[Clock, ...]:
        self._asked("clocks", state)
        return GAME.clocks(state)

    def table(self, state: State) -> tuple[TableAction, ...]:
        self._asked("table", state)
        return GAME.table(state)

    def outcome(self, state: State) -> Outcome | None:
        self._asked("outcome", state)
        return GAME.outcome(state)

    def view(self, state: State, viewer: Viewer) -> View | Everything:
        self._asked("view", state)
        return GAME.view(state, viewer)


def broken(where: str) -> AnyGame:
    return BrokenGame(where)
