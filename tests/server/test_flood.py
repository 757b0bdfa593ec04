"""A short flood of each kind beside a table that plays; `make flood` pours longer and looks at the times as well."""

import sys
from pathlib import Path

import pytest

from tests.server.flood import MEMORY, measured
from tests.server.floods import FLOODS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sends from a second address of this machine")


@pytest.mark.parametrize("kind", FLOODS)
def test_a_table_plays_on_beside_a_flood_and_memory_stays_bounded(kind: str, tmp_path: Path) -> None:
    found = measured(tmp_path / "server", kind, 1.5)
    assert found.moves > 3, found
    assert found.grown <= MEMORY, found
