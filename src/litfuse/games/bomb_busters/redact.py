"""State -> View for one viewer: with the notices the only door out. And the way back: worlds that show a view."""

from __future__ import annotations

from litfuse.kernel.records import ALL, SPECTATOR, Viewer
from litfuse.kernel.rng import Rng

from .facts import Called
from .knowledge.known import Knowledge
from .mechanisms.base import hooks_of
from .public import Settling
from .state import Deed, Stand, State, Wire, in_play, keys_of, stand_of, tokens_of
from .view import Everything, Hidden, Shown, StandView, View
from .words import Call, value_of
from .worlds import World, imagined


def view(state: State, viewer: Viewer) -> View | Everything:
    if viewer == ALL:
        calls = state.deed.calls if state.deed else ()
        return Everything(
            seat_view(state, SPECTATOR), keys_of(state.stands), state.aside, state.deck, calls, state.extras
        )
    return seat_view(state, viewer)


def seat_view(state: State, viewer: Viewer) -> View:
    deed = state.deed
    return View(
        viewer,
        state.config,
        state.mission,
        state.captain,
        tuple([stand_view(s, s.owner == viewer) for s in state.stands]),
        state.markers,
        state.dial,
        state.start,
        state.cuts,
        state.equipment,
        len(state.deck),
        state.powers,
        state.turn,
        state.turns,
        state.asked,
        state.offered,
        state.ask,
        state.todo,
        state.place,
        state.stable,
        state.labels,
        state.facts,
        state.skipped,
        tuple([h.panel(state, viewer) for h in hooks_of(state.mission.mechanisms)]),
        deed.calls if deed is not None and deed.seat == viewer else (),
    )


def stand_view(stand: Stand, mine: bool) -> StandView:
    wires = [Shown(w.key, w.cut, w.tokens, w.red) if mine or w.cut else Hidden(w.tokens, w.red) for w in stand.wires]
    return StandView(stand.owner, tuple(wires), stand.beside)


def resample(seen: View | Everything, known: Knowledge | None, rng: Rng) -> State:
    """Another world that shows this view. `worlds` says from which distribution; without knowledge the view is all."""
    if isinstance(seen, Everything):
        table, calls, world = seen.table, seen.calls, World(seen.keys, seen.aside, seen.deck, seen.extras)
    else:
        table, calls, world = seen, seen.calls, imagined(seen, known, rng)
    stands = [
        stand_of(i, s.owner, tuple([made(w, k) for w, k in zip(s.wires, row, strict=True)]), s.beside)
        for i, (s, row) in enumerate(zip(table.stands, world.keys, strict=True))
    ]
    return State(
        table.config,
        table.mission,
        max(s.owner for s in table.stands) + 1 if table.stands else len(table.powers),
        in_play(table.mission),
        table.captain,
        tuple(stands),
        table.markers,
        world.aside,
        table.dial,
        table.start,
        table.cuts,
        tokens_of(stands),
        table.equipment,
        world.deck,
        table.powers,
        table.turn,
        table.turns,
        table.asked,
        table.offered,
        table.ask,
        table.todo,
        table.place,
        table.stable,
        table.labels,
        table.facts,
        deed_of(table, calls),
        table.skipped,
        world.extras,
    )


def made(wire: Shown | Hidden, key: int) -> Wire:
    return Wire(key, value_of(key), isinstance(wire, Shown) and wire.cut, wire.tokens, wire.red)


def deed_of(table: View, calls: tuple[Call, ...]) -> Deed | None:
    """What was declared and waits to be settled; others know all of it but the own wires."""
    ask = table.ask
    if type(ask) is not Settling:
        return None
    called = next(f for f in reversed(table.facts) if type(f) is Called)
    own = calls or tuple([Call(v) for v in called.values])
    return Deed(called.seat, "dual", called.cells, own, called.helpers)
