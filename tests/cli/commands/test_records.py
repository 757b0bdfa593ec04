"""Looking back at a match, and checking it."""

from __future__ import annotations

from pathlib import Path

import pytest

from litfuse.games import registry
from litfuse.kernel import archive
from litfuse.lang import Voice
from tests.cli.typist import Monkey, Terminal, litfuse


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three seats, so that there is somebody to keep things from."""
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    argv = ("--people", "Ana", "--bots", "random,random", "--seed", "4", "--record", str(path))
    assert Terminal(Monkey(4)).run("play", "exploding-kittens", *argv).status == 0
    return path


@pytest.fixture(scope="module")
def read(record: Path) -> archive.Archive:
    return archive.read(record.read_bytes(), registry.find)


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize("viewer", ["1", "2", "3", "spectator", "all"])
def test_a_whole_match_can_be_replayed_as_every_viewer(
    record: Path, read: archive.Archive, viewer: str, language: str
) -> None:
    done = litfuse("replay", str(record), "--as", viewer, "--all", "--lang", language, width=300)
    assert (done.status, done.err) == (0, "")
    me = int(viewer) - 1 if viewer.isdecimal() else viewer
    seat = me if isinstance(me, int) else None
    voice = Voice(language, "exploding-kittens", read.header.players, seat)
    said = [voice.say(n.text()) for m in read.match.line() for n in m.notices(me)]  # type: ignore[arg-type]
    shown = [line.strip() for line in done.out.splitlines() if line.startswith("  ")]
    assert bool(shown[: len(said)] == said)


def test_a_match_that_is_over_is_shown_with_all_cards_unless_said_otherwise(record: Path) -> None:
    assert "all cards · 3/" in litfuse("replay", str(record), "--step", "3").out


def test_a_seat_sees_its_own_hand_only(record: Path) -> None:
    done = litfuse("replay", str(record), "--as", "2", "--step", "0", width=200)
    assert done.out.count("[D]") == 1
    assert litfuse("replay", str(record), "--as", "spectator", "--step", "0").out.count("[D]") == 0
    assert litfuse("replay", str(record), "--as", "all", "--step", "0", width=200).out.count("[D]") > 3


def test_a_replay_steps_forward_and_back_and_to_a_number(record: Path, read: archive.Archive) -> None:
    last = read.match.seq
    done = litfuse("replay", str(record), lines=["", "", "b", str(last), "", ""])
    steps = [line.split("·")[2].split("/")[0].strip() for line in done.out.splitlines() if line.startswith("Exploding")]
    assert steps == ["0", "1", "2", "1", str(last)]  # Enter at the last step ends
    assert done.status == 0


@pytest.mark.parametrize("line", ["x", "-1", "99999", "1.5", "²", "\x00", "9" * 5000])
def test_bad_input_while_stepping_is_answered(record: Path, line: str) -> None:
    done = litfuse("replay", str(record), lines=[line, "q"])
    assert (done.status, done.err) == (0, "")
    assert "There is no step" in done.out


def test_an_interrupt_while_stepping_ends_without_a_traceback(record: Path) -> None:
    def read(shown: str) -> str:
        raise KeyboardInterrupt

    assert Terminal(read).run("replay", str(record)).status == 130


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_a_true_record_is_verified(record: Path, language: str) -> None:
    done = litfuse("verify", str(record), "--lang", language)
    assert (done.status, done.err) == (0, "")
    assert done.out.count("✓") == 4


def test_one_changed_byte_is_found_wherever_it_is(record: Path, tmp_path: Path) -> None:
    """Here and there, through the command; tests/kernel/test_archive.py changes every single byte."""
    data = record.read_bytes()
    path = tmp_path / "changed.jsonl"
    places = [*range(0, len(data), len(data) // 40), *range(len(data) - 20, len(data)), *range(20)]
    for n, place in enumerate(places):
        other = (data[place] ^ 1, data[place] ^ 0x20, ord("0") if data[place] != ord("0") else ord("1"))[n % 3]
        path.write_bytes(data[:place] + bytes([other]) + data[place + 1 :])
        done = litfuse("verify", str(path))
        assert done.status == 2, (place, chr(other))
        assert done.out == ""
        assert done.err.count("\n") == 1


def test_a_readable_but_false_record_is_refused(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "changed.jsonl"
    path.write_bytes(record.read_bytes().replace(b'"Ana"', b'"Eva"', 1))
    done = litfuse("verify", str(path))
    assert (done.status, done.out) == (2, "")
    assert "digest" in done.err


def test_an_unfinished_record_is_not_verified(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    litfuse("play", "exploding-kittens", "--record", str(path))
    done = litfuse("verify", str(path))
    assert done.status == 1
    assert "still running" in done.out


def test_names_in_a_file_cannot_send_terminal_codes(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "painted.jsonl"
    lines = record.read_bytes().splitlines(keepends=True)
    lines[0] = lines[0].replace(b'"Ana"', b'"\\u001b[2J' + b"A" * 5000 + b'"')
    path.write_bytes(b"".join(lines))
    done = litfuse("replay", str(path), "--step", "3")
    assert done.status == 0
    assert "\x1b" not in done.out
