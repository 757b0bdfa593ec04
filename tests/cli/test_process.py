"""The command as a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PLAY = [sys.executable, "-m", "litfuse.cli.main", "play", "exploding-kittens", "--seed", "5"]


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "LITFUSE_LANG": "en", "PYTHONIOENCODING": "utf-8", **more}


def test_a_match_can_be_played_through_pipes(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    lines = "1\n" * 2000
    done = subprocess.run(
        [*PLAY, "--record", str(record)], input=lines, capture_output=True, text=True, env=environment()
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The end" in done.stdout
    check = [sys.executable, "-m", "litfuse.cli.main", "verify", str(record)]
    assert subprocess.run(check, capture_output=True, env=environment()).returncode == 0


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    env = environment(PYTHONIOENCODING="ascii", LITFUSE_LANG="es")
    done = subprocess.run(PLAY, input=b"\xff\xfe\n?\n", capture_output=True, env=env)
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")
def test_an_interrupt_from_outside_ends_the_process_cleanly(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    argv = [*PLAY, "--record", str(record)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(argv, env=environment(PYTHONUNBUFFERED="1"), **pipes) as process:  # type: ignore[call-overload]
        while not record.exists():
            time.sleep(0.05)
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == b""
    assert b"The record so far is in" in out
    assert record.read_bytes().startswith(b'{"litfuse":1')


def test_a_closed_output_pipe_ends_the_process_quietly() -> None:
    argv = f"{sys.executable} -m litfuse.cli.main schema exploding-kittens | head -n 1"
    done = subprocess.run(argv, shell=True, capture_output=True, text=True, env=environment())
    assert (done.stdout, done.stderr) == ("{\n", "")
