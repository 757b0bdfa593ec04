"""The port: what the server asks of a database. Everything is durable when `save` returns, or it never happened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from msgspec.structs import astuple

from litfuse.kernel.records import Part

By: TypeAlias = Literal["person", "bot", "stand-in", "standing", "clock", "table"]
Status: TypeAlias = Literal["running", "stopped", "over", "gone"]  # gone: its entries are being removed


class DatabaseRow(Part, kw_only=True):
    """One thing to write. Documents are opaque bytes here; only what the database must look at has a column."""


class PutTable(DatabaseRow, kw_only=True):
    """A table as it is now. `rev` counts up by one; another writer's hand shows as a Conflict."""

    id: str
    rev: int
    public: bool  # on the list of open tables
    running: bool  # has a match to be recovered at start-up
    seen: int  # ms since 1970: somebody was here
    doc: bytes
    rules: str | None = None  # of the match that runs


class Seen(DatabaseRow, kw_only=True):
    """Notes when somebody was at a table. Nothing else about the table changes."""

    id: str
    seen: int


class PutMatch(DatabaseRow, kw_only=True):
    id: str
    table_id: str
    number: int
    doc: bytes


class SetStatus(DatabaseRow, kw_only=True):
    """Sets the status of a match, which it has had since `at`, in ms since 1970."""

    id: str
    status: Status
    at: int
    outcome: bytes | None = None  # of a match that was played to its end


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
    chain: bytes = b""  # links this row to the one before (`chain.py`); the last field


class PutLine(DatabaseRow, kw_only=True):
    """Something said at a table. `author` and `line_id` make a line that is sent twice one line."""

    table_id: str
    number: int
    author: str
    line_id: str
    at: int  # ms since 1970
    heard: bytes  # how many lines each viewer has heard with this one (`talk/tally.py`)
    doc: bytes


class ForgetTable(DatabaseRow, kw_only=True):
    """Removes a table from sight. Its document goes at once, the rest in small steps."""

    id: str


class ForgetMatch(DatabaseRow, kw_only=True):
    """Removes a match from sight. Its entries go in small steps."""

    id: str


class RemoveEntries(DatabaseRow, kw_only=True):
    """Removes at most this many entries of a match."""

    match_id: str
    most: int


class RemoveMatch(DatabaseRow, kw_only=True):
    """Removes a match that has no entries any more."""

    id: str


class RemoveLines(DatabaseRow, kw_only=True):
    """Removes at most this many lines of a table."""

    table_id: str
    most: int


class RemoveTable(DatabaseRow, kw_only=True):
    """Removes a table that has neither matches nor lines any more."""

    id: str


class RemoveTalk(DatabaseRow, kw_only=True):
    """At most so many lines that were said before a moment. Of a table's last line only the words go: lines are counted
    from there."""

    before: int
    most: int


class EraseLines(DatabaseRow, kw_only=True):
    """Erases the words of one author, in at most this many lines."""

    table_id: str
    author: str
    most: int


class PutMatchDoc(DatabaseRow, kw_only=True):
    """A match's document without somebody's name."""

    id: str
    doc: bytes


class PutReview(DatabaseRow, kw_only=True):
    """What the coach says of a match that is over. It goes with the match."""

    id: str
    review: bytes


class Probe(DatabaseRow, kw_only=True):
    """Changes nothing, but must reach the disk."""


Write: TypeAlias = (
    PutTable
    | Seen
    | PutMatch
    | SetStatus
    | Append
    | PutLine
    | ForgetTable
    | ForgetMatch
    | RemoveEntries
    | RemoveMatch
    | RemoveLines
    | RemoveTable
    | RemoveTalk
    | EraseLines
    | PutMatchDoc
    | PutReview
    | Probe
)


class StoreError(Exception):
    """The database failed. `str` is a code: a database's own words may quote what was to be written."""


class Conflict(StoreError):
    """A unique key is taken: by another writer, or because a command came twice. Nothing was written."""


class Unavailable(StoreError):
    """Disk full, thread dead or connection gone. Only reading back tells whether anything was written."""


class Lost(StoreError):
    """The table has another home by now, so nobody here knows what becomes of it."""


class Elsewhere(StoreError):
    """The table lives at another node, which can be reached at `address`."""

    def __init__(self, table: str, node: str, address: str) -> None:
        super().__init__("elsewhere")
        self.table = table
        self.node = node
        self.address = address


class BadRow(Exception):
    """A stored row is not what was written. `str` says which: `<match>/<entry>`."""


def storable(value: str) -> bool:
    """Can every database hold this text? PostgreSQL has no NUL. Raises UnicodeEncodeError if it is no text at all."""
    return b"\0" not in value.encode()


def check_texts(writes: Iterable[Write]) -> None:
    """Raises ValueError for a text that one of the databases would refuse: all of them give the same answers. Whatever
    people write is inside of documents, which are bytes."""
    for write in writes:
        for value in astuple(write):
            if isinstance(value, str) and not storable(value):
                raise ValueError(type(write).__name__)


def code(error: Exception) -> str:
    """Returns in a word what went wrong in a database."""
    inner = getattr(error, "orig", None) or error
    return getattr(inner, "sqlite_errorname", type(inner).__name__)


class TableRow(DatabaseRow, kw_only=True):
    id: str
    doc: bytes


class LineRow(DatabaseRow, kw_only=True):
    """A stored line. Its document is empty if the line was removed; that it was counted stays."""

    number: int
    heard: bytes
    doc: bytes


class MatchRow(DatabaseRow, kw_only=True):
    id: str
    table_id: str
    number: int  # counts the matches of the table
    status: Status
    ended: int | None = None  # ms since 1970
    outcome: bytes | None = None
    doc: bytes


class Owner(NamedTuple):
    """The owner of a write: the home of this table, as long as its epoch is this one."""

    table: str
    epoch: int


class Others(NamedTuple):
    """What a look around found."""

    living: dict[str, str]  # ids of the other nodes, and their addresses
    taken: list[TableRow]  # running tables that nobody had, and that live here from now on


class NodeFigures(NamedTuple):
    """The state of a node, and what it has done since its start."""

    node: str
    lease_age: float  # seconds
    taken: int  # tables that others had
    buried: int  # other nodes
    burials: int  # its own
    refused: int  # writes
    commits: int
    commit_seconds: float  # of all commits together


class Store(Protocol):
    """Narrow on purpose: a second database writes one hot path and reuses the reads (`reads.py`)."""

    @property
    def node(self) -> str:
        """As whom this process has its tables; another one after it was taken for dead. Empty: there are no others."""
        ...

    def save(self, *writes: Write, owner: Owner | None = None) -> Awaitable[None]:
        """All of these or none, durable on return. Conflict or Unavailable otherwise; Conflict also if the owner is
        not, or not certainly, the owner. Without an owner: whatever belongs to no table in memory."""
        ...

    async def take(self, table_id: str) -> int:
        """Makes this process the table's home and returns the epoch from which on it is; any number if there is no
        such table. What is read after this is final. Raises Elsewhere or Unavailable."""
        ...

    async def settle(self, owner: Owner) -> int:
        """Whatever was sent under the owner's epoch is done or never will be: returns the next epoch. Raises Lost or
        Unavailable."""
        ...

    def held(self) -> bool:
        """May this process speak for its tables? If not, another one may have them by now."""
        ...

    async def look_around(self) -> Others:
        """Buries nodes that are dead, and takes running tables that nobody has. Raises Unavailable."""
        ...

    async def give(self) -> None:
        """Others may take the tables of this process from here on. Raises Unavailable."""
        ...

    def figures(self) -> NodeFigures | None:
        """Returns the figures of this node, None if it is none."""
        ...

    def when_buried(self, call: Callable[[], None]) -> None:
        """Sets what is called when others have taken this process for dead, and with it all its tables."""
        ...

    async def table(self, table_id: str) -> bytes | None: ...
    async def running(self) -> list[TableRow]:
        """Returns the tables with a match that is not over."""
        ...

    async def listed(self, since: int, most: int) -> list[TableRow]:
        """Returns the public tables where somebody was after `since`, the newest first."""
        ...

    async def match(self, match_id: str) -> MatchRow | None: ...
    async def review(self, match_id: str) -> bytes | None:
        """Returns the review that is kept of this match, None if there is none."""
        ...

    async def review_ends(self, match_ids: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """Of those matches for which a review was put: its first bytes and its last ones."""
        ...

    async def past_matches(self, table_id: str, before: int, most: int) -> list[MatchRow]:
        """Returns a table's newest matches that are over, with numbers below `before`, the newest first."""
        ...

    async def entries(self, match_id: str, after: int = -1) -> list[Append]: ...
    async def last(self, match_id: str) -> Append | None:
        """Returns the newest entry."""
        ...

    async def command(self, match_id: str, seat: int, command_id: str) -> Append | None: ...
    async def lines(self, table_id: str, most: int) -> list[LineRow]:
        """Returns the last lines of a table, in order."""
        ...

    async def line(self, table_id: str, author: str, line_id: str) -> LineRow | None: ...
    async def unseen_tables(self, before: int, most: int) -> list[str]:
        """Returns tables where nobody was since that moment, the oldest first."""
        ...

    async def ended_matches(self, before: int, most: int) -> list[str]: ...
    async def matches_of(self, table_id: str, after: int, most: int) -> list[MatchRow]:
        """Returns matches of a table by their numbers, beginning after `after`."""
        ...

    async def old_talk(self, before: int) -> bool:
        """Returns whether there is a line that was said before this moment."""
        ...

    async def words_of(self, table_id: str, author: str) -> bool:
        """Returns whether there are words of this author."""
        ...

    def failure(self) -> str | None:
        """Returns why nothing can be written now, None if all is well."""
        ...

    def ended(self) -> bool:
        """Returns whether the writer has ended for good."""
        ...

    async def close(self) -> None: ...
