"""Builds the View of one viewer from the State; and its inverse, which builds worlds that show a given view.

Besides the notices this is the only way for information to leave the state.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from litfuse.kernel.records import ALL, SPECTATOR, Viewer
from litfuse.kernel.rng import Rng

from .facts import Called
from .knowledge.known import Knowledge
from .mechanisms.base import hooks_of
from .public import Acting, Settling
from .state import EVERY_KEY, Deed, Stand, State, Wire, in_play, keys_of, stand_of, tokens_of
from .view import Everything, Hidden, Shown, StandView, View
from .words import Call, value_of
from .worlds import World, every, imagined

HIDDEN: Final = Hidden()
OWN: Final = {key: Shown(key) for key in EVERY_KEY}


def view(state: State, viewer: Viewer) -> View | Everything:
    if viewer == ALL:
        calls = state.deed.calls if state.deed else ()
        return Everything(
            table=seat_view(state, SPECTATOR),
            keys=keys_of(state.stands),
            aside=state.aside,
            deck=state.deck,
            calls=calls,
            extras=state.extras,
            off_hand=state.off_hand,
        )
    return seat_view(state, viewer)


def seat_view(state: State, viewer: Viewer) -> View:
    deed, mechanisms = state.deed, state.mission.mechanisms
    return View(
        viewer=viewer,
        config=state.config,
        mission=state.mission,
        captain=state.captain,
        stands=tuple([stand_view(s, s.owner == viewer) for s in state.stands]),
        markers=state.markers,
        dial=state.dial,
        start=state.start,
        cuts=state.cuts,
        equipment=state.equipment,
        undealt=len(state.deck),
        pile=state.pile,
        powers=state.powers,
        turn=state.turn,
        turns=state.turns,
        asked=state.asked,
        offered=state.offered,
        ask=state.ask,
        todo=state.todo,
        place=state.place,
        stable=state.stable,
        labels=state.labels,
        facts=state.facts,
        skipped=state.skipped,
        panels=tuple([h.panel(state, viewer) for h in hooks_of(state.mission)]),
        calls=deed.calls if deed is not None and deed.seat == viewer else (),
        deed=declared(state) if mechanisms else None,
        complete=state.complete,
        out=state.out,
        off_hand=len(state.off_hand),
        reds=state.reds,
        silence=state.silence,
        glimpse=state.glimpse,
    )


def declared(state: State) -> Deed | None:
    """Returns the deed as everybody knows it; None while a cut waits to be settled, whose fact tells it already."""
    deed = state.deed
    if deed is None or type(state.ask) in (Acting, Settling):
        return None
    return replace(deed, calls=tuple([Call(c.value) for c in deed.calls]))


def stand_view(stand: Stand, mine: bool) -> StandView:
    """Returns the view of a stand. Wires that are as they were dealt share their records."""
    wires: list[Shown | Hidden] = []
    for w in stand.wires:
        if w.cut or w.tokens or w.red or w.apart:
            seen = w.cut or mine != (w.apart == "turned")  # BB-X-FLIP
            wires.append(Shown(w.key, w.cut, w.tokens, w.red, w.apart) if seen else Hidden(w.tokens, w.red, w.apart))
        else:
            wires.append(OWN[w.key] if mine else HIDDEN)
    return StandView(stand.owner, tuple(wires), stand.beside)


def resample(seen: View | Everything, known: Knowledge | None, rng: Rng) -> State:
    """Returns another world that shows this view, from the distribution that `worlds` describes.

    Without `known` only the view itself is taken into account.
    """
    if isinstance(seen, Everything):
        table, calls, world = (
            seen.table,
            seen.calls,
            World(seen.keys, seen.aside, seen.deck, seen.extras, seen.off_hand),
        )
    else:
        table, calls, world = seen, seen.calls, imagined(seen, known, rng)
    return state_of(table, calls, world)


def every_world(seen: View, known: Knowledge | None, most: int) -> list[tuple[State, float]] | None:
    """Returns all worlds that show this view, with their probabilities; None if there are more than `most`, or if more
    than wires is hidden.
    """
    found = every(seen, known, most)
    return None if found is None else [(state_of(seen, seen.calls, world), chance) for world, chance in found]


def state_of(table: View, calls: tuple[Call, ...], world: World) -> State:
    stands = [
        stand_of(i, s.owner, tuple([made(w, k) for w, k in zip(s.wires, row, strict=True)]), s.beside)
        for i, (s, row) in enumerate(zip(table.stands, world.keys, strict=True))
    ]
    return State(
        config=table.config,
        mission=table.mission,
        seats=max(s.owner for s in table.stands) + 1 if table.stands else len(table.powers),
        total=in_play(table.mission),
        captain=table.captain,
        stands=tuple(stands),
        markers=table.markers,
        aside=world.aside,
        dial=table.dial,
        start=table.start,
        cuts=table.cuts,
        tokens=tokens_of(stands),
        equipment=table.equipment,
        deck=world.deck,
        pile=table.pile,
        powers=table.powers,
        turn=table.turn,
        turns=table.turns,
        asked=table.asked,
        offered=table.offered,
        ask=table.ask,
        todo=table.todo,
        place=table.place,
        stable=table.stable,
        labels=table.labels,
        facts=table.facts,
        deed=deed_of(table, calls),
        skipped=table.skipped,
        extras=world.extras,
        complete=table.complete,
        out=table.out,
        off_hand=world.off_hand,
        reds=table.reds,
        silence=table.silence,
        glimpse=table.glimpse,
    )


def made(wire: Shown | Hidden, key: int) -> Wire:
    return Wire(key, value_of(key), isinstance(wire, Shown) and wire.cut, wire.tokens, wire.red, wire.apart)


def deed_of(table: View, calls: tuple[Call, ...]) -> Deed | None:
    """Returns the declared deed that waits to be settled. Everybody knows it except for the caller's own wires."""
    ask = table.ask
    if type(ask) is not Settling:
        deed = table.deed
        return deed if deed is None or not calls else replace(deed, calls=calls)
    called = next(f for f in reversed(table.facts) if type(f) is Called)
    own = calls or tuple([Call(v) for v in called.values])
    return Deed(called.seat, "dual", called.cells, own, called.helpers)
