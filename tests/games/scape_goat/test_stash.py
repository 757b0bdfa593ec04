"""The stash (SG-ACT-STASH)."""

from __future__ import annotations

import pytest

from litfuse.games.scape_goat.cards import Card
from litfuse.games.scape_goat.notices import PutIntoStash, TookFromStash
from litfuse.kernel.records import SPECTATOR, Viewer
from tests.games.scape_goat.table import BLUE, GREEN, RED, YELLOW, position, refused, stale

OTHERS: tuple[Viewer, ...] = (BLUE, YELLOW, GREEN, SPECTATOR)


@pytest.mark.rule("SG-ACT-STASH-1", "SG-ACT-STASH-3")
@pytest.mark.scenario(19)
def test_the_same_card_may_go_back_and_nobody_can_tell() -> None:
    table = position("", "R B", "", "", turn=RED, stash="Y X G").play(RED, "move stash", "stash-take 2")
    assert table.hand(RED) == "B R X"
    assert table.told(RED) == (TookFromStash(RED, 2, Card.GRAY),)
    for viewer in OTHERS:
        assert table.told(viewer) == (TookFromStash(RED, 2),)
        assert table.view(viewer).sizes == (2, 3, 2, 2)
    back, other = table.copy().play(RED, "stash-return X"), table.copy().play(RED, "stash-return B")
    assert (back.stash, other.stash) == ("Y X G", "Y B G")
    for viewer in OTHERS:
        assert back.told(viewer) == other.told(viewer) == (PutIntoStash(RED, 2),)
        assert back.match.frame(viewer) == other.match.frame(viewer)


@pytest.mark.rule("SG-ACT-STASH-2", "SG-SWAP-3")
@pytest.mark.scenario(20)
def test_the_own_colour_may_go_into_the_stash_and_then_binds_no_more() -> None:
    table = position("", "R B", "", "", turn=RED, stash="Y X G")
    table.play(RED, "move stash", "stash-take 1", "stash-return R")
    assert (table.hand(RED), table.stash) == ("B Y", "R X G")
    assert sorted(a.card for a in table.options(RED, "swap")) == ["B", "Y"]


@pytest.mark.rule("SG-ACT-STASH-3", "SG-INFO-3")
@pytest.mark.scenario(21)
def test_a_card_put_into_the_stash_is_known_until_its_taker_puts_one_back() -> None:
    table = position("", "R B", "", "", turn=RED, stash="Y X G", places="prep spy trade spy")
    table.play(RED, "move stash", "stash-take 1", "stash-return R", "swap B")
    assert table.known(RED).stash[0] is Card.R
    table.idle(GREEN).play(GREEN, "move stash", "stash-take 1")
    assert "R" in table.hand(GREEN).split()
    assert "R" in table.sure(RED, GREEN).split()
    table.play(GREEN, f"stash-return {table.hand(GREEN).split()[0]}")
    assert "R" not in table.sure(RED, GREEN).split()
    assert table.known(RED).stash[0] is None


@pytest.mark.rule("SG-ACT-STASH-1", "SG-NET-1")
@pytest.mark.scenario(22)
def test_only_one_card_of_the_stash_is_looked_at() -> None:
    table = position("", "", "", "").play(BLUE, "move stash")
    assert sorted(a.slot for a in table.options(BLUE, "stash")) == [1, 2, 3]
    table.play(BLUE, "stash-take 1")
    with stale():
        table.play(BLUE, "stash-take 2")
    assert table.asked == ["0.stash-return"]


@pytest.mark.rule("SG-ACT-STASH-1")
def test_only_a_card_of_the_hand_goes_back() -> None:
    table = position("B R", "", "", "", stash="Y X G").play(BLUE, "move stash", "stash-take 1")
    assert sorted(a.card for a in table.options(BLUE, "stash-return")) == ["B", "R", "Y"]
    with refused("SG-ACT-STASH-1"):
        table.play(BLUE, "stash-return G")
