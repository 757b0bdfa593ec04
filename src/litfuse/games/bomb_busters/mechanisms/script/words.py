"""Cues by the clock or by turns, instead of a sound file (BB-X-SCRIPT)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import UNSHOWN, Part, Record, Text, text
from litfuse.kernel.texts import kebab

from ...plans import Plan
from ..place import Place


class Cue(Part):
    """When the cue comes, and which mechanism of the mission it calls."""

    turns: Annotated[int, Meta(ge=1, le=30)] = 5  # turns after the previous cue
    seconds: Annotated[int, Meta(ge=10, le=900)] = 120  # the same if the table plays by the clock
    calls: Annotated[str, Meta(max_length=40)] = ""  # empty: the running act ends, and none begins
    times: Annotated[int, Meta(ge=1, le=12)] = 1  # how many such cues follow each other


class Script(Record):
    """Events of the mission come on cue, at the end of a turn (BB-X-SCRIPT)."""

    cues: Annotated[tuple[Cue, ...], Meta(min_length=1, max_length=12)]

    @property
    def line(self) -> tuple[Cue, ...]:
        """The cues one by one, with repetitions."""
        return tuple([cue for cue in self.cues for _ in range(cue.times)])

    def plan(self, seats: int) -> Plan:
        return Plan(cued=frozenset([cue.calls for cue in self.cues if cue.calls]))


class ScriptState(Record):
    """Data of a Script. Everybody sees it."""

    done: int = 0  # how many cues were carried out
    turns: int = 0  # turns since the last one
    due: bool = False  # the clock of the next cue ran out
    over: bool = False  # the remaining cues would have no effect


class ScriptPanel(Record):
    place: Place
    now: Annotated[str, UNSHOWN]  # the mechanism whose act is running; empty: none
    then: Annotated[str, UNSHOWN]  # the mechanism that the next cue calls
    left: int  # cues left
    turns: int | None = None  # turns until the next cue, if the table plays by turns
    of: Annotated[int, UNSHOWN] = 0  # turns from the last cue to the next
    due: bool = False
    done: Annotated[int, UNSHOWN] = 0


def act(name: str) -> str:
    """Returns the name of a mechanism as people read it."""
    return f"kind-{kebab(name)}" if name else "script-nothing"


class CueDue(Notice):
    """The clock of a cue ran out; it is carried out at the end of the turn."""

    place: Place


class CueCame(Notice):
    """A cue is carried out: one act ends, another begins."""

    place: Place
    now: Annotated[str, UNSHOWN]
    left: int

    def text(self) -> Text:
        return text("note-cue-came", act=act(self.now), left=self.left)


class ScriptEnded(Notice):
    """The remaining cues would have no effect."""

    place: Place


Notices = CueDue | CueCame | ScriptEnded
