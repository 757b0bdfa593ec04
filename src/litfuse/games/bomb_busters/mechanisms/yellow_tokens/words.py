"""The second yellow wire brings tokens, which players choose for themselves or for their neighbour (BB-X-YTRIG)."""

from __future__ import annotations

from typing import Final, Literal

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Seat, Text, text

from ...words import Cell, Value, words_of
from ..place import Place

How = Literal["gift", "draft"]  # any token, for the player on the left; or one of a drawn row, for oneself
CHOOSE: Final = "choose"  # which token
SET: Final = "set"  # before which own wire


class YellowTokens(Record):
    """Tokens are set once, after the second yellow wire is cut (BB-X-YTRIG)."""

    how: How = "draft"


class TokenRow(Record):
    """Data of YellowTokens. Everybody sees it."""

    row: tuple[Value, ...] = ()  # tokens left to draft
    waiting: tuple[Seat, ...] = ()  # players who have yet to choose, in order
    value: Value | None = None  # value of the token that is to be set
    fired: bool = False


class TokenRowPanel(Record):
    place: Place
    how: How
    row: tuple[Value, ...] = ()
    waiting: tuple[Seat, ...] = ()
    value: Value | None = None
    fired: bool = False


class TokenRowKnown(Record):
    """Empty: nothing here is hidden, and whether a player can set a token tells about wires."""

    place: Place


class ChooseToken(Record):
    """Choose an info token, for yourself or for the player on the left (BB-X-YTRIG)."""

    value: Value


class SetToken(Record):
    """Set the token before a wire of your own for which it is true."""

    cell: Cell


Actions = ChooseToken | SetToken


class TokensDrawn(Notice):
    """Two yellow wires are cut: these tokens lie in a row; empty: each player takes one from the supply."""

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
    """The token is true for one of these own wires of the player."""

    place: Place
    seat: Seat
    value: Value
    cells: tuple[Cell, ...]


class TokenReturned(Notice):
    """Every wire for which the token is true has one already, so none of these is such a wire."""

    place: Place
    seat: Seat
    value: Value
    cells: tuple[Cell, ...]


Notices = TokensDrawn | TokenChosen | TokenDue | TokenReturned
