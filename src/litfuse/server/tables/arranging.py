"""Changing a table's game or number of chairs before the start: pure functions from one document to the next."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from litfuse.bots.registry import levels, usual
from litfuse.games.registry import find
from litfuse.kernel import pace
from litfuse.kernel.errors import BadConfig
from litfuse.kernel.game import AnyGame

from ..errors import TableRefusal
from .stored import Chair, Shelved, StoredTable


def arranged(doc: StoredTable, name: str, seats: int | None) -> StoredTable:
    """Returns the table with this game (empty: its own) and this many chairs. The last match is cleared.

    Raises TableRefusal if a person would lose their chair, or if the game is not for so many players.
    """
    if doc.phase != "lobby":
        raise TableRefusal("not-during-a-match")
    game = find(name or doc.game)
    count = seats if seats is not None else min(max(len(doc.chairs), game.seats[0]), game.seats[-1])
    if count not in game.seats:
        raise TableRefusal("not-so-many-chairs", least=game.seats[0], most=game.seats[-1])
    doc = with_seats(doc, count)
    if game.name != doc.game:
        doc = with_game(doc, game)
    elif not _fits(game, count, doc.config):
        doc = replace(doc, config=_usual_config(game), chosen=True)
    return replace(doc, match="", seating=())


def with_seats(doc: StoredTable, count: int) -> StoredTable:
    """Removes the last chairs first. New chairs are open, each with a generation that its place has not had."""
    for person in doc.chairs[count:]:
        if person.holder == "person":
            raise TableRefusal("person-on-last-chairs", name=f"={person.name}")
    floor = max((doc.floor, *(chair.generation for chair in doc.chairs[count:])))
    more = (Chair(generation=floor),) * max(0, count - len(doc.chairs))
    return replace(doc, chairs=doc.chairs[:count] + more, floor=floor)


def with_game(doc: StoredTable, game: AnyGame) -> StoredTable:
    """Returns the table with another game, as the table last left it, or new. Progress in the present game is kept.

    Bots stay on their chairs, at a level that the other game has.
    """
    kept = Shelved(config=doc.config, pace=doc.pace, chosen=doc.chosen, last=doc.last, tally=doc.tally)
    shelf = {name: shelved for name, shelved in doc.shelf.items() if name != game.name} | {doc.game: kept}
    old = doc.shelf.get(game.name)
    if old is None or not _fits(game, len(doc.chairs), old.config):
        times = pace.settled(game.times, {}) if old is None else old.pace
        last, tally = (None, None) if old is None else (old.last, old.tally)
        old = Shelved(config=_usual_config(game), pace=times, chosen=True, last=last, tally=tally)
    known = {level.name for level in levels(game)}
    ours = usual(game).name
    chairs = tuple(
        replace(chair, level=ours) if chair.holder == "bot" and chair.level not in known else chair
        for chair in doc.chairs
    )
    return replace(
        doc,
        game=game.name,
        config=old.config,
        pace=old.pace,
        chosen=old.chosen,
        last=old.last,
        tally=old.tally,
        chairs=chairs,
        bot=doc.bot if doc.bot in known else ours,
        shelf=shelf,
    )


def _usual_config(game: AnyGame) -> Any:
    return msgspec.to_builtins(game.types.config())


def _fits(game: AnyGame, seats: int, config: Any) -> bool:
    try:
        game.new(seats, msgspec.convert(msgspec.to_builtins(config), game.types.config))
    except BadConfig:
        return False
    return True
