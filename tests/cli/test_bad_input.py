"""Whatever is wrong with a command: one clear sentence, exit status 2, nothing changed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.typist import Monkey, Result, Terminal, litfuse

PLAY = ("play", "exploding-kittens")
LANGUAGES = ("en", "es", "fr")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that was played to its end."""
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    Terminal(Monkey(1)).run(*PLAY, "--seed", "1", "--seats", "2", "--record", str(path))
    return path


@pytest.fixture
def broken(record: Path, tmp_path: Path) -> dict[str, Path]:
    """Files that are not, or no longer, the record of a match."""
    data = record.read_bytes()
    lines = data.splitlines(keepends=True)
    files = {
        "empty": b"",
        "text": b"Dear diary\n",
        "json": b"{}\n",
        "list": b"[1, 2, 3]\n",
        "binary": bytes(range(256)) * 40,
        "latin": "{\"litfuse\":1,\"é\":1}\n".encode("latin-1"),
        "half": data[: len(data) // 2],
        "no newline": data[:-1],
        "header only": lines[0],
        "another version": data.replace(b'"litfuse":1', b'"litfuse":9', 1),
        "another game": data.replace(b"exploding-kittens", b"imploding-kittens", 1),
        "too many seats": data.replace(b'"seats":2', b'"seats":9', 1),
        "a line lost": b"".join([*lines[:5], *lines[6:]]),
        "a line twice": b"".join([*lines[:5], lines[4], *lines[5:]]),
        "spaces": data.replace(b'"seq":3', b'"seq": 3', 1),
        "deep": b'{"litfuse":' + b"[" * 100_000 + b"\n",
        "another end": data.replace(b'"winners":[', b'"winners":[1,', 1),
    }  # fmt: skip
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    return {name: tmp_path / name for name in files}


def sentence_of(done: Result, status: int = 2) -> str:
    """The one sentence, if all is as it should be."""
    assert done.status == status
    assert done.out == ""
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", done.err)  # a message that is not there
    assert re.search(r"[.:;?)»”]|\w$", done.err)
    return done.err.strip()


COMMANDS: dict[str, tuple[str, ...]] = {
    "unknown command": ("jump",),
    "unknown game": ("play", "chess"),
    "no game": ("play",),
    "a game in two lines": ("play", "a\nb\x1b[2J"),
    "a game without end": ("play", "a" * 100_000),
    "half a seat": (*PLAY, "--seats", "2.5"),
    "one seat": (*PLAY, "--seats", "1"),
    "six seats": (*PLAY, "--seats", "6"),
    "no seats": (*PLAY, "--seats", "0"),
    "seats below nothing": (*PLAY, "--seats", "-3"),
    "seats in words": (*PLAY, "--seats", "four"),
    "seats without a number": (*PLAY, "--seats"),
    "more people than seats": (*PLAY, "--seats", "2", "--people", "A,B,C"),
    "six people": (*PLAY, "--people", "A,B,C,D,E,F"),
    "a name twice": (*PLAY, "--people", "Ana,ana"),
    "no name": (*PLAY, "--people", "Ana,"),
    "a long name": (*PLAY, "--people", "A" * 25),
    "a name with a bell": (*PLAY, "--people", "A\aB"),
    "a name that runs backwards": (*PLAY, "--people", "A\u202eB"),
    "a name that paints": (*PLAY, "--people", "\x1b[31mA"),
    "unknown bot": (*PLAY, "--bots", "genius"),
    "unknown option": (*PLAY, "--option", "staking=true"),
    "unknown value": (*PLAY, "--option", "stacking=perhaps"),
    "unknown number": (*PLAY, "--option", "opening=5"),
    "no value": (*PLAY, "--option", "combos"),
    "no option": (*PLAY, "--option", "=yes"),
    "unknown flag": (*PLAY, "--staking"),
    "an option with a value that is none": (*PLAY, "--stacking", "perhaps"),
    "an option without its value": (*PLAY, "--combos"),
    "an option of no game": ("play", "chess", "--stacking"),
    "too many words": (*PLAY, "now"),
    "a flag twice": (*PLAY, "--seats", "2", "--seats", "3"),
    "a folder that is not there": (*PLAY, "--record", "/nowhere/at/all/match.jsonl"),
    "a folder as record": (*PLAY, "--record", "/"),
    "a record without a name": (*PLAY, "--record", "\x00"),
    "no file": ("replay",),
    "a missing file": ("replay", "/nowhere/match.jsonl"),
    "a missing file to verify": ("verify", "/nowhere/match.jsonl"),
    "a folder": ("replay", "/"),
    "a folder to verify": ("verify", "/"),
    "no name at all": ("verify", ""),
    "a name that cannot be": ("verify", "\x00"),
    "a file that never ends": ("verify", "/dev/zero"),
    "no depth": ("perft", "exploding-kittens", "--depth", "0"),
    "too deep": ("perft", "exploding-kittens", "--depth", "1000"),
    "perft of six": ("perft", "exploding-kittens", "--seats", "6"),
    "perft of no game": ("perft", "chess"),
    "schema of no game": ("schema", "chess"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("argv", COMMANDS.values(), ids=COMMANDS)
def test_a_bad_command_is_answered_with_one_sentence(argv: tuple[str, ...], language: str) -> None:
    sentence_of(litfuse(*argv, "--lang", language))


@pytest.mark.parametrize("argv", COMMANDS.values(), ids=COMMANDS)
def test_every_language_has_words_of_its_own(argv: tuple[str, ...]) -> None:
    said = [sentence_of(litfuse(*argv, LITFUSE_LANG=language)) for language in LANGUAGES]
    assert len(set(said)) == 3


def test_the_sentence_says_what_would_work() -> None:
    assert "exploding-kittens" in sentence_of(litfuse("play", "chess"))
    assert "2 to 5" in sentence_of(litfuse(*PLAY, "--seats", "7"))
    assert "random" in sentence_of(litfuse(*PLAY, "--bots", "genius"))
    assert "stacking" in sentence_of(litfuse(*PLAY, "--option", "staking=true"))
    assert "first-game" in sentence_of(litfuse(*PLAY, "--option", "combos=some"))
    assert "en, es, fr" in sentence_of(litfuse(*PLAY, "--lang", "de"))
    assert "en, es, fr" in sentence_of(litfuse(*PLAY, "--lang"))
    assert "play" in sentence_of(litfuse("jump"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_record_is_answered_with_one_sentence(broken: dict[str, Path], language: str) -> None:
    for path in broken.values():
        before = path.read_bytes()
        for command in ("replay", "verify"):
            sentence_of(litfuse(command, str(path), "--lang", language))
        assert path.read_bytes() == before


def test_an_unreadable_file_is_answered_with_one_sentence(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **kwargs: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)  # root may read everything, so a mode would not do
    assert "Permission denied" in sentence_of(litfuse("verify", str(record)))


@pytest.mark.parametrize("viewer", ["0", "3", "-1", "me", "", "1.0", "spectators", "9" * 5000])
def test_an_unknown_viewer_is_refused(record: Path, viewer: str) -> None:
    said = sentence_of(litfuse("replay", str(record), f"--as={viewer}"))
    assert viewer[:20] in said


@pytest.mark.parametrize("step", ["-1", "100000", "one", "1.5"])
def test_a_missing_step_is_refused(record: Path, step: str) -> None:
    sentence_of(litfuse("replay", str(record), f"--step={step}"))


def test_all_cards_are_not_shown_before_the_end(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    litfuse(*PLAY, "--record", str(path))
    for language in LANGUAGES:
        sentence_of(litfuse("replay", str(path), "--as", "all", "--lang", language))
    assert litfuse("replay", str(path), "--as", "spectator").status == 0


def test_a_table_without_spectators_shows_nothing_before_the_end(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    litfuse(*PLAY, "--option", "spectators=no", "--record", str(path))
    sentence_of(litfuse("replay", str(path), "--as", "spectator"))


def test_a_record_is_never_overwritten(record: Path) -> None:
    before = record.read_bytes()
    sentence_of(litfuse(*PLAY, "--record", str(record)))
    assert record.read_bytes() == before
