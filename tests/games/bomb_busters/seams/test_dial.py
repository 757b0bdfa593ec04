"""Where the dial begins, how far it goes, and missions without one (BB-X-DIAL)."""

import pytest

from litfuse.cli.setup import config
from litfuse.games.bomb_busters import GAME
from litfuse.kernel.errors import BadConfig
from litfuse.lang import Voice
from tests.games.bomb_busters.seams.made_up import begun, mission_of, table_of
from tests.games.bomb_busters.table import P1, P2, Table, position, refused


def made_up(written: str, *hands: str, **more: object) -> Table:
    """A position of the mission that is written there."""
    return position(*hands, mission=mission_of(written), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-X-DIAL", "BB-C-3")
@pytest.mark.parametrize(
    ("written", "start", "limit"),
    [("", 4, 4), ("dial = 1\ndial_limit = 5", 1, 5), ("dial_extra = 1", 5, 5), ("dial = 3", 3, 3), ("dial = 0", 0, 0)],
)
def test_the_mission_says_where_the_dial_begins_and_how_far_it_goes(written: str, start: int, limit: int) -> None:
    table = begun(written)
    assert (table.dial, table.state.limit, table.view(P1).limit) == (start, limit, limit)


@pytest.mark.rule("BB-X-DIAL", "BB-C-3")
def test_the_rewinder_goes_up_to_the_limit_and_no_further() -> None:
    written = "dial = 1\ndial_limit = 2"
    table = made_up(written, "2 7", "2 7", dial=1, start=1, usable="rewinder")
    assert table.may(P2, "use-rewinder", owed=False)
    assert table.play(P2, "use-rewinder").dial == 2
    full = made_up(written, "2 7", "2 7", dial=2, start=1, usable="rewinder")
    assert not full.may(P2, "use-rewinder", owed=False)
    with refused("BB-EQG-08"):
        full.play(P2, "use-rewinder")


@pytest.mark.rule("BB-X-DIAL", "BB-C-3")
def test_without_a_dial_a_failed_cut_costs_nothing_and_the_rewinder_does_nothing() -> None:
    table = made_up("dial = 0", "2 7", "2 7", "2 7", "2 7", dial=0, usable="rewinder")
    table.play(P1, "dual-cut 2:2 2")
    assert (table.dial, table.hand(P2), table.turn, table.ended) == (0, "2 7{7}", P2, "")
    assert not table.may(P2, "use-rewinder", owed=False)


@pytest.mark.rule("BB-X-DIAL")
def test_a_mission_without_a_dial_says_so_at_the_deal() -> None:
    table = begun("dial = 0\ntokens = 'none'")
    said = [Voice("en", GAME.name, ("Ann", "Ben", "Cy", "Di"), P1).say(n.text()) for n in table.told(P1)]
    assert any("There is no dial." in line for line in said)


@pytest.mark.rule("BB-X-DIAL")
@pytest.mark.parametrize(
    "written", ["dial = 2\ndial_extra = 1", "dial = 3\ndial_limit = 2", "dial = 0\ndial_limit = 2"]
)
def test_an_impossible_dial_is_refused(written: str) -> None:
    with pytest.raises(BadConfig) as found:
        GAME.new(4, table_of(written))
    assert found.value.rule == "BB-X-DIAL"


def test_a_table_may_set_its_own_dial() -> None:
    assert config(GAME, ['custom={"dial":0}']).custom.has_dial is False
