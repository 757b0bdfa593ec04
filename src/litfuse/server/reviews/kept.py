"""Kept reviews: whether they are complete and of this version, and what their ends say."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.codec import Decoder
from litfuse.kernel.errors import BadRecord

from ..protocol import REVIEW_VERSION, ReviewLine, ReviewMarks

_line: Final[Decoder[ReviewLine]] = Decoder(ReviewLine)


def whole(review: bytes) -> bool:
    """Returns whether this is a review of this version, from beginning to end."""
    lines = review.splitlines()
    return len(lines) > 1 and _line(lines[0]).version == REVIEW_VERSION and _line(lines[-1]).summary is not None


def marks_of(first: bytes, last: bytes) -> ReviewMarks | None:
    """Returns what the ends of a kept review say; None for another version, or if each seat plays alone."""
    head, tail = first.partition(b"\n")[0], last.rstrip(b"\n").rpartition(b"\n")[2]
    try:
        made, summary = _line(head).version, _line(tail).summary
    except BadRecord:
        return None
    if made != REVIEW_VERSION or summary is None or len(summary.accounts) != 1:
        return None
    return ReviewMarks(account=summary.accounts[0], last=summary.last)
