"""`litfuse odds`: odds of the hidden wires of Bomb Busters, at a real table or in a record."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from litfuse.lang import Voice

from ...help_format import about
from ...shell import Shell


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse odds` a command. Imports the rest only when it is called, because that loads numpy."""

    @app.command(name="odds", help=voice.word("cli-odds-help"), usage="")
    def _odds(
        first: Annotated[str, about(voice, "cli-odds-help-stands")],
        /,
        *stands: Annotated[str, about(voice, "cli-odds-help-more")],
        hand: Annotated[tuple[str, ...], about(voice, "cli-odds-help-hand")] = (),
        blue: Annotated[int | None, about(voice, "cli-odds-help-blue")] = None,
        yellow: Annotated[str, about(voice, "cli-odds-help-yellow")] = "",
        red: Annotated[str, about(voice, "cli-odds-help-red")] = "",
        viewer: Annotated[str | None, Parameter("--as"), about(voice, "cli-odds-help-as")] = None,
        step: Annotated[int | None, about(voice, "cli-odds-help-step")] = None,
        svg: Annotated[Path | None, about(voice, "cli-odds-help-svg")] = None,
        json: Annotated[bool, about(voice, "cli-odds-help-json")] = False,
    ) -> int:
        from .command import OddsArguments, odds

        return odds(here, OddsArguments((first, *stands), hand, blue, yellow, red, viewer, step, svg, json))
