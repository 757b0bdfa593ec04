"""Prepare, and Frame/Steal on its other side (SG-ACT-PREP, SG-ACT-FS)."""

from __future__ import annotations

import pytest

from litfuse.games.scape_goat.notices import FrameOpened, Prepared, Stolen
from litfuse.games.scape_goat.public import Framing
from litfuse.kernel.records import SPECTATOR
from tests.games.scape_goat.table import BLUE, GREEN, RED, YELLOW, Table, position, refused, stale


def swap(table: Table) -> Table:
    return table.play(table.turn, f"swap {table.state.allowed(table.turn)[0]}")


@pytest.mark.rule("SG-ACT-PREP-1")
@pytest.mark.scenario(23)
def test_preparing_takes_a_token_and_nothing_is_chosen() -> None:
    table = position("", "", "", "", turn=YELLOW).play(YELLOW, "move prep")
    assert (table.state.tokens, table.state.left) == ((0, 0, 1, 0), 1)
    assert table.told(SPECTATOR)[-1] == Prepared(YELLOW, 1)
    assert table.asked == ["2.swap"]


@pytest.mark.rule("SG-ACT-PREP-2")
@pytest.mark.scenario(24)
def test_the_second_token_turns_the_card_and_its_taker_swaps_with_what_lay_there() -> None:
    table = position("", "", "", "B R", turn=GREEN, tokens=(0, 1, 0, 0), face_up="Y B R X").play(GREEN, "move prep")
    assert (table.state.tokens, table.state.left) == ((0, 1, 0, 1), 0)
    table.play(GREEN, "swap B")
    assert (table.hand(GREEN), table.lies("prep")) == ("R Y", "B")


@pytest.mark.rule("SG-ACT-PREP-3")
@pytest.mark.scenario(26)
def test_one_player_may_fetch_both_tokens() -> None:
    table = position("", "", "", "", turn=YELLOW, tokens=(0, 0, 1, 0)).play(YELLOW, "move prep")
    assert (table.state.tokens, table.state.left) == ((0, 0, 2, 0), 0)


@pytest.mark.rule("SG-ACT-PREP-4")
def test_without_tokens_on_it_the_place_is_frame_steal_for_good() -> None:
    table = position("", "", "", "", turn=YELLOW, tokens=(1, 0, 1, 0), places="stash spy trade stash")
    table.play(YELLOW, "move prep")
    assert not any(isinstance(n, Prepared) for n in table.told(SPECTATOR))
    assert type(table.ask) is Framing
    assert table.state.left == 0


@pytest.mark.rule("SG-ACT-FS-2")
@pytest.mark.scenario(27)
def test_a_player_without_a_token_steals_from_one_who_has() -> None:
    table = position("", "", "", "", turn=RED, tokens=(0, 0, 2, 0)).play(RED, "move prep")
    assert table.asked == ["1.steal"]
    assert [a.target for a in table.options(RED, "steal")] == [YELLOW]
    table.play(RED, f"steal {YELLOW}")
    assert table.state.tokens == (0, 1, 1, 0)
    assert table.told(SPECTATOR) == (Stolen(RED, YELLOW),)
    assert table.asked == ["1.swap"]


@pytest.mark.rule("SG-ACT-FS-1", "SG-NET-1")
@pytest.mark.scenario(28)
def test_a_player_with_a_token_frames_and_cannot_steal_instead() -> None:
    table = position("", "", "", "", turn=RED, tokens=(0, 1, 1, 0)).play(RED, "move prep")
    assert table.told(SPECTATOR)[-1] == FrameOpened(RED)
    assert table.asked == ["0.frame-card", "1.frame-card", "2.frame-card", "3.frame-card"]
    with stale():
        table.play(RED, f"steal {YELLOW}")


@pytest.mark.rule("SG-ACT-FS-2")
@pytest.mark.scenario(29)
@pytest.mark.parametrize("target", [BLUE, GREEN])
def test_a_player_without_a_token_cannot_be_robbed(target: int) -> None:
    table = position("", "", "", "", places="spy spy trade stash", tokens=(0, 1, 1, 0)).play(BLUE, "move prep")
    assert sorted(a.target for a in table.options(BLUE, "steal")) == [RED, YELLOW]
    with refused("SG-ACT-FS-2"):
        table.play(BLUE, f"steal {target}")


@pytest.mark.rule("SG-ACT-FS-3")
@pytest.mark.parametrize("tokens", [(1, 1, 0, 0), (2, 0, 0, 0)])
def test_a_frame_attempt_costs_no_token_and_a_second_one_is_no_use(tokens: tuple[int, ...]) -> None:
    table = position("X R", "B Y", "B G", "Y B", places="spy spy trade stash", tokens=tokens).play(BLUE, "move prep")
    table.frame("X", "Y", "G", "B")
    assert table.state.tokens == tokens
    assert table.asked == ["0.swap"]
    swap(table)
    assert table.turn == RED
