"""Every card of the content files has its rules where its window says."""

from __future__ import annotations

from litfuse.games.bomb_busters.cards.all import AT_ANY_TIME, ON_TURN
from litfuse.games.bomb_busters.cards.helped_cuts import CARD_OF, POWER_OF
from litfuse.games.bomb_busters.cards.instant import WORKS
from litfuse.games.bomb_busters.content import CHARACTERS, EQUIPMENT
from litfuse.games.bomb_busters.words import Character, Equipment


def in_window(window: str) -> list[Equipment]:
    return sorted(name for name, card in EQUIPMENT.items() if card.window == window)


def test_every_equipment_card_has_rules_for_its_window() -> None:
    assert set(EQUIPMENT) == set(Equipment)
    assert in_window("any") == sorted({way.card for way in AT_ANY_TIME})  # the Post-it has two ways
    assert in_window("turn") == sorted([*(way.card for way in ON_TURN), *CARD_OF.values()])
    assert in_window("instant") == sorted(WORKS)


def test_every_character_has_rules_for_its_window() -> None:
    assert set(CHARACTERS) == set(Character)
    at_any_time = [way.character for way in AT_ANY_TIME if way.character is not None]
    assert sorted(name for name, card in CHARACTERS.items() if card.window == "any") == sorted(at_any_time)
    assert sorted(name for name, card in CHARACTERS.items() if card.window == "turn") == sorted(POWER_OF.values())


def test_cards_at_any_time_stand_in_the_order_of_the_cards() -> None:
    order = list(Equipment)
    assert [way.card for way in AT_ANY_TIME] == sorted((way.card for way in AT_ANY_TIME), key=order.index)
