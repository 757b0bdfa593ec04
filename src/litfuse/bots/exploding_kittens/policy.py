"""How the expert plays: rules of thumb over a view and a few odds. The search uses it for all players.

It reads only the view of its seat, and takes what the view does not show from `KittenOdds`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from litfuse.games.exploding_kittens.actions import (
    Action,
    AskFavor,
    Decline,
    Defuse,
    DrawCard,
    Five,
    Give,
    Nope,
    Pair,
    Pass,
    Play,
    PutBack,
    Three,
)
from litfuse.games.exploding_kittens.cards import (
    ATTACK,
    CATS,
    DEFUSE,
    FAVOR,
    NOPE,
    RANK,
    SEE,
    SHUFFLE,
    SKIP,
    Card,
    Hand,
)
from litfuse.games.exploding_kittens.public import Window
from litfuse.games.exploding_kittens.view import View
from litfuse.kernel.records import Seat

# What a card is worth to its holder: the first is given away first.
WORTH: Final = {DEFUSE: 100, ATTACK: 16, SKIP: 14, NOPE: 12, SEE: 10, SHUFFLE: 8, FAVOR: 6} | dict.fromkeys(CATS, 2)
DRAW: Final = DrawCard()
PASS: Final = Pass()
NOPE_IT: Final = Nope()


class KittenOdds(NamedTuple):
    """What a seat estimates beyond its view."""

    top: float  # probability that the next card is a kitten
    second: float  # probability that the one after it is
    defuse: tuple[float, ...]  # for each seat, probability that it holds a Defuse


class Style(NamedTuple):
    """The tuned numbers; each is explained where it is used."""

    fear_safe: float = 0.3  # a risk up to this is taken with a Defuse in hand
    fear_bare: float = 0.06  # without one, while several opponents live
    fear_duel: float = 0.0  # without one, against the last opponent: every turn not drawn is a turn won


DEFAULT: Final = Style()


def choose(kind: str, view: View, odds: KittenOdds, style: Style = DEFAULT) -> Action:
    """Returns the answer of this seat to its question of this kind."""
    return ANSWERS[kind](view, odds, style)


def next_living(view: View, seat: Seat) -> Seat:
    for s in view.living:
        if s > seat:
            return s
    return view.living[0]


def targets(view: View) -> list[Seat]:
    return [s for s in view.living if s != view.viewer and view.sizes[s]]


def on_turn(view: View, odds: KittenOdds, style: Style) -> Action:
    hand = view.hand
    steal = best_steal(view, odds)
    if steal is not None:
        return steal
    risk = odds.top
    if risk <= bearable(view, style):
        return DRAW
    if not view.seen and SEE in hand and 0 < risk < 1:
        return Play(SEE)
    return escape(view, odds, risk) or DRAW


def bearable(view: View, style: Style) -> float:
    """Returns up to which risk drawing is better than spending a card."""
    if DEFUSE in view.hand:
        return style.fear_safe
    return style.fear_duel if len(view.living) == 2 else style.fear_bare


def escape(view: View, odds: KittenOdds, risk: float) -> Action | None:
    """Returns a play that avoids drawing; the more certain the kitten, the dearer the card may be."""
    hand = view.hand
    if ATTACK in hand and (risk >= 0.5 or view.owed > 1 or SKIP not in hand):
        return Play(ATTACK)
    if SKIP in hand:
        return Play(SKIP)
    if ATTACK in hand:
        return Play(ATTACK)
    average = view.kittens / view.pile
    if SHUFFLE in hand and risk > 1.5 * average:
        return Play(SHUFFLE)
    if (risk >= 0.5 or DEFUSE not in hand) and FAVOR in hand and (them := targets(view)):
        return AskFavor(max(them, key=lambda s: (odds.defuse[s], view.sizes[s])))
    return None


def best_steal(view: View, odds: KittenOdds) -> Action | None:
    """Returns a combo of less valuable cards that may bring a Defuse, if any."""
    if view.config.combos == "none":
        return None
    hand = view.hand
    them = targets(view)
    counts = {c: hand.count(c) for c in dict.fromkeys(hand)}
    full = view.config.combos == "full"
    if full and them:
        rich = max(them, key=lambda s: odds.defuse[s])
        for c in sorted((c for c, n in counts.items() if n >= 3 and WORTH[c] <= 8), key=WORTH.__getitem__):
            if odds.defuse[rich] > 0.5:
                return Three((c, c, c), rich, DEFUSE)
    if full and DEFUSE in view.discard:
        cheap = sorted((c for c in counts if c is not DEFUSE), key=lambda c: WORTH[c] - counts[c])[:5]
        if len(cheap) == 5 and sum(WORTH[c] for c in cheap) < 60:
            a, b, c, d, e = sorted(cheap, key=RANK.__getitem__)
            return Five((a, b, c, d, e), DEFUSE)
    if them:
        pairs = [c for c, n in counts.items() if n >= 2 and c in CATS]
        if pairs:
            best = max(them, key=lambda s: odds.defuse[s] / view.sizes[s])
            c = pairs[0]
            return Pair((c, c), best)
    return None


def on_nope(view: View, odds: KittenOdds, style: Style) -> Action:
    window = view.ask
    if NOPE not in view.hand or not isinstance(window, Window):
        return PASS
    me = view.viewer
    stopped = window.stopped
    play = window.play
    if window.by == me:  # my own play: nope the Nope only if that saves me
        return (
            NOPE_IT if stopped and isinstance(play, Play) and play.card in (ATTACK, SKIP) and odds.top > 0.3 else PASS
        )
    if stopped:
        return PASS
    if isinstance(play, Play):
        hurts = play.card is ATTACK and next_living(view, window.by) == me
        return NOPE_IT if hurts else PASS
    if isinstance(play, Three):
        return NOPE_IT if play.target == me and play.named in view.hand and WORTH[play.named] > WORTH[NOPE] else PASS
    if isinstance(play, Pair):
        good = play.target == me and DEFUSE in view.hand and len(view.hand) <= 4
        return NOPE_IT if good else PASS
    if isinstance(play, Five):
        return NOPE_IT if play.wanted is DEFUSE else PASS
    return PASS


def on_give(view: View, odds: KittenOdds, style: Style) -> Action:
    return Give(least(view.hand))


def least(hand: Hand) -> Card:
    """Returns the least valuable card: single cats before pairs."""
    return min(hand, key=lambda c: WORTH[c] + (3 if c in CATS and hand.count(c) > 1 else 0))


def on_kitten(view: View, odds: KittenOdds, style: Style) -> Action:
    return Defuse() if DEFUSE in view.hand else Decline()


def on_place(view: View, odds: KittenOdds, style: Style) -> Action:
    """Puts the kitten where the next player draws it: on top, or below the cards that this seat has to draw first."""
    return PutBack(min(view.owed - 1, view.pile))


ANSWERS: Final[dict[str, Callable[[View, KittenOdds, Style], Action]]] = {
    "turn": on_turn,
    "nope": on_nope,
    "give": on_give,
    "kitten": on_kitten,
    "place": on_place,
}


def defuses_hidden(view: View) -> int:
    gone = view.discard.count(DEFUSE) + view.out.count(DEFUSE) + view.hand.count(DEFUSE)
    return 6 - gone
