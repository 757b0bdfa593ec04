"""The game as a whole (BB-GEN, BB-TERM, BB-COMP)."""

import pytest

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.state import EVERY_KEY
from litfuse.games.bomb_busters.words import COPIES, NUMBERS, RED, TOKENS, YELLOW, value_of
from litfuse.kernel.errors import BadConfig, LitfuseError
from tests.games.bomb_busters.table import P1, P2, P3, dealt, position, refused, row


@pytest.mark.rule("BB-GEN-01")
def test_a_mission_goes_before_a_card_and_a_card_before_the_rules() -> None:
    gated = position("5 9", "5 9", "5 5 9 9", number=9, extras=row(5, 9, 2), usable="ray")
    with refused("BB-X-SEQ"):  # the card would allow it
        gated.play(P1, "helped-cut 2:1 5,9 ray")
    stable = position("5", "r4 5", usable="stabilizer").play(P1, "use-stabilizer").play(P1, "dual-cut 2:1 5")
    assert stable.ended == ""  # the rules would explode


@pytest.mark.rule("BB-GEN-02")
@pytest.mark.parametrize("seats", [0, 1, 6, 9])
def test_the_game_is_for_two_to_five_players(seats: int) -> None:
    assert GAME.seats == range(2, 6)
    with pytest.raises(BadConfig) as caught:
        GAME.new(seats, Config())
    assert caught.value.rule == "BB-GEN-02"


@pytest.mark.rule("BB-GEN-03")
def test_a_refused_or_stale_answer_changes_nothing() -> None:
    table = position("2 5", "2 r4 5", "5 5", usable="radar ray", dial=2, start=3)
    before = table.copy()
    tries = (
        "dual-cut 2:1 9",
        "dual-cut 1:1 2",
        "solo-cut 2",
        "skip",
        "use-mug 2",
        "helped-cut 2:1 2 ray",
        "give-wire 1:1",
    )
    for seat in (P1, P2, P3):
        for says in tries:
            with pytest.raises(LitfuseError):
                table.play(seat, says)
    assert table.nothing_happens(before)


@pytest.mark.rule("BB-TERM-01", "BB-TERM-02", "BB-COMP-01", "BB-COMP-02", "BB-COMP-03")
def test_wires_are_blue_yellow_or_red_with_their_printed_numbers() -> None:
    there = [k for k in EVERY_KEY if k < 120 or k == 120]
    assert [k // 10 for k in there if value_of(k) <= 12] == list(NUMBERS)
    assert COPIES == 4
    assert {value_of(k) for k in there} == {*NUMBERS, YELLOW, RED}


@pytest.mark.rule("BB-TERM-10")
def test_a_cut_wire_stands_between_its_neighbours() -> None:
    table = position("4 x5 4", "4 4", usable="equal unequal")
    assert not any(table.may(P1, f"use-equal 1:{i}", owed=False) for i in (1, 2))
    assert table.may(P1, "use-unequal 1:1", owed=False)


@pytest.mark.rule("BB-TERM-14", "BB-DUAL-01")
def test_pointing_names_player_stand_and_slot() -> None:
    table = position("4 6", "4 6 / 4 6").play(P1, "dual-cut 3:2 6")
    assert table.hand(P2) == "4 6 / 4 x6"


@pytest.mark.rule("BB-COMP-04", "BB-COMP-05")
def test_two_tokens_of_each_number_and_twelve_numbers_to_complete() -> None:
    assert TOKENS == 2
    assert len(NUMBERS) == 12
    assert len(dealt(4, 4).view(P1).cuts) == 15


@pytest.mark.rule("BB-COMP-06")
def test_there_is_one_label_of_each_kind() -> None:
    table = (
        position("4 4 5", "4 5", "4 5 5", usable="equal unequal").play(P1, "use-equal 1:1").play(P1, "use-unequal 1:2")
    )
    with pytest.raises(LitfuseError):
        table.play(P2, "use-equal 2:1")
    assert [label.equal for label in table.view(P3).labels] == [True, False]


@pytest.mark.rule("BB-COMP-11")
def test_the_board_shows_dial_numbers_and_markers() -> None:
    view = dealt(5, 8).view("spectator")
    assert (view.dial, view.start) == (5, 5)
    assert all(view.cuts[n] == 0 for n in NUMBERS)
    assert len(view.markers) == 5


@pytest.mark.rule("BB-COMP-12", "BB-COMP-16")
def test_the_first_eight_missions_need_nothing_else() -> None:
    for number in range(1, 9):
        assert MISSIONS[number].mechanisms == ()
        assert MISSIONS[number].later == ()
        assert all(c.seconds is None for c in dealt(4, number).match.clocks)


@pytest.mark.rule("BB-COMP-10", "BB-TERM-05", "BB-SETUP-05")
@pytest.mark.parametrize(("seats", "stands"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_a_hand_is_all_stands_of_a_player(seats: int, stands: int) -> None:
    state = dealt(seats, 4).state
    assert len(state.stands) == stands
    for seat in range(seats):
        own = [i for i, s in enumerate(state.stands) if s.owner == seat]
        assert {i for i, _ in state.uncut(seat)} == set(own)
