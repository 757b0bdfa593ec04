"""Where kittens lie in the pile: weights of sets of cells, against all piles that can be."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from litfuse.games.exploding_kittens import whereabouts as where
from litfuse.kernel.errors import RulesBug

Cells: TypeAlias = tuple[bool, ...]
Beliefs: TypeAlias = dict[Cells, Fraction]


def all_piles(size: int, kittens: int) -> Beliefs:
    return normal({tuple(i in on for i in range(size)): Fraction(1) for on in combinations(range(size), kittens)})


def normal(beliefs: Beliefs) -> Beliefs:
    whole = sum(beliefs.values())
    return {cells: w / whole for cells, w in beliefs.items() if w}


def moved_on(beliefs: Beliefs, step: Callable[[Cells], list[Cells]]) -> Beliefs:
    """Each pile becomes one of the piles that the step gives for it, all alike; none: that pile cannot be."""
    out: Beliefs = {}
    for cells, w in beliefs.items():
        after = step(cells)
        for new in after:
            out[new] = out.get(new, Fraction(0)) + w / len(after)
    return normal(out)


def with_kitten(cells: Cells, place: int) -> Cells:
    return (*cells[:place], True, *cells[place:])


def without(cells: Cells, place: int) -> Cells:
    return cells[:place] + cells[place + 1 :]


def expanded(pile: where.Pile) -> Beliefs:
    """What a pile of the knowledge says, written out."""
    out: Beliefs = {}
    for weight, runs in pile:
        ways: list[Cells] = [()]
        for n, k in runs:
            ways = [(*w, *(i in on for i in range(n))) for w in ways for on in combinations(range(n), k)]
        for cells in ways:
            out[cells] = out.get(cells, Fraction(0)) + weight
    return normal(out)


@settings(max_examples=150)
@given(st.data())
@pytest.mark.rule("EK-INFO-3")
def test_the_weights_of_a_pile_equal_counts_over_all_possible_piles(data: st.DataObject) -> None:
    """Draws, looks at the top, own and others' placings, resignations and shuffles in any order."""
    size = data.draw(st.integers(1, 8))
    beliefs = all_piles(size, data.draw(st.integers(0, min(4, size))))
    true = data.draw(st.sampled_from(sorted(beliefs)))
    pile = where.spread(size, sum(true))
    for _ in range(data.draw(st.integers(1, 9))):
        steps = ["mine"] * (sum(true) < 4) + ["theirs"] * (sum(true) < 4) + ["shuffle"] * (len(true) < 8)
        steps += ["draw", "look"] * bool(true) + ["resign"] * any(true)
        step = data.draw(st.sampled_from(steps))
        m = len(true)
        if step == "draw":
            top, true = true[0], true[1:]
            beliefs = moved_on(beliefs, lambda c, top=top: [c[1:]] if c[0] is top else [])  # type: ignore[misc]
            pile = where.drawn(pile, top)
        elif step == "look":
            seen = true[:3]
            beliefs = moved_on(beliefs, lambda c, seen=seen: [c] if c[:3] == seen else [])  # type: ignore[misc]
            pile = where.looked_at(pile, seen)
        elif step == "mine":
            place = data.draw(st.integers(0, m))
            true = with_kitten(true, place)
            beliefs = moved_on(beliefs, lambda c, p=place: [with_kitten(c, p)])  # type: ignore[misc]
            pile = where.placed(pile, place)
        elif step == "theirs":
            true = with_kitten(true, data.draw(st.integers(0, m)))
            beliefs = moved_on(beliefs, lambda c: [with_kitten(c, p) for p in range(len(c) + 1)])
            pile = where.slid_in(pile)
        elif step == "resign":
            true = without(true, data.draw(st.sampled_from([i for i, k in enumerate(true) if k])))
            beliefs = moved_on(beliefs, lambda c: [without(c, i) for i, k in enumerate(c) if k])
            pile = where.taken_out(pile)
        else:
            beliefs = all_piles(m, sum(true))
            pile = where.spread(m, sum(true))
        assert (where.size(pile), where.kittens(pile)) == (len(true), sum(true))
        assert where.possible(pile, true)
        assert expanded(pile) == beliefs
        for i, chance in enumerate(where.odds(pile)):
            assert abs(chance - float(sum(w for c, w in beliefs.items() if c[i]))) < 1e-12
    for i, kitten in enumerate(true):
        if kitten:
            fixed = moved_on(beliefs, lambda c, i=i: [c] if c[i] else [])  # type: ignore[misc]
            assert expanded(where.with_kitten_at(pile, i)) == fixed


@pytest.mark.rule("EK-INFO-3")
def test_an_unknown_pile_stays_unknown_and_small_whatever_others_do() -> None:
    pile = where.spread(35, 3)
    for step in (where.slid_in, where.taken_out, lambda p: where.drawn(p, False), lambda p: where.drawn(p, True)):
        pile = step(pile)
        assert len(pile) == 1
        assert len(pile[0][1]) == 1


def test_a_pile_with_too_many_cases_is_forgotten_and_nothing_is_excluded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(where, "MOST_CASES", 2)
    where.slid_in.cache_clear()
    pile = where.slid_in(where.placed(where.placed(where.spread(10, 1), 3), 7))
    assert pile == where.spread(13, 4)
    where.slid_in.cache_clear()


def test_an_impossible_pile_raises_rulesbug() -> None:
    with pytest.raises(RulesBug):
        where.drawn(where.spread(5, 0), True)
