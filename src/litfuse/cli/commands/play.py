"""`litfuse play`: a match in the terminal, against bots or with several people at one screen."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import App
from rich.table import Table
from rich.text import Text as Styled

from litfuse.games import registry
from litfuse.kernel import archive, fairness
from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import ALL, Outcome
from litfuse.lang import Voice
from litfuse.play.seat import GuardedPlayer
from litfuse.play.session import Player, Session

from .. import files, levels, setup
from ..errors import INTERRUPTED, OK
from ..help_format import about, whole
from ..shell import Shell
from ..terminal.boards import board
from ..terminal.people import Desk, Person, Quit, game_name
from ..terminal.screen import QUIET, SPARK, Screen


class PlayArguments(NamedTuple):
    """The arguments of the command."""

    game: str
    seats: int | None = None
    people: Sequence[str] = ()
    bots: Sequence[str] = ()
    options: Sequence[str] = ()
    seed: str | None = None
    record: Path | None = None
    offers: bool = False


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse play` a command."""

    @app.command(name="play", help=voice.word("cli-help-play"), usage="")
    def _play(
        game: Annotated[str, about(voice, "cli-help-game")],
        /,
        *,
        seats: Annotated[int | None, about(voice, "cli-help-seats", whole)] = None,
        people: Annotated[str | None, about(voice, "cli-help-people")] = None,
        bots: Annotated[str | None, about(voice, "cli-help-bots")] = None,
        option: Annotated[tuple[str, ...], about(voice, "cli-help-option")] = (),
        seed: Annotated[str | None, about(voice, "cli-help-seed")] = None,
        record: Annotated[Path | None, about(voice, "cli-help-record")] = None,
        offers: Annotated[bool, about(voice, "cli-help-offers")] = False,
    ) -> int:
        return play(here, PlayArguments(game, seats, _listed(people), _listed(bots), option, seed, record, offers))


def _listed(words: str | None) -> tuple[str, ...]:
    """Splits names at commas."""
    return () if words is None else tuple(words.split(","))


def play(shell: Shell, wanted: PlayArguments) -> int:
    game = registry.find(wanted.game)
    me = shell.voice().word("cli-player")
    chairs = setup.chairs(game, wanted.seats, wanted.people, wanted.bots, me, lambda: levels.wanted(shell, game))
    names = tuple(chair.name for chair in chairs)
    seated = ["" if chair.level is None else chair.level.name for chair in chairs]
    config = setup.config(game, wanted.options)
    seed = secrets.token_bytes(32) if wanted.seed is None else fairness.seed_from(wanted.seed)
    match_id = secrets.token_hex(8) if wanted.seed is None else ""
    header = archive.header_of(game, len(chairs), config, seed, match_id, players=names, levels=seated)
    keep = files.keeper(wanted.record, header, seed)
    match = archive.begin(game, header, seed)

    people = [seat for seat, chair in enumerate(chairs) if chair.level is None]
    screen = shell.screen(Voice(shell.language, game.name, names))
    desk = Desk(screen, board(game), names, people)
    players: list[Player] = []
    for seat, chair in enumerate(chairs):
        if chair.level is None:
            players.append(Person(desk, seat, keep, wanted.offers))
        else:
            key = _bot_key(wanted.seed, seat)
            players.append(GuardedPlayer(chair.level, game, seat, key, desk.bot_failed))
    keep(match)
    _welcome(screen, game.name, names, people, header.commit if wanted.record else "")
    return _run(Session(match, players, desk.follow, desk.overhear), desk, keep, wanted.record)


def _bot_key(seed: str | None, seat: int) -> bytes:
    """Returns a bot's own randomness, which is never the match's."""
    return secrets.token_bytes(32) if seed is None else fairness.seed_from(f"{seed}/bot/{seat}")


def _run(session: Session[Player], desk: Desk, keep: Callable[[AnyMatch], None], record: Path | None) -> int:
    screen = desk.screen
    try:
        match = session.play()
    except (Quit, EOFError, KeyboardInterrupt) as error:
        keep(session.match)
        screen.show("")
        if len(desk.people) > 1:
            screen.clear()
        screen.say("cli-stopped-kept" if record else "cli-stopped", file=f"={record}")
        return INTERRUPTED if isinstance(error, KeyboardInterrupt) else OK
    except LitfuseError:
        keep(session.match)
        raise
    keep(match)
    desk.rise()
    outcome = match.outcome
    assert outcome is not None
    _result(screen, outcome)
    screen.title(screen.voice.word("cli-reveal-title"))
    screen.show(desk.board.table(screen.voice, match.frame(ALL)))
    if record:
        screen.show("")
        screen.say("cli-recorded", file=f"={record}")
        for command in ("verify", "replay"):
            screen.line(f"  litfuse {command} {record}", QUIET)
    return OK


def _welcome(screen: Screen, game: str, names: Sequence[str], people: Sequence[int], commit: str) -> None:
    voice = screen.voice
    screen.title(game_name(voice, game))
    screen.say("cli-seated", players="=" + voice.join(names))
    if len(people) > 1:
        screen.say("cli-hot-seat")
    if commit:
        screen.say("cli-sealed", QUIET, commit=f"={commit[:16]}")


def _result(screen: Screen, outcome: Outcome) -> None:
    voice = screen.voice
    screen.title(voice.word("cli-end-title"))
    if outcome.winners:
        winners = " ".join(f"@{seat}" for seat in outcome.winners)
        screen.say("cli-won", SPARK, winners=winners, count=len(outcome.winners))
    screen.tell(outcome.reason)
    grid = Table.grid(padding=(0, 1))
    place = 1
    for group in outcome.ranking:
        for seat in group:
            grid.add_row(f" {place}.", Styled(voice.seat(seat)))
        place += len(group)
    screen.show(grid)
