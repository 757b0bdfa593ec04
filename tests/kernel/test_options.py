"""Counting, indexing, listing, searching, sampling and the menu all speak of the same set."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from math import comb
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.kernel.match import Match
from litfuse.kernel.menus import action, choices, chosen, holds, sampled, ways
from litfuse.kernel.options import Apart, Form, Later, Options, Sets, Some
from litfuse.kernel.records import Record, Text
from litfuse.kernel.rng import Stream
from litfuse.testing.skeleton import GAME
from litfuse.testing.skeleton.actions import PassCards
from tests.kernel.broken import KEY


class Zero(Record): ...


class One(Record):
    a: int


class Two(Record):
    a: int
    b: str


class Set(Record):
    these: tuple[int, ...]
    b: str


numbers = st.lists(st.integers(-5, 5), min_size=1, max_size=5, unique=True).map(tuple) | st.integers(1, 6).map(range)
words = st.lists(st.sampled_from("uvwxyz"), min_size=1, max_size=4, unique=True).map(tuple)


def backwards(n: int) -> int:
    return -n


@st.composite
def somes(draw: st.DrawFn) -> Some:
    group = draw(st.lists(st.integers(0, 9), max_size=6, unique=True))
    also = tuple(draw(st.lists(st.integers(10, 14), max_size=2, unique=True)))
    return Some(group, draw(st.integers(0, len(group))), also, draw(st.sampled_from([None, backwards])))


@st.composite
def aparts(draw: st.DrawFn) -> Apart:
    rest = draw(st.lists(st.integers(0, 9), min_size=1, max_size=7, unique=True).map(sorted))
    groups = []
    while rest:
        n = draw(st.integers(1, len(rest)))
        groups.append(rest[:n])
        rest = rest[n:]
    return Apart(groups, draw(st.integers(0, len(groups))))


forms = {
    One: st.builds(lambda a: Form[Any](One, a), numbers),
    Two: st.builds(lambda a, b: Form[Any](Two, a, b), numbers, words),
    Set: st.builds(lambda s, b: Form[Any](Set, s, b), somes() | aparts(), words),
}


@st.composite
def sums(draw: st.DrawFn) -> Options[Any]:
    """Acts and forms that do not overlap."""
    acts = draw(st.sampled_from([(), (Zero(),), (Zero(), One(99))]))
    kinds = draw(st.lists(st.sampled_from(list(forms)), unique=True))
    return Options(acts, [draw(forms[k]) for k in kinds])


def one_of_each(every: Sequence[Any], take: int, sizes: Sequence[int]) -> list[Any]:
    """Sets of so many things, no two of which are of one group."""
    group = dict(zip(every, (n for n, size in enumerate(sizes) for _ in range(size)), strict=True))
    return [c for c in combinations(every, take) if len({group[x] for x in c}) == take]


def values(pick: Any) -> list[Any]:
    if isinstance(pick, Apart):
        return one_of_each([x for group in pick.groups for x in group], pick.take, list(map(len, pick.groups)))
    if not isinstance(pick, Some):
        return list(pick)
    ways = combinations(pick.group, pick.take)
    return [tuple(sorted((*w, *pick.also), key=pick.rank)) for w in ways]


def listed(options: Options[Any]) -> list[Any]:
    return [*options.acts, *(f.make(*v) for f in options.forms for v in product(*map(values, f.picks)))]


@given(sums())
def test_length_index_iteration_and_search_agree(options: Options[Any]) -> None:
    every = list(options)
    n = len(every)
    assert len(options) == n == len(set(map(repr, every)))
    assert sorted(map(repr, every)) == sorted(map(repr, listed(options)))
    assert [options[i] for i in range(n)] == every
    assert [options[i] for i in range(-n, 0)] == every
    assert options[1:-1] == every[1:-1]
    assert options[::-2] == every[::-2]
    assert all(act in options for act in every)
    assert bool(options) == bool(every)
    for i in (n, n + 5, -n - 1):
        with pytest.raises(IndexError):
            options[i]


@given(sums(), st.data())
def test_an_unlisted_action_is_not_contained(options: Options[Any], data: st.DataObject) -> None:
    every = list(options)
    stranger = data.draw(
        st.sampled_from([Zero(), One(1), One(99), Two(0, "u"), None, 3, "x", Set((), "u"), Set((1, 2), "v")])
        | st.builds(Two, st.integers(-6, 6), st.sampled_from("tuvw"))
        | st.builds(Set, st.lists(st.integers(0, 14), max_size=5).map(tuple), st.sampled_from("uvw"))
    )
    assert (stranger in options) == (stranger in every)


@given(sums().filter(bool), st.integers())
def test_every_option_can_be_sampled_and_nothing_else(options: Options[Any], seed: int) -> None:
    rng = Stream(seed)
    got = [options.sample(rng) for _ in range(50)]
    assert all(act in options for act in got)
    if len(options) <= 4:
        assert {repr(options.sample(rng)) for _ in range(600)} == set(map(repr, options))


def test_large_forms_do_not_drown_small_ones() -> None:
    options = Options[Any]((Zero(),), [Form(One, range(10**9))])
    rng = Stream(1)
    few = sum(options.sample(rng) == Zero() for _ in range(1000))
    assert 400 < few < 600


def test_forms_may_be_made_when_they_are_looked_at() -> None:
    made: list[int] = []

    def make(n: int) -> Form[Any]:
        made.append(n)
        return Form(One, range(n))

    plain = Form[Any](One, (7,))
    later = Later([plain, (make, 2), (make, 3)])
    options = Options[Any]((), later)
    assert len(later) == 3
    assert options
    assert not made
    assert later[1] is later[1]
    assert made == [2]
    assert later[:2] == [plain, later[1]]
    assert made == [2]
    assert One(2) in options
    assert made == [2, 3]
    assert list(options) == [One(7), One(0), One(1), One(0), One(1), One(2)]
    assert made == [2, 3]


def test_sums_are_counted_and_indexed_without_being_listed() -> None:
    options = Options[Any]((), [Form(One, range(10**12)), Form(Set, Some(range(60), 20), ("x",))])
    assert options.forms[0].at(10**11) == One(10**11)
    assert One(10**12 - 1) in options
    assert One(10**12) not in options
    assert len(options.forms[1].at(10**15).these) == 20


@given(sums(), st.randoms(use_true_random=False))
def test_sets_are_put_into_their_one_order(options: Options[Any], random: Any) -> None:
    for act in list(options)[:40]:
        assert options.written(act) == act
        if isinstance(act, Set):
            mixed = Set(tuple(random.sample(act.these, len(act.these))), act.b)
            assert options.written(mixed) == act
            assert (mixed in options) == (mixed == act)


@pytest.mark.parametrize("these", [((), 1), ("a", 1), (None, 2), (1, 1), (1,), ([], 2), ({}, {}), "ab", None, 5])
def test_a_value_that_is_no_set_of_the_group_is_not_contained_and_does_not_raise(these: Any) -> None:
    for rank in (None, {1: 0, 2: 1, 3: 2}.__getitem__):
        options = Options[Any]((), [Form(Set, Some((1, 2, 3), 2, (), rank), ("x",))])
        act = options.written(Set(these, "x"))
        assert act not in options


def test_one_of_several_sets_is_put_into_its_order_too_whatever_form_comes_first() -> None:
    some = Form[Any](Set, Some((1, 2, 3), 2), ("x",))
    whole = Form[Any](Set, Sets([(4, 5, 6), (9, 8)], backwards), ("y",))
    options = Options[Any]((), [some, Form(Set, Sets([(4, 5, 6)]), ("z",)), whole])
    for mixed, act in [
        (Set((2, 1), "x"), Set((1, 2), "x")),
        (Set((6, 4, 5), "z"), Set((4, 5, 6), "z")),
        (Set((8, 9), "y"), Set((9, 8), "y")),
    ]:
        assert mixed not in options
        assert options.written(mixed) == act
        assert act in options
    assert options.written(Set((5, 4), "y")) not in options
    assert [f.picks["these"].take for f in options.describe()] == [2, None, None]


@given(somes() | aparts())
def test_some_is_a_sequence(some: Some | Apart) -> None:
    every = list(some)
    assert len(every) == len(some)
    assert some[:] == every
    assert all(x in some for x in every)
    with pytest.raises(IndexError):
        some[len(some)]


def test_options_of_another_length_are_a_mistake_in_the_game() -> None:
    with pytest.raises(ValueError, match="shorter"):
        Form[Any](Two, range(3)).has(Two(1, "x"))


class TestMenu:
    @given(sums())
    def test_a_menu_has_exactly_the_options(self, options: Options[Any]) -> None:
        menu = options.describe()
        assert len(menu) == len(options.acts) + len(options.forms)
        assert sum(map(ways, menu)) == len(options)
        made = []
        for form in menu:
            make = {"Zero": Zero, "One": One, "Two": Two, "Set": Set}[form.type]
            picks = [
                p.of
                if p.take is None
                else one_of_each(p.of, p.take, p.groups)
                if p.groups
                else [(*c, *p.also) for c in combinations(p.of, p.take)]
                for p in form.picks.values()
            ]
            assert sorted(product(*picks)) == sorted(product(*map(choices, form.picks.values())))
            assert tuple(form.picks) == make.__struct_fields__
            made += [options.written(make(*v)) for v in product(*picks)]
        assert sorted(map(repr, made)) == sorted(map(repr, options))
        assert msgspec.json.decode(msgspec.json.encode(menu), type=type(menu)) is not None

    @given(st.integers())
    def test_an_answer_from_the_menu_alone_is_legal(self, seed: int) -> None:
        rng = Stream(seed)
        match = Match.start(GAME, 2, KEY)
        options = match.options(match.owed[0])
        (form,) = options.describe()
        values = chosen(form, rng)
        assert action(GAME, form, values) == PassCards(values["cards"])
        assert ways(form) == comb(5, 2)
        assert options.written(sampled(GAME, (form,), rng)) in options

    @given(aparts(), st.data())
    def test_a_menu_of_groups_takes_at_most_one_of_each(self, pick: Apart, data: st.DataObject) -> None:
        (form,) = Options[Any]((), [Form(Set, pick, ("x",))]).describe()
        these = tuple(data.draw(st.lists(st.integers(0, 9), max_size=4)))
        values = {"these": these, "b": "x"}
        assert holds(form, values) == (tuple(sorted(these)) in pick)
        assert tuple(chosen(form, Stream(1))["these"]) in pick

    def test_a_menu_says_what_choosing_does(self) -> None:
        asked: list[int] = []

        def late() -> Text:
            asked.append(1)
            return Text("late")

        options = Options[Any](
            (Zero(),),
            [Form(One, (1,), says=Text("one"), caution=Text("careful")), Form(One, (2,), says=late), Form(One, (3,))],
        )
        assert One(2) in options
        assert not asked
        zero, one, two, three = options.describe()
        assert [f.says.key for f in (zero, one, two, three)] == ["act-zero", "one", "late", "act-one"]
        assert [f.caution for f in (zero, one)] == [None, Text("careful")]

    def test_the_order_in_a_menu_is_that_of_the_options(self) -> None:
        match = Match.start(GAME, 2, KEY).wait()
        assert [form.type for form in match.options(match.owed[0]).describe()] == ["ChooseBlind", "Choose"]
