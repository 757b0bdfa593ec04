"""Legal answers as a sum of products, which can be counted, indexed, searched and sampled without listing them."""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations
from math import comb, prod
from typing import Any, Final, Generic, TypeAlias, TypeVar, overload

from msgspec import Struct, StructMeta

from .records import Menu, MenuForm, Pick, Text
from .rng import Rng
from .texts import says_by_default

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
Says: TypeAlias = Text | Callable[[], Text] | None  # a callable is called only when a menu is written


class _MadeInC(StructMeta, ABCMeta): ...


class Lazy(Sequence[A_co], Struct, metaclass=_MadeInC, eq=False, gc=False):
    """A sequence that builds its items when they are read, from a few fields.

    Several are made for every question; making a struct takes half the time of a class with an `__init__`.
    """


class Some(Lazy[tuple[Any, ...]]):
    """All ways to take `take` items of the group; those in `also` always come along. Sorted by `rank`.

    A choice is a set: it has one written form, sorted by `rank`, so that its order carries no information.
    """

    group: Sequence[Any]
    take: int
    also: tuple[Any, ...] = ()
    rank: Callable[[Any], Any] | None = None

    def __len__(self) -> int:
        return comb(len(self.group), self.take)

    def __getitem__(self, i: Any) -> Any:
        group, k, at = self.group, self.take, 0
        n = len(group)
        size = comb(n, k)
        if type(i) is slice:
            return [self[j] for j in range(*i.indices(size))]
        if i < 0:
            i += size
        if not 0 <= i < size:
            raise IndexError(i)
        out = list(self.also)
        while k > 2:
            with_this = comb(n - at - 1, k - 1)
            if i < with_this:
                out.append(group[at])
                k -= 1
            else:
                i -= with_this
            at += 1
        if k == 2:
            rest = n - at - 1  # how many pairs begin with the first item left; one less with the next, and so on
            while i >= rest:
                i -= rest
                rest -= 1
            at = n - rest
            out.append(group[at - 1])
        if k:
            out.append(group[at + i])
        out.sort(key=self.rank)
        return tuple(out)

    def sorted(self, values: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(sorted(values, key=self.rank))

    def __contains__(self, x: object) -> bool:
        if not isinstance(x, tuple) or len(x) != self.take + len(self.also):
            return False
        group, also = self.group, self.also
        for y in also:
            if y not in x:
                return False
        for y in x:
            if (y not in group and y not in also) or x.count(y) > 1:
                return False
        return x == tuple(sorted(x, key=self.rank))


class Sets(Lazy[tuple[Any, ...]]):
    """One of these sets, each in its written form, sorted by `rank`. For choices that are not "k of a group"."""

    sets: Sequence[tuple[Any, ...]]
    rank: Callable[[Any], Any] | None = None

    def __len__(self) -> int:
        return len(self.sets)

    def __getitem__(self, i: Any) -> Any:
        return self.sets[i]

    def sorted(self, values: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(sorted(values, key=self.rank))

    def __contains__(self, x: object) -> bool:
        return x in self.sets


class Apart(Lazy[tuple[Any, ...]]):
    """All ways to take one item each of `take` different groups, ordered by groups, then by items.

    A choice is a set, written in the order of its groups, which is that of `rank`.
    """

    groups: Sequence[Sequence[Any]]
    take: int
    rank: Callable[[Any], Any] | None = None

    def __len__(self) -> int:
        return sum([prod(map(len, some)) for some in combinations(self.groups, self.take)])

    def __getitem__(self, i: Any) -> Any:
        if type(i) is slice:
            return [self[j] for j in range(*i.indices(len(self)))]
        if i < 0:
            i += len(self)
        if i >= 0:
            for some in combinations(self.groups, self.take):
                n = prod(map(len, some))
                if i < n:
                    return self.one(some, i)
                i -= n
        raise IndexError(i)

    def one(self, groups: Sequence[Sequence[Any]], i: int) -> tuple[Any, ...]:
        """Returns way `i` to take one item of each of these groups; the last item changes fastest."""
        out = []
        for group in reversed(groups):
            i, j = divmod(i, len(group))
            out.append(group[j])
        return tuple(reversed(out))

    def sorted(self, values: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(sorted(values, key=self.rank))

    def __contains__(self, x: object) -> bool:
        if not isinstance(x, tuple) or len(x) != self.take:
            return False
        groups = iter(self.groups)
        return all(any(y in group for group in groups) for y in x)  # each in a later group than the one before


class Form(Generic[A]):
    """One type of action with a non-empty range of values for each field; every combination is legal."""

    __slots__ = ("caution", "make", "picks", "says")

    def __init__(
        self, make: Callable[..., A], *picks: Sequence[Any], says: Says = None, caution: Text | None = None
    ) -> None:
        self.make = make
        self.picks = picks
        self.says = says
        self.caution = caution

    def __len__(self) -> int:
        n = 1
        for p in self.picks:
            n *= len(p)
        return n

    def at(self, i: int) -> A:
        values: list[Any] = []
        for p in self.picks:
            i, j = divmod(i, len(p))
            values.append(p[j])
        return self.make(*values)

    def sample(self, rng: Rng) -> A:
        picks = self.picks
        if len(picks) == 1:  # most forms have one field
            p = picks[0]
            n = len(p)
            return self.make(p[rng.below("", n)] if n > 1 else p[0])
        below, values = rng.below, []
        for p in picks:
            n = len(p)
            values.append(p[below("", n)] if n > 1 else p[0])
        return self.make(*values)

    def has(self, act: Any) -> bool:
        make = self.make
        if type(act) is not make:
            return False
        for field, pick in zip(make.__struct_fields__, self.picks, strict=True):
            if getattr(act, field) not in pick:
                return False
        return True

    def written(self, act: A) -> A:
        """Returns the action with its sets in written form; unchanged if a set does not belong to this form."""
        values: dict[str, Any] = {}
        for field, pick in zip(self.make.__struct_fields__, self.picks, strict=True):  # type: ignore[attr-defined]
            value = getattr(act, field)
            if isinstance(pick, SETS) and isinstance(value, tuple):
                try:
                    value = pick.sorted(value)
                except (TypeError, ValueError, KeyError, AttributeError):
                    return act
            values[field] = value
        return self.make(**values)


class Options(Lazy[A_co]):
    """The legal answers to one decision: some as they are, the many as forms."""

    acts: tuple[A_co, ...] = ()
    forms: Sequence[Form[A_co]] = ()
    _menu: Menu | None = None

    def __len__(self) -> int:
        n = len(self.acts)
        for f in self.forms:
            n += len(f)
        return n

    def __bool__(self) -> bool:
        return bool(self.acts or self.forms)

    def _at(self, i: int) -> A_co:
        n = len(self.acts)
        if i < n:
            return self.acts[i]
        i -= n
        for f in self.forms:
            n = len(f)
            if i < n:
                return f.at(i)
            i -= n
        raise IndexError(i)

    @overload
    def __getitem__(self, i: int) -> A_co: ...
    @overload
    def __getitem__(self, i: slice) -> list[A_co]: ...
    def __getitem__(self, i: int | slice) -> A_co | list[A_co]:
        if isinstance(i, slice):
            return [self._at(j) for j in range(*i.indices(len(self)))]
        if i < 0:
            i += len(self)
            if i < 0:
                raise IndexError(i)
        return self._at(i)

    def __iter__(self) -> Iterator[A_co]:
        for i in range(len(self)):
            yield self._at(i)

    def __contains__(self, act: object) -> bool:
        if act in self.acts:
            return True
        forms = self.forms
        if type(forms) is Later:  # usually the form of the answer was already made
            for f in forms.made():
                if f.has(act):
                    return True
        for f in forms:
            if f.has(act):
                return True
        return False

    def written(self, act: Any) -> Any:
        """Returns the action with its sets in written form, so that records have one form and order tells nothing."""
        first = None
        for f in self.forms:
            if f.make is type(act) and any(isinstance(p, SETS) for p in f.picks):
                there = f.written(act)
                if f.has(there):
                    return there
                first = first or there
        return first or act

    def sample(self, rng: Rng) -> A_co:
        """Draws a form first, then a value for each field.

        So every option is possible, and large forms do not dominate.
        """
        acts = self.acts
        n = len(acts)
        k = n + len(self.forms)
        i = rng.below("", k) if k > 1 else 0
        if i < n:
            return acts[i]
        return self.forms[i - n].sample(rng)

    def describe(self) -> Menu:
        """Returns the menu: the same options for the wire.

        A single action is a form whose fields have one value each.
        """
        if self._menu is None:  # kept, because many questions have the same options
            menu = [_form(type(a), [(getattr(a, f),) for f in _fields(a)], None, None) for a in self.acts]
            menu += [_form(f.make, f.picks, f.says, f.caution) for f in self.forms]
            self._menu = tuple(menu)
        return self._menu


SETS: Final = (Some, Sets, Apart)  # values that a person may write in any order


class Later(list[Any]):
    """Forms of which some are given as (function, arguments ...) and built only when they are read, which is rare."""

    __slots__ = ()

    def __getitem__(self, i: Any) -> Any:
        form = list.__getitem__(self, i)
        if type(form) is tuple:
            form = self[i] = form[0](*form[1:])
        elif type(form) is list:  # the forms of a slice
            return [self[j] for j in range(*i.indices(len(self)))]
        return form

    def __iter__(self) -> Iterator[Any]:
        return map(self.__getitem__, range(len(self)))

    def made(self) -> list[Any]:
        """Returns the forms that were built so far."""
        return [form for form in list.__iter__(self) if type(form) is not tuple]


def _fields(make: Any) -> tuple[str, ...]:
    fields: tuple[str, ...] = make.__struct_fields__
    return fields


def _form(make: Any, picks: Sequence[Sequence[Any]], says: Says, caution: Text | None) -> MenuForm:
    if callable(says):
        says = says()
    values = {field: _pick(p) for field, p in zip(_fields(make), picks, strict=True)}
    return MenuForm(make.__struct_config__.tag, says or says_by_default(make), values, caution)


def _pick(values: Sequence[Any]) -> Pick:
    if isinstance(values, Some):
        return Pick(tuple(values.group), values.take, values.also)
    if isinstance(values, Apart):
        return Pick(tuple(chain(*values.groups)), values.take, groups=tuple(map(len, values.groups)))
    return Pick(tuple(values))
