"""Draws docs/terminal.svg: a match in the terminal, at the moment when somebody's play was noped.

python scripts/terminal_picture.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from litfuse.cli.main import run
from litfuse.cli.shell import Shell

PICTURE = Path(__file__).parent.parent / "docs" / "terminal.svg"
WIDTH = 80
LINES = range(18, 25)
# Fonts of the reader's own: a picture should fetch nothing.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
DUSK = TerminalTheme(
    (37, 27, 46),
    (255, 241, 220),
    [
        (20, 13, 25),
        (230, 74, 104),
        (111, 224, 188),
        (242, 193, 78),
        (156, 198, 255),
        (222, 150, 220),
        (120, 214, 230),
        (207, 193, 216),
    ],
    [
        (142, 125, 157),
        (255, 110, 70),
        (111, 224, 188),
        (232, 200, 160),
        (156, 198, 255),
        (200, 170, 255),
        (120, 214, 230),
        (255, 255, 255),
    ],
)


class Photographer:
    """Plays the first line of every menu until the screen is worth a picture."""

    def __init__(self) -> None:
        self.console = Console(
            record=True,
            force_terminal=True,
            width=WIDTH,
            file=io.StringIO(),
            color_system="truecolor",
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.picture = ""

    def read(self, prompt: str) -> str:
        self.console.print(prompt, end="")
        shown = self.console.export_text(clear=False)
        good = "stopped for now" in shown and " nope\n" in shown and "×" in shown
        if good and shown.count("\n") in LINES and shown.startswith("  You passed."):
            self.picture = self.console.export_svg(
                title="litfuse play exploding-kittens", theme=DUSK, code_format=FORMAT, unique_id="litfuse"
            )
            raise EOFError
        self.console.export_text()  # forgets what was shown
        return "1"


def main() -> None:
    for seed in range(1000):
        photographer = Photographer()
        shell = Shell(photographer.console, photographer.console, photographer.read, "en")
        run(["play", "exploding-kittens", "--people", "Juno", "--seats", "4", "--seed", str(seed)], {}, shell)
        if photographer.picture:
            PICTURE.write_text(photographer.picture, encoding="utf-8")
            print(f"{PICTURE.name}: seed {seed}")
            return
    raise SystemExit("no match has such a moment")


if __name__ == "__main__":
    main()
