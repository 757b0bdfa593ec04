"""Reviews as they are kept: whole, of this version, and what stands at their end."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.codec import Decoder
from litfuse.kernel.errors import BadRecord

from ..protocol import REVIEW_VERSION, ReviewLine, ReviewMarks

_line: Final[Decoder[ReviewLine]] = Decoder(ReviewLine)


def whole(review: bytes) -> bool:
    """Is this a review of this version, from its beginning to its end?"""
    lines = review.splitlines()
    return len(lines) > 1 and _line(lines[0]).version == REVIEW_VERSION and _line(lines[-1]).summary is not None


def marks_of(first: bytes, last: bytes) -> ReviewMarks | None:
    """What the ends of a kept review say; nothing of one that another version made, or where each plays alone."""
    head, tail = first.partition(b"\n")[0], last.rstrip(b"\n").rpartition(b"\n")[2]
    try:
        made, summary = _line(head).version, _line(tail).summary
    except BadRecord:
        return None
    if made != REVIEW_VERSION or summary is None or len(summary.accounts) != 1:
        return None
    return ReviewMarks(account=summary.accounts[0], last=summary.last)
