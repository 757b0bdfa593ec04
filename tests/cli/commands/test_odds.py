"""`litfuse odds`: typed positions and records, as table, JSON and picture."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest

import litfuse as library
from litfuse.cli.commands.odds.picture import ink_on, shade
from litfuse.kernel import archive
from litfuse.kernel.fairness import seed_from
from litfuse.kernel.rng import Stream
from tests.cli.typist import litfuse

PAGE = Path(__file__).parents[3] / "docs" / "odds.md"
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


def test_the_page_shows_how_to_ask_from_python(capsys: pytest.CaptureFixture[str]) -> None:
    example = PAGE.read_text("utf-8").split("```python\n")[1].split("```")[0]
    exec(example, {})
    first, second, *calls = capsys.readouterr().out.splitlines()
    assert sum(json.loads(first)) == pytest.approx(1)
    assert 0.0 <= float(second) <= 1.0
    assert len(calls) == 3


def test_the_json_output_has_consistent_odds() -> None:
    done = litfuse("odds", *TYPED, "--json")
    found = json.loads(done.out)
    for stand in found["stands"]:
        for slot in stand["slots"]:
            assert abs(sum(slot.values()) - 1) < 1e-9
    assert found["stands"][0]["slots"][2] == pytest.approx({"3": 1.0})
    assert "4" not in found["stands"][1]["slots"][3]
    equal = found["stands"][2]["slots"]
    assert equal[2] == pytest.approx(equal[3])
    assert found["calls"][0]["hit"] == pytest.approx(1.0)
    # The command counts worlds with the solver that tests/inference holds to enumeration.
    assert 6.5 < found["bits"] < 7.5


def test_set_aside_wires_are_unseen_too() -> None:
    words = ("? ? ? ? ?", "x1 ? ? ? ?", "--blue", "2", "--yellow", "1:1,5", "--red", "1:1,3")
    found = json.loads(litfuse("odds", *words, "--json").out)
    slots = [slot for stand in found["stands"] for slot in stand["slots"]]
    assert sum(slot.get("yellow", 0.0) for slot in slots) == pytest.approx(1.0)
    assert sum(slot.get("red", 0.0) for slot in slots) == pytest.approx(1.0)


def test_no_number_is_cut_off_at_any_width() -> None:
    """Many wires with several that are certain, the widest that there is."""
    stands = ("1 1 1 1 2 2 2 2 3 3 3 3 ? ? ? ?", "? ? ? ? x5 x5 x5 x5 6 6 6 6 ? ? ? ?", *["? ? ? ? ? ? ? ?"] * 2)
    wide = litfuse("odds", *stands, width=80)
    assert wide.out.splitlines()[1].split() == ["%", *(str(n) for n in range(1, 17))]
    assert not [line for line in wide.out.splitlines() if len(line) > 80]
    narrow = litfuse("odds", *stands, width=40)
    for done in (wide, narrow):
        assert "…" not in done.out
        assert done.out.count(" 100") == 16 + 4  # of the table, and of none of the calls: nothing is held


def test_cut_wires_are_not_listed_as_certain_calls(tmp_path: Path) -> None:
    file = tmp_path / "odds.svg"
    words = ("x1 1 ? ?", "? ? x2 x2", "--blue", "2")
    done = litfuse("odds", *words, "--svg", str(file))
    assert done.out.splitlines()[2].split() == ["1", "x", "100", "32", "2"]
    assert [stand["cut"] for stand in json.loads(litfuse("odds", *words, "--json").out)["stands"]] == [[1], [3, 4]]
    assert [e.text for e in ElementTree.fromstring(file.read_text("utf-8")).iter()].count("x") == 3


def test_every_number_of_a_heat_map_can_be_read() -> None:
    """Contrast as WCAG counts it, 4.5 and more."""

    def light(colour: str) -> float:
        parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for hundredth in range(101):
        dark, bright = sorted((light(shade(hundredth / 100)), light(ink_on(hundredth / 100))))
        assert (bright + 0.05) / (dark + 0.05) >= 4.5


def test_possible_solo_cuts_are_listed() -> None:
    words = ("x1 ? ? ?", "x1 ? ? ?", "--hand", "1 1 2 2", "--blue", "3")
    assert "Solo Cuts, without any risk\n  1\n" in litfuse("odds", *words).out
    assert json.loads(litfuse("odds", *words, "--json").out)["solo"] == ["1"]
    three = ("x1 ? ? ?", "? ? ? ?", "--hand", "1 1 1 2", "--blue", "3")  # nothing that a Solo Cut could take
    assert "Solo" not in litfuse("odds", *three).out


def test_a_risk_of_exploding_weighs_more_than_a_miss() -> None:
    words = ("? ? ? ?", "? ? ?", "--hand", "1 2 2", "--blue", "2", "--red", "1,2")
    calls = json.loads(litfuse("odds", *words, "--json").out)["calls"]
    hits = [call["hit"] for call in calls]
    assert hits != sorted(hits, reverse=True)
    steps = [1 - call["hit"] - call["red"] + 3 * call["red"] for call in calls]
    assert steps == pytest.approx(sorted(steps))


def test_a_listed_pair_gains_over_its_best_single_wire() -> None:
    pairs = json.loads(litfuse("odds", *TYPED, "--json").out)["detectors"]
    gains = [pair["hit"] - pair["alone"] for pair in pairs]
    assert gains == sorted(gains, reverse=True)
    assert min(gains) >= 0.01
    assert "C:3, C:5, 5: 100 % right (without it 77 %)" in litfuse("odds", *TYPED).out
    narrow = ("1 1 1 1", "2 2 2 ?", "--hand", "2 3 3 3", "--blue", "3", "--json")
    assert json.loads(litfuse("odds", *narrow).out)["detectors"] == []


def test_a_heat_map_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "odds.svg"
    assert litfuse("odds", *TYPED, "--svg", str(file)).status == 0
    root = ElementTree.fromstring(file.read_text("utf-8"))
    assert root.tag.endswith("svg")
    assert "100" in {element.text for element in root.iter()}


@pytest.mark.parametrize("viewer", ["1", "2", "3", "spectator"])
def test_a_record_is_answered_as_a_seat_would(record: Path, viewer: str) -> None:
    found = json.loads(litfuse("odds", str(record), "--as", viewer, "--step", "5", "--json").out)
    assert viewer not in [stand["name"] for stand in found["stands"]]
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
def test_an_impossible_position_is_refused_in_a_sentence(words: tuple[str, ...], says: str) -> None:
    done = litfuse("odds", *words, width=400)
    assert done.status == 2
    assert says in done.err
    assert not done.out


@pytest.mark.parametrize(
    ("claim", "odds"), [("", 5 / 6), ("+1", 0.8), ("+1,2", 1.0), ("+1 +2", 1.0), ("-1", 1.0), ("-2", 0.0)]
)
def test_every_number_of_a_not_token_is_excluded(claim: str, odds: float) -> None:
    words = ("--blue", "2", "--hand", "1 2 1 2", "--json")
    found = json.loads(litfuse("odds", f"? ? {claim}", "? ?", *words).out)
    assert found["stands"][0]["slots"][1].get("2", 0.0) == pytest.approx(odds)
    assert "No deal agrees" in litfuse("odds", f"? ? {claim} -1,2", "? ?", *words).err


@pytest.mark.parametrize("letter", ["y", "a", "J"])
def test_yellow_may_be_typed_with_the_letter_of_any_language(letter: str) -> None:
    words = (
        f"? ?!{letter} {letter} x{letter}3",
        "? ? ? ?",
        "--blue",
        "2",
        "--yellow",
        "2,3,4",
        "--hand",
        f"{letter}4 1 1",
    )
    assert json.loads(litfuse("odds", *words, "--json").out)["stands"][0]["slots"][2] == {"yellow": 1.0}


def test_a_stand_may_be_longer_than_the_name_of_a_file() -> None:
    long = "?!1,2,3,4,5,6,7,8 " * 30
    done = litfuse("odds", long)
    assert done.status == 2
    assert "does not add up" in done.err


def test_an_option_without_effect_is_refused(record: Path) -> None:
    for more in (("--as", "1"), ("--step", "3")):
        done = litfuse("odds", "? ? ? ?", "--blue", "1", *more)
        assert (done.status, done.out) == (2, "")
        assert f"{more[0]} is for a record" in done.err
    for more in (("--hand", "1 2"), ("--blue", "12"), ("--yellow", "3"), ("--red", "3")):
        done = litfuse("odds", str(record), *more)
        assert (done.status, done.out) == (2, "")
        assert f"{more[0]} is for a position typed in" in done.err


def test_an_unknown_seat_or_step_is_refused(record: Path) -> None:
    assert "“7”" in litfuse("odds", str(record), "--as", "7").err
    assert litfuse("odds", str(record), "--step", "99").status == 2


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_odds_are_printed_in_three_languages(language: str) -> None:
    done = litfuse("odds", *TYPED, "--lang", language)
    assert done.status == 0
    assert "cli-odds" not in done.out
