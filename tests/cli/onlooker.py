"""Somebody who looks at the one screen that several people share, and knows what each of them may see."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from litfuse.cli.commands import play
from litfuse.cli.terminal.people import Desk
from litfuse.cli.terminal.screen import FORGET
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Seat
from litfuse.lang import Voice
from tests.cli.typist import Monkey


class Onlooker(ABC):
    """Looks whenever something is asked, and types without looking. A game says what hands look like and what else a
    screen must not show."""

    title: ClassVar[str]  # stands above every board, before the name of who looks at it

    def __init__(
        self, game: str, people: Sequence[str], others: Sequence[str], seed: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.names = (*people, *others)
        self.monkey = Monkey(seed)
        self.desk: Desk | None = None
        self.voices = [Voice("en", game, self.names, seat) for seat in range(len(people))]
        self.hands: list[set[str]] = [set() for _ in people]
        self.told: list[set[str]] = [set() for _ in people]
        self.boards = 0
        self.covers = 0
        self.panels = 0
        self.since = ""  # what stands on the screen
        onlooker = self

        class Watched(Desk):
            def __init__(self, *args: Any) -> None:
                super().__init__(*args)
                onlooker.desk = self

            def follow(self, match: AnyMatch) -> None:
                super().follow(match)
                onlooker.learn(match)

        monkeypatch.setattr(play, "Desk", Watched)

    def learn(self, match: AnyMatch) -> None:
        for seat, voice in enumerate(self.voices):
            self.hands[seat].add(self.hand(voice, match.view(seat)))
            self.told[seat].update(voice.say(n.text()) for n in match.notices(seat))

    @abstractmethod
    def hand(self, voice: Voice, view: Any) -> str:
        """The line of the screen that shows a hand."""

    def check_cover(self) -> None:
        """Between two people."""
        assert not re.search(r"\[[A-Z]+\] ", self.since)  # neither card nor colour

    @abstractmethod
    def check_panel(self, seat: Seat, lines: list[str]) -> None:
        """The lines that only this person may see."""

    def type(self, shown: str) -> str:
        return self.monkey(shown)

    def __call__(self, shown: str) -> str:
        self.since = (self.since + shown).rsplit(FORGET, 1)[-1]
        if "Pass the device to" in self.since:
            self.covers += 1
            self.check_cover()
        else:
            assert self.desk is not None
            self._check(self.desk.looking)
        line = self.type(shown)
        self.since += line + "\n"
        return line

    def _check(self, seat: Seat | None) -> None:
        assert seat is not None
        boards = re.findall(rf"^{self.title} · (\S+)", self.since, re.MULTILINE)
        assert set(boards) <= {self.names[seat]}
        self.boards += len(boards)
        for panel in re.findall(r"for your eyes only.*\n((?:│.*\n)+)", self.since):
            self.panels += 1
            self.check_panel(seat, [line.strip("│ ") for line in panel.splitlines()])
        for line in re.findall(r"^  (\S.*)$", self.since, re.MULTILINE):
            assert line.strip() in self.told[seat] or re.match(r"\d ", line)
