"""How a player of the gang moves: the same for all bots, with different styles."""

from __future__ import annotations

from typing import Any, NamedTuple

from litfuse.games.scape_goat.actions import (
    Action,
    FrameCard,
    Move,
    Spy,
    StashReturn,
    StashTake,
    Steal,
    Swap,
    TradeCard,
    TradeWith,
)
from litfuse.games.scape_goat.cards import SHOWN, Card, Colour
from litfuse.games.scape_goat.places import AT, SPY, STASH, TRADE, WITH_CARD, Place
from litfuse.games.scape_goat.view import View
from litfuse.kernel.records import Seat
from litfuse.kernel.rng import Rng

from .odds import GoatOdds
from .weights import Style


class Sight(NamedTuple):
    """The table as seen by a player who plans a move."""

    view: View
    odds: GoatOdds
    seat: Seat
    suspect: Seat
    style: Style
    alarm: int  # cards of the suspect's colour that were taken openly
    rng: Rng

    @property
    def mine(self) -> Colour:
        return self.view.setup.colours[self.seat]

    @property
    def wanted(self) -> Colour:
        return self.view.setup.colours[self.suspect]

    @property
    def seats(self) -> int:
        return len(self.view.sizes)

    @property
    def mates(self) -> list[Seat]:
        return [s for s in range(self.seats) if s not in (self.seat, self.suspect)]

    @property
    def have(self) -> int:
        return sum(self.wanted in SHOWN[card] for card in self.view.hand)

    def lacks(self, seat: Seat) -> float:
        return 1 - self.odds.holds(seat, self.wanted)

    @property
    def ready(self) -> float:
        """Returns the probability that everybody except the suspect has a card for the frame."""
        return self.odds.all_hold([self.seat, *self.mates], self.wanted)


def act(kind: str, sight: Sight) -> Action:
    """Returns an answer to a question of this kind."""
    return ANSWERS[kind](sight)


def move(sight: Sight) -> Action:
    view, style = sight.view, sight.style
    ready = sight.ready
    here = view.places[sight.seat]
    scores: dict[Place, float] = {}
    for place in WITH_CARD:
        if place is not here:
            noise = style.noise * sight.rng.below("noise", 1000) / 1000
            scores[place] = swap_worth(sight, place) + action_worth(sight, place, ready) + noise
    return Move(max(scores, key=scores.__getitem__))


def swap_worth(sight: Sight, place: Place) -> float:
    """Returns what exchanging a card there is worth."""
    style, wanted = sight.style, sight.wanted
    up = SHOWN[sight.view.face_up[AT[place]]]
    worth = -style.own if sight.mine in up else 0.0
    if wanted in up:
        if sight.have == 0:
            worth += style.need - style.secrecy * sight.alarm
        else:
            worth -= style.spare * sum(sight.lacks(mate) for mate in sight.mates) + style.secrecy * sight.alarm
    return worth


def action_worth(sight: Sight, place: Place, ready: float) -> float:
    style, view = sight.style, sight.view
    if place is SPY:
        return style.spy * max(4 * p * (1 - p) for p in (sight.lacks(mate) for mate in sight.mates))
    if place is TRADE:
        if sight.have > 1:
            return style.give * max(sight.lacks(mate) for mate in sight.mates)
        return style.ask * (sight.have == 0) * max(1 - sight.lacks(mate) for mate in sight.mates)
    if place is STASH:
        return style.stash * (sight.have == 0) * max(sight.odds.slot_shows(n, sight.wanted) for n in (1, 2, 3))
    hurry = max(0, view.turns - style.patience) / 10
    if view.left:
        return style.prepare * (0.5 + ready) + hurry
    if not view.tokens[sight.seat]:
        return style.steal * (ready - 0.5) + hurry / 2
    least = style.frame_at - style.frame_falls * view.turns / sight.seats
    return style.frame * ready + hurry if ready >= least or hurry else -style.frame


def least_worth(sight: Sight, cards: tuple[Card, ...]) -> Card:
    """Returns the least valuable card. A second card of the wanted colour is worth less than the first."""
    have = sight.have

    def worth(card: Card) -> float:
        if sight.wanted in SHOWN[card]:
            return 1.0 if have == 1 else 0.5
        return 0.0 if sight.mine in SHOWN[card] else 0.2 + sight.rng.below("card", 100) / 1000

    return min(cards, key=worth)


def swap(sight: Sight) -> Action:
    """Chooses the card to put down. A card of one's own colour must go if there is one (SG-SWAP-2)."""
    hand = sight.view.hand
    own = tuple(card for card in hand if sight.mine in SHOWN[card])
    if not own and sight.rng.below("bluff", 1000) < 1000 * sight.style.bluff:
        return Swap(hand[sight.rng.below("which", len(hand))])
    return Swap(least_worth(sight, own or hand))


def others(sight: Sight) -> list[Seat]:
    """Returns the players to look at or deal with: all, as the choice must not show whom one suspects."""
    return [s for s in range(sight.seats) if s != sight.seat]


def spy(sight: Sight) -> Action:
    return Spy(one_of(sight, others(sight)))


def trade(sight: Sight) -> Action:
    """Trades: with a card to spare, with the player who lacks one most; else with anybody."""
    if sight.have > 1:
        return TradeWith(max(sight.mates, key=lambda s: (sight.lacks(s), sight.rng.below("trade", 1000))))
    return TradeWith(one_of(sight, others(sight)))


def one_of(sight: Sight, seats: list[Seat]) -> Seat:
    return seats[sight.rng.below("one", len(seats))]


def trade_card(sight: Sight) -> Action:
    view: Any = sight.view
    partner = view.ask.partner if view.turn == sight.seat else view.turn
    hand = sight.view.hand
    if sight.have > 1 and partner != sight.suspect:
        return TradeCard(next(card for card in hand if sight.wanted in SHOWN[card]))
    return TradeCard(least_worth(sight, hand))


def stash(sight: Sight) -> Action:
    chances = {n: sight.odds.slot_shows(n, sight.wanted) for n in (1, 2, 3)}
    return StashTake(max(chances, key=lambda n: (chances[n], sight.rng.below("slot", 1000))))


def stash_return(sight: Sight) -> Action:
    return StashReturn(least_worth(sight, sight.view.hand))


def steal(sight: Sight) -> Action:
    """Steals from the suspect if they have a token."""
    holders = [s for s, tokens in enumerate(sight.view.tokens) if tokens and s != sight.seat]
    return Steal(max(holders, key=lambda s: (s == sight.suspect, sight.rng.below("steal", 1000))))


def frame_card(sight: Sight) -> Action:
    hand = sight.view.hand
    return FrameCard(next((card for card in hand if sight.wanted in SHOWN[card]), hand[0]))


ANSWERS = {
    "move": move,
    "swap": swap,
    "spy": spy,
    "trade": trade,
    "trade-card": trade_card,
    "stash": stash,
    "stash-return": stash_return,
    "steal": steal,
    "frame-card": frame_card,
}
