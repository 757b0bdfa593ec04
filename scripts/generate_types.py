"""Writes what the page takes over from the Python code; `--check` only compares.

web/src/protocol.gen.ts               the messages, and what goes over HTTP
web/src/games/<game>/types.gen.ts     config, actions, view, notices and knowledge of one game, and how its records
                                      become the arguments of texts (`kernel/texts.py`)
web/src/games/<game>/content.gen.ts   numbers and tables of the rules that the game's page shows (`CONTENT`)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from litfuse.games.bomb_busters import words as wires
from litfuse.games.bomb_busters.content import UNLOCKED_BY
from litfuse.games.bomb_busters.state import EVERY_KEY
from litfuse.games.registry import GAMES
from litfuse.kernel import records
from litfuse.kernel.archive import FirstLine, LastLine
from litfuse.kernel.codec import codec
from litfuse.kernel.game import AnyGame
from litfuse.kernel.texts import _is_seat, is_place, kebab, word
from litfuse.server import protocol

WEB = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Written by scripts/generate_types.py from the Python records. Do not edit.\n"
Schema = dict[str, Any]
Role = dict[str, Any]
PLAIN: Role = {"kind": "plain"}


class Constant(NamedTuple):
    comment: str
    kind: str  # in TypeScript
    value: Any


# What a game's page shows and no view has. The page has no rules and no numbers of the rules of its own.
CONTENT: dict[str, dict[str, Constant]] = {
    "bomb-busters": {
        "YELLOW": Constant("The value of yellow wires.", "number", wires.YELLOW),
        "RED": Constant("The value of red wires.", "number", wires.RED),
        "NUMBERS": Constant("Blue numbers go from 1 to this.", "number", wires.NUMBERS[-1]),
        "COPIES": Constant("Wires of every blue number.", "number", wires.COPIES),
        "WIRES": Constant(
            "What is printed on a wire, by its key, and the value that it counts as.",
            "Record<number, { printed: number; value: number }>",
            {key: {"printed": key / 10, "value": wires.value_of(key)} for key in EVERY_KEY},
        ),
        "UNLOCKED_BY": Constant(
            "The value whose wires unlock a card, and how many of them have to be cut.",
            'Record<types.Card["name"], [number, number]>',
            {name.value: needs for name, needs in UNLOCKED_BY.items()},
        ),
    }
}


def bare(name: str) -> str:
    """`Frame__V_` is Frame: what it holds is left open here."""
    return name.partition("__")[0]


def literal(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def typed(schema: Schema) -> str:
    """The TypeScript of one schema."""
    if "$ref" in schema:
        return bare(str(schema["$ref"]).rsplit("/", 1)[-1])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(s) for s in schema["anyOf"]))
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(v) for v in schema["enum"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(typed({**schema, "type": k}) for k in kind)
    if kind == "array":
        return array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values) if isinstance(values, dict) else 'unknown'}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typed(s) for s in schema['prefixItems'])}]"
    item = typed(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({item})[]" if " | " in item else f"{item}[]"


def comment(text: str, indent: str = "") -> str:
    lines = text.strip().splitlines()
    return f"{indent}/** {lines[0]} */\n" if lines else ""


def declared(name: str, schema: Schema) -> str:
    head = comment(schema.get("description", ""))
    if schema.get("type") != "object":
        return f"{head}export type {name} = {typed(schema)};\n"
    required = set(schema.get("required", ()))
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {typed(part)};\n"
        for field, part in schema.get("properties", {}).items()
    )
    return f"{head}export interface {name} {{\n{fields}}}\n"


def module(parts: dict[str, Any]) -> str:
    """Types by name, and whatever they are made of."""
    schemas, definitions = msgspec.json.schema_components(list(parts.values()), ref_template="#/$defs/{name}")
    named = dict(zip(parts, schemas, strict=True))
    definitions = {bare(name): schema for name, schema in definitions.items()}
    out = [declared(name, schema) for name, schema in sorted(definitions.items())]
    out += [f"export type {n} = {typed(s)};\n" for n, s in named.items() if n not in definitions]
    return "\n".join(out)


def words(game: AnyGame) -> str:
    """For each record by tag, and each part without one by name: its fields with their role and the word of their
    default."""
    seen: dict[str, list[dict[str, Any]]] = {}
    types = game.types
    for kind in (types.action, types.notice, types.phrase, types.view):
        for struct in structs(inspect.type_info(kind), set()):
            tag = str(struct.tag or struct.cls.__name__)
            seen[tag] = [{"name": f.encode_name, "role": role(f.type), **missing(f)} for f in struct.fields]
    lines = ",\n".join(f"  {literal(tag)}: {literal(fields)}" for tag, fields in sorted(seen.items()))
    return f"/** How the fields of every record become words. */\nexport const words: Words = {{\n{lines},\n}};\n"


def structs(info: Any, seen: set[Any]) -> list[Any]:
    found = []
    if isinstance(info, inspect.StructType):
        if info.cls in seen:
            return []
        seen.add(info.cls)
        found.append(info)
        for field in info.fields:
            found += structs(field.type, seen)
    for part in ("types", "item_types"):
        for inner in getattr(info, part, ()):
            found += structs(inner, seen)
    for part in ("item_type", "type", "value_type"):
        if isinstance(inner := getattr(info, part, None), inspect.Type):
            found += structs(inner, seen)
    return found


def role(info: Any) -> Role:
    """How a value becomes a word, as `kernel/texts.py` does it; `Role` in web/src/core/texts.ts lists the kinds."""
    if _is_seat(info):
        return {"kind": "seat"}
    if is_place(info):
        return {"kind": "place"}
    if isinstance(info, inspect.EnumType):
        return {"kind": "enum", "name": kebab(info.cls.__name__)}
    if isinstance(info, inspect.StructType):
        if info.tag:
            return PLAIN
        return {"kind": "short" if issubclass(info.cls, records.Short) else "part", "part": info.cls.__name__}
    if isinstance(info, inspect.Metadata):
        return marked(info.extra_json_schema or {}, info.type)
    inner = [*getattr(info, "types", ()), *getattr(info, "item_types", ()), getattr(info, "item_type", None)]
    return next((found for part in inner if part is not None and (found := role(part)) != PLAIN), PLAIN)


def marked(mark: dict[str, Any], inner: Any) -> Role:
    """The role of a type with one of the marks of `kernel/records.py`."""
    format = str(mark.get("format", ""))
    if format == "by-seat":
        return {"kind": "by-seat", "each": role(inner)}
    if format == "by-place":
        return {"kind": "by-place", "each": role(inner), "of": mark["of"], "places": mark["places"]}
    if format == "place":
        return {"kind": "position"}
    if format in ("unshown", "folded"):
        return {"kind": format}
    if names := mark.get("names"):
        return {"kind": "named", "names": {str(number): f"{format}-{name}" for name, number in names.items()}}
    return {"kind": "said", "as": format} if format else role(inner)


def missing(field: Any) -> dict[str, int | str]:
    """The word of the field's default, if it has one."""
    if field.default is not msgspec.NODEFAULT:
        return {"missing": word(field.default)}
    return {"missing": word(field.default_factory())} if field.default_factory is not msgspec.NODEFAULT else {}


def of_protocol() -> str:
    parts = {
        "FromClient": protocol.FromClient,
        "FromServer": protocol.FromServer,
        "NewTable": protocol.NewTable,
        "Options": protocol.Options,
        "PlayOn": protocol.PlayOn,
        "Joining": protocol.Joining,
        "Watching": protocol.Watching,
        "Seated": protocol.Seated,
        "GameInfo": protocol.GameInfo,
        "ProgressInfo": protocol.ProgressInfo,
        "Replayed": protocol.Replayed,
        "ReviewLine": protocol.ReviewLine,
        "Problem": protocol.Problem,
        "Frame": records.Frame,
        "Told": records.Told,
        "Entry": records.Entry,
        "FirstLine": FirstLine,
        "LastLine": LastLine,
    }
    return f"/** Of the protocol. */\nexport const VERSION = {protocol.VERSION};\n\n" + module(parts)


def of_game(game: AnyGame) -> str:
    decoders = codec(game)
    parts = {
        "Config": decoders.config.kind,
        "Action": decoders.action.kind,
        "AnyView": decoders.view.kind,
        "Notice": decoders.notice.kind,
        "Knowledge": decoders.knowledge.kind,
        "Phrase": decoders.phrase.kind,
    }
    return 'import type { Words } from "../../core/texts";\n\n' + module(parts) + "\n" + words(game)


def of_content(constants: dict[str, Constant]) -> str:
    lines = [
        f"{comment(one.comment)}export const {name}: {one.kind} = {literal(one.value)};\n"
        for name, one in constants.items()
    ]
    return 'import type * as types from "./types.gen";\n\n' + "\n".join(lines)


def outputs() -> dict[Path, str]:
    files = {WEB / "protocol.gen.ts": HEAD + "\n" + of_protocol()}
    for name, constants in CONTENT.items():
        files[WEB / "games" / name / "content.gen.ts"] = HEAD + "\n" + of_content(constants)
    for name, game in GAMES.items():
        files[WEB / "games" / name / "types.gen.ts"] = HEAD + "\n" + of_game(game)
    return files


def main(check: bool) -> int:
    stale = [path for path, text in outputs().items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if check:
            print(f"{path.relative_to(WEB.parent.parent)} does not match the Python records: run make types")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(outputs()[path], "utf-8")
            print(f"wrote {path.relative_to(WEB.parent.parent)}")
    return 1 if stale and check else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
