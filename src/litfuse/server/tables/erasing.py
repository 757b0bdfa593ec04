"""Removes a person's name and words from what is stored of a table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from ..matches.running import MatchDoc
from ..storage.base import EraseLines, MatchRow, PutMatchDoc
from ..tokens import Ticket, person_on
from .keeper import TableKeeper
from .stored import StoredTable

STEP: Final = 200  # lines erased in one transaction, and matches read at once


class Somebody(NamedTuple):
    """A person to remove. Matches say which person had which seat; older ones have only the name and the chair."""

    who: str
    name: str
    places: tuple[str, ...]  # as authors of lines: `chair/generation`

    @property
    def chairs(self) -> set[int]:
        return {int(place.partition("/")[0]) for place in self.places}


def sitting(doc: StoredTable, chair: int) -> Somebody:
    """Returns the holder of this chair."""
    person = doc.chairs[chair]
    places = (*person.earlier, person_on(chair, person.generation))
    return Somebody(person.who or places[-1], person.name, places)


def gone(ticket: Ticket) -> Somebody:
    """Returns a person who has left the table, which no longer holds their name."""
    return Somebody(ticket.person, "", (person_on(ticket.chair, ticket.generation),))


async def erase(keeper: TableKeeper, person: Somebody) -> None:
    """Removes what this person said at the table, and the name in its matches.

    It works in small steps; if one fails, all can be repeated.
    """
    store, table_id = keeper.store, keeper.doc.id
    for author in {person.who, *person.places}:
        while await store.words_of(table_id, author):
            await keeper.write(EraseLines(table_id=table_id, author=author, most=STEP))
    number = -1
    while rows := await store.matches_of(table_id, number, STEP):
        for row in rows:
            await _erase_name(keeper, row, person)
        number = rows[-1].number


async def _erase_name(keeper: TableKeeper, row: MatchRow, person: Somebody) -> None:
    """Erases the name and nothing else, not even the version: the chain of entries starts from this document."""
    found: dict[str, Any] = msgspec.json.decode(row.doc)
    players = found["header"].get("players", ())
    after = _without(players, found.get("people", ()), found.get("seating", ()), person)
    if after != list(players):
        found["header"]["players"] = after
        await keeper.write(PutMatchDoc(id=row.id, doc=msgspec.json.encode(found)))


def _without(players: Any, people: Any, seating: Any, person: Somebody) -> list[str]:
    """Returns the names of a match's players without this person's."""
    if people:
        return ["" if people[seat] == person.who else player for seat, player in enumerate(players)]
    chairs = person.chairs
    return [
        "" if player == person.name and (not seating or seating[seat] in chairs) else player
        for seat, player in enumerate(players)
    ]


def nameless(doc: MatchDoc, person: Somebody) -> MatchDoc:
    """Erases the name from a match in memory."""
    players = tuple(_without(doc.header.players, doc.people, doc.seating, person))
    return replace(doc, header=replace(doc.header, players=players))
