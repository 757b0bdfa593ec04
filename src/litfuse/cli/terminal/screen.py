"""A terminal: shows texts, asks for a line, hides what the next person must not see. Knows no game."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text as Styled

from litfuse.kernel.records import Text, text
from litfuse.lang import Voice

QUIET = "dim"
SPARK = "bold bright_red"  # where input is expected
FORGET = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and what was scrolled away


class Screen:
    """Output goes to `console`; lines that people type come from `read`, which raises EOFError at the end."""

    def __init__(self, console: Console, read: Callable[[str], str], voice: Voice) -> None:
        self.console = console
        self.read = read
        self.voice = voice

    def show(self, *what: RenderableType) -> None:
        for thing in what:
            self.console.print(thing)

    def say(self, key: str, style: str = "", **args: int | str) -> None:
        self.tell(text(key, **args), style)

    def tell(self, says: Text, style: str = "") -> None:
        self.line(self.voice.say(says), style)

    def line(self, said: str, style: str = "") -> None:
        self.console.print(Styled(said, style))

    def title(self, said: str) -> None:
        self.console.print(Rule(Styled(said, "bold"), style=QUIET, align="left"))

    def ask(self) -> str:
        """Returns a line, without surrounding blanks."""
        return self.read("> ").strip()

    def yes(self, question: Text) -> bool:
        """Asks until the answer is yes or no; an empty one is no."""
        yes, no = (self.voice.word(k).split() for k in ("cli-yes-words", "cli-no-words"))
        while True:
            self.line(f"{self.voice.say(question)} [{yes[0]}/{no[0].upper()}]", SPARK)
            answer = self.ask().casefold()
            if answer in yes:
                return True
            if not answer or answer in no:
                return False

    def pause(self, key: str, **args: int | str) -> None:
        """Waits until somebody presses Enter."""
        self.say(key, QUIET, **args)
        self.read("")

    def clear(self) -> None:
        """Clears the screen, so that nothing can be read or scrolled back to."""
        if self.console.is_terminal and not self.console.legacy_windows:
            self.console.file.write(FORGET)
            self.console.file.flush()
        elif self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * 2)

    def cover(self, name: str, clear: bool = True) -> None:
        """Hides everything until this person has the device."""
        if clear:
            self.clear()
        says = Styled(self.voice.say(text("cli-pass-device", name=f"={name}")), "bold", justify="center")
        self.console.print(Panel(says, border_style=SPARK, padding=(1, 2)))
        self.pause("cli-press-enter")
        self.clear()
