"""One browser and one real server for all tests of the page."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.process import ServerProcess
from tests.web.browser import Visitor, launched


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as found:
        yield found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    static = Path(__file__).parent.parent.parent / "src" / "litfuse" / "static" / "index.html"
    assert static.exists(), "the page is not built: make web"
    process = ServerProcess(tmp_path_factory.mktemp("site"), tables_per_minute=1000).start()
    yield process
    process.end()


@pytest.fixture
def visit(browser: Browser, site: ServerProcess) -> Iterator[Callable[..., Visitor]]:
    """A person with a browser of their own."""
    made: list[Visitor] = []

    def come(*args: Any, **options: Any) -> Visitor:
        made.append(Visitor(browser, site.url, *args, **options))
        return made[-1]

    yield come
    for visitor in made:
        visitor.close()
