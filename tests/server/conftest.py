"""One real server process per test module, and fresh ones for tests that stop or kill theirs."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.audit import deal_faults, log_faults
from tests.server.places import Place
from tests.server.process import ServerProcess
from tests.server.still import StillServer

Prepare = Callable[..., Path]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The tests of a module that is marked so run on servers of several kinds."""
    marked = metafunc.definition.get_closest_marker
    if "prepare" in metafunc.fixturenames and not marked("sqlite"):
        found = ["sqlite", *["postgres"] * bool(marked("both_databases")), *["piped"] * bool(marked("piped"))]
        if len(found) > 1 and (only := _only(metafunc.config)) is None:
            metafunc.parametrize("prepare", found, indirect=True, scope="module")
        elif len(found) > 1:
            metafunc.parametrize("prepare", [only], indirect=True, scope="module")


def _only(config: pytest.Config) -> str | None:
    """The one kind of server that was asked for."""
    return next((kind for kind in ("piped", "postgres") if config.getoption(f"--{kind}")), None)


@pytest.fixture(scope="module")
def prepare(request: pytest.FixtureRequest) -> Iterator[Prepare]:
    """Makes the folder of a server, with a note of its database if that is not a file. The first of two servers that
    are held against each other is one process with a file, if the other one is reached through pipes."""
    kind = getattr(request, "param", _only(request.config) or "sqlite")
    if kind == "sqlite":
        yield lambda folder, first=False: folder
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with ExitStack() as databases:

        def prepared(folder: Path, first: bool = False) -> Path:
            if kind != "piped" or not first:
                Place(folder, databases.enter_context(postgres.database())).note(kind == "piped")
            return folder

        yield prepared


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, prepare: Prepare) -> Iterator[ServerProcess]:
    process = ServerProcess(prepare(tmp_path_factory.mktemp("server"))).start()
    yield process
    process.end()
    check(process)


@pytest.fixture
def serve(tmp_path: Path, prepare: Prepare) -> Iterator[Callable[..., ServerProcess]]:
    """Makes a server of this test's own; all of them are stopped at the end."""
    made: list[ServerProcess] = []

    def make(**settings: object) -> ServerProcess:
        made.append(ServerProcess(prepare(tmp_path / f"server{len(made)}"), **settings).start())
        return made[-1]

    yield make
    for process in made:
        process.stop()
        check(process)


@pytest.fixture
def still(tmp_path: Path, prepare: Prepare) -> Iterator[StillServer]:
    """A server of this test's own on which no time passes by itself."""
    process = StillServer(prepare(tmp_path / "still")).start()
    yield process
    process.end()
    check(process)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Once with each database: empty, and this test's own."""
    if request.param == "sqlite":
        yield Place(tmp_path)
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.database() as url:
        place = Place(tmp_path, url)
        place.note()
        yield place


def check(process: ServerProcess) -> None:
    """Checks what must hold of every server (`audit.py`)."""
    assert not log_faults(process.log.read_text())
    assert not deal_faults(process.folder)
