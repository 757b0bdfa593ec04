"""Whole missions of Bomb Busters in the terminal: in every language, with several people, recorded and checked."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from litfuse.lang import Voice
from tests.cli.typist import Result, Terminal, litfuse, typed

TOKEN = re.compile(r"\d+(:\d+)?(,\d+)*\Z|[a-z]+\Z")


class Hand:
    """Types what the screen offers: a line's number, or places and values as they are written."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.typed = 0

    def __call__(self, shown: str) -> str:
        self.typed += 1
        assert self.typed < 3000, "the mission does not end"
        if sure := re.search(r"\[(\w)/N\]", shown):
            return sure[1]
        lines = [line for line in shown.splitlines() if line.strip()][:-1]  # the last one is the prompt
        written: list[str] = []
        while lines and all(TOKEN.match(word) for word in lines[-1].split()) and ":" in lines[-1]:
            written += lines.pop().split()
        if written and lines:
            count = re.match(r"\D*(\d+) ", lines[-1])
            return " ".join(self.rng.sample(written, min(len(written), int(count[1]) if count else 1)))
        if lines and all(TOKEN.match(word) for word in lines[-1].split()):
            return self.rng.choice(lines[-1].split())
        numbers = [int(n) for n in re.findall(r"^ +(\d+) \S.*  ", shown, re.MULTILINE)]
        return str(self.rng.choice(range(1, max(numbers, default=1) + 1)))


def play(seed: int, *argv: str) -> Result:
    return Terminal(Hand(seed)).run("play", "bomb-busters", "--seed", str(seed), *argv)


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize(
    ("mission", "seats"), [("1", "2"), ("4", "3"), ("8", "5"), ("9", "4"), ("13", "3"), ("29", "4")]
)
def test_a_mission_is_played_to_its_end(language: str, mission: str, seats: str) -> None:
    done = play(int(mission), "--lang", language, "--mission", mission, "--seats", seats, "--bots", "random")
    said = Voice(language, "bomb-busters")
    assert done.status == 0, done.err
    assert said.word("cli-end-title") in done.out
    assert said.word(f"mission-{mission}") in done.out
    assert not re.search(r"\[[a-z]+(-[a-z]+)+\]", done.out)  # a message that is not there


@pytest.mark.parametrize("more", [(), ("--offers",)])
def test_people_share_a_screen_and_hands_are_covered(more: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    done = play(3, "--mission", "4", "--people", "Ana,Ben", "--record", str(path), *more)
    assert done.status == 0
    assert done.out.count("Pass the device to") > 1
    before, *turns = done.out.split("Pass the device to ")
    assert "Your wires" not in before
    for turn in turns:
        looks = turn.partition(".")[0]
        assert f"{looks} (you)" in turn
        assert f"{'Ben' if looks == 'Ana' else 'Ana'} (you)" not in turn.partition("The end")[0]


@pytest.mark.parametrize("mission", ["3", "16"])
def test_a_record_is_verified_and_shown_again(mission: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played = play(5, "--mission", mission, "--seats", "3", "--bots", "random,random", "--record", str(path))
    assert played.status == 0
    checked = litfuse("verify", str(path))
    assert checked.status == 0, checked.err
    assert "The record holds" in checked.out
    for viewer in ("1", "spectator", "all"):
        shown = litfuse("replay", str(path), "--all", "--as", viewer)
        assert shown.status == 0, shown.err
        assert "dial" in shown.out


def test_a_changed_record_is_rejected(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    play(5, "--mission", "3", "--seats", "3", "--bots", "random,random", "--record", str(path))
    changed = path.read_text().replace('"DialMoved","steps":-1', '"DialMoved","steps":-2', 1)
    assert changed != path.read_text()
    path.write_text(changed)
    assert litfuse("verify", str(path)).status == 2


@pytest.mark.parametrize(
    ("argv", "rule"),
    [
        (("--mission", "34", "--seats", "2"), "BB-C-46"),
        (("--captain", "5", "--seats", "3"), "BB-SETUP-02"),
        (("--custom", '{"blue":12,"yellow":{"count":3}}'), "BB-YEL-06"),
    ],
)
def test_an_impossible_table_is_refused_with_the_rule(argv: tuple[str, ...], rule: str) -> None:
    done = litfuse("play", "bomb-busters", *argv)
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert rule in done.err


def test_a_mission_of_the_tables_own_comes_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mission.toml"
    path.write_text('blue = 6\nred = { count = 1 }\nmechanisms = [{ type = "SequenceGate", cards = 4 }]\n')
    done = Terminal(typed(["q", "y"])).run("play", "bomb-busters", "--custom", f"@{path}", "--seats", "3")
    assert "In this order, 2 cuts each:" in done.out


@pytest.mark.parametrize("written", [None, "blue = ", "blue = 13", "colour = 3", 'mechanisms = [{ type = "Oxygen" }]'])
def test_a_file_without_a_mission_is_refused_in_one_sentence(written: str | None, tmp_path: Path) -> None:
    path = tmp_path / "mission.toml"
    if written is not None:
        path.write_text(written)
    done = litfuse("play", "bomb-busters", "--custom", f"@{path}")
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err


def test_a_mission_of_the_tables_own_is_given_on_the_command_line() -> None:
    done = Terminal(typed(["q", "y"])).run(
        "play", "bomb-busters", "--custom", '{"blue":3,"equipment":false}', "--seats", "2"
    )
    assert "A mission of your own" in done.out


def test_typed_actions_are_short_and_a_refusal_names_its_rule() -> None:
    lines = ["place-token 1:1", "dual-cut 1:1 1", "dual-cut 2:1 red", "dual-cut 2:99 1", "solo-cut yellow", "q", "y"]
    argv = ("--mission", "1", "--seats", "2", "--captain", "1", "--bots", "random", "--seed", "2")
    done = Terminal(typed(lines)).run("play", "bomb-busters", *argv)
    assert "(BB-DUAL-03)" in done.out
    assert "(BB-DUAL-05)" in done.out
    assert "(BB-SOLO-01)" in done.out


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "It is written like this:"), ("es", "Se escribe así:"), ("fr", "Cela s’écrit ainsi\u202f:")],
)
def test_incomplete_input_is_answered_with_an_example(language: str, says: str) -> None:
    lines = [
        "place-token 1:1",
        "dual-cut 2:1",
        "dual-cut 2 x",
        "dual-cut 2:1 99",
        "dual-cut 2:1 1 1 1 1",
        "dual-cut (",
    ]
    argv = ("--mission", "1", "--seats", "2", "--captain", "1", "--bots", "random", "--seed", "2", "--lang", language)
    done = Terminal(typed(lines), 200).run("play", "bomb-busters", *argv)
    told = [line for line in done.out.splitlines() if says in line]
    assert len(told) == 5
    assert all(re.search(r" dual-cut \d+:\d+ \d+$", line) for line in told)
    assert "$" not in done.out


def test_for_an_own_wire_its_slot_is_enough() -> None:
    argv = ("--mission", "1", "--seats", "4", "--captain", "1", "--bots", "random,random,random", "--seed", "2")
    done = Terminal(typed(["1", "x", "3"])).run("play", "bomb-busters", *argv)
    assert "place-token 1:3" in done.out
    assert "Type it as it is written" in done.out


def test_help_and_log_fit_the_tables_options() -> None:
    argv = ("--mission", "1", "--seats", "3", "--captain", "1", "--bots", "random,random", "--seed", "2")
    done = Terminal(typed(["?", "h"])).run("play", "bomb-busters", *argv)
    assert "“place-token 1:1”" in done.out
    assert "No history is kept at this table" in done.out
    assert "No history" not in Terminal(typed(["h"])).run("play", "bomb-busters", *argv, "--history", "open").out
