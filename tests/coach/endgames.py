"""The end of a small mission."""

from __future__ import annotations

from litfuse.games.bomb_busters.mission import Mission
from tests.games.bomb_busters import table as busters


def endgame(two: str, three: str) -> busters.Table:
    mission = Mission(blue=3, equipment=False, characters="none", tokens="none")
    return busters.position("x1 x1 2 3", f"x1 x1 {two}", three, dial=1, mission=mission)
