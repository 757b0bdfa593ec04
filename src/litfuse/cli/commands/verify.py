"""`litfuse verify`: does a record hold? Every random outcome is rebuilt from the seed that was promised."""

from __future__ import annotations

from pathlib import Path

from litfuse.kernel import archive
from litfuse.kernel.errors import BadRecord

from .. import files
from ..errors import BAD_INPUT, OK, UNTRUE, sentence
from ..shell import Shell


def verify(shell: Shell, path: Path) -> int:
    data, record = files.load(path)
    screen = shell.screen()
    try:
        findings = archive.verify(record, data)
    except BadRecord as error:
        shell.errors.print(sentence(screen.voice, error))
        return BAD_INPUT
    for says, held in findings:
        screen.line(f"{'✓' if held else '?'} {screen.voice.say(says)}", "green" if held else "yellow")
    holds = all(held for _, held in findings)
    screen.say("cli-verified" if holds else "cli-not-verified", "bold")
    return OK if holds else UNTRUE
