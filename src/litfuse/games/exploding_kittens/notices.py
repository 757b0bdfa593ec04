"""Notices: what clients and bots are told. The types cannot hold what a viewer may not know."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Text, Viewer
from litfuse.kernel.texts import text_of, word

from .actions import AskFavor, Play, Playable
from .cards import FAVOR, Card, Hand
from .config import Config


class WasDealt(Notice):
    viewer: Viewer
    seats: int
    config: Config
    hand: Hand
    pile: int
    out: tuple[Card, ...]
    first: Seat


def name_of(play: Playable) -> str:
    """Returns the word for a play: the card for one that is played alone, else the combo."""
    if isinstance(play, Play):
        return str(word(play.card))
    return str(word(FAVOR)) if isinstance(play, AskFavor) else f"combo-{type(play).__name__.lower()}"


class Played(Notice):
    seat: Seat
    play: Playable

    def text(self) -> Text:
        """Returns `note-played-pair` and so on, with the choices that belong to the play."""
        says = text_of(self.play, "note-played")
        return Text(says.key, {"seat": f"@{self.seat}", **says.args})


class Noped(Notice):
    seat: Seat
    nopes: int  # on this play, this one included


class Passed(Notice):
    seat: Seat


class WindowClosed(Notice):
    by: Seat
    play: Playable
    worked: bool
    late: bool = False

    def text(self) -> Text:
        yes = {True: "yes", False: "no"}
        args = {"by": f"@{self.by}", "play": name_of(self.play), "worked": yes[self.worked], "late": yes[self.late]}
        return Text("note-window-closed", dict(args))


class PileShuffled(Notice): ...


class LookedAhead(Notice):
    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()  # shown to that seat


class FavorAsked(Notice):
    giver: Seat
    taker: Seat


class GaveCard(Notice):
    giver: Seat
    taker: Seat
    card: Card | None = None  # for these two
    late: bool = False


class StoleCard(Notice):
    thief: Seat
    victim: Seat
    card: Card | None = None  # shown to these two, or to all if it was named


class NothingFound(Notice):
    """There was no card to take: the hand was empty, or the named card was not in it."""

    taker: Seat
    victim: Seat


class Recovered(Notice):
    seat: Seat
    card: Card


class Drew(Notice):
    seat: Seat
    card: Card | None = None  # for that seat
    late: bool = False


class KittenDrawn(Notice):
    seat: Seat
    late: bool = False


class Defused(Notice):
    seat: Seat
    late: bool = False


class WentBack(Notice):
    seat: Seat
    place: int | None = None  # for that seat
    late: bool = False


class Exploded(Notice):
    seat: Seat
    late: bool = False
    hand: Hand = ()  # the hand, if the table lays it on the discard pile (EK-OPT-4)


class GaveUp(Notice):
    """A player resigned. A kitten left the pile, or the open one left."""

    seat: Seat
    facing: bool = False
    hand: Hand = ()


class TurnBegan(Notice):
    seat: Seat
    owed: int


class Won(Notice):
    seat: Seat


Said = (
    WasDealt
    | Played
    | Noped
    | Passed
    | WindowClosed
    | PileShuffled
    | LookedAhead
    | FavorAsked
    | GaveCard
    | StoleCard
    | NothingFound
    | Recovered
    | Drew
    | KittenDrawn
    | Defused
    | WentBack
    | Exploded
    | GaveUp
    | TurnBegan
    | Won
)
