"""Matches written straight into a server's database before it starts: worlds of a test's own, served by the real one.

Nothing in the server knows of this. Ids, seeds and the secret are the test's, so two servers can differ in nothing but
the hidden cards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from litfuse.games.bomb_busters.events import Dealt as BustersDealt
from litfuse.games.bomb_busters.mechanisms.named_cutter.events import CallDeckLaid
from litfuse.games.bomb_busters.mechanisms.number_goals.events import GoalsLaid
from litfuse.games.bomb_busters.mechanisms.number_targets.events import TargetsShuffled
from litfuse.games.bomb_busters.mechanisms.secret_numbers.events import NumbersDealt
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.events import RewardDeckLaid
from litfuse.games.bomb_busters.mechanisms.weakest_link.events import RoleCardsDealt
from litfuse.games.bomb_busters.state import keys_of
from litfuse.games.exploding_kittens.events import Dealt as KittensDealt
from litfuse.games.registry import find
from litfuse.games.scape_goat.events import Dealt as GoatDealt
from litfuse.games.scape_goat.events import Sealed
from litfuse.kernel import pace
from litfuse.kernel.archive import begin, header_of, key_of
from litfuse.kernel.codec import encode
from litfuse.kernel.fairness import NO_NONCE, seed_from
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch, Match
from litfuse.server.matches.clocks import Clocks
from litfuse.server.matches.running import DOCUMENT, MatchDoc
from litfuse.server.storage import chain
from litfuse.server.storage.base import Append, PutMatch, PutTable, Write
from litfuse.server.tables import stored
from litfuse.server.tables.stored import Chair, Deal, StoredTable
from litfuse.server.tokens import Ticket, Tokens
from tests.server.places import place_of

GAME = find("exploding-kittens")
SECRET = "the tests' own secret"
TOKENS = Tokens(SECRET.encode())


def kittens_dealt(event: Any, state: Any) -> Any:
    assert type(event) is KittensDealt
    return replace(event, hands=state.hands, pile=state.pile, first=state.turn)


def goat_dealt(event: Any, state: Any) -> Any:
    """Other cards, another goat, another key; the published seal stays."""
    secret = state.secret
    if type(event) is Sealed:
        return replace(event, key=secret.key, grid=secret.grid)
    assert type(event) is GoatDealt
    return replace(event, hands=state.hands, stash=state.stash, pair=secret.pair, grid=secret.grid)


def wires_dealt(event: Any, state: Any) -> Any:
    """Other wires on the stands, others set aside or in nobody's hand, other cards in decks and hands of missions."""
    if type(event) is BustersDealt:
        keys = keys_of(state.stands)
        return replace(event, keys=keys, aside=state.aside, deck=state.deck, off_hand=state.off_hand)
    if type(event) is NumbersDealt:
        return replace(event, hands=state.extras[event.place].hands, deck=state.extras[event.place].deck)
    if type(event) is RoleCardsDealt:
        roles = state.extras[event.place]
        return replace(event, link=roles.link, characters=roles.characters, cards=roles.cards)
    if type(event) is RewardDeckLaid:
        return replace(event, deck=state.extras[event.place].deck, out=state.extras[event.place].out)
    if type(event) in (CallDeckLaid, GoalsLaid, TargetsShuffled):  # a card that was turned up at once is the same
        deck = state.extras[event.place].deck
        return replace(event, deck=(*event.deck[: len(event.deck) - len(deck)], *deck))
    return event


class Hides(NamedTuple):
    """What is dealt face down in a game: in which zones it lies, and the events of a deal for another state."""

    zones: Callable[[Any], tuple[tuple[Any, ...], ...]]
    dealt: Callable[[Any, Any], Any]


HIDES = {
    "exploding-kittens": Hides(lambda state: (*state.hands, state.pile), kittens_dealt),
    "bomb-busters": Hides(lambda state: keys_of(state.stands), wires_dealt),
    "scape-goat": Hides(lambda state: (*state.hands, state.stash), goat_dealt),
}


class World(NamedTuple):
    """A match as it was dealt, under a name that all its ids follow from."""

    name: str
    match: AnyMatch
    seed: bytes

    @property
    def table(self) -> str:
        return f"table-{self.name}"

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def hidden(self) -> tuple[tuple[Any, ...], ...]:
        return HIDES[self.game.name].zones(self.match.state)

    def dealt(self, state: Any) -> World:
        """The same table with other cards: as many in each hand, the same kinds in all."""
        first = self.match.entry
        events = tuple([HIDES[self.game.name].dealt(event, state) for event in first.events])
        header = header_for(self.name, self.match.seats, self.match.config, self.seed, self.game)
        entry = replace(first, events=events)
        return self._replace(match=Match.load(self.game, header, [entry], key_of(header, self.seed)))

    def token(self, chair: int) -> str:
        """Of a chair, or (-1) of one who watches."""
        if chair == -1:
            return TOKENS.seal(Ticket(self.table, -1, 0, "Wes", "wes"))
        return TOKENS.seal(Ticket(self.table, chair, 1))


def header_for(name: str, seats: int, config: Any, seed: bytes, game: AnyGame = GAME) -> Any:
    players = [f"P{n}" for n in range(seats)]
    return header_of(game, seats, config, seed, f"match-{name}", [NO_NONCE] * seats, players)


def world(name: str, seats: int, game: AnyGame = GAME, **config: Any) -> World:
    seed = seed_from(name)
    return World(name, begin(game, header_for(name, seats, game.types.config(**config), seed, game), seed), seed)


def rows(
    world: World, clocks: dict[str, int | None], levels: Sequence[str] = (), standing: Sequence[int] = ()
) -> list[Write]:
    """The table and its match. `levels`: the bot on each chair, or "" for a person."""
    match = world.match
    seats = match.seats
    settled = pace.settled(world.game.times, clocks)
    chairs = []
    for n in range(seats):
        level = levels[n] if n < len(levels) else ""
        person = Chair(holder="person", name=f"P{n}", generation=1, standing=("nope",) if n in standing else ())
        chairs.append(Chair(holder="bot", level=level, generation=1) if level else person)
    header = header_for(world.name, seats, match.config, world.seed, world.game)
    table = StoredTable(
        id=world.table,
        game=world.game.name,
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
    doc = MatchDoc(header=header, seed=world.seed.hex(), bots="11" * 32, seating=tuple(range(seats)))
    raw = DOCUMENT.encode(doc)
    first = Append(match_id=header.match, seq=0, at=1, by="table", left=encode(left), entry=encode(match.entry))
    return [
        PutTable(id=table.id, rev=1, public=False, running=True, seen=1, doc=stored.DOCUMENT.encode(table)),
        PutMatch(id=header.match, table_id=table.id, number=1, doc=raw),
        replace(first, chain=chain.link(chain.root(header.match, raw), first)),
    ]


def write(folder: Path, writes: Sequence[Write]) -> None:
    """By the store itself, into a new database."""

    async def save() -> None:
        async with place_of(folder).opened() as store:
            await store.save(*writes)

    asyncio.run(save())
