"""Scape Goat in the terminal: whole games in every language, their records, and secrets at a shared screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from litfuse.cli import play
from litfuse.cli.people import Desk
from litfuse.cli.screen import FORGET
from litfuse.games.scape_goat.cards import SEATS
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Seat
from litfuse.lang import Voice, languages
from tests.cli.typist import Monkey, Terminal, litfuse

GAME = "scape-goat"
PEOPLE = ("Ana", "Ben", "Chloé")


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_can_be_played_checked_and_looked_at_again(language: str, seats: int, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    argv = ["--seats", str(seats), "--bots", ",".join(["random"] * (seats - 1)), "--seed", str(seats)]
    done = Terminal(Monkey(seats)).run("play", GAME, *argv, "--record", str(record), "--lang", language)
    assert (done.status, done.err) == (0, "")
    voice = Voice(language, GAME)
    assert voice.word("cli-goat-goat") in done.out
    assert litfuse("verify", str(record), "--lang", language).status == 0
    for viewer in ("all", "1", "spectator"):
        again = litfuse("replay", str(record), "--as", viewer, "--all", "--lang", language)
        assert (again.status, again.err) == (0, "")
        assert not re.search(r"\[(note|act|field|cli|place|card|colour)-", again.out)
    assert not re.search(r"\[(note|act|field|cli|place|card|colour)-", done.out)


class Watcher:
    """Looks at the screen whenever something is asked, and compares it with what this person may know."""

    def __init__(self, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkey = Monkey(seed)
        self.desk: Desk | None = None
        self.voices = [Voice("en", GAME, PEOPLE, seat) for seat in range(len(PEOPLE))]
        self.hands: list[set[str]] = [set() for _ in PEOPLE]
        self.own: list[str] = []
        self.told: list[set[str]] = [set() for _ in PEOPLE]
        self.covers = 0
        self.panels = 0
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
        self.own = []
        for seat, voice in enumerate(self.voices):
            view = match.view(seat)
            chips = [f"[{c}] {voice.word(f'card-{c.lower()}')}" for c in view.hand]
            self.hands[seat].add("   ".join(chips))
            self.own.append(f"You are [{view.setup.colours[seat]}]")
            self.told[seat].update(voice.say(n.text()) for n in match.notices(seat))

    def __call__(self, shown: str) -> str:
        self.since = (self.since + shown).rsplit(FORGET, 1)[-1]
        if "Pass the device to" in self.since:
            self.covers += 1
            assert not re.search(r"\[[A-Z]+\] ", self.since)  # neither card nor colour
            assert "suspect" not in self.since
        else:
            assert self.desk is not None
            self.check(self.desk.looking)
        line = "n" if "[y/N]" in shown else self.monkey(shown)  # nobody goes to the cops, so much is seen
        self.since += line + "\n"
        return line

    def check(self, seat: Seat | None) -> None:
        assert seat is not None
        assert set(re.findall(r"^Scape Goat · (\S+)", self.since, re.MULTILINE)) <= {PEOPLE[seat]}
        for panel in re.findall(r"for your eyes only.*\n((?:│.*\n)+)", self.since):
            self.panels += 1
            lines = [line.strip("│ ") for line in panel.splitlines()]
            assert lines[0].startswith(self.own[seat])
            assert lines[2] in self.hands[seat]
        for line in re.findall(r"^  (\S.*)$", self.since, re.MULTILINE):
            assert line.strip() in self.told[seat] or re.match(r"\d ", line)


@pytest.mark.parametrize("seed", range(4))
def test_no_screen_shows_suspect_hand_or_choice_of_another_person(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = Watcher(seed, monkeypatch)
    argv = ["--people", ",".join(PEOPLE), "--seed", str(seed), "--turn-cap", "9"]
    done = Terminal(watcher, width=250, terminal=True).run("play", GAME, *argv)
    assert (done.status, done.err) == (0, "")
    assert watcher.covers > 8
    assert watcher.panels > 20


@pytest.mark.rule("SG-SIX-6")
def test_the_player_opposite_is_asked_before_the_pause_runs_out() -> None:
    screens: list[str] = []

    def read(shown: str) -> str:
        screens.append(shown)
        if len(screens) > 120:
            raise EOFError
        return "" if "Enter to leave it" in shown or "> " not in shown else str(1 + len(screens) % 2)

    people = ",".join(("Ana", "Ben", "Cho", "Dan", "Eve", "Flo"))
    Terminal(read, width=200).run("play", GAME, "--people", people, "--seed", "6")
    chances = [i for i, s in enumerate(screens) if "Go to the cops now, out of turn." in s]
    moves = [i for i, s in enumerate(screens) if "move cops" in s]
    assert chances[0] < moves[0]
    assert all(any(before < move for before in chances) for move in moves)
    assert len(chances) > 2


def test_the_keys_do_not_offer_to_resign_where_nobody_can() -> None:
    done = litfuse("play", GAME, "--seats", "3", "--bots", "random,random", "--seed", "1", lines=["r"])
    assert "r give up" not in done.out
    assert "You cannot give up now." in done.out


def test_help_tells_what_the_places_do() -> None:
    done = litfuse("play", GAME, "--seats", "3", "--bots", "random,random", "--seed", "1", lines=["?"])
    for place in ("Prepare", "Frame/Steal", "Spy", "Trade", "Stash", "Cops"):
        assert re.search(rf"^{place} ", done.out, re.MULTILINE)
