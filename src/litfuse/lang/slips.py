"""Words that the rules forbid: a message with one is heard like any other, and also becomes a table action."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from litfuse.kernel.records import Slip, Talk
from litfuse.kernel.talk import Said

from .choice import LANGUAGES
from .sentences import sentences

_WORD: Final = re.compile(r"[^\W_]+")


def slip_of(talk: Talk, said: Said, game: str) -> Slip | None:
    """Returns the slip that this message is; None unless it has a listed word on its own.

    The words of all languages count, because the language of a message is unknown. A phrase is never a slip.
    """
    if talk.slips and isinstance(said.body, str):
        words = _words(said.body)
        for key in talk.slips:
            if not words.isdisjoint(_listed(game, key)):
                return Slip(said.seat, key)
    return None


@lru_cache(maxsize=64)
def _listed(game: str, key: str) -> frozenset[str]:
    return frozenset().union(*(_words(sentences(language, game).format(key, {})[0]) for language in LANGUAGES))


def _words(line: str) -> frozenset[str]:
    """Returns the words of a line, regardless of case and the width of digits."""
    return frozenset(_WORD.findall(unicodedata.normalize("NFKC", line).casefold()))
