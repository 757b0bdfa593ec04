"""Wires that are turned round: all see them but their owner."""

import pytest

from litfuse.games.bomb_busters.notices import Facing, TurnSkipped, WasDealt
from litfuse.games.bomb_busters.view import Hidden, Shown
from litfuse.kernel.records import SPECTATOR
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, mission_of, not_to_be
from tests.games.bomb_busters.table import P1, P2, P3, Table, position, refused

ONE = """
red = { count = 1, fixed = [5] }
mechanisms = [{ type = "BlindWires" }]
"""
TWO = """
red = { count = 1, fixed = [5] }
mechanisms = [{ type = "BlindWires", count = 2 }]
"""
CAPTAIN = """
mechanisms = [{ type = "BlindWires", who = "captain" }]
"""
OWNER = """
red = { count = 1, fixed = [5] }
mechanisms = [{ type = "BlindWires", who = "captain", cut_by = "owner" }]
"""
RULE = "BB-X-FLIP"


def table(*hands: str, written: str = ONE, **more: object) -> Table:
    return position(*hands, mission=mission_of(written), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-X-FLIP")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_wire_of_each_hand_is_turned_at_the_right_end_of_its_stand(seats: int) -> None:
    here = begun(ONE, seats)
    for seat in range(seats):
        mine = [(i, n) for i, n in here.state.uncut(seat) if here.state.wire((i, n)).apart]
        assert len(mine) == 1
        assert mine[0][1] == len(here.state.stands[mine[0][0]].wires) - 1
    captain = begun(CAPTAIN, seats).state
    assert [s.owner for s in captain.stands for w in s.wires if w.apart] == [P1]


@pytest.mark.rule("BB-X-FLIP")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_of_two_turned_wires_the_lower_goes_far_left_and_the_higher_far_right(seats: int) -> None:
    state = begun(TWO, seats).state
    for seat in range(seats):
        stands = state.stands_of(seat)
        mine = [c for c in state.uncut(seat) if state.wire(c).apart]
        assert mine == [(stands[0], 0), (stands[-1], len(state.stands[stands[-1]].wires) - 1)]
        assert state.wire(mine[0]).key <= state.wire(mine[1]).key


@pytest.mark.rule("BB-X-FLIP")
def test_everybody_except_its_owner_sees_a_turned_wire() -> None:
    here = begun(ONE, 4)
    for viewer in (P1, P2, SPECTATOR):
        for stand in here.view(viewer).stands:
            turned = stand.wires[-1]
            assert turned.apart == "turned"
            assert isinstance(turned, Hidden if stand.owner == viewer else Shown)
    told = next(n for n in here.told(P2) if isinstance(n, WasDealt))
    assert [f.key is None for f in told.turned] == [False, True, False, False]
    assert len(told.hand[0]) == len(here.state.stands[P2].wires) - 1
    assert told.turned[0] == Facing((P1, len(here.state.stands[P1].wires) - 1), here.state.stands[P1].wires[-1].key)


@pytest.mark.rule("BB-X-FLIP", "BB-VIS-14")
def test_what_the_owner_may_do_does_not_depend_on_the_turned_wire() -> None:
    """In two worlds that the owner cannot tell apart there are the same options and the same refusals."""
    one = table("3 5@", "3 5 5", "5 3 3", usable="post-it single equal radar walkie")
    other = table("3 8@", "3 8 8", "8 3 3", usable="post-it single equal radar walkie")
    assert one.called(P1) == other.called(P1) == {3}
    cards = ("use-post-it 1:2", "use-single 1:2", "use-equal 1:1", "use-walkie 1:2 2 card")
    for says in ("dual-cut 2:2 5", "dual-cut 2:2 8", "solo-cut 5", *cards):
        assert one.refusal(P1, says) == other.refusal(P1, says)
    for says in cards:
        with refused(RULE):
            one.play(P1, says)
    answer = one.play(P2, "use-radar 5 card").told(P1)[-1]
    assert answer.yes == (False, True, True)  # type: ignore[attr-defined]


@pytest.mark.rule("BB-X-FLIP")
def test_the_owner_cuts_a_turned_wire_by_naming_it_and_a_mistake_explodes() -> None:
    hands = ("3 9@", "3 8", "8 9")
    here = table(*hands).play(P1, "cut-blind 3:2 9 1:2")
    assert (here.hand(P1), here.hand(P3), here.dial) == ("3 x9@", "8 x9", 3)
    assert table(*hands).play(P1, "cut-blind 2:2 8 1:2").ended == "explosion"
    assert table(*hands).play(P1, "cut-blind 2:2 9 1:2").ended == "explosion"


@pytest.mark.rule("BB-X-FLIP")
def test_a_solo_cut_may_name_turned_wires_if_it_adds_up() -> None:
    here = table("3@ 3 8@", "8 9", "9 8 8", written=TWO)
    assert here.may(P1, "solo-blind 3 1:1")
    assert here.may(P1, "solo-blind 3 1:3")
    assert here.play(P1, "solo-blind 3 1:1").hand(P1) == "x3@ x3 8@"
    wrong = table("3@ 3 8@", "8 9", "9 8 8", written=TWO)
    assert wrong.play(P1, "solo-blind 3 1:3").ended == "explosion"
    for says in (
        "solo-blind 3 1:1,1:3",
        "solo-blind 9 1:1",
        "solo-blind 3 1:2",
        "cut-blind 1:2 3 1:1",
        "cut-blind 2:1 4 1:1",
    ):
        with refused(RULE):
            table("3@ 3 8@", "8 9", "9 8 8", written=TWO).play(P1, says)


@pytest.mark.rule("BB-X-FLIP")
def test_a_teammate_may_point_at_a_turned_wire_for_a_step_and_without_a_card() -> None:
    hands = ("8 3@", "8 3", "3 9 8@", "9 8 3")
    here = table(*hands, dial=3).play(P1, "dual-cut 3:3 8")
    assert (here.hand(P3), here.dial) == ("3 9 x8@", 2)
    with refused(RULE):
        table(*hands).play(P1, "helped-cut 3:2,3:3 8 double")
    failed = table("9 3@", "8 3", "3 9 8@", "9 8 3", dial=3).play(P1, "dual-cut 3:3 9")
    assert (failed.dial, failed.hand(P3)) == (1, "3 9 8@{8}")
    assert table("8", "3", "8@", "3", dial=1).play(P1, "dual-cut 3:1 8").ended == "dial"


@pytest.mark.rule("BB-X-FLIP")
def test_a_red_turned_wire_is_revealed_with_the_rest() -> None:
    here = table("3", "r5@", "3").play(P1, "dual-cut 3:1 3")
    assert here.hand(P2) == "xr5@"
    stays = table("3 8", "8@", "3").play(P1, "dual-cut 3:1 3")
    assert stays.asked == ((P2, "turn"),)


@pytest.mark.rule("BB-X-FLIP")
def test_no_first_token_stands_before_a_turned_wire() -> None:
    here = begun(ONE, 4)
    last = len(here.state.stands[P1].wires) - 1
    assert (P1, last) not in {a.cell for a in here.options(P1)}
    with refused(RULE):
        here.play(P1, f"place-token 1:{last + 1}")
    for more in ('token_kind = "count"', 'tokens = "random"', 'lies = "all"'):
        with not_to_be(RULE):
            begun(f"{more}\n{ONE}")
    with not_to_be(RULE):
        begun(f"blue = 1\nseats = [4]\n{TWO}")


# Only its owner may cut it


@pytest.mark.rule("BB-X-FLIP")
def test_if_only_the_owner_may_cut_a_turned_wire_nobody_else_points_at_it() -> None:
    hands = ("3 8 9@", "3 9 8", "9 9")
    for says in ("dual-cut 1:3 9", "helped-cut 1:2,1:3 9 double"):
        here = table(*hands, written=OWNER, turn=P2)
        assert not here.may(P2, says)
        with refused(RULE):
            here.play(P2, says)
    leaves_out = (
        table(*hands, written=OWNER, turn=P2, usable="super")
        .play(P2, "helped-cut 1:1,1:2 8 super")
        .play(P1, "settle 1:2")
    )
    assert leaves_out.hand(P1) == "3 x8 9@"
    assert table(*hands, written=OWNER).play(P1, "cut-blind 2:2 9 1:3").hand(P1) == "3 8 x9@"
    assert table(*hands, written=OWNER).play(P1, "cut-blind 2:3 8 1:3").ended == "explosion"
    with not_to_be(RULE):
        begun(OWNER.replace('who = "captain", ', ""))
    with not_to_be(RULE):
        begun(OWNER.replace('"owner"', '"owner", count = 2'))


@pytest.mark.rule("BB-X-FLIP", "BB-C-49")
def test_a_player_who_can_only_call_its_value_skips_for_a_step_or_is_asked_where_a_card_may_help() -> None:
    hands = ("3 8 9@", "9 r5", "3 8", "8 8")
    alone = table(*hands, written=OWNER).play(P1, "dual-cut 3:1 3")
    assert (alone.turn, alone.dial) == (P3, 3)
    asked = table(*hands, written=OWNER, usable="walkie").play(P1, "dual-cut 3:1 3")
    assert (asked.turn, asked.dial) == (P2, 4)
    kinds = {type(a).__name__ for a in asked.options(P2)}
    assert kinds == {"DualCut", "HelpedCut", "Skip"}
    assert asked.play(P2, "skip").dial == 3
    others = table("3 8 9@", "9 8 r5", "3 8", "8", written=OWNER).play(P1, "dual-cut 3:1 3")
    assert (others.turn, others.asked) == (P2, ((P2, "turn"),))


@pytest.mark.rule("BB-X-FLIP", "BB-C-49", "BB-VIS-14")
def test_a_skip_tells_everybody_what_the_hand_can_call_and_the_owner_that_it_is_the_turned_wires_value() -> None:
    here = table("3 8 9@", "9 r5", "3 8", "8 8", written=OWNER).play(P1, "dual-cut 3:1 3")
    told = {viewer: next(n for n in here.told(viewer) if isinstance(n, TurnSkipped)) for viewer in (P1, P3, SPECTATOR)}
    assert set(told.values()) == {TurnSkipped(P2, blocked_by=(P1, 2))}
    clues = here.known(P3).clues
    assert clues is not None
    assert not clues.guesses
    mine = here.known(P1).clues
    assert mine is not None
    assert len(mine.guesses) > 1  # one for each value that the turned wire may have


@pytest.mark.rule("BB-X-FLIP", "BB-C-49")
def test_the_owner_still_knows_the_possible_values_after_the_same_player_skipped_twice() -> None:
    """Before, what the second skip told was kept for the first value only, and no guess about the wire was left."""
    here = table("3 4 8 9@", "9 r5", "3 4 8 3 3", written=OWNER, dial=6).play(P1, "dual-cut 3:1 3")
    here.play(P3, "dual-cut 1:3 8").play(P1, "dual-cut 3:2 4")
    assert (here.turn, here.dial) == (P3, 4)
    clues = here.known(P1).clues
    assert clues is not None
    own = (P1, 3)
    barred = [{v for claim in g.lacks if own in claim.cells for v in claim.values} for g in clues.guesses]
    assert sum(9 not in values for values in barred) == 1
    assert all(len(values) >= 13 for values in barred)  # each guess is about one value


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("written", [ONE, TWO, CAPTAIN, OWNER])
def test_such_missions_conform(written: str, seats: int) -> None:
    conforms(f"blue = 6\ndial = 6\n{written}", seats, matches=1)


@pytest.mark.rule("BB-X-FLIP")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_odds_equal_those_of_every_deal(seats: int) -> None:
    """The owner counts with a hidden wire of the own hand; the others know it."""
    small = f"seats = [{seats}]\ndial = 6\nblue = "
    yellow = 'yellow = { count = 2 }\nlater = ["single"]'
    done = exact_odds(
        f"{small}2\nred = {{ count = 1 }}{CAPTAIN}", seats, range(6), "equal post-it super mug", most=9000
    )
    done += exact_odds(f"{small}2\n{yellow}{CAPTAIN}", seats, range(4), "radar single", most=9000)
    done += exact_odds(f"{small}3\n{TWO.replace('5', '1')}", seats, range(5), "walkie radar triple", most=20000)
    assert done["CutBlind"]
    assert done["HelpedCut"]


@pytest.mark.rule("BB-X-FLIP", "BB-C-49")
@pytest.mark.parametrize(("seats", "red"), [(3, "[1, 2, 3]"), (4, "[1, 2, 3, 4]")])
def test_odds_take_into_account_which_players_were_blocked(seats: int, red: str) -> None:
    """Few numbers and many reds, so that turns are often skipped."""
    reds = OWNER.replace("count = 1, fixed = [5]", f"count = {seats}, fixed = {red}")
    done = exact_odds(f"seats = [{seats}]\ndial = 6\nblue = 2\ntokens = 'none'{reds}", seats, range(14), most=9000)
    assert done["CutBlind"]
    assert done["skipped"]
