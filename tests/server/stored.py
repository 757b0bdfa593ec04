"""Matches written straight into a server's database before it starts: worlds of a test's own, served by the real one.

Nothing in the server knows of this. Ids, seeds and the secret are the test's, so two servers can differ in nothing but
the hidden cards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from litfuse.games.exploding_kittens.cards import Card
from litfuse.games.exploding_kittens.config import Config
from litfuse.games.exploding_kittens.events import Dealt
from litfuse.games.exploding_kittens.state import State
from litfuse.games.registry import find
from litfuse.kernel import pace
from litfuse.kernel.archive import begin, header_of, key_of
from litfuse.kernel.codec import encode
from litfuse.kernel.fairness import NO_NONCE, seed_from
from litfuse.kernel.match import AnyMatch, Match
from litfuse.server.clocks import Clocks
from litfuse.server.room import MatchDoc
from litfuse.server.seating import Chair, Deal, Table
from litfuse.server.storage.base import Append, PutMatch, PutTable, Write
from litfuse.server.storage.sqlite import SqliteStore
from litfuse.server.tokens import Ticket, Tokens

GAME = find("exploding-kittens")
SECRET = "the tests' own"
TOKENS = Tokens(SECRET.encode())


class World(NamedTuple):
    """A match as it was dealt, under a name that all its ids follow from."""

    name: str
    match: AnyMatch
    seed: bytes

    @property
    def table(self) -> str:
        return f"table-{self.name}"

    @property
    def hidden(self) -> tuple[tuple[Card, ...], ...]:
        state: State = self.match.state
        return (*state.hands, state.pile)

    def dealt(self, state: State) -> World:
        """The same table with other cards: as many in each hand, the same kinds in all."""
        first = self.match.entry
        (event,) = first.events
        assert type(event) is Dealt
        events = (replace(event, hands=state.hands, pile=state.pile, first=state.turn),)
        header = header_for(self.name, self.match.seats, self.match.config, self.seed)
        entry = replace(first, events=events)
        return self._replace(match=Match.load(GAME, header, [entry], key_of(header, self.seed)))

    def token(self, chair: int) -> str:
        """Of a chair, or (-1) of one who watches."""
        if chair == -1:
            return TOKENS.seal(Ticket(self.table, -1, 0, "Wes", "wes"))
        return TOKENS.seal(Ticket(self.table, chair, 1))


def header_for(name: str, seats: int, config: Config, seed: bytes) -> Any:
    players = [f"P{n}" for n in range(seats)]
    return header_of(GAME, seats, config, seed, f"match-{name}", [NO_NONCE] * seats, players)


def world(name: str, seats: int, **config: Any) -> World:
    seed = seed_from(name)
    return World(name, begin(GAME, header_for(name, seats, Config(**config), seed), seed), seed)


def rows(
    world: World, clocks: dict[str, int | None], levels: Sequence[str] = (), standing: Sequence[int] = ()
) -> list[Write]:
    """The table and its match. `levels`: the bot on each chair, or "" for a person."""
    match = world.match
    seats = match.seats
    settled = pace.settled(GAME.times, clocks)
    chairs = []
    for n in range(seats):
        level = levels[n] if n < len(levels) else ""
        person = Chair(holder="person", name=f"P{n}", generation=1, standing=("nope",) if n in standing else ())
        chairs.append(Chair(holder="bot", level=level, generation=1) if level else person)
    header = header_for(world.name, seats, match.config, world.seed)
    table = Table(
        id=world.table,
        game=GAME.name,
        config=match.config,
        pace=settled,
        chairs=tuple(chairs),
        bot="random",
        deal=Deal(match=f"next-{world.name}", seed="00" * 32),
        rev=1,
        host=0,
        phase="playing",
        number=1,
        match=header.match,
        seating=tuple(range(seats)),
    )
    left = Clocks(settled, {}, (), 0).step(match.clocks, 0).left
    doc = MatchDoc(header=header, seed=world.seed.hex(), bots="11" * 32)
    return [
        PutTable(id=table.id, rev=1, public=False, running=True, doc=encode(table)),
        PutMatch(id=header.match, table_id=table.id, number=1, doc=encode(doc)),
        Append(match_id=header.match, seq=0, at=1, by="table", left=encode(left), entry=encode(match.entry)),
    ]


def write(folder: Path, writes: Sequence[Write]) -> None:
    """By the store itself, into a new database."""

    async def save() -> None:
        store = SqliteStore(folder / "litfuse.db")
        await store.save(*writes)
        await store.close()

    asyncio.run(save())
