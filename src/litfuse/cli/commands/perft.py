"""`litfuse perft`: counts the ways a match can go on. Finds mistakes in rules that nobody thought to test."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

from typing import Annotated

from cyclopts import App
from rich.table import Table
from rich.text import Text as Styled

from litfuse.games import registry
from litfuse.kernel import fairness
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import text
from litfuse.lang import Voice

from .. import setup
from ..errors import OK, BadInput
from ..help_format import about, whole
from ..shell import Shell

DEEPEST = 12


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse perft` a command."""

    @app.command(name="perft", help=voice.word("cli-help-perft"), usage="")
    def _perft(
        game: Annotated[str, about(voice, "cli-help-game")],
        /,
        *,
        depth: Annotated[int, about(voice, "cli-help-depth", whole)] = 3,
        seats: Annotated[int | None, about(voice, "cli-help-seats", whole)] = None,
        seed: Annotated[str, about(voice, "cli-help-seed")] = "0",
        option: Annotated[tuple[str, ...], about(voice, "cli-help-option")] = (),
    ) -> int:
        return perft(here, game, depth, seats, seed, option)


def perft(shell: Shell, name: str, depth: int, seats: int | None, seed: str, options: tuple[str, ...]) -> int:
    game = registry.find(name)
    if not 1 <= depth <= DEEPEST:
        raise BadInput(text("cli-bad-depth", depth=depth, most=DEEPEST))
    config = setup.config(game, options)
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        raise BadInput(text("cli-bad-seats", seats=count, least=game.seats[0], most=game.seats[-1]))
    match = Match.start(game, count, fairness.match_key(fairness.seed_from(seed), "", ()), config)
    voice = shell.voice()
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Styled(voice.word("cli-depth"), "bold"), Styled(voice.word("cli-paths"), "bold"))
    for n in range(1, depth + 1):
        grid.add_row(str(n), str(paths(match.forget(), n)))
    shell.console.print(grid)
    return OK


def paths(match: AnyMatch, depth: int) -> int:
    """Returns the number of ways to answer `depth` times, in the order of a driver without clocks (EK-NOPE-17).

    A step in which only a clock moves on is not an answer. A match that is over counts as one way.
    """
    while not match.over and not match.owed:
        match = match.wait()
    if depth == 0 or match.over:
        return 1
    decision = match.owed[0]
    options = match.options(decision)
    if depth == 1:
        return len(options)
    return sum(paths(match.play(decision, action).forget(), depth - 1) for action in options)
