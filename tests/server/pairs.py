"""Two worlds that one viewer cannot tell apart, and a script that keeps it so: what the games' own pairs share."""

from __future__ import annotations

from typing import Any, NamedTuple

from litfuse.kernel.codec import encode
from litfuse.kernel.frames import frame_of
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Decision, Viewer
from tests.server.stored import World


class Step(NamedTuple):
    """One answer, as it is given in the one world and in the other, and who hears of it there. None: the pause ends."""

    decision: Decision | None
    one: Any
    other: Any
    told_one: frozenset[Viewer]
    told_other: frozenset[Viewer]


class Pair(NamedTuple):
    viewer: Viewer
    one: World
    other: World
    script: list[Step]


def alike(one: AnyMatch, other: AnyMatch, viewer: Viewer) -> bool:
    """Is the viewer told the same, and has it the same in front of it?"""
    frames = [encode(frame_of(m.game, m.state, viewer)) for m in (one, other)]
    return one.notices(viewer) == other.notices(viewer) and frames[0] == frames[1]
