"""Numbers in order: missions 9 and 16 (BB-X-SEQ, BB-M09, BB-M16)."""

import pytest

from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import SequenceGate, SequencePanel
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import SimultaneousCut
from litfuse.games.bomb_busters.mission import Colour, Mission
from tests.games.bomb_busters.table import P1, P2, P3, P4, dealt, dealt_as, position, refused, row


def panel(table: object) -> SequencePanel:
    (found,) = table.view("spectator").panels  # type: ignore[attr-defined]
    assert isinstance(found, SequencePanel)
    return found


HANDS = ("2 5 9", "2 5 9", "2 2 9 9", "5 5")


@pytest.mark.rule("BB-M09-1", "BB-X-SEQ")
def test_three_cards_lie_in_a_row_openly() -> None:
    rows = set()
    for n in range(10):
        table = dealt(4, 9, key=b"%d" % n)
        shown = panel(table)
        assert len(set(shown.cards)) == 3
        assert (shown.at, shown.need) == (0, 2)
        assert table.view(P1).panels == table.view(P2).panels
        rows.add(shown.cards)
    assert len(rows) == 10
    four, two = dealt(4, 9).state.mission, dealt(2, 9).state.mission
    assert (four.yellow.count, four.red.count, two.yellow.count, two.red.count) == (2, 1, 4, 2)


@pytest.mark.rule("BB-M09-2", "BB-M09-4", "BB-X-SEQ", "BB-C-41")
@pytest.mark.scenario("BB-M09-S1")
def test_a_later_value_cannot_be_called_in_any_way() -> None:
    table = position(*HANDS, number=9, extras=row(5, 9, 2), usable="ray")
    for says in ("dual-cut 3:3 9", "dual-cut 2:1 2", "helped-cut 2:1,2:2 9 double", "helped-cut 2:3 5,9 ray"):
        with refused("BB-X-SEQ"):
            table.play(P1, says)
    assert table.called(P1) == {5}
    solo = position("5 9 9", "5", "x9", number=9, extras=row(5, 9, 2))
    with refused("BB-X-SEQ"):
        solo.play(P1, "solo-cut 9")


@pytest.mark.rule("BB-M09-3", "BB-M09-2")
@pytest.mark.scenario("BB-M09-S2")
def test_two_cuts_move_the_pointer_on() -> None:
    table = position(*HANDS, number=9, extras=row(5, 9, 2)).play(P1, "dual-cut 2:2 5")
    assert panel(table).at == 1
    assert table.called(P2) == {9}
    table.play(P2, "dual-cut 3:3 9")
    assert panel(table).at == 2
    assert table.called(P3) == {2, 9}
    table.play(P3, "dual-cut 1:1 2")
    assert panel(table).at == 3


@pytest.mark.rule("BB-M09-2")
def test_values_outside_the_row_are_always_free() -> None:
    table = position("2 5 7 y8", "2 5 7 y9", "9", number=9, extras=row(5, 9, 2))
    assert table.called(P1) == {5, 7, 13}


@pytest.mark.rule("BB-M09-5", "BB-X-SEQ", "BB-C-49")
@pytest.mark.scenario("BB-M09-S3")
def test_a_player_who_has_only_barred_values_explodes() -> None:
    table = position("4 5", "4 5", "2 9 r3", "2 9 5 5", turn=P2, number=9, extras=row(5, 9, 2), dial=4)
    table.play(P2, "dual-cut 1:1 4")
    assert (table.ended, table.lost) == ("explosion", True)


@pytest.mark.rule("BB-C-11", "BB-C-10", "BB-M09-4")
@pytest.mark.scenario("BB-M09-S4")
def test_pointing_at_a_barred_value_is_an_ordinary_failure() -> None:
    table = position(*HANDS, number=9, extras=row(5, 9, 2), dial=4).play(P1, "dual-cut 2:3 5")
    assert (table.dial, table.hand(P2)) == (3, "2 5 9{9}")
    assert table.called(P2) == {5}


@pytest.mark.rule("BB-C-10", "BB-C-11")
@pytest.mark.scenario("BB-C-S4")
def test_a_hidden_barred_value_is_never_a_reason_to_refuse() -> None:
    table = position("4 5", "4 9", "4 4 5 5", "5 9", number=9, extras=row(5, 9, 2), dial=4)
    assert table.play(P1, "dual-cut 2:2 4").dial == 3


@pytest.mark.rule("BB-C-12")
@pytest.mark.scenario("BB-C-S5")
def test_an_all_red_hand_is_revealed_whatever_the_gate() -> None:
    table = position("5 5 9", "r3 r7", turn=P2, number=9, extras=row(5, 9, 2))
    assert table.hand(P2) == "xr3 xr7"
    assert (table.ended, table.turn) == ("", P1)


@pytest.mark.rule("BB-C-49", "BB-M09-5")
@pytest.mark.scenario("BB-C-S14")
def test_equipment_that_could_help_may_be_used_first() -> None:
    hands = ("4 5 5", "4 5", "3 9", "3 9 5 4 4")
    table = position(*hands, turn=P3, number=9, extras=row(5, 9, 3), usable="walkie")
    assert table.asked == ((P3, "turn"),)
    assert table.copy().play(P3, "skip").ended == "explosion"
    table.play(P2, "use-walkie 2:1 3").play(P3, "give-wire 3:1")
    assert table.called(P3) == {4}


@pytest.mark.rule("BB-C-49")
@pytest.mark.parametrize(
    ("usable", "options"),
    [
        ("walkie", ["Skip"]),
        ("mug", ["UseMug", "UseMug", "UseMug", "Skip"]),
        ("hook", ["Skip"]),
        ("mug walkie", ["UseMug", "UseMug", "UseMug", "Skip"]),
        ("radar rewinder", []),
        ("batteries", []),
    ],
)
def test_a_player_who_cannot_act_is_asked_only_if_something_may_help(usable: str, options: list[str]) -> None:
    hands = ("4 5 5", "4 5", "3 9", "3 9 5 4 4")
    table = position(*hands, turn=P3, number=9, extras=row(5, 9, 3), usable=usable)
    if not options:
        assert (table.ended, table.asked) == ("explosion", ())
        return
    assert table.asked == ((P3, "turn"),)
    assert [type(a).__name__ for a in table.options(P3)] == options
    assert table.play(P3, "skip").ended == "explosion"


@pytest.mark.rule("BB-C-49")
def test_batteries_help_where_a_swapper_is_used_up() -> None:
    hands = ("4 5 5", "4 5", "3 9", "3 9 5 4 4")
    characters = ("double", "walkie", "double", "double")
    kept = position(
        *hands, turn=P3, number=9, extras=row(5, 9, 3), usable="batteries", spent=(P2,), characters=characters
    )
    assert kept.asked == ((P3, "turn"),)
    assert [type(a).__name__ for a in kept.options(P3)] == ["Skip"]


@pytest.mark.rule("BB-C-49")
@pytest.mark.parametrize(("turned", "ended"), [("1", "explosion"), ("2", ""), ("1,2", "")])
def test_the_turn_is_lost_at_once_when_the_last_help_is_spent_elsewhere(turned: str, ended: str) -> None:
    table = position(
        "4 5 5", "4 5", "3 9", "3 9 5 4 4", turn=P3, number=9, extras=row(5, 9, 3), usable="batteries",
        spent=(P1, P2), characters=("double", "walkie", "double", "double"),
    )  # fmt: skip
    assert table.asked == ((P3, "turn"),)
    assert table.play(P4, f"use-batteries {turned}").ended == ended


@pytest.mark.rule("BB-C-49")
def test_other_cards_leave_the_help_as_it_is() -> None:
    table = position("4 5 5", "4 5", "3 9", "3 9 5 4 4", turn=P3, number=9, extras=row(5, 9, 3), usable="radar hook")
    assert table.play(P4, "use-radar 5").asked == ((P3, "turn"),)


@pytest.mark.rule("BB-M16-1", "BB-M16-2")
def test_mission_16_wants_four_cuts() -> None:
    table = dealt(4, 16)
    assert panel(table).need == 4
    four, two = table.state.mission, dealt(2, 16).state.mission
    assert (four.yellow.count, four.yellow.shown, four.red.count) == (2, 3, 1)
    assert (two.yellow.count, two.yellow.shown, two.red.count) == (4, 4, 2)


@pytest.mark.rule("BB-M16-2")
@pytest.mark.scenario("BB-M16-S1")
def test_two_cuts_are_not_enough_in_mission_16() -> None:
    table = position("3 8 10", "3 8 10", "8 8", "10 10", turn=P2, number=16, extras=row(3, 8, 10))
    with refused("BB-X-SEQ"):
        table.play(P2, "dual-cut 1:2 8")


@pytest.mark.rule("BB-M16-2")
@pytest.mark.scenario("BB-M16-S2")
def test_a_complete_value_frees_the_next_in_mission_16() -> None:
    table = position("8 10", "3 3 8 10", "8 10", "8 10", turn=P2, number=16, extras=row(3, 8, 10))
    table.play(P2, "solo-cut 3")
    assert panel(table).at == 1
    assert table.called(P3) == {8}


@pytest.mark.rule("BB-C-20", "BB-C-41", "BB-X-SEQ")
def test_the_fast_pass_is_a_solo_cut_for_the_gate() -> None:
    table = position("5 5 9 9", "5 9 9", "5 7", number=9, extras=row(5, 9, 2), usable="fast-pass")
    with refused("BB-X-SEQ"):
        table.play(P1, "fast-pass [1:3,1:4]")
    with refused("BB-EQ-99-1"):
        table.play(P1, "fast-pass [1:2,1:3]")
    table.play(P1, "fast-pass [1:1,1:2]")
    assert (panel(table).at, table.turn) == (1, P2)


@pytest.mark.rule("BB-C-19", "BB-M09-3")
def test_what_the_disintegrator_cuts_moves_the_pointer_on() -> None:
    table = position("10 10 7", "5 5 7", "5 5 7 7", number=9, extras=row(5, 7, 2), locked="disintegrator")
    table.play(P1, "solo-cut 10", draws={"disintegrator": (24, 8)})  # two tokens of each number: this is a 5
    assert (table.hand(P2), panel(table).at) == ("x5 x5 7", 1)


@pytest.mark.rule("BB-X-SEQ", "BB-X-MULTI", "BB-C-49")
def test_a_player_who_has_only_barred_values_may_still_do_a_special() -> None:
    mission = Mission(
        blue=4,
        red=Colour(3, fixed=(1, 2, 3)),
        equipment=False,
        characters="none",
        tokens="none",
        dial=6,
        mechanisms=(SequenceGate(3, 4), SimultaneousCut()),
    )
    table = dealt_as(mission, "1 1 1 1 2", "2 2 3 4 r1", "2 3 4 4 r2", "3 3 4 r3", row=(4, 2, 3))
    table.play(P1, "solo-cut 1")
    for seat, says in (P2, "dual-cut 3:1 4"), (P3, "dual-cut 2:2 4"), (P4, "dual-cut 2:3 4"):
        table.play(seat, says)
    assert (table.turn, table.hand(P1)) == (P1, "x1 x1 x1 x1 2")
    assert {type(a).__name__ for a in table.options(P1)} == {"CutTogether"}
    assert table.play(P1, "cut-together 2:1,3:2,4:3").turn == P2
