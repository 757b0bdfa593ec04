"""`litfuse schema`: a game's records as JSON Schema."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

from typing import Annotated, Any

import msgspec
from cyclopts import App

from litfuse.games import registry
from litfuse.kernel.codec import codec
from litfuse.kernel.game import AnyGame
from litfuse.lang import Voice

from ..errors import OK
from ..help_format import about
from ..shell import Shell

PARTS = ("config", "action", "view", "notice")


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse schema` a command."""

    @app.command(name="schema", help=voice.word("cli-help-schema"), usage="")
    def _schema(game: Annotated[str, about(voice, "cli-help-game")], /) -> int:
        return schema(here, game)


def schema(shell: Shell, name: str) -> int:
    data = msgspec.json.encode(of(registry.find(name)), order="deterministic")
    shell.console.file.write(msgspec.json.format(data, indent=2).decode() + "\n")  # as it is: no wrapping, no colours
    return OK


def of(game: AnyGame) -> dict[str, Any]:
    """Returns one schema with a definition for each part; `$defs` has the records of which they are made."""
    decoders = codec(game)
    schemas, definitions = msgspec.json.schema_components(
        [getattr(decoders, part).kind for part in PARTS], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game.name} {game.rules}",
        "type": "object",
        "properties": dict(zip(PARTS, schemas, strict=True)),
        "$defs": definitions,
    }
