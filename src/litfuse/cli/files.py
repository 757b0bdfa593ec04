"""Record files: read whole; written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from litfuse.games import registry
from litfuse.kernel import archive
from litfuse.kernel.codec import Decoder
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.fairness import Seals
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Header, text

from .errors import BadInput

MOST = 64 * 1024 * 1024  # a record has some 50 kB; this keeps a wrong file from filling the memory


_seals: Decoder[Seals] = Decoder(Seals)


class RecordFile(NamedTuple):
    data: bytes
    archive: archive.Archive


def contents(path: Path) -> bytes:
    """Returns the bytes of a file, at most one more than allowed. Raises BadInput if there is no readable file."""
    try:
        if path.is_dir():
            raise BadInput(text("cli-file-is-folder", file=f"={path}"))
        with path.open("rb") as file:
            return file.read(MOST + 1)
    except FileNotFoundError as error:
        raise BadInput(text("cli-file-missing", file=f"={path}")) from error
    except (OSError, ValueError) as error:  # ValueError: an impossible name
        raise BadInput(text("cli-file-unreadable", file=f"={path}", why=f"={_why(error)}")) from error


def load(path: Path) -> RecordFile:
    """Returns the record in a file. Raises BadInput if there is no readable file, BadRecord if it has no record."""
    data = contents(path)
    if len(data) > MOST or not data.startswith(b'{"litfuse":'):
        raise BadInput(text("cli-file-no-record", file=f"={path}"))
    return RecordFile(data, archive.read(data, registry.find))


def load_seals(path: Path) -> Seals:
    """Returns the seals in a file. Raises BadInput if there is no readable file, or if it has none."""
    try:
        return _seals(contents(path))
    except BadRecord as error:
        raise BadInput(text("cli-file-no-seals", file=f"={path}")) from error


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def keeper(path: Path | None, header: Header, seed: bytes) -> Callable[[AnyMatch], None]:
    """Returns a function that keeps the record of a match in a file, or does nothing without one.

    Never overwrites a file.
    """
    if path is None:
        return lambda match: None
    if path.exists():
        raise BadInput(text("cli-file-exists", file=f"={path}"))

    def keep(match: AnyMatch) -> None:
        try:
            save(path, archive.write(header, match, seed))
        except (OSError, ValueError) as error:
            raise BadInput(text("cli-file-unwritable", file=f"={path}", why=f"={_why(error)}")) from error

    return keep


def save(path: Path, data: bytes) -> None:
    """Replaces a file atomically: a reader finds the old or the new one, never a half."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
