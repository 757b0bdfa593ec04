"""Whole matches, played through the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from litfuse.bots.base import Answer, AnyFrame
from litfuse.bots.random import RandomBot
from tests.cli.typist import Monkey, Terminal, litfuse


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_match_can_be_played_to_its_end_by_number(language: str, seats: int, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    argv = ["--seats", str(seats), "--seed", f"{seats}", "--lang", language, "--record", str(record)]
    done = Terminal(Monkey(seats)).run("play", "exploding-kittens", *argv)
    assert (done.status, done.err) == (0, "")
    assert "[cli-" not in done.out
    assert f"litfuse verify {record}" in done.out.replace("\n", "")
    assert litfuse("verify", str(record)).status == 0
    assert litfuse("replay", str(record), "--as", "all", "--step", "3").status == 0


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "option", ["stacking=yes", "combos=none", "defuse=automatic", "opening=7", "dead-hand=discarded"]
)
def test_a_match_can_be_played_with_every_house_rule_and_with_offers(seed: int, option: str) -> None:
    argv = ["--people", "Ana", "--bots", "random,random", "--option", option, "--seed", str(seed), "--offers"]
    done = Terminal(Monkey(seed), width=60).run("play", "exploding-kittens", *argv)
    assert (done.status, done.err) == (0, "")


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = (Terminal(Monkey(1)).run("play", "exploding-kittens", "--seed", "7") for _ in range(2))
    assert bool(first == second)  # a bare comparison of so much text would be explained for minutes


def test_without_a_seed_matches_differ() -> None:
    first, second = (litfuse("play", "exploding-kittens") for _ in range(2))
    assert first.out != second.out


def test_no_line_is_wider_than_the_screen() -> None:
    for width in (60, 80, 100):
        done = Terminal(Monkey(3), width).run("play", "exploding-kittens", "--seed", "3", "--lang", "fr")
        assert max(map(len, done.out.splitlines())) <= width


def test_bots_are_named_and_do_not_take_the_name_of_a_person() -> None:
    done = litfuse("play", "exploding-kittens", "--people", "pepper", "--bots", "random")
    assert "pepper and Juniper" in done.out


def test_a_name_is_shown_as_it_is() -> None:
    done = litfuse("play", "exploding-kittens", "--people", "[bold]A[/bold],:cat:,{ $x }")
    assert "[bold]A[/bold], :cat: and { $x }" in done.out


def test_a_question_is_put_to_people_without_a_nope_too() -> None:
    done = litfuse("play", "exploding-kittens", "--seed", "5", lines=["1"])
    assert "Leave it as it is." in done.out
    assert "nope\n" not in done.out  # this hand has none; the question came all the same


class Raises(RandomBot):
    """Breaks at its first question, with the hand in what it says."""

    def answer(self, frame: AnyFrame) -> Answer | None:
        raise ZeroDivisionError(str(frame.view))


def test_a_bot_that_raises_does_not_end_the_match(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    bots = f"{__name__}:Raises,{__name__}:Raises"
    done = Terminal(Monkey(3)).run(
        *("play", "exploding-kittens", "--people", "Ana", "--bots", bots, "--seed", "3", "--record", str(record))
    )
    assert (done.status, done.err) == (0, "")
    told = [line for line in done.out.splitlines() if "has a fault (ZeroDivisionError)" in line]
    assert len(told) == 2  # once for each bot
    assert litfuse("verify", str(record)).status == 0
