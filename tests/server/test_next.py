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
from litfuse.server.tables.info import campaign_of, choices
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
    doc = stored.DOCUMENT.decode(stored.DOCUMENT.encode(doc))
    for chair in leaves:
        doc = stored.left(doc, chair, doc.chairs[chair].generation)
    first = choices(doc)[0]
    assert isinstance(first, Bombs)
    assert first.captain is not None
    assert doc.taken[first.captain] == captain


def test_colours_of_other_chairs_are_drawn_again() -> None:
    config = Goats(colours=COLOURS[:4])
    ended = stored.PastMatch("m", to_builtins(config), Outcome((), (), Text("closed")), (0, 1, 2, 3))
    doc = stored.counted(table("scape-goat", (0, 1, 2, 3)), ended)
    assert choices(doc) == (config,)
    assert choices(stored.left(doc, 1, doc.chairs[1].generation)) == (Goats(),)


def of_version(version: int, *past: dict[str, object]) -> StoredTable:
    """A table of Bomb Busters that was stored with a list of all its matches."""
    old = to_builtins(table("bomb-busters", (0, 1, 2)))
    return stored.DOCUMENT.decode(encode({**old, "version": version, "played": past}))


def test_what_was_stored_without_its_chairs_counts_from_the_first_one() -> None:
    outcome = Outcome((), ((0, 1),), Text("end-dial"), {"captain": 1})
    doc = of_version(1, {"match": "m", "config": {"mission": 4}, "outcome": to_builtins(outcome)})
    assert choices(doc)[0].captain == 2


def test_a_document_that_lists_all_its_matches_keeps_what_follows_from_them() -> None:
    won = to_builtins(Outcome((0, 1, 2), ((0, 1, 2),), Text("end-defused"), {"captain": 0}))
    lost = to_builtins(Outcome((), ((0, 1, 2),), Text("end-dial"), {"captain": 1}))
    past = [
        {"match": f"m{n}", "config": {"mission": n}, "outcome": outcome, "seating": [0, 1, 2]}
        for n, outcome in ((1, won), (2, won), (3, lost))
    ]
    doc = of_version(2, *past)
    assert doc.last is not None
    assert (doc.last.match, doc.chosen) == ("m3", False)
    assert (choices(doc)[0].mission, choices(doc)[0].captain) == (3, 2)
    campaign = campaign_of(doc)
    assert campaign is not None
    assert [(g.won, g.lost) for g in campaign.chapters[0].goals[:4]] == [(1, 0), (1, 0), (0, 1), (0, 0)]
    assert choices(of_version(2)) == choices(table("bomb-busters", (0, 1, 2)))


def test_the_document_of_a_table_does_not_grow_with_its_matches() -> None:
    won = Outcome((0, 1, 2), ((0, 1, 2),), Text("end-defused"), {"captain": 0})
    sizes = []
    doc = table("bomb-busters", (0, 1, 2))
    for number in range(1, 101):
        past = stored.PastMatch("m" * 32, to_builtins(Bombs(mission=1 + number % 8)), won, (0, 1, 2))
        doc = stored.counted(doc, past)
        sizes.append(len(encode(doc)))
    assert sizes[-1] - sizes[20] < 20  # digits of counts
