"""Logs one JSON object per line to standard error: what happened, types and ids.

Tokens, names, addresses, cards and what people say are never logged, and this does not rely on the caller: an error is
logged as its type and where it arose, because its message may contain a hand; any other value must be a number or a
plain word.
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

_PLAIN: Final = re.compile(r"[\w.:/<>{}+-]{0,120}", re.ASCII)  # a plain word: an id, a type, a code, a route
_DEPTH: Final = 12  # how many places are named, from the innermost


class _Unfailing(io.TextIOBase):
    """Ignores write errors: a full disk must not turn logging into an error of the code that logs."""

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
    """A logging step that replaces anything but a word, number or error by the name of its type."""
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
    """Returns a name for a table in logs. Its id is an invitation, so it is not logged."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:12]
