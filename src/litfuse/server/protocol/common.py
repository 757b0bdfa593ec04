"""Bounded words that messages in both directions share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

# "$" alone would let a newline pass.
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]
# The id of a request without a token. Repeating it gives the same chair, so it must be drawn at
# random. Empty: the request will not be repeated.
RequestId: TypeAlias = Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{22,64})?$(?!\n)")]
ChairNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
# Which of a chair's successive holders is meant.
Generation: TypeAlias = Annotated[int, Meta(ge=0)]
Hex: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]*$(?!\n)", max_length=64)]
Short: TypeAlias = Annotated[str, Meta(max_length=64)]
Level: TypeAlias = Short
Name: TypeAlias = Annotated[str, Meta(max_length=200)]  # measured and cleaned by names.py
SaidKind: TypeAlias = Literal["chat", "whisper", "nudge"]
