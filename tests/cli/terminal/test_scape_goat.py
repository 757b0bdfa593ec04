"""Scape Goat in the terminal: whole games in every language, their records, and secrets at a shared screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from litfuse.games.scape_goat.cards import SEATS
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Seat
from litfuse.lang import Voice, languages
from tests.cli.onlooker import Onlooker
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


class Watcher(Onlooker):
    title = "Scape Goat"
    own: tuple[str, ...] = ()

    def learn(self, match: AnyMatch) -> None:
        super().learn(match)
        self.own = tuple(f"You are [{match.view(seat).setup.colours[seat]}]" for seat in range(len(self.voices)))

    def hand(self, voice: Voice, view: Any) -> str:
        return "   ".join(f"[{c}] {voice.word(f'card-{c.lower()}')}" for c in view.hand)

    def check_cover(self) -> None:
        super().check_cover()
        assert "suspect" not in self.since

    def check_panel(self, seat: Seat, lines: list[str]) -> None:
        assert lines[0].startswith(self.own[seat])
        assert lines[2] in self.hands[seat]

    def type(self, shown: str) -> str:
        return "n" if "[y/N]" in shown else super().type(shown)  # nobody goes to the cops, so much is seen


@pytest.mark.parametrize("seed", range(4))
def test_no_screen_shows_suspect_hand_or_choice_of_another_person(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = Watcher(GAME, PEOPLE, (), seed, monkeypatch)
    argv = ["--people", ",".join(PEOPLE), "--seed", str(seed), "--turn-cap", "9"]
    done = Terminal(watcher, width=250, terminal=True).run("play", GAME, *argv)
    assert (done.status, done.err) == (0, "")
    assert watcher.boards > 5
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


def test_the_keys_do_not_offer_resigning_in_a_game_without_it() -> None:
    done = litfuse("play", GAME, "--seats", "3", "--bots", "random,random", "--seed", "1", lines=["r"])
    assert "r give up" not in done.out
    assert "You cannot give up now." in done.out


def test_help_tells_what_the_places_do() -> None:
    done = litfuse("play", GAME, "--seats", "3", "--bots", "random,random", "--seed", "1", lines=["?"])
    for place in ("Prepare", "Frame/Steal", "Spy", "Trade", "Stash", "Cops"):
        assert re.search(rf"^{place} ", done.out, re.MULTILINE)
