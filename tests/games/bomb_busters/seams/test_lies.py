"""Tokens that say what a wire is not: in the Captain's hand, or in every hand (BB-X-TOKKIND, BB-X-TOKSET)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.actions import PlaceFalseToken
from litfuse.games.bomb_busters.notices import PassedOver
from litfuse.games.bomb_busters.words import RED, YELLOW
from litfuse.kernel.errors import BadConfig
from litfuse.lang import Voice
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import mission_of, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt_as, position, refused

LIAR = """
lies = "captain"
red = { count = 2, fixed = [2, 3] }
yellow = { count = 2, fixed = [1, 3] }
"""
ALL = LIAR.replace("captain", "all")
DEAL = ("1 2 r2 3 4", "1 y1 2 3 4", "1 2 3 r3 4", "1 2 3 y3 4")


def dealt(written: str) -> Table:
    return dealt_as(mission_of(f"blue = 4\n{written}"), *DEAL)


def lying(written: str, *hands: str, **more: object) -> Table:
    return position(*hands, mission=mission_of(written), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-X-TOKSET", "BB-C-41")
def test_the_liar_sets_two_false_tokens_at_two_blue_wires_and_the_others_a_true_one() -> None:
    table = dealt(LIAR)
    assert {(a.cell[1], a.number) for a in table.options(P1)} == {
        (slot, n) for slot, value in ((0, 1), (1, 2), (3, 3), (4, 4)) for n in (1, 2, 3, 4) if n != value
    }
    for says in ("1:1 1", "1:3 4", "1:1 9", "1:1 yellow", "2:1 2"):
        with refused("BB-SETUP-20" if says.startswith("2") else "BB-X-TOKSET"):
            table.play(P1, f"place-false-token {says}")
    with refused("BB-X-TOKSET"):
        table.play(P1, "place-token 1:1")
    table.play(P1, "place-false-token 1:2 4")
    assert (table.asked, table.hand(P1)) == (((P1, "token"),), "1 2{!4} r2 3 4")
    with refused("BB-X-TOKSET"):
        table.play(P1, "place-false-token 1:2 3")
    table.play(P1, "place-false-token 1:5 1")
    assert (table.hand(P1), table.asked) == ("1 2{!4} r2 3 4{!1}", ((P2, "token"),))
    with refused("BB-X-TOKSET"):
        table.play(P2, "place-false-token 2:1 2")
    assert table.play(P2, "place-token 2:3").hand(P2) == "1 y1 2{2} 3 4"


@pytest.mark.rule("BB-X-TOKSET")
def test_if_everybody_lies_a_red_wire_may_be_denied_but_no_yellow_one() -> None:
    table = dealt(ALL)
    assert {a.number for a in table.options(P1) if a.cell == (P1, 2)} == {1, 2, 3, 4}
    table.play(P1, "place-false-token 1:3 2").play(P1, "place-false-token 1:1 2")
    with refused("BB-X-TOKSET"):
        table.play(P2, "place-false-token 2:2 1")
    for seat in (P2, P3, P4):
        for _ in range(2):
            table.match = table.match.play(table.match.owed[0], table.options(seat)[0])
    assert table.asked == ((P1, "turn"),)
    assert [sum(len(w.tokens) for w in s.wires) for s in table.state.stands] == [2, 2, 2, 2]


@pytest.mark.rule("BB-X-TOKSET", "BB-C-42")
def test_a_clock_takes_the_first_wire_and_the_lowest_number() -> None:
    table = dealt(LIAR)
    assert table.options(P1)[0] == PlaceFalseToken((P1, 0), 2)
    assert table.time_up().hand(P1) == "1{!2} 2 r2 3 4"


@pytest.mark.rule("BB-X-TOKSET", "BB-TOK-05")
def test_a_number_whose_tokens_are_used_up_may_still_be_denied() -> None:
    table = dealt(ALL)
    table.play(P1, "place-false-token 1:1 2").play(P1, "place-false-token 1:4 2")
    assert table.play(P2, "place-false-token 2:1 2").hand(P2) == "1{!2*} y1 2 3 4"


@pytest.mark.rule("BB-X-TOKSET", "BB-SETUP-24")
def test_a_liar_without_a_second_wire_for_a_token_is_passed_over() -> None:
    few = """
blue = 2
lies = "LIARS"
red = { count = 4, fixed = [1, 2, 3, 4] }
yellow = { count = 4, fixed = [1, 2, 3, 4] }
"""
    hands = ("1 y1 y2 r1", "1 1 1 r2", "2 2 r3 r4", "2 2 y3 y4")
    table = dealt_as(mission_of(few.replace("LIARS", "captain")), *hands).play(P1, "place-false-token 1:1 2")
    assert PassedOver(P1, "blue", (P1, 0)) in table.told(P3)
    clues = table.known(P3).clues
    assert clues is not None
    others = tuple((P1, slot) for slot in (1, 2, 3))
    assert (others, tuple(range(1, 13))) in {(x.cells, x.values) for x in clues.lacks}
    every = dealt_as(mission_of(few.replace("LIARS", "all")), *hands).play(P1, "place-false-token 1:1 2")
    assert every.asked == ((P1, "token"),)  # the red wire is left


@pytest.mark.rule("BB-X-TOKKIND", "BB-DUAL-11")
def test_a_failure_in_a_lying_hand_denies_what_was_called_and_hides_the_truth() -> None:
    table = lying(LIAR, "6 7", "6 8", "6 8", "7 7", turn=P2).play(P2, "dual-cut 1:1 8")
    assert (table.dial, table.hand(P1)) == (3, "6{!8} 7")
    for viewer in (P2, P3, "spectator"):
        (token,) = table.view(viewer).stands[P1].wires[0].tokens
        assert (token.value, token.says) == (8, "is-not")
    for lang, words in (("en", "it is not 8"), ("es", "no es 8"), ("fr", "ce n’est pas 8")):
        said = [Voice(lang, GAME.name, ("Ann", "Ben", "Cy", "Di"), P3).say(n.text()) for n in table.told(P3)]
        assert any(words in line for line in said)


@pytest.mark.rule("BB-X-TOKKIND")
def test_a_failed_cut_of_the_liar_at_another_hand_sets_a_true_token() -> None:
    assert lying(LIAR, "6 7", "6 8", "6 8", "7 7").play(P1, "dual-cut 2:2 7").hand(P2) == "6 8{8}"


@pytest.mark.rule("BB-X-TOKKIND")
def test_with_a_ray_both_values_are_denied_and_yellow_has_its_token() -> None:
    table = lying(ALL, "6 7 y1", "6 8 9", "6 8", "7 7 y3", usable="ray")
    assert table.copy().play(P1, "helped-cut 2:2 6,7 ray").hand(P2) == "6 8{!6}{!7} 9"
    yellow = table.play(P1, "helped-cut 2:2 6,yellow ray")
    assert yellow.hand(P2) == "6 8{!6}{!Y} 9"


@pytest.mark.rule("BB-X-TOKKIND", "BB-DTC-05")
def test_with_a_detector_the_owner_picks_one_of_the_wires_that_are_not_red() -> None:
    table = lying(ALL, "6 7", "6 r2 8 9", "6 8", "7 7").play(P1, "helped-cut 2:2,2:3 7 double")
    assert table.asked == ((P2, "settle"),)
    assert not table.may(P2, "settle 2:2")
    assert table.play(P2, "settle 2:3").hand(P2) == "6 r2 8{!7} 9"


@pytest.mark.rule("BB-X-TOKKIND", "BB-C-35", "BB-TOK-04", "BB-TOK-05")
def test_tokens_that_deny_pile_up_and_run_short_like_others() -> None:
    again = lying(ALL, "6 7", "6{!7} 8", "6 8", "7 7").play(P1, "dual-cut 2:1 7")
    assert again.hand(P2) == "6{!7}{!7} 8"
    taken = lying(ALL, "6 7", "6{!7} 8", "6 8", "7 x5{!7}").play(P1, "dual-cut 2:1 7")
    assert (taken.hand(P2), taken.hand(P4)) == ("6{!7}{!7} 8", "7 x5")
    short = lying(ALL, "6 7", "6{!7} 8{!7}", "6 8", "7 7").play(P1, "dual-cut 2:1 7")
    assert short.hand(P2) == "6{!7}{!7*} 8{!7}"


@pytest.mark.rule("BB-X-TOKKIND", "BB-EQ-02-5")
def test_a_false_token_moves_along_with_its_wire() -> None:
    table = lying(LIAR, "6{!8} 9", "6 8", "6 8{8}", "7 7", usable="walkie").play(P1, "use-walkie 1:1 3")
    table.play(P3, "give-wire 3:2")
    assert (table.hand(P1), table.hand(P3)) == ("8{8} 9", "6 6{!8}")
    honest = lying(LIAR, "8 9", "8 9", "6 6{!8}", "7 7").play(P1, "dual-cut 3:2 9")
    assert honest.hand(P3) == "6 6{!8}{6}"


@pytest.mark.rule("BB-X-TOKKIND", "BB-EQ-04-1")
def test_the_post_it_of_a_lying_hand_names_a_number() -> None:
    table = lying(LIAR, "6{!8} 9 y3 r2", "6 8", "6 8", "7 7", usable="post-it")
    assert not table.may(P1, "use-post-it 1:2", owed=False)
    for says, rule in (("1:2 9", "BB-X-TOKKIND"), ("1:2 yellow", "BB-X-TOKKIND"), ("1:3 4", "BB-EQ-04-2")):
        with refused(rule):
            table.play(P1, f"use-false-post-it {says}")
    with refused("BB-X-TOKKIND"):
        table.play(P1, "use-post-it 1:2")
    with refused("BB-X-TOKKIND"):
        table.play(P2, "use-false-post-it 2:1 4")
    assert table.may(P2, "use-post-it 2:1", owed=False)
    table.play(P1, "use-false-post-it 1:1 7")
    assert (table.hand(P1), table.card("post-it").used) == ("6{!8}{!7} 9 y3 r2", True)
    clues = table.known(P3).clues
    assert clues is not None
    assert (((P1, 0),), (7, YELLOW, RED)) in {(x.cells, x.values) for x in clues.lacks}


@pytest.mark.rule("BB-X-TOKSET", "BB-X-TOKKIND")
@pytest.mark.parametrize(
    ("written", "rule"),
    [
        ('lies = "all"\nblue = 1', "BB-X-TOKKIND"),
        ('lies = "all"\ntoken_kind = "count"', "BB-X-TOKKIND"),
        ('lies = "captain"\ncaptain_tokens = "random"', "BB-X-TOKSET"),
        ('lies = "all"\ntokens = "negative"', "BB-X-TOKSET"),
    ],
)
def test_impossible_lies_are_refused(written: str, rule: str) -> None:
    with pytest.raises(BadConfig) as found:
        GAME.new(4, table_of(written))
    assert found.value.rule == rule


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("written", [LIAR, ALL])
def test_missions_with_lies_conform(written: str, seats: int) -> None:
    conforms(f"blue = 5\ndial = 6\n{written}", seats)


@pytest.mark.rule("BB-X-TOKKIND", "BB-X-TOKSET")
@pytest.mark.parametrize(("seats", "blue"), [(2, 2), (3, 2), (4, 2)])
@pytest.mark.parametrize("liars", ["captain", "all"])
def test_odds_equal_those_of_every_deal(liars: str, seats: int, blue: int) -> None:
    written = f"""
lies = "{liars}"
blue = {blue}
dial = 6
red = {{ count = 1, out_of = 2 }}
yellow = {{ count = 2 }}
"""
    done = exact_odds(written, seats, range(8), "walkie post-it triple ray", most=9000)
    assert done["PlaceFalseToken"]
    assert done["DualCut"]
    assert done["HelpedCut"]
