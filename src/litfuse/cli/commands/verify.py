"""`litfuse verify`: does a record hold? Every random outcome is rebuilt from the seed that was promised."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

from pathlib import Path
from typing import Annotated

from cyclopts import App

from litfuse.kernel import archive
from litfuse.kernel.errors import BadRecord
from litfuse.lang import Voice

from .. import files
from ..errors import BAD_INPUT, OK, UNTRUE, sentence
from ..help_format import about
from ..shell import Shell


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse verify` a command."""

    @app.command(name="verify", help=voice.word("cli-help-verify"), usage="")
    def _verify(
        file: Annotated[Path, about(voice, "cli-help-file")],
        /,
        *,
        seals: Annotated[Path | None, about(voice, "cli-help-seals")] = None,
    ) -> int:
        return verify(here, file, seals)


def verify(shell: Shell, path: Path, seals: Path | None = None) -> int:
    data, record = files.load(path)
    kept = files.load_seals(seals) if seals is not None else None
    screen = shell.screen()
    try:
        findings = archive.verify(record, data, kept)
    except BadRecord as error:
        shell.errors.print(sentence(screen.voice, error))
        return BAD_INPUT
    for says, held in findings:
        screen.line(f"{'✓' if held else '?'} {screen.voice.say(says)}", "green" if held else "yellow")
    if kept is None and any(record.header.nonces):
        screen.line(f"· {screen.voice.word('cli-verify-no-seals')}")
    holds = all(held for _, held in findings)
    screen.say("cli-verified" if holds else "cli-not-verified", "bold")
    return OK if holds else UNTRUE
