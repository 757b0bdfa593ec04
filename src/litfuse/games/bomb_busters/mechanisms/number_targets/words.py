"""Numbers that have to be cut before the next cue of a script (BB-X-SCRIPT)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Text, text

from ...words import Number
from ..place import Place


class NumberTargets(Record):
    """A cue turns a number card up; if too few of its wires are cut by the next cue, it costs a step (BB-X-SCRIPT)."""

    need: Annotated[int, Meta(ge=2, le=4)] = 2  # wires of the number that have to be cut


class Targets(Record):
    """Data of NumberTargets. The order of the deck is hidden."""

    target: Number | None = None
    deck: tuple[Number, ...] = ()  # 0 is the top
    out: tuple[Number, ...] = ()  # targets that are over, and cards that were skipped


class TargetsPanel(Record):
    place: Place
    target: Number | None
    need: int
    deck: int = 0
    out: tuple[Number, ...] = ()


class TargetTurned(Notice):
    """The next card of the deck is turned up; those of which enough wires were cut already are passed over."""

    place: Place
    number: Number | None  # None: the deck is empty
    gone: tuple[Number, ...] = ()

    def text(self) -> Text:
        if self.number is None:
            return Text("note-target-turned-none")
        return text("note-target-turned", number=self.number)


class TargetOver(Notice):
    """The time of this target is up."""

    place: Place
    number: Number
    met: bool

    def text(self) -> Text:
        return text("note-target-met" if self.met else "note-target-missed", number=self.number)


Notices = TargetTurned | TargetOver
