"""What a node says of itself in the database: where others reach it, what it can play, which secret it signs with."""

from __future__ import annotations

import hmac
import os
import sys
from pathlib import Path
from typing import Final

from litfuse.games.registry import GAMES
from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import text

from ..settings import Settings
from ..storage.migrations.migrate import NEWEST
from ..storage.postgres.lease import Card

_ANY: Final = frozenset({"", "0.0.0.0", "::"})
_SALT: Final = b"litfuse/1/same-secret"


class BadAddress(LitfuseError):
    """Others could not reach this node. The sentence says what would do."""


def card_of(settings: Settings, secret: bytes, seen: str | None) -> Card:
    """`seen`: this machine's address in the eyes of the database; None: it is on the same machine."""
    return Card(
        address=address_of(settings, seen),
        rules=",".join(f"{game.name}/{game.rules}" for game in GAMES.values()),
        schema=NEWEST,
        place=_place(settings.host, settings.port),
        secret_hash=hmac.digest(secret, _SALT, "sha256").hex() if secret else "",
    )


def address_of(settings: Settings, seen: str | None) -> str:
    """Where others reach this node: what the settings say, else the one address at which it listens, else the one from
    which it speaks to the database. Raises BadAddress."""
    if settings.advertise:
        _, colon, port = settings.advertise.rpartition(":")
        if not colon or not port.isdecimal():
            raise BadAddress(text("cli-advertise-port", have=f"={settings.advertise}"))
        return settings.advertise
    host = settings.host if settings.host not in _ANY else seen
    if host is None:
        raise BadAddress(text("cli-advertise-missing"))
    return f"[{host}]:{settings.port}" if ":" in host else f"{host}:{settings.port}"


def _place(host: str, port: int) -> str:
    """The same for whoever listens at this address after us: this run of the system, this network of it, this port."""
    if sys.platform != "linux":
        return ""
    try:
        run = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{run}/{os.stat('/proc/self/ns/net').st_ino}/{host}/{port}"
    except OSError:
        return ""
