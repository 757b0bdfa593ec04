"""The end (SG-END), and what is shown after it (SG-INFO-10)."""

from __future__ import annotations

import pytest

from litfuse.games.scape_goat.cards import COLOURS, Card
from litfuse.games.scape_goat.decoder import mat
from litfuse.games.scape_goat.notices import ChoiceChanged, Ended, OrderChanged
from litfuse.games.scape_goat.public import Over
from litfuse.games.scape_goat.view import Everything
from litfuse.kernel.errors import NotAdmitted
from litfuse.kernel.frames import notices_of
from litfuse.kernel.records import ALL, SPECTATOR
from tests.games.scape_goat.table import BLUE, GREEN, PURPLE, RED, YELLOW, Table, position, stale


def everything(table: Table) -> Everything:
    shown = table.match.view(ALL)
    assert isinstance(shown, Everything)
    return shown


@pytest.mark.rule("SG-END-1")
def test_nothing_but_a_frame_or_the_cops_ends_a_game() -> None:
    """A long game of defaults, which never frame and never go to the cops, goes on."""
    table = position("", "", "", "")
    for _ in range(400):
        table.time_up()
    assert not table.match.over
    assert table.state.turns > 80


@pytest.mark.rule("SG-END-2")
def test_all_mats_are_turned_over_at_the_end() -> None:
    table = position("", "", "", "", goat="R", decoy="G").play(BLUE, "move cops")
    for viewer in (BLUE, RED, YELLOW, GREEN, SPECTATOR):
        ended = table.told(viewer)[-1]
        assert isinstance(ended, Ended)
        assert "".join(ended.suspects) == "RGRR"
        assert isinstance(table.view(viewer).ask, Over)
    shown = everything(table)
    assert (shown.goat, shown.decoy) == (RED, "G")
    assert (shown.hands, shown.stash) == (table.state.hands, table.state.stash)
    assert shown.key == table.state.secret.key
    for colour in COLOURS[:4]:
        assert mat(shown.grid, colour) == mat(table.state.secret.grid, colour)


@pytest.mark.rule("SG-END-3", "SG-END-4", "SG-END-5")
@pytest.mark.parametrize(
    ("shown", "goat", "winners", "reason"),
    [
        ("R G R R", "R", (BLUE, YELLOW, GREEN), "won-framed-goat"),
        ("R G R R", "B", (BLUE,), "won-framed-innocent"),
        ("", "Y", (YELLOW,), "won-cops"),
    ],
)
def test_the_winners_are_those_of_the_rules(shown: str, goat: str, winners: tuple[int, ...], reason: str) -> None:
    hands = shown.split() or [""] * 4
    table = position(*hands, places="stash spy trade spy", tokens=(1, 1, 0, 0), goat=goat, decoy="G")
    if shown:
        table.play(BLUE, "move prep").frame(*hands)
    else:
        table.play(BLUE, "move cops")
    assert (table.outcome.winners, table.reason) == (winners, reason)
    losers = tuple(s for s in range(4) if s not in winners)
    assert table.outcome.ranking == (winners, losers)


@pytest.mark.rule("SG-END-6", "SG-END-2")
@pytest.mark.scenario(80)
def test_a_closed_match_has_no_winners_and_everything_is_shown() -> None:
    table = position("", "", "", "").play(BLUE, "move spy")
    with pytest.raises(NotAdmitted):
        table.match.view(ALL)
    table.match = table.match.close("deserted")
    assert table.outcome.winners == ()
    assert table.outcome.ranking == ()
    shown = everything(table)
    assert (shown.hands, shown.key, shown.goat) == (table.state.hands, table.state.secret.key, RED)
    with stale():
        table.play(BLUE, f"spy {RED}")


@pytest.mark.rule("SG-INFO-10", "SG-END-2")
@pytest.mark.scenario(84)
def test_after_the_end_every_pick_with_its_changes_and_the_orders_are_open() -> None:
    table = position("R Y G", *[""] * 5, turn=GREEN, goat="R", decoy="B").time_up().play(PURPLE, "cops-order yes")
    table.play(GREEN, "move trade", f"trade-with {BLUE}")
    table.play(BLUE, "trade-card R", "trade-card G")
    table.play(GREEN, f"trade-card {table.hand(GREEN).split()[0]}")
    table.play(GREEN, f"swap {table.state.allowed(GREEN)[0]}")
    table.time_up().play(table.turn, "move cops")
    assert everything(table).orders == (False,) * 5 + (True,)
    told = [n for m in table.match.line() for n in notices_of(m.entry, ALL)]
    assert OrderChanged(PURPLE, True) in told
    assert ChoiceChanged(BLUE, Card.G) in told


@pytest.mark.rule("SG-INFO-10", "SG-INFO-5")
def test_the_seats_of_a_player_and_a_spectator_do_not_open_up_by_themselves() -> None:
    table = position("", "", "", "").play(BLUE, "move cops")
    assert table.view(RED).hand == table.state.hands[RED]
    assert table.view(SPECTATOR).hand == ()
    assert everything(table).table == table.view(SPECTATOR)
