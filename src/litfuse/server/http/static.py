"""The client's files, read into memory once: no path from outside reaches the file system, no link is followed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parents[2] / "static"
# Their names contain a hash of their content, so they never change.
HASHED: Final = "/assets/"


class File(NamedTuple):
    data: bytes
    kind: str
    tag: str
    packed: bytes | None  # gzipped, if that saves anything
    cached: str

    def answer(self, accepts: str) -> tuple[bytes, dict[str, str]]:
        """Returns what to send, and its headers."""
        headers = {"etag": self.tag, "cache-control": self.cached}
        if self.packed is None:
            return self.data, headers
        headers["vary"] = "accept-encoding"
        if "gzip" not in accepts:
            return self.data, headers
        return self.packed, {**headers, "content-encoding": "gzip"}


class Files:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            inside = path.relative_to(folder)
            if path.is_file() and not any((folder / part).is_symlink() for part in (inside, *inside.parents)):
                self._files[f"/{inside.as_posix()}"] = read(path, f"/{inside.as_posix()}")

    def find(self, path: str) -> File | None:
        """Returns the file. An address without a dot in its last part is the page's own, and gets the page."""
        found = self._files.get(path)
        if found is None and "." not in path.rsplit("/", 1)[-1]:
            found = self._files.get("/index.html")
        return found


def read(path: Path, address: str) -> File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
    packed = gzip.compress(data, mtime=0)
    cached = "public, max-age=31536000, immutable" if address.startswith(HASHED) else "no-cache"
    return File(data, kind, tag, packed if len(packed) < 0.9 * len(data) else None, cached)
