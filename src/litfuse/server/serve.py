"""Runs the server, one process with one event loop, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from . import logs, strays
from .bots.pool import BotPool
from .http.app import make_app
from .nodes.neighbours import Neighbours
from .secret import secret_of
from .settings import Settings
from .sockets.listener import Listener
from .storage.base import Store
from .storage.opening import open_store
from .tables.directory import TableDirectory
from .tokens import Tokens

WATCH_SECONDS: Final = 1.0


def run(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serves. Raises AlreadyServed for a database in use, OSError for a taken port, BadSecret, BadDatabase."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(settings, ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Returns a faster event loop, if one is installed: a move wakes it several times."""
    try:
        import uvloop
    except ModuleNotFoundError:  # Windows
        return None
    return uvloop.new_event_loop


async def serve(settings: Settings, ready: Callable[[], None]) -> None:
    logs.configure(settings.log_level)
    strays.catch(asyncio.get_running_loop())
    check_free(settings.host, settings.port)
    if settings.database_url:
        secret = secret_of(settings)
        store = await open_store(settings, secret)
    else:
        store = await open_store(settings)
        try:
            secret = secret_of(settings)
        except BaseException:
            await store.close()
            raise
    directory = TableDirectory(settings, store, BotPool(settings.bot_workers, settings.bot_budget), Tokens(secret))
    try:
        await directory.start()
    except BaseException:
        await store.close()
        raise
    spare_the_collector()
    neighbours = Neighbours(store, secret, settings.lease_seconds)
    directory.when_met = lambda: neighbours.met(directory.living)
    listener = Listener(make_app(directory, neighbours), directory, neighbours)
    stopped = stop_on_signals()
    try:
        await listener.open()
        if settings.database_url:
            from .nodes.starting import settle_in  # imports the driver only if it is used

            await settle_in(store, neighbours)
        ready()
        well = await until_stopped(stopped, store)
        await leave(directory, listener)
        if not well:
            raise SystemExit(1)
    finally:
        await directory.stop()
        structlog.get_logger("litfuse").info("stopped")


async def until_stopped(stopped: asyncio.Event, store: Store) -> bool:
    """Waits until the server is told to stop, or a node's writer has ended. Returns whether it was told to stop.

    Without a writer nothing can be stored here any more, and other nodes should take the tables.
    """
    wait = WATCH_SECONDS if store.node else None
    while not (store.node and store.ended()):
        with suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), wait)
            return True
    structlog.get_logger("litfuse").error("writer_ended")
    return False


async def leave(directory: TableDirectory, listener: Listener) -> None:
    """Gives the tables away, then tells everybody: a client that comes back at once finds its table free."""
    directory.stopping = True
    if directory.store.node:
        await asyncio.sleep(directory.settings.drain_seconds)
        listener.shut()
        await directory.hand_over()
    await listener.part("come-back" if directory.living else "server-stops")
    await listener.close()


def spare_the_collector() -> None:
    """Makes garbage collection rare: records have no cycles and are not tracked, so there is little to find."""
    gc.collect()
    gc.freeze()  # modules and classes live until the end
    gc.set_threshold(10_000, 20, 20)


def check_free(host: str, port: int) -> None:
    """Checks that the port is free before anything is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    socket.create_server((host, port), family=family).close()


def stop_on_signals() -> asyncio.Event:
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stopped.set))
        else:
            loop.add_signal_handler(name, stopped.set)
    return stopped
