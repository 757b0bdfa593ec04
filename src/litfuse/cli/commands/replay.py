"""`litfuse replay`: shows a record step by step, as one of the seats, as a spectator, or with everything open after the
end.
"""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.text import Text as Styled

from litfuse.kernel.frames import frame_of, notices_of
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import ALL, SPECTATOR, Header, Viewer, text
from litfuse.lang import Voice

from .. import files
from ..errors import OK, BadInput, seen
from ..help_format import about, whole
from ..setup import LONGEST_NAME
from ..shell import Shell
from ..terminal.boards import board
from ..terminal.people import QUIT, game_name, log_line
from ..terminal.screen import QUIET, SPARK

BACK = "b"


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse replay` a command."""

    @app.command(name="replay", help=voice.word("cli-help-replay"), usage="")
    def _replay(
        file: Annotated[Path, about(voice, "cli-help-file")],
        /,
        *,
        viewer: Annotated[str | None, Parameter("--as"), about(voice, "cli-help-as")] = None,
        step: Annotated[int | None, about(voice, "cli-help-step", whole)] = None,
        everything: Annotated[bool, Parameter("--all"), about(voice, "cli-help-all")] = False,
    ) -> int:
        return replay(here, file, viewer, step, everything)


def replay(shell: Shell, path: Path, viewer: str | None, step: int | None, everything: bool) -> int:
    _, (header, match, _) = files.load(path)
    eyes = _viewer(viewer, match)
    match.watch(eyes)
    player = ReplayScreen(shell, header, match, eyes)
    last = match.seq
    if step is not None:
        if not 0 <= step <= last:
            raise BadInput(text("no-such-step", step=step, last=last))
        player.show(step)
    elif everything:
        for n in range(last + 1):
            player.show(n, whole=n == last)
    else:
        player.walk()
    return OK


def _viewer(wanted: str | None, match: AnyMatch) -> Viewer:
    """Returns the viewer; seats count from 1. Without an argument: everything, if that may be seen."""
    if wanted is None:
        return ALL if match.over else SPECTATOR
    word = wanted.strip().lower()
    if word == SPECTATOR:
        return SPECTATOR
    if word == ALL:
        return ALL
    if word.isdecimal() and 1 <= int(word[:9]) <= match.seats:
        return int(word) - 1
    raise BadInput(text("cli-no-such-viewer", name=f"={wanted}", seats=match.seats))


class ReplayScreen:
    """Shows the steps of a match to one viewer, whom the finished match admitted."""

    def __init__(self, shell: Shell, header: Header, match: AnyMatch, viewer: Viewer) -> None:
        me = viewer if isinstance(viewer, int) else None
        names = [seen(name)[:LONGEST_NAME] for name in header.players]  # a file may contain anything
        self.screen = shell.screen(Voice(shell.language, header.game, names, me))
        self.line = match.line()
        self.viewer = viewer
        self.board = board(match.game)

    def show(self, step: int, whole: bool = True) -> None:
        """Shows what happened in this step, and the table after it."""
        screen, match = self.screen, self.line[step]
        voice = screen.voice
        if whole:
            screen.title(f"{game_name(voice, match.game.name)} · {self._who()} · {step}/{len(self.line) - 1}")
        for notice in notices_of(match.entry, self.viewer):
            screen.show(log_line(voice.say(notice.text())))
        if whole:
            # `watch` was asked about the finished match, where everything is open; so its past may be seen too.
            frame = frame_of(match.game, match.state, self.viewer, match.closed)
            screen.show(self.board.table(voice, frame))
            if frame.outcome is not None:
                screen.show(Styled(voice.say(frame.outcome.reason), SPARK))

    def _who(self) -> str:
        voice = self.screen.voice
        return voice.seat(self.viewer) if isinstance(self.viewer, int) else voice.word(f"cli-viewer-{self.viewer}")

    def walk(self) -> None:
        """Steps back and forth until the end, or until the user stops."""
        step, last = 0, len(self.line) - 1
        self.show(step)
        while True:
            self.screen.say("cli-replay-keys", QUIET, last=last)
            try:
                answer = self.screen.ask().casefold()
            except EOFError:
                return
            if answer == QUIT:
                return
            if answer == "" and step == last:
                return
            if answer == "":
                step += 1
            elif answer == BACK:
                step = max(0, step - 1)
            elif answer.isdecimal() and int(answer[:9]) <= last:
                step = int(answer)
            else:
                self.screen.say("no-such-step", step=f"={answer[:40]}", last=last)
                continue
            self.show(step)
