"""Starts a server on PostgreSQL as a node, if it and the other nodes fit together."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from litfuse.kernel.records import text

from ..secret import BadSecret
from ..settings import Settings
from ..storage.base import Elsewhere, Store
from ..storage.postgres.line import connect
from ..storage.postgres.store import UNREACHABLE, PostgresStore, unreachable
from .address import is_loopback
from .card import BadAddress, card_of
from .neighbours import Neighbours


async def open_node(settings: Settings, secret: bytes) -> PostgresStore:
    """Opens the database as a node.

    Raises NewerDatabase, BadDatabase, BadAddress, or BadSecret if others have another one.
    """
    url = settings.database_url
    try:
        connection = await connect(url)
        try:
            seen = _own_end(connection)
        finally:
            connection.terminate()
    except UNREACHABLE as error:
        raise unreachable(url, error) from error
    card = card_of(settings, secret, seen)
    store = await PostgresStore.open(url, card, settings.lease_seconds)
    try:
        for other in await store.others():
            if secret and other["secret_hash"] != card.secret_hash:
                raise BadSecret(text("cli-secret-differs"))
            if is_loopback(card.address) != is_loopback(other["address"]):
                mine, there = f"={card.address}", f"={other['address']}"
                raise BadAddress(text("cli-advertise-apart", have=mine, other=there))
    except BaseException:
        await store.close()
        raise
    return store


def _own_end(connection: Any) -> str | None:
    """Returns this machine's address on the way to the database, None if that is a socket of the system."""
    name = connection._transport.get_extra_info("sockname")
    return str(name[0]) if isinstance(name, tuple) else None


async def settle_in(store: Store, neighbours: Neighbours) -> None:
    """Completes the start, once the node listens. Raises BadAddress.

    A node that listened at this place before is gone. Connecting to the address that others are told must reach this
    node.
    """
    if not isinstance(store, PostgresStore):
        return
    await store.lease.follow()
    address = store.lease.address
    found: Any = None
    try:
        async with asyncio.timeout(10):
            answer = await neighbours.ask(Elsewhere("", store.node, address), "GET", "/healthz", (), b"", "")
            found = msgspec.json.decode(answer.body) if answer is not None else None
    except (OSError, msgspec.DecodeError):
        pass
    if not isinstance(found, dict) or found.get("node") != store.node:
        raise BadAddress(text("cli-advertise-wrong", have=f"={address}"))
