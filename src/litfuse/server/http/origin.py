"""The origin of requests: which pages may talk to this server, and from which address a request comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from ..limits import network_of
from ..settings import Settings


def allowed(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Returns whether the origin may talk to this server. Programs send no Origin, browsers always do."""
    if origin is None:
        return True
    if origin in {name.strip() for name in settings.origins.split(",")} - {""}:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()
    except ValueError:
        return False


CALLER: Final = "litfuse.caller"  # in a scope: the address seen by the node that forwarded the caller


def address(scope: Mapping[str, Any], settings: Settings) -> str:
    """Returns whose request this is for the purpose of limits.

    Each trusted proxy adds the address it saw; anything before those entries may be forged.
    """
    if CALLER in scope:
        return str(scope[CALLER])
    direct = network_of(str(scope["client"][0])) if scope.get("client") else ""
    if not settings.proxies:
        return direct
    lines = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
    seen = [part.strip() for part in ",".join(lines).split(",") if part.strip()]
    return network_of(_bare(seen[-settings.proxies])) if len(seen) >= settings.proxies else direct


def _bare(seen: str) -> str:
    """Returns the address without a port, which some proxies add: `198.51.100.1:4711`, `[2001:db8::1]:4711`."""
    if seen.startswith("["):
        return seen[1:].partition("]")[0]
    return seen.partition(":")[0] if seen.count(":") == 1 else seen
