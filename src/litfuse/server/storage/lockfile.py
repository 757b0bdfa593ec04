"""Allows one process for each database file: the lock disappears with the process, however it ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO


class AlreadyServed(Exception):
    """Another process has this database open."""


class LockFile:
    def __init__(self, path: Path) -> None:
        self._file: IO[bytes] = path.open("ab")
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise AlreadyServed(str(path)) from error

    def release(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
