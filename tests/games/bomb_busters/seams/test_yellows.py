"""One or three yellow wires, which are cut all at once: a mistake sets tokens and costs a step, or explodes."""

import pytest

from litfuse.games.bomb_busters.facts import Claimed
from litfuse.games.bomb_busters.knowledge.clues import Has
from litfuse.games.bomb_busters.notices import ClaimFailed
from litfuse.games.bomb_busters.words import YELLOW
from litfuse.kernel.records import SPECTATOR
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, mission_of, not_to_be
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, position, refused

THREE = """
yellow = { count = 3, predealt = true }
red = { count = 1, fixed = [5] }
mechanisms = [{ type = "SimultaneousCut", colour = "yellow", failure = "tokens" }]
"""
ONE = """
yellow = { count = 1 }
mechanisms = [{ type = "SimultaneousCut", colour = "yellow", count = 1, failure = "tokens" }]
"""
DEADLY = """
yellow = { count = 3 }
mechanisms = [{ type = "SimultaneousCut", colour = "yellow" }]
"""
HANDS = ("4 y2 7", "4 y5 8", "7 y9", "8 r5 9 9")
RULE = "BB-X-MULTI"


def table(*hands: str, written: str = THREE, **more: object) -> Table:
    return position(*hands, mission=mission_of(written), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-X-MULTI", "BB-YEL-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_or_three_yellow_wires_are_dealt_where_the_mission_cuts_them_at_once(seats: int) -> None:
    for written, count in ((THREE, 3), (ONE, 1), (DEADLY, 3)):
        state = begun(written, seats).state
        assert sum(w.value == YELLOW for s in state.stands for w in s.wires) == count
    for count in (1, 3):
        with not_to_be("BB-YEL-06"):
            begun(f"yellow = {{ count = {count} }}", seats)
    with not_to_be(RULE):
        begun(THREE.replace("count = 3", "count = 2"), seats)
    with not_to_be(RULE):
        begun(f"lies = 'all'\n{THREE}", seats)
    with not_to_be(RULE):
        begun('red = { count = 3 }\nmechanisms = [{ type = "SimultaneousCut", failure = "tokens" }]', seats)


@pytest.mark.rule("BB-X-MULTI")
def test_anybody_of_four_cuts_all_three_at_once() -> None:
    here = table(*HANDS, turn=P4).play(P4, "cut-together 1:2,2:2,3:2")
    assert [here.hand(s) for s in (P1, P2, P3)] == ["4 xy2 7", "4 xy5 8", "7 xy9"]
    assert (here.turn, here.dial) == (P1, 4)
    with refused(RULE):
        here.play(P1, "cut-together 1:1,2:1,3:1")


@pytest.mark.rule("BB-X-MULTI")
def test_a_mistake_sets_a_true_token_before_every_wire_and_costs_one_step() -> None:
    here = table(*HANDS, dial=4).play(P1, "cut-together 1:2,2:1,2:3")
    assert [here.hand(s) for s in (P1, P2)] == ["4 y2{Y} 7", "4{4} y5 8{8}"]
    assert (here.turn, here.dial, here.ended) == (P2, 3, "")
    cells = ((P1, 1), (P2, 0), (P2, 2))
    for viewer in (P1, P3, SPECTATOR):
        assert ClaimFailed(P1, cells, YELLOW, False) in here.told(viewer)
        assert Claimed(here.state.turns - 1, P1, cells, YELLOW) in here.view(viewer).facts
    here.play(P2, "cut-together 1:2,2:2,3:2")
    assert [here.hand(s) for s in (P1, P2, P3)] == ["4 xy2{Y} 7", "4{4} xy5 8{8}", "7 xy9"]


@pytest.mark.rule("BB-X-MULTI")
def test_a_mistake_with_the_last_step_loses_and_a_red_wire_explodes() -> None:
    assert table(*HANDS, dial=1).play(P1, "cut-together 1:2,2:1,3:2").ended == "dial"
    assert table(*HANDS).play(P1, "cut-together 1:2,2:2,4:2").ended == "explosion"
    assert (
        table("4 y2 7", "4 y5 8", "7 y9", "8 9 9", written=DEADLY).play(P1, "cut-together 1:2,2:2,3:1").ended
        == "explosion"
    )


@pytest.mark.rule("BB-X-MULTI")
def test_yellow_is_not_called_and_no_card_cuts_it() -> None:
    here = table("4 y2 y5", "4 y9 8", "7 7", "8 r5 9 9", usable="fast-pass")
    assert here.called(P1) == {4}
    for says in ("dual-cut 2:2 yellow", "solo-cut yellow", "fast-pass 1:2,1:3"):
        with refused(RULE):
            here.play(P1, says)
    missed = here.play(P1, "dual-cut 2:2 4")
    assert (missed.hand(P2), missed.dial) == ("4 y9{Y} 8", 3)


@pytest.mark.rule("BB-X-MULTI")
def test_with_three_players_only_a_holder_may_claim_and_so_shows_a_yellow_wire() -> None:
    hands = ("4 y2 y5", "4 7", "7 y9")
    with refused(RULE):
        table(*hands, turn=P2).play(P2, "cut-together 1:2,1:3,3:2")
    here = table(*hands).play(P1, "cut-together 1:1,2:1,3:2")
    clues = here.known(P2).clues
    assert clues is not None
    assert Has(((P1, 1), (P1, 2)), (YELLOW,)) in clues.has


@pytest.mark.rule("BB-X-MULTI")
def test_a_player_who_has_only_yellow_and_red_must_do_it() -> None:
    here = table("y2 r5", "4 y5", "4 y9", "8 8", usable="mug")
    assert {type(a).__name__ for a in here.options(P1)} == {"CutTogether"}
    with refused(RULE):
        here.play(P1, "use-mug 2")
    revealed = table("4", "r5", "4 y9 y2", "y5 8 8").play(P1, "dual-cut 3:1 4")
    assert revealed.hand(P2) == "xr5"


@pytest.mark.rule("BB-EQ-11-3", "BB-X-MULTI")
def test_a_player_who_gives_the_turn_away_has_a_number() -> None:
    here = table(*HANDS, usable="mug").play(P1, "use-mug 3")
    clues = here.known(P2).clues
    assert clues is not None
    assert Has(((P1, 0), (P1, 1), (P1, 2)), tuple(range(1, 13))) in clues.has


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("written", [THREE, ONE, DEADLY])
def test_such_missions_conform(written: str, seats: int) -> None:
    conforms(f"blue = 6\ndial = 6\n{written}", seats, matches=1)


@pytest.mark.rule("BB-X-MULTI")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_odds_equal_those_of_every_deal(seats: int) -> None:
    small = f"seats = [{seats}]\ndial = 6\nblue = 2\n"
    three = THREE.replace("5", "1").replace(", predealt = true", "")
    done = exact_odds(f"{small}{three}", seats, range(6), "mug post-it radar", most=9000)
    done += exact_odds(f"{small}{ONE}", seats, range(6), "walkie mug equal", most=9000)
    done += exact_odds(f"{small}token_kind = 'parity'\n{ONE}", seats, range(3), "hook", most=9000)
    assert done["CutTogether"]
    assert done["UseMug"]
