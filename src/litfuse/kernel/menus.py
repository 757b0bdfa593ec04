"""Answering from a menu alone: what a client or bot can do that knows no rules."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb, prod
from typing import Any

import msgspec

from .codec import codec
from .game import AnyGame
from .records import Menu, MenuForm, Pick
from .rng import Rng


def ways(form: MenuForm) -> int:
    """How many actions this form holds."""
    return prod(len(p.of) if p.take is None else comb(len(p.of), p.take) for p in form.picks.values())


def chosen(form: MenuForm, rng: Rng) -> dict[str, Any]:
    """A value for each field, at random."""
    return {field: _one(pick, rng) for field, pick in form.picks.items()}


def _one(pick: Pick, rng: Rng) -> Any:
    if pick.take is None:
        return pick.of[rng.below("pick", len(pick.of))]
    return (*rng.shuffled("pick", pick.of)[: pick.take], *pick.also)


def action(game: AnyGame, form: MenuForm, values: Mapping[str, Any]) -> Any:
    """The action that a form and its chosen values make."""
    return codec(game).action.convert({"type": form.type, **msgspec.to_builtins(dict(values))})


def careful(menu: Menu) -> Menu:
    """What may be chosen for somebody who cannot be asked back: no form with a caution, unless there is no other."""
    return tuple([form for form in menu if form.caution is None]) or menu


def sampled(game: AnyGame, menu: Menu, rng: Rng) -> Any:
    """A random action of the menu: a form first, then its values."""
    form = menu[rng.below("form", len(menu))]
    return action(game, form, chosen(form, rng))


def form_of(menu: Menu, action: Any) -> MenuForm | None:
    """The form that holds this action; None: the menu does not."""
    tag = getattr(getattr(action, "__struct_config__", None), "tag", None)
    for form in menu:
        if form.type == tag and holds(form, {field: getattr(action, field) for field in form.picks}):
            return form
    return None


def holds(form: MenuForm, values: Mapping[str, Any]) -> bool:
    """Are these values among those that the form lists?"""
    for field, value in values.items():
        pick = form.picks[field]
        if pick.take is None:
            if value not in pick.of:
                return False
        elif len(value) != pick.take + len(pick.also) or not set(pick.also) <= set(value) <= {*pick.of, *pick.also}:
            return False
    return True
