"""Challenge cards: missions 55 and 60 (BB-X-CHALL, BB-CC)."""

from collections.abc import Sequence

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.knowledge.clues import HasUnless
from litfuse.games.bomb_busters.mechanisms.challenge_cards.words import Challenges, ChallengesPanel, Cut, OpenChallenge
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import Equipment
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, picked, position, refused


def panel(table: Table) -> ChallengesPanel:
    (found,) = table.view("spectator").panels
    assert isinstance(found, ChallengesPanel)
    return found


def cards(table: Table) -> list[int]:
    return [one.card for one in panel(table).open]


def challenged(
    open_ones: Sequence[int],
    *hands: str,
    row: Sequence[tuple[int, bool]] = (),
    done: Sequence[int] = (),
    numbers: Sequence[int] = (),
    dial: int = 1,
    **more: object,
) -> Table:
    data = Challenges(tuple(open_ones), (), tuple(numbers), tuple(Cut(v, a) for v, a in row), tuple(done))
    return position(*hands, number=55, extras=(data,), dial=dial, **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M55-1", "BB-M60-1", "BB-X-CHALL", "BB-C-3")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_challenge_card_for_each_player_lies_open_and_the_dial_begins_at_1(seats: int) -> None:
    for number, red in ((55, (2, 3 if seats == 2 else 2)), (60, (3, 3) if seats == 2 else (2, 3))):
        table = picked(seats, number)
        found = panel(table)
        assert (len(found.open), len(set(cards(table))), found.met) == (seats, seats, ())
        mission = table.state.mission
        assert (table.dial, table.state.limit, mission.red.count, mission.red.shown) == (1, 5, *red)
        assert Equipment.DISINTEGRATOR in pool_of(mission)
        assert len(found.numbers) == (2 if 8 in cards(table) else 0)


@pytest.mark.rule("BB-CC-8")
def test_two_different_number_cards_lie_on_the_card_that_wants_them() -> None:
    table = begun("mechanisms = [{ type = 'ChallengeCards', cards = 10 }]")
    low, high = panel(table).numbers
    assert low < high
    assert cards(table) == list(range(1, 11))


# Rows


@pytest.mark.rule("BB-M55-2", "BB-CC-5", "BB-X-CHALL")
@pytest.mark.scenario("BB-M55-S1")
def test_two_solo_cuts_in_a_row_turn_the_dial_back() -> None:
    table = challenged([5], "2 2 5", "3 3 5", "5 5 6 6").play(P1, "solo-cut 2")
    assert panel(table).open == (OpenChallenge(5, 1, 2),)
    table.play(P2, "solo-cut 3")
    assert (cards(table), panel(table).met, table.dial) == ([], (5,), 2)


@pytest.mark.rule("BB-CC-5", "BB-C-20")
def test_a_fast_pass_counts_as_solo() -> None:
    table = challenged([5], "2 2 5 5", "2 2 3 5", "3 3 5 3", row=[(4, True)], usable="fast-pass")
    assert table.play(P1, "fast-pass [1:1,1:2]").dial == 2


@pytest.mark.rule("BB-CC-2", "BB-CC-11")
@pytest.mark.scenario("BB-M55-S3")
def test_a_failure_breaks_a_row_of_even_cuts() -> None:
    row = [(2, False), (4, False), (6, True)]
    hands = ("2 3 8", "3 8 9", "2 8 8 9", "3 3 9 9")
    table = challenged([2], *hands, row=row, dial=3, start=5)
    assert panel(table).open == (OpenChallenge(2, 3, 4),)
    table.play(P1, "dual-cut 2:1 8")
    assert (panel(table).row, cards(table), table.dial) == ((), [2], 2)
    table = challenged([2], *hands, row=row).play(P1, "dual-cut 2:2 8")
    assert (cards(table), table.dial) == ([], 2)


@pytest.mark.rule("BB-CC-2")
def test_an_odd_cut_ends_a_row_of_even_ones() -> None:
    table = challenged([2], "2 3 8", "3 8 9", "2 8 8 9", "3 3 9 9", row=[(2, False)] * 3).play(P1, "dual-cut 2:1 3")
    assert panel(table).open == (OpenChallenge(2, 0, 4),)


@pytest.mark.rule("BB-M60-2", "BB-CC-7")
@pytest.mark.scenario("BB-M60-S1")
@pytest.mark.parametrize(("row", "dial"), [([5, 4], 2), ([1, 2], 2), ([5, 3], 1), ([4, 5], 1), ([2, 4], 1)])
def test_three_cuts_that_go_up_or_down_by_one(row: list[int], dial: int) -> None:
    table = challenged([7], "3 8", "3 8", "3 3 8 8", row=[(v, False) for v in row]).play(P1, "dual-cut 2:1 3")
    assert table.dial == dial


@pytest.mark.rule("BB-CC-11", "BB-C-21")
def test_a_mug_and_a_reveal_break_a_row() -> None:
    row = [(2, False)] * 3
    mugged = challenged([2], "2 3 8", "3 8 9", "2 8 8 9", "3 3 9 9", row=row, usable="mug").play(P1, "use-mug 3")
    assert panel(mugged).row == ()
    revealed = challenged([2], "2 2 8", "r3", "2 2 8 8 8", row=row[:1]).play(P1, "dual-cut 3:1 2")
    assert (revealed.hand(P2), panel(revealed).row) == ("xr3", ())


@pytest.mark.rule("BB-CC-11")
def test_a_row_keeps_the_last_four_turns() -> None:
    table = challenged([2, 5], "3 8", "3 8", "3 3 8 8", row=[(v, False) for v in (1, 3, 5, 7)])
    assert [cut.value for cut in panel(table.play(P1, "dual-cut 2:1 3")).row] == [3, 5, 7, 3]


# Completed numbers


@pytest.mark.rule("BB-CC-4")
@pytest.mark.parametrize(("done", "dial", "lost"), [((4, 6), 2, False), ((4, 5), 1, True), ((8, 9), 1, True)])
def test_the_first_three_completed_numbers_add_up_to_18(done: tuple[int, ...], dial: int, lost: bool) -> None:
    table = challenged([4], "8 8 5", "5 9", "5 5 9 9 9", done=done).play(P1, "solo-cut 8")
    assert (table.dial, any(one.lost for one in panel(table).open)) == (dial, lost)
    assert panel(table).done == (*done, 8)


@pytest.mark.rule("BB-CC-8")
@pytest.mark.parametrize(("numbers", "done", "dial"), [((4, 8), (4,), 2), ((8, 9), (4,), 1), ((4, 8), (4, 5), 1)])
def test_two_numbers_are_the_first_completed(numbers: tuple[int, ...], done: tuple[int, ...], dial: int) -> None:
    table = challenged([8], "8 8 5", "5 9", "5 5 9 9 9", numbers=numbers, done=done).play(P1, "solo-cut 8")
    assert table.dial == dial


@pytest.mark.rule("BB-M55-4", "BB-C-19")
def test_what_a_disintegrator_completes_counts_but_is_no_turn() -> None:
    hands = ("10 10 11", "11 12", "11 11 12 12 12")
    table = challenged([2, 4], *hands, done=(6,), row=[(2, False)], locked="disintegrator")
    table.play(P1, "solo-cut 10", draws={"disintegrator": (24, 20)})
    assert panel(table).done == (6, 10, 11)
    assert [cut.value for cut in panel(table).row] == [2, 10]


# Stands


@pytest.mark.rule("BB-CC-3")
@pytest.mark.parametrize(
    ("stand", "met"),
    [
        ("4 x5 x5 7 7 x8 9 9", False),
        ("4 4 x5 x5 7 7 x8", True),
        ("4 4 x5 x5 x7 x7", False),
        ("4 4 x5 7 7 x8 9 9", True),
    ],
)
def test_a_stand_with_wires_in_pairs_only(stand: str, met: bool) -> None:
    table = challenged([3], "3 1", "3 1", stand).play(P1, "dual-cut 2:1 3")
    assert (table.dial == 2) == met


@pytest.mark.rule("BB-CC-6")
@pytest.mark.parametrize(
    ("stand", "met"),
    [("4 x5 6 x7 8 x9 10 x11 12", True), ("4 x5 6 x7 8 x9 10 x11 x12", False), ("4 4 x5 6 x7 8 x9 10 x11 12", False)],
)
def test_five_wires_of_a_stand_without_neighbours(stand: str, met: bool) -> None:
    table = challenged([6], "3 1", "3 1", stand).play(P1, "dual-cut 2:1 3")
    assert (table.dial == 2) == met


@pytest.mark.rule("BB-M60-2", "BB-CC-10")
@pytest.mark.scenario("BB-M60-S2")
@pytest.mark.parametrize(
    ("stand", "met"),
    [
        ("4 x5 x5 x6 x7 x7 x8 x9 9", True),
        ("x4 x5 x5 x6 x7 x7 x8 x9 9", False),
        ("4 x5 x5 x6 x7 x7 x8 8 9", False),
    ],
)
def test_a_stand_with_both_ends_uncut_and_seven_cut_wires(stand: str, met: bool) -> None:
    table = challenged([10], "3 1", "3 1", stand).play(P1, "dual-cut 2:1 3")
    assert (table.dial == 2) == met


@pytest.mark.rule("BB-CC-9")
@pytest.mark.parametrize(
    ("stand", "met"),
    [
        ("1 3 5 7 9 11", True),
        ("1 3 5 r5 7 9 11 x12", True),
        ("1 3 5 7 9 12", False),
        ("1 3 5 r5 7 9", False),
    ],
)
def test_a_stand_with_odd_wires_only(stand: str, met: bool) -> None:
    table = challenged([9], "3 8", "3 8", "8 8", stand).play(P1, "dual-cut 2:1 3")
    assert (table.dial == 2) == met
    if met:
        (told,) = [e for e in table.match.entry.events if type(e).__name__ == "ChallengeMet"]
        assert (told.stands, panel(table).odd_stands) == ((3,), (3,))


@pytest.mark.rule("BB-CC-11", "BB-X-CHALL")
def test_challenge_cards_are_not_checked_before_the_first_turn_is_over() -> None:
    table = challenged([3, 9], "3 8", "3 8", "4 4 x5 x5 7 7", "1 3 5 7 9 11")
    assert (table.dial, cards(table)) == (1, [3, 9])


@pytest.mark.rule("BB-X-CHALL", "BB-C-3")
def test_several_cards_pay_at_once_but_the_dial_has_a_limit() -> None:
    table = challenged([3, 6, 10], "3 1", "3 1", "4 4 x5 x5 7 7", "4 x5 6 x7 8 x9 10 x11 12", dial=4, start=5)
    table.play(P1, "dual-cut 2:1 3")
    assert (panel(table).met, table.dial) == ((3, 6), 5)


@pytest.mark.rule("BB-X-CHALL", "BB-C-13")
def test_the_last_failure_is_not_made_good_by_a_card() -> None:
    table = challenged([3], "3 1", "1 3", "4 4 x5 x5 7 7").play(P1, "dual-cut 2:1 3")
    assert table.ended == "dial"


# A wire that is cut as red


@pytest.mark.rule("BB-M55-3", "BB-CC-1")
@pytest.mark.scenario("BB-M55-S2")
def test_a_red_wire_of_a_teammate_is_cut_and_any_other_explodes() -> None:
    hands = ("3 r5 8", "3 8", "3 r7 8", "3 8")
    table = challenged([1], *hands, turn=P3).play(P3, "cut-as-red 1:2")
    assert (table.stand(1), cards(table), table.dial, table.turn) == ("3 xr5 8", [], 2, P4)
    assert challenged([1], *hands, turn=P3).play(P3, "cut-as-red 1:1").ended == "explosion"


@pytest.mark.rule("BB-CC-1", "BB-CC-11")
def test_a_red_call_breaks_a_row_and_no_stabilizer_protects_it() -> None:
    hands = ("3 r5 8", "3 8", "3 r7 8", "3 8")
    table = challenged([1, 2], *hands, turn=P3, row=[(2, False)]).play(P3, "cut-as-red 1:2")
    assert panel(table).row == ()
    safe = challenged([1], *hands, usable="stabilizer").play(P1, "use-stabilizer")
    assert not safe.may(P1, "cut-as-red 2:1")


@pytest.mark.rule("BB-CC-1", "BB-X-CHALL")
def test_a_red_call_is_refused_without_its_card_and_at_own_wires() -> None:
    hands = ("3 r5 8", "3 8", "3 r7 8", "3 8")
    for open_ones, says in (((2,), "cut-as-red 3:2"), ((1,), "cut-as-red 1:2")):
        with refused("BB-X-CHALL"):
            challenged(open_ones, *hands).play(P1, says)
    with refused("BB-X-CHALL"):
        position("3 r5", "3 3 3").play(P1, "cut-as-red 2:1")


@pytest.mark.rule("BB-X-CHALL")
@pytest.mark.parametrize("written", ["dial = 0", "yellow = { count = 4 }\nred = { count = 1 }", "blue = 1"])
def test_a_mission_that_cannot_have_challenges_is_refused(written: str) -> None:
    with not_to_be("BB-X-CHALL"):
        GAME.new(2, table_of(f'{written}\nmechanisms = [{{ type = "ChallengeCards" }}]'))


# What everybody can tell


@pytest.mark.rule("BB-CC-9")
def test_everybody_knows_after_each_turn_that_no_stand_is_all_odd() -> None:
    table = begun(
        "mechanisms = [{ type = 'ChallengeCards', cards = 10 }]\nred = { count = 2 }\ntokens = 'none'\ndial = 6"
    )
    assert table.known(P1).clues.has_unless == ()
    decision = table.question(P1)
    table.match = table.match.play(decision, table.options(P1)[0])
    found = table.known(P1).clues.has_unless
    assert {claim.cells[0][0] for claim in found} == {1, 2, 3}
    assert all(isinstance(claim, HasUnless) and claim.values == (2, 4, 6, 8, 10, 12) for claim in found)


SMALL = """
blue = 3
dial = 6
red = { count = 2 }
mechanisms = [{ type = "ChallengeCards", cards = 10, odd = 2 }]
"""


@pytest.mark.rule("BB-CC-9", "BB-X-CHALL")
@pytest.mark.parametrize(("seats", "cards"), [(2, ""), (3, "walkie mug"), (4, "")])
def test_odds_equal_those_of_every_deal(seats: int, cards: str) -> None:
    done = exact_odds(SMALL, seats, range(12 if seats == 2 else 24), cards, most=9000)
    assert done["DualCut"] > 8
    assert done["CutAsRed"] > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_with_challenges_conforms(seats: int) -> None:
    conforms(SMALL.replace("blue = 3", "blue = 7"), seats)
