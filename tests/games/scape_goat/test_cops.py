"""Going to the cops in one's own turn (SG-COPS)."""

from __future__ import annotations

import pytest

from litfuse.games.scape_goat.notices import Ended, Moved
from litfuse.kernel.records import SPECTATOR
from tests.games.scape_goat.table import BLUE, GREEN, RED, YELLOW, position, stale


@pytest.mark.rule("SG-COPS-1", "SG-COPS-2", "SG-ACT-COPS-1")
@pytest.mark.scenario(50)
def test_the_goat_goes_and_all_suspects_are_shown_together() -> None:
    table = position("", "", "", "", turn=RED, goat="R", decoy="B").play(RED, "move cops")
    assert table.match.decisions == ()
    assert table.outcome.winners == (RED,)
    for viewer in (BLUE, RED, YELLOW, GREEN, SPECTATOR):
        went, ended = table.told(viewer)
        assert isinstance(went, Moved)
        assert isinstance(ended, Ended)
        assert (ended.goat, "".join(ended.suspects)) == (RED, "RBRR")


@pytest.mark.rule("SG-COPS-3", "SG-END-5")
@pytest.mark.scenario(51)
def test_the_goat_wins_alone_whoever_went() -> None:
    table = position("", "", "", "", turn=YELLOW, goat="R").play(YELLOW, "move cops")
    assert table.outcome.winners == (RED,)
    assert table.outcome.ranking == ((RED,), (BLUE, YELLOW, GREEN))
    assert table.outcome.facts["wrong_surrender"] == 1


@pytest.mark.rule("SG-COPS-1")
def test_the_client_asks_before_it_sends_that() -> None:
    menu = position("", "", "", "").options(BLUE, "move").describe()
    assert [form.picks["place"].of for form in menu if form.caution is not None] == [("cops",)]


@pytest.mark.rule("SG-COPS-4", "SG-NET-1")
@pytest.mark.scenario(52)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_fewer_than_six_nobody_goes_out_of_turn(players: int) -> None:
    table = position(*[""] * players, turn=YELLOW)
    assert [d.seat for d in table.match.decisions] == [YELLOW]
    for says in ("move cops", "cops", "cops-order yes"):
        with stale():
            table.play(BLUE, says)
