"""Typed statements, shared by people, bots and text agents (SG-COMM-5): unchecked claims, which prove nothing."""

from __future__ import annotations

from functools import lru_cache

from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Menu, Record, Seat, Text

from .cards import COLOURS, FACES, Card, Colour


class Hold(Record):
    """I hold this card."""

    card: Card


class Lack(Record):
    """I hold no card that shows this colour."""

    colour: Colour


class Suspect(Record):
    """I suspect this colour."""

    colour: Colour


class FrameColour(Record, tag="Frame"):
    """Let us frame this colour."""

    colour: Colour


class Trade(Record):
    """You there, trade me a card that shows this colour."""

    seat: Seat
    colour: Colour


Phrase = Hold | Lack | Suspect | FrameColour | Trade


@lru_cache
def menu(seats: int) -> Menu:
    """Returns the menu of statements. It depends on the number of players only."""
    colours = COLOURS[:seats]
    forms: list[Form[Phrase]] = [
        Form(Hold, FACES[seats], says=Text("say-hold")),
        Form(Lack, colours, says=Text("say-lack")),
        Form(Suspect, colours, says=Text("say-suspect")),
        Form(FrameColour, colours, says=Text("say-frame")),
        Form(Trade, range(seats), colours, says=Text("say-trade")),
    ]
    return Options[Phrase]((), forms).describe()
