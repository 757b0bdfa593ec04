"""Detectors and characters (BB-DTC, BB-CH)."""

import pytest

from litfuse.games.bomb_busters.cards.words import TokenStands
from litfuse.games.bomb_busters.view import Hidden
from litfuse.kernel.records import SPECTATOR
from tests.games.bomb_busters.table import P1, P2, P3, position, refused


@pytest.mark.rule("BB-DTC-04", "BB-CH-05", "BB-CH-04", "BB-DTC-08", "BB-DTC-01")
@pytest.mark.scenario(43)
def test_one_of_two_targets_is_cut_and_nothing_is_said_of_the_other() -> None:
    table = position("2 6", "2 r3 6", "6 6", dial=3).play(P1, "helped-cut 2:1,2:2 2 double")
    assert table.asked == ((P2, "settle"),)
    table.play(P2, "settle 2:1")
    assert (table.hand(P1), table.hand(P2), table.dial) == ("x2 6", "x2 r3 6", 3)
    assert table.power(P1).used
    assert table.view(P1).stands[P2].wires[1] == Hidden()


@pytest.mark.rule("BB-DTC-04", "BB-VIS-11")
@pytest.mark.scenario(44)
def test_the_owner_chooses_among_those_that_match() -> None:
    table = position("2 2", "2 2").play(P1, "helped-cut 2:1,2:2 2 double").play(P2, "settle 2:2")
    assert table.hand(P2) == "2 x2"
    for viewer in (P1, "spectator"):
        assert table.view(viewer).stands[P2].wires[0] == Hidden()


@pytest.mark.rule("BB-DTC-05")
@pytest.mark.scenario(45)
@pytest.mark.parametrize(("chosen", "hand"), [("2:2", "3 5{5} 8"), ("2:3", "3 5 8{8}")])
def test_after_a_failure_the_owner_chooses_the_token(chosen: str, hand: str) -> None:
    table = position("3 5 8", "3 5 8", dial=2).play(P1, "helped-cut 2:2,2:3 3 double")
    assert table.dial == 1
    assert table.play(P2, f"settle {chosen}").hand(P2) == hand


@pytest.mark.rule("BB-DTC-05", "BB-VIS-11", "BB-VIS-15")
@pytest.mark.scenario(46)
def test_the_token_never_goes_to_a_red_wire_and_nobody_learns_of_it() -> None:
    table = position("3 8", "3 r5 8", dial=2).play(P1, "helped-cut 2:2,2:3 3 double")
    assert (table.dial, table.ended) == (1, "")
    with refused("BB-DTC-05"):
        table.play(P2, "settle 2:2")
    other = position("3 8", "3 5 8", dial=2).play(P1, "helped-cut 2:2,2:3 3 double")
    assert table.asked == other.asked
    assert table.told(P1) == other.told(P1)
    table.play(P2, "settle 2:3")
    assert table.hand(P2) == "3 r5 8{8}"
    assert table.view(P1).stands[P2].wires[1] == Hidden()


@pytest.mark.rule("BB-DTC-06")
@pytest.mark.scenario(47)
def test_only_red_targets_explode() -> None:
    table = position("4", "4 r6 r9", dial=2).play(P1, "helped-cut 2:2,2:3 4 double")
    assert table.ended == "explosion"


@pytest.mark.rule("BB-DTC-01", "BB-DTC-02", "BB-DTC-03")
@pytest.mark.scenario(48)
@pytest.mark.parametrize(
    ("says", "rule"),
    [
        ("helped-cut 2:1,3:1 4 double", "BB-DTC-02"),
        ("helped-cut 2:1,2:2 yellow double", "BB-DTC-03"),
        ("helped-cut 2:1 4 double", "BB-DTC-01"),
        ("helped-cut 2:1,2:1 4 double", "BB-DTC-01"),
        ("helped-cut 2:1,2:2,2:3 4 double", "BB-DTC-01"),
        ("helped-cut 2:1,2:2 9 double", "BB-DTC-03"),
    ],
)
def test_two_wires_of_one_stand_and_a_number_that_is_held(says: str, rule: str) -> None:
    table = position("y1 4", "4 5 6 / y7")
    with refused(rule):
        table.play(P1, says)
    assert not table.power(P1).used


@pytest.mark.rule("BB-DTC-02", "BB-EQ-03-1")
def test_a_stand_with_too_few_wires_cannot_be_chosen() -> None:
    table = position("4 5", "4 x5 / 4 5", usable="triple")
    cells = {a.cells for a in table.options(P1) if type(a).__name__ == "HelpedCut"}
    assert cells == {((2, 0), (2, 1))}


@pytest.mark.rule("BB-EQ-03-1", "BB-DTC-05")
@pytest.mark.scenario(49)
def test_the_triple_detector_points_at_three() -> None:
    table = position("7 9", "r2 r5 7 9", dial=2, usable="triple").play(P1, "helped-cut 2:1,2:2,2:4 7 triple")
    assert table.dial == 1
    assert {a.cell for a in table.options(P2)} == {(1, 3)}
    table.play(P2, "settle 2:4")
    assert table.hand(P2) == "r2 r5 7 9{9}"
    assert table.card("triple").used
    assert not table.power(P1).used


@pytest.mark.rule("BB-EQ-05-1", "BB-DTC-04", "BB-DTC-01")
@pytest.mark.scenario(50)
def test_the_super_detector_points_at_a_whole_stand() -> None:
    table = position("7 7 11", "3 7 7 11", "3", usable="super")
    with refused("BB-EQ-05-1"):
        table.play(P1, "helped-cut 2:1,2:2,2:3 7~1:2 super")
    table.play(P1, "helped-cut 2:1,2:2,2:3,2:4 7~1:2 super")
    assert {a.cell for a in table.options(P2)} == {(1, 1), (1, 2)}
    with refused("BB-DTC-04"):
        table.play(P2, "settle 2:1")
    table.play(P2, "settle 2:3")
    assert (table.hand(P1), table.hand(P2)) == ("7 x7 11", "3 7 x7 11")


@pytest.mark.rule("BB-EQ-05-1", "BB-DTC-06")
@pytest.mark.scenario(51)
def test_the_super_detector_on_a_lone_red_explodes() -> None:
    table = position("4 6", "4 6 / r6", dial=2, usable="super").play(P1, "helped-cut 3:1 6 super")
    assert table.ended == "explosion"


@pytest.mark.rule("BB-DTC-07", "BB-TOK-03")
def test_the_owner_may_choose_a_wire_with_a_token_and_all_hear_that_a_choice_was_made() -> None:
    table = position("3 5 8", "3 5{5} 8").play(P1, "helped-cut 2:2,2:3 3 double").play(P2, "settle 2:2")
    assert table.hand(P2) == "3 5{5} 8"
    assert all(TokenStands(P2) in table.told(viewer) for viewer in (P1, P2, SPECTATOR))


@pytest.mark.rule("BB-DTC-09")
def test_with_a_ray_the_number_that_was_cut_decides() -> None:
    table = position("5 8", "5 8 9", "9", usable="ray")
    table.play(P1, "helped-cut 2:1,2:2 5,8 double,ray")
    assert {a.cell for a in table.options(P2)} == {(1, 0), (1, 1)}
    table.play(P2, "settle 2:2")
    assert (table.hand(P1), table.hand(P2)) == ("5 x8", "5 x8 9")


@pytest.mark.rule("BB-DUAL-08", "BB-VIS-10")
@pytest.mark.scenario(80)
def test_the_own_wire_is_hidden_while_the_owner_settles() -> None:
    named = position("2 2", "2 2", "4 4").play(P1, "helped-cut 2:1,2:2 2~1:2 double")
    plain = position("2 2", "2 2", "4 4").play(P1, "helped-cut 2:1,2:2 2 double")
    assert named.asked == ((P2, "settle"),)
    for viewer in (P2, P3, "spectator"):
        assert named.told(viewer) == plain.told(viewer)
        assert named.match.frame(viewer) == plain.match.frame(viewer)
    assert named.view(P1).calls[0].own == (0, 1)
    named.play(P2, "settle 2:1")
    assert (named.hand(P1), named.hand(P2)) == ("2 x2", "x2 2")


@pytest.mark.rule("BB-VIS-15")
def test_the_owner_is_asked_even_if_there_is_only_one_answer() -> None:
    one = position("2 6", "2 6", "2 2").play(P1, "helped-cut 2:1,2:2 2 double")
    two = position("2 6", "2 2", "2 6").play(P1, "helped-cut 2:1,2:2 2 double")
    assert len(one.options(P2)) == 1
    assert len(two.options(P2)) == 2
    assert one.match.decisions == two.match.decisions
    assert one.match.clocks == two.match.clocks


@pytest.mark.rule("BB-CH-01", "BB-CH-07")
def test_a_character_needs_no_unlocking() -> None:
    table = position("2 6", "2 6", "2 2 6 6")
    assert table.may(P1, "helped-cut 2:1,2:2 2 double")


@pytest.mark.rule("BB-CH-02")
def test_a_character_is_used_once() -> None:
    table = position("2 6", "2 6", "2 2 6 6", spent=(P1,))
    with refused("BB-CH-02"):
        table.play(P1, "helped-cut 2:1,2:2 2 double")


@pytest.mark.rule("BB-CH-03")
def test_nobody_uses_the_character_of_somebody_else() -> None:
    table = position("2 6", "2 6", "2 2 6 6", spent=(P1,))
    assert not table.power(P2).used
    assert not any(type(a).__name__ == "HelpedCut" for a in table.options(P1))
    table.play(P1, "dual-cut 2:1 2").play(P2, "helped-cut 3:1,3:2 6 double")
    assert table.power(P2).used


@pytest.mark.rule("BB-CH-05", "BB-DTC-08")
@pytest.mark.parametrize("cells", ["2:1,2:2", "2:2,2:3"])
def test_the_character_is_spent_by_success_and_failure_alike(cells: str) -> None:
    table = position("3 5 8", "3 5 8").play(P1, f"helped-cut {cells} 3 double")
    assert table.power(P1).used


@pytest.mark.rule("BB-CH-E1", "BB-CH-07", "BB-CH-06")
@pytest.mark.scenario(76)
def test_the_character_with_the_radar() -> None:
    table = position("4 6", "2 6", "2 4", characters=("double", "radar", "double"))
    assert table.offered(P2)
    assert not table.offered(P1)
    table.play(P2, "use-radar 4 power")
    (answer,) = (f for f in table.view(P3).facts if hasattr(f, "yes"))
    assert answer.yes == (True, False, True)
    assert table.power(P2).used
    assert table.turn == P1


@pytest.mark.rule("BB-CH-E2")
def test_the_character_with_the_walkie_talkies() -> None:
    table = position("4 6", "2 6", "2 4", characters=("double", "walkie", "double"))
    table.play(P2, "use-walkie 2:1 3 power").play(P3, "give-wire 3:2")
    assert (table.hand(P2), table.hand(P3)) == ("4 6", "2 2")
    assert table.power(P2).used


@pytest.mark.rule("BB-CH-E3")
def test_the_character_with_the_triple_detector() -> None:
    table = position("4 6", "2 4 6", "2", turn=P1, characters=("triple", "double", "double"))
    table.play(P1, "helped-cut 2:1,2:2,2:3 4 own-triple").play(P2, "settle 2:2")
    assert table.hand(P2) == "2 x4 6"
    assert table.power(P1).used


@pytest.mark.rule("BB-CH-E4")
def test_the_character_with_the_ray() -> None:
    table = position("4 6", "2 4 6", "2", characters=("ray", "double", "double"))
    table.play(P1, "helped-cut 2:3 4,6 own-ray")
    assert (table.hand(P1), table.hand(P2)) == ("4 x6", "2 4 x6")
    assert table.power(P1).used


@pytest.mark.rule("BB-EQ-05-1", "BB-DTC-01", "BB-DTC-09", "BB-EQ-10-1", "BB-EQG-11")
@pytest.mark.parametrize(
    ("written", "otherwise"),
    [
        ("2:1,2:2 2 super", "2:2,2:1 2 super"),
        ("3:1,3:2 2 double", "3:2,3:1 2 double"),
        ("2:1 2,6 ray", "2:1 6,2 ray"),
        ("2:1 2,yellow ray", "2:1 yellow,2 ray"),
        ("3:1,3:3 2~1:1,6 double,ray", "3:3,3:1 6,2~1:1 ray,double"),
        ("2:1,2:2 2,6 super,ray", "2:2,2:1 6,2 ray,super"),
    ],
)
@pytest.mark.parametrize("spent", [(), (P1,)])
def test_targets_values_and_helpers_are_sets_however_they_are_written(
    written: str, otherwise: str, spent: tuple[int, ...]
) -> None:
    table = position("2 y3 6", "2 6", "2 2 y4 6 6", usable="super ray", spent=spent)
    if "double" in written and spent:
        with refused("BB-CH-02"):
            table.play(P1, f"helped-cut {otherwise}")
        return
    one, other = table.copy().play(P1, f"helped-cut {written}"), table.copy().play(P1, f"helped-cut {otherwise}")
    assert one.match.entry == other.match.entry
    assert one.state == other.state


@pytest.mark.rule("BB-EQ-10-4", "BB-DTC-09")
@pytest.mark.parametrize("called", ["2,2", "2,9", "2", "2,yellow"])
def test_a_ray_with_a_detector_is_refused_by_the_rule_of_both(called: str) -> None:
    table = position("2 y3 6", "2 6", "2 2 y4 6 6 9 9", usable="ray")
    with refused("BB-DTC-09"):
        table.play(P1, f"helped-cut 2:1,2:2 {called} double,ray")
    assert not table.power(P1).used
    assert not table.card("ray").used


@pytest.mark.rule("BB-DTC-03", "BB-GEN-03")
def test_the_order_of_a_set_never_causes_a_refusal() -> None:
    table = position("2 6", "2 6", "2 2 6 6 9 9", usable="super ray", spent=(P1,))
    with refused("BB-DTC-03"):
        table.play(P1, "helped-cut 2:2,2:1 9 super")
    with refused("BB-EQ-10-1"):
        table.play(P1, "helped-cut 2:1 9,2 ray")
