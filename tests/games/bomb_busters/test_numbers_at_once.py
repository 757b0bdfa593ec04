"""All four wires of a number at once: sevens that come last (46)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import Equipment
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, not_to_be
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, position, refused

RULE = "BB-X-MULTI"
SEVENS = ("7 7", "6 7 9", "6 6 9", "6 7 9 9")


def sevens(*hands: str, **more: object) -> Table:
    return position(*hands, number=46, **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M46-1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_four_yellow_wires_lie_around_the_sevens_and_none_is_red(seats: int) -> None:
    table = dealt(seats, 46, captain=P1) if seats > 2 else dealt(2, 46, captain=P1)
    mission = table.state.mission
    assert (mission.yellow.fixed, mission.yellow.count, mission.red.count) == ((5, 6, 7, 8), 4, 0)
    pool = pool_of(mission)
    assert Equipment.FALSE_BOTTOM in pool
    assert Equipment.BATTERIES not in pool
    assert mission.first_tokens(captain=True) == ("none" if seats == 2 else "own")
    assert mission.characters == "choice"


@pytest.mark.rule("BB-M46-2", "BB-X-MULTI")
@pytest.mark.scenario("BB-M46-S1")
def test_a_seven_is_called_in_no_way() -> None:
    table = sevens("7 7 9", "6 7 9", "6 6 9", "6 7 9", usable="ray")
    for says in ("dual-cut 2:2 7", "solo-cut 7", "helped-cut 2:1,2:2 7 double", "helped-cut 2:2 7,9 ray"):
        with refused(RULE):
            table.play(P1, says)


@pytest.mark.rule("BB-M46-4")
@pytest.mark.scenario("BB-M46-S2")
def test_a_seven_that_is_hit_with_another_number_gets_its_token() -> None:
    table = sevens("6 7 7", "6 7 9", "6 6 7 9", "9 9").play(P1, "dual-cut 3:3 6")
    assert (table.hand(P3), table.dial) == ("6 6 7{7} 9", 3)


@pytest.mark.rule("BB-M46-3")
@pytest.mark.scenario("BB-M46-S3")
def test_a_hand_of_sevens_must_point_at_all_four() -> None:
    table = sevens(*SEVENS, usable="mug stabilizer")
    assert {type(a).__name__ for a in table.options(P1)} == {"CutTogether"}
    with refused(RULE):
        table.play(P1, "use-mug 2")
    assert sevens(*SEVENS).play(P1, "cut-together 1:1,1:2,2:2,4:3").ended == "explosion"
    table.play(P1, "cut-together 1:1,1:2,2:2,4:2")
    assert [table.hand(s) for s in (P1, P2, P4)] == ["x7 x7", "6 x7 9", "6 x7 9 9"]
    assert (table.turn, table.ended) == (P2, "")


@pytest.mark.rule("BB-M46-3")
@pytest.mark.scenario("BB-M46-S4")
def test_a_hand_with_another_wire_may_not_do_it() -> None:
    with refused(RULE):
        sevens("7 7 9", "6 7 9", "6 6 9", "6 7 9").play(P1, "cut-together 1:1,1:2,2:2,4:2")


@pytest.mark.rule("BB-M46-5")
def test_yellow_wires_are_called_as_ever() -> None:
    assert sevens("7 7 y5", "6 7 y8", "6 6", "6 7").play(P1, "dual-cut 2:3 yellow").hand(P2) == "6 7 xy8"


LAST = """
mechanisms = [{ type = "SimultaneousCut", colour = "blue", number = 2, count = 4, anybody_from = 2, last = true }]
"""


@pytest.mark.rule("BB-X-MULTI")
@pytest.mark.parametrize(
    "written",
    [
        LAST.replace("count = 4", "count = 3"),
        f"blue = 3\n{LAST.replace('number = 2', 'number = 4')}",
        f"red = {{ count = 1 }}\n{LAST}",
        f"yellow = {{ count = 3 }}\n{LAST.replace('blue', 'yellow').replace('number = 2, count = 4', 'count = 3')}",
        LAST.replace("last = true", 'failure = "tokens"'),
        'red = { count = 3 }\nmechanisms = [{ type = "SimultaneousCut", number = 3 }]',
    ],
)
def test_a_set_that_cannot_be_is_refused(written: str) -> None:
    with not_to_be(RULE):
        begun(written, 4)


SMALL = "blue = {blue}\ndial = 6\nyellow = {{ count = 2 }}\n"
DRAWN = 'mechanisms = [{ type = "SimultaneousCut", colour = "blue", count = 4, anybody_from = 2 }]'


@pytest.mark.rule("BB-X-MULTI")
@pytest.mark.parametrize(("seats", "blue"), [(2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize("mechanisms", [LAST, DRAWN])
def test_odds_with_a_number_cut_at_once_equal_those_of_every_deal(seats: int, blue: int, mechanisms: str) -> None:
    done = exact_odds(SMALL.format(blue=blue) + mechanisms, seats, range(6), "walkie mug")
    assert done["DualCut"]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mechanisms", [LAST, DRAWN])
def test_a_mission_with_a_number_cut_at_once_conforms(seats: int, mechanisms: str) -> None:
    conforms(SMALL.format(blue=5) + mechanisms, seats)
