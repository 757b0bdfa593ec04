"""The page about missions of one's own: its examples can be played, and it names all that such missions can say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import fields

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.all import SPECS
from litfuse.games.bomb_busters.mission import Mission
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.rng import Stream
from tests.games.bomb_busters.seams.made_up import mission_of, table_of

PAGE = (Path(__file__).parents[3] / "docs" / "missions.md").read_text("utf-8")
EXAMPLES = re.findall(
    r"^```toml\n(.*?)^```", PAGE.partition("### Three examples")[2].partition("\n## ")[0], re.DOTALL | re.MULTILINE
)


PLAYED = [(n, seats) for n, example in enumerate(EXAMPLES) for seats in mission_of(example).seats]


@pytest.mark.parametrize(("example", "seats"), PLAYED)
def test_an_example_is_played_to_its_end(example: int, seats: int) -> None:
    match: AnyMatch = Match.start(GAME, seats, b"example %d" % seats, table_of(EXAMPLES[example]))
    rng = Stream(f"example/{example}/{seats}")
    while not match.over:
        match = match.play(match.owed[0], match.options(match.owed[0]).sample(rng)) if match.owed else match.wait()
    assert match.outcome is not None
    assert match.view("spectator").panels


def test_there_are_three_examples_and_they_differ() -> None:
    missions = [mission_of(example) for example in EXAMPLES]
    assert len({mission.mechanisms for mission in missions}) == len(EXAMPLES) == 3
    assert missions[2].at(2).lies == "nobody"
    assert missions[2].at(3).lies == "captain"


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.__name__)
def test_the_page_lists_each_mechanism_with_all_it_can_be_told(spec: type) -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith(f"| `{spec.__name__}`")]
    assert len(rows) == 1
    assert [f.name for f in fields(spec) if f"`{f.name}" not in rows[0]] == []


def test_the_page_says_every_field_of_a_mission() -> None:
    assert [f.name for f in fields(Mission) if not re.search(rf"\b{f.name}\b", PAGE)] == []
