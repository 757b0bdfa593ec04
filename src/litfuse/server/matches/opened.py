"""A record file that a user provides: checked, then told step by step. Nothing of it is kept."""

from __future__ import annotations

from typing import Final

from litfuse.games.registry import find
from litfuse.kernel import archive
from litfuse.kernel.errors import BadRecord, LitfuseError
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import Viewer, text

from ..protocol import CheckInfo, Replayed
from .telling import ShownStep, steps_of

MOST_BYTES: Final = 512 * 1024  # a record is some 50 kB
MOST_STEPS: Final = 2000


def opened(data: bytes, viewer: Viewer) -> Replayed:
    """Returns the match in this file, and what was checked.

    Raises BadRecord, which says what is wrong with the file, and NotAdmitted for an unknown viewer.
    """
    if not data.startswith(b'{"litfuse":'):
        raise BadRecord(text("record-none"))
    if data.count(b"\n") > MOST_STEPS + 2:  # the first and the last line are not steps
        raise BadRecord(text("record-too-long", most=MOST_STEPS))
    record = _read(data)
    if record.end is None:
        raise BadRecord(text("record-unfinished"))
    try:
        findings = archive.verify(record, data)
        line = [ShownStep(0, "", match) for match in _from_the_deal(record)]
        steps = steps_of(record.match.game, line, viewer)
    except LitfuseError:
        raise
    except Exception as error:  # no rules lead to this state: the record was made by other rules
        raise BadRecord(text("record-event", line=len(record.match.entries()) - 1)) from error
    checks = tuple(CheckInfo(says=says, held=held) for says, held in findings)
    return Replayed(header=record.header, steps=steps, checks=checks)


def _read(data: bytes) -> archive.Archive:
    try:
        return archive.read(data, find)
    except BadRecord as error:
        # A game refuses in its own words, which the page has only once it knows the game.
        if isinstance(error.__cause__, LitfuseError) and error.__cause__.says == error.says:
            raise BadRecord(text("record-setup")) from error
        raise


def _from_the_deal(record: archive.Archive) -> list[AnyMatch]:
    deal, *later = record.match.entries()
    line = [Match.load(record.match.game, record.header, [deal])]
    for entry in later:
        line.append(line[-1].follow(entry))
    return line
