"""The findings of a run of the kit: faults by the name of the check, counts, and the largest messages."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple


class Fault(NamedTuple):
    """Something that does not hold: the check that found it, the step, and what was seen there."""

    check: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.check} at {self.where}: {self.what}"


class Enough(Exception):
    """There are so many faults that looking further tells nothing new."""


class Report:
    """The result of `conform`. `ok` is the verdict; printed, it lists every fault and what was counted."""

    def __init__(self, limits: Mapping[str, int] | None = None, most: int = 12) -> None:
        self.faults: list[Fault] = []
        self.counts: Counter[str] = Counter()
        self.sizes: dict[str, int] = {}  # the largest encoded frame, notice, entry, told, log
        self.limits = dict(limits or {})
        self.most = most
        self._per_check: Counter[str] = Counter()

    @property
    def ok(self) -> bool:
        return not self.faults

    @property
    def checks(self) -> set[str]:
        """The names of the checks that found something."""
        return {f.check for f in self.faults}

    def fault(self, check: str, where: str, what: str) -> None:
        """Notes a fault; at most three of each check are kept."""
        self._per_check[check] += 1
        if self._per_check[check] <= 3:
            self.faults.append(Fault(check, where, what if len(what) < 700 else what[:700] + " ..."))
        if self._per_check.total() >= self.most:
            raise Enough

    def expect(self, held: bool, check: str, where: str, what: str) -> bool:
        if not held:
            self.fault(check, where, what)
        return held

    def size(self, kind: str, data: bytes, where: str) -> None:
        """Notes the size of a message, and the first one above the caller's limit."""
        if len(data) > self.sizes.get(kind, 0):
            self.sizes[kind] = len(data)
            limit = self.limits.get(kind)
            if limit is not None and len(data) > limit:
                self.fault(f"size-{kind}", where, f"{len(data)} bytes, {limit} allowed")

    @contextmanager
    def guard(self, doing: str, where: str) -> Iterator[None]:
        """Turns anything that the game raises in here into a fault, so that the run goes on."""
        try:
            yield
        except Enough:
            raise
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{last.filename.rpartition('/')[2]}:{last.lineno}"
            self.fault("raised", where, f"{doing}: {error!r} ({place})")

    def __str__(self) -> str:
        lines = [str(f) for f in self.faults] or ["no faults"]
        lines.append("counted: " + ", ".join(f"{k} {v}" for k, v in sorted(self.counts.items())))
        lines.append("largest: " + ", ".join(f"{k} {v} B" for k, v in sorted(self.sizes.items())))
        return "\n".join(lines)


def difference(a: bytes, b: bytes) -> str:
    """Returns the place where two encodings differ, with a little before and after it."""
    i = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    cut = slice(max(0, i - 60), i + 60)
    return f"{a[cut].decode(errors='replace')} / {b[cut].decode(errors='replace')}"
