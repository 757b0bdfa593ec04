"""Talk. It is not part of the record and never a game action."""

from __future__ import annotations

from typing import Any, Literal

from .menus import form_of
from .records import ALL, Part, Seat, Talk, Text, Viewer


class Said(Part):
    """Something said by a seat; `body` is a text or a phrase of the game. A nudge has no words."""

    seat: Seat
    kind: Literal["chat", "whisper", "nudge"]
    body: Any = ""
    to: Seat | None = None


class Heard(Part):
    """What one viewer hears of it. `body` None: only that it happened, in constant size."""

    seat: Seat
    kind: Literal["chat", "whisper", "nudge"]
    to: Seat | None = None
    body: Any = None


def heard(said: Said, viewer: Viewer) -> Heard | None:
    """Returns what this viewer hears, None if nothing.

    Chat reaches everybody. A whisper reaches its sender and its target; others learn only that it happened. A nudge
    reaches only its sender and its target. Texts of whispers and nudges stay private for good, so the all-seeing viewer
    is treated like any other here.
    """
    if said.kind == "chat":
        return Heard(said.seat, "chat", None, said.body)
    if viewer != ALL and viewer in (said.seat, said.to):
        return Heard(said.seat, said.kind, said.to, said.body)
    return Heard(said.seat, "whisper", said.to) if said.kind == "whisper" else None


def unsayable(talk: Talk, said: Said, seats: int) -> Text | None:
    """Returns why this may not be said now, None if it may. The answer depends on public facts only."""
    if said.kind == "nudge":
        if not talk.nudges:
            return Text("no-nudges")
        if said.body != "":
            return Text("nudge-has-words")
    elif said.kind == "whisper" and not talk.whispers:
        return Text("no-whispers")
    elif talk.chat == "off" or (talk.chat == "phrases" and isinstance(said.body, str)):
        return talk.why or Text("chat-closed")
    elif not isinstance(said.body, str) and form_of(talk.phrases, said.body) is None:
        return Text("no-such-phrase")
    if said.kind != "chat" and (said.to is None or said.to == said.seat or not 0 <= said.to < seats):
        return Text("nobody-there")
    return None
