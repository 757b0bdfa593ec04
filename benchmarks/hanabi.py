"""The yardstick: random play of hanabi in OpenSpiel, a rules engine in C++ that is driven from Python."""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any

from .measure import Work

GAME = "hanabi(players=2)"


class Missing(Exception):
    """OpenSpiel is not installed."""


def name() -> str:
    return f"OpenSpiel {version('open_spiel')} {GAME}"


def random_play() -> Work:
    """One random game; chance is drawn by its odds and not counted as a step."""
    try:
        import pyspiel
    except ImportError as error:
        raise Missing from error
    game: Any = pyspiel.load_game(GAME)
    rnd = Random(1)
    choice, rand = rnd.choice, rnd.random

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rand()))
            else:
                state.apply_action(choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def drawn(outcomes: list[tuple[int, float]], x: float) -> int:
    for action, odds in outcomes:
        x -= odds
        if x < 0:
            return action
    return outcomes[-1][0]
