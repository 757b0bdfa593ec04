"""`litfuse schema`: what a game takes and tells, as JSON Schema."""

from __future__ import annotations

from typing import Any

import msgspec

from litfuse.games import registry
from litfuse.kernel.codec import codec
from litfuse.kernel.game import AnyGame

from ..errors import OK
from ..shell import Shell

PARTS = ("config", "action", "view", "notice")


def schema(shell: Shell, name: str) -> int:
    data = msgspec.json.encode(of(registry.find(name)), order="deterministic")
    shell.console.file.write(msgspec.json.format(data, indent=2).decode() + "\n")  # as it is: no wrapping, no colours
    return OK


def of(game: AnyGame) -> dict[str, Any]:
    """One schema with a definition per part; `$defs` holds the records they are made of."""
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
