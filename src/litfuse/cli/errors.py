"""Errors as one sentence."""

from __future__ import annotations

from typing import Any, Final

from cyclopts import exceptions as cyclopts

from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import Text, text
from litfuse.lang import Voice, explained_by

OK: Final = 0
UNTRUE: Final = 1  # exit status for a record that holds as far as it can be checked, but not to the end
BAD_INPUT: Final = 2
LONGEST: Final = 300  # most characters that a sentence quotes
INTERRUPTED: Final = 130  # 128 + SIGINT, as in shells


class BadInput(LitfuseError):
    """The user asked for something impossible; the sentence says what would work."""


def sentence(voice: Voice, error: LitfuseError) -> str:
    """Returns the sentence of an error, with the rule behind it."""
    return explained_by(voice, error, brief(error.says))


def brief(says: Text) -> Text:
    """Returns the same with every quotation on one line, shortened and without terminal codes."""
    return Text(says.key, {k: seen(v)[:LONGEST] if isinstance(v, str) else v for k, v in says.args.items()})


def seen(said: str) -> str:
    """Replaces invisible characters by a visible one."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in said)


def usage(error: cyclopts.CycloptsError) -> Text:
    """Returns what is wrong with a command line, in our words."""
    if isinstance(error, cyclopts.UnknownCommandError):
        commands = [name for name in error.app or () if not name.startswith("-")]
        return text("cli-no-such-command", name=f"={_first(error.unused_tokens)}", known="=" + ", ".join(commands))
    if isinstance(error, cyclopts.UnknownOptionError):
        return text("cli-no-such-flag", name=f"={error.token.keyword or error.token.value}")
    if isinstance(error, cyclopts.CoercionError) and error.token is not None:
        wanted = "number" if error.target_type is int else "other"
        return text("cli-bad-value", name=_name(error), value=f"={error.token.value}", wanted=f"={wanted}")
    if isinstance(error, cyclopts.MissingArgumentError):
        return text("cli-missing", name=_name(error))
    if isinstance(error, cyclopts.RepeatArgumentError):
        return text("cli-repeated", name=_name(error))
    if isinstance(error, cyclopts.UnusedCliTokensError):
        return text("cli-too-many", name=f"={_first(error.unused_tokens)}")
    return text("cli-usage")


def _first(tokens: list[str] | None) -> str:
    return tokens[0] if tokens else ""


def _name(error: Any) -> str:
    keyword = getattr(error, "keyword", None) or getattr(getattr(error, "token", None), "keyword", None)
    return f"={keyword or (error.argument.name if error.argument else '')}"
