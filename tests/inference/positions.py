"""Small random positions with a true deal in them, so that all evidence drawn from it holds together."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from litfuse.inference import (
    Below,
    Chosen,
    Count,
    Crowded,
    Deal,
    Doubtful,
    Equal,
    Evidence,
    Holds,
    Misses,
    Never,
    Only,
    Place,
    Problem,
    Repeats,
    Unequal,
    Unless,
)

KINDS_OF_EVIDENCE = (
    Only, Never, Holds, Count, Equal, Unequal, Repeats, Misses, Unless, Chosen, Doubtful, Crowded, Below,
)  # fmt: skip


def position(luck: Random) -> tuple[Problem, Deal]:
    """Two or three stands, perhaps a box that takes one family only, perhaps moved tiles of one place each."""
    kinds = luck.randint(3, 6)
    crowd = set(luck.sample(range(kinds), luck.choice((0, 2, 3 if kinds > 3 else 2))))
    copies = tuple(1 if kind in crowd else luck.randint(1, 3) for kind in range(kinds))
    if sum(copies) > 9:  # enumeration takes long
        return position(luck)
    families = tuple(99 if kind in crowd else kind for kind in range(kinds))
    tiles = [kind for kind, count in enumerate(copies) for _ in range(count)]
    luck.shuffle(tiles)
    box = sorted(crowd)[: luck.randint(0, 1)]
    for kind in box:
        tiles.remove(kind)
    moved = luck.choice((0, 0, 1, 2)) if len(tiles) > 4 else 0
    singles = [(tiles.pop(),) for _ in range(moved)]
    hands = [tuple(sorted(tiles[i::2])) for i in range(2)] if luck.random() < 0.6 else []
    hands = hands or [tuple(sorted(tiles[i::3])) for i in range(3)]
    deal = (*hands, *((tuple(box),) if box else ()), *singles)
    evidence: list[Evidence] = []
    if box:
        evidence.append(Only(Place(len(hands), 0), frozenset(crowd)))
    single = [Place(len(deal) - moved + i, 0) for i in range(moved)]
    for _ in range(luck.randint(0, 5)):
        e = _true(luck, deal, families, hands, single)
        if e is not None:
            evidence.append(e)
    return Problem(copies, families, tuple(map(len, deal)), tuple(evidence)), deal


def _true(
    luck: Random, deal: Deal, families: tuple[int, ...], hands: list[tuple[int, ...]], single: list[Place]
) -> Evidence | None:
    """One piece of evidence that holds in the deal; None where this deal has none of the kind drawn."""
    kinds = range(len(families))
    stand = luck.choice([i for i, hand in enumerate(hands) if hand])
    here = [Place(stand, i) for i in range(len(hands[stand]))]
    place = luck.choice(here)
    kind = deal[place.stand][place.slot]
    some = frozenset(luck.sample(kinds, luck.randint(1, 2)))
    places = tuple(luck.sample(here, luck.randint(1, len(here))))
    if luck.random() < 0.3:  # a hand of two stands
        other = luck.choice([i for i, hand in enumerate(hands) if hand])
        places += tuple(Place(other, i) for i in range(len(hands[other])) if other != stand)
    held = {deal[p.stand][p.slot] for p in places}
    neighbours = list(pairwise(here))
    wanted = luck.choice(KINDS_OF_EVIDENCE)
    if wanted is Only:
        return Only(place, some | {kind})
    if wanted is Never:
        return Never(places, some - held) if some - held else None
    if wanted is Holds:
        return Holds(places, some | {luck.choice(sorted(held))})
    if wanted is Count:
        number = luck.choice(kinds)
        return Count(places, number, sum(deal[p.stand][p.slot] == number for p in places))
    if wanted in (Equal, Unequal) and luck.random() < 0.3:  # a label whose wires have parted
        elsewhere = [Place(s, i) for s, hand in enumerate(deal) for i in range(len(hand)) if Place(s, i) != place]
        if elsewhere:
            partner = luck.choice(elsewhere)
            same = families[deal[partner.stand][partner.slot]] == families[kind]
            return Equal(place, partner) if same else Unequal(place, partner)
    if wanted in (Equal, Unequal) and neighbours:
        left, right = luck.choice(neighbours)
        same = families[deal[stand][left.slot]] == families[deal[stand][right.slot]]
        return Equal(left, right) if same else Unequal(left, right)
    if wanted is Repeats:
        among = tuple(dict.fromkeys((place, *(here if luck.random() < 0.5 else places))))
        seen = tuple(luck.choices(kinds, k=luck.choice((0, 0, 1, 2))))
        alike = [families[deal[p.stand][p.slot]] for p in among] + [families[k] for k in seen]
        return Repeats(place, alike.count(families[kind]), among, seen)
    if wanted is Misses:
        family_of: dict[int, set[int]] = {}
        for k in kinds:
            family_of.setdefault(families[k], set()).add(k)
        sets = [frozenset(group) for group in family_of.values()]
        sets = luck.sample(sets, luck.randint(1, len(sets)))
        return Misses(places, tuple(sets)) if any(not held & group for group in sets) else None
    if wanted is Unless:
        claims = [Never(tuple(luck.sample(places, luck.randint(1, len(places)))), some) for _ in range(2)]
        claims.append(Never((place,), frozenset(kinds) - {luck.choice(kinds)}))
        true = all(deal[p.stand][p.slot] not in c.kinds for c in claims for p in c.places)
        return None if true else Unless(tuple(claims))
    if wanted is Chosen:
        family = frozenset(k for k in kinds if families[k] == families[kind])
        return Chosen(tuple({place, *places}), family | some, luck.choice((0, 0, 1)))
    if wanted is Doubtful:
        return Doubtful(places, some, luck.choice((0.125, 0.5)))
    if wanted is Crowded:
        return Crowded(tuple(p for p in places if p.stand == stand), luck.choice(kinds), luck.randint(1, 2), 0.25)
    if wanted is Below:
        back = luck.random() < 0.3 and len(here) > 1  # a tile that went and came back
        others = (
            [p for p in here if p != place]
            if back
            else [Place(s, i) for s, hand in enumerate(deal) for i in range(len(hand)) if s != stand]
        )
        first, second = sorted((place, luck.choice(others)), key=lambda p: deal[p.stand][p.slot])
        smaller = deal[first.stand][first.slot] < deal[second.stand][second.slot]
        return Below(first, second, strict=smaller and luck.random() < 0.7)
    if wanted in (Equal, Unequal) and single:
        same = families[deal[single[0].stand][0]] == families[kind]
        return Equal(single[0], place) if same else Unequal(place, single[0])
    return None
