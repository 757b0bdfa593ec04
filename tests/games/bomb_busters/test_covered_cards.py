"""Equipment under number cards: mission 12 (BB-X-GEAR, BB-M12)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.covered_cards.words import Cover, Covers, CoversPanel
from litfuse.games.bomb_busters.words import Equipment
from tests.games.bomb_busters.seams.checked import conforms
from tests.games.bomb_busters.seams.made_up import not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P4, Table, dealt, position, refused


def covered(covers: dict[str, int], *hands: str, **more: object) -> Table:
    data = Covers(tuple(Cover(Equipment(card), number) for card, number in covers.items()))
    return position(*hands, number=12, extras=(data,), **more)  # type: ignore[arg-type]


def covers(table: Table) -> dict[str, int]:
    (found,) = table.view("spectator").panels
    assert isinstance(found, CoversPanel)
    return {str(c.card): c.number for c in found.covers}


HANDS = ("4 5 8", "4 8", "4 5", "4 5 5 8 8")


@pytest.mark.rule("BB-M12-1", "BB-M12-4", "BB-X-GEAR")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_different_number_card_covers_each_card(seats: int) -> None:
    table = dealt(seats, 12)
    assert set(covers(table)) == {c.name for c in table.state.equipment}
    assert len(set(covers(table).values())) == seats
    assert (table.state.mission.red.count, table.state.mission.yellow.count) == (2 if seats == 2 else 1, 4)


@pytest.mark.rule("BB-M12-2", "BB-X-GEAR")
@pytest.mark.scenario("BB-M12-S1")
def test_a_covered_card_cannot_be_used_though_its_own_wires_are_cut() -> None:
    table = covered({"triple": 8}, *HANDS, turn=P2, locked="triple", fresh="8")
    with refused("BB-X-GEAR"):
        table.play(P2, "helped-cut 4:1,4:2,4:3 4 triple")
    assert not table.card("triple").usable


@pytest.mark.rule("BB-M12-2")
@pytest.mark.scenario("BB-M12-S2")
def test_two_cuts_of_its_number_lift_the_cover_and_the_card_is_usable_at_once() -> None:
    table = covered({"triple": 8}, *HANDS, turn=P2, locked="triple", fresh="8").play(P2, "dual-cut 4:4 8")
    assert (covers(table), table.card("triple").usable) == ({}, True)


@pytest.mark.rule("BB-M12-2")
@pytest.mark.scenario("BB-M12-S3")
def test_one_pair_may_lift_a_cover_and_unlock_another_card() -> None:
    table = covered({"radar": 12, "triple": 8}, *HANDS, turn=P2, locked="radar triple", fresh="8 12")
    table.play(P2, "dual-cut 4:4 8")
    assert (covers(table), table.card("triple").usable, table.card("radar").usable) == ({"radar": 12}, True, False)
    both = covered({"radar": 3, "triple": 8}, *HANDS, turn=P2, locked="radar triple", fresh="8")
    both.play(P2, "dual-cut 4:4 8")  # all wires of 3 are cut
    assert (covers(both), both.card("triple").usable, both.card("radar").usable) == ({}, True, True)


@pytest.mark.rule("BB-M12-2")
def test_a_card_without_its_cover_waits_for_its_own_wires() -> None:
    table = covered({"super": 8}, *HANDS, turn=P2, locked="super", fresh="5 8").play(P2, "dual-cut 4:4 8")
    assert (covers(table), table.card("super").usable) == ({}, False)


@pytest.mark.rule("BB-M12-3")
def test_false_bottom_works_once_it_is_uncovered_and_brings_cards_without_a_cover() -> None:
    hands = ("4 8 y1", "4 8 y2", "4 8 y3", "4 8 y4")
    table = covered({"false-bottom": 8}, *hands, locked="false-bottom", deck="triple radar mug", fresh="8 3")
    table.play(P1, "dual-cut 2:3 yellow")
    assert not table.card("false-bottom").used
    table.play(P2, "dual-cut 4:2 8")
    assert [c.name for c in table.state.equipment] == ["false-bottom", "triple", "radar"]
    assert covers(table) == {}
    assert table.turn != P4


@pytest.mark.rule("BB-X-GEAR")
@pytest.mark.parametrize("written", ["equipment = false", "blue = 4\ncards = 6"])
def test_covers_need_equipment_and_enough_numbers(written: str) -> None:
    with not_to_be("BB-X-GEAR"):
        GAME.new(4, table_of(f'{written}\nmechanisms = [{{ type = "CoveredCards" }}]'))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_with_covers_conforms(seats: int) -> None:
    conforms("blue = 7\nyellow = { count = 2 }\ncards = 6\nmechanisms = [{ type = 'CoveredCards' }]", seats)
