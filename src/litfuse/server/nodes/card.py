"""What a node says about itself in the database: its address, what it can play, and which secret it signs with."""

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
from ..storage.postgres.lease import NodeCard

_ANY: Final = frozenset({"", "0.0.0.0", "::"})
_SALT: Final = b"litfuse/1/same-secret"


class BadAddress(LitfuseError):
    """Other nodes could not reach this one. The sentence says what would work."""


def card_of(settings: Settings, secret: bytes, seen: str | None) -> NodeCard:
    """Returns this node's card.

    `seen`: this machine's address as the database sees it; None if both are on one machine.
    """
    return NodeCard(
        address=address_of(settings, seen),
        rules=",".join(f"{game.name}/{game.rules}" for game in GAMES.values()),
        schema=NEWEST,
        place=_place(settings.host, settings.port),
        secret_hash=hmac.digest(secret, _SALT, "sha256").hex() if secret else "",
    )


def address_of(settings: Settings, seen: str | None) -> str:
    """Returns where others reach this node. Raises BadAddress.

    This is what the settings say; else the one address at which it listens; else the one it uses towards the database.
    """
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
    """Returns a hash that is the same for the next server at this address: this boot of the system, its network, its
    port.
    """
    if sys.platform != "linux":
        return ""
    try:
        run = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{run}/{os.stat('/proc/self/ns/net').st_ino}/{host}/{port}"
    except OSError:
        return ""
