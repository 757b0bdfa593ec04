"""One real server process per test module, and fresh ones for tests that stop or kill theirs."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server")).start()
    yield process
    process.end()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Makes a server of this test's own; all of them are stopped at the end."""
    made: list[ServerProcess] = []

    def make(**settings: object) -> ServerProcess:
        made.append(ServerProcess(tmp_path / f"server{len(made)}", **settings).start())
        return made[-1]

    yield make
    for process in made:
        process.stop()
