"""A verdict of the mission's own, after the test for success: a fuse instead of the dial (BB-X-NANO)."""

import pytest

from litfuse.games.bomb_busters.mechanisms.walking_fuse.words import Burnt, FusePanel
from tests.games.bomb_busters.seams.made_up import mission_of
from tests.games.bomb_busters.table import P1, P2, Table, position

WRITTEN = """
dial = 0
ban = ["rewinder", "stabilizer"]
red = { count = 1 }
mechanisms = [{ type = "WalkingFuse" }]
"""


def burning(*hands: str, space: int = 0, usable: str = "") -> Table:
    mission = mission_of(WRITTEN if any("r" in h for h in hands) else WRITTEN.replace("red = { count = 1 }", ""))
    return position(*hands, mission=mission, extras=(Burnt(space),), usable=usable)


def space(table: Table) -> int:
    (panel,) = table.view("spectator").panels
    assert isinstance(panel, FusePanel)
    assert table.view(P1).panels == table.view(P2).panels
    return panel.space


HANDS = ("5 7 7", "5 7", "7 8 8")


@pytest.mark.rule("BB-X-NANO")
@pytest.mark.parametrize(
    ("at", "says", "then"),
    [(0, "dual-cut 2:1 5", 1), (5, "dual-cut 2:1 5", 4), (4, "dual-cut 2:1 7", 6), (7, "dual-cut 2:1 7", 9)],
)
def test_the_fuse_moves_by_what_was_cut(at: int, says: str, then: int) -> None:
    assert space(burning(*HANDS, space=at).play(P1, says)) == then


@pytest.mark.rule("BB-X-NANO", "BB-C-21")
def test_a_turn_without_a_cut_does_not_move_the_fuse() -> None:
    assert space(burning(*HANDS, space=3, usable="mug").play(P1, "use-mug 3")) == 3
    reveals = burning("5 7", "r4", "5 7", space=3).play(P1, "dual-cut 3:1 5")
    assert (reveals.hand(P2), space(reveals)) == ("xr4", 4)


@pytest.mark.rule("BB-X-NANO", "BB-C-8", "BB-C-13")
def test_at_the_end_of_the_track_the_bomb_explodes() -> None:
    failed = burning(*HANDS, space=10).play(P1, "dual-cut 2:1 7")
    assert (space(failed), failed.ended) == (12, "explosion")
    cut = burning(*HANDS, space=11).play(P1, "dual-cut 2:1 5")
    assert (space(cut), cut.ended) == (12, "explosion")


@pytest.mark.rule("BB-X-NANO", "BB-C-13")
def test_the_last_cut_wins_before_the_fuse_moves() -> None:
    table = burning("5", "5", space=11).play(P1, "dual-cut 2:1 5")
    assert (table.won, space(table)) == (True, 11)


@pytest.mark.rule("BB-X-NANO")
def test_a_red_wire_still_explodes_at_once() -> None:
    assert burning("5", "r4", "5").play(P1, "dual-cut 2:1 5").ended == "explosion"
