"""Files that only the server's own user may read: the database has seeds and hands, the secret signs chairs."""

from __future__ import annotations

import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
OTHERS: Final = 0o077


def close_folder(folder: Path) -> None:
    """Makes the folder if it is missing, and shuts other users out.

    A folder that belongs to another user, or is shared like /tmp, stays as it is; the files in it are closed one by
    one.
    """
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    if not folder.stat().st_mode & stat.S_ISVTX:
        with suppress(PermissionError):
            folder.chmod(FOLDER_MODE)


def close_database(path: Path) -> None:
    """Makes an empty file if there is none, and shuts other users out of it and of the files next to it with its name.

    Files that SQLite adds later take the file's mode.
    """
    with suppress(FileExistsError):
        create(path)
    for file in path.parent.glob(f"{path.name}*"):
        file.chmod(FILE_MODE)


def create(path: Path) -> None:
    """Makes an empty file. Raises FileExistsError if it is there already."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE))


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file such that, after a crash at any moment, it is either complete or unchanged."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.draft")
    create(draft)
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    if os.name == "posix":  # the name is on disk once its folder is synced; Windows cannot open folders
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def open_to_others(path: Path) -> bool:
    """Returns whether other users of this machine may read or change the file. Windows has no such modes."""
    return os.name == "posix" and bool(path.stat().st_mode & OTHERS)
