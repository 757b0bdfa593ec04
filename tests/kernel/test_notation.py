"""One line for any record and back without loss; any other line is a BadRecord and nothing else."""

from __future__ import annotations

from contextlib import suppress
from enum import Enum, IntEnum, StrEnum
from typing import Annotated, Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import Meta

from litfuse.games.registry import GAMES
from litfuse.kernel.codec import _either
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.notation import read, write
from litfuse.kernel.records import PLACE, UNSHOWN, Part, Record, Seat, Short, TableAction, Text, named, text
from tests.kernel.test_match import played


class Suit(StrEnum):
    RED = "red"
    YES = "yes"
    ODD = "odd one, (really)"
    NONE = "-"


class Size(IntEnum):
    SMALL = 1
    LARGE = 20


class Plain(Part):
    a: int
    b: str = "x"
    c: Text | None = None


class Leaf(Record):
    suit: Suit = Suit.RED
    seat: Seat | None = None


class NoFields(Record): ...


Value = Annotated[int, Meta(ge=0, le=20, extra_json_schema=named("value", yellow=13, red=14))]
Index = Annotated[int, Meta(ge=0, le=99, extra_json_schema=PLACE)]
Cell = tuple[Index, Index]


class Call(Short):
    value: Value
    own: Cell | None = None


class Cut(Record):
    cell: Cell
    call: Call
    cells: tuple[Cell, ...] = ()
    calls: Annotated[tuple[Call, ...], UNSHOWN] = ()
    values: tuple[Value, ...] = ()
    maybe: Value | None = None
    other: Call | None = None
    plain: Plain | None = None


class Tree(Record):
    name: str
    flag: bool
    number: int
    table: dict[str, int | str]
    size: Size = Size.SMALL
    maybe: int | str | None = None
    words: tuple[str, ...] = ()
    suits: tuple[Suit, ...] = ()
    numbers: tuple[int | None, ...] = ()
    nested: tuple[tuple[str, ...], ...] = ()
    leaf: Leaf | NoFields = NoFields()
    leaves: tuple[Leaf | NoFields, ...] = ()
    plain: Plain | None = None
    last: bool = False


Kinds: Any = _either(Tree, Leaf, NoFields, Cut)
strings = st.text(st.characters(codec="utf-8"), max_size=12) | st.sampled_from(
    [
        "",
        "-",
        "yes",
        "no",
        "1",
        "-1",
        "a b",
        'a"b',
        "a,b",
        "[",
        "(x)",
        "{a=b}",
        "\\",
        "\n",
        "\u2028",
        "é",
        "@1",
        "a-b",
        "#",
    ]
)
numbers = st.integers(-(2**53), 2**53)
leaves = st.builds(Leaf, st.sampled_from(Suit), st.none() | st.integers(0, 7)) | st.just(NoFields())
texts = st.builds(Text, strings, st.dictionaries(strings, numbers | strings, max_size=3))
trees = st.builds(
    Tree,
    strings,
    st.booleans(),
    numbers,
    st.dictionaries(strings, numbers | strings, max_size=3),
    st.sampled_from(Size),
    st.none() | numbers | strings,
    st.lists(strings, max_size=4).map(tuple),
    st.lists(st.sampled_from(Suit), max_size=4).map(tuple),
    st.lists(st.none() | numbers, max_size=4).map(tuple),
    st.lists(st.lists(strings, max_size=3).map(tuple), max_size=3).map(tuple),
    leaves,
    st.lists(leaves, max_size=3).map(tuple),
    st.none() | st.builds(Plain, numbers, strings, st.none() | texts),
    st.booleans(),
)


indices = st.integers(0, 99)
cells = st.tuples(indices, indices)
values = st.integers(0, 20)
calls = st.builds(Call, values, st.none() | cells)
cuts = st.builds(
    Cut,
    cells,
    calls,
    st.lists(cells, max_size=3).map(tuple),
    st.lists(calls, max_size=3).map(tuple),
    st.lists(values, max_size=3).map(tuple),
    st.none() | values,
    st.none() | calls,
    st.none() | st.builds(Plain, numbers, strings, st.none() | texts),
)


@given(trees | leaves | cuts)
def test_every_record_comes_back(record: Any) -> None:
    line = write(record)
    assert "\n" not in line
    assert read(line, Kinds) == record
    assert read(f"  {line} ", Kinds) == record


@pytest.mark.parametrize(
    ("line", "record"),
    [
        ("cut 1:2 7", Cut((1, 2), Call(7))),
        ("cut 1:2 yellow", Cut((1, 2), Call(13))),
        ("cut 1:2 7~0:3", Cut((1, 2), Call(7, (0, 3)))),
        ("cut 1:2 yellow~0:3 1:4,1:5 7,red~0:0 1,yellow", Cut(
            (1, 2), Call(13, (0, 3)), ((1, 4), (1, 5)), (Call(7), Call(14, (0, 0))), (1, 13))),
        ("cut 1:2 7 [] [] [] yellow 8~2:2", Cut((1, 2), Call(7), maybe=13, other=Call(8, (2, 2)))),
    ],
)  # fmt: skip
def test_pairs_names_and_short_parts_read_well(line: str, record: Cut) -> None:
    assert write(record) == line
    assert read(line, Kinds) == record


def test_a_list_of_one_needs_no_brackets() -> None:
    assert read("cut 1:2 7 1:4 7~0:1 yellow", Kinds) == Cut((1, 2), Call(7), ((1, 4),), (Call(7, (0, 1)),), (13,))


@pytest.mark.parametrize(
    "line", ["cut 1:2", "cut 1: 7", "cut 1:2:3 7", "cut 1:2 7~", "cut 1:2 7~1:2~3", "cut 1:2 green"]
)
def test_an_incomplete_pair_or_part_is_refused(line: str) -> None:
    with pytest.raises(BadRecord):
        read(line, Kinds)


@given(played())
def test_every_record_of_a_match_comes_back(match: AnyMatch) -> None:
    types = match.game.types
    entry = match.entry
    for event in entry.events:
        assert read(write(event), types.event) == event
    if entry.action is not None:
        assert read(write(entry.action), _either(types.action, TableAction)) == entry.action
    for notice in match.notices(0):
        assert read(write(notice), types.notice) == notice
    assert read(write(match.view(0)), types.view) == match.view(0)
    for decision in match.owed:
        for action in match.options(decision)[:20]:
            assert read(write(action), types.action) == action


@pytest.mark.parametrize(
    ("record", "line"),
    [
        (NoFields(), "no-fields"),
        (Leaf(), "leaf"),
        (Leaf(Suit.YES, 2), 'leaf "yes" 2'),
        (Leaf(Suit.RED, 0), "leaf red 0"),
        (Leaf(Suit.NONE), 'leaf "-"'),
        (Tree("", True, -1, {"a": 2, "b c": "d"}), 'tree "" yes -1 {a=2,"b c"=d}'),
        (Tree("a b", False, 0, {}, words=("x", "y")), 'tree "a b" no 0 {} 1 - x,y'),
        (Tree("n", False, 0, {}, words=("x",), last=True), "tree n no 0 {} 1 - [x] [] [] [] no-fields() [] - yes"),
        (
            Tree("n", False, 0, {}, nested=(("a",), ()), leaf=Leaf(seat=1), plain=Plain(1, c=text("k", n=2))),
            "tree n no 0 {} 1 - [] [] [] [[a],[]] leaf(red,1) [] {a=1,c={key=k,args={n=2}}}",
        ),
    ],
)
def test_the_line_is_short_and_readable(record: Any, line: str) -> None:
    assert write(record) == line
    assert read(line, Kinds) == record


SYNTAX = [*'[](){}=,-"\\ 019abyesno@_#.+/\x00\ud800é\n', "leaf", "tree", "no-fields", "yes", "red", "\\u"]


@given(st.lists(st.sampled_from(SYNTAX), max_size=25).map("".join) | st.text(max_size=30))
@example("leaf " + "[" * 100_000)
@example("leaf " + "9" * 100_000)
@example("tree x yes " + "9" * 5000)
@example('tree "\\ud800" yes 1')
@example('tree "\ud800" yes 1')
@example("leaf " + "leaf(" * 50_000)
@example("tree n no 0 {a=1,a=2}")
def test_any_line_is_read_or_refused(line: str) -> None:
    with suppress(BadRecord):
        record = read(line, Kinds)
        assert read(write(record), Kinds) == record


@pytest.mark.parametrize(
    "line", ["", "nothing", "leaf red 0 0", "leaf blue", "leaf red 0,1", "leaf (", "leaf " + "x" * 9999, "x" * 9999]
)
def test_errors_are_short(line: str) -> None:
    with pytest.raises(BadRecord) as error:
        read(line, Kinds)
    assert error.value.says.key in ("notation-bad", "notation-unknown", "notation-too-many", "bad-data")
    assert len(str(error.value)) < 1000


@given(trees, st.data())
def test_a_damaged_line_is_read_or_refused(record: Tree, data: st.DataObject) -> None:
    line = write(record)
    i = data.draw(st.integers(0, len(line)))
    j = data.draw(st.integers(i, min(len(line), i + 3)))
    damaged = line[:i] + data.draw(st.sampled_from(["", *SYNTAX])) + line[j:]
    with suppress(BadRecord):
        read(damaged, Kinds)


@pytest.mark.parametrize("name", sorted(GAMES))
@given(line=st.text(max_size=40) | st.from_regex(r"[a-z]{2,6}(-[a-z]{2,5})?( [a-z0-9,@]{1,12}){0,3}", fullmatch=True))
def test_any_typed_line_is_read_or_refused(name: str, line: str) -> None:
    with suppress(BadRecord):
        read(line, GAMES[name].types.action)


def test_a_value_without_a_notation_is_a_mistake() -> None:
    class Odd(Enum):
        HALF = 0.5

    with pytest.raises(TypeError):
        write(Leaf(Odd.HALF))  # type: ignore[arg-type]
