"""The PostgreSQL that tests run on: real, never root's, and gone with the test run."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import asyncpg

from tests.postgres import Postgres, new_folder

ROOT = Path(__file__).parents[1]


def test_a_database_answers_and_the_server_is_not_run_by_root(postgres: Postgres, postgres_url: str) -> None:
    async def ask() -> str:
        connection = await asyncpg.connect(postgres_url)
        try:
            return str(await connection.fetchval("select version()"))
        finally:
            await connection.close()

    assert asyncio.run(ask()).startswith("PostgreSQL")
    assert (postgres.folder / "data" / "postmaster.pid").stat().st_uid != 0


def test_the_database_server_ends_when_the_test_run_is_killed() -> None:
    folder = new_folder()
    script = f"from tests.postgres import *; Postgres(Path({str(folder)!r}), os.getpid()).start(); time.sleep(600)"
    run = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT)
    end = time.monotonic() + 120
    while not (folder / "ready").exists() and time.monotonic() < end:
        assert run.poll() is None
        time.sleep(0.05)
    pid = int((folder / "data" / "postmaster.pid").read_text().splitlines()[0])
    run.kill()
    run.wait()
    while folder.exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert not folder.exists()
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return
    raise AssertionError("PostgreSQL runs on")
