"""A number whose wires are treated as red ones."""

import pytest

from litfuse.games.bomb_busters.content import UNLOCKED_BY
from litfuse.games.bomb_busters.mechanisms.red_number.words import RedCard
from litfuse.games.bomb_busters.notices import CountsAsRed
from litfuse.games.bomb_busters.odds import Odds
from litfuse.games.bomb_busters.words import RED
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, mission_of, not_to_be
from tests.games.bomb_busters.table import P1, P2, P3, Table, position, refused

WRITTEN = """
yellow = { count = 2 }
later = ["false-bottom"]
mechanisms = [{ type = "RedNumber" }]
"""
RULE = "BB-X-REDLIKE"


def table(*hands: str, number: int = 7, **more: object) -> Table:
    mission = mission_of('mechanisms = [{ type = "RedNumber" }]')
    return position(*hands, mission=mission, extras=(RedCard(number),), reds=(RED, number), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-X-REDLIKE")
def test_a_number_is_drawn_openly_and_its_card_is_left_out() -> None:
    for key in (b"1", b"2", b"3", b"4", b"5"):
        here = begun(WRITTEN, 5, key=key)
        number = here.state.reds[1]
        assert CountsAsRed(number) in here.told(P3)
        assert here.view(P2).reds == (RED, number)
        names = [c.name for c in here.state.equipment]
        assert len(names) == 5
        assert all(UNLOCKED_BY[n][0] != number for n in (*names, *here.state.deck))


@pytest.mark.rule("BB-X-REDLIKE")
def test_a_cut_that_hits_a_wire_of_the_red_number_explodes_unless_stabilized() -> None:
    hands = ("3 5", "5 7", "3 7")
    assert table(*hands).play(P1, "dual-cut 2:2 5").ended == "explosion"
    held = table(*hands, usable="stabilizer").play(P1, "use-stabilizer").play(P1, "dual-cut 2:2 5")
    assert not held.ended
    assert held.state.wire((1, 1)).red
    assert held.view(P1).stands[1].wires[1].red


@pytest.mark.rule("BB-X-REDLIKE")
def test_a_hand_of_the_red_number_alone_is_revealed_and_completes_nothing() -> None:
    here = table("3 5", "7 7", "3 5 7 7").play(P1, "dual-cut 3:1 3")
    assert (here.hand(P2), here.turn) == ("x7 x7", P3)
    assert 7 not in here.state.complete
    assert table("3", "7 7", "3 7 7").play(P1, "dual-cut 3:1 3").won


@pytest.mark.rule("BB-X-REDLIKE")
def test_the_red_number_is_neither_called_nor_named_to_the_radar_nor_marked() -> None:
    here = table("3 7", "3 7", "3 7 7", usable="radar post-it walkie single equal")
    assert here.called(P1) == {3}
    for says in ("dual-cut 2:2 7", "solo-cut 7", "use-radar 7 card", "use-post-it 1:2"):
        with refused(RULE):
            here.play(P1, says)
    assert here.may(P1, "use-walkie 1:2 2 card", owed=False)
    with refused("BB-X-REDLIKE"):
        here.play(P1, "helped-cut 2:1,2:2 7 double")


@pytest.mark.rule("BB-X-REDLIKE", "BB-C-50")
def test_no_first_token_stands_before_a_wire_of_the_red_number() -> None:
    """First tokens ask the mission for every wire; before, they asked only cards' tokens."""
    for key in (b"1", b"2", b"3"):
        here = begun(WRITTEN, 4, key=key)
        number = here.state.reds[1]
        cells = {a.cell for a in here.options(P1)}
        mine = [c for c in here.state.uncut(P1) if here.state.value(c) == number]
        assert not cells & set(mine)
        for i, slot in mine:
            with refused(RULE):
                here.play(P1, f"place-token {i + 1}:{slot + 1}")


@pytest.mark.rule("BB-X-REDLIKE")
def test_a_detector_explodes_if_all_its_wires_are_red_and_else_the_token_goes_elsewhere() -> None:
    hands = ("3 5", "3 7 7", "5 7 7")
    assert table(*hands).play(P1, "helped-cut 2:2,2:3 5 double").ended == "explosion"
    asked = table(*hands).play(P1, "helped-cut 2:1,2:2 5 double")
    assert [a.cell for a in asked.options(P2)] == [(1, 0)]


@pytest.mark.rule("BB-X-REDLIKE")
def test_odds_count_wires_of_the_red_number_as_red() -> None:
    here = begun(WRITTEN, 4)
    odds, number = Odds(here.view(P1), here.known(P1)), here.state.reds[1]
    for cell in here.state.uncut(P2):
        assert odds.red(cell) == pytest.approx(odds.wire(cell)[number])
        assert odds.call(cell, 13).red == odds.red(cell)
    assert sum(odds.red(cell) for cell in here.state.uncut(P2)) > 0


def test_impossible_missions_with_a_red_number_are_refused() -> None:
    for more in ("blue = 1", 'tokens = "random"', 'lies = "all"'):
        with not_to_be(RULE):
            begun(f'seats = [2]\n{more}\nmechanisms = [{{ type = "RedNumber" }}]', 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_such_a_mission_conforms(seats: int) -> None:
    conforms(f"blue = 6\ndial = 6\n{WRITTEN}", seats, matches=1)


@pytest.mark.rule("BB-X-REDLIKE")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_odds_equal_those_of_every_deal(seats: int) -> None:
    small = f'seats = [{seats}]\nblue = 3\ndial = 6\nmechanisms = [{{ type = "RedNumber" }}]\n'
    done = exact_odds(f"{small}yellow = {{ count = 2 }}", seats, range(5), "walkie radar triple ray", most=20000)
    done += exact_odds(f"{small}red = {{ count = 1 }}", seats, range(5), "equal unequal super stabilizer", most=20000)
    assert done["HelpedCut"]
