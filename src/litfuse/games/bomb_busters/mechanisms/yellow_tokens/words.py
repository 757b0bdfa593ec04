"""The second yellow wire brings tokens, which players choose for themselves or for their neighbour (BB-X-YTRIG)."""

from __future__ import annotations

from typing import Final, Literal

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Seat, Text, text

from ...words import Cell, Value, words_of
from ..place import Place

How = Literal["gift", "draft"]  # any token for the player on the left; one of a row that is drawn, for oneself
CHOOSE: Final = "choose"  # the question which token
SET: Final = "set"  # the question at which own wire


class YellowTokens(Record):
    """Tokens are set once, after the second yellow wire was cut (BB-X-YTRIG)."""

    how: How = "draft"


class TokenRow(Record):
    """Of YellowTokens. Everybody sees it."""

    row: tuple[Value, ...] = ()  # a draft may still take these
    waiting: tuple[Seat, ...] = ()  # players who still choose a token, in this order
    value: Value | None = None  # of the token that is to be set
    fired: bool = False


class TokenRowPanel(Record):
    place: Place
    how: How
    row: tuple[Value, ...] = ()
    waiting: tuple[Seat, ...] = ()
    value: Value | None = None
    fired: bool = False


class TokenRowKnown(Record):
    """Nothing of it is hidden; who can set a token, and who cannot, says something about wires."""

    place: Place


class ChooseToken(Record):
    """Choose an info token: for oneself, or for the player on the left (BB-X-YTRIG)."""

    value: Value


class SetToken(Record):
    """Set the token before one of the own wires that it is true of."""

    cell: Cell


Actions = ChooseToken | SetToken


class TokensDrawn(Notice):
    """Two yellow wires are cut: these tokens lie in a row; none: each player takes one from the supply."""

    place: Place
    row: tuple[Value, ...]
    waiting: tuple[Seat, ...]

    def text(self) -> Text:
        if not self.row:
            return Text("note-tokens-given")
        return text("note-tokens-drawn", tokens=words_of(self.row))


class TokenChosen(Notice):
    place: Place
    seat: Seat
    to: Seat
    value: Value


class TokenDue(Notice):
    """The token is true of an own wire of this player: one of these."""

    place: Place
    seat: Seat
    value: Value
    cells: tuple[Cell, ...]


class TokenReturned(Notice):
    """Every wire that the token is true of has one already; none of these is such a wire."""

    place: Place
    seat: Seat
    value: Value
    cells: tuple[Cell, ...]


Notices = TokensDrawn | TokenChosen | TokenDue | TokenReturned
