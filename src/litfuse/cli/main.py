"""The command `litfuse`: its commands and their arguments, in the reader's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Final

from cyclopts import App, CycloptsError, Group

from litfuse import __version__
from litfuse.kernel.errors import LitfuseError, RulesBug
from litfuse.kernel.records import text
from litfuse.lang import Voice, languages, pick_language

from . import flags, shell
from .commands import backup, games, migrate, odds, perft, play, replay, review, rules, schema, serve, simulate, verify
from .errors import BAD_INPUT, INTERRUPTED, OK, UNTRUE, BadInput, brief, sentence, usage
from .help_format import Formatter
from .shell import Shell

COMMANDS: Final = (play, games, replay, review, verify, perft, schema, simulate, odds, serve, backup, migrate)


def main() -> None:
    """The entry point of the script."""
    sys.exit(run(sys.argv[1:], os.environ))


def run(argv: Sequence[str], environ: Mapping[str, str], around: Shell | None = None) -> int:
    """Runs one command and returns its exit status. `around` replaces the terminal."""
    try:
        language, color, rest, wrong = common(argv, environ)
        here = around._replace(language=language) if around else shell.standard(language, color)
        return command(here, rest, wrong)
    except BrokenPipeError:  # the reader of our output has stopped reading
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return OK


def common(argv: Sequence[str], environ: Mapping[str, str]) -> tuple[str, bool, list[str], LitfuseError | None]:
    """Takes out the options of every command: `--lang` and `--no-color`, wherever they are."""
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
    for module in COMMANDS:
        module.mount(app, here, voice)
    app.command(rules.app)
    return app


if __name__ == "__main__":
    main()
