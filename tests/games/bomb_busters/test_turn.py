"""Turns (BB-TURN) and what is revealed by itself (BB-REVEAL)."""

import pytest

from litfuse.games.bomb_busters.actions import Skip
from litfuse.games.bomb_busters.public import Acting
from litfuse.kernel.errors import RulesBug
from litfuse.kernel.rng import Stream
from tests.games.bomb_busters.table import P1, P2, P3, P4, position, refused, set_up, stale


@pytest.mark.rule("BB-TURN-01", "BB-TERM-08", "BB-TERM-09", "BB-TERM-13")
@pytest.mark.parametrize("captain", range(4))
def test_the_captain_begins_and_turns_go_clockwise(captain: int) -> None:
    table = set_up(4, captain=captain)
    order = []
    for _ in range(4):
        order.append(table.turn)
        target = (table.turn + 1) % 4
        held = next(iter(sorted(table.called(table.turn))))
        wire = next(i for i, w in enumerate(table.state.stands[target].wires, 1) if not w.cut)
        table.play(table.turn, f"dual-cut {target + 1}:{wire} {held}")
    assert order == [(captain + i) % 4 for i in range(4)]


@pytest.mark.rule("BB-TURN-02")
def test_a_turn_is_one_action_and_nobody_passes() -> None:
    table = position("2 6", "2 6", "6 6")
    kinds = {type(a).__name__ for a in table.options(P1)}
    assert kinds == {"DualCut", "HelpedCut"}
    with refused("BB-TURN-02"):
        table.play(P1, "skip")
    table.play(P1, "dual-cut 2:1 2")
    assert table.turn == P2


@pytest.mark.rule("BB-TURN-03")
def test_equipment_is_no_action_but_the_coffee_mug_is_instead_of_one() -> None:
    table = position("2 6", "2 6", "6 6", dial=2, start=3, usable="rewinder stabilizer mug")
    table.play(P1, "use-rewinder").play(P1, "use-stabilizer")
    assert table.turn == P1
    table = position("2 6", "2 6", "6 6", usable="mug").play(P1, "use-mug 2")
    assert table.turn == P2


@pytest.mark.rule("BB-TURN-04")
def test_a_declaration_is_one_command_and_only_owed_choices_follow() -> None:
    table = position("2 2", "2 2", usable="rewinder", dial=1, start=2)
    assert isinstance(table.ask, Acting)
    assert table.offered(P1)
    table.play(P1, "helped-cut 2:1,2:2 2 double")
    assert table.asked == ((P2, "settle"),)
    assert not table.offered(P1)
    table.play(P2, "settle 2:1")
    assert table.asked == ((P2, "turn"),)


@pytest.mark.rule("BB-TURN-05")
@pytest.mark.scenario(63)
def test_while_a_choice_is_owed_no_other_question_is_open() -> None:
    table = position("4{4} 9", "4 6 / 6 9", turn=P2, usable="walkie rewinder", dial=1)
    turn, offer = table.question(P2).id, table.question(P2, owed=False).id
    table.play(P1, "use-walkie 1:1 2")
    assert [d.kind for d in table.match.decisions] == ["swap"]
    with stale():
        table.play(P2, "dual-cut 1:1 4", to=turn)
    with stale():
        table.play(P2, "use-rewinder", to=offer)
    with refused("BB-TURN-05"):
        table.play(P2, "dual-cut 1:1 4")


@pytest.mark.rule("BB-TURN-06", "BB-TERM-11", "BB-DUAL-12", "BB-END-02")
@pytest.mark.scenario(39)
def test_finished_players_are_left_out() -> None:
    table = position("4", "x1", "4 7", "7", dial=4).play(P1, "dual-cut 3:2 4")
    assert (table.dial, table.hand(P3)) == (3, "4 7{7}")
    assert table.turn == P3
    assert not any(d.seat == P2 for d in table.match.decisions)


@pytest.mark.rule("BB-TURN-07", "BB-REVEAL-01", "BB-REVEAL-02", "BB-REVEAL-03", "BB-REVEAL-04", "BB-EQ-11-3")
@pytest.mark.scenario(36)
def test_an_all_red_hand_is_revealed_before_the_player_can_act() -> None:
    before = position("r4", "2", "2", usable="mug", begin=False)
    assert before.refusal(P1, "use-mug 2").rule == "BB-TURN-07"  # type: ignore[union-attr]
    question = before.question(P1).id
    table = position("r4", "2", "2", usable="mug")
    assert (table.hand(P1), table.turn, table.dial) == ("xr4", P2, 3)
    assert table.view("spectator").stands[P1].wires[0].key == 45  # type: ignore[union-attr]
    assert not any(d.seat == P1 for d in table.match.decisions)
    with stale():
        table.play(P1, "use-mug 2", to=question)


@pytest.mark.rule("BB-REVEAL-01")
@pytest.mark.scenario(37)
def test_a_player_who_has_another_wire_cannot_reveal() -> None:
    table = position("2 r4", "2")
    with refused("BB-REVEAL-01"):
        table.play(P1, "reveal-reds")


@pytest.mark.rule("BB-REVEAL-01", "BB-TERM-05")
def test_both_stands_must_be_red() -> None:
    assert position("r4 / 2", "2 r7").hand(P1) == "r4 / 2"
    assert position("r4 / r9", "2 r7", "2").hand(P1) == "xr4 / xr9"


@pytest.mark.rule("BB-REVEAL-05", "BB-M03-1")
def test_red_wires_leave_the_stand_only_by_a_reveal() -> None:
    table = position("2 r4", "2")
    table.play(P1, "dual-cut 2:1 2")
    assert table.hand(P1) == "x2 xr4"  # revealed when the turn came back
    assert table.won


@pytest.mark.rule("BB-END-01", "BB-END-02")
@pytest.mark.scenario(38)
def test_there_is_no_success_before_the_last_red_is_revealed() -> None:
    table = position("r2", "r7", number=6)
    names = [type(n).__name__ for n in table.told(P1)]
    reveals = [i for i, n in enumerate(names) if n == "WiresCut"]
    assert len(reveals) == 2
    assert names.index("MissionEnded") > reveals[1]
    assert table.won


@pytest.mark.rule("BB-TURN-06", "BB-TURN-07", "BB-TURN-08")
@pytest.mark.scenario(40)
def test_the_same_player_goes_on_when_nobody_else_is_left() -> None:
    table = position("2 2 r5", "x8").play(P1, "solo-cut 2")
    assert table.hand(P1) == "x2 x2 xr5"
    assert table.won


@pytest.mark.rule("BB-TURN-08")
def test_an_unfinished_player_always_has_an_action() -> None:
    for seats in (2, 3, 4, 5):
        for mission in range(1, 9):
            table = set_up(seats, mission)
            rng = Stream(f"{seats}/{mission}")
            for _ in range(120):
                if table.match.over:
                    break
                decision = table.match.owed[0]
                options = table.match.options(decision)
                assert options
                assert Skip() not in options
                table.match = table.match.play(decision, options.sample(rng))


@pytest.mark.rule("BB-TURN-08")
def test_a_player_without_an_action_is_a_broken_rule_and_no_skip() -> None:
    odd = position("4", "x5", usable="mug")  # a single 4 cannot be left
    with pytest.raises(RulesBug, match="BB-TURN-08"):
        odd.options(P1)


@pytest.mark.rule("BB-EQ-02-8", "BB-TURN-09")
@pytest.mark.scenario(74)
def test_after_a_swap_the_turn_goes_on_with_the_new_hand() -> None:
    table = position("r4 6", "6 8", "8", usable="walkie")
    table.play(P2, "use-walkie 2:2 1").play(P1, "give-wire 1:2")
    assert (table.hand(P1), table.hand(P2)) == ("r4 8", "6 6")
    assert table.asked == ((P1, "turn"),)
    assert table.called(P1) == {8}


@pytest.mark.rule("BB-EQ-02-1", "BB-EQ-02-8", "BB-TURN-07", "BB-TURN-09")
@pytest.mark.scenario(75)
def test_a_hand_that_a_swap_made_all_red_is_revealed_at_once() -> None:
    table = position("r4 6", "6 r9", usable="walkie").play(P2, "use-walkie 2:2 1").play(P1, "give-wire 1:2")
    assert (table.hand(P1), table.hand(P2)) == ("xr4 xr9", "6 6")
    assert table.turn == P2


@pytest.mark.rule("BB-TURN-09", "BB-EQ-1111-3")
def test_a_hand_that_a_card_emptied_ends_the_turn() -> None:
    table = position("6", "6 8", "8", usable="hook").play(P2, "use-hook 1:1 2")
    assert (table.hand(P1), table.hand(P2)) == ("", "6 6 8")
    assert table.turn == P2


@pytest.mark.rule("BB-EQ-09-7", "BB-TURN-07", "BB-TURN-09")
@pytest.mark.scenario(77)
def test_the_duty_of_the_stabilizer_lapses_with_the_last_dual_cut() -> None:
    table = position("r4 6", "6 r9", usable="walkie stabilizer").play(P1, "use-stabilizer")
    table.play(P2, "use-walkie 2:2 1").play(P1, "give-wire 1:2")
    assert table.hand(P1) == "xr4 xr9"
    assert table.card("stabilizer").used
    assert table.asked == ((P2, "turn"),)


@pytest.mark.rule("BB-VIS-14", "BB-TURN-07")
@pytest.mark.scenario(78)
def test_nobody_is_refused_because_of_the_hand_of_somebody_else() -> None:
    red_first = position("r4", "2", "2 8 8", dial=2, start=3, usable="rewinder").play(P3, "use-rewinder")
    assert (red_first.turn, red_first.dial) == (P2, 3)
    red_later = position("2", "r4", "2 8 8", dial=2, start=3, usable="rewinder").play(P3, "use-rewinder")
    assert (red_later.turn, red_later.dial) == (P1, 3)


@pytest.mark.rule("BB-TURN-10")
def test_skipping_belongs_to_later_missions() -> None:
    table = position("2", "2", "x3", "x3")
    assert not any(type(a).__name__ == "Skip" for a in table.options(P1))
    assert table.turn != P4
