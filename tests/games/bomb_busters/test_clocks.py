"""Clocks (BB-CLK)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import Numbers, NumbersPanel
from tests.games.bomb_busters.table import EVERYBODY, P1, P2, P3, P4, dealt, position, row


@pytest.mark.rule("BB-CLK-01")
@pytest.mark.parametrize(
    ("kind", "numbers"),
    [
        ("pick", (60, 15, 300)),
        ("token", (60, 15, 300)),
        ("turn", (120, 30, 600)),
        ("settle", (30, 10, 120)),
        ("swap", (45, 10, 180)),
        ("prompt", (45, 10, 180)),
    ],
)
def test_every_kind_of_question_has_its_clock(kind: str, numbers: tuple[int, int, int]) -> None:
    time = GAME.times[kind]
    assert (time.seconds, time.least, time.most) == numbers
    assert time.may_be_off
    assert time.rule == "BB-CLK-01"


@pytest.mark.rule("BB-CLK-01")
def test_every_owed_question_has_a_clock_and_offers_have_none() -> None:
    table = position("2 2", "2 2", usable="walkie rewinder")
    assert [(c.kind, c.seats) for c in table.match.clocks] == [("turn", (P1,))]
    swap = table.copy().play(P2, "use-walkie 2:1 1")
    assert [(c.kind, c.seats) for c in swap.match.clocks] == [("swap", (P1,))]
    settle = table.copy().play(P1, "helped-cut 2:1,2:2 2 double")
    assert [(c.kind, c.seats) for c in settle.match.clocks] == [("settle", (P2,))]
    assert [c.kind for c in dealt(4).match.clocks] == ["token"]


@pytest.mark.rule("BB-CLK-02")
def test_the_turns_clock_pauses_during_other_questions() -> None:
    table = position("2 4", "2 6", "4 6", usable="walkie")
    (before,) = table.match.clocks
    table.play(P3, "use-walkie 3:1 2")
    assert before.key not in [c.key for c in table.match.clocks]
    table.play(P2, "give-wire 2:1")
    assert [c.key for c in table.match.clocks] == [before.key]
    table.play(P1, "dual-cut 3:1 2")
    assert [c.key for c in table.match.clocks] != [before.key]


@pytest.mark.rule("BB-CLK-03", "BB-C-42")
@pytest.mark.scenario(81)
def test_when_the_turn_runs_out_the_first_option_is_taken() -> None:
    solo = position("3 3 8", "8").time_up()
    assert (solo.hand(P1), solo.turn) == ("x3 x3 8", P2)
    dual = position("5 8", "5 8").time_up()
    assert (dual.hand(P1), dual.hand(P2), dual.turn) == ("x5 8", "x5 8", P2)


@pytest.mark.rule("BB-CLK-03")
def test_everybody_sees_that_a_clock_decided() -> None:
    table = position("5 8", "5 8", "x2").time_up()
    for viewer in (*EVERYBODY[:3], "spectator"):
        assert "TimeRanOut" in [type(n).__name__ for n in table.told(viewer)]
        assert "Late" in [type(f).__name__ for f in table.view(viewer).facts]


@pytest.mark.rule("BB-CLK-03", "BB-C-42")
def test_other_questions_are_answered_with_their_first_option_too() -> None:
    settle = position("2 2", "2 2").play(P1, "helped-cut 2:1,2:2 2 double").time_up()
    assert settle.hand(P2) == "x2 2"
    swap = position("2 4", "4 6", "2 6", usable="walkie").play(P3, "use-walkie 3:2 2").time_up()
    assert (swap.hand(P2), swap.hand(P3)) == ("6 6", "2 4")


@pytest.mark.rule("BB-CLK-01", "BB-CLK-03", "BB-C-42")
def test_a_question_of_the_mission_has_a_clock_and_a_first_answer() -> None:
    cards = Numbers(((2, 3), (4, 5), (6, 8), (7, 9)), (1, 10, 11, 12))
    table = position(*["2 7 8"] * 4, number=29, extras=(cards,))
    (clock,) = table.match.clocks
    assert (clock.kind, clock.seats) == ("prompt", (P4,))
    assert [a.number for a in table.options(P4)] == [7, 9]
    table.time_up()
    (panel,) = table.view(P4).panels
    assert isinstance(panel, NumbersPanel)
    assert panel.laid == 7
    assert [c.kind for c in table.match.clocks] == ["turn"]


@pytest.mark.rule("BB-C-42")
def test_specials_come_after_the_cuts_and_before_the_cards() -> None:
    table = position("4 r2 7", "4 r5 7", "7 r9", "4 4 7", number=13, usable="stabilizer mug")
    kinds = [type(a).__name__ for a in table.options(P1)]
    assert list(dict.fromkeys(kinds)) == ["DualCut", "HelpedCut", "CutTogether", "UseStabilizer", "UseMug"]
    first = next(a for a in table.options(P1) if type(a).__name__ == "CutTogether")
    assert first.cells == ((1, 0), (1, 1), (1, 2))  # seats clockwise, oneself last


@pytest.mark.rule("BB-C-42", "BB-C-49")
def test_the_clock_of_a_blocked_player_takes_the_coffee_mug_before_it_skips() -> None:
    hands = ("4 5 5", "4 5", "3 9", "3 9 5 4 4")
    table = position(*hands, turn=P3, number=9, extras=row(5, 9, 3), usable="mug").time_up()
    assert (table.turn, table.ended) == (P4, "")


@pytest.mark.rule("BB-C-42")
def test_options_stand_in_the_order_of_the_rules() -> None:
    table = position("3 3 5 y7 y8", "5 6", "6 5 5", usable="stabilizer mug")
    kinds = [type(a).__name__ for a in table.options(P1)]
    firsts = list(dict.fromkeys(kinds))
    assert firsts == ["SoloCut", "DualCut", "HelpedCut", "UseStabilizer", "UseMug"]
    solos = [a.value for a in table.options(P1) if type(a).__name__ == "SoloCut"]
    assert solos == [3, 13]  # yellow after the numbers
    duals = [a for a in table.options(P1) if type(a).__name__ == "DualCut"]
    owns = {3: [None, (0, 0), (0, 1)], 5: [None, (0, 2)], 13: [None, (0, 3), (0, 4)]}
    targets = [(1, 0), (1, 1), (2, 0), (2, 1), (2, 2)]
    assert [(d.call.value, d.cell, d.call.own) for d in duals] == [
        (value, cell, own) for value in (3, 5, 13) for cell in targets for own in owns[value]
    ]


@pytest.mark.rule("BB-C-42")
def test_seats_come_clockwise_and_second_stands_after_first_ones() -> None:
    table = position("3 5 / 5", "3 5", "3 3 5", turn=P2)
    duals = [
        a.cell for a in table.options(P2) if type(a).__name__ == "DualCut" and (a.call.value, a.call.own) == (3, None)
    ]
    assert duals == [(2, 0), (2, 1), (2, 2), (0, 0), (0, 1), (3, 0)]


@pytest.mark.rule("BB-C-42")
def test_cuts_with_help_are_listed_help_by_help_and_each_detector_stand_by_stand() -> None:
    table = position("3 3 5 y7", "3 5 6", "3 6 y8", usable="ray super")
    helped = [a for a in table.options(P1) if type(a).__name__ == "HelpedCut"]
    kinds = list(dict.fromkeys(a.helpers for a in helped))
    assert kinds == [("ray",), ("double",), ("super",), ("double", "ray"), ("super", "ray")]
    ray = [(*[c.value for c in a.calls], a.cells[0]) for a in helped if a.helpers == ("ray",)]
    assert ray == sorted(ray)
    double = [(a.cells[0][0], a.calls[0].value, a.cells) for a in helped if a.helpers == ("double",)]
    assert double == sorted(double)
    owns = [a.calls[0].own for a in helped if a.helpers == ("double",)][:6]
    assert owns == [None, (0, 0), (0, 1)] * 2
    wide = [(a.calls[0].value, a.cells[0]) for a in helped if a.helpers == ("super",)]
    assert wide == sorted(wide)
    both = [(a.cells[0][0], [c.value for c in a.calls], a.cells) for a in helped if a.helpers == ("double", "ray")]
    assert both == sorted(both)
