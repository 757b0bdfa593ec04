"""Equipment and characters of later missions (BB-EQG-13, BB-EQ-Y to BB-EQ-1111, BB-C-30 to BB-C-35)."""

import pytest

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.cards.words import Moved, PlacesMoved
from litfuse.games.bomb_busters.content import EQUIPMENT, INSTANT, MISSIONS
from litfuse.games.bomb_busters.mechanisms.tripwires.words import Tripwires
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.bomb_busters.public import Label
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.view import Hidden
from litfuse.games.bomb_busters.words import Equipment
from litfuse.kernel.match import Match
from litfuse.kernel.records import Viewer
from tests.games.bomb_busters.table import KEY, P1, P2, P3, P4, Table, dealt, position, refused


@pytest.mark.rule("BB-EQG-13", "BB-C-32")
def test_double_numbers_need_four_cuts_and_the_false_bottom_two_yellow_ones() -> None:
    needs = {c: (EQUIPMENT[c].value, EQUIPMENT[c].cuts) for c in list(Equipment)[12:]}
    assert needs == {
        "false-bottom": (13, 2),
        "single": (2, 4),
        "drop": (3, 4),
        "fast-pass": (9, 4),
        "disintegrator": (10, 4),
        "hook": (11, 4),
    }
    assert {"false-bottom", "drop", "disintegrator"} == INSTANT
    table = position("9 9 2", "9 9 2", locked="fast-pass").play(P1, "dual-cut 2:1 9")
    assert not table.card("fast-pass").usable
    assert table.play(P2, "dual-cut 1:2 9").card("fast-pass").usable


@pytest.mark.rule("BB-EQ-Y-1", "BB-EQG-13", "BB-C-30")
@pytest.mark.scenario("BB-C-S11")
def test_the_false_bottom_brings_two_more_cards() -> None:
    table = position("y3 6", "y5 6", "4 4 6 6", locked="false-bottom", deck="post-it rewinder mug")
    table.play(P1, "dual-cut 2:1 yellow")
    assert [(c.name, c.usable) for c in table.state.equipment] == [
        ("false-bottom", True),
        ("post-it", True),  # two 4s are cut already
        ("rewinder", False),
    ]
    assert table.state.deck == (Equipment.MUG,)
    assert table.turn == P2
    short = position("y3 6", "y5 6", "6 6", locked="false-bottom", deck="post-it").play(P1, "dual-cut 2:1 yellow")
    assert len(short.state.equipment) == 2


@pytest.mark.rule("BB-C-30", "BB-C-33")
def test_the_false_bottom_is_only_there_with_yellow_wires() -> None:
    for number, mission in MISSIONS.items():
        for here in map(mission.at, mission.seats):
            there = Equipment.FALSE_BOTTOM in pool_of(here)
            cut_as_ever = not any(isinstance(m, Tripwires) for m in here.mechanisms)  # BB-M41-1
            assert there == (number > 8 and here.equipment and here.yellow.count > 1 and cut_as_ever)
    assert len(dealt(4, 9).state.equipment) == 4
    banned = Mission(yellow=Colour(2), ban=(Equipment.MUG,), later=(Equipment.FALSE_BOTTOM,))
    table = dealt(3, custom=banned)
    assert Equipment.MUG not in {*(c.name for c in table.state.equipment), *table.state.deck}


@pytest.mark.rule("BB-EQ-22-1")
def test_the_single_wire_label_marks_a_number_that_stands_once() -> None:
    table = position("4 5 5 x6 r7 / 4", "4 4 5 5", usable="single")
    marks = [table.may(P1, f"use-single 1:{i}", owed=False) for i in range(1, 6)]
    assert marks == [True, False, False, True, False]
    with refused("BB-EQ-22-1"):
        table.play(P1, "use-single 1:2")
    table.play(P1, "use-single 1:1")
    (token,) = table.view(P2).stands[P1].wires[0].tokens
    assert (token.says, token.dated) == ("single", False)


@pytest.mark.rule("BB-C-35", "BB-EQ-22-1")
def test_a_move_makes_a_single_token_dated_and_a_cut_does_not() -> None:
    table = position("4 5 6", "4 5 6", "4 4 5 5 6 6", usable="single walkie").play(P1, "use-single 1:1")
    cut = table.copy().play(P1, "dual-cut 2:3 6")
    assert not cut.view(P2).stands[P1].wires[0].tokens[0].dated
    table.play(P1, "use-walkie 1:3 2").play(P2, "give-wire 2:2")
    assert table.view(P2).stands[P1].wires[0].tokens[0].dated


@pytest.mark.rule("BB-EQ-33-1")
def test_the_emergency_drop_turns_used_cards_up_again() -> None:
    table = position("3 3 8", "8", locked="drop mug", used="rewinder radar", fresh="11").play(P1, "solo-cut 3")
    assert [(c.name, c.ready) for c in table.state.equipment] == [
        ("drop", False),
        ("mug", False),
        ("rewinder", True),
        ("radar", True),
    ]
    none = position("3 3 8", "8", locked="drop").play(P1, "solo-cut 3")
    assert none.card("drop").used


@pytest.mark.rule("BB-EQ-33-1")
def test_an_instant_card_that_was_turned_up_works_once_more() -> None:
    table = position("3 3 8", "8", locked="drop", used="false-bottom", deck="mug ray").play(P1, "solo-cut 3")
    assert table.card("false-bottom").used
    assert {c.name for c in table.state.equipment} == {"drop", "false-bottom", "mug", "ray"}


@pytest.mark.rule("BB-EQ-33-2", "BB-COMP-06")
def test_a_label_used_again_takes_its_token_along() -> None:
    table = position("4 5 9", "4 5 9", "3 3", labels=((1, 1, False),), turn=P3, locked="drop", used="unequal")
    table.play(P3, "solo-cut 3").play(P2, "use-unequal 2:2")
    assert table.view(P1).labels == (Label((1, 1), False),)


@pytest.mark.rule("BB-EQ-99-1", "BB-TURN-03")
def test_the_fast_pass_cuts_two_equal_wires_of_which_more_remain() -> None:
    table = position("4 4 4 y5 y6", "4 y7 y8", usable="fast-pass")
    table.play(P1, "fast-pass [1:1,1:3]")
    assert table.hand(P1) == "x4 4 x4 y5 y6"
    assert (table.turn, table.card("fast-pass").used) == (P2, True)


@pytest.mark.rule("BB-EQ-99-1")
def test_the_fast_pass_is_for_equal_wires_yellow_included_and_red_not() -> None:
    table = position("4 5 y6 y7 r8 r9", "4 5 y2 y3", usable="fast-pass")
    assert table.may(P1, "fast-pass [1:3,1:4]")
    for pair in ("[1:1,1:2]", "[1:5,1:6]", "[1:1,2:1]"):
        with refused("BB-EQ-99-1"):
            table.play(P1, f"fast-pass {pair}")


@pytest.mark.rule("BB-EQ-1010-1", "BB-EQG-10", "BB-C-13")
def test_the_disintegrator_cuts_a_number_everywhere() -> None:
    table = position("10 10 6", "6 7", "6 6 7", locked="disintegrator rewinder")
    table.play(P1, "solo-cut 10", draws={"disintegrator": (24, 10)})  # two tokens of each number: this is a 6
    assert (table.hand(P1), table.hand(P2), table.hand(P3)) == ("x10 x10 x6", "x6 7", "x6 x6 7")
    assert table.card("rewinder").ready
    assert table.view(P2).cuts[6] == 4
    assert table.turn == P2


@pytest.mark.rule("BB-EQ-1010-1")
def test_the_disintegrator_draws_from_the_tokens_in_the_supply() -> None:
    table = position("10 10 6{6}", "6{6} 7", "6 6 7", locked="disintegrator")
    table.play(P1, "solo-cut 10", draws={"disintegrator": (22, 10)})  # no 6 is left to draw: this is a 7
    assert (table.hand(P2), table.hand(P3)) == ("6{6} x7", "6 6 x7")
    empty = position("10 10 6", "6", locked="disintegrator")
    assert empty.play(P1, "solo-cut 10", draws={"disintegrator": (24, 0)}).hand(P1) == "x10 x10 6"


@pytest.mark.rule("BB-EQ-1111-1", "BB-VIS-16")
def test_the_grappling_hook_takes_a_wire_into_the_own_hand() -> None:
    table = position("4 9 / 5", "4 6 8", "6 8", usable="hook").play(P1, "use-hook 2:2 4")
    assert (table.hand(P1), table.hand(P2)) == ("4 9 / 5 6", "4 8")
    moved = next(f for f in table.view("spectator").facts if isinstance(f, Moved))
    assert (moved.got, moved.got_now, moved.gave) == ((1, 1), (3, 1), None)
    knows: dict[Viewer, int | None] = {P1: 60, P2: 60, P3: None, "spectator": None}
    for viewer, seen in knows.items():
        (told,) = (n for n in table.told(viewer) if isinstance(n, PlacesMoved))
        assert told.got_key == seen
    assert table.view(P2).stands[3].wires[1] == Hidden()
    assert "60" in str(table.known(P2))
    assert table.turn == P1


@pytest.mark.rule("BB-EQ-1111-1")
@pytest.mark.parametrize("says", ["use-hook 1:1 1", "use-hook 2:1 1", "use-hook 2:2 2"])
def test_the_grappling_hook_takes_uncut_wires_of_teammates(says: str) -> None:
    table = position("4 9", "x4 6", "6 9", usable="hook")
    with refused("BB-EQ-1111-1"):
        table.play(P1, says)


@pytest.mark.rule("BB-EQ-1111-2")
def test_the_hook_takes_the_token_along_and_the_label_off() -> None:
    table = position("4 9", "4 6{6} 8", "6 8", labels=((2, 2, False),), usable="hook").play(P1, "use-hook 2:2 1")
    assert table.hand(P1) == "4 6{6} 9"
    assert table.view(P3).labels == ()


@pytest.mark.rule("BB-EQ-1111-3")
def test_the_hook_may_empty_a_hand_or_leave_it_all_red() -> None:
    table = position("4 r9", "4 6", "6", usable="hook").play(P2, "use-hook 1:1 2")
    assert (table.hand(P1), table.turn) == ("xr9", P2)


@pytest.mark.rule("BB-C-31", "BB-CH-06", "BB-CH-08")
def test_characters_are_chosen_before_the_deal() -> None:
    table = Table(Match.start(GAME, 4, KEY, Config(custom=Mission(characters="choice"), captain=P1)))
    assert table.asked == ((P2, "pick"),)
    assert table.state.stands == ()
    table.play(P2, "pick-character walkie")
    assert table.asked == ((P3, "pick"),)
    assert {a.character for a in table.options(P3)} == {"double", "radar", "triple", "ray"}
    with refused("BB-C-31"):
        table.play(P3, "pick-character walkie")
    assert table.view(P4).powers[P2].character == "walkie"
    table.play(P3, "pick-character double").play(P4, "pick-character radar")
    assert [p.character for p in table.state.powers] == ["double", "walkie", "double", "radar"]
    assert table.asked == ((P1, "token"),)


@pytest.mark.rule("BB-EQ-99-1")
def test_the_two_wires_of_a_fast_pass_have_no_order() -> None:
    table = position("4 4 4 5", "4 5", usable="fast-pass").play(P1, "fast-pass [1:3,1:1]")
    assert table.hand(P1) == "x4 4 x4 5"
