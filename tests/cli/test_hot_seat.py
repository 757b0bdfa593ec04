"""Several people at one screen: nobody sees what another holds."""

from __future__ import annotations

import re
from typing import Any

import pytest

from litfuse.cli import play
from litfuse.cli.people import Desk
from litfuse.cli.screen import FORGET
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Seat
from litfuse.lang import Voice
from tests.cli.typist import Monkey, Terminal

PEOPLE = ("Ana", "Ben", "Chloé")
NAMES = (*PEOPLE, "Pepper")


class Watcher:
    """Looks at the screen whenever something is asked, and compares it with what this person may know."""

    def __init__(self, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkey = Monkey(seed)
        self.desk: Desk | None = None
        self.voices = [Voice("en", "exploding-kittens", NAMES, seat) for seat in range(len(PEOPLE))]
        self.hands: list[set[str]] = [set() for _ in PEOPLE]
        self.told: list[set[str]] = [set() for _ in PEOPLE]
        self.covers = 0
        self.screens = 0
        self.since = ""  # what stands on the screen
        watcher = self

        class Watched(Desk):
            def __init__(self, *args: Any) -> None:
                super().__init__(*args)
                watcher.desk = self

            def follow(self, match: AnyMatch) -> None:
                super().follow(match)
                watcher.learn(match)

        monkeypatch.setattr(play, "Desk", Watched)

    def learn(self, match: AnyMatch) -> None:
        for seat, voice in enumerate(self.voices):
            self.hands[seat].add(hand_line(voice, match.view(seat).hand))
            self.told[seat].update(voice.say(n.text()) for n in match.notices(seat))

    def __call__(self, shown: str) -> str:
        self.since = (self.since + shown).rsplit(FORGET, 1)[-1]
        cover = re.search(r"Pass the device to (.+?)\.", self.since)
        if cover:
            self.covers += 1
            assert not re.search(r"\[[A-Z]\] ", self.since)  # no card
        else:
            self.screens += 1
            assert self.desk is not None
            self.check(self.desk.looking)
        line = self.monkey(shown)
        self.since += line + "\n"
        return line

    def check(self, seat: Seat | None) -> None:
        assert seat is not None
        titles = set(re.findall(r"^Exploding Kittens · (\S+)", self.since, re.MULTILINE))
        assert titles <= {NAMES[seat]}
        for panel in re.findall(r"for your eyes only.*\n│ (.*?) *│", self.since):
            assert panel in self.hands[seat]
        for line in re.findall(r"^  (\S.*)$", self.since, re.MULTILINE):
            assert line.strip() in self.told[seat] or re.match(r"\d ", line)


def hand_line(voice: Voice, hand: tuple[str, ...]) -> str:
    kinds = dict.fromkeys(hand)
    chips = [
        f"[{voice.word(f'card-{c}.short')}] {voice.word(f'card-{c}')}"
        + (f" ×{hand.count(c)}" if hand.count(c) > 1 else "")
        for c in kinds
    ]
    return "   ".join(chips) or "no cards"


@pytest.mark.parametrize("seed", range(4))
def test_no_screen_shows_what_another_person_holds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = Watcher(seed, monkeypatch)
    argv = ["--people", ",".join(PEOPLE), "--bots", "random", "--seed", str(seed)]
    done = Terminal(watcher, width=250, terminal=True).run("play", "exploding-kittens", *argv)
    assert (done.status, done.err) == (0, "")
    assert watcher.covers > 5
    assert watcher.screens > 5


def test_every_change_of_people_forgets_the_screen_and_what_was_scrolled_away() -> None:
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


def test_one_person_is_never_covered() -> None:
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
