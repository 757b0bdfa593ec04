"""A few hundred tables come and go; `make soak-tables` takes ten thousand."""

import sys
from pathlib import Path

import pytest

from tests.server.soak import soaked


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_tables_that_were_left_leave_neither_rows_nor_memory_nor_open_files(tmp_path: Path) -> None:
    found = soaked(tmp_path / "server", 300, seconds=4)
    assert found["rows_left"] == 0, found
    assert found["memory_grown"] < 32 * 1024 * 1024, found
    assert found["files_grown"] < 20, found
    assert found["database"] < 16 * 1024 * 1024, found
