"""The notepad of Scape Goat in the terminal: what one has seen, traded and been told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from litfuse.cli.terminal.boards.scape_goat import GoatBoard
from litfuse.kernel.records import text
from litfuse.kernel.told import told
from litfuse.lang import Voice, languages
from tests.cli.typist import Terminal, litfuse
from tests.games.scape_goat.table import BLUE, RED, YELLOW, position

ALONE = ("play", "scape-goat", "--people", "Ana", "--bots", "random,random,random")


def goes_on(*firsts: str, then: str, after: int) -> Callable[[str], str]:
    """Somebody who picks the line with one of these words if there is one, else the first, and types `then` at last."""
    asked = 0

    def read(shown: str) -> str:
        nonlocal asked
        asked += 1
        if asked == after:
            return then
        if asked > after:
            raise EOFError
        for first in firsts:
            if found := re.search(rf"^ +(\d+) .*{first}", shown, re.MULTILINE):
                return found[1]
        return "1"

    return read


@pytest.mark.rule("SG-INFO-3")
def test_a_hand_that_was_spied_on_is_in_the_notepad() -> None:
    def read_at(seed: int) -> str:
        return Terminal(goes_on("move spy", then="n", after=3), width=200).run(*ALONE, "--seed", str(seed)).out

    out = next(out for out in map(read_at, range(20)) if "You see the hand of" in out)  # the first move was to Spy
    seen = re.search(r"You see the hand of (\w+): (.*)\.", out)
    assert seen is not None
    notes = out.partition("Notepad")[2]
    assert f"You see the hand of {seen[1]}: {seen[2]}." in notes
    assert re.search(rf"{seen[1]} holds: +\[", notes)
    assert "n notepad" in notes  # the menu comes back


@pytest.mark.rule("SG-COMM-5")
def test_what_others_said_is_in_the_notepad() -> None:
    said = ['"suspect r', ">1 hold b"]
    screens: list[str] = []

    def read(shown: str) -> str:
        screens.append(shown)
        assert len(screens) < 200
        if "Scape Goat · Ben" in screens[-1] and said:
            return said.pop()
        if "Notepad" in shown:
            raise EOFError
        if not said and "Scape Goat · Ana" in shown:
            return "n"
        return "1" if "> " in shown else ""

    done = Terminal(read, width=200).run(
        "play", "scape-goat", "--people", "Ana,Ben,Cho", "--seed", "2", "--turn-cap", "9"
    )
    notes = done.out.rpartition("Notepad")[2]
    assert "Ben: “My suspect is red.”" in notes
    assert "Ben whispers to you: “I hold this card: blue.”" in notes


@pytest.mark.rule("SG-INFO-3", "SG-SWAP-6")
@pytest.mark.parametrize("language", languages())
def test_the_notepad_has_hands_slots_and_proofs_that_are_certain(language: str) -> None:
    table = position("B X", "R Y", "Y G", "", turn=RED, places="stash spy trade prep")
    table.play(RED, "move trade", f"trade-with {YELLOW}", "trade-card R")
    table.play(YELLOW, "trade-card Y")
    voice = Voice(language, "scape-goat", ("Ana", "Inés", "Luc", "Max"), RED, strict=True)
    console = Terminal(lambda shown: "").shell.console
    shown = GoatBoard().notes(voice, told(table.match, RED).known)
    with console.capture() as capture:
        console.print(shown)
    assert voice.say(text("cli-goat-holds", who=f"@{YELLOW}")) in capture.get()
    assert voice.word("card-r") in capture.get()
    nothing = GoatBoard().notes(voice, told(table.match, BLUE).known)
    with console.capture() as capture:
        console.print(nothing)
    assert capture.get().strip() == voice.word("cli-notes-none")


def test_games_without_a_notepad_do_not_offer_one() -> None:
    done = litfuse("play", "exploding-kittens", "--seed", "5", lines=["n"])
    assert "notepad" not in done.out
    assert "I did not get that." in done.out
