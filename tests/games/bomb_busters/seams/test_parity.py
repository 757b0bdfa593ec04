"""Tokens that tell only whether a number is even or odd (BB-X-TOKKIND)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.words import NUMBERS
from litfuse.kernel.errors import BadConfig
from litfuse.lang import Voice
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, mission_of, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, position

WRITTEN = """
token_kind = "parity"
red = { count = 1, out_of = 2 }
yellow = { count = 2 }
"""


def parity(*hands: str, **more: object) -> Table:
    return position(*hands, mission=mission_of(WRITTEN), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-X-TOKKIND")
def test_first_tokens_are_even_or_odd_at_any_blue_wire() -> None:
    table = begun(WRITTEN)
    for seat in (P1, P2, P3, P4):
        blue = [c for c in table.state.uncut(seat) if table.state.value(c) in NUMBERS]
        assert [act.cell for act in table.options(seat)] == blue
        cell = blue[seat]
        table.play(seat, f"place-token {cell[0] + 1}:{cell[1] + 1}")
        (token,) = table.state.wire(cell).tokens
        assert (token.value, token.says) == (0, "odd" if table.state.value(cell) % 2 else "even")
    assert table.asked == ((P1, "turn"),)


@pytest.mark.rule("BB-X-TOKKIND", "BB-YEL-04")
def test_a_failure_tells_even_or_odd_and_yellow_of_a_yellow_wire() -> None:
    assert parity("4 8 y1", "4 7 y9", "8").play(P1, "dual-cut 2:2 8").hand(P2) == "4 7{odd} y9"
    assert parity("4 8 y1", "4 7 y9", "8").play(P1, "dual-cut 2:1 8").hand(P2) == "4{even} 7 y9"
    assert parity("4 8 y1", "4 7 y9", "8").play(P1, "dual-cut 2:3 8").hand(P2) == "4 7 y9{Y}"
    ray = parity("4 8 y1", "4 7 y9", "8", usable="ray").play(P1, "helped-cut 2:2 4,8 ray")
    assert ray.hand(P2) == "4 7{odd} y9"


@pytest.mark.rule("BB-X-TOKKIND", "BB-TOK-03")
def test_a_wire_gets_no_second_token_and_there_are_always_enough() -> None:
    table = parity("4 8 y1", "4{even} 6{even} y9", "8 8{even} 10{even}").play(P1, "dual-cut 2:1 8")
    assert table.hand(P2) == "4{even} 6{even} y9"
    more = parity("4 8 y1", "4 6{even} y9", "8 8{even} 10{even}").play(P1, "dual-cut 2:1 8")
    assert more.hand(P2) == "4{even} 6{even} y9"


@pytest.mark.rule("BB-X-TOKKIND", "BB-EQ-04-1")
def test_a_post_it_also_tells_even_or_odd() -> None:
    table = parity("4 8 y1", "4 7{odd} y9", "8 11", usable="post-it")
    assert not table.may(P2, "use-post-it 2:2", owed=False)
    assert not table.may(P2, "use-post-it 2:3", owed=False)
    assert table.play(P3, "use-post-it 3:2").hand(P3) == "8 11{odd}"


@pytest.mark.rule("BB-X-TOKKIND", "BB-EQ-02-5")
def test_the_token_goes_along_with_its_wire() -> None:
    table = parity("y1 4 8", "4 7{odd} y9", "8 11", usable="walkie").play(P1, "use-walkie 1:3 2")
    table.play(P2, "give-wire 2:2")
    assert (table.hand(P1), table.hand(P2)) == ("y1 4 7{odd}", "4 8 y9")


@pytest.mark.rule("BB-X-TOKKIND")
def test_everybody_is_told_and_no_notice_or_view_has_the_number() -> None:
    table = parity("4 8 y1", "4 7 y9", "8").play(P1, "dual-cut 2:2 8")
    for lang, words in (("en", "an odd number"), ("es", "un número impar"), ("fr", "un nombre impair")):
        said = [Voice(lang, GAME.name, ("Ann", "Ben", "Cy"), P3).say(n.text()) for n in table.told(P3)]
        assert any(words in line for line in said)
    (hidden,) = table.view(P3).stands[P2].wires[1].tokens
    assert (hidden.value, hidden.says) == (0, "odd")


@pytest.mark.rule("BB-X-TOKSET", "BB-X-TOKKIND")
@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ('tokens = "random"', "BB-X-TOKSET"),
        ('tokens = "negative"', "BB-X-TOKSET"),
        ('captain_tokens = "random"', "BB-X-TOKSET"),
        ('lies = "all"', "BB-X-TOKKIND"),
    ],
)
def test_number_tokens_are_out_of_such_a_mission(more: str, rule: str) -> None:
    with pytest.raises(BadConfig) as found:
        GAME.new(4, table_of(f"{more}\n{WRITTEN}"))
    assert found.value.rule == rule


@pytest.mark.parametrize("seats", [2, 4])
def test_the_mission_conforms(seats: int) -> None:
    conforms(f"blue = 6\ndial = 6\n{WRITTEN}", seats)


@pytest.mark.rule("BB-X-TOKKIND")
@pytest.mark.parametrize(("seats", "blue"), [(2, 2), (3, 2), (4, 3)])
def test_odds_equal_those_of_every_deal(seats: int, blue: int) -> None:
    written = f'token_kind = "parity"\nblue = {blue}\ndial = 6\nred = {{ count = 1 }}'
    done = exact_odds(written, seats, range(8), "walkie post-it triple hook")
    assert done["DualCut"]
    assert done["UsePostIt"]
