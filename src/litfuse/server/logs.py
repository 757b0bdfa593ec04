"""One JSON object per line on standard error: what happened, types and ids.

Tokens, names, addresses, cards and what people say are never logged. Nothing here trusts whoever logs to think of it:
an error is its type and where it arose, for its words may hold a hand; any other value is a number or a plain word.
"""

from __future__ import annotations

import hashlib
import io
import logging
import re
import sys
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final, TextIO, cast

import structlog

_PLAIN: Final = re.compile(r"[\w.:/<>{}+-]{0,120}", re.ASCII)  # a word: an id, a type, a code, a route
_DEPTH: Final = 12  # places that are named, from the innermost


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
            types_only,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper(), logging.INFO)),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, _Unfailing(sys.stderr))),
        cache_logger_on_first_use=True,
    )


def types_only(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A step of logging: whatever is no word, number or error becomes the name of its type."""
    if (info := event.pop("exc_info", None)) and "error" not in event:
        event["error"] = info if isinstance(info, BaseException) else sys.exc_info()[1]
    error = event.get("error")
    for key, value in event.items():
        event[key] = _plain(value)
    if isinstance(error, BaseException):
        event["error"] = " < ".join(type(e).__name__ for e in _chain(error))
        event["at"] = places(_chain(error)[-1])
    return event


def places(error: BaseException) -> list[str]:
    """Returns where an error arose, from outside to inside: places in the code, no values."""
    frames = traceback.extract_tb(error.__traceback__)[-_DEPTH:]
    return [f"{Path(frame.filename).stem}:{frame.lineno} {frame.name}" for frame in frames]


def _chain(error: BaseException) -> list[BaseException]:
    """Returns the error and the errors that caused it."""
    found = [error]
    while (cause := found[-1].__cause__ or found[-1].__context__) is not None and len(found) < _DEPTH:
        found.append(cause)
    return found


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float):
        return value
    return value if isinstance(value, str) and _PLAIN.fullmatch(value) else type(value).__name__


def short(table_id: str) -> str:
    """Returns a name for a table in the logs. Its id is an invitation, so it stays out."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:12]
