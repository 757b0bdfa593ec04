"""A person's name and words are removed from what is stored of a table."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ..matches.running import MatchDoc
from ..storage.base import EraseLines, MatchRow, PutMatchDoc, Store
from .stored import StoredTable

STEP: Final = 200  # lines that one transaction erases, and matches that are read at once


async def erase(store: Store, doc: StoredTable, chair: int) -> None:
    """What the holder of this chair said at the table, and the name in its matches. In small steps; when one of them
    fails, all can be done again."""
    person = doc.chairs[chair]
    places = (*person.earlier, f"{chair}/{person.generation}")
    for author in filter(None, (person.who, *places)):
        while await store.words_of(doc.id, author):
            await store.save(EraseLines(table_id=doc.id, author=author, most=STEP))
    chairs = {int(place.partition("/")[0]) for place in places}
    number = -1
    while rows := await store.matches_of(doc.id, number, STEP):
        for row in rows:
            await _erase_name(store, row, person.name, chairs)
        number = rows[-1].number


async def _erase_name(store: Store, row: MatchRow, name: str, chairs: set[int]) -> None:
    """Nothing else in the document changes, not even its version: the chain of the entries begins with it."""
    found: dict[str, Any] = msgspec.json.decode(row.doc)
    players = found["header"].get("players", ())
    after = without(players, found.get("seating", ()), name, chairs)
    if after != list(players):
        found["header"]["players"] = after
        await store.save(PutMatchDoc(id=row.id, doc=msgspec.json.encode(found)))


def without(players: Any, seating: Any, name: str, chairs: set[int]) -> list[str]:
    """The names of a match's players without that of a person who sat on these chairs."""
    return [
        "" if player == name and (not seating or seating[seat] in chairs) else player
        for seat, player in enumerate(players)
    ]


def nameless(doc: MatchDoc, name: str, chairs: set[int]) -> MatchDoc:
    """The same for a match in memory."""
    players = tuple(without(doc.header.players, doc.seating, name, chairs))
    return replace(doc, header=replace(doc.header, players=players))
