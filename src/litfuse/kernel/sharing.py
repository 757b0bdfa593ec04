"""Menus as they are sent: a list that several forms share is written once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from .errors import BadRecord
from .records import Menu, MenuForm, Pick, text

SHORT: Final = 3  # a list of up to this length is repeated, as naming its form would hardly be shorter


def shared(menu: Menu) -> Menu:
    """Returns the menu to send: a field whose long list an earlier form also has names that form instead."""
    if len(menu) < 2:
        return menu
    seen: dict[str, list[tuple[int, Pick]]] = {}
    out = []
    for number, form in enumerate(menu):
        picks = form.picks
        for field, pick in form.picks.items():
            if len(pick.of) <= SHORT:
                continue
            earlier = seen.setdefault(field, [])
            same = next((n for n, other in earlier if other == pick), None)
            if same is None:
                earlier.append((number, pick))
            else:
                picks = {**picks, field: Pick((), same=same)}
        out.append(form if picks is form.picks else replace(form, picks=picks))
    return tuple(out)


def whole(menu: Menu) -> Menu:
    """The menu with every list written out. Raises BadRecord if a field names a form without such a list before it."""
    out: list[MenuForm] = []
    for form in menu:
        if any(pick.same is not None for pick in form.picks.values()):
            out.append(replace(form, picks={f: _followed(out, f, pick) for f, pick in form.picks.items()}))
        else:
            out.append(form)
    return tuple(out)


def _followed(before: Sequence[MenuForm], field: str, pick: Pick) -> Pick:
    if pick.same is None:
        return pick
    found = before[pick.same].picks.get(field) if 0 <= pick.same < len(before) else None
    if found is None:
        raise BadRecord(text("bad-data", what=f"={field[:200]}", path="=$"), "$")
    return found
