"""Letters that stand for colours, on boards and in what people type. Each language has its own.

The message `letters` of a game lists them; the English ones are those of the kernel's notation. A game without this
message has no such letters.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from litfuse.lang import Voice

LIST: Final = "letters"


def shown(voice: Voice, code: str) -> str:
    """Returns a word of code letters as this language writes it; any other word unchanged."""
    return _mapped(code, _letters(voice.language, voice.game))


def typed(voice: Voice, word: str) -> str:
    """Returns a word of this language's letters, upper or lower case, in code letters; any other word unchanged."""
    codes = {letter: code for code, letter in _letters(voice.language, voice.game).items()}
    return _mapped(word.upper(), codes, word)


def _mapped(word: str, letters: Mapping[str, str], otherwise: str | None = None) -> str:
    if word and all(letter in letters for letter in word):
        return "".join([letters[letter] for letter in word])
    return word if otherwise is None else otherwise


@lru_cache(maxsize=64)
def _letters(language: str, game: str) -> dict[str, str]:
    """Returns, for each code letter, the language's own."""
    here, codes = Voice(language, game), Voice("en", game)
    if not here.has(LIST):
        return {}
    return dict(zip(codes.word(LIST).split(), here.word(LIST).split(), strict=True))
