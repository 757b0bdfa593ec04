"""docs/hosting.md names every setting with its default, and every figure."""

from __future__ import annotations

import re
from pathlib import Path

from litfuse.server.metrics import Counts, Gauges, registry_of
from litfuse.server.settings import PREFIX, Settings
from litfuse.server.storage.base import NodeFigures

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


def test_the_hosting_page_lists_every_setting_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(LITFUSE_\w+)` \| (?:`(.*?)`)? ?\|", PAGE, re.MULTILINE))
    usual = Settings()
    said = {PREFIX + name.upper(): str(getattr(usual, name)) for name in Settings.__struct_fields__}
    assert rows == {name: value.lower() if value in ("True", "False") else value for name, value in said.items()}


def test_the_hosting_page_lists_every_metric() -> None:
    node = NodeFigures("n", 0.0, 0, 0, 0, 0, 0, 0.0)
    for family in registry_of(Counts(), lambda: Gauges(0, 0, 0, True, node)).collect():
        name = family.name + ("_total" if family.type == "counter" else "")
        assert f"`{name}" in PAGE
