"""The hash chain over the entries of a match: each row's link covers the row and the link before it.

A changed, missing or foreign byte is noticed when the match is read, before anybody plays on. Stored rows were linked
by these formulas, so the formulas never change.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from .base import Append, BadRow

_LABEL: Final = b"litfuse/chain/1"


def root(match_id: str, doc: bytes) -> bytes:
    """Returns the start of the chain: the match's document without the names, which may be removed.

    Raises BadRow if the document is not a JSON object.
    """
    try:
        found: Any = msgspec.json.decode(doc)
        header = {name: value for name, value in found["header"].items() if name != "players"}
        plain = msgspec.json.encode({**found, "header": header}, order="sorted")
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError, KeyError, AttributeError) as error:
        raise BadRow(match_id) from error
    return hashlib.sha256(_LABEL + match_id.encode() + plain).digest()


def link(before: bytes, row: Append) -> bytes:
    """Returns the link of the row, which its last field holds."""
    return hashlib.sha256(before + msgspec.msgpack.encode(astuple(row)[:-1])).digest()


def check(first: bytes, rows: Iterable[Append]) -> None:
    """Raises BadRow at the first row that is not what was stored. `first` is the root for a whole match."""
    before = first
    for row in rows:
        if row.chain != link(before, row):
            raise BadRow(f"{row.match_id}/{row.seq}")
        before = row.chain
