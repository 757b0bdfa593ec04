"""What was said at a table. `kernel/talk.py` says who hears it; a chair's private lines stay with its holder."""

from __future__ import annotations

from typing import Literal

from litfuse.kernel.codec import Decoder
from litfuse.kernel.records import Part
from litfuse.kernel.talk import Said, heard

from .protocol import LineInfo


class Line(Part, kw_only=True):
    """A line as stored. `chair` None: a spectator. Holders are told apart by the chair's generation."""

    id: str
    kind: Literal["chat", "whisper", "nudge", "report"] = "chat"
    chair: int | None
    generation: int = 0
    name: str
    body: str
    to: int | None = None
    to_generation: int = 0
    about: int | None = None
    among_spectators: bool = False
    at: int


class Hearer(Part):
    """Who listens: a holder of a chair, or (None) any spectator."""

    chair: int | None
    generation: int = 0


decode: Decoder[Line] = Decoder(Line)


def hears(line: Line, who: Hearer) -> LineInfo | None:
    """The line as this viewer hears it, or None."""
    if line.among_spectators and who.chair is not None:
        return None
    info = LineInfo(
        chair=line.chair, name=line.name, kind=line.kind, to=line.to, body=line.body, about=line.about, at=line.at
    )
    if line.kind == "chat":
        return info
    ends = ((line.chair, line.generation), (line.to, line.to_generation))
    mine = who.chair is not None and (who.chair, who.generation) in ends
    if line.kind == "report":  # to the host alone; nobody else learns that there was one
        return info if mine else None
    assert line.chair is not None
    said = Said(line.chair, line.kind, line.body, line.to)
    # Chairs stand for seats here: the rule of who hears what is the same.
    told = heard(said, who.chair if mine and who.chair is not None else "spectator")
    if told is None:
        return None
    return LineInfo(chair=line.chair, name=line.name, kind=line.kind, to=line.to, body=told.body, at=line.at)
