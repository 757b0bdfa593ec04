"""Missions whose wires are not all in order (20, 35), or not seen by their owner (38, 56, 64)."""

import pytest

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.deals import BLUE
from litfuse.games.bomb_busters.mechanisms.blind_wires.words import BlindPanel
from litfuse.games.bomb_busters.mechanisms.unsorted_wires.words import UnsortedPanel
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.view import Hidden, Shown
from litfuse.games.bomb_busters.words import RED, YELLOW, Character, Equipment
from litfuse.kernel.records import Draw
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, picked, position, refused, scripted


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


def turned(*hands: str, number: int = 38, **more: object) -> Table:
    return position(*hands, number=number, **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M38-1", "BB-C-31")
@pytest.mark.parametrize("seats", GAME.seats)
def test_one_wire_of_the_captain_is_turned_in_mission_38(seats: int) -> None:
    before = dealt(seats, 38, captain=P2)
    assert before.asked[0][1] == "pick"
    assert before.view(P1).panels == (BlindPanel(0, ()),)  # there are no wires yet
    table = picked(seats, 38, captain=P2)
    mission = table.state.mission
    assert (mission.red.count, mission.yellow.count) == (3 if seats == 2 else 2, 0)
    found = [(s.owner, n - len(s.wires)) for s in table.state.stands for n, w in enumerate(s.wires) if w.apart]
    assert found == [(P2, -1)]
    assert table.view(P1).panels == (BlindPanel(0, (P2,)),)


FOUR = ("4 9@", "4 7", "7 9", "4 7")


@pytest.mark.rule("BB-M38-2", "BB-M38-3", "BB-X-FLIP")
@pytest.mark.scenario("BB-M38-S1", "BB-M38-S2", "BB-M38-S3", "BB-M38-S5")
def test_only_the_captain_cuts_the_turned_wire_and_a_mistake_explodes() -> None:
    with refused("BB-X-FLIP"):
        turned("4 9@", "4 9", "7 9", "4 7", turn=P2).play(P2, "dual-cut 1:2 9")
    assert turned(*FOUR).play(P1, "cut-blind 3:2 9 1:2").hand(P1) == "4 x9@"
    assert turned("4 9@", "4 7", "7 8", "4 8").play(P1, "cut-blind 3:2 8 1:2").ended == "explosion"
    assert turned("4 9@", "4 7", "7 5", "4 5").play(P1, "cut-blind 3:2 5 1:2").ended == "explosion"


@pytest.mark.rule("BB-M38-2")
def test_the_stabilizer_does_not_help_with_a_turned_wire() -> None:
    """Whoever has used it makes a Dual Cut without a turned wire, and who could not make one cannot use it."""
    table = turned("4 9@", "4 7", "7 8", "4 8", usable="stabilizer").play(P1, "use-stabilizer")
    with refused("BB-EQ-09-5"):
        table.play(P1, "cut-blind 3:2 8 1:2")
    assert not turned("r4 9@", "4 7", "7 8", "4 8", usable="stabilizer").may(P1, "use-stabilizer")


@pytest.mark.rule("BB-M38-3")
def test_no_detector_takes_the_turned_wire_of_the_captain_in() -> None:
    hands = ("4 7 9@", "4 9", "7 9", "4 7")
    with refused("BB-X-FLIP"):
        turned(*hands, turn=P2).play(P2, "helped-cut 1:2,1:3 9 double")
    swept = turned(*hands, turn=P2, usable="super").play(P2, "helped-cut 1:1,1:2 4 super").play(P1, "settle 1:1")
    assert swept.hand(P1) == "x4 7 9@"


@pytest.mark.rule("BB-M38-4", "BB-C-49")
@pytest.mark.scenario("BB-M38-S4")
def test_a_player_who_could_only_cut_the_turned_wire_skips_for_a_step() -> None:
    hands = ("4 7 9@", "9 r5", "4 7 8", "8 8 8")
    table = turned(*hands).play(P1, "dual-cut 3:1 4")
    assert (table.turn, table.dial) == (P3, 3)
    asked = turned(*hands, usable="walkie").play(P1, "dual-cut 3:1 4")
    assert asked.asked == ((P2, "turn"),)
    assert {"DualCut", "Skip"} <= {type(a).__name__ for a in asked.options(P2)}
    assert asked.called(P2) == {9}
    assert (asked.dial, asked.play(P2, "skip").dial) == (4, 3)
    solo = turned("4 7 5@", "9 9 r5", "4 7 8", "8 8 8").play(P1, "dual-cut 3:1 4")
    assert solo.asked == ((P2, "turn"),)


@pytest.mark.rule("BB-M38-5", "BB-X-FLIP")
def test_a_red_turned_wire_of_the_captain_is_revealed_with_a_red_hand() -> None:
    table = turned("4 r2@", "4 7", "7", "8 8").play(P1, "dual-cut 2:1 4")
    table.play(P2, "dual-cut 3:1 7").play(P4, "solo-cut 8")
    assert (table.hand(P1), table.won) == ("x4 xr2@", True)


@pytest.mark.rule("BB-M56-1", "BB-M64-1", "BB-C-32")
@pytest.mark.parametrize(("number", "count"), [(56, 1), (64, 2)])
@pytest.mark.parametrize("seats", GAME.seats)
def test_wires_of_everybody_are_turned(number: int, count: int, seats: int) -> None:
    table = picked(seats, number)
    mission = table.state.mission
    reds = {56: (2, 3), 64: (1, 1)}[number] if seats > 2 else {56: (3, 3), 64: (2, 2)}[number]
    assert (mission.red.count, mission.red.shown) == reds
    assert {Equipment.SINGLE, Equipment.DROP, Equipment.FAST_PASS, Equipment.DISINTEGRATOR, Equipment.HOOK} <= set(
        pool_of(mission)
    )
    for seat in range(seats):
        mine = [c for c in table.state.uncut(seat) if table.state.wire(c).apart == "turned"]
        stands = table.state.stands_of(seat)
        last = len(table.state.stands[mine[-1][0]].wires) - 1
        assert (len(mine), mine[-1][1]) == (count, last)
        if count == 2:
            assert (mine[0], mine[1][0]) == ((stands[0], 0), stands[-1])
            assert table.state.wire(mine[0]).key <= table.state.wire(mine[1]).key


@pytest.mark.rule("BB-M56-3", "BB-C-23")
@pytest.mark.scenario("BB-C-S15", "BB-M56-S1", "BB-M56-S3")
def test_a_teammate_points_at_a_turned_wire_for_a_step_and_with_nothing_but_a_value() -> None:
    hands = ("4 5@", "8 4 6@", "4 5 8@", "8 4")
    table = turned(*hands, number=56, turn=P2).play(P2, "dual-cut 3:3 8")
    assert (table.hand(P2), table.hand(P3), table.dial) == ("x8 4 6@", "4 5 x8@", 3)
    with refused("BB-X-FLIP"):
        turned(*hands, number=56, turn=P2).play(P2, "helped-cut 3:2,3:3 8 double")
    asked = turned(*hands, number=56, usable="radar").play(P1, "use-radar 6 card")
    assert asked.told(P1)[-1].yes == (False, False, False, False)  # type: ignore[attr-defined]


@pytest.mark.rule("BB-M56-3")
def test_the_stabilizer_saves_the_step_for_the_failure_and_not_the_one_for_pointing() -> None:
    hands = ("4 5@", "8 4 6@", "4 5 8@", "8 4")
    failed = turned(*hands, number=56, turn=P2).play(P2, "dual-cut 3:3 4")
    assert (failed.dial, failed.hand(P3)) == (2, "4 5 8@{8}")
    stable = turned(*hands, number=56, turn=P2, usable="stabilizer").play(P2, "use-stabilizer")
    assert stable.play(P2, "dual-cut 3:3 4").dial == 3


@pytest.mark.rule("BB-M56-2")
@pytest.mark.scenario("BB-M56-S2")
def test_the_owner_of_a_turned_wire_must_not_be_wrong_about_it() -> None:
    hands = ("4 5@", "8 4 6@", "4 5 8@", "8 4")
    assert turned(*hands, number=56, turn=P3).play(P3, "cut-blind 4:2 4 3:3").ended == "explosion"
    assert turned(*hands, number=56, turn=P3).play(P3, "cut-blind 4:1 8 3:3").hand(P3) == "4 5 x8@"


@pytest.mark.rule("BB-M56-4", "BB-C-13")
def test_the_last_step_for_pointing_loses_even_with_the_last_cut() -> None:
    assert turned("8", "8@", number=56, dial=1).play(P1, "dual-cut 2:1 8").ended == "dial"


@pytest.mark.rule("BB-M64-1", "BB-X-FLIP")
@pytest.mark.scenario("BB-M64-S1")
def test_of_two_turned_wires_the_lower_stands_left_and_their_owner_sees_neither() -> None:
    """The hand of P1 has a 3 and an 11 only once: the draw turns these."""
    deals = (picked(4, 64, b"two turned %d" % n) for n in range(200))
    table = next(t for t in deals if outer(t) == (3, 11))
    row = table.view(P1).stands[P1].wires
    assert [isinstance(w, Hidden) for w in row] == [True] + [False] * (len(row) - 2) + [True]
    seen = table.view(P2).stands[P1].wires
    assert [w.key for w in (seen[0], seen[-1]) if isinstance(w, Shown)] == [30, 110]


def outer(table: Table) -> tuple[int, int]:
    wires = table.state.stands[P1].wires
    return wires[0].value, wires[-1].value


@pytest.mark.rule("BB-M64-2")
@pytest.mark.scenario("BB-M64-S2")
def test_a_teammate_cuts_the_higher_turned_wire_for_a_step() -> None:
    table = turned("3@ 4 11@", "4 11", "3 4", "4 3 3 11 11", number=64, turn=P2).play(P2, "dual-cut 1:3 11")
    assert (table.hand(P1), table.dial) == ("3@ 4 x11@", 3)


@pytest.mark.rule("BB-M64-3")
@pytest.mark.scenario("BB-M64-S3")
def test_a_solo_cut_takes_turned_wires_along() -> None:
    table = turned("3@ 3 11@", "4 11", "4 4", "4 11 11", number=64).play(P1, "solo-blind 3 1:1")
    assert table.hand(P1) == "x3@ x3 11@"
    wrong = turned("4@ 3 11@", "4 11", "3 4", "4 11 11", number=64)
    assert wrong.play(P1, "solo-blind 3 1:1").ended == "explosion"
    both = turned("5@ 3 5@", "4 11", "3 4", "4 11", number=64)
    assert both.play(P1, "solo-blind 5 1:1,1:3").hand(P1) == "x5@ 3 x5@"
