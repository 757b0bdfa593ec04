"""The port: what the server asks of a database.

When `save` returns everything is durable; otherwise nothing happened.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from msgspec.structs import astuple

from litfuse.kernel.records import Part

By: TypeAlias = Literal["person", "bot", "stand-in", "standing", "clock", "table"]
Status: TypeAlias = Literal["running", "stopped", "over", "gone"]  # gone: its entries are being deleted


class DatabaseRow(Part, kw_only=True):
    """One thing to write. Documents are opaque bytes here; only what the database needs to see has a column."""


class PutTable(DatabaseRow, kw_only=True):
    """Writes a table. `rev` counts up by one; if another writer has interfered, this raises Conflict."""

    id: str
    rev: int
    public: bool  # on the list of open tables
    running: bool  # it has a match to recover at start-up
    seen: int  # when somebody was last here, ms since 1970
    doc: bytes
    rules: str | None = None  # the rules version of the running match


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
    """Adds one entry of a match, with data that never leaves the server."""

    match_id: str
    seq: int
    at: int  # ms since 1970, never going back within a match
    by: By
    left: bytes  # ms left for every clock key, as JSON
    entry: bytes
    seat: int | None = None  # the seat that sent the command
    command_id: str | None = None
    body: bytes | None = None  # digest of the command, so that its id cannot serve another
    tick: int | None = None  # the acknowledgement, for repeating it
    chain: bytes = b""  # links this row to the previous one (`chain.py`); the last field


class PutLine(DatabaseRow, kw_only=True):
    """Adds a line of talk. A line that is sent twice has the same `author` and `line_id`, so it is stored once."""

    table_id: str
    number: int
    author: str
    line_id: str
    at: int  # ms since 1970
    heard: bytes  # how many lines each viewer has heard with this one (`talk/tally.py`)
    doc: bytes


class ForgetTable(DatabaseRow, kw_only=True):
    """Hides a table. Its document is deleted at once, the rest in small steps."""

    id: str


class ForgetMatch(DatabaseRow, kw_only=True):
    """Hides a match. Its entries are deleted in small steps."""

    id: str


class RemoveEntries(DatabaseRow, kw_only=True):
    """Removes at most this many entries of a match."""

    match_id: str
    most: int


class RemoveMatch(DatabaseRow, kw_only=True):
    """Removes a match that has no entries left."""

    id: str


class RemoveLines(DatabaseRow, kw_only=True):
    """Removes at most this many lines of a table."""

    table_id: str
    most: int


class RemoveTable(DatabaseRow, kw_only=True):
    """Removes a table that has neither matches nor lines left."""

    id: str


class RemoveTalk(DatabaseRow, kw_only=True):
    """Removes at most so many lines that were said before a moment.

    Of a table's last line only the words are removed, because lines are counted from there.
    """

    before: int
    most: int


class EraseLines(DatabaseRow, kw_only=True):
    """Erases the words of one author, in at most this many lines."""

    table_id: str
    author: str
    most: int


class PutMatchDoc(DatabaseRow, kw_only=True):
    """Replaces a match's document, without a certain person's name."""

    id: str
    doc: bytes


class PutReview(DatabaseRow, kw_only=True):
    """Stores the coach's review of a finished match. It is deleted with the match."""

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
    """The database failed. `str` is a code, because the database's own message may quote what was to be written."""


class Conflict(StoreError):
    """A unique key is taken: by another writer, or because a command came twice. Nothing was written."""


class Unavailable(StoreError):
    """The disk is full, the thread dead or the connection gone. Only reading tells whether anything was written."""


class Lost(StoreError):
    """The table has another home by now, so this process cannot know what becomes of it."""


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
    """Returns whether every database can store this text: PostgreSQL has no NUL.

    Raises UnicodeEncodeError for invalid text.
    """
    return b"\0" not in value.encode()


def check_texts(writes: Iterable[Write]) -> None:
    """Raises ValueError for a text that one of the databases would refuse, so that all give the same answers.

    What people write is inside documents, which are bytes.
    """
    for write in writes:
        for value in astuple(write):
            if isinstance(value, str) and not storable(value):
                raise ValueError(type(write).__name__)


def code(error: Exception) -> str:
    """Returns a database error as one word."""
    inner = getattr(error, "orig", None) or error
    return getattr(inner, "sqlite_errorname", type(inner).__name__)


class TableRow(DatabaseRow, kw_only=True):
    id: str
    doc: bytes


class LineRow(DatabaseRow, kw_only=True):
    """A stored line. Its document is empty if the line was removed; it stays counted."""

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
    """The result of looking around."""

    living: dict[str, str]  # ids of the other nodes, and their addresses
    taken: list[TableRow]  # running tables without a home, which live here from now on


class NodeFigures(NamedTuple):
    """The state of a node, and what it has done since it started."""

    node: str
    lease_age: float  # seconds
    taken: int  # tables taken over from others
    buried: int  # other nodes that it buried
    burials: int  # how often it was buried itself
    refused: int  # refused writes
    commits: int
    commit_seconds: float  # of all commits together


class Store(Protocol):
    """The port. It is narrow on purpose: a second database writes one hot path and reuses the reads (`reads.py`)."""

    @property
    def node(self) -> str:
        """The id under which this process has its tables; a new one after it was taken for dead.

        Empty: there are no other nodes.
        """
        ...

    def save(self, *writes: Write, owner: Owner | None = None) -> Awaitable[None]:
        """Writes all of these or none; durable on return. Raises Conflict or Unavailable.

        Also raises Conflict if the owner is not, or not certainly, the owner any more. Without an owner: writes that
        belong to no table in memory.
        """
        ...

    async def take(self, table_id: str) -> int:
        """Makes this process the table's home and returns the epoch of that; any number if there is no such table.

        What is read after this is final. Raises Elsewhere or Unavailable.
        """
        ...

    async def settle(self, owner: Owner) -> int:
        """Returns the next epoch, once everything sent under the owner's epoch is done or never will be.

        Raises Lost or Unavailable.
        """
        ...

    def held(self) -> bool:
        """Returns whether this process may speak for its tables. If not, another one may have them by now."""
        ...

    async def look_around(self) -> Others:
        """Buries dead nodes, and takes running tables that have no home. Raises Unavailable."""
        ...

    async def give(self) -> None:
        """Lets others take the tables of this process. Raises Unavailable."""
        ...

    def figures(self) -> NodeFigures | None:
        """Returns the figures of this node, None without nodes."""
        ...

    def when_buried(self, call: Callable[[], None]) -> None:
        """Sets what to call when others have taken this process for dead, and with it all its tables."""
        ...

    async def table(self, table_id: str) -> bytes | None: ...
    async def running(self) -> list[TableRow]:
        """Returns the tables with a match that is not over."""
        ...

    async def listed(self, since: int, most: int) -> list[TableRow]:
        """Returns the public tables where somebody was after `since`, newest first."""
        ...

    async def match(self, match_id: str) -> MatchRow | None: ...
    async def review(self, match_id: str) -> bytes | None:
        """Returns the kept review of this match, None if there is none."""
        ...

    async def review_ends(self, match_ids: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """Returns, for those of the matches that have a review, its first and its last bytes."""
        ...

    async def past_matches(self, table_id: str, before: int, most: int) -> list[MatchRow]:
        """Returns a table's newest finished matches with numbers below `before`, newest first."""
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
        """Returns tables where nobody has been since that moment, oldest first."""
        ...

    async def ended_matches(self, before: int, most: int) -> list[str]: ...
    async def matches_of(self, table_id: str, after: int, most: int) -> list[MatchRow]:
        """Returns matches of a table in the order of their numbers, after number `after`."""
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
