"""Equipment in general (BB-EQG)."""

import pytest

from litfuse.games.bomb_busters.content import ANYTIME, EQUIPMENT, INSTANT
from litfuse.games.bomb_busters.words import Equipment
from tests.games.bomb_busters.table import P1, P2, P3, P4, dealt, position, refused, stale


@pytest.mark.rule("BB-EQG-01", "BB-EQG-02", "BB-EQG-14")
@pytest.mark.scenario(60)
def test_a_card_is_locked_until_two_wires_of_its_number_are_cut() -> None:
    table = position("6 7", "6 7", "6 6", dial=2, start=3, locked="rewinder")
    assert not any(table.offered(s) for s in (P1, P2, P3))
    with stale():
        table.play(P2, "use-rewinder")
    other = position("6 7", "6 7", "6 6", dial=2, start=3, locked="rewinder", usable="radar")
    with refused("BB-EQG-02"):
        other.play(P2, "use-rewinder")
    assert other.play(P1, "dual-cut 2:1 6").card("rewinder").ready


@pytest.mark.rule("BB-EQG-02")
def test_a_failed_cut_unlocks_nothing_and_a_card_stays_usable() -> None:
    table = position("6 7", "6 7", "6 6 7 7", locked="rewinder").play(P1, "dual-cut 2:2 6")
    assert not table.card("rewinder").usable
    table.play(P2, "dual-cut 1:1 6")
    assert table.card("rewinder").usable
    table.play(P3, "solo-cut 6")
    assert table.card("rewinder").ready


@pytest.mark.rule("BB-EQG-02")
def test_a_cut_with_a_detector_or_a_card_unlocks_too() -> None:
    table = position("6 7", "6 7", "6 6 7 7", locked="rewinder").play(P1, "helped-cut 2:1,2:2 6 double")
    assert table.play(P2, "settle 2:1").card("rewinder").ready
    table = position("10 10 6 6", "6 6", locked="disintegrator rewinder")
    table.play(P1, "solo-cut 10", draws={"disintegrator": (24, 10)})
    assert table.card("rewinder").ready


@pytest.mark.rule("BB-EQ-06-1", "BB-DET-02", "BB-EQG-03", "BB-EQG-08", "BB-EQG-14")
@pytest.mark.scenario(61)
def test_the_rewinder_is_used_once_and_not_beyond_the_start() -> None:
    hands = ("2 3", "2 3", "2 3", "2 3")
    at_start = position(*hands, dial=4, usable="rewinder")
    with refused("BB-EQG-08"):
        at_start.play(P3, "use-rewinder")
    table = position(*hands, dial=3, start=4, usable="rewinder").play(P3, "use-rewinder")
    assert table.dial == 4
    assert table.card("rewinder").used
    with stale():
        table.play(P3, "use-rewinder")
    other = position(*hands, dial=2, start=4, usable="radar", used="rewinder")
    with refused("BB-EQG-03"):
        other.play(P3, "use-rewinder")


@pytest.mark.rule("BB-EQG-04", "BB-EQG-05")
def test_any_unfinished_player_may_use_a_card_of_any_time() -> None:
    for seat in (P1, P2, P3):
        table = position("2 3", "2 3", "2 3", "x4", dial=2, start=4, usable="rewinder")
        assert not table.offered(P4)
        assert table.play(seat, "use-rewinder").dial == 3
        assert table.turn == P1


@pytest.mark.rule("BB-EQG-05", "BB-EQG-14")
@pytest.mark.scenario(72)
def test_a_card_of_the_turn_is_for_the_player_on_turn() -> None:
    table = position("2 3 4", "2 3 4", turn=P2, usable="triple")
    with stale():
        table.play(P1, "helped-cut 2:1,2:2,2:3 2 triple")
    other = position("2 3 4", "2 3 4", turn=P2, usable="triple radar")
    with refused("BB-EQG-05"):
        other.play(P1, "helped-cut 2:1,2:2,2:3 2 triple")


@pytest.mark.rule("BB-EQG-06")
def test_several_cards_may_be_used_one_after_the_other() -> None:
    table = position("2 3", "2 3", "2 2 3 3", dial=2, start=3, usable="rewinder radar post-it")
    table.play(P2, "use-rewinder").play(P2, "use-radar 3").play(P3, "use-post-it 3:1")
    assert (table.dial, table.hand(P3), table.turn) == (3, "2{2} 2 3 3", P1)


@pytest.mark.rule("BB-EQG-07", "BB-TURN-05")
@pytest.mark.scenario(73)
def test_no_card_is_used_while_something_is_resolved() -> None:
    table = position("3 5 8", "3 5 8", "3 5 8", dial=2, start=3, usable="rewinder")
    offer = table.question(P3, owed=False).id
    table.play(P1, "helped-cut 2:2,2:3 3 double")
    assert (table.dial, table.asked) == (1, ((P2, "settle"),))
    with stale():
        table.play(P3, "use-rewinder", to=offer)
    table.play(P2, "settle 2:2")
    assert table.play(P3, "use-rewinder").dial == 2


@pytest.mark.rule("BB-EQG-08")
def test_a_card_without_effect_is_refused_except_the_radar() -> None:
    table = position("2 3", "2 3", usable="batteries rewinder radar")
    for says in ("use-batteries 1", "use-rewinder"):
        with refused("BB-EQG-08"):
            table.play(P2, says)
    assert table.may(P2, "use-radar 12", owed=False)


@pytest.mark.rule("BB-EQG-09")
def test_a_card_used_in_a_cut_is_spent_either_way_and_a_refusal_spends_nothing() -> None:
    hands = ("2 3 4", "2 3 4", "2 2 3 3 4 4")
    hit = position(*hands, usable="triple").play(P1, "helped-cut 2:1,2:2,2:3 2 triple")
    assert hit.card("triple").used
    miss = position("2 5", "3 4 6 5", "2 3", usable="triple").play(P1, "helped-cut 2:1,2:2,2:3 2 triple")
    assert miss.card("triple").used
    table = position(*hands, usable="triple")
    with refused("BB-DTC-03"):
        table.play(P1, "helped-cut 2:1,2:2,2:3 7 triple")
    assert table.card("triple").ready


@pytest.mark.rule("BB-EQG-10", "BB-EQ-Y-1", "BB-EQ-33-1")
def test_instant_cards_work_by_themselves_in_board_order() -> None:
    table = position("3 3 y4", "y5 8", "8", locked="drop false-bottom", used="rewinder", deck="mug radar post-it")
    table.play(P1, "solo-cut 3")
    assert table.card("drop").used
    assert table.card("rewinder").ready
    assert not table.card("false-bottom").used
    table.play(P2, "dual-cut 1:3 yellow")
    assert table.card("false-bottom").used
    assert [c.name for c in table.state.equipment] == ["drop", "false-bottom", "rewinder", "mug", "radar"]


@pytest.mark.rule("BB-DTC-09", "BB-EQG-11", "BB-EQ-10-4")
@pytest.mark.scenario(54)
def test_a_ray_and_a_detector_go_together_but_not_with_yellow() -> None:
    table = position("5 y6 8", "5 8 y9", usable="ray")
    with refused("BB-DTC-09"):
        table.play(P1, "helped-cut 2:1,2:3 5,yellow double,ray")
    assert (table.card("ray").used, table.power(P1).used) == (False, False)
    table.play(P1, "helped-cut 2:1,2:3 5,8 double,ray").play(P2, "settle 2:1")
    assert (table.hand(P1), table.hand(P2)) == ("x5 y6 8", "x5 8 y9")
    assert (table.card("ray").used, table.power(P1).used) == (True, True)


@pytest.mark.rule("BB-EQG-11")
@pytest.mark.scenario(59)
@pytest.mark.parametrize("helpers", ["triple,super", "double,triple", "super,double", "ray,ray", "double,super"])
def test_two_detectors_or_two_rays_do_not_go_together(helpers: str) -> None:
    table = position("3 9 9", "3 9 9", usable="triple super ray")
    with refused("BB-EQG-11"):
        table.play(P1, f"helped-cut 2:1,2:2,2:3 9 {helpers}")
    assert all(c.ready for c in table.state.equipment)
    assert not table.power(P1).used


@pytest.mark.rule("BB-EQG-12", "BB-EQG-05", "BB-COMP-08")
def test_the_twelve_cards_have_the_windows_of_the_rules() -> None:
    cards = list(Equipment)[:12]
    assert [EQUIPMENT[c].value for c in cards] == list(range(1, 13))
    assert [EQUIPMENT[c].cuts for c in cards] == [2] * 12
    anytime = {1, 2, 4, 6, 7, 8, 12}
    assert {n for n, c in enumerate(cards, 1) if c in ANYTIME} == anytime
    assert not set(cards) & INSTANT
    assert {EQUIPMENT[c].window for n, c in enumerate(cards, 1) if n not in anytime} == {"turn"}


@pytest.mark.rule("BB-EQG-14")
def test_the_offer_does_not_depend_on_the_hand_or_the_dial() -> None:
    for usable in ("rewinder", "post-it", "equal", "batteries", "unequal"):
        table = position("r2 3", "3", "4{4} 4 r5", "4 4", dial=4, usable=usable)
        assert [table.offered(s) for s in (P1, P2, P3, P4)] == [True] * 4
    assert not position("r2 3", "3", "4 4", usable="triple super ray stabilizer mug").offered(P2)


@pytest.mark.rule("BB-VIS-07", "BB-VIS-08")
def test_cards_in_play_are_public_and_nobody_sees_the_others() -> None:
    table = dealt(4, 4)
    for viewer in (P1, P2, "spectator"):
        view = table.view(viewer)
        assert view.equipment == table.state.equipment
        assert view.undealt == 8
        assert not hasattr(view, "deck")
