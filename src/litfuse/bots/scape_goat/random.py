"""Plays at random, but does not end the game for everybody by sheer chance."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.menus import careful
from litfuse.kernel.records import Menu
from litfuse.kernel.rng import Stream

from ..random import RandomBot

ONE_IN: Final = 50  # `collector` and `bayes` go to the cops in one of so many moves, over all numbers of players


class RandomGoatBot(RandomBot):
    """Goes to the cops as often as other bots do, though without a reason.

    A menu has so few places that otherwise one in four moves would go there, and hardly any game would reach a sixth
    turn.
    """

    def choices(self, menu: Menu, luck: Stream) -> Menu:
        warned = tuple([form for form in menu if form.caution is not None])
        if warned and not self.standing_in and luck.below("cops", ONE_IN) == 0:
            return warned
        return careful(menu)
