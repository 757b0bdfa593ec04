"""What a failed Dual Cut costs and tells: a player who must not fail, failures that tell nothing."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import failures
from litfuse.games.bomb_busters.deeds import Deed
from litfuse.games.bomb_busters.mechanisms.base import AnyMechanism, Cost, Mechanism
from litfuse.games.bomb_busters.notices import TokenWithheld
from litfuse.games.bomb_busters.state import State
from litfuse.games.bomb_busters.words import NUMBERS, RED, YELLOW
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import mission_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, position, refused

FRAGILE = """
red = { count = 1 }
mechanisms = [{ type = "FragilePlayer", who = "captain" }]
"""
UNTOLD = """
red = { count = 2 }
tokens = "none"
ban = ["post-it"]
mechanisms = [{ type = "UntoldFailures" }]
"""
HANDS = ("3 8", "3 r5 8", "3 8")


def fragile(*hands: str, **more: object) -> Table:
    return position(*hands, mission=mission_of(FRAGILE), **more)  # type: ignore[arg-type]


def untold(*hands: str, **more: object) -> Table:
    return position(*hands, mission=mission_of(UNTOLD), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-X-FRAGILE")
def test_a_failed_dual_cut_of_the_fragile_player_explodes_with_a_detector_too() -> None:
    plain = fragile(*HANDS).play(P1, "dual-cut 2:1 8")
    assert (plain.ended, plain.dial, plain.hand(P2)) == ("explosion", 3, "3 r5 8")
    assert fragile(*HANDS).play(P1, "helped-cut 2:2,2:3 3 double").ended == "explosion"


@pytest.mark.rule("BB-X-FRAGILE", "BB-C-41")
def test_the_fragile_player_may_not_use_the_stabilizer_and_in_some_missions_no_equipment() -> None:
    table = fragile(*HANDS, usable="stabilizer rewinder", dial=2, start=3)
    assert not table.may(P1, "use-stabilizer")
    assert table.may(P1, "use-rewinder", owed=False)
    with refused("BB-X-FRAGILE"):
        table.play(P1, "use-stabilizer")
    mission = mission_of(FRAGILE.replace("}]", ", equipment = false }]"))
    bare = position(*HANDS, mission=mission, usable="stabilizer rewinder", dial=2, start=3)
    assert not bare.may(P1, "use-rewinder", owed=False)
    with refused("BB-X-FRAGILE"):
        bare.play(P1, "use-rewinder")
    assert bare.may(P2, "use-rewinder", owed=False)
    assert bare.may(P1, "helped-cut 2:2,2:3 3 double")


@pytest.mark.rule("BB-X-FRAGILE")
def test_nothing_protects_the_fragile_player() -> None:
    state = replace(fragile(*HANDS).state, stable=True, deed=Deed(P1, "dual", ((P2, 1),)))
    assert not failures.protected(state)
    assert failures.protected(replace(state, deed=Deed(P3, "dual", ((P2, 1),))))


@pytest.mark.rule("BB-X-FRAGILE")
def test_other_players_fail_as_usual_also_at_a_wire_of_the_fragile_player() -> None:
    table = fragile("3 8", "3 r5 8", "3 8", turn=P2, usable="stabilizer").play(P2, "dual-cut 1:1 8")
    assert (table.dial, table.hand(P1), table.ended) == (2, "3{3} 8", "")
    stable = fragile("3 8", "3 r5 8", "3 8", turn=P3, usable="stabilizer").play(P3, "use-stabilizer")
    stable.play(P3, "dual-cut 2:2 8")
    assert (stable.dial, stable.ended, stable.state.wire((P2, 1)).red) == (3, "", True)


@pytest.mark.rule("BB-X-FRAGILE")
def test_solo_cuts_and_right_calls_of_the_fragile_player_work_as_usual() -> None:
    assert fragile("3 8", "3 r5 8", "8 8").play(P1, "dual-cut 2:1 3").turn == P2
    table = fragile("3 3 8", "r5 8", "8 8").play(P1, "solo-cut 3")
    assert (table.dial, table.turn) == (3, P2)
    for viewer in (P1, P2, "spectator"):
        assert table.view(viewer).panels[0].seat == P1  # type: ignore[union-attr]


@pytest.mark.rule("BB-X-NOINFO", "BB-DUAL-11")
def test_a_failure_costs_a_step_and_tells_only_that_the_wire_is_not_red() -> None:
    table = untold("3 8", "3 r5 8", "3 8 r9").play(P1, "dual-cut 2:1 8")
    assert (table.dial, table.hand(P2), table.turn) == (2, "3 r5 8", P2)
    assert TokenWithheld(P2, ((P2, 0),)) in table.told(P3)
    clues = table.known(P3).clues
    assert clues is not None
    assert {(x.cells, x.values) for x in clues.lacks} == {(((P2, 0),), (8,)), (((P2, 0),), (RED,))}


@pytest.mark.rule("BB-X-NOINFO", "BB-DTC-05")
def test_a_detector_that_finds_nothing_asks_nobody() -> None:
    table = untold("3 8", "3 r5 8", "3 8 r9").play(P1, "helped-cut 2:2,2:3 3 double")
    assert (table.dial, table.hand(P2), table.asked) == (2, "3 r5 8", ((P2, "turn"),))
    clues = table.known(P3).clues
    assert clues is not None
    assert (((P2, 1), (P2, 2)), (*NUMBERS, YELLOW)) in {(x.cells, x.values) for x in clues.has}
    both = untold("3", "r4 r5", "3").play(P1, "helped-cut 2:1,2:2 3 double")
    assert both.ended == "explosion"


@pytest.mark.rule("BB-X-NOINFO", "BB-EQ-09-3")
def test_the_stabilizer_still_shows_red_wires() -> None:
    table = untold("3 8", "3 r5 8", "3 8 r9", usable="stabilizer").play(P1, "use-stabilizer")
    table.play(P1, "dual-cut 2:2 8")
    assert (table.dial, table.state.wire((P2, 1)).red) == (3, True)


class Stub(Mechanism[None, None]):
    def __init__(self, cost: Cost | None = None, protected: bool | None = None) -> None:
        super().__init__(None, 0)
        self.cost = cost
        self.protected = protected

    def fails(self, state: State, deed: Deed) -> Cost | None:
        return self.cost

    def protects(self, state: State, deed: Deed) -> bool | None:
        return self.protected


@pytest.mark.rule("BB-DUAL-11", "BB-EQ-09-2")
@pytest.mark.parametrize(
    ("hooks", "lost"),
    [
        ([Stub()], 1),
        ([Stub(Cost(2)), Stub()], 2),
        ([Stub(Cost(0)), Stub()], 0),
        ([Stub(Cost(0)), Stub(Cost(2))], 2),
        ([Stub(Cost(2)), Stub(protected=True)], 0),
        ([Stub(protected=False), Stub(protected=True)], 1),
        ([Stub(Cost(0, explode=True)), Stub(Cost(2))], None),
        ([Stub(Cost(0, explode=True)), Stub(protected=True)], 0),
    ],
)
def test_answers_of_several_mechanisms_combine_in_any_order(
    hooks: Sequence[AnyMechanism], lost: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for said in (hooks, hooks[::-1]):
        monkeypatch.setattr(failures, "having", lambda mission, hook, said=said: said)
        table = fragile("3", "3 r5 8", "3 8", "8 8", turn=P4).play(P4, "dual-cut 2:1 8")
        assert table.ended == ("explosion" if lost is None else "")
        assert table.dial == 4 - (lost or 0)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("written", [FRAGILE, UNTOLD])
def test_missions_with_special_failures_conform(written: str, seats: int) -> None:
    conforms("blue = 5\ndial = 6" + written, seats)


@pytest.mark.rule("BB-X-NOINFO")
@pytest.mark.parametrize(("seats", "blue"), [(2, 2), (3, 2), (4, 3)])
def test_odds_after_untold_failures_equal_those_of_every_deal(seats: int, blue: int) -> None:
    done = exact_odds(f"blue = {blue}\ndial = 6\n{UNTOLD}", seats, range(8), "walkie stabilizer triple")
    assert done["DualCut"]
    assert done["HelpedCut"]
