"""Several real nodes at one database, as processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tests.server.audit import log_faults
from tests.server.client import Client
from tests.server.places import Place
from tests.server.process import ServerProcess

SECRET: Final = "a secret that all nodes of a test share"


def node(folder: Path, url: str, **settings: object) -> ServerProcess:
    """Not started yet."""
    Place(folder, url).note()
    return ServerProcess(folder, **{"secret": SECRET, "lease_seconds": 60, **settings})


@contextmanager
def nodes(folder: Path, url: str, count: int = 2, **settings: object) -> Iterator[list[ServerProcess]]:
    made = [node(folder / f"node{n}", url, **settings) for n in range(count)]
    try:
        for one in made:
            one.start()
        yield made
    finally:
        for one in made:
            if one.process is not None and one.process.poll() is None:
                one.go_on()
                one.stop()
            assert not log_faults(one.log.read_text())


def figure(server: ServerProcess, name: str) -> float:
    """Of /metrics."""
    said: Any = server.get("/metrics").body
    return next(float(line.split()[-1]) for line in said.decode().splitlines() if line.startswith(f"{name} "))


async def come_back(client: Client, *servers: ServerProcess) -> Client:
    """To any of these, however long it takes until one of them lets it in."""
    token, told = client.token, client.told
    async with asyncio.timeout(120):
        while True:
            for server in servers:
                again = Client(server, {"token": token}, seed=client.random.randrange(10**6))
                again.told = told
                try:
                    await again.connect(resume=told is not None)
                except (OSError, AssertionError, TimeoutError, EOFError):
                    await asyncio.sleep(0.1)
                    continue
                if again.table:
                    return again
            await asyncio.sleep(0.1)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not await asyncio.to_thread(true):
            await asyncio.sleep(0.1)
