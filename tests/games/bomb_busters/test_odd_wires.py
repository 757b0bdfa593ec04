"""Missions whose wires are not all in order, or not seen by their owner: strays (20, 35)."""

import pytest

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.deals import BLUE
from litfuse.games.bomb_busters.mechanisms.unsorted_wires.words import UnsortedPanel
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import RED, YELLOW, Character, Equipment
from litfuse.kernel.records import Draw
from tests.games.bomb_busters.table import P1, P2, P3, Table, dealt, picked, position, refused, scripted


def strays(*hands: str, number: int = 20, **more: object) -> Table:
    return position(*hands, number=number, **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M20-1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_each_stand_of_mission_20_ends_with_the_wire_that_was_dealt_last(seats: int) -> None:
    mission = MISSIONS[20].at(seats)
    two = seats == 2
    assert (mission.yellow.count, mission.yellow.shown) == ((4, 4) if two else (2, 2))
    assert (mission.red.count, mission.red.shown) == ((2, 3) if two else (2, 2))
    assert Equipment.WALKIE not in pool_of(mission)
    assert Equipment.FALSE_BOTTOM in pool_of(mission)
    stands = dealt(seats, 20).state.stands
    assert all([w.apart for w in s.wires] == [None] * (len(s.wires) - 1) + ["stray"] for s in stands)


@pytest.mark.rule("BB-M20-1")
@pytest.mark.scenario("BB-M20-S1")
def test_a_three_that_was_dealt_last_stands_right_of_higher_wires() -> None:
    """The pool is dealt in order, one wire to each stand in turn: the last four go to P1, P2, P3, P4."""
    pool = [*BLUE, 11, 21, 15, 25]
    order = [n for n in range(52) if n not in (8, 9, 10, 11)] + [8, 9, 10, 11]
    assert [pool[n] for n in order[-4:]] == [30, 30, 30, 30]
    draws = [
        Draw("yellow draw", 11, tuple(range(11))),
        Draw("red draw", 11, tuple(range(11))),
        Draw("pool shuffle", 52, tuple(order)),
    ]
    table = scripted(4, Config(mission=20, captain=P1), draws)
    for stand in table.state.stands:
        assert (stand.wires[-1].key, stand.wires[-1].apart) == (30, "stray")
        assert max(w.key for w in stand.wires) > 100


@pytest.mark.rule("BB-M20-2", "BB-X-XWIRE")
@pytest.mark.scenario("BB-M20-S2", "BB-M20-S3")
def test_cards_pass_over_a_stray_that_a_plain_cut_may_have() -> None:
    hands = ("3 5 8", "5 7 9 3^", "5 8 9", "3 9")
    asked = strays(*hands, usable="radar").play(P1, "use-radar 3 card")
    assert asked.told(P1)[-1].yes == (True, False, False, True)  # type: ignore[attr-defined]
    with refused("BB-X-XWIRE"):
        strays(*hands).play(P1, "helped-cut 2:2,2:4 3 double")
    assert strays(*hands).play(P1, "dual-cut 2:4 3").hand(P2) == "5 7 9 x3^"


@pytest.mark.rule("BB-M20-2")
def test_a_failed_plain_cut_at_a_stray_sets_a_token() -> None:
    table = strays("3 5", "5 9 8^", "3 8 9").play(P1, "dual-cut 2:3 5")
    assert (table.hand(P2), table.dial) == ("5 9 8^{8}", 2)


@pytest.mark.rule("BB-M20-3")
def test_a_stray_that_would_be_in_order_stays_a_stray() -> None:
    table = next(t for n in range(50) if ordered(t := dealt(4, 20, key=b"in order %d" % n)))
    assert [s.wires[-1].apart for s in table.state.stands] == ["stray"] * 4


def ordered(table: Table) -> bool:
    """Does some stand show its wires in order all the same?"""
    rows = [[w.key for w in s.wires] for s in table.state.stands]
    return any(row == sorted(row) for row in rows)


@pytest.mark.rule("BB-M20-4")
def test_a_first_token_may_stand_before_a_blue_stray_and_before_no_red_one() -> None:
    seen = set()
    for n in range(40):
        table = dealt(4, 20, key=b"first %d" % n)
        last = (P1, len(table.state.stands[P1].wires) - 1)
        blue = table.state.value(last) <= 12
        assert (last in {a.cell for a in table.options(P1)}) == blue
        seen.add(blue)
    assert seen == {True, False}


@pytest.mark.rule("BB-M20-4")
def test_a_red_stray_is_revealed_with_a_red_hand() -> None:
    table = strays("3 5", "r7 r4^", "3 5").play(P1, "dual-cut 3:1 3")
    assert table.hand(P2) == "xr7 xr4^"


@pytest.mark.rule("BB-M35-1", "BB-C-31")
@pytest.mark.parametrize("seats", GAME.seats)
def test_each_stand_of_mission_35_ends_with_a_blue_wire_that_was_dealt_first(seats: int) -> None:
    table = picked(seats, 35)
    mission = table.state.mission
    assert (mission.red.count, mission.red.shown) == ((3, 3) if seats == 2 else (2, 3))
    assert mission.yellow.count == 4
    assert Equipment.WALKIE not in pool_of(mission)
    offered = dealt(seats, 35).options(P2)
    assert Character.WALKIE not in {a.character for a in offered}
    for stand in table.state.stands:
        assert [w.apart for w in stand.wires] == [None] * (len(stand.wires) - 1) + ["stray"]
        assert stand.wires[-1].value not in (RED, YELLOW)
    sizes = sorted(len(s.wires) for s in table.state.stands)
    assert sizes[-1] - sizes[0] <= 1


@pytest.mark.rule("BB-M35-2", "BB-M35-3")
@pytest.mark.scenario("BB-M35-S1", "BB-M35-S2")
def test_a_locked_stray_is_cut_once_all_four_yellow_wires_are() -> None:
    hands = ("6 y3", "4 9 6^", "y5 4 9", "9 9 6")
    table = strays(*hands, number=35)
    assert table.state.cuts[YELLOW] == 2
    with refused("BB-X-XWIRE"):
        table.play(P1, "dual-cut 2:3 6")
    assert table.view(P1).panels == (UnsortedPanel(0, locked=True),)
    free = strays("6 xy3", "4 9 6^", "xy5 4 9", "9 9 6", number=35)
    assert free.view(P1).panels == (UnsortedPanel(0),)
    assert free.play(P1, "dual-cut 2:3 6").hand(P2) == "4 9 x6^"


@pytest.mark.rule("BB-M35-3")
def test_a_locked_stray_is_neither_called_nor_part_of_a_solo_cut() -> None:
    table = strays("6 y3 8 8^", "6 9 y4", "6 9", number=35)
    assert table.called(P1) == {6, 8, YELLOW}
    for says in ("solo-cut 8", "dual-cut 2:2 8~1:4"):
        with refused("BB-X-XWIRE"):
            table.play(P1, says)
    alone = strays("6 y3 8^", "6 8 y4", "6 9", number=35)
    assert alone.called(P1) == {6, YELLOW}
    assert strays("6 xy3 8 8^", "6 9 xy4", "6 9", number=35).may(P1, "solo-cut 8")


@pytest.mark.rule("BB-M35-2")
def test_cards_leave_a_stray_alone_also_when_it_is_no_longer_locked() -> None:
    table = strays("6 8", "6 9 8^", "9", number=35, usable="post-it equal triple", turn=P2)
    for says in ("use-post-it 2:3", "use-equal 2:2"):
        with refused("BB-X-XWIRE"):
            table.play(P2, says)
    with refused("BB-X-XWIRE"):
        strays("6 8", "6 9 8^", "9", number=35).play(P1, "helped-cut 2:1,2:3 6 double")


@pytest.mark.rule("BB-M35-4", "BB-X-XWIRE")
@pytest.mark.scenario("BB-M35-S3")
def test_a_hand_of_locked_strays_and_red_wires_costs_a_step() -> None:
    table = strays("3 y1 6", "r7 6^", "3 y2 6", "6 9", number=35).play(P1, "dual-cut 3:1 3")
    assert (table.turn, table.dial) == (P3, 3)
    red = strays("3 y1", "r7 r8", "3 y2", "9 9", number=35).play(P1, "dual-cut 3:1 3")
    assert (red.hand(P2), red.turn, red.dial) == ("xr7 xr8", P3, 4)
