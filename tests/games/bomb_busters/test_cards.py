"""The cards 1-12 that are no detectors (BB-EQ)."""

import pytest

from litfuse.games.bomb_busters.cards.words import Moved, PlacesMoved, RadarSaid, UseBatteries, UseUnequal
from litfuse.games.bomb_busters.public import Label
from litfuse.games.bomb_busters.view import Hidden, Shown
from litfuse.kernel.records import Viewer
from tests.games.bomb_busters.table import P1, P2, P3, P4, position, refused


@pytest.mark.rule("BB-EQ-01-1", "BB-EQ-01-3", "BB-TERM-10")
@pytest.mark.scenario(64)
def test_label_unequal_is_for_neighbours_that_differ() -> None:
    table = position("y2 y5 7", "7", usable="unequal")
    with refused("BB-EQ-01-3"):
        table.play(P1, "use-unequal 1:1")
    with refused("BB-EQ-01-1"):
        table.play(P1, "use-unequal 1:3")  # nothing stands to its right
    assert UseUnequal.__struct_fields__ == ("cell",)  # the other wire is the neighbour: no other pair can be named
    table.play(P1, "use-unequal 1:2")
    assert table.view(P2).labels == (Label((0, 1), False),)
    assert table.card("unequal").used


@pytest.mark.rule("BB-EQ-12-1", "BB-EQ-12-2")
@pytest.mark.scenario(65)
def test_label_equal_is_for_neighbours_that_are_equal_and_not_both_cut() -> None:
    table = position("y2 y5 x7 x7", "8", "8", usable="equal")
    with refused("BB-EQ-12-1"):
        table.play(P1, "use-equal 1:3")
    table.play(P1, "use-equal 1:1")
    assert table.view(P2).labels == (Label((0, 0), True),)


@pytest.mark.rule("BB-EQ-01-1", "BB-EQ-01-2", "BB-EQ-12-1")
@pytest.mark.scenario(66)
def test_labels_stay_on_one_stand_and_one_wire_may_be_cut() -> None:
    table = position("5 x8 / 8 9", "5", "9", usable="unequal equal")
    with refused("BB-EQ-12-1"):
        table.play(P1, "use-equal 1:2")
    table.play(P1, "use-unequal 1:1")
    assert table.view(P2).labels == (Label((0, 0), False),)


@pytest.mark.rule("BB-EQ-01-1", "BB-EQ-01-2", "BB-EQ-01-3")
def test_label_unequal_applies_to_colours_but_not_to_two_cut_wires() -> None:
    table = position("4 y4 r4 x5 x6", "4 y9", "4 4", usable="unequal")
    assert [table.may(P1, f"use-unequal 1:{i}", owed=False) for i in range(1, 5)] == [True, True, True, False]
    with refused("BB-EQ-01-2"):
        table.play(P1, "use-unequal 1:4")
    with refused("BB-EQ-01-1"):
        table.play(P1, "use-unequal 2:1")


@pytest.mark.rule("BB-EQ-01-4", "BB-EQ-12-3", "BB-EQ-02-6")
def test_a_label_stays_with_its_two_wires_when_another_comes_between_and_goes_again() -> None:
    table = position("y2 y5 9", "3 9", "3 9 9", usable="walkie equal")
    table.play(P1, "use-equal 1:1").play(P1, "use-walkie 1:3 2").play(P2, "give-wire 2:1")
    assert table.hand(P1) == "y2 3 y5"
    assert table.view(P3).labels == (Label((0, 0), True, 2),)
    for given, labels in (("2", (Label((0, 0), True),)), ("1", ()), ("3", ())):
        again = position("y2 3 y5", "9 9", "3 9 9", usable="walkie", labels=table.state.labels)
        again.play(P2, "use-walkie 2:1 1").play(P1, f"give-wire 1:{given}")
        assert again.view(P3).labels == labels


@pytest.mark.rule("BB-EQ-12-2", "BB-EQ-01-3")
def test_two_red_wires_count_as_equal() -> None:
    table = position("4 r5 r7", "4", usable="equal unequal")
    assert table.may(P1, "use-equal 1:2", owed=False)
    assert not table.may(P1, "use-unequal 1:2", owed=False)


@pytest.mark.rule("BB-EQ-01-4", "BB-EQ-12-3", "BB-EQ-02-6")
@pytest.mark.parametrize("equal", [True, False])
def test_a_label_stays_until_one_of_its_wires_leaves(equal: bool) -> None:
    hand = "4 4 9" if equal else "4 5 9"
    table = position(hand, "4 5 9", "4 5 9", labels=((1, 1, equal),), usable="walkie")
    cut = table.copy().play(P1, "dual-cut 2:1 4~1:1")
    assert cut.view(P2).labels == (Label((0, 0), equal),)
    other = table.copy().play(P1, "use-walkie 1:3 2").play(P2, "give-wire 2:3")
    assert other.view(P2).labels == (Label((0, 0), equal),)
    table.play(P1, "use-walkie 1:1 2").play(P2, "give-wire 2:3")
    assert table.view(P2).labels == ()


@pytest.mark.rule("BB-EQ-01-4")
def test_a_label_moves_along_with_its_wires() -> None:
    table = position("4 5 9", "2 5 9", "2", labels=((1, 1, False),), usable="walkie")
    table.play(P1, "use-walkie 1:3 2").play(P2, "give-wire 2:1")
    assert table.hand(P1) == "2 4 5"
    assert table.view(P2).labels == (Label((0, 1), False),)


@pytest.mark.rule("BB-EQ-02-1", "BB-EQ-02-3", "BB-EQ-02-4", "BB-EQ-02-5")
@pytest.mark.scenario(62)
def test_walkie_talkies_swap_two_wires() -> None:
    table = position("4{4} 9", "4 6 / 6 9", turn=P2, usable="walkie")
    table.play(P1, "use-walkie 1:1 2")
    assert table.asked == ((P2, "swap"),)
    table.play(P2, "give-wire 3:1")
    assert (table.hand(P1), table.hand(P2)) == ("6 9", "4 6 / 4{4} 9")
    assert table.asked == ((P2, "turn"),)
    moved = next(f for f in table.view("spectator").facts if isinstance(f, Moved))
    assert (moved.gave, moved.gave_now, moved.got, moved.got_now) == ((0, 0), (2, 0), (2, 0), (0, 0))


@pytest.mark.rule("BB-EQ-02-1", "BB-RED-03")
def test_wires_of_any_colour_may_be_swapped_but_only_with_another_unfinished_player() -> None:
    table = position("4 y5 r6", "4 y7", "x8", usable="walkie")
    assert all(table.may(P1, f"use-walkie 1:{i} 2", owed=False) for i in (1, 2, 3))
    for partner in (1, 3):
        with refused("BB-EQ-02-1"):
            table.play(P1, f"use-walkie 1:1 {partner}")
    with refused("BB-EQ-02-1"):
        table.play(P1, "use-walkie 2:1 2")


@pytest.mark.rule("BB-EQ-02-2", "BB-COM-04")
def test_the_partner_chooses_without_seeing_the_offer_and_cannot_refuse() -> None:
    first = position("4 9", "4 6", "6 9", usable="walkie").play(P1, "use-walkie 1:1 2")
    other = position("3 9", "4 6", "6 9", "3 4", usable="walkie").play(P1, "use-walkie 1:1 2")
    assert {a.cell for a in first.options(P2)} == {(1, 0), (1, 1)}
    assert first.view(P2).stands[P1] == other.view(P2).stands[P1]
    with refused("BB-TURN-05"):
        first.play(P2, "skip")


@pytest.mark.rule("BB-EQ-02-4", "BB-VIS-16")
def test_only_the_two_know_what_was_swapped_and_the_giver_goes_on_knowing() -> None:
    table = position("4 9", "4 6", "6 9", usable="walkie").play(P1, "use-walkie 1:1 2").play(P2, "give-wire 2:2")
    for seat in (P1, P2):
        (told,) = (n for n in table.told(seat) if isinstance(n, PlacesMoved))
        assert (told.got_key, told.gave_key) == (60, 40)
    others: tuple[Viewer, ...] = (P3, "spectator")
    for viewer in others:
        (told,) = (n for n in table.told(viewer) if isinstance(n, PlacesMoved))
        assert (told.got_key, told.gave_key) == (None, None)
    assert table.view(P1).stands[P2].wires[0] == Hidden()
    assert table.view(P1).stands[P1].wires == (Shown(60), Shown(90))
    assert "40" in str(table.known(P1))


@pytest.mark.rule("BB-EQ-02-6")
def test_a_label_at_a_swapped_wire_of_the_partner_is_taken_off_too() -> None:
    table = position("4 9", "4 6", "6 9", labels=((2, 1, False),), usable="walkie")
    table.play(P1, "use-walkie 1:1 2").play(P2, "give-wire 2:2")
    assert table.view(P3).labels == ()


@pytest.mark.rule("BB-EQ-02-7")
def test_an_arriving_wire_goes_to_the_right_of_its_equals() -> None:
    table = position("5 7", "2 x5 5 9", "2 9", usable="walkie")
    table.play(P1, "use-walkie 1:1 2").play(P2, "give-wire 2:1")
    assert (table.hand(P1), table.hand(P2)) == ("2 7", "x5 5 5 9")
    assert next(f for f in table.view(P3).facts if isinstance(f, Moved)).gave_now == (1, 2)


@pytest.mark.rule("BB-EQ-04-1", "BB-EQ-04-2")
@pytest.mark.scenario(67)
def test_the_post_it_is_for_an_uncut_blue_wire_without_a_token() -> None:
    table = position("3{3} 3 y5 r7 x9", "3 y6", usable="post-it")
    for slot in (1, 3, 4, 5):
        with refused("BB-EQ-04-1" if slot == 1 else "BB-EQ-04-2"):
            table.play(P1, f"use-post-it 1:{slot}")
    table.play(P1, "use-post-it 1:2")
    assert table.hand(P1) == "3{3} 3{3} y5 r7 x9"
    assert table.card("post-it").used


@pytest.mark.rule("BB-EQ-04-2", "BB-TOK-05")
def test_a_post_it_is_shown_even_if_no_token_is_left() -> None:
    table = position("3 4", "3{3} 3{3} 4", usable="post-it").play(P1, "use-post-it 1:1")
    assert table.hand(P1) == "3{3*} 4"


@pytest.mark.rule("BB-EQ-04-1")
def test_the_post_it_is_for_an_own_wire() -> None:
    table = position("3 4", "3 4", usable="post-it")
    with refused("BB-EQ-04-1"):
        table.play(P1, "use-post-it 2:1")


@pytest.mark.rule("BB-EQ-06-1", "BB-DET-02")
def test_the_rewinder_gives_one_step_back() -> None:
    table = position("3 4", "3 4", dial=1, start=2, usable="rewinder").play(P2, "use-rewinder")
    assert table.dial == 2


@pytest.mark.rule("BB-EQ-07-1", "BB-CH-02")
@pytest.mark.scenario(71)
def test_batteries_turn_up_one_or_two_used_characters() -> None:
    table = position("2 3", "2 3", "2 3", "2 3", spent=(P1, P2, P4), usable="batteries")
    for says in ("use-batteries 3", "use-batteries 1,3", "use-batteries 1,2,4", "use-batteries 1,1"):
        with refused("BB-EQ-07-1"):
            table.play(P3, says)
    with refused("BB-EQ-07-1"):
        table.match.play(table.question(P3, owed=False), UseBatteries(()))
    one = table.copy().play(P3, "use-batteries 2")
    assert [one.power(s).used for s in (P1, P2, P3, P4)] == [True, False, False, True]
    table.play(P3, "use-batteries 1,4")
    assert [table.power(s).used for s in (P1, P2, P3, P4)] == [False, True, False, False]
    assert table.may(P1, "helped-cut 2:1,2:2 2 double")


@pytest.mark.rule("BB-EQ-07-1")
def test_batteries_turn_up_the_character_of_anyone_also_of_a_finished_player() -> None:
    table = position("2 3", "x2 x3", "2 3", spent=(P1, P2), usable="batteries")
    for says, used in (("2", [True, False]), ("1,2", [False, False])):
        after = table.copy().play(P3, f"use-batteries {says}")
        assert [after.power(s).used for s in (P1, P2)] == used


@pytest.mark.rule("BB-EQ-08-1", "BB-EQ-08-2", "BB-EQ-08-3", "BB-VIS-12")
@pytest.mark.scenario(68)
def test_the_radar_asks_every_stand() -> None:
    table = position("7 / r7", "7{7} y7", "x7 x7 y9", usable="radar").play(P2, "use-radar 7")
    for viewer in (P1, P2, P3, "spectator"):
        assert table.view(viewer).facts[-1] == RadarSaid(1, P2, 7, (True, True, False, False))


@pytest.mark.rule("BB-EQ-08-2")
def test_the_radar_does_not_count() -> None:
    one = position("7", "5 6 7 9", usable="radar").play(P1, "use-radar 7")
    two = position("7", "5 7 7 9", usable="radar").play(P1, "use-radar 7")
    assert one.told(P1) == two.told(P1)


@pytest.mark.rule("BB-EQ-09-1", "BB-EQ-09-2", "BB-EQ-09-3", "BB-EQ-09-6")
@pytest.mark.scenario(55)
def test_the_stabilizer_protects_against_a_red_wire() -> None:
    table = position("5", "r4 5", "5 5", dial=1, start=3, usable="stabilizer")
    table.play(P1, "use-stabilizer")
    assert (table.asked, table.state.stable) == (((P1, "turn"),), True)
    table.play(P1, "dual-cut 2:1 5")
    assert (table.ended, table.dial, table.hand(P2)) == ("", 1, "r4 5")
    for viewer in (P1, P3, "spectator"):
        assert table.view(viewer).stands[P2].wires[0] == Hidden(red=True)
    assert table.card("stabilizer").used
    assert (table.turn, table.state.stable) == (P2, False)


@pytest.mark.rule("BB-EQ-09-2", "BB-EQ-09-4")
@pytest.mark.scenario(56)
def test_the_stabilizer_saves_the_step_but_not_the_token() -> None:
    table = position("3 8", "3 8", dial=1, start=2, usable="stabilizer")
    table.play(P1, "use-stabilizer").play(P1, "dual-cut 2:1 8")
    assert (table.dial, table.hand(P2)) == (1, "3{3} 8")


@pytest.mark.rule("BB-EQ-09-3", "BB-EQ-09-1", "BB-EQG-11")
@pytest.mark.scenario(57)
def test_the_stabilizer_protects_a_detector_that_points_only_at_red_wires() -> None:
    table = position("4", "4 r6 r9", dial=2, usable="stabilizer").play(P1, "use-stabilizer")
    table.play(P1, "helped-cut 2:2,2:3 4 double")
    assert (table.ended, table.dial, table.hand(P2)) == ("", 2, "4 r6 r9")
    assert table.view(P1).stands[P2].wires[1:] == (Hidden(red=True), Hidden(red=True))
    assert (table.card("stabilizer").used, table.power(P1).used) == (True, True)


@pytest.mark.rule("BB-EQ-09-5")
@pytest.mark.scenario(58)
def test_after_the_stabilizer_only_a_dual_cut_will_do() -> None:
    table = position("2 2 5", "5", usable="stabilizer mug").play(P1, "use-stabilizer")
    for says in ("solo-cut 2", "use-mug 2"):
        with refused("BB-EQ-09-5"):
            table.play(P1, says)
    assert {type(a).__name__ for a in table.options(P1)} == {"DualCut"}


@pytest.mark.rule("BB-EQ-09-5")
def test_the_stabilizer_needs_a_dual_cut_to_protect() -> None:
    table = position("2 2", "x5", usable="stabilizer")
    with refused("BB-EQ-09-5"):
        table.play(P1, "use-stabilizer")


@pytest.mark.rule("BB-EQ-09-6")
def test_the_protection_ends_with_the_turn() -> None:
    table = position("3 8", "3 8", "3 3 8 8", dial=3, usable="stabilizer")
    table.play(P1, "use-stabilizer").play(P1, "dual-cut 2:1 3").play(P2, "dual-cut 3:1 8")
    assert table.dial == 2


@pytest.mark.rule("BB-EQG-05")
def test_the_stabilizer_may_follow_other_cards_of_the_same_start() -> None:
    table = position("3 8", "3 8", dial=1, start=2, usable="stabilizer rewinder")
    table.play(P2, "use-rewinder").play(P1, "use-stabilizer")
    assert table.state.stable


@pytest.mark.rule("BB-EQ-10-2")
@pytest.mark.scenario(52)
def test_a_ray_cuts_the_value_that_is_there() -> None:
    table = position("5 8", "5 8", usable="ray").play(P1, "helped-cut 2:2 5,8 ray")
    assert (table.hand(P1), table.hand(P2)) == ("5 x8", "5 x8")
    assert table.card("ray").used


@pytest.mark.rule("BB-EQ-10-1")
@pytest.mark.scenario(53)
def test_one_value_of_a_ray_may_be_yellow() -> None:
    table = position("5 y6", "5 y9", usable="ray").play(P1, "helped-cut 2:2 5,yellow ray")
    assert (table.hand(P1), table.hand(P2)) == ("5 xy6", "5 xy9")


@pytest.mark.rule("BB-EQ-10-1")
@pytest.mark.parametrize("says", ["2:1 5,5 ray", "2:1 5,9 ray", "2:1 5 ray", "2:1,2:2 5,8 ray"])
def test_a_ray_takes_two_different_values_that_are_held_and_one_wire(says: str) -> None:
    table = position("5 8", "5 8", "9 9", usable="ray")
    with refused("BB-EQ-10-1"):
        table.play(P1, f"helped-cut {says}")


@pytest.mark.rule("BB-EQ-10-3")
def test_a_ray_that_misses_costs_one_step() -> None:
    table = position("5 8", "3 r4 5 8", "3", dial=3, usable="ray").play(P1, "helped-cut 2:1 5,8 ray")
    assert (table.dial, table.hand(P2)) == (2, "3{3} r4 5 8")
    red = position("5 8", "3 r4 5 8", "3", usable="ray").play(P1, "helped-cut 2:2 5,8 ray")
    assert red.ended == "explosion"


@pytest.mark.rule("BB-EQ-11-1", "BB-TURN-03")
@pytest.mark.scenario(69)
def test_the_coffee_mug_hands_the_turn_to_somebody() -> None:
    table = position("2 3", "2 3", "2 3", "2 3", usable="mug").play(P1, "use-mug 3")
    assert table.card("mug").used
    order = []
    for _ in range(4):
        order.append(table.turn)
        target = (table.turn + 1) % 4
        slot = next(i for i, w in enumerate(table.state.stands[target].wires, 1) if not w.cut)
        value = next(v for v in sorted(table.called(table.turn)))
        if table.match.over:
            break
        table.play(table.turn, f"dual-cut {target + 1}:{slot} {value}")
    assert order == [P3, P4, P1, P2]


@pytest.mark.rule("BB-EQ-11-2")
@pytest.mark.scenario(70)
def test_the_coffee_mug_names_another_unfinished_player() -> None:
    table = position("2 3", "x4", "2 3", usable="mug")
    for seat in (1, 2):
        with refused("BB-EQ-11-2"):
            table.play(P1, f"use-mug {seat}")
    assert table.play(P1, "use-mug 3").turn == P3
    alone = position("2 2 3 3", "x4", usable="mug")
    assert not any(type(a).__name__ == "UseMug" for a in alone.options(P1))


@pytest.mark.rule("BB-EQ-11-3")
def test_the_coffee_mug_cannot_follow_the_stabilizer() -> None:
    table = position("2 3", "2 3", usable="mug stabilizer").play(P1, "use-stabilizer")
    with refused("BB-EQ-09-5"):
        table.play(P1, "use-mug 2")
