"""Short codes to say aloud: four syllables that sound alike in every language of the page ("kalo-mitu").

A code stands for a table only while the table is in memory: while somebody is there, and a little longer. It is not
stored and tells nothing about the table's id. It is derived from the id, so it is the same after a restart. If two
tables would have the same code, the later one gets another.
"""

from __future__ import annotations

import hashlib
import itertools
import re
from typing import Final

CONSONANTS: Final = "bdfklmnprst"  # without c, g, j, v and z, which languages read differently or alike
VOWELS: Final = "aeiou"
SYLLABLES: Final = 4
COUNT: Final = (len(CONSONANTS) * len(VOWELS)) ** SYLLABLES  # about nine million


def code_of(table_id: str, attempt: int = 0) -> str:
    """Returns the code as it is shown: `kalo-mitu`."""
    digest = hashlib.sha256(f"litfuse/code/{attempt}/{table_id}".encode()).digest()
    number = int.from_bytes(digest[:16], "big") % COUNT
    syllables = []
    for _ in range(SYLLABLES):
        number, vowel = divmod(number, len(VOWELS))
        number, consonant = divmod(number, len(CONSONANTS))
        syllables.append(CONSONANTS[consonant] + VOWELS[vowel])
    return f"{syllables[0]}{syllables[1]}-{syllables[2]}{syllables[3]}"


def _plain(typed: str) -> str:
    """Returns the code without capitals, blanks and hyphens, which are ignored."""
    return re.sub(r"[^a-z]", "", typed.casefold())


class Codes:
    """Knows which code stands for which table now."""

    def __init__(self) -> None:
        self._tables: dict[str, str] = {}

    def take(self, table_id: str) -> str:
        """Returns the code of a table that comes into memory."""
        for attempt in itertools.count():
            code = code_of(table_id, attempt)
            if self._tables.setdefault(_plain(code), table_id) == table_id:
                return code
        raise AssertionError

    def release(self, code: str) -> None:
        self._tables.pop(_plain(code), None)

    def find(self, typed: str) -> str | None:
        """Returns the id of the table with this code, None if there is none."""
        return self._tables.get(_plain(typed))
