"""Where a mechanism stands in its mission's list: its data, its panel and its notices go by this number."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from litfuse.kernel.records import UNSHOWN

Place: TypeAlias = Annotated[int, Meta(ge=0, le=15), UNSHOWN]
