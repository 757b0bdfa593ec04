"""Limits on how much of anything one client gets, and on which texts are accepted."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Final

from .errors import TableRefusal

# Cc: control characters (NUL breaks PostgreSQL, line breaks break logs); Cs: half characters that no UTF-8 holds.
_NEVER: Final = {"Cc", "Cs"}
# These reorder or split the text around them, so one person's text could change another's.
_TRICKS: Final = frozenset("\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean(text: str, most: int, what: str) -> str:
    """Returns the text without outer space; raises TableRefusal if it is empty, too long or has control characters."""
    text = text.strip(" ")
    if not text:
        raise TableRefusal(f"{what}-empty")
    if len(text) > most:
        raise TableRefusal(f"{what}-too-long", most=most)
    if any(c in _TRICKS or unicodedata.category(c) in _NEVER for c in text):
        raise TableRefusal(f"{what}-control")
    return text


def too_deep(data: bytes, most: int) -> bool:
    """Returns whether JSON is nested deeper than this. Short texts are accepted without counting."""
    if data.count(b"[") + data.count(b"{") <= most:
        return False
    depth = 0
    quoted = escaped = False
    for c in data:
        if escaped:
            escaped = False
        elif quoted:
            quoted = c != 0x22
            escaped = c == 0x5C
        elif c == 0x22:
            quoted = True
        elif c in b"[{":
            depth += 1
            if depth > most:
                return True
        elif c in b"]}":
            depth -= 1
    return False


class Bucket:
    """Allows so many a second on average, and so many at once."""

    __slots__ = ("_burst", "_have", "_rate", "_then")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._have = float(burst)
        self._then = now

    def take(self, now: float, cost: float = 1) -> bool:
        self._have = min(self._burst, self._have + (now - self._then) * self._rate)
        self._then = now
        if self._have < min(cost, self._burst):
            return False
        self._have -= cost
        return True


class Buckets:
    """One bucket per key. If there are too many, the least recently used one is forgotten, whatever was in it.

    So the limiter's own memory and work stay bounded, however many addresses a client has.
    """

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float, cost: float = 1) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now, cost)


class Crowd:
    """Counts how many of something each address has now. An address with none takes no memory."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._counts)

    def enter(self, key: str) -> bool:
        count = self._counts.get(key, 0)
        if count >= self._most:
            return False
        self._counts[key] = count + 1
        return True

    def leave(self, key: str) -> None:
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]


def network_of(address: str) -> str:
    """Returns who is counted for this address: an IPv4 address alone, an IPv6 address with its /64, as one household
    has.

    Returns "" if it is no address.
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
