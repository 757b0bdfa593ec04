"""Wires with an X token at the end of each stand: not in order, and left alone by cards."""

import pytest

from litfuse.games.bomb_busters.notices import WasDealt
from litfuse.games.bomb_busters.view import Hidden, Shown
from litfuse.kernel.records import SPECTATOR
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, mission_of, not_to_be
from tests.games.bomb_busters.table import P1, P2, P3, Table, position, refused

LAST = """
yellow = { count = 2 }
later = ["hook", "single"]
mechanisms = [{ type = "UnsortedWires" }]
"""
LOCKED = """
yellow = { count = 2, fixed = [1, 2] }
mechanisms = [{ type = "UnsortedWires", which = "blue", locked = true }]
"""
RULE = "BB-X-XWIRE"


def table(*hands: str, written: str = LAST, **more: object) -> Table:
    return position(*hands, mission=mission_of(written), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-X-XWIRE", "BB-C-47")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_wire_of_each_stand_has_an_x_and_all_others_are_in_order(seats: int) -> None:
    """Before, a stand was sorted whole."""
    here = begun(LAST, seats)
    assert all([w.apart for w in s.wires] == [None] * (len(s.wires) - 1) + ["stray"] for s in here.state.stands)
    rows = [[w.key for w in s.wires] for s in here.state.stands]
    assert all(row[:-1] == sorted(row[:-1]) for row in rows)
    assert any(row != sorted(row) for row in rows)


@pytest.mark.rule("BB-X-XWIRE")
def test_blue_strays_are_dealt_first_and_every_stand_has_one() -> None:
    for key in (b"1", b"2", b"3", b"4"):
        here = begun(LOCKED, 4, key=key)
        assert all(s.wires[-1].value <= 12 for s in here.state.stands)
        sizes = sorted(len(s.wires) for s in here.state.stands)
        assert sizes[-1] - sizes[0] <= 1


@pytest.mark.rule("BB-X-XWIRE")
def test_everybody_sees_the_x_and_only_the_owner_the_value() -> None:
    here = begun(LAST, 4)
    for viewer in (P1, P2, SPECTATOR):
        for stand in here.view(viewer).stands:
            last = stand.wires[-1]
            assert last.apart == "stray"
            assert isinstance(last, Shown if stand.owner == viewer else Hidden)
    told = next(n for n in here.told(P3) if isinstance(n, WasDealt))
    assert told.strays == tuple((s.owner, len(s.wires) - 1) for s in here.state.stands)


@pytest.mark.rule("BB-X-XWIRE", "BB-C-23")
def test_a_plain_cut_may_point_at_a_stray_and_no_card_may() -> None:
    hands = ("3 5 8^", "3 8 5^", "3 5 8^")
    here = table(*hands, usable="triple super ray walkie hook radar")
    for says in ("helped-cut 2:2,2:3 5 double", "helped-cut 2:1,2:2,2:3 5 triple", "helped-cut 2:3 3,5 ray"):
        assert not here.may(P1, says)
        with refused(RULE):
            here.play(P1, says)
    assert here.may(P1, "helped-cut 2:1,2:2 5 super")
    for says in ("use-walkie 1:3 2 card", "use-hook 2:3 1"):
        with refused(RULE):
            here.play(P1, says)
    assert table(*hands).play(P1, "dual-cut 2:3 5").hand(P2) == "3 8 x5^"


@pytest.mark.rule("BB-X-XWIRE")
def test_a_stray_cannot_be_the_callers_half_of_a_helped_cut() -> None:
    here = table("3 8^", "3 8 5^", "3 5 8^", usable="ray")
    assert here.may(P1, "dual-cut 2:2 8")
    with refused(RULE):
        here.play(P1, "helped-cut 2:1,2:2 8 double")
    assert here.may(P1, "helped-cut 2:1,2:2 3 double")


@pytest.mark.rule("BB-X-XWIRE")
def test_a_stray_does_not_answer_the_radar() -> None:
    here = table("3 5", "5 8 3^", "8 3", usable="radar").play(P1, "use-radar 3 card")
    assert here.told(P1)[-1].yes == (True, False, True)  # type: ignore[attr-defined]


@pytest.mark.rule("BB-X-XWIRE")
def test_a_failed_cut_at_a_stray_sets_a_token_and_the_stabilizer_does_not_protect() -> None:
    here = table("3 5", "5 8 3^", "8 3", usable="stabilizer").play(P1, "use-stabilizer")
    here.play(P1, "dual-cut 2:3 5")
    assert (here.hand(P2), here.dial) == ("5 8 3^{3}", 2)


@pytest.mark.rule("BB-X-XWIRE")
def test_a_first_token_may_stand_before_a_stray() -> None:
    here = begun(LAST, 4)
    cells = {a.cell for a in here.options(P1)}
    last = (P1, len(here.state.stands[P1].wires) - 1)
    assert (last in cells) == (here.state.value(last) <= 12)


@pytest.mark.rule("BB-X-XWIRE", "BB-C-23")
def test_a_swapped_wire_goes_among_the_wires_in_order() -> None:
    here = table("3 9 4^", "5 8 1^", "9 3", usable="walkie").play(P1, "use-walkie 1:2 2 card").play(P2, "give-wire 2:1")
    assert (here.hand(P1), here.hand(P2)) == ("3 5 4^", "8 9 1^")


@pytest.mark.rule("BB-X-XWIRE")
def test_locked_strays_are_cut_after_the_yellow_wires() -> None:
    here = table("3 y1 6^", "6 3 8^", "y2 8 3^", written=LOCKED)
    for says in ("dual-cut 2:3 3", "dual-cut 2:1 6"):
        assert not here.may(P1, says)
        with refused(RULE):
            here.play(P1, says)
    here.play(P1, "dual-cut 3:1 yellow").play(P2, "dual-cut 1:3 6")
    assert here.hand(P1) == "3 xy1 x6^"


@pytest.mark.rule("BB-X-XWIRE")
def test_a_hand_of_locked_strays_and_red_wires_is_skipped_for_a_step() -> None:
    written = LOCKED.replace("mechanisms", "red = { count = 1, fixed = [7] }\nmechanisms")
    here = table("3 y1", "r7 6^", "3 y2 6^", written=written).play(P1, "dual-cut 3:1 3")
    assert (here.turn, here.dial) == (P3, 2)


def test_impossible_deals_are_refused() -> None:
    for written, rule in (
        ('mechanisms = [{ type = "UnsortedWires", which = "blue", locked = true }]', RULE),
        (LAST.replace('"UnsortedWires"', '"UnsortedWires", locked = true'), RULE),
        (f'token_kind = "count"\n{LAST}', RULE),
        (LAST.replace('"UnsortedWires" }', '"UnsortedWires" }, { type = "BlindWires" }'), "BB-C-23"),
    ):
        with not_to_be(rule):
            begun(written)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("written", [LAST, LOCKED])
def test_such_missions_conform(written: str, seats: int) -> None:
    conforms(f"blue = 5\ndial = 6\n{written}", seats, matches=1)


@pytest.mark.rule("BB-X-XWIRE")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_odds_equal_those_of_every_deal(seats: int) -> None:
    small = f"seats = [{seats}]\nblue = 2\ndial = 6\n"
    done = exact_odds(small + LAST, seats, range(6), "walkie hook radar single triple ray")
    done += exact_odds(small + LOCKED, seats, range(6), "hook radar triple mug")
    assert min(done[name] for name in ("HelpedCut", "UseHook", "UseRadar"))


@pytest.mark.rule("BB-X-XWIRE", "BB-C-49")
def test_a_skip_tells_that_only_strays_and_red_wires_are_left() -> None:
    """Before, whoever was skipped might have had anything."""
    written = LOCKED.replace("mechanisms", "red = { count = 3, fixed = [1, 2, 3] }\nmechanisms")
    done = exact_odds(f"seats = [4]\nblue = 2\ndial = 6\ntokens = 'none'{written}", 4, range(5), most=9000)
    assert done["skipped"]


@pytest.mark.rule("BB-SOLO-01")
def test_all_wires_of_a_value_are_a_solo_cut_though_one_is_not_in_order() -> None:
    here = table("3 8 3^", "8 5", "8 5", "8 5").play(P1, "solo-cut 3")
    assert here.hand(P1) == "x3 8 x3^"
    assert here.turn == P2
