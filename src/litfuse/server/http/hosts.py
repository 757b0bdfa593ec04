"""The names under which this server may be called.

A hostile page can make its own name point at a machine in somebody's home, so that the browser takes server and page
for one site (DNS rebinding). The header Host then still contains the hostile name.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TypeAlias
from urllib.parse import urlsplit

from ..settings import Settings

Address: TypeAlias = IPv4Address | IPv6Address


class Hosts:
    """Knows `localhost`, the names from the settings, and any address at which a client has reached the server."""

    def __init__(self, settings: Settings) -> None:
        told = [*settings.hosts.split(","), settings.host]
        outer = [urlsplit(origin.strip()).netloc for origin in settings.origins.split(",")]
        self._names = {"localhost"} | {name for host in (*told, *outer) if (name := name_of(host.strip())) is not None}

    def knows(self, given: Iterable[str], reached: str | None) -> bool:
        """Returns whether a request may give exactly this as its Host, if it came in at this address."""
        names = [name_of(host) for host in given]
        if len(names) != 1 or names[0] is None:
            return False
        if names[0] in self._names:
            return True
        asked = _address(names[0])
        return asked is not None and (asked.is_loopback or asked == _address(reached or ""))


@lru_cache(maxsize=256)
def name_of(host: str) -> str | None:
    """Returns the name in lower case, or the address in its one spelling, without the port. None if it is neither."""
    try:
        parts = urlsplit(f"//{host}")
        name = parts.hostname
        if not name or parts.netloc != host or "@" in host or (parts.port is not None and not 0 < parts.port < 65536):
            return None
    except ValueError:
        return None
    address = _address(name)
    return name.rstrip(".") or None if address is None else str(address)


def _address(text: str) -> Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
