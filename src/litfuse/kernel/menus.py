"""Answering from a menu alone: what a client or bot can do without knowing rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import combinations, islice
from math import comb, prod
from typing import Any

import msgspec

from .codec import codec
from .game import AnyGame
from .options import Apart
from .records import Menu, MenuForm, Pick
from .rng import Rng


def ways(form: MenuForm) -> int:
    """Returns how many actions this form holds."""
    return prod(map(_count, form.picks.values()))


def _count(pick: Pick) -> int:
    if pick.take is None:
        return len(pick.of)
    return len(apart(pick, pick.take)) if pick.groups else comb(len(pick.of), pick.take)


def choices(pick: Pick) -> Iterable[Any]:
    """Returns all values that a field may have, in order."""
    if pick.take is None:
        return pick.of
    return apart(pick, pick.take) if pick.groups else [(*c, *pick.also) for c in combinations(pick.of, pick.take)]


def apart(pick: Pick, take: int) -> Apart:
    """Returns the sets that a pick with groups allows."""
    rest = iter(pick.of)
    return Apart([tuple(islice(rest, size)) for size in pick.groups], take)


def chosen(form: MenuForm, rng: Rng) -> dict[str, Any]:
    """Returns a random value for each field."""
    return {field: _one(pick, rng) for field, pick in form.picks.items()}


def _one(pick: Pick, rng: Rng) -> Any:
    if pick.take is None:
        return pick.of[rng.below("pick", len(pick.of))]
    if pick.groups:
        sets = apart(pick, pick.take)
        return sets[rng.below("pick", len(sets))]
    return (*rng.shuffled("pick", pick.of)[: pick.take], *pick.also)


def action(game: AnyGame, form: MenuForm, values: Mapping[str, Any]) -> Any:
    """Returns the action that a form makes with these values."""
    return codec(game).action.convert({"type": form.type, **msgspec.to_builtins(dict(values))})


def careful(menu: Menu) -> Menu:
    """Returns the forms to choose from for a player who cannot be asked back: those without a caution, if any."""
    return tuple([form for form in menu if form.caution is None]) or menu


def sampled(game: AnyGame, menu: Menu, rng: Rng) -> Any:
    """Returns a random action of the menu: draws a form first, then its values."""
    form = menu[rng.below("form", len(menu))]
    return action(game, form, chosen(form, rng))


def form_of(menu: Menu, action: Any) -> MenuForm | None:
    """Returns the form that holds this action, None if the menu does not hold it."""
    tag = getattr(getattr(action, "__struct_config__", None), "tag", None)
    for form in menu:
        if form.type == tag and holds(form, {field: getattr(action, field) for field in form.picks}):
            return form
    return None


def holds(form: MenuForm, values: Mapping[str, Any]) -> bool:
    """Returns whether the form lists all these values."""
    for field, value in values.items():
        pick = form.picks[field]
        if not (value in pick.of if pick.take is None else _is_set(pick, pick.take, value)):
            return False
    return True


def _is_set(pick: Pick, take: int, values: Collection[Any]) -> bool:
    if len(values) != take + len(pick.also) or not set(pick.also) <= set(values) <= {*pick.of, *pick.also}:
        return False
    return all(sum(v in group for v in values) < 2 for group in apart(pick, take).groups)
