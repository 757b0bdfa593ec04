"""The port: what the server asks of a database. Everything is durable when `save` returns, or it never happened."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Literal, Protocol, TypeAlias

from litfuse.kernel.records import Part

By: TypeAlias = Literal["person", "bot", "stand-in", "standing", "clock", "table"]
Status: TypeAlias = Literal["running", "stopped", "over"]


class DatabaseRow(Part, kw_only=True):
    """One thing to write. Documents are opaque bytes here; only what the database must look at has a column."""


class PutTable(DatabaseRow, kw_only=True):
    """A table as it is now. `rev` counts up by one; another writer's hand shows as a Conflict."""

    id: str
    rev: int
    public: bool  # on the list of open tables
    running: bool  # has a match to be recovered at start-up
    doc: bytes


class PutMatch(DatabaseRow, kw_only=True):
    id: str
    table_id: str
    number: int
    doc: bytes


class SetStatus(DatabaseRow, kw_only=True):
    id: str
    status: Status


class Append(DatabaseRow, kw_only=True):
    """One entry of a match, and what stands beside it and never leaves the server."""

    match_id: str
    seq: int
    at: int  # ms since 1970, never going back within a match
    by: By
    left: bytes  # ms of every clock key, as JSON
    entry: bytes
    seat: int | None = None  # who sent the command
    command_id: str | None = None
    body: bytes | None = None  # digest of the command, so that its id cannot serve another
    tick: int | None = None  # the acknowledgement, to be given again


class PutLine(DatabaseRow, kw_only=True):
    """Something said at a table. `author` and `line_id` make a line that is sent twice one line."""

    table_id: str
    number: int
    author: str
    line_id: str
    doc: bytes


class Probe(DatabaseRow, kw_only=True):
    """Changes nothing, but must reach the disk."""


Write: TypeAlias = PutTable | PutMatch | SetStatus | Append | PutLine | Probe


class StoreError(Exception):
    """The database did not do it."""


class Conflict(StoreError):
    """A unique key is taken: another writer was here, or a command came twice. Nothing was written."""


class Unavailable(StoreError):
    """Disk full, thread dead, connection gone. Whether it was written is unknown until it is read back."""


class MatchRow(DatabaseRow, kw_only=True):
    id: str
    table_id: str
    status: Status
    doc: bytes


class Store(Protocol):
    """Narrow on purpose: a second database writes one hot path and reuses the reads (`reads.py`)."""

    def save(self, *writes: Write) -> Awaitable[None]:
        """All of these or none, durable on return. Conflict or Unavailable otherwise."""
        ...

    async def table(self, table_id: str) -> bytes | None: ...
    async def tables(self, *, running: bool = False, public: bool = False) -> list[bytes]: ...
    async def match(self, match_id: str) -> MatchRow | None: ...
    async def entries(self, match_id: str, after: int = -1) -> list[Append]: ...
    async def last(self, match_id: str) -> Append | None:
        """The newest entry."""
        ...

    async def command(self, match_id: str, seat: int, command_id: str) -> Append | None: ...
    async def lines(self, table_id: str) -> list[bytes]: ...
    def failure(self) -> str | None:
        """Why nothing can be written now; None: all is well."""
        ...

    async def close(self) -> None: ...
