"""A mission, or an act of its script, in which players may not talk freely (BB-X-SILENCE)."""

from __future__ import annotations

from litfuse.kernel.records import Record

from ...public import Restriction
from ..place import Place


class RestrictedTalk(Record):
    """Talk is restricted from the deal to the end, or from its cue to the next one (BB-X-SILENCE)."""

    mode: Restriction = "no-number"


class Restricted(Record):
    """Data of RestrictedTalk: the state itself says what may be said."""


class RestrictedPanel(Record):
    place: Place
    mode: Restriction
    on: bool = True
