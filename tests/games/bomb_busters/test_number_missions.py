"""Missions whose mechanisms stand by numbers: a red number (11), cards that pay (15, 62), yellows at once (48)."""

import pytest

from litfuse.games.bomb_busters import Config
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mechanisms.number_goals.words import Goals, GoalsPanel
from litfuse.games.bomb_busters.mechanisms.red_number.words import RedCard
from litfuse.games.bomb_busters.words import RED, YELLOW, Equipment
from litfuse.kernel.records import Draw
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, picked, position, refused, scripted


def red_six(*hands: str, **more: object) -> Table:
    return position(*hands, number=11, extras=(RedCard(6),), reds=(RED, 6), **more)  # type: ignore[arg-type]


def goals(table: Table) -> GoalsPanel:
    (panel,) = table.view(P1).panels
    assert isinstance(panel, GoalsPanel)
    return panel


@pytest.mark.rule("BB-M11-1")
def test_mission_11_has_yellow_wires_alone_and_with_two_players_the_captain_sets_no_token() -> None:
    assert [(m.yellow.count, m.red.count) for m in map(MISSIONS[11].at, (2, 3, 4, 5))] == [
        (4, 0),
        (2, 0),
        (2, 0),
        (2, 0),
    ]
    assert dealt(2, 11).asked == ((P2, "token"),)
    assert dealt(3, 11).asked == ((P1, "token"),)


@pytest.mark.rule("BB-M11-1")
@pytest.mark.scenario("BB-M11-S3")
def test_the_card_of_the_red_number_is_replaced() -> None:
    there = [*[*Equipment][:12], Equipment.FALSE_BOTTOM]
    order = (5, *(n for n in range(13) if n != 5))
    assert there[5] is Equipment.REWINDER
    script = [Draw("equipment shuffle", 13, order), Draw("0 Number cards", 12, 5)]
    table = scripted(4, Config(mission=11, captain=P1), script)
    assert table.view(P1).reds == (RED, 6)
    assert [c.name for c in table.state.equipment] == there[:4]


@pytest.mark.rule("BB-M11-2")
@pytest.mark.scenario("BB-M11-S1")
def test_a_cut_that_hits_the_red_number_explodes() -> None:
    assert red_six("4 9", "4 6", "6 9", "6 6").play(P1, "dual-cut 2:2 4").ended == "explosion"


@pytest.mark.rule("BB-M11-2", "BB-M11-4")
@pytest.mark.scenario("BB-M11-S2")
def test_a_hand_of_the_red_number_is_revealed_and_counts_as_no_cut() -> None:
    table = red_six("4 9", "4 6", "6 6", "6 9", turn=P2).play(P2, "dual-cut 1:1 4")
    assert (table.hand(P3), table.dial, table.turn) == ("x6 x6", 4, P4)
    assert 6 not in table.state.complete


@pytest.mark.rule("BB-M11-3")
@pytest.mark.scenario("BB-M11-S4")
def test_the_red_number_is_not_called_and_no_token_stands_before_it() -> None:
    table = red_six("4 6 9", "4 6", "6 9", "6", usable="radar post-it")
    for says in ("dual-cut 2:2 6", "use-radar 6 card", "use-post-it 1:2"):
        with refused("BB-X-REDLIKE"):
            table.play(P1, says)
    assert red_six("4 9", "4 6 6", "6 9", "6").play(P1, "helped-cut 2:2,2:3 4 double").ended == "explosion"
    asked = red_six("4 9", "4 6 6", "6 9", "6").play(P1, "helped-cut 2:1,2:2 9 double")
    assert [a.cell for a in asked.options(P2)] == [(P2, 0)]


@pytest.mark.rule("BB-M11-4")
def test_the_stabilizer_protects_and_the_red_number_may_be_swapped() -> None:
    table = red_six("4 6 9", "4 6", "6 9", "6", usable="stabilizer walkie")
    assert table.may(P1, "use-walkie 1:2 2 card", owed=False)
    table.play(P1, "use-stabilizer").play(P1, "dual-cut 2:2 4")
    assert (table.ended, table.dial) == ("", 4)
    assert table.state.wire((P2, 1)).red


@pytest.mark.rule("BB-M15-1", "BB-M15-4")
def test_equipment_of_mission_15_lies_face_down_and_cuts_unlock_none() -> None:
    assert [(m.red.count, m.red.out_of) for m in map(MISSIONS[15].at, (2, 3, 4, 5))] == [(2, 3), (1, 3), (1, 3), (1, 3)]
    for seats in (2, 3, 4, 5):
        table = dealt(seats, 15)
        assert (table.view(P1).pile, table.view(P1).equipment) == (seats, ())
        assert (len(goals(table).cards), goals(table).deck) == (1, 11)
    table = hidden("5 9 9", "5 9 9", "4 5", "4 5").play(P1, "dual-cut 2:1 5")
    assert (table.view(P1).pile, table.view(P1).equipment) == (3, ())


def hidden(*hands: str, deck: tuple[int, ...] = (9, 3, 7)) -> Table:
    """Mission 15 with 4 face up, three cards of equipment face down."""
    out = tuple(n for n in range(1, 13) if n not in (4, *deck))
    return position(*hands, number=15, extras=(Goals((4,), deck, out),), deck="ray mug equal triple", pile=3)


@pytest.mark.rule("BB-M15-2")
@pytest.mark.scenario("BB-M15-S1")
def test_a_completed_number_turns_up_a_card_and_the_next_number() -> None:
    table = hidden("4 9 9", "4 9 9", "3 3", "3 3").play(P1, "dual-cut 2:1 4")
    assert [(c.name, c.usable) for c in table.view(P3).equipment] == [("ray", True)]
    assert (table.view(P3).pile, goals(table).cards) == (2, (9,))


@pytest.mark.rule("BB-M15-3")
@pytest.mark.scenario("BB-M15-S2")
def test_a_number_that_is_complete_already_is_put_away_without_a_reward() -> None:
    table = hidden("4 7 7", "4 7 7", "3 3", "3 3").play(P1, "dual-cut 2:1 4")
    assert (table.view(P3).pile, goals(table).cards, goals(table).deck) == (2, (3,), 1)
    last = hidden("4 7 7", "4 7 7", "5 5", "5 5", deck=()).play(P1, "dual-cut 2:1 4")
    assert (last.view(P3).pile, goals(last).cards, last.ended) == (2, (), "")


@pytest.mark.rule("BB-M48-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_yellow_wires_of_mission_48_go_to_the_first_three_stands(seats: int) -> None:
    table = picked(seats, 48)
    held = [sum(w.value == YELLOW for w in stand.wires) for stand in table.state.stands]
    assert held == {2: [1, 1, 1, 0], 3: [1, 1, 1, 0], 4: [1, 1, 1, 0], 5: [1, 1, 1, 0, 0]}[seats]
    assert MISSIONS[48].at(seats).red.count == (3 if seats == 2 else 2)


YELLOWS = ("6 y2 9", "6 y5 8", "8 y9", "8 r5 9 9 9")


@pytest.mark.rule("BB-M48-2", "BB-M48-4")
@pytest.mark.scenario("BB-M48-S1")
def test_anybody_of_four_cuts_the_three_yellows_and_the_false_bottom_works() -> None:
    table = position(*YELLOWS, number=48, turn=P4, locked="false-bottom", deck="ray mug equal")
    with refused("BB-X-MULTI"):
        position(*YELLOWS, number=48).play(P1, "dual-cut 2:2 yellow")
    table.play(P4, "cut-together 1:2,2:2,3:2")
    assert [c.name for c in table.state.equipment] == ["false-bottom", "ray", "mug"]
    assert table.hand(P1) == "6 xy2 9"


@pytest.mark.rule("BB-M48-2")
def test_of_two_or_three_only_a_holder_cuts_the_yellows() -> None:
    hands = ("6 y2 9 / y5", "6 8 8", "8 y9 9")
    with refused("BB-X-MULTI"):
        position(*hands, number=48, turn=P2).play(P2, "cut-together 1:2,3:2,4:1")
    assert position(*hands, number=48).play(P1, "cut-together 1:2,3:2,4:1").hand(P1) == "6 xy2 9 / xy5"


@pytest.mark.rule("BB-M48-3")
@pytest.mark.scenario("BB-M48-S2")
def test_a_mistake_sets_three_tokens_and_costs_one_step() -> None:
    table = position(*YELLOWS, number=48).play(P1, "cut-together 1:2,2:1,2:3")
    assert (table.hand(P1), table.hand(P2), table.dial) == ("6 y2{Y} 9", "6{6} y5 8{8}", 3)


@pytest.mark.rule("BB-M48-3")
@pytest.mark.scenario("BB-M48-S3")
def test_a_red_wire_among_the_three_explodes() -> None:
    assert position(*YELLOWS, number=48).play(P1, "cut-together 1:2,2:2,4:2").ended == "explosion"


@pytest.mark.rule("BB-M48-4")
def test_a_dual_cut_that_hits_a_yellow_wire_fails_as_ever() -> None:
    table = position(*YELLOWS, number=48).play(P1, "dual-cut 2:2 6")
    assert (table.hand(P2), table.dial) == ("6 y5{Y} 8", 3)


@pytest.mark.rule("BB-M48-5")
def test_a_player_who_has_only_yellow_and_red_wires_must_try_it() -> None:
    table = position("y2 r5", "6 y5 8", "8 y9", "6 9 9", number=48)
    assert {type(a).__name__ for a in table.options(P1)} == {"CutTogether"}


@pytest.mark.rule("BB-M62-1")
def test_mission_62_begins_one_step_from_the_end_with_a_card_for_each_player() -> None:
    for seats in (2, 3, 4, 5):
        table = picked(seats, 62)
        assert (table.dial, table.view(P1).limit, len(goals(table).cards)) == (1, 5, seats)
        assert table.state.mission.red.count == (3 if seats == 2 else 2)
        there = {*(c.name for c in table.state.equipment), *table.state.deck}
        assert len(there) == 17
        assert Equipment.FALSE_BOTTOM not in there


def paying(*hands: str, cards: tuple[int, ...] = (2, 7, 12), **more: object) -> Table:
    return position(*hands, number=62, extras=(Goals(cards),), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M62-2")
@pytest.mark.scenario("BB-M62-S1", "BB-M62-S2")
def test_the_last_wire_of_a_card_pays_a_step_and_another_number_does_not() -> None:
    table = paying("5 5 7 7", "9 9", "9 9")
    assert table.copy().play(P1, "solo-cut 5").dial == 1
    table.play(P1, "solo-cut 7")
    assert (table.dial, goals(table).cards) == (2, (2, 12))


@pytest.mark.rule("BB-M62-2")
def test_what_the_disintegrator_completes_pays_too() -> None:
    table = paying("9 10 10", "7 7 9", "7 9", "7 9", locked="disintegrator")
    table.play(P1, "solo-cut 10", draws={"disintegrator": (24, 13)})
    assert table.card("disintegrator").used
    assert table.state.left(7) == 0  # the fourteenth token of the supply
    assert (table.dial, goals(table).cards) == (2, (2, 12))


@pytest.mark.rule("BB-M62-1")
@pytest.mark.scenario("BB-M62-S3")
def test_the_first_wrong_cut_of_mission_62_loses() -> None:
    assert paying("5 7", "5 9", "7 9 9").play(P1, "dual-cut 2:2 5").ended == "dial"
