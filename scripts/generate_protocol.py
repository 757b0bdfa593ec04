"""Writes docs/protocol.schema.json, the JSON Schema of every message, from the server's records; `--check` compares."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from litfuse.kernel import records
from litfuse.server import protocol

FILE = Path(__file__).parent.parent / "docs" / "protocol.schema.json"
HTTP = (
    protocol.NewTable,
    protocol.Options,
    protocol.PlayOn,
    protocol.Joining,
    protocol.Watching,
    protocol.Seated,
    protocol.TableInfo,
    protocol.GameInfo,
    protocol.ProgressInfo,
    protocol.Replayed,
    protocol.Problem,
)


def schema() -> dict[str, Any]:
    """`FromClient` and `FromServer` are the two directions of the socket; the rest is reached from them or over HTTP.

    What a game puts into its messages (config, action, view, notices) is in `litfuse schema GAME`.
    """
    parts = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer, "Told": records.Told}
    schemas, definitions = msgspec.json.schema_components([*parts.values(), *HTTP], ref_template="#/$defs/{name}")
    # What a game puts into a Frame is left open here: `Frame__V_` is Frame.
    named = {name.partition("__")[0]: definition for name, definition in definitions.items()}
    named["ToldOf"]["properties"]["told"] = {"$ref": "#/$defs/Told"}
    named |= {name: found for name, found in zip(parts, schemas, strict=False) if name not in named}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Litfuse protocol, version {protocol.VERSION}",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": named,
    }


def text() -> str:
    data = msgspec.json.encode(schema(), order="deterministic")
    shown = msgspec.json.format(data, indent=2).decode()
    return re.sub(r"(#/\$defs/[A-Za-z]+)__\w*", r"\1", shown) + "\n"


def main(check: bool) -> int:
    if FILE.exists() and FILE.read_text("utf-8") == text():
        return 0
    if check:
        print(f"{FILE.name} does not match the server's records: run python -m scripts.generate_protocol")
        return 1
    FILE.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
