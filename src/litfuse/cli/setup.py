"""Who sits down, and with which options, according to the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from litfuse.bots import registry as bots
from litfuse.bots.base import Level
from litfuse.kernel.codec import codec
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import text
from litfuse.kernel.texts import kebab

from . import files, option_errors
from .errors import BadInput

LONGEST_NAME = 24
BOT_NAMES = ("Pepper", "Juniper", "Pistachio", "Cornichon", "Wobblesworth", "Marzipan", "Bramble", "Tofu")
SEATS = 4  # the default number of seats
WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class Entrant(NamedTuple):
    """A seat and its player: a bot of this level, or a person."""

    name: str
    level: Level | None = None


def chairs(
    game: AnyGame, seats: int | None, people: Sequence[str], levels: Sequence[str], me: str, fill: Callable[[], Level]
) -> list[Entrant]:
    """Returns people first, then bots. Empty chairs are filled with bots of one level."""
    names = [checked(name) for name in people] or [me]
    twice = next((n for i, n in enumerate(names) if n.casefold() in [m.casefold() for m in names[:i]]), None)
    if twice is not None:
        raise BadInput(text("cli-name-twice", name=f"={twice}"))
    chosen = [bots.find(game, name) for name in levels]
    count = len(names) + len(chosen)
    if seats is not None and count > seats:
        raise BadInput(text("cli-too-many-players", players=count, seats=seats))
    least = game.seats[0] if people else min(SEATS, game.seats[-1])
    wanted = seats if seats is not None else count if levels else max(count, least)
    if wanted not in game.seats:
        raise BadInput(text("cli-bad-seats", seats=wanted, least=game.seats[0], most=game.seats[-1]))
    if wanted > count:
        chosen += [fill()] * (wanted - count)
    taken = {n.casefold() for n in names}
    free = [n for n in BOT_NAMES if n.casefold() not in taken]
    return [Entrant(n) for n in names] + [Entrant(n, level) for n, level in zip(free, chosen, strict=False)]


def checked(name: str) -> str:
    """Returns a name that can be shown, or raises BadInput."""
    name = " ".join(name.split(" ")).strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput(text("cli-bad-name", name=f"={ascii(name)[1:-1][:40]}", most=LONGEST_NAME))
    return name


def config(game: AnyGame, options: Sequence[str]) -> Any:
    """Returns the table's options from words like `stacking=true` or `opening=7`."""
    known = choices(game)
    chosen: dict[str, Any] = {}
    for option in options:
        name, given, value = option.partition("=")
        field = name.strip().lower().replace("-", "_")
        if field not in known:
            names = ", ".join(map(kebab, known))
            raise BadInput(text("cli-no-such-option", name=f"={name}", known=f"={names}"))
        word = value.strip().lower() if given else "yes"
        allowed = known[field]
        read = WORDS.get(word, word) if allowed == (True, False) else word
        found = [a for a in allowed if a is read or (not isinstance(a, bool) and str(a) == read)]
        if not found and allowed:
            raise BadInput(
                text("cli-bad-option", name=f"={kebab(field)}", value=f"={value}", known=f"={shown(allowed)}")
            )
        chosen[field] = found[0] if found else _counted(game, field, _plain(value))
    try:
        return codec(game).config.convert(chosen)
    except BadRecord as error:
        raise BadInput(option_errors.said(game, chosen, error)) from error


def choices(game: AnyGame) -> dict[str, tuple[Any, ...]]:
    """Returns the options of a game and their values, default first; no values if an option takes more to explain."""
    info = inspect.type_info(game.types.config)
    assert isinstance(info, inspect.StructType)
    return {f.name: _values(f.type, f.default) for f in info.fields}


def _values(kind: inspect.Type, default: Any) -> tuple[Any, ...]:
    if isinstance(kind, inspect.BoolType):
        return (True, False)
    if isinstance(kind, inspect.LiteralType):
        return tuple(sorted(kind.values, key=lambda v: v != default))
    if isinstance(kind, inspect.EnumType):
        return tuple(m.value for m in kind.cls)
    return ()


def shown(values: Sequence[Any]) -> str:
    words = {True: "yes", False: "no", None: "-"}
    return ", ".join(words[v] if isinstance(v, bool | None) else str(v) for v in values)


def _counted(game: AnyGame, field: str, value: Any) -> Any:
    """Converts a seat, which people count from 1 and the code from 0."""
    info = inspect.type_info(game.types.config)
    assert isinstance(info, inspect.StructType)
    kind = next(f.type for f in info.fields if f.name == field)
    return value - 1 if option_errors.is_seat(kind) and type(value) is int else value


def _plain(value: str) -> Any:
    """Returns data: JSON, a word, or after `@` the name of a TOML file."""
    if value.startswith("@"):
        name = value[1:]
        try:
            return msgspec.toml.decode(files.contents(Path(name)))
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadInput(text("cli-bad-toml", file=f"={name}", what=f"={error!s:.200}")) from error
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return value
