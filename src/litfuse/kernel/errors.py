"""All errors of the library."""

from __future__ import annotations

from collections.abc import Callable

from .records import Refusal, Seat, Text


class LitfuseError(Exception):
    """The base of everything that this library raises on purpose.

    `says` holds the key and arguments of its sentence, `rule` the rule behind it, `game` the game whose words it uses,
    `seat` the seat it addresses, as far as these exist. `str` gives the sentence in English.
    """

    rule: str = ""
    game: str = ""
    seat: Seat | None = None

    def __init__(self, says: Text) -> None:
        self.says = says

    def __str__(self) -> str:
        return _wording(self)


def plain(error: LitfuseError) -> str:
    """Returns a replacement for a missing sentence: key, arguments and rule."""
    args = ", ".join(f"{k}={v}" for k, v in error.says.args.items())
    said = f"{error.says.key} ({args})" if args else error.says.key
    return f"{error.rule}: {said}" if error.rule else said


_wording: Callable[[LitfuseError], str] = plain


def set_wording(wording: Callable[[LitfuseError], str]) -> None:
    """Sets how errors become sentences. The kernel has none of its own; `litfuse` sets it when imported."""
    global _wording
    _wording = wording


class _Refused(LitfuseError):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.says)
        self.refusal = refusal
        self.rule = refusal.rule


class IllegalAction(_Refused):
    """The rules refuse this answer. Only the seat that gave it is told."""


class BadConfig(_Refused):
    """A table with these options is impossible."""


class StaleAnswer(LitfuseError):
    """The question that was answered is not open. It says no more, because every cause has to look the same."""

    def __init__(self) -> None:
        super().__init__(Text("stale-answer"))


class BadRecord(LitfuseError):
    """Stored or received data does not decode or is inconsistent."""

    def __init__(self, says: Text, path: str = "") -> None:
        super().__init__(says)
        self.path = path


class NotAdmitted(LitfuseError):
    """This viewer may not look yet."""


class RulesBug(LitfuseError):
    """An invariant broke. The match before the step stays valid."""

    def __init__(self, what: str) -> None:
        super().__init__(Text("rules-bug", {"what": f"={what}"}))
        self.what = what
