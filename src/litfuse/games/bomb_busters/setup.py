"""Sets the table up (BB-SETUP): Captain, characters, wires, equipment. Draws are labelled as BB-C-48 says."""

from __future__ import annotations

from functools import lru_cache

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat

from . import events as e
from . import places
from .actions import PickCharacter
from .content import CHARACTERS, EQUIPMENT
from .deals import deal_wires
from .first_tokens import first_tokens, next_token
from .mechanisms.base import having
from .mission import Mission
from .public import Picking, Power
from .state import State, owners_of
from .words import Character, Equipment

DOUBLE = Power(Character.DOUBLE)
NOTHING = Power(None)


def set_table(step: Step[State]) -> bool:
    """Sets the table up. Returns True if nothing is left to be chosen and the first turn may begin."""
    state = step.state
    captain = state.config.captain
    if state.mission.characters == "shuffled":  # the Captain's card decides, whatever the table says (BB-X-CHAR)
        captain = step.rng.below("character shuffle", state.seats)
    elif captain is None:
        captain = step.rng.below("Captain", state.seats)
    if state.mission.characters == "choice":
        others = tuple([Picking((captain + i) % state.seats) for i in range(1, state.seats)])
        step.emit(
            e.Seated(
                config=state.config, mission=state.mission, captain=captain, powers=(DOUBLE,) * state.seats, asks=others
            )
        )
        return False
    return deal(step, captain, powers_of(state.mission, state.seats, captain))


def powers_of(mission: Mission, seats: int, captain: Seat) -> tuple[Power, ...]:
    """Returns the characters of a mission that gives players no choice (BB-X-CHAR)."""
    if mission.characters == "none":
        return ()
    if mission.characters == "crew":
        return tuple([NOTHING if seat == captain else DOUBLE for seat in range(seats)])
    return (DOUBLE,) * seats


def take_character(step: Step[State], seat: Seat, act: PickCharacter) -> bool:
    step.emit(e.CharacterPicked(seat, act.character))
    state = step.state
    if state.todo:
        step.emit(e.Asked(state.todo))
        return False
    return deal(step, state.captain, state.powers)


def characters_left(state: State) -> tuple[Character, ...]:
    """Returns the characters that a player may still choose (BB-C-31)."""
    asked = state.ask
    assert type(asked) is Picking
    waiting = {asked.seat, *(a.seat for a in state.todo if type(a) is Picking)}
    taken = [p.character for s, p in enumerate(state.powers) if s not in waiting]
    banned = state.mission.ban_characters
    return tuple([c for c, card in CHARACTERS.items() if taken.count(c) < card.copies and c not in banned])


def deal(step: Step[State], captain: Seat, powers: tuple[Power, ...]) -> bool:
    state = step.state
    mission, seats = state.mission, state.seats
    wires = deal_wires(step, captain)
    dealt_cards, deck = equipment(step, mission)
    step.emit(
        e.Dealt(
            config=state.config,
            mission=mission,
            seats=seats,
            captain=captain,
            owners=owners_of(seats, captain),
            keys=wires.keys,
            aside=wires.aside,
            markers=wires.markers,
            equipment=dealt_cards,
            deck=deck,
            pile=mission.cards_at(seats) if mission.equipment and mission.face_down else 0,
            dial=mission.steps(seats),
            powers=powers,
            strays=wires.strays,
            turned=wires.turned,
            off_hand=wires.off_hand,
        )
    )
    asks = [ask for hooks in having(mission, "setup") for ask in hooks.setup(step)]
    if asks:
        step.emit(e.Asked(tuple(asks), places.TOKENS))
        return False
    return next_token(step, first_tokens(step.state))


def equipment(step: Step[State], mission: Mission) -> tuple[tuple[Equipment, ...], tuple[Equipment, ...]]:
    """Returns the cards laid out, and the rest of the deck, without cards that the mission excludes (BB-SETUP-18)."""
    if not mission.equipment:
        return (), ()
    cards = step.rng.shuffled("equipment shuffle", joining(mission.later))
    if mission.ban:
        cards = tuple([c for c in cards if c not in mission.ban])
    count = 0 if mission.face_down else mission.cards_at(step.state.seats)
    return cards[:count], cards[count:]


@lru_cache(maxsize=64)
def joining(later: tuple[Equipment, ...]) -> tuple[Equipment, ...]:
    """Returns the basic twelve and the later cards that the mission names, which `missions` has checked."""
    return tuple([n for n, card in EQUIPMENT.items() if not card.later or n in later])


def pool_of(mission: Mission) -> tuple[Equipment, ...]:
    """Returns all cards that may come into play."""
    if not mission.equipment:
        return ()
    return tuple([c for c in joining(mission.later) if c not in mission.ban])
