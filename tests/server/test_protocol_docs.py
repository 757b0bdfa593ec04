"""docs/protocol.md and its schema say what the server's records say."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from litfuse.server import protocol

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def generator() -> Any:
    spec = importlib.util.spec_from_file_location("generate_protocol", ROOT / "scripts" / "generate_protocol.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_the_schema_is_up_to_date() -> None:
    assert generator().main(check=True) == 0


def test_the_schema_has_every_message() -> None:
    schema = generator().schema()
    names = {str(kind.__name__) for kind in (*get_args(protocol.FromClient), *get_args(protocol.FromServer))}
    assert names <= set(schema["$defs"])
    wanted = {ref.rsplit("/", 1)[-1] for ref in re.findall(r"#/\$defs/\w+", generator().text())}
    assert wanted <= set(schema["$defs"])


@pytest.mark.parametrize("tag", sorted(tags(protocol.FromClient) | tags(protocol.FromServer)))
def test_the_protocol_page_lists_every_message(tag: str) -> None:
    assert f"`{tag}`" in PAGE


def test_the_example_exchange_is_valid() -> None:
    block = re.search(r"```exchange\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None
    asked: dict[str, int] = {}
    for line in block[1].splitlines():
        data = line[2:].encode()
        if line.startswith("> "):
            message = json.loads(data)
            protocol.from_client(data)
            if "id" in message:
                asked[message["id"]] = asked.get(message["id"], 0) + 1
        else:
            assert line.startswith("< ")
            answer: Any = protocol.from_server(data)
            if isinstance(answer, protocol.Reply):
                asked[answer.id] -= 1
    assert set(asked.values()) == {0}, "every message with an id gets exactly one answer"


def test_the_protocol_page_lists_every_route() -> None:
    from litfuse.server.http.api import ROUTES

    for route in ROUTES:
        for path in route.paths:
            assert path.replace(":str", "") in PAGE
