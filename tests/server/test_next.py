"""What a table may play next follows its chairs, which stay where they are; seats are counted anew for each match."""

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from litfuse.games.bomb_busters import Config as Bombs
from litfuse.games.scape_goat import Config as Goats
from litfuse.games.scape_goat.cards import COLOURS
from litfuse.kernel.codec import encode
from litfuse.kernel.records import Outcome, Text
from litfuse.server.tables import stored
from litfuse.server.tables.info import choices
from litfuse.server.tables.stored import StoredTable
from tests.games.bomb_busters.table import P1, P2, position


def table(game: str, taken: tuple[int, ...], **more: object) -> StoredTable:
    people = [stored.Chair(holder="person", name=f"n{i}") if i in taken else stored.Chair() for i in range(5)]
    doc = StoredTable(
        id="t",
        game=game,
        config={},
        pace={},
        chairs=tuple(people),
        bot="random",
        deal=stored.new_deal(),
        seating=taken,
    )
    return replace(doc, **more)


@pytest.mark.rule("BB-SETUP-02", "BB-END-05")
@pytest.mark.parametrize(("leaves", "captain"), [((), 3), ((0,), 3), ((2,), 3), ((3,), 0), ((0, 3), 2)])
def test_the_captains_role_moves_on_from_chair_to_chair(leaves: tuple[int, ...], captain: int) -> None:
    match = position("2", "2 4", "4", captain=P2, turn=P1).play(P1, "dual-cut 2:1 2").play(P2, "dual-cut 3:1 4").match
    doc = stored.ended(table("bomb-busters", (0, 2, 3), phase="playing", match="m"), match)  # P2 sat on chair 2
    doc = stored.decode(encode(doc))
    for chair in leaves:
        doc = stored.left(doc, chair)
    first = choices(doc)[0]
    assert isinstance(first, Bombs)
    assert first.captain is not None
    assert doc.taken[first.captain] == captain


def test_colours_of_other_chairs_are_drawn_again() -> None:
    config = Goats(colours=COLOURS[:4])
    ended = stored.PastMatch("m", to_builtins(config), Outcome((), (), Text("closed")), (0, 1, 2, 3))
    doc = table("scape-goat", (0, 1, 2, 3), played=(ended,))
    assert choices(doc) == (config,)
    assert choices(stored.left(doc, 1)) == (Goats(),)


def test_what_was_stored_without_its_chairs_counts_from_the_first_one() -> None:
    ended = stored.PastMatch(
        "m", to_builtins(Bombs(mission=4)), Outcome((), ((0, 1),), Text("end-dial"), {"captain": 1})
    )
    assert choices(table("bomb-busters", (0, 1, 2), played=(ended,)))[0].captain == 2
