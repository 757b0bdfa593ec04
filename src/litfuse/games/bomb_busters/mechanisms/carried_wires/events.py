"""What the robot does."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Robot


class RobotWalked(Event):
    place: int
    now: Robot

    def apply(self, state: State) -> State:
        return with_data(state, self.place, self.now)

    def notice(self, to: Viewer) -> Notice:
        return words.RobotWalked(self.place, self.now.space)


Events = RobotWalked
