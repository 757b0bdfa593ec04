"""First tokens for what is missing, and the Captain's apart from the others' (BB-X-TOKSET)."""

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters.actions import NameMissing
from litfuse.games.bomb_busters.cards.swaps import WiresMoved
from litfuse.games.bomb_busters.notices import PassedOver
from litfuse.games.bomb_busters.public import Token
from litfuse.games.bomb_busters.words import YELLOW
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, mission_of
from tests.games.bomb_busters.table import P1, P2, P3, Table, dealt_as, position, refused

WRITTEN = """
tokens = "negative"
yellow = { count = 4, fixed = [1, 2, 3, 4] }
"""
DEAL = ("1 2 3 3 3", "1 1 1 y1 4", "2 2 2 y2 4", "3 y3 4 4 y4")
LONE = ("1 1 1 1 2", "2 y1 3 4 4", "2 2 y2 3 3", "y3 3 4 4 y4")


def dealt(*hands: str) -> Table:
    return dealt_as(mission_of(f"blue = 4\n{WRITTEN}"), *hands)


@pytest.mark.rule("BB-X-TOKSET")
def test_everybody_names_two_values_that_their_hand_lacks() -> None:
    table = dealt(*DEAL)
    assert [a.values for a in table.options(P1)] == [(4, YELLOW)]
    table.play(P1, "name-missing 4,yellow")
    assert table.state.stands[P1].beside == (Token(4, "has-not"), Token(YELLOW, "has-not"))
    assert [a.values for a in table.options(P2)] == [(2, 3)]
    for says, rule in (
        ("name-missing 1,2", "BB-X-TOKSET"),
        ("name-missing 2,12", "BB-X-TOKSET"),
        ("name-missing 2", "BB-X-TOKSET"),
        ("name-missing 2,2", "BB-X-TOKSET"),
        ("place-token 2:1", "BB-SETUP-22"),
    ):
        with refused(rule):
            table.play(P2, says)
    table.play(P2, "name-missing 3,2")
    assert [t.value for t in table.state.stands[P2].beside] == [2, 3]
    clues = table.known(P3).clues
    assert clues is not None
    hand = tuple((P2, slot) for slot in range(5))
    assert {(hand, (2,)), (hand, (3,))} <= {(x.cells, x.values) for x in clues.lacks}


@pytest.mark.rule("BB-X-TOKSET", "BB-SETUP-24")
def test_a_player_who_lacks_one_value_names_it_and_one_who_lacks_none_is_passed_over() -> None:
    table = dealt(*LONE).play(P1, "name-missing 3,4")
    assert [a.values for a in table.options(P2)] == [(1,)]
    table.play(P2, "name-missing 1")
    assert PassedOver(P2, "missing") in table.told(P3)
    clues = table.known(P3).clues
    assert clues is not None
    hand = tuple((P2, slot) for slot in range(5))
    assert {(x.cells, x.values) for x in clues.has} == {(hand, (v,)) for v in (2, 3, 4, YELLOW)}
    every = dealt("1 2 3 4 y1", "1 1 1 y2 y3", "2 2 2 4 y4", "3 3 3 4 4")
    assert (every.asked, every.state.stands[P1].beside) == (((P2, "token"),), ())
    assert PassedOver(P1, "missing") in every.told(P2)


@pytest.mark.rule("BB-X-TOKSET")
def test_with_two_stands_one_token_lies_beside_each() -> None:
    table = begun("blue = 12\ntokens = 'negative'", seats=3)
    while table.asked[0][1] == "token":
        table.match = table.match.play(table.match.owed[0], table.options(table.asked[0][0])[0])
    found = {s.owner: [len(x.beside) for x in table.state.stands if x.owner == s.owner] for s in table.state.stands}
    assert found[P1] in ([1, 1], [1, 0], [0, 0])
    assert found[P2] == [2]
    for stand in table.state.stands:
        held = {w.value for s in table.state.stands if s.owner == stand.owner for w in s.wires}
        assert not {t.value for t in stand.beside} & held


@pytest.mark.rule("BB-X-TOKSET", "BB-TOK-05")
def test_a_value_whose_tokens_are_used_up_may_still_be_named() -> None:
    hands = ("1 1 1 1", "2 2 2 2", "3 3 3 3", "4 4 4 4")
    table = dealt_as(mission_of("blue = 4\ntokens = 'negative'"), *hands)
    table.play(P1, "name-missing 3,4").play(P2, "name-missing 3,4").play(P3, "name-missing 2,4")
    assert table.state.stands[P3].beside == (Token(2, "has-not"), Token(4, "has-not", virtual=True))


@pytest.mark.rule("BB-X-TOKSET", "BB-C-42")
def test_a_clock_names_the_lowest_values() -> None:
    assert dealt(*LONE).options(P1)[0] == NameMissing((3, 4))
    assert [t.value for t in dealt(*LONE).time_up().state.stands[P1].beside] == [3, 4]


@pytest.mark.rule("BB-C-35")
def test_a_move_dates_the_tokens_beside_both_stands_of_a_hand() -> None:
    state = position("4 8 / 5", "4 8 / 5").state
    beside = replace(state, stands=tuple(replace(s, beside=(Token(11, "has-not"),)) for s in state.stands))
    moved = WiresMoved(user=P1, partner=P2, got=(1, 0), got_now=(0, 1), got_key=40).apply(beside)
    assert [s.beside[0].dated for s in moved.stands] == [True, True, True, True]
    four = position("4 8", "4 8", "5", "5").state
    others = replace(four, stands=tuple(replace(s, beside=(Token(11, "has-not"),)) for s in four.stands))
    moved = WiresMoved(user=P1, partner=P2, got=(1, 0), got_now=(0, 1), got_key=40).apply(others)
    assert [s.beside[0].dated for s in moved.stands] == [True, True, False, False]


@pytest.mark.rule("BB-X-TOKSET")
def test_the_captain_may_set_none_or_draw_one_while_the_others_choose() -> None:
    none = begun("captain_tokens = 'none'")
    assert none.asked == ((P2, "token"),)
    drawn = begun("captain_tokens = 'random'\nequipment = false")
    tokens = [t for s in drawn.state.stands if s.owner == P1 for t in s.beside]
    if drawn.asked == ((P1, "token"),):
        drawn.match = drawn.match.play(drawn.match.owed[0], drawn.options(P1)[0])
        tokens += [t for w in drawn.state.stands[P1].wires for t in w.tokens]
    assert (len(tokens), drawn.asked) == (1, ((P2, "token"),))
    assert len(drawn.options(P2)) > 4
    only = begun("tokens = 'none'\ncaptain_tokens = 'own'").play(P1, "place-token 1:1")
    assert only.asked == ((P1, "turn"),)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("captain", ["", "captain_tokens = 'own'", "captain_tokens = 'random'"])
def test_such_missions_conform(captain: str, seats: int) -> None:
    conforms(f"blue = 6\ndial = 6\n{captain}\n{WRITTEN}", seats, matches=1)


@pytest.mark.rule("BB-X-TOKSET")
@pytest.mark.parametrize(("seats", "blue"), [(2, 2), (2, 3), (3, 2), (4, 2)])
def test_odds_equal_those_of_every_deal(seats: int, blue: int) -> None:
    written = f"blue = {blue}\ndial = 6\ntokens = 'negative'\nyellow = {{ count = 2 }}"
    exact_odds(written, seats, range(8), "walkie hook radar", most=9000)


@pytest.mark.rule("BB-X-TOKSET")
@pytest.mark.parametrize("captain", ["random", "own", "none"])
def test_odds_with_another_mode_for_the_captain_equal_those_of_every_deal(captain: str) -> None:
    written = f"blue = 3\ndial = 6\ntokens = 'negative'\ncaptain_tokens = '{captain}'"
    done = exact_odds(written, 4, range(6), "walkie", most=9000)
    assert done["NameMissing"]
