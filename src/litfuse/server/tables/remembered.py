"""Commands to a table that were carried out, stored with what they changed.

A command that is sent again, also after a restart, gets its reply again and does nothing. Refusals are not kept,
because they changed nothing.
"""

from __future__ import annotations

import base64
import hashlib
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any, Final

from litfuse.kernel.codec import encode
from litfuse.kernel.records import Part

KEPT: Final = 16  # commands kept for each person at the table; and as many for all who have left


class Done(Part, array_like=True):
    """A command, by the digests of its id and its body. Its reply is `Ack`, or what this chair was granted."""

    who: str  # the person who sent it
    key: str
    body: str
    chair: int | None = None
    generation: int = 0

    def same(self, other: Done) -> bool:
        """Returns whether both are the same command. If not, its id was used twice."""
        return self.body == other.body


def of_command(who: str, id: str, command: Any) -> Done:
    """Returns what is remembered of a command of a person who has a token."""
    return Done(who, digest(who, id), digest(command))


def of_request(id: str, request: Any) -> Done:
    """Returns the same for a person without a token: only the asker can know the id."""
    return Done("", digest("", id), digest(request))


def table_id(request_id: str) -> str:
    """Returns the id of the table that was requested under this id, which only the asker knows."""
    return base64.urlsafe_b64encode(bytes.fromhex(digest("table", request_id, size=32))).decode().rstrip("=")


def digest(*parts: Any, size: int = 24) -> str:
    return hashlib.sha256(encode(parts)).hexdigest()[:size]


def found(done: Iterable[Done], key: str) -> Done | None:
    return next((old for old in done if old.key == key), None)


def kept(done: Iterable[Done], sitting: Collection[str]) -> tuple[Done, ...]:
    """Returns the newest of each person who sits here, and of all others together: nobody's commands push out
    another's.
    """
    counts: Counter[str] = Counter()
    newest = []
    for one in reversed(tuple(done)):
        who = one.who if one.who in sitting else ""
        counts[who] += 1
        if counts[who] <= KEPT:
            newest.append(one)
    return tuple(reversed(newest))
