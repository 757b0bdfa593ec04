"""Setting the table (BB-SETUP): recipe, markers, deal, equipment. Draws are labelled as BB-C-48 says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat

from . import events as e
from . import places
from .actions import PickCharacter
from .content import CHARACTERS, EQUIPMENT
from .first_tokens import first_tokens, next_token
from .mechanisms.base import hooks_of
from .mission import Colour, Mission
from .public import Marker, Picking, Power
from .state import State, dealing_order, owners_of
from .words import COPIES, NUMBERS, RED, YELLOW, Character, Equipment

DOUBLE = Power(Character.DOUBLE)
BLUE = tuple(10 * n for n in NUMBERS for _ in range(COPIES))


def set_table(step: Step[State]) -> bool:
    """True: all is set, the first turn may begin."""
    state = step.state
    captain = state.config.captain
    if captain is None:
        captain = step.rng.below("Captain", state.seats)
    if state.mission.characters == "choice":
        others = tuple([Picking((captain + i) % state.seats) for i in range(1, state.seats)])
        step.emit(
            e.Seated(
                config=state.config, mission=state.mission, captain=captain, powers=(DOUBLE,) * state.seats, asks=others
            )
        )
        return False
    return deal(step, captain, (DOUBLE,) * state.seats if state.mission.characters == "double" else ())


def take_character(step: Step[State], seat: Seat, act: PickCharacter) -> bool:
    step.emit(e.CharacterPicked(seat, act.character))
    state = step.state
    if state.todo:
        step.emit(e.Asked(state.todo))
        return False
    return deal(step, state.captain, state.powers)


def characters_left(state: State) -> tuple[Character, ...]:
    """What a player may still choose (BB-C-31)."""
    asked = state.ask
    assert type(asked) is Picking
    waiting = {asked.seat, *(a.seat for a in state.todo if type(a) is Picking)}
    taken = [p.character for s, p in enumerate(state.powers) if s not in waiting]
    return tuple([c for c, card in CHARACTERS.items() if taken.count(c) < card.copies])


def deal(step: Step[State], captain: Seat, powers: tuple[Power, ...]) -> bool:
    state = step.state
    mission, seats = state.mission, state.seats
    yellow, aside = drawn(step, "yellow", mission.yellow, YELLOW)
    red, red_aside = drawn(step, "red", mission.red, RED)
    sure = (not aside, not red_aside)
    markers = [Marker(key, sure[key % 10 == 5]) for key in sorted(yellow + aside + red + red_aside)]
    keys = dealt(step, dealing_order(seats, captain), yellow, red)
    dealt_cards, deck = equipment(step, mission)
    step.emit(
        e.Dealt(
            config=state.config,
            mission=mission,
            seats=seats,
            captain=captain,
            owners=owners_of(seats, captain),
            keys=keys,
            aside=tuple(sorted((*aside, *red_aside))),
            markers=tuple(markers),
            equipment=dealt_cards,
            deck=deck,
            pile=mission.cards_at(seats) if mission.equipment and mission.face_down else 0,
            dial=mission.steps(seats),
            powers=powers,
        )
    )
    asks = [ask for hooks in hooks_of(mission.mechanisms) for ask in hooks.setup(step)]
    if asks:
        step.emit(e.Asked(tuple(asks), places.TOKENS))
        return False
    return next_token(step, first_tokens(step.state))


def drawn(step: Step[State], name: str, colour: Colour, value: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Keys of the wires in play, and of those set aside unseen (BB-SETUP-08, BB-SETUP-09)."""
    shown, count = colour.shown, colour.count
    if not shown:
        return (), ()
    rest = 1 if value == YELLOW else 5
    numbers: Sequence[int] = colour.fixed
    if not numbers:
        numbers = step.rng.shuffled(f"{name} draw", range(colour.lowest, colour.highest + 1))[:shown]
    if shown != count:
        numbers = step.rng.shuffled(f"{name} set-aside", sorted(numbers))
    keys = tuple([10 * n + rest for n in numbers])
    return keys[:count], keys[count:]


def dealt(
    step: Step[State], order: tuple[int, ...], yellow: tuple[int, ...], red: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """One wire at a time to the stand with the fewest, in dealing order (BB-SETUP-13, BB-C-47)."""
    mission, rng = step.state.mission, step.rng
    stands: list[list[int]] = [[] for _ in order]
    pool = list(BLUE[: COPIES * mission.blue])
    for colour, keys in ((mission.yellow, yellow), (mission.red, red)):
        if colour.predealt:
            for i, key in zip(order, rng.shuffled("predeal", sorted(keys)), strict=False):
                stands[i].append(key)
        elif keys:
            pool += sorted(keys)
    wires = rng.shuffled("pool shuffle", pool)
    first = 0
    if any(stands):  # those without predealt wires come first
        while len({len(stand) for stand in stands}) > 1 and first < len(wires):
            stands[min(order, key=lambda i: len(stands[i]))].append(wires[first])
            first += 1
    for n, i in enumerate(order, first):
        stands[i] += wires[n :: len(order)]
    return tuple([tuple(sorted(stand)) for stand in stands])


def equipment(step: Step[State], mission: Mission) -> tuple[tuple[Equipment, ...], tuple[Equipment, ...]]:
    """The cards laid out, and the deck that is left; what the mission excludes is out (BB-SETUP-18)."""
    if not mission.equipment:
        return (), ()
    cards = step.rng.shuffled("equipment shuffle", joining(mission.later))
    if mission.ban:
        cards = tuple([c for c in cards if c not in mission.ban])
    count = 0 if mission.face_down else mission.cards_at(step.state.seats)
    return cards[:count], cards[count:]


@lru_cache(maxsize=64)
def joining(later: tuple[Equipment, ...]) -> tuple[Equipment, ...]:
    """The twelve, and later ones that the mission names; `missions` has checked them."""
    return tuple([n for n, card in EQUIPMENT.items() if not card.later or n in later])


def pool_of(mission: Mission) -> tuple[Equipment, ...]:
    """All cards that may come into play."""
    if not mission.equipment:
        return ()
    return tuple([c for c in joining(mission.later) if c not in mission.ban])
