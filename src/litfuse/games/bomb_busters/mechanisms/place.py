"""The place of a mechanism in its mission's list. Its data, panel and notices are found by this number."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from litfuse.kernel.records import UNSHOWN

Place: TypeAlias = Annotated[int, Meta(ge=0, le=15), UNSHOWN]
