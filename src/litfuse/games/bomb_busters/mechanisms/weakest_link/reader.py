"""Who may be the weakest link, as far as a player can tell: the card allows whatever that player calls (BB-X-ROLE)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...notices import CallMade, TurnBegan, WiresCut
from ...words import RED, Character, value_of
from ..constraint_cards.effects import allowed
from ..constraint_cards.words import FIRST, Constraint
from ..reading import PanelReader
from .words import (
    LinkBlocked,
    LinkFound,
    LinkMissed,
    Roles,
    RolesDealt,
    RolesKnown,
    RolesPanel,
    Suspect,
    WeakestLink,
)

CAPTAIN: Final = Character.DOUBLE  # the character on the Captain's card


class Reader(PanelReader[WeakestLink, RolesPanel, RolesKnown]):
    def imagine(self, panel: RolesPanel, viewer: Viewer, known: RolesKnown | None, rng: Rng) -> Roles:
        """Takes every remaining suspect and card as equally likely, except the player whose turn it is.

        That player would have been passed over with certain wires, and wires are drawn independently of this.
        """
        seats = len(panel.deck)
        if panel.status != "hidden" or not seats:
            return Roles(panel.status, panel.link, guessed=panel.guessed, shown=panel.shown)
        suspects = known.suspects if known is not None else every_suspect(range(seats), FIRST)
        away = [s for s in suspects if known is None or s[0] != known.turn or s[0] == viewer] or suspects
        link, card = away[rng.below("weakest link", len(away))]
        cards, characters = {link: card}, {link: CAPTAIN}
        if isinstance(viewer, int) and panel.card is not None and panel.character is not None:
            cards[viewer], characters[viewer] = panel.card, panel.character
        unseen = [c for c in FIRST if c not in cards.values()]
        crew = list(panel.deck)
        for character in characters.values():
            crew.remove(character)
        dealt, others = list(rng.shuffled("constraint cards", unseen)), list(rng.shuffled("characters", crew))
        return Roles(
            link=link,
            characters=tuple([characters.get(s) or others.pop() for s in range(seats)]),
            cards=tuple([cards.get(s) or dealt.pop() for s in range(seats)]),
            guessed=panel.guessed,
        )

    def knows(self, seats: int) -> RolesKnown:
        return RolesKnown(self.place)

    @staticmethod
    def learn(seat: Seat, known: RolesKnown, notice: Notice) -> RolesKnown:
        match notice:
            case RolesDealt(weakest=True, card=Constraint() as card):
                return replace(known, suspects=((seat, card),))
            case RolesDealt():
                others = [s for s in range(notice.seats) if s != seat]
                return replace(known, suspects=every_suspect(others, [c for c in FIRST if c is not notice.card]))
            case TurnBegan():
                return replace(known, turn=notice.seat)
            case CallMade():
                return obeyed(known, notice.seat, notice.values)
            case WiresCut(how="solo"):
                return obeyed(known, notice.seat, {value_of(key) for key in notice.keys})
            case LinkMissed():  # the guesser is not the weakest link
                return without(known, lambda s: s[0] == notice.seat or s == (notice.named, notice.card))
            case LinkFound() | LinkBlocked():
                return replace(known, suspects=(), turn=None)
        return known

    @staticmethod
    def holds(known: RolesKnown, data: object) -> bool:
        assert type(data) is Roles
        if data.link is None or not data.cards:
            return not known.suspects
        return (data.link, data.cards[data.link]) in known.suspects


def every_suspect(seats: Collection[Seat], cards: Collection[Constraint]) -> tuple[Suspect, ...]:
    return tuple([(seat, card) for seat in seats for card in cards])


def without(known: RolesKnown, out: Callable[[Suspect], bool]) -> RolesKnown:
    left = tuple([s for s in known.suspects if not out(s)])
    return known if len(left) == len(known.suspects) else replace(known, suspects=left)


def obeyed(known: RolesKnown, seat: Seat, values: Collection[int]) -> RolesKnown:
    """This player called these values, so their card allows them if they are the weakest link."""
    called = set(values) - {RED}
    return without(known, lambda s: s[0] == seat and not called <= allowed(s[1]))
