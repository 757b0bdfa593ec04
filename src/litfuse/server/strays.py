"""Errors that reach nobody: what libraries log, and what the event loop could hand to no task. One line each, like all
other logs: where and of which type, never what stands in it."""

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
    if not isinstance(error, ConnectionError):  # a line that broke says so to whoever used it
        log.error("unhandled", error=type(error).__name__)
