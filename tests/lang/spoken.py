"""Everything that is said in random games, and answers that games refuse. Knows no particular game."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from litfuse.games.registry import GAMES
from litfuse.kernel.codec import codec
from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.frames import notices_of
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.menus import form_of
from litfuse.kernel.records import SPECTATOR, Decision, MenuForm, Text
from litfuse.kernel.rng import Rng, Stream
from litfuse.kernel.told import told as told_of

NAMES = ("Ana", "Inés", "Luc", "Ómar", "Max", "Zoé", "Io", "Yves")

POOL = 60


class Line(NamedTuple):
    """Something said to a seat, or to nobody in particular."""

    me: int | None
    says: Text


class Offer(NamedTuple):
    me: int
    form: MenuForm
    action: msgspec.Struct | None = None


def any_config(game: AnyGame, rng: Rng, seats: int) -> Any:
    """One of the tables that a game suggests, with the other options at random."""
    suggested = game.again(tuple(range(seats)), None, None)
    info = inspect.type_info(game.types.config)
    assert isinstance(info, inspect.StructType)
    values: dict[str, Any] = {}
    for field in info.fields:
        if isinstance(field.type, inspect.BoolType):
            values[field.name] = rng.below("", 2) == 1
        elif isinstance(field.type, inspect.LiteralType):
            values[field.name] = field.type.values[rng.below("", len(field.type.values))]
        elif isinstance(field.type, inspect.IntType) and field.type.ge == 0:  # a number that can be off
            values[field.name] = rng.below("", 10) if rng.below("", 4) == 0 else 0
    table = suggested[rng.below("", len(suggested))] if len(suggested) > 1 else suggested[0]
    return msgspec.structs.replace(table, **values)


def any_value(kind: Any, rng: Rng, seats: int) -> Any:
    """A value of this type, likely or not."""
    if isinstance(kind, inspect.Metadata):
        seat = (kind.extra_json_schema or {}).get("format") == "seat"
        return rng.below("", seats) if seat else any_value(kind.type, rng, seats)
    if isinstance(kind, inspect.EnumType):
        members = list(kind.cls)
        return members[rng.below("", len(members))]
    if isinstance(kind, inspect.UnionType):
        return any_value(kind.types[rng.below("", len(kind.types))], rng, seats)
    if isinstance(kind, inspect.TupleType):
        if rng.below("", 2):  # all alike, so that sets of a kind occur
            return (any_value(kind.item_types[0], rng, seats),) * len(kind.item_types)
        return tuple(any_value(t, rng, seats) for t in kind.item_types)
    if isinstance(kind, inspect.VarTupleType):
        return tuple(any_value(kind.item_type, rng, seats) for _ in range(rng.below("", 4)))
    if isinstance(kind, inspect.LiteralType):
        return kind.values[rng.below("", len(kind.values))]
    if isinstance(kind, inspect.StructType):
        return kind.cls(*(any_value(f.type, rng, seats) for f in kind.fields))
    if isinstance(kind, inspect.BoolType):
        return rng.below("", 2) == 1
    if isinstance(kind, inspect.NoneType):
        return None
    if isinstance(kind, inspect.IntType):
        low, high = kind.ge or 0, kind.le if kind.le is not None else 12
        return low + rng.below("", min(seats, high - low + 1) if kind.le == 7 else high - low + 1)
    raise TypeError(f"no value for {kind}")


def matches(game: AnyGame, rng: Rng, seed: int) -> Iterator[AnyMatch]:
    """A random game, step by step: with time-outs, resignations, and now and then an early end."""
    seats = game.seats[seed % len(game.seats)]
    match: AnyMatch = Match.start(game, seats, b"%d" % seed, any_config(game, rng, seats))
    yield match
    while not match.over:
        owed, chance = match.owed, rng.below("", 400)
        listed = game.table(match.state)
        if chance == 0:
            match = match.close()
        elif chance < 4 and listed:
            match = match.table(listed[rng.below("", len(listed))])
        elif (chance < 20 and match.clocks) or not owed:
            match = match.wait()
        elif chance < 80 and len(match.decisions) > len(owed):  # an offer
            offer = match.decisions[rng.below("", len(match.decisions))]
            if match.options(offer):
                match = match.play(offer, any_answer(match, offer, rng))
        else:
            match = match.play(owed[0], any_answer(match, owed[0], rng))
        yield match


def any_answer(match: AnyMatch, decision: Decision, rng: Rng) -> Any:
    """Seldom one that comes with a caution: such answers end games before much is said."""
    options = match.options(decision)
    menu = options.describe()
    answers = [options.sample(rng) for _ in range(3)]
    harmless = (a for a in answers if (form := form_of(menu, a)) is None or form.caution is None)
    return next(harmless, answers[0])


def lucky(name: str) -> Any:
    """Where random games end too early to show everything, a game's tests know how to play on."""
    module = f"tests.games.{type(GAMES[name]).__module__.split('.')[-2]}.lucky"
    return importlib.import_module(module) if importlib.util.find_spec(module) else None


def all_matches(name: str, rng: Rng, seed: int) -> Iterator[AnyMatch]:
    known = lucky(name)
    yield from known.matches(rng, seed) if known and seed % 2 == 0 else matches(GAMES[name], rng, seed)


def known_lines(name: str) -> Iterator[Line]:
    """Texts that hardly any game reaches."""
    if known := lucky(name):
        for match in known.moments():
            yield from said(match)
        for match, seat, action in known.answers():
            for decision in (d for d in match.decisions if d.seat == seat):
                refusal = match.game.refusal(match.state, decision, action)
                if refusal is not None:
                    yield Line(seat, refusal.says)


def notebook_lines(name: str, games: int = 12) -> Iterator[Line]:
    """What the notebooks of all seats say in a few random games, now and then."""
    for seed in range(games):
        for match in all_matches(name, Stream(f"notebook/{name}/{seed}"), seed):
            if match.seq % 9 == 8:
                for seat in range(match.seats):
                    told = told_of(match, seat)
                    yield from (Line(seat, line) for line in match.game.notebook(told.frame.view, told.known))


def said(match: AnyMatch) -> Iterator[Line]:
    for viewer in (*range(match.seats), SPECTATOR):
        me = viewer if isinstance(viewer, int) else None
        yield from (Line(me, notice.text()) for notice in notices_of(match.entry, viewer))
        yield from (Line(me, text) for text in match.game.recall(match.game.view(match.state, viewer)))
        for clock in match.clocks:
            if clock.zero:
                yield Line(me, clock.zero)
        if match.outcome:
            yield Line(me, match.outcome.reason)
        talk = match.game.talk(match.state)
        if talk.why:
            yield Line(me, talk.why)


@cache
def kinds(union: Any) -> tuple[Any, ...]:
    info = inspect.type_info(union)
    return tuple(info.types) if isinstance(info, inspect.UnionType) else (info,)


def refused(match: AnyMatch, rng: Rng, pool: list[Any]) -> Iterator[Line]:
    """What the open questions answer to something made up, and to what was or was almost legal at another time."""
    actions = kinds(match.game.types.action)
    for decision in match.decisions:
        tries = [any_value(actions[rng.below("", len(actions))], rng, match.seats)]
        if pool:
            one = pool[rng.below("", len(pool))]
            alike = [a for a in pool if type(a) is type(one)]
            other = alike[rng.below("", len(alike))]
            tries.append(one)
            if fields := one.__struct_fields__:
                field = fields[rng.below("", len(fields))]
                tries.append(msgspec.structs.replace(one, **{field: getattr(other, field)}))
        for action in tries:
            refusal = match.game.refusal(match.state, decision, action)
            if refusal is not None:
                yield Line(decision.seat, refusal.says)
        if options := match.options(decision):
            pool.append(options.sample(rng))
    del pool[:-POOL]


def offered(match: AnyMatch, rng: Rng) -> Iterator[Offer]:
    for decision in match.decisions:
        options = match.options(decision)
        menu = options.describe()
        yield from (Offer(decision.seat, form) for form in menu)
        yield from (Offer(decision.seat, form, a) for form, a in zip(menu, options.acts, strict=False))
        for form, many in zip(menu[len(options.acts) :], options.forms, strict=True):
            yield Offer(decision.seat, form, many.sample(rng))


def lines(name: str) -> list[Line]:
    """The notices of many random games, without repetitions."""
    game = GAMES[name]
    found: dict[tuple[Any, ...], Line] = {}
    pool: list[Any] = []  # answers that were legal, from all games
    for seed in range(200):
        rng = Stream(seed)
        for match in all_matches(name, rng, seed):
            for line in (*said(match), *refused(match, rng, pool)):
                found[line.me, line.says.key, *line.says.args.items()] = line
    for line in known_lines(name):
        found[line.me, line.says.key, *line.says.args.items()] = line
    for seats in (0, 1, 9):
        try:
            game.new(seats, game.types.config())
        except LitfuseError as error:
            found[None, error.says.key, seats] = Line(None, error.says)
    return list(found.values())


def offers(name: str) -> list[Offer]:
    """The options of random games, without repetitions."""
    found: dict[tuple[Any, ...], Offer] = {}
    known = lucky(name)
    for seed in range(61):
        rng = Stream(seed)
        last = seed == 60 and known is not None
        for match in known.moments() if last else all_matches(name, rng, seed):
            for offer in offered(match, rng):
                says, caution = offer.form.says, offer.form.caution
                found[offer.me, says.key, *says.args.items(), caution and caution.key, offer.action] = offer
    return list(found.values())


def phrases(name: str) -> list[tuple[MenuForm, Any]]:
    """What may be said by typed phrases, at a table of every size."""
    game = GAMES[name]
    found: list[tuple[MenuForm, Any]] = []
    for seats in game.seats:
        menu = game.talk(Match.start(game, seats, b"talk", game.types.config()).state).phrases
        for form in menu:
            for values in product(*(pick.of for pick in form.picks.values())):
                phrase = {"type": form.type, **dict(zip(form.picks, values, strict=True))}
                found.append((form, codec(game).phrase.convert(phrase)))
    return found
