"""The actions of a seat (BB-C, 1.4). Wires are named by place; a called value names the caller's own wire to be cut."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from litfuse.kernel.records import Record, Seat

from .cards import words as cards
from .mechanisms import all as mechanisms
from .words import Call, Cell, Character, Equipment, Value


class PickCharacter(Record):
    """Choose a character before the deal, if the mission allows a choice (BB-C-31)."""

    character: Character


class PlaceToken(Record):
    """Put the first info token before this wire of your own (BB-SETUP-20)."""

    cell: Cell


class PlaceFalseToken(Record):
    """Put a first info token with a wrong number before this wire of your own (BB-X-TOKSET)."""

    cell: Cell
    number: Value  # yellow is refused by the rules


class NameMissing(Record):
    """Lay first info tokens beside your stands: the whole hand has no wire of these values (BB-X-TOKSET)."""

    values: Annotated[tuple[Value, ...], Meta(max_length=13)]  # more than two are refused by the rules


class DualCut(Record):
    """Point at a teammate's wire and call its value (BB-DUAL-01)."""

    cell: Cell
    call: Call


class SoloCut(Record):
    """Cut all remaining wires of a value, all of which are in your hand (BB-SOLO-01)."""

    value: Value


class RevealReds(Record):
    """Never offered: the rules reveal an all-red hand themselves (BB-TURN-07)."""


class Skip(Record):
    """Declare nothing this turn (BB-C-49)."""


class ReportSlip(Record):
    """Report that this player broke the mission's rule about talking (BB-X-SILENCE)."""

    seat: Seat


Action = (
    PickCharacter
    | PlaceToken
    | PlaceFalseToken
    | NameMissing
    | DualCut
    | SoloCut
    | RevealReds
    | Skip
    | ReportSlip
    | cards.Actions
    | mechanisms.Actions
)


class SuggestCard(Record):
    """Asks whether to use a card in play. No phrase carries a wire, a slot or a value (BB-COM-06)."""

    card: Equipment


class SuggestPower(Record):
    """Asks a player to use their character."""

    seat: Seat


class RuleReminder(Record):
    """Reminds all players of what the mission demands."""


class YourTurn(Record):
    seat: Seat


class Thinking(Record): ...


class WellDone(Record): ...


class NeedOxygen(Record):
    """The only signal that players who must be silent may give (BB-X-SILENCE)."""


Phrase = SuggestCard | SuggestPower | RuleReminder | YourTurn | Thinking | WellDone | NeedOxygen
