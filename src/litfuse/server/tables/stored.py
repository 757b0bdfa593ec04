"""A table as it is stored: its document, what may change about its chairs, and the one place that writes it.

The changes are pure functions from one document to the next.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Literal

from msgspec.structs import replace

from litfuse.kernel import fairness
from litfuse.kernel.codec import Decoder, encode
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Outcome, Part

from ..errors import TableRefusal
from ..storage.base import Append, PutLine, PutTable, Store, Unavailable, Write

Holder = Literal["open", "person", "bot"]


class Chair(Part, kw_only=True):
    """`generation` goes up whenever the holder changes: tokens of the one before are worthless then."""

    holder: Holder = "open"
    name: str = ""
    level: str = ""
    generation: int = 0
    muted: bool = False
    sealed: str = ""  # hash of this chair's part of the next deal
    nonce: str = ""  # that part, opened
    standing: tuple[str, ...] = ()  # kinds of questions with an answer left standing; ends with the match


class Deal(Part, kw_only=True):
    """The next match, promised: its id and seed are settled before anybody's part is in."""

    match: str
    seed: str


class Stood(Part):
    """What the clocks showed at a pause after entry `seq`."""

    seq: int
    left: dict[str, int]


class PastMatch(Part):
    match: str
    config: Any
    outcome: Outcome
    seating: tuple[int, ...] = ()  # the chair of each seat; empty in what was stored before it was kept


class StoredTable(Part, kw_only=True):
    """Everything about a table that outlives a restart, except what was said and the matches themselves."""

    id: str
    game: str
    config: Any
    pace: dict[str, int | None]
    chairs: tuple[Chair, ...]
    bot: str
    deal: Deal
    rev: int = 0
    public: bool = False
    host: int | None = None
    phase: Literal["lobby", "dealing", "playing"] = "lobby"
    next_config: Any = None  # of the match that is being dealt
    number: int = 0  # matches begun
    match: str = ""  # the one that runs or ran last
    seating: tuple[int, ...] = ()  # the chair of each seat in it
    pausing: tuple[int, ...] = ()
    closing: tuple[int, ...] = ()
    paused: bool = False
    stopped: bool = False
    stood: Stood | None = None
    played: tuple[PastMatch, ...] = ()

    @property
    def running(self) -> bool:
        return self.phase != "lobby"

    @property
    def persons(self) -> tuple[int, ...]:
        return tuple(n for n, chair in enumerate(self.chairs) if chair.holder == "person")

    @property
    def taken(self) -> tuple[int, ...]:
        return tuple(n for n, chair in enumerate(self.chairs) if chair.holder != "open")

    @property
    def standing(self) -> bool:
        """Did anybody leave an answer standing?"""
        return any(chair.standing for chair in self.chairs)

    def holder(self, seat: int) -> Holder:
        """Of the chair that has this seat in the match."""
        return self.chairs[self.seating[seat]].holder

    def seat_of(self, chair: int | None) -> int | None:
        """The seat of a chair in the match that runs or ran last."""
        return self.seating.index(chair) if chair is not None and chair in self.seating else None


decode: Decoder[StoredTable] = Decoder(StoredTable)


def new_deal() -> Deal:
    return Deal(match=secrets.token_hex(16), seed=secrets.token_hex(32))


def commit_of(deal: Deal) -> str:
    return fairness.commitment(deal.match, bytes.fromhex(deal.seed))


def with_chair(table: StoredTable, number: int, chair: Chair) -> StoredTable:
    chairs = (*table.chairs[:number], chair, *table.chairs[number + 1 :])
    return replace(table, chairs=chairs)


def _chair(table: StoredTable, number: int) -> Chair:
    if number >= len(table.chairs):
        raise TableRefusal("no-such-chair", chair=number + 1)
    return table.chairs[number]


def joined(table: StoredTable, name: str, number: int | None) -> tuple[StoredTable, int]:
    """A person on an open chair, the wished one or the first; the first person is the host."""
    if number is None:
        number = next((n for n, c in enumerate(table.chairs) if c.holder == "open"), None)
        if number is None:
            raise TableRefusal("table-full")
    old = _chair(table, number)
    if old.holder != "open":
        raise TableRefusal("chair-taken", chair=number + 1)
    if any(c.holder == "person" and c.name.casefold() == name.casefold() for c in table.chairs):
        raise TableRefusal("name-taken", name=f"={name}")
    after = with_chair(table, number, Chair(holder="person", name=name, generation=old.generation + 1))
    return replace(after, host=number if after.host is None else after.host), number


def moved(table: StoredTable, number: int, to: int) -> StoredTable:
    """A person changes chairs before the start; host rights go along."""
    _only_in_lobby(table)
    if _chair(table, to).holder != "open":
        raise TableRefusal("chair-taken", chair=to + 1)
    person = table.chairs[number]
    after = _vacated(table, number)
    after = with_chair(after, to, replace(person, generation=table.chairs[to].generation + 1))
    return replace(after, host=to if table.host == number else table.host)


def with_bot(table: StoredTable, number: int, level: str) -> StoredTable:
    """A bot on an open chair, or with an empty level, off it."""
    _only_in_lobby(table)
    holder = _chair(table, number).holder
    if holder == "person":
        raise TableRefusal("chair-taken", chair=number + 1)
    if not level:
        return _vacated(table, number)
    chair = Chair(holder="bot", level=level, generation=table.chairs[number].generation + 1)
    return with_chair(table, number, chair)


def left(table: StoredTable, number: int) -> StoredTable:
    """A person gone, by own wish or not. In a match the table's bot has the chair for good."""
    if _chair(table, number).holder != "person":
        raise TableRefusal("no-person-there", chair=number + 1)
    if table.running and number in table.seating:
        bot = Chair(holder="bot", level=table.bot, generation=table.chairs[number].generation + 1)
        after = with_chair(table, number, bot)
    else:
        after = _vacated(table, number)
    if table.host == number:
        after = replace(after, host=next(iter(after.persons), None))
    return replace(
        after,
        pausing=tuple(n for n in after.pausing if n != number),
        closing=tuple(n for n in after.closing if n != number),
    )


def handed_over(table: StoredTable, to: int) -> StoredTable:
    if _chair(table, to).holder != "person":
        raise TableRefusal("no-person-there", chair=to + 1)
    return replace(table, host=to)


def muted(table: StoredTable, number: int, on: bool) -> StoredTable:
    if _chair(table, number).holder != "person":
        raise TableRefusal("no-person-there", chair=number + 1)
    return with_chair(table, number, replace(table.chairs[number], muted=on))


def agreeing(chairs: tuple[int, ...], number: int, on: bool) -> tuple[int, ...]:
    return tuple(sorted({*chairs, number} if on else {*chairs} - {number}))


def sealed(table: StoredTable, number: int, match: str, digest: str) -> StoredTable:
    """A chair's part of the deal comes in, before the table begins."""
    if table.phase != "lobby" or match != table.deal.match:
        raise TableRefusal("deal-gone")
    return with_chair(table, number, replace(table.chairs[number], sealed=digest))


def opened(table: StoredTable, number: int, match: str, nonce: str) -> StoredTable:
    """... and is opened, when all parts are in and can no longer be chosen."""
    chair = table.chairs[number]
    if table.phase != "dealing" or match != table.deal.match or not chair.sealed:
        raise TableRefusal("deal-gone")
    if fairness.nonce_hash(bytes.fromhex(nonce)) != chair.sealed:
        raise TableRefusal("deal-other-nonce")
    return with_chair(table, number, replace(chair, nonce=nonce))


def afresh(table: StoredTable) -> StoredTable:
    """A new promise, and nothing left of the last match but who sits where."""
    chairs = tuple(replace(chair, sealed="", nonce="", standing=()) for chair in table.chairs)
    return replace(
        table,
        phase="lobby",
        chairs=chairs,
        deal=new_deal(),
        next_config=None,
        pausing=(),
        closing=(),
        paused=False,
        stopped=False,
        stood=None,
    )


def ended(table: StoredTable, match: AnyMatch) -> StoredTable:
    """The table after its match: chairs stay, a new promise is made. A match that was closed does not count."""
    played = table.played
    if match.closed is None and match.outcome is not None:
        played = (*played, PastMatch(table.match, match.config, match.outcome, table.seating))
    return replace(afresh(table), played=played)


def _vacated(table: StoredTable, number: int) -> StoredTable:
    return with_chair(table, number, Chair(generation=table.chairs[number].generation + 1))


def _only_in_lobby(table: StoredTable) -> None:
    if table.phase != "lobby":
        raise TableRefusal("not-during-a-match")


class TableKeeper:
    """Keeps a table's newest document, and is the only way to a newer one.

    `stale`: the fate of a write is unknown, or another writer was here; read again before anything is decided.
    `changed` is called whenever there is a newer document.
    """

    def __init__(self, store: Store, doc: StoredTable, changed: Callable[[], None]) -> None:
        self.store = store
        self.doc = doc
        self.stale = False
        self._changed = changed

    async def save(self, doc: StoredTable | None, *writes: Write) -> None:
        """The table's next version, if there is one, and what belongs to it, in one transaction."""
        if doc is not None:
            doc = replace(doc, rev=self.doc.rev + 1)
            listed = doc.public and bool(doc.persons)
            row = PutTable(id=doc.id, rev=doc.rev, public=listed, running=doc.running, doc=encode(doc))
            writes = (row, *writes)
        try:
            await self.store.save(*writes)
        except Unavailable:
            if not await self._is_there(writes[0]):
                raise
        if doc is not None:
            self.doc = doc
            self._changed()

    async def _is_there(self, write: Write) -> bool:
        """The fate of a commit is unknown: what was written together is there together, so one row tells."""
        self.stale = True
        if isinstance(write, PutTable):
            there = await self.store.table(write.id) == write.doc
        elif isinstance(write, Append):
            there = write in await self.store.entries(write.match_id, write.seq - 1)
        else:
            there = isinstance(write, PutLine) and write.doc in await self.store.lines(write.table_id)
        self.stale = False
        return there

    async def reload(self) -> None:
        """The document as the store has it."""
        raw = await self.store.table(self.doc.id)
        if raw is not None:
            self.doc = decode(raw)
