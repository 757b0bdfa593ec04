"""Everything in a mission may depend on the number of players (BB-C-1)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mission import Mission, Variant
from litfuse.kernel.errors import BadConfig
from tests.games.bomb_busters.seams.made_up import begun, mission_of, table_of

WRITTEN = """
later = ["hook"]
tokens = "own"
mechanisms = [{ type = "SequenceGate", cards = 3, need = 2 }]

[[variants]]
seats = [2, 3]
blue = 10
later = []
ban = ["mug"]
characters = "none"
tokens = "random"
dial_extra = 1
mechanisms = [{ type = "SequenceGate", cards = 5, need = 4 }]

[[variants]]
seats = [2]
equipment = false
captain_tokens = "none"
"""


@pytest.mark.rule("BB-C-1")
def test_a_variant_may_change_every_part_of_a_mission() -> None:
    fixed = {"number", "seats", "variants"}
    assert {*Mission.__struct_fields__} - fixed == {*Variant.__struct_fields__} - {"seats"}


@pytest.mark.rule("BB-C-1")
def test_a_variant_applies_only_to_its_numbers_of_players() -> None:
    four, three, two = (begun(WRITTEN, seats).state for seats in (4, 3, 2))
    assert [s.mission.blue for s in (four, three, two)] == [12, 10, 10]
    assert [s.dial for s in (four, three, two)] == [4, 4, 3]
    assert [len(s.powers) for s in (four, three, two)] == [4, 0, 0]
    assert [len(s.equipment) for s in (four, three, two)] == [4, 3, 0]
    assert [len(s.extras[0].cards) for s in (four, three, two)] == [3, 5, 5]  # type: ignore[union-attr]
    assert [s.mission.tokens for s in (four, three, two)] == ["own", "random", "random"]
    assert [s.mission.captain_tokens for s in (four, three, two)] == [None, None, "none"]
    assert [s.mission.later for s in (four, three, two)] == [("hook",), (), ()]


@pytest.mark.rule("BB-C-1")
@pytest.mark.parametrize(
    "written",
    [
        "variants = [{ seats = [2] }]",
        "variants = [{ seats = [], blue = 8 }]",
        "seats = [3, 4]\nvariants = [{ seats = [2], blue = 8 }]",
        "variants = [{ seats = [2, 3], blue = 8 }, { seats = [3], blue = 9 }]",
    ],
)
def test_a_useless_variant_is_refused(written: str) -> None:
    with pytest.raises(BadConfig) as found:
        GAME.new(4, table_of(written))
    assert found.value.rule == "BB-C-1"
    assert mission_of(written).variants
