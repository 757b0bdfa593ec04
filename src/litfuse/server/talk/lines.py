"""What was said at a table. `kernel/talk.py` says who hears it; a chair's private lines stay with its holder."""

from __future__ import annotations

from typing import Any, Literal

from litfuse.kernel import talk
from litfuse.kernel.records import SPECTATOR, Part
from litfuse.kernel.talk import Said

from ..protocol import LineInfo
from ..storage.documents import DocumentKind, Versioned, same


class Line(Versioned, kw_only=True):
    """A stored line; `chair` is None for a spectator. The generation tells the holders of a chair apart."""

    id: str
    kind: Literal["chat", "whisper", "nudge", "report"] = "chat"
    chair: int | None
    generation: int = 0
    name: str
    body: str = ""
    phrase: Any = None
    to: int | None = None
    to_generation: int = 0
    about: int | None = None
    unheard_by: tuple[int, ...] = ()  # for a spectator's line: chairs that were playing then
    at: int
    sent: str = ""  # digest of the command, so that its id cannot serve another
    # In which match and after which entry it was said, for bots. `seq` never leaves the server.
    match: str = ""
    seq: int = 0


class Hearer(Part):
    """A listener: a holder of a chair, or any spectator (None)."""

    chair: int | None
    generation: int = 0


DOCUMENT = DocumentKind(Line, (same,))


def hears(line: Line, who: Hearer) -> LineInfo | None:
    """Returns the line as this viewer hears it, None if the viewer does not."""
    if who.chair is not None and who.chair in line.unheard_by:
        return None
    ends = ((line.chair, line.generation), (line.to, line.to_generation))
    mine = who.chair is not None and (who.chair, who.generation) in ends
    whole = LineInfo(
        chair=line.chair,
        name=line.name,
        kind=line.kind,
        to=line.to,
        body=None if line.phrase is not None else line.body,
        phrase=line.phrase,
        about=line.about,
        at=line.at,
        match=line.match,
    )
    if line.kind == "report":  # only to the host; nobody else learns that it was made
        return whole if mine else None
    if line.chair is None:
        return whole
    # Chairs are used as seats here: the same rule says who hears what.
    told = talk.heard(said(line, line.chair, line.to), who.chair if mine and who.chair is not None else SPECTATOR)
    if told is None or told.body is not None:
        return whole if told is not None else None
    return LineInfo(chair=line.chair, name=line.name, kind=line.kind, to=line.to, at=line.at, match=line.match)


def said(line: Line, seat: int, to: int | None) -> Said:
    assert line.kind != "report"
    return Said(seat, line.kind, line.body if line.phrase is None else line.phrase, to)


def heard_by(line: Line, seat: int, seating: tuple[int, ...]) -> talk.Heard | None:
    """Returns the line as the bot on this seat hears it, None if it does not or if no player said it.

    A bot hears what its seat hears, whoever had the seat before: as with what the seat was told, what it heard stays.
    """
    if line.kind == "report" or line.chair not in seating:
        return None
    to = None if line.to is None or line.to not in seating else seating.index(line.to)
    return talk.heard(said(line, seating.index(line.chair), to), seat)
