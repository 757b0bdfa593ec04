"""The whole error tree."""

from __future__ import annotations

from .records import Refusal, Text


def _plain(says: Text) -> str:
    args = ", ".join(f"{k}={v}" for k, v in says.args.items())
    return f"{says.key} ({args})" if args else says.key


class LitfuseError(Exception):
    """Everything that this library raises on purpose. `says` is the sentence's key and arguments."""

    def __init__(self, says: Text, prefix: str = "") -> None:
        super().__init__(f"{prefix}: {_plain(says)}" if prefix else _plain(says))
        self.says = says


class _Refused(LitfuseError):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.says, refusal.rule)
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule


class IllegalAction(_Refused):
    """The rules refuse this answer. Told to that seat alone."""


class BadConfig(_Refused):
    """This table cannot be."""


class StaleAnswer(LitfuseError):
    """What was answered is not open. Alike for every cause, so it carries nothing."""

    def __init__(self) -> None:
        super().__init__(Text("stale-answer"))


class BadRecord(LitfuseError):
    """Stored or received data does not decode or does not hold together."""

    def __init__(self, says: Text, path: str = "") -> None:
        super().__init__(says, path)
        self.path = path


class NotAdmitted(LitfuseError):
    """This viewer may not look yet."""


class RulesBug(LitfuseError):
    """An invariant broke. The match before stays valid."""

    def __init__(self, what: str) -> None:
        super().__init__(Text("rules-bug", {"what": f"={what}"}))
        self.what = what
