"""A server on which no time passes by itself: whatever a clock measures, a busy machine cannot be too late for it.

python -m tests.server.still serve ...: the command line of `litfuse`. Each SIGUSR1 lets `JUMP_MS` pass.
"""

from __future__ import annotations

import signal
from itertools import count
from typing import Final

from litfuse.server import moment

JUMP_MS: Final = 4_000
JUMP: Final = signal.SIGUSR1


def stop_time() -> None:
    """Before anything else of the server is imported, which takes `now_ms` by name."""
    jumps = count(1)
    now = begin = moment.now_ms()

    def jump(*_: object) -> None:
        nonlocal now
        now = begin + JUMP_MS * next(jumps)

    signal.signal(JUMP, jump)
    moment.now_ms = lambda: now


if __name__ == "__main__":
    stop_time()
    from litfuse.cli.main import main

    main()
