"""A rolling restart, and a short storm: each kind of fault once, over two nodes; `make chaos` makes a long one."""

import os
from pathlib import Path

from tests.postgres import Postgres, new_folder
from tests.server.nodes.chaos import PLAN, PLAN_MORE, Run, chaos


def test_a_rolling_restart_of_two_nodes_fails_no_command(tmp_path: Path, postgres: Postgres) -> None:
    """Who plays is sent away with a word, comes back and asks again; nobody is told that something failed."""
    with postgres.database() as url:
        found = chaos(tmp_path, url, Run(nodes=2, commands=200, faults=["rolled"], tables=4, seconds=120), postgres)
    assert found["done"]
    assert "failed" not in found, found
    assert found["plays"] > 0, found


def test_nothing_acknowledged_is_lost_doubled_or_reordered_whatever_breaks(tmp_path: Path) -> None:
    postgres = Postgres(new_folder(), os.getpid())  # of its own: it crashes
    run = Run(nodes=2, commands=300, faults=[*PLAN, *PLAN_MORE], tables=4, seconds=90)
    try:
        with postgres.database() as url:
            found = chaos(tmp_path, url, run, postgres)
    finally:
        postgres.stop()
    # That it looked at something: how much depends on the machine.
    for figure in ("plays", "told", "records", "views", "echoes"):
        assert found[figure] > 0, found
