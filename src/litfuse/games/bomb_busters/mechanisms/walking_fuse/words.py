"""A fuse that burns on with every cut and replaces the dial (BB-X-NANO)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record

from ..place import Place


class WalkingFuse(Record):
    """A marker moves along a track with every cut; at its end the bomb explodes (BB-X-NANO)."""

    last: Annotated[int, Meta(ge=2, le=12)] = 12  # the space at which the bomb explodes


class Burnt(Record):
    """Data of a WalkingFuse. Everybody sees it."""

    space: int = 0


class FusePanel(Record):
    place: Place
    space: int
    last: int


class FuseMoved(Notice):
    place: Place
    space: int
    steps: int  # negative: back
    last: int


Notices = FuseMoved
