"""Cues on the clock, instead of a sound file (BB-X-SCRIPT)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import UNSHOWN, Part, Record, Text, text
from litfuse.kernel.texts import kebab

from ...plans import Plan
from ..place import Place


class Cue(Part):
    """When it comes, and which mechanism of the mission it calls."""

    turns: Annotated[int, Meta(ge=1, le=30)] = 5  # that are completed after the cue before
    seconds: Annotated[int, Meta(ge=10, le=900)] = 120  # after it, where the table goes by the clock
    calls: Annotated[str, Meta(max_length=40)] = ""  # nothing: the act before ends, and none begins
    times: Annotated[int, Meta(ge=1, le=12)] = 1  # one after the other


class Script(Record):
    """What happens comes on cue, at the end of a turn (BB-X-SCRIPT)."""

    cues: Annotated[tuple[Cue, ...], Meta(min_length=1, max_length=12)]

    @property
    def line(self) -> tuple[Cue, ...]:
        """Every cue by itself."""
        return tuple([cue for cue in self.cues for _ in range(cue.times)])

    def plan(self, seats: int) -> Plan:
        return Plan(cued=frozenset([cue.calls for cue in self.cues if cue.calls]))


class ScriptState(Record):
    """Of a Script. Everybody sees it."""

    done: int = 0  # cues that were carried out
    turns: int = 0  # completed since the last one
    due: bool = False  # the clock of the next one ran out
    over: bool = False  # nothing would come of the others


class ScriptPanel(Record):
    place: Place
    now: Annotated[str, UNSHOWN]  # the mechanism whose act it is; nothing: none
    then: Annotated[str, UNSHOWN]  # the mechanism that the next cue calls
    left: int  # cues
    turns: int | None = None  # until the next cue, where the table goes by turns
    of: Annotated[int, UNSHOWN] = 0  # turns from the last cue to the next
    due: bool = False
    done: Annotated[int, UNSHOWN] = 0


def act(name: str) -> str:
    """The name of a mechanism as people read it."""
    return f"kind-{kebab(name)}" if name else "script-nothing"


class CueDue(Notice):
    """Its clock ran out; it is carried out at the end of the turn."""

    place: Place


class CueCame(Notice):
    """A cue is carried out: an act ends, another begins."""

    place: Place
    now: Annotated[str, UNSHOWN]
    left: int

    def text(self) -> Text:
        return text("note-cue-came", act=act(self.now), left=self.left)


class ScriptEnded(Notice):
    """Nothing would come of the cues that are left."""

    place: Place


Notices = CueDue | CueCame | ScriptEnded
