"""A robot that carries wires (BB-X-NANO): what it is worth to cut the number it stands on, and to keep others for it.

All its wires have to come out while there are cuts left, and each number can be cut twice at most. So a guess at the
number under the robot is worth more than a certain cut, the more so the fewer of its spaces are left; and a number that
it comes to soon is kept for then.
"""

from __future__ import annotations

from typing import Final

from litfuse.games.bomb_busters.mechanisms.carried_wires.words import Robot, RobotPanel
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import COPIES

from .belief import Belief

BRINGS: Final = 0.3  # what a wire is worth that comes out
SCARCE: Final = 0.5  # that much more if there are hardly enough visits left
SOON: Final = 12  # spaces ahead that are thought of
KEPT: Final = 0.12  # what it is worth that a number is still there when the robot comes to it


def carrier_of(view: View) -> RobotPanel | None:
    return next((panel for panel in view.panels if isinstance(panel, RobotPanel) and panel.wires), None)


class Carrier:
    """The worth of right cuts as long as it carries wires."""

    def __init__(self, belief: Belief, panel: RobotPanel) -> None:
        view = belief.view
        self.panel = panel
        self.cuts = view.cuts
        pairs = sum(COPIES - view.cuts[n] for n in range(1, view.mission.blue + 1)) / 2
        self.scarce = min(1.0, 3.0 * panel.wires / max(pairs, 1.0))  # a third of the cuts may do
        robot = Robot(panel.space, panel.then > panel.space)
        self.next: dict[int, int] = {}  # in how many turns the robot comes to a number
        for turns in range(1, SOON + 1):
            robot = robot.walked(view.mission.blue)
            self.next.setdefault(robot.space, turns)

    def right(self, value: int) -> float:
        if value == self.panel.space:
            return 1.0 + BRINGS + SCARCE * self.scarce
        turns = self.next.get(value)
        if turns is None or value > 12:
            return 1.0
        return 1.0 - KEPT * self.scarce * (1.0 - (turns - 1) / SOON)
