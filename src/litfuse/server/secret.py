"""The server's secret, which signs the tokens of chairs: anybody who knows it can take any chair."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import text

from . import private
from .settings import Settings

FILE_BYTES: Final = 32
SETTING_BYTES: Final = 16


class BadSecret(LitfuseError):
    """This secret cannot be used for signing. The sentence says what would work."""


def secret_of(settings: Settings) -> bytes:
    """Returns the setting, or else the file in the data folder, which the first start makes.

    Raises BadSecret if others could guess or read it.
    """
    if not settings.secret:
        return _in_file(settings.folder / "secret")
    given = os.fsencode(settings.secret)  # an environment may contain bytes that are no text
    if len(given) < SETTING_BYTES:
        raise BadSecret(text("cli-secret-short", have=len(given), least=SETTING_BYTES))
    return given


def _in_file(path: Path) -> bytes:
    if not path.exists():
        private.write_whole(path, secrets.token_bytes(FILE_BYTES))
    if private.open_to_others(path):
        raise BadSecret(text("cli-secret-open", path=f"={path}"))
    found = path.read_bytes()
    if len(found) < FILE_BYTES:
        raise BadSecret(text("cli-secret-cut", path=f"={path}", have=len(found), least=FILE_BYTES))
    return found
