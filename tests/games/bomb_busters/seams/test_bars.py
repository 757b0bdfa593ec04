"""What a mission may bar: wires to point at, own halves, wires that cards mark or move, and whole deeds.

No landed mechanism bars wires yet, so each test gives the mechanism of its mission file one more rule.
"""

from collections.abc import Callable
from typing import Any

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.invariants import everything, possible, seldom
from litfuse.games.bomb_busters.mechanisms.number_goals.words import Goals
from litfuse.games.bomb_busters.state import State
from litfuse.games.bomb_busters.words import Cell
from litfuse.kernel.records import Refusal, Seat, Text
from litfuse.testing import conform
from tests.games.bomb_busters.seams.conftest import Plant
from tests.games.bomb_busters.seams.made_up import mission_of, table_of
from tests.games.bomb_busters.table import P1, P2, P3, Table, position, refused

WRITTEN = """
later = ["fast-pass", "hook", "single"]
mechanisms = [{ type = "NumberGoals" }]
"""
RULE = "BB-C-50"


def refusing(bars: Callable[..., bool]) -> Callable[..., Refusal | None]:
    return lambda *what: Refusal(RULE, Text("no-barred-here")) if bars(*what) else None


def table(*hands: str, **more: Any) -> Table:
    return position(*hands, mission=mission_of(WRITTEN), extras=(Goals(()),), **more)


def last_of_a_stand(state: State, seat: Seat, cell: Cell, role: str, way: str) -> bool:
    return role == "target" and cell == state.stands[cell[0]].uncut[-1]


@pytest.mark.rule("BB-C-50")
def test_a_barred_target_cannot_be_pointed_at_in_any_way(plant: Plant) -> None:
    plant("bars_cell", refusing(last_of_a_stand))
    here = table("2 5 7", "2 5 7", "2 5 7", usable="triple super ray")
    assert here.may(P1, "dual-cut 2:2 5")
    for says in (
        "dual-cut 2:3 7",
        "helped-cut 2:2,2:3 5 double",
        "helped-cut 2:1,2:2,2:3 5 triple",
        "helped-cut 2:3 5,7 ray",
    ):
        assert not here.may(P1, says)
        with refused(RULE):
            here.play(P1, says)
    assert here.may(P1, "helped-cut 2:1,2:2 5 double")


@pytest.mark.rule("BB-C-50")
def test_the_super_detector_leaves_barred_wires_out_and_needs_one_that_is_left(plant: Plant) -> None:
    plant("bars_cell", refusing(last_of_a_stand))
    here = table("2 5 7", "2 5 7", "7", usable="super")
    assert here.may(P1, "helped-cut 2:1,2:2 5 super")
    assert not here.may(P1, "helped-cut 2:1,2:2,2:3 5 super")
    assert not here.may(P1, "helped-cut 3:1 7 super")


@pytest.mark.rule("BB-C-50", "BB-DUAL-08")
def test_the_own_half_is_the_leftmost_that_is_not_barred(plant: Plant) -> None:
    plant("bars_cell", refusing(lambda state, seat, cell, role, way: role == "own" and bool(state.wire(cell).tokens)))
    here = table("5{5} 5 7{7}", "5 5 7", "7 7")
    assert here.called(P1) == {5}
    with refused(RULE):
        here.play(P1, "dual-cut 2:1 5~1:1")
    with refused(RULE):
        here.play(P1, "dual-cut 2:3 7")
    assert here.play(P1, "dual-cut 2:1 5").hand(P1) == "5{5} x5 7{7}"


@pytest.mark.rule("BB-C-50", "BB-SOLO-01", "BB-C-20")
def test_a_solo_cut_needs_all_its_wires_open(plant: Plant) -> None:
    plant("bars_cell", refusing(lambda state, seat, cell, role, way: way == "solo" and bool(state.wire(cell).tokens)))
    here = table("5{5} 5 7 7", "8 8", "8 8", usable="fast-pass")
    assert here.may(P1, "solo-cut 7")
    assert not here.may(P1, "solo-cut 5")
    for says in ("solo-cut 5", "fast-pass 1:1,1:2"):
        with refused(RULE):
            here.play(P1, says)
    assert here.may(P1, "fast-pass 1:3,1:4")


@pytest.mark.rule("BB-C-50")
def test_cards_neither_mark_nor_move_a_barred_wire(plant: Plant) -> None:
    plant("bars_cell", refusing(lambda state, seat, cell, role, way: role not in ("target", "own") and cell[1] == 0))
    here = table("2 5 5", "2 5 7", "2 5 7", usable="unequal post-it walkie hook single", labels=())
    barred = ("use-unequal 1:1", "use-post-it 1:1", "use-walkie 1:1 2 card", "use-hook 2:1 1", "use-single 1:1")
    for says in barred:
        assert not here.may(P1, says, owed=False)
        with refused(RULE):
            here.play(P1, says)
    swapping = here.play(P1, "use-walkie 1:2 2 card")
    assert not swapping.may(P2, "give-wire 2:1")
    assert swapping.may(P2, "give-wire 2:2")
    with refused(RULE):
        swapping.play(P2, "give-wire 2:1")


@pytest.mark.rule("BB-C-50")
@pytest.mark.parametrize(
    ("kind", "barred", "left"),
    [
        ("dual", ("dual-cut 2:1 8", "helped-cut 2:1,2:2 8 double"), "solo-cut 7"),
        ("solo", ("solo-cut 7", "fast-pass 1:1,1:2"), "dual-cut 2:1 8"),
    ],
)
def test_a_kind_of_deed_can_be_barred_entirely(plant: Plant, kind: str, barred: tuple[str, ...], left: str) -> None:
    plant("bars_deed", refusing(lambda state, seat, deed: deed == kind))
    here = table("7 7 8", "8 9", "8 9", usable="fast-pass")
    for says in barred:
        assert not here.may(P1, says)
        with refused(RULE):
            here.play(P1, says)
    assert here.may(P1, left)


@pytest.mark.rule("BB-C-49", "BB-C-50")
def test_a_player_to_whom_everything_is_barred_skips(plant: Plant) -> None:
    plant("bars_deed", refusing(lambda state, seat, deed: seat == P2 and deed in ("dual", "solo")))
    here = table("7 8", "7 8", "8 8").play(P1, "dual-cut 2:1 7")
    assert here.turn == P3


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("name", ["bars_cell", "bars_deed"])
def test_a_mission_with_bars_conforms(plant: Plant, name: str, seats: int) -> None:
    """Options, acceptance and refusals agree, and worlds that a seat cannot tell apart stay alike."""
    bars = last_of_a_stand if name == "bars_cell" else lambda state, seat, deed: deed == "solo" and seat == P1
    plant(name, refusing(bars))
    report = conform(
        GAME,
        seats,
        table_of(f"red = {{ count = 1 }}\nyellow = {{ count = 2 }}\n{WRITTEN}"),
        matches=1,
        branches=1,
        seed=5,
        count=everything,
        limits={"frame": 90_000, "notice": 1_500, "entry": 4_000, "told": 100_000},
        rule=r"BB(-[A-Z]+[0-9]*|-[0-9]+)+",
        seldom=seldom,
        possible=possible,
    )
    assert report.ok, report
