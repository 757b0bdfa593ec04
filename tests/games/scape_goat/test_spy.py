"""Spying (SG-ACT-SPY)."""

from __future__ import annotations

import pytest

from litfuse.games.scape_goat.notices import SpiedOn
from litfuse.kernel.records import SPECTATOR
from litfuse.kernel.told import told
from tests.games.scape_goat.table import BLUE, GREEN, RED, YELLOW, cards, position, refused


@pytest.mark.rule("SG-ACT-SPY-1", "SG-ACT-SPY-2")
@pytest.mark.scenario(13)
def test_the_spy_alone_sees_the_hand_and_then_swaps() -> None:
    table = position("", "", "", "R YG").play(BLUE, "move spy", f"spy {GREEN}")
    assert table.told(BLUE) == (SpiedOn(BLUE, GREEN, cards("R YG")),)
    for viewer in (RED, YELLOW, GREEN, SPECTATOR):
        assert table.told(viewer) == (SpiedOn(BLUE, GREEN),)
        assert table.view(viewer).seen == ()
        assert table.view(viewer).last.spied == GREEN
    assert table.view(BLUE).seen == cards("R YG")
    assert table.asked == ["0.swap"]


@pytest.mark.rule("SG-ACT-SPY-1")
@pytest.mark.scenario(14)
def test_nobody_spies_on_oneself() -> None:
    table = position("", "", "", "").play(BLUE, "move spy")
    assert sorted(a.target for a in table.options(BLUE, "spy")) == [RED, YELLOW, GREEN]
    with refused("SG-ACT-SPY-1"):
        table.play(BLUE, f"spy {BLUE}")


@pytest.mark.rule("SG-ACT-SPY-1")
def test_the_spied_player_is_not_asked() -> None:
    table = position("", "", "", "").play(BLUE, "move spy", f"spy {GREEN}")
    assert [d.seat for d in table.match.decisions] == [BLUE]


@pytest.mark.rule("SG-ACT-SPY-3")
@pytest.mark.scenario(79)
def test_the_hand_stays_in_the_spys_own_history_without_order_and_nowhere_else() -> None:
    """What a client gets that joins again: the whole log."""
    table = position("", "", "", "R YG").play(BLUE, "move spy", f"spy {GREEN}")
    table.play(BLUE, f"swap {table.state.allowed(BLUE)[0]}").time_up()
    assert SpiedOn(BLUE, GREEN, cards("YG R")) in told(table.match, BLUE).notices
    assert table.sure(BLUE, GREEN) == "R YG"
    for viewer in (RED, YELLOW, GREEN, SPECTATOR):
        assert SpiedOn(BLUE, GREEN) in told(table.match, viewer).notices
        assert cards("R YG") not in [n.hand for n in told(table.match, viewer).notices if isinstance(n, SpiedOn)]


@pytest.mark.rule("SG-ACT-SPY-3")
def test_it_is_the_hand_of_that_moment() -> None:
    table = position("", "", "", "R YG", face_up="B B Y Y").play(BLUE, "move spy", f"spy {GREEN}")
    seen = table.view(BLUE).seen
    table.play(BLUE, f"swap {table.state.allowed(BLUE)[0]}")
    assert table.view(BLUE).seen == ()
    assert seen == cards("R YG")
