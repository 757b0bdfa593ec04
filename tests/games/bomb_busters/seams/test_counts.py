"""Tokens that tell how often a number stands on a stand (BB-X-TOKKIND, BB-C-35)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.lang import Voice
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, mission_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, position, refused

WRITTEN = """
token_kind = "count"
red = { count = 2 }
"""


def counting(*hands: str, **more: object) -> Table:
    return position(*hands, mission=mission_of(WRITTEN), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-X-TOKKIND")
def test_a_first_token_counts_the_copies_on_its_stand() -> None:
    table = begun(WRITTEN, seats=2)
    cell = table.options(P1)[-1].cell
    table.play(P1, f"place-token {cell[0] + 1}:{cell[1] + 1}")
    row = [w.value for w in table.state.stands[cell[0]].wires]
    (token,) = table.state.wire(cell).tokens
    assert (token.value, token.says) == (0, f"x{row.count(row[cell[1]])}")


@pytest.mark.rule("BB-X-TOKKIND")
def test_cut_copies_count_and_the_token_stands_where_the_cut_pointed() -> None:
    table = counting("6 8", "x5 5 5 6", "6 8").play(P1, "dual-cut 2:3 6")
    assert (table.hand(P2), table.dial, table.asked) == ("x5 5 5{x3} 6", 2, ((P2, "turn"),))
    second = counting("6 / 8", "5 6 / 5 5 8").play(P1, "dual-cut 4:1 6")
    assert second.hand(P2) == "5 6 / 5{x2} 5 8"


@pytest.mark.rule("BB-X-TOKKIND", "BB-DTC-05")
def test_a_detector_leaves_the_choice_of_the_wire_to_the_owner() -> None:
    table = counting("6 8", "5 5 r7 6", "6 8").play(P1, "helped-cut 2:2,2:3 8 double")
    assert not table.may(P2, "settle 2:3")
    assert table.play(P2, "settle 2:2").hand(P2) == "5 5{x2} r7 6"


@pytest.mark.rule("BB-X-TOKKIND", "BB-EQ-04-2")
def test_the_post_it_may_mark_a_cut_wire() -> None:
    table = counting("6 8 r9", "x5 5 5 6", "6{x1} 8", usable="post-it")
    assert table.copy().play(P2, "use-post-it 2:1").hand(P2) == "x5{x3} 5 5 6"
    assert table.copy().play(P2, "use-post-it 2:4").hand(P2) == "x5 5 5 6{x1}"
    for seat, place in ((P1, "1:3"), (P3, "3:1")):
        assert not table.may(seat, f"use-post-it {place}", owed=False)
        with refused("BB-EQ-04-2" if seat == P1 else "BB-EQ-04-1"):
            table.play(seat, f"use-post-it {place}")


@pytest.mark.rule("BB-X-TOKKIND", "BB-C-35")
def test_a_wire_that_moves_loses_its_token_and_the_others_of_both_stands_are_dated() -> None:
    table = counting("6 8{x1} 9", "5{x2} 5 8", "6{x1} 9", "6 8", usable="walkie").play(P1, "use-walkie 1:1 2")
    table.play(P2, "give-wire 2:1")
    assert (table.hand(P1), table.hand(P2), table.hand(P3)) == ("5 8{x1~} 9", "5 6 8", "6{x1} 9")


@pytest.mark.rule("BB-C-35")
def test_a_cut_does_not_date_a_token() -> None:
    table = counting("5 8", "5{x2} 5 8", "8 9").play(P1, "dual-cut 2:2 5")
    assert table.hand(P2) == "5{x2} x5 8"


@pytest.mark.rule("BB-X-TOKKIND")
def test_everybody_is_told_how_many_copies_there_are() -> None:
    table = counting("6 8", "x5 5 5 6", "6 8").play(P1, "dual-cut 2:3 6")
    for lang, words in (("en", "3 ×"), ("es", "3 ×"), ("fr", "3 ×")):
        said = [Voice(lang, GAME.name, ("Ann", "Ben", "Cy"), P3).say(n.text()) for n in table.told(P3)]
        assert any(words in line for line in said)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_mission_conforms(seats: int) -> None:
    conforms(f"blue = 6\ndial = 6\nlater = ['hook', 'single']\n{WRITTEN}", seats)


@pytest.mark.rule("BB-X-TOKKIND")
@pytest.mark.parametrize(("seats", "blue"), [(2, 2), (3, 2), (4, 3)])
def test_odds_equal_those_of_every_deal_also_when_wires_have_moved(seats: int, blue: int) -> None:
    written = f"token_kind = 'count'\nblue = {blue}\ndial = 6\nyellow = {{ count = 2 }}"
    done = exact_odds(written, seats, range(10), "walkie post-it triple hook", most=9000)
    assert done["DualCut"]
    assert done["UsePostIt"]
    assert done["UseWalkie"] + done["UseHook"]


def test_four_players_set_their_tokens() -> None:
    table = begun(WRITTEN)
    for seat in (P1, P2, P3, P4):
        table.match = table.match.play(table.match.owed[0], table.options(seat)[0])
    assert sum(len(w.tokens) for s in table.state.stands for w in s.wires) == 4
