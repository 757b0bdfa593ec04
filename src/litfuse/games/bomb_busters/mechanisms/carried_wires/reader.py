"""What the robot tells: the base knows what a wire that was filed says."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import CarriedWires, Robot, RobotPanel


class Reader(PanelReader[CarriedWires, RobotPanel, None]):
    def imagine(self, panel: RobotPanel, viewer: Viewer, known: None, rng: Rng) -> Robot:
        return Robot(panel.space, panel.then > panel.space)
