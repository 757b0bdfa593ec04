"""Stored documents: each carries its version, and older ones are upgraded when they are read.

To change a document such that stored ones no longer decode, or mean something else, append a function to its upgrades:
it takes the plain JSON object of the previous version and returns that of the next. Writing always uses the newest
version. `tests/server/databases/` has a database of each released version, all of which must open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from litfuse.kernel.codec import Decoder, encode
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.records import Part, Text


class Versioned(Part, kw_only=True):
    """A stored document. Version 1 did not store its number."""

    version: int = 1


class _Peek(msgspec.Struct):
    version: int = 1


D = TypeVar("D", bound=Versioned)
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


def same(doc: dict[str, Any]) -> dict[str, Any]:
    """Returns a document that changes only by starting to carry its version."""
    return doc


class DocumentKind(Generic[D]):
    """Reads and writes one kind of document. The newest version is the number of upgrades plus one."""

    def __init__(self, kind: type[D], upgrades: Sequence[Upgrade]) -> None:
        self.version = 1 + len(upgrades)
        self._upgrades = upgrades
        self._decode: Decoder[D] = Decoder(kind)
        self._peek: Decoder[_Peek] = Decoder(_Peek)

    def encode(self, doc: D) -> bytes:
        return encode(replace(doc, version=self.version))

    def decode(self, data: bytes) -> D:
        """Raises BadRecord if this does not decode, or if a newer server wrote it."""
        version = self._peek(data).version
        if version == self.version:
            return self._decode(data)
        if not 1 <= version < self.version:
            raise BadRecord(Text("document-newer", {"version": version}))
        doc = msgspec.json.decode(data)
        for upgrade in self._upgrades[version - 1 :]:
            doc = upgrade(doc)
        return self._decode.convert({**doc, "version": self.version})
