"""A voice says texts in one language to one viewer.

A message uses a text's argument `x` in up to three ways, and only what it uses is worked out:

    { $x }        as it is shown: a number, or words. `@2` is a seat and becomes a name, `@2:card-skip` that name with
                  what the seat has; `2:3` is a place; whatever follows `=` is shown as it is; any other word is the key
                  of a message. Several words become a list, in which equal neighbours are counted: "2 × Skip, Nope and
                  Defuse"
    { $x-key }    as it was sent, to choose by: `card-skip`, `yes`; `none` also if there is no such argument
    { $x-is }     of a seat: `me` if it is the viewer's own, otherwise `other`
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec

from litfuse.kernel.records import MenuForm, Seat, Text
from litfuse.kernel.texts import NONE, Word, arguments

from .choice import LANGUAGES
from .sentences import Unsaid, sentences

# In Spanish "y" becomes "e" before the sound of an i, but not before one that glides: Inés, Hilario; Iago, hielo.
_SOUNDS_LIKE_I = re.compile(r"(h?[ií](?![aeouáéóú])|y(?![aeiouáéíóú]))", re.IGNORECASE)


class Voice:
    """Speaks one language to one viewer.

    If strict, it raises Unsaid for what cannot be said; otherwise it shows the key.
    """

    def __init__(
        self,
        language: str,
        game: str = "",
        names: Sequence[str] = (),
        me: Seat | None = None,
        *,
        strict: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}")
        self.language = language
        self.game = game
        self.names = tuple(names)
        self.me = me
        self.strict = strict
        self._sentences = sentences(language, game)

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics of the game's rules: `rules-<topic>` is the title, `rules-<topic>.text` the text."""
        return self._sentences.topics

    def has(self, key: str) -> bool:
        """Returns whether there is a message, or an attribute of one ("card-skip.about"), with this key."""
        return self._sentences.has(key)

    def say(self, says: Text) -> str:
        """Returns the sentence of a text."""
        args = {}
        for name in self._sentences.needs(says.key):
            value = self._variable(name, says.args)
            if value is not None:
                args[name] = value
        return self._format(says.key, args)

    def say_action(self, says: Text, action: msgspec.Struct) -> str:
        """Returns what this action will do; `says` is the text of its form."""
        return self.say(Text(says.key, {**arguments(action), **says.args}))

    def say_form(self, form: MenuForm) -> str:
        """Returns what a form offers while its values are still to be chosen."""
        key = f"{form.says.key}-open"
        return self.say(Text(key if self.has(key) else f"{form.says.key}-label", form.says.args))

    def word(self, key: str) -> str:
        """Returns the message with this key, which needs no arguments."""
        return self._format(key, {})

    def seat(self, n: Seat) -> str:
        """Returns the name of the player in this seat, or the seat's number as people count."""
        name = self.names[n] if n < len(self.names) else ""
        return name or self._format("player", {"number": n + 1})

    def join(self, words: Sequence[str]) -> str:
        """Returns words as a list: "a, b and c"."""
        if len(words) < 2:
            return "".join(words)
        *head, last = words
        sound = "i-sound" if _SOUNDS_LIKE_I.match(last) else "other"
        return self._format("list-and", {"head": ", ".join(head), "last": last, "last-is": sound})

    def _format(self, key: str, args: Mapping[str, Word]) -> str:
        said, errors = self._sentences.format(key, args)
        if errors and self.strict:
            raise Unsaid(f"{key} ({self.language}): {errors[0]}") from errors[0]
        return said

    def _variable(self, name: str, args: Mapping[str, Word]) -> Word | None:
        if name in args:
            return self._shown(args[name])
        base, _, role = name.rpartition("-")
        if role == "key":
            return str(args.get(base, NONE))
        if role == "is":
            return "me" if self.me is not None and args.get(base) == f"@{self.me}" else "other"
        return None

    def _shown(self, value: Word) -> Word:
        if isinstance(value, int):
            return value
        keys, literal, rest = f" {value}".partition(" =")
        words = [self._several(key, len(list(same))) for key, same in groupby(keys.split())]
        return self.join([*words, rest] if literal else words)

    def _several(self, key: str, count: int) -> str:
        """Returns a word of a list, with how often it occurs in a row."""
        shown = self._seat_and(key[1:]) if key.startswith("@") else self._plain(key)
        return shown if count == 1 else self._format("list-several", {"count": count, "word": shown})

    def _plain(self, key: str) -> str:
        return key if key.replace(":", "").isdecimal() else self.word(key)

    def _seat_and(self, key: str) -> str:
        """Returns the name of a seat, and what it has."""
        seat, _, has = key.partition(":")
        return f"{self.seat(int(seat))} ({self._plain(has)})" if has else self.seat(int(seat))
