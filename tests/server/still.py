"""A server on which no time passes by itself: whatever a clock measures, a busy machine cannot be too late for it.

python -m tests.server.still serve ...: the command line of `litfuse`. Time is the length of a file in the data folder:
with each byte that a test adds, `BEAT_MS` have passed, at once and for whatever the server does next.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from litfuse.server import timing

BEAT_MS: Final = 250
TIME: Final = "time"


def stop_time() -> None:
    """Before anything else of the server is imported, which takes `now_ms` by name."""
    begin = timing.now_ms()
    time = Path(os.environ["LITFUSE_DATA"]) / TIME
    time.touch()
    timing.now_ms = lambda: begin + BEAT_MS * time.stat().st_size


if __name__ == "__main__":
    stop_time()
    from litfuse.cli.main import main

    main()
