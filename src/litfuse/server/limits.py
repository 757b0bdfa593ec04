"""How much of anything one client gets, and which texts are taken."""

from __future__ import annotations

import unicodedata
from typing import Final

from .errors import TableRefusal

# Cc: control characters (NUL breaks PostgreSQL, line breaks break logs); Cs: half characters that no UTF-8 holds.
_NEVER: Final = {"Cc", "Cs"}
# These reorder or split what stands around them, so one person's text could change another's.
_TRICKS: Final = frozenset("\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean(text: str, most: int, what: str) -> str:
    """The text without outer space; TableRefusal if it is empty, too long or holds control characters."""
    text = text.strip(" ")
    if not text:
        raise TableRefusal(f"{what}-empty")
    if len(text) > most:
        raise TableRefusal(f"{what}-too-long", most=most)
    if any(c in _TRICKS or unicodedata.category(c) in _NEVER for c in text):
        raise TableRefusal(f"{what}-control")
    return text


def too_deep(data: bytes, most: int) -> bool:
    """Is JSON nested deeper than this? Cheap for what is short, exact for what is not."""
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
    """So many a second on average, so many at once."""

    __slots__ = ("_burst", "_have", "_rate", "_then")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._have = float(burst)
        self._then = now

    def take(self, now: float) -> bool:
        self._have = min(self._burst, self._have + (now - self._then) * self._rate)
        self._then = now
        if self._have < 1:
            return False
        self._have -= 1
        return True

    def full(self, now: float) -> bool:
        return self._have + (now - self._then) * self._rate >= self._burst


class Buckets:
    """One bucket per key; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, now: float) -> bool:
        if len(self._buckets) > 10_000:
            self._buckets = {k: b for k, b in self._buckets.items() if not b.full(now)}
        return self._buckets.setdefault(key, Bucket(self._rate, self._burst, now)).take(now)
