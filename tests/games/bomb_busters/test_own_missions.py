"""Missions of a table's own: from a file or from options, with a clear answer where they cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from litfuse.cli.errors import BadInput
from litfuse.cli.setup import config
from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mechanisms.all import SPECS
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import SecretNumbers
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import SequenceGate
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import SimultaneousCut
from litfuse.games.bomb_busters.mission import Colour, Mission, Variant
from litfuse.games.bomb_busters.words import Equipment
from litfuse.kernel.errors import BadConfig
from litfuse.kernel.records import text
from litfuse.testing.golden import begin

WRITTEN = """
blue = 6
yellow = { count = 2, out_of = 3, highest = 5 }
red = { count = 1 }
ban = ["walkie"]
mechanisms = [{ type = "SequenceGate", cards = 2, need = 4 }]
variants = [{ seats = [2], red = { count = 2 } }]
"""


def test_a_mission_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(WRITTEN)
    chosen = config(GAME, [f"custom=@{file}"])
    state = begin(GAME, 2, 1, chosen).state
    assert state.total[1:7] == (4,) * 6
    assert (state.total[13], state.total[14], len(state.aside), len(state.extras)) == (2, 2, 1, 1)


@pytest.mark.parametrize("written", ["blue = ", "blue = 13", "mechanisms = [{ type = 'Steam' }]", "wires = 3"])
def test_a_file_without_a_mission_is_refused(written: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(written)
    with pytest.raises(BadInput):
        config(GAME, [f"custom=@{file}"])


MECHANISMS = ", ".join(spec.__name__ for spec in SPECS)


@pytest.mark.parametrize(
    ("written", "name", "value", "known"),
    [
        ("captain=0", "captain", "0", "1-5"),
        ("captain=x", "captain", "x", "1-5"),
        ("mission=99", "mission", "99", ", ".join(map(str, MISSIONS))),
        ('custom={"tokens":"all"}', "custom.tokens", "all", "negative, none, own, random"),
        ('custom={"ban":["mug","tea"]}', "custom.ban", "tea", ", ".join(Equipment)),
        ('custom={"blue":13}', "custom.blue", "13", "1-12"),
        ('custom={"red":{"count":12}}', "custom.red.count", "12", "0-11"),
        ('custom={"mechanisms":[{"type":"Steam"}]}', "custom.mechanisms.type", "Steam", MECHANISMS),
        ('custom={"mechanisms":[{"type":"SequenceGate","need":3}]}', "custom.mechanisms.need", "3", "2, 4"),
    ],
)
def test_an_unknown_value_is_answered_with_the_allowed_ones(written: str, name: str, value: str, known: str) -> None:
    with pytest.raises(BadInput) as refused:
        config(GAME, [written])
    says = refused.value.says
    assert (says.key, says.args) == ("cli-bad-option", {"name": f"={name}", "value": f"={value}", "known": f"={known}"})


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ('custom={"blue":6', "cli-no-data"),
        ("custom=", "cli-no-data"),
        ("custom=own.toml", "cli-no-data"),
        ('custom={"bleu":6}', "cli-no-such-part"),
        ('custom={"red":{"cuont":1}}', "cli-no-such-part"),
        ("custom=[6]", "bad-data"),
        ('custom={"mechanisms":[{"cards":3}]}', "bad-data"),
    ],
)
def test_data_that_is_no_mission_is_answered_with_what_a_mission_is(written: str, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        config(GAME, [written])
    assert refused.value.says.key == key


@pytest.mark.parametrize(
    ("rule", "mission"),
    [
        ("BB-YEL-06", Mission(yellow=Colour(3))),
        ("BB-SETUP-08", Mission(red=Colour(3, lowest=5, highest=6))),
        ("BB-SETUP-09", Mission(red=Colour(3, 2))),
        ("BB-X-WIRES", Mission(yellow=Colour(2, fixed=(4, 4)))),
        ("BB-X-WIRES", Mission(yellow=Colour(fixed=(5, 6)))),
        ("BB-X-WIRES", Mission(red=Colour(out_of=3))),
        ("BB-X-WIRES", Mission(red=Colour(lowest=3, highest=5))),
        ("BB-X-WIRES", Mission(yellow=Colour(2, 4, fixed=(5, 6)))),
        ("BB-X-WIRES", Mission(yellow=Colour(2, fixed=(5, 6), lowest=3))),
        ("BB-X-WIRES", Mission(yellow=Colour(2, fixed=(5, 6), highest=8))),
        ("BB-SETUP-01", Mission(number=4)),
        ("BB-C-33", Mission(later=(Equipment.HOOK,), ban=(Equipment.HOOK,))),
        ("BB-C-33", Mission(ban=(Equipment.HOOK,))),
        ("BB-C-33", Mission(ban=(Equipment.MUG, Equipment.MUG))),
        ("BB-C-33", Mission(later=(Equipment.HOOK, Equipment.HOOK))),
        ("BB-C-33", Mission(equipment=False, ban=(Equipment.MUG,))),
        ("BB-C-33", Mission(equipment=False, later=(Equipment.HOOK,))),
        ("BB-C-33", Mission(variants=(Variant((2,), equipment=False, ban=(Equipment.MUG,)),))),
        ("BB-C-30", Mission(later=(Equipment.FALSE_BOTTOM,))),
        ("BB-X-TOKSET", Mission(tokens="none", captain_tokens="none")),
        ("BB-C-47", Mission(red=Colour(2, 3, predealt=True))),
        ("BB-SETUP-13", Mission(blue=1, seats=(5,))),
        ("BB-SETUP-18", Mission(ban=tuple(Equipment)[:10])),
        ("BB-EQG-13", Mission(later=(Equipment.RADAR,))),
        ("BB-C-46", Mission(seats=(2, 3))),
        ("BB-C-1", Mission(seats=(4, 5), variants=(Variant((3,), blue=10),))),
        ("BB-X-SEQ", Mission(blue=3, mechanisms=(SequenceGate(4),))),
        ("BB-X-MULTI", Mission(red=Colour(2), mechanisms=(SimultaneousCut(),))),
        ("BB-X-SECRETNUM", Mission(blue=4, mechanisms=(SecretNumbers(),))),
        ("BB-C-41", Mission(mechanisms=(SequenceGate(), SequenceGate()))),
    ],
)
def test_an_impossible_mission_is_refused_with_its_rule(rule: str, mission: Mission) -> None:
    with pytest.raises(BadConfig) as refused:
        GAME.new(5, Config(custom=mission))
    assert refused.value.rule == rule


ELSEWHERE = [
    ("BB-SETUP-13", 5, Mission(blue=1)),
    ("BB-SETUP-18", 5, Mission(ban=tuple(Equipment)[:8])),
    ("BB-X-SECRETNUM", 5, Mission(blue=4, mechanisms=(SecretNumbers(1, 1),))),
    ("BB-YEL-06", 3, Mission(variants=(Variant((3,), yellow=Colour(3)),))),
    (
        "BB-C-30",
        4,
        Mission(yellow=Colour(2), later=(Equipment.FALSE_BOTTOM,), variants=(Variant((4,), yellow=Colour()),)),
    ),
    ("BB-X-SEQ", 5, Mission(mechanisms=(SequenceGate(4),), variants=(Variant((5,), blue=3),))),
    ("BB-X-TOKSET", 3, Mission(tokens="none", variants=(Variant((3,), captain_tokens="none"),))),
]


@pytest.mark.rule("BB-C-1")
@pytest.mark.parametrize(("rule", "where", "mission"), ELSEWHERE)
def test_a_mission_is_checked_for_every_number_of_players_at_once(rule: str, where: int, mission: Mission) -> None:
    """A table of two meets what is wrong with the variant for others."""
    with pytest.raises(BadConfig) as refused:
        GAME.new(2, Config(custom=mission))
    assert refused.value.rule == rule
    assert refused.value.says == text("bad-elsewhere", seats=where)


@pytest.mark.rule("BB-C-1")
@pytest.mark.parametrize(("rule", "where", "mission"), ELSEWHERE)
def test_a_mission_may_leave_out_the_numbers_of_players_that_it_is_not_for(
    rule: str, where: int, mission: Mission
) -> None:
    others = tuple(seats for seats in mission.seats if seats != where)
    variants = tuple(v for v in mission.variants if where not in v.seats)
    for seats in others:
        GAME.new(seats, Config(custom=replace(mission, seats=others, variants=variants)))


@pytest.mark.rule("BB-C-1")
def test_a_variant_may_take_the_equipment_away_that_the_mission_speaks_of() -> None:
    mission = Mission(ban=(Equipment.MUG,), variants=(Variant((2,), equipment=False),))
    assert not GAME.new(2, Config(custom=mission)).mission.equipment
    assert GAME.new(3, Config(custom=mission)).mission.equipment
