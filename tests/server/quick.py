"""The command line of `litfuse`, with bots that take no longer than the settings say: `python -m tests.server.quick`.

A match among bots that think blindly long takes minutes. Tests of how long they take use the server as it is.
"""

from __future__ import annotations

from litfuse.server import timing


def hurry() -> None:
    """Before the server is started."""
    timing.LEAST_MS = 0  # type: ignore[misc]


if __name__ == "__main__":
    hurry()
    from litfuse.cli.main import main

    main()
