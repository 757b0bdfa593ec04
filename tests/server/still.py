"""A server on which no time passes by itself: whatever a clock measures, a busy machine cannot be too late for it.

python -m tests.server.still serve ...: the command line of `litfuse`. Time is the length of a file in the data folder:
with each byte that a test adds, `BEAT_MS` have passed, at once and for whatever the server does next.
"""

from __future__ import annotations

import asyncio
import math
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litfuse.server import timing
from tests.server.process import ServerProcess
from tests.server.quick import hurry

BEAT_MS: Final = 250
TIME: Final = "time"


class StillServer(ServerProcess):
    """No time passes on it but by `beat`."""

    module = "tests.server.still"

    def beat(self, times: int = 1) -> None:
        with (self.folder / TIME).open("ab") as time:
            time.write(b"." * times)

    @asynccontextmanager
    async def flowing(self) -> AsyncIterator[None]:
        """Time passes, several times as fast as on a clock."""

        async def flow() -> None:
            while True:
                self.beat()
                await asyncio.sleep(0.05)

        task = asyncio.create_task(flow())
        try:
            yield
        finally:
            task.cancel()

    def wait(self, seconds: float) -> None:
        """At least so much time passes."""
        self.beat(math.ceil(seconds * 1000 / BEAT_MS))


def stop_time() -> None:
    """Before anything else of the server is imported, which takes `now_ms` by name."""
    begin = timing.now_ms()
    time = Path(os.environ["LITFUSE_DATA"]) / TIME
    time.touch()
    timing.now_ms = lambda: begin + BEAT_MS * time.stat().st_size


if __name__ == "__main__":
    stop_time()
    hurry()
    from litfuse.cli.main import main

    main()
