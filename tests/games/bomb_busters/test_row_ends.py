"""A row of numbers with two ends: mission 36 (BB-X-SEQ, BB-M36)."""

import pytest

from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import Row, SequencePanel
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, picked, position, refused

HANDS = ("4 7 9", "4 7 9 12", "4 6 1 12", "4 6 7 7 9 9 1")


def row(*hands: str, cards: tuple[int, ...] = (4, 9, 1, 12, 6), at: int = 0, **more: object) -> Table:
    return position(*(hands or HANDS), number=36, extras=(Row(cards, at),), **more)  # type: ignore[arg-type]


def shown(table: Table) -> SequencePanel:
    (found,) = table.view("spectator").panels
    assert isinstance(found, SequencePanel)
    return found


@pytest.mark.rule("BB-M36-1", "BB-X-SEQ", "BB-C-17")
@pytest.mark.parametrize(("end", "at"), [("left", 0), ("right", 4)])
def test_the_captain_chooses_an_end_before_the_first_tokens(end: str, at: int) -> None:
    table = picked(4, 36)
    assert (len(shown(table).cards), shown(table).barred) == (5, ())
    assert table.asked == ((P1, "end"),)
    with refused("BB-X-SEQ"):
        table.play(P1, "place-token 1:1")
    table.play(P1, f"choose-end {end}")
    assert (shown(table).at, table.asked) == (at, ((P1, "token"),))


@pytest.mark.rule("BB-M36-1")
def test_wires_of_mission_36() -> None:
    wires = [(m.yellow.count, m.red.count, m.red.shown) for m in (picked(n, 36).state.mission for n in (2, 3, 4, 5))]
    assert wires == [(4, 2, 3), (2, 1, 3), (2, 1, 3), (2, 1, 3)]


@pytest.mark.rule("BB-M36-2", "BB-X-SEQ", "BB-C-41")
@pytest.mark.scenario("BB-M36-S1")
def test_only_the_chosen_end_of_the_row_may_be_called() -> None:
    table = row(turn=P2)
    assert table.called(P2) == {4, 7}
    for says in ("dual-cut 1:3 9", "dual-cut 3:4 12"):
        with refused("BB-X-SEQ"):
            table.play(P2, says)
    table.play(P2, "dual-cut 1:2 7")
    assert table.turn == P3


@pytest.mark.rule("BB-M36-3")
@pytest.mark.scenario("BB-M36-S2")
def test_the_cutter_chooses_the_next_end() -> None:
    table = row(turn=P3, fresh="6").play(P3, "dual-cut 1:1 4")
    assert shown(table).cards == (9, 1, 12, 6)
    assert table.asked == ((P3, "end"),)
    table.play(P3, "choose-end right")
    assert shown(table).barred == (9, 1, 12)
    assert table.called(P4) == {4, 6, 7}


@pytest.mark.rule("BB-M36-3")
def test_the_last_card_needs_no_choice_and_then_nothing_is_barred() -> None:
    table = row("4 6", "4 6", "4 4 6 6", cards=(4, 6)).play(P1, "dual-cut 2:1 4")
    assert (shown(table).cards, shown(table).at, table.asked) == ((6,), 0, ((P2, "turn"),))
    table.play(P2, "dual-cut 1:2 6")
    assert (shown(table).cards, shown(table).barred) == ((), ())


@pytest.mark.rule("BB-M36-3")
def test_a_player_who_cut_the_last_own_wire_chooses_all_the_same() -> None:
    table = row("4", "4 9", "4 4 9 9 1", "9 1 1 1").play(P1, "dual-cut 2:1 4")
    assert table.asked == ((P1, "end"),)
    assert table.play(P1, "choose-end left").turn == P2


@pytest.mark.rule("BB-M36-4")
def test_a_card_that_is_done_when_its_end_is_chosen_leaves_at_once() -> None:
    table = row("4 9", "4 9", "4 4 9 9", cards=(4, 9, 1)).play(P1, "dual-cut 2:1 4")
    table.play(P1, "choose-end right")  # all wires of 1 are cut
    assert (shown(table).cards, shown(table).at) == ((9,), 0)
    assert table.asked == ((P2, "turn"),)


@pytest.mark.rule("BB-M36-5", "BB-M09-5")
def test_a_player_who_has_only_waiting_numbers_explodes() -> None:
    assert row("4 7", "4 7", "9 12 r3", "4 4 7 7 9 9 9", turn=P2).play(P2, "dual-cut 1:2 7").ended == "explosion"


@pytest.mark.rule("BB-M36-3", "BB-C-13")
def test_the_end_is_chosen_before_the_win_test() -> None:
    table = row("4", "4", cards=(4, 9, 1)).play(P1, "dual-cut 2:1 4")
    assert (table.asked, table.ended) == (((P1, "end"),), "")
    assert table.play(P1, "choose-end left").won


WRITTEN = "blue = 4\ndial = 6\n{}mechanisms = [{{ type = 'SequenceGate', cards = 3, ends = 2 }}]"


@pytest.mark.rule("BB-X-SEQ", "BB-C-49")
@pytest.mark.parametrize(("seats", "row", "cards"), [(2, 3, ""), (3, 2, "walkie mug"), (4, 2, "")])
def test_odds_equal_those_of_every_deal(seats: int, row: int, cards: str) -> None:
    small = WRITTEN.format("red = { count = 1 }\n").replace("blue = 4", "blue = 3")
    done = exact_odds(
        small.replace("cards = 3", f"cards = {row}"), seats, range(20 if seats == 2 else 45), cards, most=9000
    )
    assert done["DualCut"] > 40
    assert done["ChooseEnd"] >= 20


@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_with_two_ends_conforms(seats: int) -> None:
    conforms(WRITTEN.replace("blue = 4", "blue = 7").format("yellow = { count = 2 }\n"), seats)
