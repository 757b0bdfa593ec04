"""What the import contracts in pyproject.toml cannot say: a list of what is allowed."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import litfuse.kernel

SOURCE = Path(litfuse.kernel.__path__[0]).parent
ALLOWED = sys.stdlib_module_names | {"litfuse", "msgspec"}


def imported(file: Path) -> Iterator[str]:
    """Top-level packages that a file imports by absolute name, anywhere in it."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("layer", ["kernel", "games"])
def test_kernel_and_games_need_msgspec_and_nothing_else(layer: str) -> None:
    files = sorted((SOURCE / layer).rglob("*.py"))
    assert files
    strangers = {str(file.relative_to(SOURCE)): found for file in files if (found := set(imported(file)) - ALLOWED)}
    assert not strangers
