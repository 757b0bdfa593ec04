"""The client's files, read into memory once: no path from outside ever reaches the file system, no link is followed."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent.parent / "static"


class File(NamedTuple):
    data: bytes
    kind: str
    tag: str


class Files:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            inside = path.relative_to(folder)
            if path.is_file() and not any((folder / part).is_symlink() for part in (inside, *inside.parents)):
                data = path.read_bytes()
                kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
                self._files[f"/{inside.as_posix()}"] = File(data, kind, tag)

    def find(self, path: str) -> File | None:
        """A page's own address (no dot in its last part) is the page: it finds its way by itself."""
        found = self._files.get(path)
        if found is None and "." not in path.rsplit("/", 1)[-1]:
            found = self._files.get("/index.html")
        return found
