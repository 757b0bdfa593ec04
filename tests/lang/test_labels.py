"""What the plain board shows has words: every field, every kind of record and every value, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from msgspec import inspect

from litfuse.games.registry import GAMES
from litfuse.kernel.records import UNSHOWN, Short
from litfuse.kernel.texts import kebab
from litfuse.lang import languages
from litfuse.lang.sentences import COMMON
from tests.lang.test_files import texts

ELSEWHERE = {"viewer", "config"}  # of a view: the page shows them in other places


class Shown(NamedTuple):
    record: str
    field: str
    kind: Any


def inner(info: Any) -> Iterator[Any]:
    """The types that a type is made of."""
    for part in ("types", "item_types"):
        yield from getattr(info, part, ())
    for part in ("item_type", "type", "value_type"):
        if isinstance(found := getattr(info, part, None), inspect.Type):
            yield found


def hidden(info: Any) -> bool:
    return isinstance(info, inspect.Metadata) and info.extra_json_schema == UNSHOWN.extra_json_schema


def fields(info: Any, seen: set[Any]) -> Iterator[Shown]:
    """The fields that are shown of all records in a type."""
    if hidden(info):
        return
    if isinstance(info, inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        for field in info.fields:
            if field.name not in ELSEWHERE and not hidden(field.type):
                yield Shown(info.cls.__name__, field.name, field.type)
                yield from fields(field.type, seen)
    for part in inner(info):
        yield from fields(part, seen)


def shown(game: str) -> list[Shown]:
    types = GAMES[game].types
    phrases = [] if types.phrase is str else [types.phrase]
    kinds = (types.view, types.action, *phrases)
    seen: set[Any] = set()
    return [f for kind in kinds for f in fields(inspect.type_info(kind), seen)]


def literals(info: Any) -> Iterator[str]:
    """The words among the values of a field, without those of an enumeration."""
    if isinstance(info, inspect.LiteralType):
        yield from (str(v) for v in info.values if isinstance(v, str))
    if not isinstance(info, inspect.StructType):
        for part in inner(info):
            yield from literals(part)


def tags(info: Any) -> Iterator[str]:
    """The kinds of record that a field may hold."""
    if isinstance(info, inspect.StructType) and info.tag:
        yield str(info.tag)
    elif not isinstance(info, inspect.StructType):
        for part in inner(info):
            yield from tags(part)


def there(language: str, game: str) -> set[str]:
    return {key for file in (*COMMON, "web", game) for key in texts(language, file)}


def labels(record: str, field: str) -> tuple[str, str]:
    return f"field-{kebab(record)}-{kebab(field)}", f"field-{kebab(field)}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_field_has_a_label(language: str, game: str) -> None:
    known = there(language, game)
    assert [(r, f) for r, f, _ in shown(game) if not known & set(labels(r, f))] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_kind_of_record_has_a_name(language: str, game: str) -> None:
    known = there(language, game)
    found = {tag for _, field, kind in shown(game) if field != "table" for tag in tags(kind)}
    assert sorted(tag for tag in found if f"kind-{kebab(tag)}" not in known) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_value_has_a_word(language: str, game: str) -> None:
    known = there(language, game)
    found = {(f, v) for _, f, kind in shown(game) for v in literals(kind)}
    assert sorted((f, v) for f, v in found if not known & {f"is-{kebab(f)}-{kebab(v)}", kebab(v)}) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_label_is_left_over(game: str) -> None:
    possible = {label for r, f, _ in shown(game) for label in labels(r, f)} | {"field-group"}
    possible |= {f"kind-{kebab(tag)}" for _, _, kind in shown(game) for tag in tags(kind)}
    possible |= {f"is-{kebab(f)}-{kebab(v)}" for _, f, kind in shown(game) for v in literals(kind)}
    possible |= {f"none-{kebab(f)}" for _, f, _ in shown(game)}
    there = [k for k in texts("en", game) if k.startswith(("field-", "kind-", "is-", "none-")) and "." not in k]
    assert sorted(set(there) - possible) == []


def test_a_short_part_is_chosen_by_its_first_field() -> None:
    """The page asks for the rest of it only where there is a choice left; so the first field must tell the most."""
    for game in GAMES:
        for kind in (f.kind for f in shown(game)):
            if isinstance(kind, inspect.StructType) and issubclass(kind.cls, Short):
                assert kind.fields[0].required
