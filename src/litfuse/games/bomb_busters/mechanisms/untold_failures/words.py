"""A failed cut tells nothing (BB-X-NOINFO)."""

from __future__ import annotations

from litfuse.kernel.records import Record

from ..place import Place


class UntoldFailures(Record):
    """No info token is set after a failed Dual Cut (BB-X-NOINFO)."""


class Untold(Record):
    """Data of UntoldFailures, which never changes."""


class UntoldPanel(Record):
    place: Place
