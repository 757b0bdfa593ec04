"""A mission in which players may not say what they like (BB-X-SILENCE)."""

from __future__ import annotations

from litfuse.kernel.records import Record

from ...public import Restriction
from ..place import Place


class RestrictedTalk(Record):
    """Talk is restricted from the deal to the end (BB-X-SILENCE)."""

    mode: Restriction = "no-number"


class Restricted(Record):
    """Of RestrictedTalk: nothing changes."""


class RestrictedPanel(Record):
    place: Place
    mode: Restriction
