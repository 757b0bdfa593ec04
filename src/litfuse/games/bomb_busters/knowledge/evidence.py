"""Turns a view and clues into a problem of exact inference: shared by `resample`, odds and bots.

The stands of the problem are those of the deal. A wire that has moved keeps the place it was dealt to; its present
place says between which other wires its number lies. The viewer's own wires are known and not part of the problem.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final, NamedTuple, TypeAlias

from litfuse import inference as i
from litfuse.kernel.records import Seat

from .. import places
from ..cards.helpers import help_is_there, wires_may_have_moved
from ..facts import Called
from ..mechanisms.reading import card_barred, readers_of
from ..plans import Plan, plan_of
from ..public import COUNTS, Acting, Placing, Prompt, Settling, Stuck, Swapping, Tally, Token, actor_of
from ..view import Hidden, Shown, View
from ..words import COPIES, NUMBERS, RED, YELLOW, Cell, Key, value_of
from .clues import OFF_HAND, Clues, Counted, Pair, Picked, Unless
from .position import Position as Position
from .twins import twinned, weight_of


def position(view: View, clues: Clues | None) -> Position:
    """Returns the problem that this view and these clues pose about the hidden wires."""
    if clues is None or not clues.guesses:
        return position_of(view, clues)
    guesses = [position_of(view, guess, nothing_known=True) for guess in clues.guesses]
    first = guesses[0]
    row = [cell for cell, place in first.places.items() if any(other.places[cell] != place for other in guesses)]
    branches = [
        i.Branch(tuple([g.places[c] for c in row]), g.problem.evidence, weight_of(clue))
        for g, clue in zip(guesses, clues.guesses, strict=True)
    ]
    problem = replace(first.problem, evidence=(), branches=tuple(branches))
    places = first.places | {cell: i.Place(problem.row, n) for n, cell in enumerate(row)}
    return replace(first, problem=problem, places=places)


def position_of(view: View, clues: Clues | None, nothing_known: bool = False) -> Position:
    """Returns the same problem for clues without guesses, which say where each wire was dealt.

    `nothing_known`: no wire is taken out of the problem as known; what the viewer sees is evidence.
    """
    rows = tuple(len(stand.wires) for stand in view.stands)
    dealt_at = clues.dealt_at if clues else tuple(tuple((s, n) for n in range(size)) for s, size in enumerate(rows))
    gave = {g.cell: g.key for g in clues.gave} if clues else {}
    took = clues.took if clues else ()
    groups: dict[Group, list[tuple[int, Cell]]] = {
        (s,): [] for s, stand in enumerate(view.stands) if nothing_known or stand.owner != view.viewer
    }
    apart: dict[Group, list[tuple[int, Cell]]] = {}
    known: dict[Cell, Key] = {}
    for s, row in enumerate(dealt_at):
        for slot, origin in enumerate(row):
            wire = view.stands[s].wires[slot]
            group = group_of(view, origin, (s, slot), nothing_known, took)
            if group is not None:
                (groups if group in groups else apart).setdefault(group, []).append((origin[1], (s, slot)))
            else:
                known[s, slot] = wire.key if isinstance(wire, Shown) else gave[s, slot]
    dealt = tuple([group[0] for group in groups])
    groups |= dict(sorted(apart.items()))
    places = {
        cell: i.Place(n, place)
        for n, group in enumerate(groups.values())
        for place, (_, cell) in enumerate(sorted(group))
    }
    keys, copies = pool(view)
    for key in known.values():
        copies[keys.index(key)] -= 1
    kinds: dict[int, set[int]] = {}
    for kind, key in enumerate(keys):
        kinds.setdefault(value_of(key), set()).add(kind)
    boxes = [
        (value, len(kinds[value]) - view.mission.colour(value).count)
        for value in (YELLOW, RED)
        if len(kinds.get(value, ())) > view.mission.colour(value).count
    ]
    sizes = [len(group) for group in groups.values()] + [view.off_hand] * bool(view.off_hand)
    twins = clues.filed if clues else ()
    if twins:
        for kind in {kind for value in plan_of_view(view).piled for kind in kinds.get(value, ())}:
            copies[kind] *= 2
        lone = [n for n, group in enumerate(groups) if group[0] == OFF_HAND]
        sizes = [2 * size if n in lone or n >= len(groups) else size for n, size in enumerate(sizes)]
        sizes += [1] * sum(f.count for f in twins) if nothing_known else [f.count for f in twins]
    problem = i.Problem(tuple(copies), tuple(map(value_of, keys)), (*sizes, *(size for _, size in boxes)))
    found = Position(
        problem=problem,
        keys=keys,
        kinds={v: frozenset(k) for v, k in kinds.items()},
        places=places,
        known=known,
        rows=rows,
        boxes=len(boxes),
        dealt=dealt,
        reds=view.reds,
        pile=len(groups) if view.off_hand else None,
        twins=bool(twins),
    )
    evidence: list[i.Evidence] = []
    for n, (value, size) in enumerate(boxes, len(sizes)):
        evidence += [i.Only(i.Place(n, slot), found.kinds[value]) for slot in range(size)]
    evidence += planned(found, view, clues)
    if twins:
        doubled = [n for n, group in enumerate(groups) if group[0] == OFF_HAND] + [len(groups)] * bool(view.off_hand)
        mirrors = iter(
            [place for n in range(len(groups) + bool(view.off_hand), len(sizes)) for place in problem.places(n)]
        )
        evidence += twinned(
            found, plan_of_view(view).piled, [(f.cells, tuple(islice(mirrors, f.count))) for f in twins], doubled
        )
    evidence += laid_open(found, view)
    for reader, panel in zip(readers_of(view.mission.mechanisms), view.panels, strict=True):
        evidence += [e for t in reader.tallied(panel, view) for e in found.tallied(t)]
    evidence += asked(found, view)
    for pair in dict.fromkeys((*paired(view), *(clues.pairs if clues else ()))):
        evidence += labelled(found, pair.left, pair.right, pair.equal)
    for said in dict.fromkeys((*counted(view), *(clues.counts if clues else ()))):
        evidence += copies_of(found, said)
    if not clues.forgot if clues else not wires_may_have_moved(view.equipment, view.powers):
        for value in (YELLOW, RED):
            evidence += predealt(found, view, value)
    if clues:
        evidence += remembered(found, clues)
    return replace(found, problem=problem.given(*evidence))


Group: TypeAlias = tuple[int, ...]  # hidden wires that were dealt in one sorted row, or one that came alone
TURNED: Final = (-1,)


def group_of(view: View, origin: Cell, cell: Cell, nothing_known: bool, took: Collection[int]) -> Group | None:
    """Returns the group of wires that were dealt in one sorted row with this one; None if the viewer knows the wire.

    A wire that stands apart, or that came from nobody's hand, forms a group of its own. The viewer's own turned wires
    form one group together: the left one is not higher than the right one.
    """
    stand = view.stands[cell[0]]
    wire = stand.wires[cell[1]]
    if wire.apart == "turned" and stand.owner == view.viewer:
        return TURNED
    if wire.apart or origin[0] == OFF_HAND:
        known = isinstance(wire, Shown) if wire.apart else origin[1] in took
        return None if known and not nothing_known else origin
    return None if view.stands[origin[0]].owner == view.viewer and not nothing_known else (origin[0],)


def plan_of_view(view: View) -> Plan:
    return plan_of(view.mission.mechanisms, len(owners(view)))


def planned(at: Position, view: View, clues: Clues | None) -> Iterable[i.Evidence]:
    """What the mission's plan says about strays, and about wires in nobody's hand (BB-X-WIRES)."""
    plan = plan_of_view(view)
    if plan.strays == "blue":
        blue = at.kinds_of(NUMBERS)
        yield from [i.Only(p, blue) for c, p in at.places.items() if wire_at(view, c).apart == "stray"]
    if not plan.piled:
        return
    reds = at.kinds_of(plan.piled)
    if at.pile is not None:
        yield from [i.Only(place, reds) for place in at.problem.places(at.pile)]
    if clues:
        came = {(s, n) for s, row in enumerate(clues.dealt_at) for n, origin in enumerate(row) if origin[0] == OFF_HAND}
        yield from [i.Only(at.places[c], reds) for c in came if c in at.places]
        came |= {c for f in clues.filed for c in f.cells}
        if not clues.forgot:
            yield i.Never(tuple([p for c, p in at.places.items() if c not in came]), reds)


def wire_at(view: View, cell: Cell) -> Shown | Hidden:
    return view.stands[cell[0]].wires[cell[1]]


def pool(view: View) -> tuple[tuple[Key, ...], list[int]]:
    """Returns the keys of all wires that may be in play, in order, and how many wires there are of each."""
    count = {10 * n: COPIES for n in NUMBERS if n <= view.mission.blue}
    count.update({marker.key: 1 for marker in view.markers})
    for value in plan_of_view(view).piled:
        count.update(dict.fromkeys(view.mission.colour(value).keys(value), 1))
    keys = tuple(sorted(count))
    return keys, [count[key] for key in keys]


def laid_open(at: Position, view: View) -> list[i.Evidence]:
    """What cut wires, tokens and labels say (BB-VIS-03, BB-VIS-04)."""
    found: list[i.Evidence] = []
    for cell, place in at.places.items():
        wire = view.stands[cell[0]].wires[cell[1]]
        if isinstance(wire, Shown):
            found.append(i.Only(place, frozenset((at.keys.index(wire.key),))))
            continue
        if wire.red:
            found.append(i.Only(place, at.kinds_of(view.reds)))
        for token in wire.tokens:
            if token.says == "is-not":
                more = (RED,) if view.mission.lies == "captain" else ()  # the Captain's first tokens are at blue wires
                found.append(i.Never((place,), at.kinds_of((token.value, *more))))
            else:
                found.append(i.Only(place, at.kinds_of(SAID.get(token.says, (token.value,)))))
    for stand in view.stands:
        hand = uncut(view, stand.owner) if stand.beside else []  # a wire cut since may have had that value
        found += [at.without(hand, (t.value,)) for t in stand.beside if t.says == "has-not" and not t.dated]
    for s, stand in enumerate(view.stands):
        here = [(s, slot) for slot in range(at.rows[s])]
        for t in stand.beside:
            found += at.holding(here, (t.value,)) if t.says == "has" and not t.dated else ()
    return found


# The values that a wire may have if its token names no number
SAID: Final[dict[str, Sequence[int]]] = {
    "even": NUMBERS[1::2],
    "odd": NUMBERS[::2],
    "single": NUMBERS,
    **dict.fromkeys(COUNTS, NUMBERS),
}


def counted(view: View) -> Iterable[Counted]:
    """Returns what tokens on the table that count copies say, unless they are dated."""
    for s, stand in enumerate(view.stands):
        for slot, wire in enumerate(stand.wires):
            for t in wire.tokens:
                if t.says in COUNTS and not t.dated and stand.owner != view.viewer:
                    among = tuple([(s, other) for other in range(len(stand.wires))])
                    yield Counted((s, slot), among, COUNTS.index(t.says) + 1)


def copies_of(at: Position, c: Counted) -> Iterable[i.Evidence]:
    """The evidence of a token that counts copies, before a hidden wire or one that the viewer knows."""
    places = tuple([at.places[a] for a in c.among if a in at.places])
    seen = [at.keys.index(at.known[a]) for a in c.among if a in at.known]
    if c.cell in at.places:
        yield i.Repeats(at.places[c.cell], c.count, places, tuple(seen))
    elif places:
        kind = at.keys.index(at.known[c.cell])
        yield i.Count(places, kind, c.count - seen.count(kind))


def paired(view: View) -> Iterable[Pair]:
    """Returns what labels and `×1` tokens on the table say, unless they are dated."""
    for label in view.labels:
        s, slot = label.cell
        yield Pair(label.cell, (s, slot + label.reach), label.equal)
    for s, stand in enumerate(view.stands):
        for slot, wire in enumerate(stand.wires):
            if any(t.says == "single" and not t.dated for t in wire.tokens):
                for left in (slot - 1, slot):
                    if 0 <= left < len(stand.wires) - 1 and not any(w.apart for w in stand.wires[left : left + 2]):
                        yield Pair((s, left), (s, left + 1), False)


def labelled(at: Position, left: Cell, right: Cell, equal: bool) -> Iterable[i.Evidence]:
    """The evidence of `=` or `≠` between two hidden wires, or a hidden one and one that the viewer knows."""
    if left in at.places and right in at.places:
        yield (i.Equal if equal else i.Unequal)(at.places[left], at.places[right])
    for one, other in ((left, right), (right, left)):
        if one in at.places and other in at.known:
            value = value_of(at.known[other])
            same = at.kinds_of((value,))
            yield i.Only(at.places[one], same if equal else frozenset(at.problem.kinds) - same)


def predealt(at: Position, view: View, value: int) -> Iterable[i.Evidence]:
    """The evidence of predealt wires: each of the first stands openly got one before the deal (BB-C-47)."""
    if not view.mission.colour(value).predealt:
        return
    seats = len(owners(view))
    around = [(view.captain + n) % seats for n in range(seats)]
    order = sorted(range(len(view.stands)), key=lambda s: (s >= seats, around.index(view.stands[s].owner)))
    colour = view.mission.colour(value)
    for s in order[colour.predealt_after : colour.predealt_after + colour.count]:
        if s in at.dealt:
            yield i.Holds(at.problem.places(at.dealt.index(s)), at.kinds_of((value,)))


def asked(at: Position, view: View) -> list[i.Evidence]:
    """What the open question says about the player who is asked, and about the player on turn."""
    found: list[i.Evidence] = []
    if type(view.ask) in (Prompt, Acting, Swapping) and view.place == places.ACT:
        kept = kept_in_turn(view)
        hand = uncut(view, actor_of(view.ask, view.todo, view.turn))
        found += at.holding([c for c in hand if c not in kept.closed], kept.values)
        found += [e for u in kept.unless for e in at.unless(u)]
        found += [e for s in kept.free for e in at.free(s)]
    for ask in (view.ask, *view.todo):
        match ask:
            case Settling(owner=_, cells=cells, values=values, hit=hit):
                found += at.holding(cells, values if hit else COLOURS.difference(view.reds))
                found += [] if hit else [at.without(cells, values)]
                halves = open_halves(view, caller(view))
                for value in values:
                    found += at.holding(halves, (value,))
    found += [*passed_over(at, view), *to_be_marked(at, view)]
    if type(view.ask) is Prompt:
        for reader, panel in zip(readers_of(view.mission.mechanisms), view.panels, strict=True):
            found += [e for has in reader.asked(panel, view) for e in at.holding(has.cells, has.values)]
    return [e for e in found if not (isinstance(e, i.Holds) and certain(at, e))]


def open_halves(view: View, seat: Seat) -> list[Cell]:
    """Returns the wires that this seat may cut as its own half with a detector or a ray (BB-C-23)."""
    halves = [c for c in uncut(view, seat) if not wire_at(view, c).apart]
    for reader, panel in zip(readers_of(view.mission.mechanisms), view.panels, strict=True):
        halves = [c for c in halves if not reader.bars_half(panel, view, seat, c)]
    return halves


def caller(view: View) -> Seat:
    """Returns the seat whose cut waits to be settled."""
    return next(f.seat for f in reversed(view.facts) if isinstance(f, Called))


def to_be_marked(at: Position, view: View) -> Iterable[i.Evidence]:
    """A player who is asked for a first token has a wire, or lacks a value, for it. Nothing is known yet of later
    players.
    """
    ask = view.ask
    if not isinstance(ask, Placing):
        return
    hand, captain = seen_by_owner(view, ask.seat), ask.seat == view.captain
    if ask.number is not None:
        yield from at.holding(hand, (ask.number,))
    elif view.mission.first_tokens(captain) == "negative":
        places, seen = at.split(hand)
        if not seen:  # no wire has moved yet
            yield i.Misses(places, tuple([at.kinds_of((v,)) for v in in_play(view)]))
    elif view.mission.lying(captain):
        yield from at.holding([c for c in hand if not tokens_at(view, c)], denied(view))
    else:
        yield from at.holding(hand, blue_of(view))


def blue_of(view: View) -> list[int]:
    """Returns the numbers of wires before which a first token may stand."""
    return [n for n in NUMBERS if n not in view.reds]


def seen_by_owner(view: View, seat: Seat) -> list[Cell]:
    """Returns the uncut wires of a hand that their owner sees."""
    return [c for c in uncut(view, seat) if wire_at(view, c).apart != "turned"]


def passed_over(at: Position, view: View) -> Iterable[i.Evidence]:
    """What is known, while first tokens are set, about players who set none or only one (BB-SETUP-24)."""
    if type(view.ask) is not Placing:
        return
    asked = {ask.seat for ask in (view.ask, *view.todo) if isinstance(ask, Placing)}
    for seat in owners(view) - asked:
        captain = seat == view.captain
        mode = view.mission.first_tokens(captain)
        hand = seen_by_owner(view, seat)
        free = [c for c in hand if not tokens_at(view, c)]
        if mode == "negative":
            named = {t.value for stand in view.stands if stand.owner == seat for t in stand.beside}
            for value in in_play(view) if len(named) < 2 else ():
                if value not in named:
                    yield from at.holding(hand, (value,))
        elif mode == "own" and len(hand) - len(free) + shown_once(view, seat) < 1 + view.mission.lying(captain):
            yield at.without(free, denied(view) if view.mission.lying(captain) else blue_of(view))


def shown_once(view: View, seat: Seat) -> int:
    """Returns how many tokens beside this seat's stands say what a wire is."""
    return sum(t.says == "has" for stand in view.stands if stand.owner == seat for t in stand.beside)


def tokens_at(view: View, cell: Cell) -> tuple[Token, ...]:
    return wire_at(view, cell).tokens


def in_play(view: View) -> tuple[int, ...]:
    """Returns the values that a hand may lack (BB-X-TOKSET)."""
    numbers = range(1, view.mission.blue + 1)
    return (*numbers, YELLOW) if view.mission.yellow.count else tuple(numbers)


def denied(view: View) -> tuple[int, ...]:
    """Returns the values of wires that may have a false first token (BB-X-TOKSET)."""
    return (*NUMBERS, RED) if view.mission.lies == "all" else tuple(NUMBERS)


COLOURS: Final = frozenset((*NUMBERS, YELLOW))  # values that can be called


class Kept(NamedTuple):
    """Why the player on turn was asked: the hand has a wire of one of these values that is not in `closed`."""

    values: frozenset[int]
    closed: frozenset[Cell] = frozenset()
    unless: tuple[Unless, ...] = ()  # these hold as well
    free: tuple[Stuck, ...] = ()  # these are false


def kept_in_turn(view: View) -> Kept:
    """Returns why the player on turn was asked, although the rules pass over players who can do nothing."""
    values = COLOURS.difference(view.reds)  # an all-red hand would have been revealed at once (BB-TURN-07)
    if not view.panels:
        return Kept(values)
    readers = readers_of(view.mission.mechanisms)
    said = [r.evidence(panel, view) for r, panel in zip(readers, view.panels, strict=True)]
    if any(s.keeps_reds for s in said):
        values |= {RED}

    bars = partial(card_barred, view)
    actor = actor_of(view.ask, view.todo, view.turn)
    helped = any(s.helped for s in said) or help_is_there(view.equipment, view.powers, unfinished(view), actor, bars)
    if type(view.ask) is not Acting or helped:
        return Kept(values)
    enough = COLOURS.difference(*(s.barred for s in said)).union(*(s.enough for s in said))
    # A player with only other wires is passed over (BB-C-49)
    unless = tuple([u for s in said for u in s.unless])
    free = tuple([s for s in (*(s.free for s in said), nothing_alone(view, actor)) if s is not None])
    return Kept(values & enough, frozenset().union(*(s.closed for s in said)), unless, free)


def nothing_alone(view: View, seat: Seat) -> Stuck | None:
    """What is true of a last hand that cannot be cut: of every number, a wire is among those in nobody's hand."""
    if not view.off_hand or unfinished(view) != {seat} or view.mission.yellow.count - view.cuts[YELLOW] > 0:
        return None
    left = {n: COPIES - view.cuts[n] for n in range(1, view.mission.blue + 1) if n not in view.reds}
    tallies = [Tally(n, tuple(range(count))) for n, count in left.items() if count in (2, 4)]
    return Stuck(tuple(uncut(view, seat)), tuple(tallies))


def owners(view: View) -> set[Seat]:
    return {stand.owner for stand in view.stands}


def unfinished(view: View) -> set[Seat]:
    return {seat for seat in owners(view) if uncut(view, seat)}


def certain(at: Position, e: i.Holds) -> bool:
    """Returns whether this is true anyway, because too few other wires exist."""
    others = sum(n for kind, n in enumerate(at.problem.copies) if kind not in e.kinds)
    return len(e.places) > others


def uncut(view: View, seat: Seat) -> list[Cell]:
    return [
        (s, slot)
        for s, stand in enumerate(view.stands)
        if stand.owner == seat
        for slot, wire in enumerate(stand.wires)
        if not (isinstance(wire, Shown) and wire.cut)
    ]


def remembered(at: Position, clues: Clues) -> list[i.Evidence]:
    found: list[i.Evidence] = [at.without(x.cells, x.values) for x in clues.lacks]
    for has in clues.has:
        found += at.holding(has.cells, has.values)
    found += [e for h in clues.has_unless for e in at.has_unless(h)]
    found += [e for f in clues.few_colours for e in at.few_colours(f)]
    for gave in clues.gave:  # this seat once held the wire, and gave it away
        if gave.cell in at.places:
            found.append(i.Only(at.places[gave.cell], frozenset((at.keys.index(gave.key),))))
    found += [e for u in clues.unless for e in at.unless(u)]
    for stuck in clues.stuck:
        found += at.stuck(stuck) or ()
    found += [e for s in clues.free for e in at.free(s)]
    found += [e for t in clues.tallied for e in at.tallied(t)]
    for picked in clues.picked:
        found.append(chosen(at, picked))
    for order in clues.in_order:
        found += ordered(at, order.left, order.right, order.strict)
    return found


def chosen(at: Position, picked: Picked) -> i.Evidence:
    """The evidence of a free choice: the more wires the player could have taken, the less likely this one."""
    places, _ = at.split(picked.among)
    known = sum(value_of(at.known[c]) in picked.values for c in picked.among if c in at.known)
    return i.Chosen(places, at.kinds_of(picked.values), known)


def ordered(at: Position, left: Cell, right: Cell, strict: bool) -> Iterable[i.Evidence]:
    """The evidence of two wires in order: a wire that came stands right of its equals (BB-EQ-02-7)."""
    first, second = at.places.get(left), at.places.get(right)
    if first is not None and second is not None:
        yield i.Below(first, second, strict)
    elif first is not None and right in at.known:
        key = at.known[right]
        yield i.Only(first, frozenset(k for k, other in enumerate(at.keys) if other + strict <= key))
    elif second is not None and left in at.known:
        key = at.known[left]
        yield i.Only(second, frozenset(k for k, other in enumerate(at.keys) if key + strict <= other))
