"""One JSON object per line on standard error. Tokens, names, addresses and what people say are never logged."""

from __future__ import annotations

import hashlib
import logging
import sys

import structlog


def configure(level: str) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper(), logging.INFO)),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def short(table_id: str) -> str:
    """A table in the logs. Its id is an invitation, so it stays out."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:12]
