"""`litfuse odds`: typed positions and records, as table, JSON and picture."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest

import litfuse as library
from litfuse.kernel import archive
from litfuse.kernel.fairness import seed_from
from litfuse.kernel.rng import Stream
from tests.cli.typist import litfuse

PAGE = Path(__file__).parents[2] / "docs" / "odds.md"
TYPED = ("? ? 3 ? ? ?", "? 2 ? ?!4 ? ?", "x1 ? ? = ? ? 6 +5", "--hand", "1 2 3 4 5 6", "--blue", "6")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Some steps of a mission with yellow and red wires."""
    game = library.start("bomb-busters", seats=3, seed=1).game
    seed = seed_from("odds")
    header = archive.header_of(game, 3, game.types.config(mission=4), seed)
    match = archive.begin(game, header, seed)
    for step in range(8):
        if match.over:
            break
        match = match.play(match.owed[0], match.options(match.owed[0]).sample(Stream(f"{step}".encode())))
    path = tmp_path / "match.jsonl"
    path.write_bytes(archive.write(header, match, seed))
    return path


def test_the_example_of_the_page_is_what_the_command_says() -> None:
    page = PAGE.read_text("utf-8")
    command = next(line for line in page.splitlines() if line.startswith("$ litfuse odds"))
    done = litfuse(*shlex.split(command)[2:])
    assert done.status == 0
    shown = page.split("```text\n")[1].split("```")[0]
    assert shown in done.out


def test_the_same_as_json_adds_up() -> None:
    done = litfuse("odds", *TYPED, "--json")
    found = json.loads(done.out)
    for stand in found["stands"]:
        for slot in stand["slots"]:
            assert abs(sum(slot.values()) - 1) < 1e-9
    assert found["stands"][0]["slots"][2] == {"3": 1.0}
    assert "4" not in found["stands"][1]["slots"][3]
    equal = found["stands"][2]["slots"]
    assert equal[2] == pytest.approx(equal[3])
    assert found["calls"][0]["hit"] == 1.0
    # The command counts worlds with the solver that tests/inference holds to enumeration.
    assert 6.5 < found["bits"] < 7.5


def test_set_aside_wires_are_unseen_too() -> None:
    words = ("? ? ? ? ?", "x1 ? ? ? ?", "--blue", "2", "--yellow", "1:1,5", "--red", "1:1,3")
    found = json.loads(litfuse("odds", *words, "--json").out)
    slots = [slot for stand in found["stands"] for slot in stand["slots"]]
    assert sum(slot.get("yellow", 0.0) for slot in slots) == pytest.approx(1.0)
    assert sum(slot.get("red", 0.0) for slot in slots) == pytest.approx(1.0)


def test_a_heat_map_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "odds.svg"
    assert litfuse("odds", *TYPED, "--svg", str(file)).status == 0
    root = ElementTree.fromstring(file.read_text("utf-8"))
    assert root.tag.endswith("svg")
    assert "100" in {element.text for element in root.iter()}


@pytest.mark.parametrize("viewer", ["1", "2", "3", "spectator"])
def test_a_record_is_answered_as_a_seat_would(record: Path, viewer: str) -> None:
    found = json.loads(litfuse("odds", str(record), "--as", viewer, "--step", "5", "--json").out)
    own = f"P{viewer}"
    assert all(not stand["name"].startswith(own) for stand in found["stands"])
    assert all(abs(sum(slot.values()) - 1) < 1e-9 for stand in found["stands"] for slot in stand["slots"])
    assert bool(found["calls"]) == (viewer != "spectator")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("? q 3", "--blue", "6"), "“q”"),
        (("? ? 3", "--blue", "1"), "“3”"),
        (("? ?", "--hand", "4 4 4 4 4"), "“4”"),
        (("? ?", "--hand", "z"), "“z”"),
        (("? ?", "--blue", "1"), "4 wires are unseen, but the stands have 2 places"),
        (("? ? ? ?", "--blue", "13"), "13"),
        (("? ? ? ?", "--blue", "1", "--red", "3:1,2"), "“3:1,2”"),
        (("? ? ? ?", "--blue", "1", "--yellow", "x"), "“x”"),
        (("= ? ? ? ?", "--blue", "1"), "label"),
        (("2 ? ? 1 ? ? ? ?", "--blue", "2"), "ascending"),
        (("?", "?", "?", "?", "?", "?"), "at most 5"),
        ((" ",), "1 to 31 wires"),
        (("nowhere.jsonl",), "nowhere.jsonl"),
        (("docs/example-record.jsonl",), "exploding-kittens"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(words: tuple[str, ...], says: str) -> None:
    done = litfuse("odds", *words, width=400)
    assert done.status == 2
    assert says in done.err
    assert not done.out


def test_no_such_seat_and_no_such_step(record: Path) -> None:
    assert "“7”" in litfuse("odds", str(record), "--as", "7").err
    assert litfuse("odds", str(record), "--step", "99").status == 2


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_it_speaks_three_languages(language: str) -> None:
    done = litfuse("odds", *TYPED, "--lang", language)
    assert done.status == 0
    assert "cli-odds" not in done.out
