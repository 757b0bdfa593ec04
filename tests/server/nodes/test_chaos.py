"""A short storm: each kind of fault once, over two nodes; `make chaos` makes a long one."""

import os
from pathlib import Path

from tests.postgres import Postgres, new_folder
from tests.server.nodes.chaos import chaos


def test_nothing_acknowledged_is_lost_doubled_or_reordered_whatever_breaks(tmp_path: Path) -> None:
    postgres = Postgres(new_folder(), os.getpid())  # of its own: it crashes
    try:
        with postgres.database() as url:
            found = chaos(tmp_path, url, faults=7, count=2)
    finally:
        postgres.stop()
    # That it looked at something: how much depends on the machine.
    assert found["plays"] > 10, found
    assert found["told"] > 10, found
    assert found["records"] > 0, found
