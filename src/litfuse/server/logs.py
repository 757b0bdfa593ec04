"""One JSON object per line on standard error. Tokens, names, addresses and what people say are never logged."""

from __future__ import annotations

import hashlib
import io
import logging
import sys
from contextlib import suppress
from typing import IO, TextIO, cast

import structlog


class _Unfailing(io.TextIOBase):
    """A disk too full for the log must not become an error of what was logged."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, text: str) -> int:
        with suppress(OSError):
            self._file.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()


def configure(level: str) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper(), logging.INFO)),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, _Unfailing(sys.stderr))),
        cache_logger_on_first_use=True,
    )


def short(table_id: str) -> str:
    """A table in the logs. Its id is an invitation, so it stays out."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:12]
