"""One database with the newest schema for all races of a module."""

import asyncio
from collections.abc import Iterator

import pytest

from litfuse.server.storage.postgres.store import bring_up_to_date
from tests.postgres import Postgres


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as made:
        asyncio.run(bring_up_to_date(made))
        yield made
