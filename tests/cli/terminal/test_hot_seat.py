"""Several people at one screen: nobody sees what another holds."""

from __future__ import annotations

import re
from typing import Any

import pytest

from litfuse.cli.terminal.screen import FORGET
from litfuse.kernel.records import Seat
from litfuse.lang import Voice
from tests.cli.onlooker import Onlooker
from tests.cli.typist import Monkey, Terminal

PEOPLE = ("Ana", "Ben", "Chloé")


class Watcher(Onlooker):
    title = "Exploding Kittens"

    def hand(self, voice: Voice, view: Any) -> str:
        chips = [
            f"[{voice.word(f'card-{c}.short')}] {voice.word(f'card-{c}')}"
            + (f" ×{view.hand.count(c)}" if view.hand.count(c) > 1 else "")
            for c in dict.fromkeys(view.hand)
        ]
        return "   ".join(chips) or "no cards"

    def check_panel(self, seat: Seat, lines: list[str]) -> None:
        assert lines[0] in self.hands[seat]


@pytest.mark.parametrize("seed", range(4))
def test_no_screen_shows_what_another_person_holds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = Watcher("exploding-kittens", PEOPLE, ("Pepper",), seed, monkeypatch)
    argv = ["--people", ",".join(PEOPLE), "--bots", "random", "--seed", str(seed)]
    done = Terminal(watcher, width=250, terminal=True).run("play", "exploding-kittens", *argv)
    assert (done.status, done.err) == (0, "")
    assert watcher.boards > 5
    assert watcher.covers > 5
    assert watcher.panels > 5


def test_every_change_of_people_clears_the_screen_and_the_scrollback() -> None:
    shown: list[str] = []
    monkey = Monkey(1)

    def read(since: str) -> str:
        shown.append(since)
        return monkey(since)

    Terminal(read, terminal=True).run("play", "exploding-kittens", "--people", "Ana,Ben", "--seed", "1")
    before = ""
    for since in shown:
        now = re.findall(r"^Exploding Kittens · (\S+) ", since, re.MULTILINE)
        if now and before and now[-1] != before:
            assert since.startswith(FORGET)
        covers = re.findall(r"Pass the device to", since)
        if covers and before:
            assert FORGET in since
            assert since.index(FORGET) < since.index("Pass the device to")
        before = now[-1] if now else before


def test_with_one_person_nothing_is_covered() -> None:
    done = Terminal(Monkey(2), terminal=True).run("play", "exploding-kittens", "--people", "Ana", "--seed", "2")
    assert FORGET not in done.out
    assert "Pass the device" not in done.out


def test_stopping_leaves_no_hand_on_the_screen() -> None:
    lines = iter(["", "1"])

    def read(shown: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    done = Terminal(read, terminal=True).run("play", "exploding-kittens", "--people", "Ana,Ben", "--seed", "2")
    assert "[" not in done.out.rsplit(FORGET, 1)[-1]
