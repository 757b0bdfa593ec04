"""`litfuse games`: the games, their player counts, and their options."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

from cyclopts import App
from rich.table import Table
from rich.text import Text as Styled

from litfuse.games.registry import GAMES
from litfuse.kernel.texts import kebab
from litfuse.lang import Voice

from .. import levels, setup
from ..errors import OK
from ..shell import Shell
from ..terminal.screen import QUIET


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse games` a command."""

    @app.command(name="games", help=voice.word("cli-help-games"), usage="")
    def _games() -> int:
        return games(here)


def games(shell: Shell) -> int:
    for name, game in GAMES.items():
        voice = Voice(shell.language, name)
        screen = shell.screen(voice)
        screen.line(name, "bold")
        screen.say("cli-game-facts", least=game.seats[0], most=game.seats[-1], rules=f"={game.rules}")
        screen.show(levels.listed(game, voice))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        for option, values in setup.choices(game).items():
            key = f"option-{kebab(option)}"
            default = getattr(game.types.config(), option)
            rest = [v for v in values if v is not default]
            shown = f"{kebab(option)}={setup.shown([default])}"
            others = f"({setup.shown(rest)})" if rest else ""
            grid.add_row(f"  {shown} {others}", Styled(voice.word(key) if voice.has(key) else "", QUIET))
        screen.show(grid)
    return OK
