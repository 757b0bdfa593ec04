"""Errors that reach no handler: what libraries log, and what the event loop could not hand to a task.

They are logged on one line each, like everything else: where and of which type, never their message.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import structlog

log = structlog.get_logger("litfuse.strays")


class _Lines(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[0] if record.exc_info else None
        log.error("library_error", library=record.name, where=record.funcName, error=error.__name__ if error else "")


def catch(loop: asyncio.AbstractEventLoop) -> None:
    logging.basicConfig(handlers=[_Lines()], level=logging.ERROR, force=True)
    loop.set_exception_handler(_unhandled)


def _unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error = context.get("exception")
    if not isinstance(error, ConnectionError):  # the user of a broken connection is told anyway
        log.error("unhandled", error=type(error).__name__)
