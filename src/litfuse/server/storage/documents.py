"""Documents that are stored: each carries its version, and older ones are brought up to date when they are read.

To change a document so that what is stored no longer decodes, or means something else, append a function to its
upgrades: it takes the plain JSON object of the version before and gives back that of the next. What is written always
has the newest version. `tests/server/databases/` has a database of each released version, which must open.
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
    """A stored document. Version 1 did not write its number."""

    version: int = 1


class _Peek(msgspec.Struct):
    version: int = 1


D = TypeVar("D", bound=Versioned)
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


def same(doc: dict[str, Any]) -> dict[str, Any]:
    """Upgrades a document that only begins to carry its version."""
    return doc


class DocumentKind(Generic[D]):
    """Reads and writes one kind of document. The newest version is one more than there are upgrades."""

    def __init__(self, kind: type[D], upgrades: Sequence[Upgrade]) -> None:
        self.version = 1 + len(upgrades)
        self._upgrades = upgrades
        self._decode: Decoder[D] = Decoder(kind)
        self._peek: Decoder[_Peek] = Decoder(_Peek)

    def encode(self, doc: D) -> bytes:
        return encode(replace(doc, version=self.version))

    def decode(self, data: bytes) -> D:
        """Raises BadRecord if this does not decode, or a newer server wrote it."""
        version = self._peek(data).version
        if version == self.version:
            return self._decode(data)
        if not 1 <= version < self.version:
            raise BadRecord(Text("document-newer", {"version": version}))
        doc = msgspec.json.decode(data)
        for upgrade in self._upgrades[version - 1 :]:
            doc = upgrade(doc)
        return self._decode.convert({**doc, "version": self.version})
