"""Leaks planted in Bomb Busters: each is small, and shows only to whoever looks at the right moment.

One that the kit does not find: a player who is blocked is asked, or passed over, by what the others hold, though only
what everybody sees should decide (BB-C-49). That is told and shown, so notices and frames agree, as they do when a call
finds its wire. What may decide is a rule, and the tests of that rule look after it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from litfuse.games.bomb_busters import Config
from litfuse.games.bomb_busters import events as e
from litfuse.games.bomb_busters.cards import helped_cuts, labels, swaps
from litfuse.games.bomb_busters.content import EQUIPMENT
from litfuse.games.bomb_busters.game import BombBusters
from litfuse.games.bomb_busters.mechanisms.carried_wires.words import CarriedWires
from litfuse.games.bomb_busters.mechanisms.named_cutter import events as call
from litfuse.games.bomb_busters.mechanisms.number_goals import events as goals
from litfuse.games.bomb_busters.mechanisms.number_targets import events as targets
from litfuse.games.bomb_busters.mechanisms.number_targets.words import TargetTurned
from litfuse.games.bomb_busters.mechanisms.secret_numbers import events as secret
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut import events as together
from litfuse.games.bomb_busters.mechanisms.weakest_link import events as link
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.bomb_busters.moves import WireFiled
from litfuse.games.bomb_busters.public import Card
from litfuse.games.bomb_busters.state import State
from litfuse.games.bomb_busters.words import RED, Equipment
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Refusal, Seat, Text, Viewer
from tests.testing.plants_kittens import Patch, Plant, planted_in

PLANTS: list[Plant] = []
planted = planted_in(PLANTS)

CARDS = (Equipment.HOOK, Equipment.WALKIE, Equipment.EQUAL, Equipment.TRIPLE, Equipment.SUPER)
# Few wires, many of them red, and cards that look at wires
MISSION = Mission(
    blue=5,
    red=Colour(4),
    yellow=Colour(2),
    dial=6,
    later=(Equipment.HOOK,),
    ban=tuple(card for card, rules in EQUIPMENT.items() if card not in CARDS and not rules.later),
)
MANY_REDS = Config(custom=MISSION)
ROBOT = Config(custom=Mission(blue=3, red=Colour(1), dial=6, mechanisms=(CarriedWires((3, 3, 3, 3)),)))


def game(patch: Patch) -> AnyGame:
    """All cards are usable from the beginning: unlocked by chance, they hardly ever are in a random match."""
    patch.setattr(e, "LOCKED", {name: Card(name, usable=True) for name in Equipment})
    return BombBusters()


def tell(patch: Patch, event: type, **tampered: Any) -> None:
    """The notice of an event with some of its fields replaced: functions of the event and the viewer."""
    honest = event.notice  # type: ignore[attr-defined]

    def notice(self: Any, to: Viewer) -> Any:
        said = honest(self, to)
        return replace(said, **{name: f(self, getattr(said, name)) for name, f in tampered.items()})

    patch.setattr(event, "notice", notice)


@planted("a hand of number cards that goes back is told to all", "notice-map")
def _(patch: Patch) -> AnyGame:
    tell(patch, secret.NumbersReturned, numbers=lambda event, said: event.hand)
    return BombBusters()


@planted("the key of a red wire that is swapped is told to all", "notice-map", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    tell(patch, swaps.WiresMoved, got_key=lambda event, said: event.got_key if event.got_key % 10 == 5 else said)
    return BombBusters()


@planted("own wires of a call with detector and ray that finds one are told to all", "notice-map", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    def calls(event: Any, said: Any) -> Any:
        return event.deed.calls if len(event.deed.helpers) == 2 and event.outcome == "hit" else said

    tell(patch, e.CutCalled, calls=calls)
    return BombBusters()


@planted("own wires of a detector that finds nothing are told to all", "notice-map", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    def calls(event: Any, said: Any) -> Any:
        return event.deed.calls if event.deed.helpers and event.outcome == "miss" else said

    tell(patch, e.CutCalled, calls=calls)
    return BombBusters()


@planted("own wires of any call are told to all", "notice-leaks", config=MANY_REDS)
def _(patch: Patch) -> AnyGame:
    tell(patch, e.CutCalled, calls=lambda event, said: event.deed.calls)
    return game(patch)


@planted("an unseen number card is told to all if it is the twelve", "notice-map")
def _(patch: Patch) -> AnyGame:
    tell(patch, secret.NumberTaken, number=lambda event, said: event.number if event.number == 12 else said)
    return BombBusters()


@planted("too many targets are refused otherwise if one is red", "refusal-leaks", config=MANY_REDS)
def _(patch: Patch) -> AnyGame:
    honest = helped_cuts.bad_cells

    def cells(state: State, seat: Seat, act: Any) -> Refusal | None:
        found = honest(state, seat, act)
        red = found is not None and found.rule == "BB-DTC-01" and any(state.value(c) == RED for c in act.cells)
        return Refusal("BB-DTC-01", Text("one-stand")) if red else found

    patch.setattr(helped_cuts, "bad_cells", cells)
    return game(patch)


@planted("the Hook is refused otherwise if the wire is not blue", "refusal-leaks", config=MANY_REDS)
def _(patch: Patch) -> AnyGame:
    honest = swaps.Hook.refuses

    def refuses(self: swaps.Hook, state: State, seat: int, act: Any) -> Refusal:
        found = honest(self, state, seat, act)
        if found.says.key != "no-own-stand" or state.value(act.cell) < 13:
            return found
        return Refusal(found.rule, Text("no-cut-target"))

    patch.setattr(swaps.Hook, "refuses", refuses)
    return game(patch)


@planted("a label before a red wire renumbers the offers", "frame-leaks", config=MANY_REDS)
def _(patch: Patch) -> AnyGame:
    honest = labels.Labelled.apply

    def apply(self: labels.Labelled, state: State) -> State:
        after = honest(self, state)
        return replace(after, offered=after.offered + (state.value(self.label.cell) == RED))

    patch.setattr(labels.Labelled, "apply", apply)
    return game(patch)


@planted("a wire that the robot brings is shown to all if it is a 3", "notice-map", "notice-leaks", config=ROBOT)
def _(patch: Patch) -> AnyGame:
    tell(patch, WireFiled, key=lambda event, said: event.key if event.key == 30 else said)
    return BombBusters()


# Leaks of single mechanisms, each with the event that tells too much

TOLD: list[tuple[str, type, Callable[[Patch], None]]] = []


def telling(event: type, name: str) -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    """Keeps what it decorates as a plant in the notice of this event."""

    def keep(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
        TOLD.append((name, event, plant))
        return plant

    return keep


@telling(call.CallDeckLaid, "the number on top of the deck of calls is told as its size")
def _(patch: Patch) -> None:
    tell(patch, call.CallDeckLaid, count=lambda event, said: event.deck[0])


@telling(call.CallDeckShuffled, "the last number of the shuffled deck of calls is told as its size")
def _(patch: Patch) -> None:
    tell(patch, call.CallDeckShuffled, count=lambda event, said: event.deck[-1])


@telling(goals.GoalsLaid, "the goal that comes next is told with those that lie open")
def _(patch: Patch) -> None:
    tell(patch, goals.GoalsLaid, cards=lambda event, said: event.cards + event.deck[:1])


@telling(targets.TargetsShuffled, "the next target is told when the deck is shuffled")
def _(patch: Patch) -> None:
    def notice(self: targets.TargetsShuffled, to: Viewer) -> Any:
        return TargetTurned(self.place, self.deck[0], ())

    patch.setattr(targets.TargetsShuffled, "notice", notice)


@telling(together.RewardDeckLaid, "the reward card on top is told as the number of cards that are out")
def _(patch: Patch) -> None:
    tell(patch, together.RewardDeckLaid, out=lambda event, said: event.deck[0])


@telling(together.RewardHandsDealt, "the first player's reward cards are told to all")
def _(patch: Patch) -> None:
    tell(patch, together.RewardHandsDealt, hand=lambda event, said: event.hands[0])


@telling(link.RoleCardsDealt, "the constraint card of the weakest link is told to all")
def _(patch: Patch) -> None:
    tell(patch, link.RoleCardsDealt, card=lambda event, said: event.cards[event.link])


@telling(secret.NumbersDealt, "the first player's secret numbers are told to all")
def _(patch: Patch) -> None:
    tell(patch, secret.NumbersDealt, hand=lambda event, said: event.hands[0])


@telling(e.Dealt, "a wire in nobody's hand is told as how many there are")
def _(patch: Patch) -> None:
    tell(patch, e.Dealt, off_hand=lambda event, said: event.off_hand[0])
