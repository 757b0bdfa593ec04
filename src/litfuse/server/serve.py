"""Runs the server: one process, one event loop, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable

import structlog
from granian.constants import HTTPModes, Interfaces
from granian.server.embed import Server

from . import logs
from .app import make_app
from .botpool import BotPool
from .house import House
from .settings import Settings
from .storage.sqlite import SqliteStore
from .tokens import Tokens, secret_of


async def serve(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """AlreadyServed if another process has the database; OSError if the port is taken."""
    logs.configure(settings.log_level)
    store = SqliteStore(settings.database)
    secret = settings.secret.encode() or secret_of(settings.folder / "secret")
    house = House(settings, store, BotPool(settings.bot_workers, settings.bot_budget), Tokens(secret))
    await house.start()
    server = Server(
        make_app(house),
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGINL,
        http=HTTPModes.http1,
        log_enabled=False,
    )
    stop_on_signals(server.stop)
    try:
        ready()
        await server.serve()
    finally:
        await house.stop()
        structlog.get_logger("litfuse").info("stopped")


def stop_on_signals(stop: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop))
        else:
            loop.add_signal_handler(name, stop)
