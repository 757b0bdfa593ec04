"""What others do, counted as evidence for "they collect my colour" or "they collect my suspect's" (SG-DEC-5).

A player who has read a mat is left with two explanations: I am the goat, and everybody else wants my colour; or my
suspect is, and all others want the suspect's colour while the suspect wants another. Only choices are counted: what the
rules force, and what a clock chose, says nothing about wishes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litfuse.games.scape_goat import notices
from litfuse.games.scape_goat.cards import SHOWN, Card, Colour
from litfuse.games.scape_goat.phrases import FrameColour, Hold, Suspect
from litfuse.games.scape_goat.places import AT, COPS, WITH_CARD, Place
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat
from litfuse.kernel.talk import Heard

ROLES: Final = ("other", "suspect")  # who did it: the suspect, or a player whom the mat has cleared
SIGNS: Final = (
    "took_mine",  # a face-up card of my colour
    "took_theirs",
    "put_mine",  # put one down, though another card could have gone
    "put_theirs",
    "passed_mine",  # a face-up card of my colour lay within reach
    "passed_theirs",
    "showed_mine",  # showed one in a frame attempt
    "showed_theirs",
    "showed_neither",
    "gave_mine",  # gave one to me in a trade
    "gave_theirs",
    "held_mine",  # held one when I spied
    "held_theirs",
    "spied",  # spied on me
    "traded",  # chose to trade with me
    "stole",  # stole my token
    "prepared",
    "framed",  # started a frame attempt
    "named_mine",  # named it in a typed statement
    "named_theirs",
)
NAMES: Final = tuple(f"{role}.{sign}" for role in ROLES for sign in SIGNS)
INDEX: Final = {name: i for i, name in enumerate(NAMES)}
MOST: Final = 4  # how often a sign counts; repeating it more often tells nothing new


class Evidence:
    """Folds the notices of one seat into counts, in the order of NAMES."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.mine = self.theirs = Colour.BLUE
        self.suspect: Seat = seat
        self.colours: tuple[Colour, ...] = ()
        self.face_up: list[Card] = []
        self.places: list[Place] = []
        self.counts: list[int] = [0] * len(NAMES)
        self.late = False  # the clock moved the player on turn

    def count(self, by: Seat, sign: str) -> None:
        if by == self.seat:
            return
        i = INDEX[f"{ROLES[by == self.suspect]}.{sign}"]
        self.counts[i] = min(MOST, self.counts[i] + 1)

    def count_card(self, by: Seat, sign: str, card: Card) -> None:
        """Counts a card, unless it shows both colours or neither."""
        mine, theirs = self.mine in SHOWN[card], self.theirs in SHOWN[card]
        if mine != theirs:
            self.count(by, f"{sign}_{'mine' if mine else 'theirs'}")

    def see(self, notice: Notice) -> None:
        fold = FOLDS.get(type(notice))
        if fold is not None:
            fold(self, notice)

    def hear(self, words: Heard) -> None:
        """Counts claims: they are evidence too, of who wants whom to believe what."""
        if isinstance(words.body, Hold):
            self.count_card(words.seat, "named", words.body.card)
        elif isinstance(words.body, Suspect | FrameColour) and words.body.colour in (self.mine, self.theirs):
            self.count(words.seat, "named_mine" if words.body.colour is self.mine else "named_theirs")

    def _dealt(self, n: notices.WasDealt) -> None:
        assert n.suspect is not None
        self.colours = n.colours
        self.mine = n.colours[self.seat]
        self.theirs = n.suspect
        self.suspect = n.colours.index(n.suspect)
        self.face_up = list(n.face_up)
        self.places = list(n.places)

    def _went(self, n: notices.Moved) -> None:
        before = self.places[n.seat]
        self.places[n.seat] = n.place
        self.late = n.late
        if n.late or n.place is COPS:
            return
        taken = SHOWN[self.face_up[AT[n.place]]]
        reach = [SHOWN[self.face_up[AT[p]]] for p in WITH_CARD if p not in (before, n.place)]
        for sign, this, that in (("mine", self.mine, self.theirs), ("theirs", self.theirs, self.mine)):
            if this not in taken and any(this in shown and that not in shown for shown in reach):
                self.count(n.seat, f"passed_{sign}")

    def _swapped(self, n: notices.Swapped) -> None:
        self.face_up[AT[n.place]] = n.down
        if not self.late:
            self.count_card(n.seat, "took", n.up)
        if not n.late and self.colours[n.seat] not in SHOWN[n.down]:
            self.count_card(n.seat, "put", n.down)

    def _revealed(self, n: notices.CardsRevealed) -> None:
        for seat, card in enumerate(n.cards):
            if self.mine in SHOWN[card] or self.theirs in SHOWN[card]:
                self.count_card(seat, "showed", card)
            else:
                self.count(seat, "showed_neither")

    def _traded(self, n: notices.TradeMade) -> None:
        if n.gave is None or n.got is None:
            return
        if n.seat == self.seat:
            self.count_card(n.partner, "gave", n.got)
        else:
            self.count(n.seat, "traded")
            self.count_card(n.seat, "gave", n.gave)

    def _spied(self, n: notices.SpiedOn) -> None:
        if n.seat == self.seat:
            for card in n.hand:
                self.count_card(n.target, "held", card)
        elif n.target == self.seat and not n.late:
            self.count(n.seat, "spied")

    def _stole(self, n: notices.Stolen) -> None:
        if n.victim == self.seat and not n.late:
            self.count(n.seat, "stole")

    def _prepared(self, n: notices.Prepared) -> None:
        if not self.late:
            self.count(n.seat, "prepared")

    def _framed(self, n: notices.FrameOpened) -> None:
        self.count(n.seat, "framed")


FOLDS: Final[dict[type, Callable[[Evidence, Any], None]]] = {
    notices.WasDealt: Evidence._dealt,
    notices.Moved: Evidence._went,
    notices.Swapped: Evidence._swapped,
    notices.CardsRevealed: Evidence._revealed,
    notices.TradeMade: Evidence._traded,
    notices.SpiedOn: Evidence._spied,
    notices.Stolen: Evidence._stole,
    notices.Prepared: Evidence._prepared,
    notices.FrameOpened: Evidence._framed,
}
