"""The command `litfuse`: its commands and their arguments, in the reader's language."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Group, Parameter, Token

from litfuse import __version__
from litfuse.kernel.errors import LitfuseError, RulesBug
from litfuse.kernel.records import text
from litfuse.lang import Voice, languages, pick_language

from . import flags, shell
from .commands import games, odds, rules, serve, simulate
from .commands.perft import perft
from .commands.play import Wanted, play
from .commands.replay import replay
from .commands.schema import schema
from .commands.verify import verify
from .errors import BAD_INPUT, INTERRUPTED, OK, UNTRUE, BadInput, brief, sentence, usage
from .help_format import Formatter
from .shell import Shell


def main() -> None:
    """The entry point of the script."""
    sys.exit(run(sys.argv[1:], os.environ))


def run(argv: Sequence[str], environ: Mapping[str, str], around: Shell | None = None) -> int:
    """Runs one command; returns its exit status. `around` stands in for the terminal."""
    try:
        language, color, rest, wrong = common(argv, environ)
        here = around._replace(language=language) if around else shell.standard(language, color)
        return command(here, rest, wrong)
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return OK


def common(argv: Sequence[str], environ: Mapping[str, str]) -> tuple[str, bool, list[str], LitfuseError | None]:
    """Takes out what every command understands: `--lang` and `--no-color`, wherever they stand."""
    rest: list[str] = []
    wanted: str | None = None
    color = True
    wrong: LitfuseError | None = None
    tokens = iter(argv)
    for token in tokens:
        name, given, value = token.partition("=")
        if name == "--lang":
            wanted = value if given else next(tokens, "")
            if not wanted:
                wrong = BadInput(text("no-such-language", name="=", known="=" + ", ".join(languages())))
        elif token == "--no-color":
            color = False
        else:
            rest.append(token)
    try:
        return pick_language(wanted, environ), color, rest, wrong
    except LitfuseError as error:
        return pick_language(None, environ), color, rest, error


def command(here: Shell, tokens: Sequence[str], wrong: LitfuseError | None) -> int:
    voice = here.voice()
    try:
        if wrong is not None:
            raise wrong
        app = commands(here, voice)
        done = app(
            flags.spelled_out(tokens),
            console=here.console,
            error_console=here.errors,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        return done if isinstance(done, int) else OK
    except CycloptsError as error:
        said = voice.say(brief(usage(error)))
        status = BAD_INPUT
    except RulesBug as error:
        said = sentence(voice, error)
        status = UNTRUE
    except LitfuseError as error:
        said = sentence(voice, error)
        status = BAD_INPUT
    except KeyboardInterrupt:
        said = voice.word("cli-stopped")
        status = INTERRUPTED
    here.errors.print(said, soft_wrap=True)
    return status


def commands(here: Shell, voice: Voice) -> App:
    say = voice.word

    def about(key: str, converter: Callable[..., Any] | None = None) -> Parameter:
        return Parameter(help=say(f"cli-help-{key}"), show_default=False, negative=(), converter=converter)

    def subject(key: str) -> Parameter:
        return Parameter(help=say(f"cli-help-{key}"))

    app = App(
        "litfuse",
        help=say("cli-help"),
        help_epilogue=say("cli-help-common"),
        help_format="plaintext",
        help_formatter=Formatter(voice),
        usage="",
        version=__version__,
        group_commands=Group(say("cli-help-commands")),
        group_arguments=Group(say("cli-help-arguments")),
        group_parameters=Group(say("cli-help-options")),
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = say("cli-help-help")
    app["--version"].help = say("cli-help-version")

    @app.command(name="play", help=say("cli-help-play"), usage="")
    def _play(
        game: Annotated[str, subject("game")],
        /,
        *,
        seats: Annotated[int | None, about("seats", whole)] = None,
        people: Annotated[str | None, about("people")] = None,
        bots: Annotated[str | None, about("bots")] = None,
        option: Annotated[tuple[str, ...], about("option")] = (),
        seed: Annotated[str | None, about("seed")] = None,
        record: Annotated[Path | None, about("record")] = None,
        offers: Annotated[bool, about("offers")] = False,
    ) -> int:
        return play(here, Wanted(game, seats, listed(people), listed(bots), option, seed, record, offers))

    @app.command(name="games", help=say("cli-help-games"), usage="")
    def _games() -> int:
        return games.games(here)

    @app.command(name="replay", help=say("cli-help-replay"), usage="")
    def _replay(
        file: Annotated[Path, subject("file")],
        /,
        *,
        viewer: Annotated[str | None, Parameter("--as"), about("as")] = None,
        step: Annotated[int | None, about("step", whole)] = None,
        everything: Annotated[bool, Parameter("--all"), about("all")] = False,
    ) -> int:
        return replay(here, file, viewer, step, everything)

    @app.command(name="verify", help=say("cli-help-verify"), usage="")
    def _verify(file: Annotated[Path, subject("file")], /) -> int:
        return verify(here, file)

    @app.command(name="perft", help=say("cli-help-perft"), usage="")
    def _perft(
        game: Annotated[str, subject("game")],
        /,
        *,
        depth: Annotated[int, about("depth", whole)] = 3,
        seats: Annotated[int | None, about("seats", whole)] = None,
        seed: Annotated[str, about("seed")] = "0",
        option: Annotated[tuple[str, ...], about("option")] = (),
    ) -> int:
        return perft(here, game, depth, seats, seed, option)

    @app.command(name="schema", help=say("cli-help-schema"), usage="")
    def _schema(game: Annotated[str, subject("game")], /) -> int:
        return schema(here, game)

    simulate.mount(app, here, voice)
    odds.mount(app, here, voice)
    serve.mount(app, here, voice)
    app.command(rules.app)
    return app


def whole(kind: type, tokens: Sequence[Token]) -> int:
    """A whole number: left alone, cyclopts would round."""
    return int(tokens[0].value)


def listed(words: str | None) -> tuple[str, ...]:
    """Names with commas between them."""
    return () if words is None else tuple(words.split(","))


if __name__ == "__main__":
    main()
