"""Fixtures for every test."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.postgres import Postgres, new_folder

# A loaded machine is slow, not wrong.
settings.register_profile("litfuse", deadline=None)
settings.load_profile("litfuse")

# A shell's background jobs ignore interrupts, and so would every process that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--postgres", action="store_true", help="run the tests of the server on PostgreSQL")
    parser.addoption("--piped", action="store_true", help="run them at one node, with all tables at another one")
    parser.addoption("--every-look", action="store_true", help="draw every scene in every size, theme and language")
    parser.addoption("--accept", action="store_true", help="rewrite golden files instead of comparing with them")


@pytest.fixture(scope="session")
def accept(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten (`make accept`) instead of compared with."""
    return bool(request.config.getoption("--accept"))


# --- PostgreSQL ------------------------------------------------------------------------------------------------------
# One server for all workers of a test run. The process that hands out the tests stops it; a name is all they share.

POSTGRES = pytest.StashKey[Postgres]()


def pytest_configure(config: pytest.Config) -> None:
    given = getattr(config, "workerinput", None)  # of a worker: what the process above it said
    config.stash[POSTGRES] = Postgres(
        *((Path(given["postgres"]), given["run"]) if given else (new_folder(), os.getpid()))
    )


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    node.workerinput |= {"postgres": str(node.config.stash[POSTGRES].folder), "run": os.getpid()}


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput") and POSTGRES in config.stash:
        config.stash[POSTGRES].stop()


@pytest.fixture(scope="session")
def postgres(request: pytest.FixtureRequest) -> Postgres:
    """The server that this test run shares."""
    return request.config.stash[POSTGRES]


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database of this test's own."""
    with postgres.database() as url:
        yield url
