"""Randomness as a value: the same key, seq and label give the same draw. Draws are recorded with their step."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from struct import unpack
from sys import byteorder
from typing import Final, Protocol, TypeVar

from .errors import BadRecord
from .records import Draw, text

T = TypeVar("T")
WORD = 1 << 32


class Rng(Protocol):
    """A label names the purpose of a draw; used again in one step it becomes `label#2`, `label#3` and so on."""

    def below(self, label: str, n: int, /) -> int: ...
    def shuffled(self, label: str, items: Sequence[T], /) -> tuple[T, ...]: ...
    def bytes(self, label: str, n: int, /) -> bytes: ...


class RecordingRng(Rng, Protocol):
    """Keeps what it drew, for the entry."""

    @property
    def draws(self) -> list[Draw]: ...


class Mac:
    """HMAC-SHA-256 (RFC 2104) for many messages under one key, which is hashed only once: three times as fast."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        if len(key) > 64:
            key = hashlib.sha256(key).digest()
        block = key.ljust(64, b"\0")
        self._inner = hashlib.sha256(block.translate(INNER))
        self._outer = hashlib.sha256(block.translate(OUTER))

    def digests(self, start: bytes, ends: Sequence[bytes]) -> list[bytes]:
        """Returns the digests of messages with the same beginning, which is hashed only once too."""
        begun, outer = self._inner.copy(), self._outer
        begun.update(start)
        out = []
        for end in ends:
            inner, whole = begun.copy(), outer.copy()
            inner.update(end)
            whole.update(inner.digest())
            out.append(whole.digest())
        return out


INNER: Final = bytes(x ^ 0x36 for x in range(256))
OUTER: Final = bytes(x ^ 0x5C for x in range(256))


class Words:
    """The numbers of one label: HMAC-SHA-256(key, "seq/label/block"), cut into big-endian 32-bit words."""

    __slots__ = ("_block", "_mac", "_name", "_words")

    def __init__(self, key: bytes | Mac, seq: int, label: str) -> None:
        self._mac = Mac(key) if isinstance(key, bytes) else key
        self._name = f"{seq}/{label}/".encode()
        self._block = 0
        self._words: list[int] = []

    def _fill(self, blocks: int = 1) -> None:
        first = self._block
        self._block += blocks
        data = b"".join(self._mac.digests(self._name, [b"%d" % block for block in range(first, self._block)]))
        self._words[:0] = unpack(f">{8 * blocks}I", data)[::-1]  # words are taken from the end

    def word(self) -> int:
        if not self._words:
            self._fill()
        return self._words.pop()

    def below(self, n: int) -> int:
        """Uniform by rejection: words at or above the largest multiple of n are skipped."""
        count = max(1, ((n - 1).bit_length() + 31) // 32)
        top = (1 << 32 * count) // n * n
        while True:
            w = 0
            for _ in range(count):
                w = w << 32 | self.word()
            if w < top:
                return w % n

    def order(self, n: int) -> tuple[int, ...]:
        """Fisher-Yates from the end."""
        order = list(range(n))
        words = self._words
        if len(words) < n:
            self._fill((n - len(words) + 7) // 8)
        pop, safe = words.pop, WORD - n
        for k in range(n - 1, 0, -1):
            w = pop() if words else self.word()
            if w >= safe:  # a word may be too large, as in `below`
                while w >= WORD - WORD % (k + 1):
                    w = self.word()
            j = w % (k + 1)
            order[k], order[j] = order[j], order[k]
        return tuple(order)

    def bytes(self, n: int) -> bytes:
        out = b"".join(self.word().to_bytes(4, "big") for _ in range((n + 3) // 4))
        return out[:n]


def again(label: str, used: Iterable[Draw]) -> str:
    """Returns the name of a label that may have been used before in this step."""
    times, numbered = 1, f"{label}#"
    for draw in used:
        if draw.label == label or draw.label.startswith(numbered):
            times += 1
    return label if times == 1 else f"{label}#{times}"


def taken(items: Sequence[T], order: Sequence[int]) -> tuple[T, ...]:
    """Returns the items in this order."""
    return itemgetter(*order)(items) if len(order) > 1 else tuple(items)


class KeyedRng:
    """The draws of one step of a match."""

    __slots__ = ("_key", "_mac", "_seq", "draws")

    def __init__(self, key: bytes, seq: int) -> None:
        self._key = key
        self._mac: Mac | None = None  # most steps draw nothing
        self._seq = seq
        self.draws: list[Draw] = []

    def _words(self, label: str) -> tuple[str, Words]:
        name = again(label, self.draws) if self.draws else label
        mac = self._mac
        if mac is None:
            mac = self._mac = Mac(self._key)
        return name, Words(mac, self._seq, name)

    def below(self, label: str, n: int, /) -> int:
        name, words = self._words(label)
        got = words.below(n)
        self.draws.append(Draw(name, n, got))
        return got

    def shuffled(self, label: str, items: Sequence[T], /) -> tuple[T, ...]:
        name, words = self._words(label)
        order = words.order(len(items))
        self.draws.append(Draw(name, len(items), order))
        return taken(items, order)

    def bytes(self, label: str, n: int, /) -> bytes:
        name, words = self._words(label)
        got = words.bytes(n)
        self.draws.append(Draw(name, n, got.hex()))
        return got


class Scripted:
    """Repeats recorded draws, so that rules can be checked without the key and tests can force outcomes.

    Labels that the script does not have go to `otherwise`. Without one they raise BadRecord, as different sizes do.
    """

    __slots__ = ("_otherwise", "_script", "draws")

    def __init__(self, script: Iterable[Draw], otherwise: Rng | None = None) -> None:
        self._script = {d.label: d for d in script}
        self._otherwise = otherwise
        self.draws: list[Draw] = []

    def _find(self, label: str, of: int) -> Draw | None:
        name = again(label, self.draws)
        draw = self._script.get(name)
        if draw is None:
            if self._otherwise is None:
                raise BadRecord(text("record-draw-missing", label=f"={name}"))
            return None
        if draw.of != of:
            raise BadRecord(text("record-draw-size", label=f"={name}", recorded=draw.of, needed=of))
        self.draws.append(draw)
        return draw

    def _other(self) -> Rng:
        assert self._otherwise is not None
        return self._otherwise

    def below(self, label: str, n: int, /) -> int:
        draw = self._find(label, n)
        if draw is None:
            got = self._other().below(label, n)
            self.draws.append(Draw(again(label, self.draws), n, got))
            return got
        if not isinstance(draw.got, int) or not 0 <= draw.got < n:
            raise BadRecord(text("record-draw-value", label=f"={draw.label}"))
        return draw.got

    def shuffled(self, label: str, items: Sequence[T], /) -> tuple[T, ...]:
        draw = self._find(label, len(items))
        if draw is None:
            order = self._other().shuffled(label, range(len(items)))
            self.draws.append(Draw(again(label, self.draws), len(items), order))
            return tuple([items[i] for i in order])
        if not isinstance(draw.got, tuple) or sorted(draw.got) != list(range(len(items))):
            raise BadRecord(text("record-draw-value", label=f"={draw.label}"))
        return tuple([items[i] for i in draw.got])

    def bytes(self, label: str, n: int, /) -> bytes:
        draw = self._find(label, n)
        if draw is None:
            got = self._other().bytes(label, n)
            self.draws.append(Draw(again(label, self.draws), n, got.hex()))
            return got
        try:
            out = bytes.fromhex(draw.got if isinstance(draw.got, str) else "")
        except ValueError:
            out = b""
        if len(out) != n:
            raise BadRecord(text("record-draw-value", label=f"={draw.label}"))
        return out


class Stream:
    """One seeded stream, neither labelled nor recorded: for simulations, bots and tests.

    SHAKE-256 in blocks of 512 words of 64 bits. A draw takes the high part of a product, so its bias is below 2**-32.
    The same seed gives the same numbers on every Python.
    """

    __slots__ = ("_block", "_seed", "_words", "word")

    def __init__(self, seed: int | str | bytes) -> None:
        self._seed = seed if isinstance(seed, bytes) else str(seed).encode()
        self._block = 0
        self._words: list[int] = []
        self.word: Callable[[], int] = self._words.pop
        self._fill()

    def _fill(self) -> None:
        words = array("Q", hashlib.shake_256(b"%d/" % self._block + self._seed).digest(4096))
        if byteorder == "little":
            words.byteswap()
        self._block += 1
        self._words.extend(words)

    def below(self, label: str, n: int, /) -> int:
        if n > 4294967296:
            return int.from_bytes(self.bytes(label, (n.bit_length() + 71) // 8), "big") % n
        try:
            return self.word() * n >> 64
        except IndexError:
            self._fill()
            return self.word() * n >> 64

    def shuffled(self, label: str, items: Sequence[T], /) -> tuple[T, ...]:
        n = len(items)
        words = self._words
        while len(words) < n:
            self._fill()
        keys = words[: -n - 1 : -1]  # in the order of `word`, all at once
        del words[len(words) - n :]
        return taken(items, sorted(range(n), key=keys.__getitem__))

    def bytes(self, label: str, n: int, /) -> bytes:
        return bytes([self.below(label, 256) for _ in range(n)])
