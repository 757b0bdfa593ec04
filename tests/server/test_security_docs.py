"""docs/security.md names tests that exist, and settings that there are."""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from pathlib import Path

from litfuse.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
ASVS = PAGE.partition("## OWASP ASVS")[2].partition("## How to report")[0]


@lru_cache
def functions_of(path: Path) -> frozenset[str]:
    return frozenset(node.name for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef))


def test_every_test_named_on_the_security_page_exists() -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE)
    assert len(named) > 30
    for file, test in named:
        assert (ROOT / file).exists(), file
        assert not test or test in functions_of(ROOT / file), test


def test_every_requirement_has_its_test() -> None:
    rows = [line for line in ASVS.splitlines() if re.match(r"\| \d", line)]
    assert len(rows) >= 20
    assert [row for row in rows if "::test_" not in row.split("|")[3]] == []


def test_every_setting_named_on_the_security_page_exists() -> None:
    named = set(re.findall(r"LITFUSE_\w+", PAGE))
    assert named <= {PREFIX + name.upper() for name in Settings.__struct_fields__}


def test_the_file_that_people_look_for_points_there() -> None:
    assert "docs/security.md#how-to-report-a-hole" in (ROOT / "SECURITY.md").read_text("utf-8")
