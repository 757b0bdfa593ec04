"""Missions of a table's own: from a file or from options, with a clear answer where they cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from litfuse.cli.errors import BadInput
from litfuse.cli.setup import config
from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.mechanisms.all import SPECS
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import SecretNumbers
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import SequenceGate
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import SimultaneousCut
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.bomb_busters.words import Equipment
from litfuse.kernel.errors import BadConfig
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


@pytest.mark.parametrize("written", ["blue = ", "blue = 13", "mechanisms = [{ type = 'Oxygen' }]", "wires = 3"])
def test_a_file_that_holds_no_mission_is_refused(written: str, tmp_path: Path) -> None:
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
        ("mission=99", "mission", "99", "1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 29"),
        ('custom={"tokens":"all"}', "custom.tokens", "all", "none, own, random"),
        ('custom={"ban":["mug","tea"]}', "custom.ban", "tea", ", ".join(Equipment)),
        ('custom={"blue":13}', "custom.blue", "13", "1-12"),
        ('custom={"red":{"count":12}}', "custom.red.count", "12", "0-11"),
        ('custom={"mechanisms":[{"type":"Oxygen"}]}', "custom.mechanisms.type", "Oxygen", MECHANISMS),
        ('custom={"mechanisms":[{"type":"SequenceGate","need":3}]}', "custom.mechanisms.need", "3", "2, 4"),
    ],
)
def test_what_cannot_be_written_is_answered_with_what_can(written: str, name: str, value: str, known: str) -> None:
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
def test_what_is_no_mission_at_all_is_answered_with_what_one_is(written: str, key: str) -> None:
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
        ("BB-C-47", Mission(red=Colour(2, 3, predealt=True))),
        ("BB-SETUP-13", Mission(blue=1, seats=(5,))),
        ("BB-SETUP-18", Mission(ban=tuple(Equipment)[:10])),
        ("BB-EQG-13", Mission(later=(Equipment.RADAR,))),
        ("BB-C-46", Mission(seats=(2, 3))),
        ("BB-X-SEQ", Mission(blue=3, mechanisms=(SequenceGate(4),))),
        ("BB-X-MULTI", Mission(red=Colour(2), mechanisms=(SimultaneousCut(),))),
        ("BB-X-SECRETNUM", Mission(blue=4, mechanisms=(SecretNumbers(),))),
        ("BB-C-41", Mission(mechanisms=(SequenceGate(), SequenceGate()))),
    ],
)
def test_a_mission_that_cannot_be_names_the_rule(rule: str, mission: Mission) -> None:
    with pytest.raises(BadConfig) as refused:
        GAME.new(5, Config(custom=mission))
    assert refused.value.rule == rule
