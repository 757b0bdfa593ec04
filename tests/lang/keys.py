"""Which messages the program can ask for: read from its sources, and from the types of every game in the registry.

`required` must be there. `Reach` says whether a message that is there can ever be said.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

import litfuse.kernel
from litfuse.games.registry import GAMES
from litfuse.kernel.game import AnyGame
from litfuse.kernel.notices import MatchClosed, Notice
from litfuse.kernel.records import TableConfig
from litfuse.kernel.texts import kebab
from litfuse.lang.sentences import COMMON

SOURCE = Path(litfuse.kernel.__path__[0]).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
SAYERS = {"text", "Text", "word", "say", "_format"}  # functions whose first argument is a key
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")
PREFIX = re.compile(r"([a-z][a-z0-9]*-)+\Z")
SUFFIX = re.compile(r"(-[a-z][a-z0-9]*)+\Z")
FAMILIES = ("act-", "say-", "note-", "no-", "option-")  # whose members are known one by one


class Found(NamedTuple):
    """What some source files say about keys."""

    asked: frozenset[str]  # said by a call that names them
    named: frozenset[str]  # occur as a string
    prefixes: frozenset[str]  # of keys that are put together: f"clock-{kind}"
    suffixes: frozenset[str]  # the same from the other end: f"{what}-empty"
    roles: frozenset[str]  # of texts that follow from a record: text_of(play, "note-played")


class Source(ast.NodeVisitor):
    """One file."""

    def __init__(self, file: Path) -> None:
        self.named: set[str] = set()
        self.prefixes: set[str] = set()
        self.suffixes: set[str] = set()
        self.calls: list[tuple[str, ast.Call]] = []
        self.classes: list[ast.ClassDef] = []  # that are being read, the innermost last
        self.imported: set[str] = set()
        self.wrappers: dict[str, tuple[int, str]] = {}  # name -> (position of the key's rest, what stands before it)
        self.visit(ast.parse(file.read_bytes()))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node)
        self.generic_visit(node)
        self.classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Finds wrappers: `def no(rule, key): return Refusal(rule, text(f"no-{key}"))`, or a class made from a key."""
        parameters = [a.arg for a in node.args.args if a.arg != "self"]
        name = self.classes[-1].name if node.name == "__init__" else node.name
        for call in (n for n in ast.walk(node) if isinstance(n, ast.Call) and name_of(n) in SAYERS and n.args):
            start, rest = put_together(call.args[0])
            if rest in parameters and name not in SAYERS:
                self.wrappers[name] = (parameters.index(rest), start)
        self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        self.imported |= {alias.name for alias in node.names}

    def visit_Call(self, node: ast.Call) -> None:
        name = name_of(node)
        if name == "__init__" and self.classes:  # super().__init__(...) calls what the class is made from
            name = next((b.id for b in self.classes[-1].bases if isinstance(b, ast.Name)), name)
        self.calls.append((name, node))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and KEY.match(node.value):
            self.named.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        start, _ = put_together(node)
        if PREFIX.match(start):
            self.prefixes.add(start)
        if isinstance(end := node.values[-1], ast.Constant) and SUFFIX.match(str(end.value)):
            self.suffixes.add(str(end.value))
        self.generic_visit(node)

    def asked(self, wrappers: dict[str, tuple[int, str]]) -> Iterator[str]:
        """The keys in calls that say something, themselves or through a wrapper of this file or an imported one."""
        known = {n: w for n, w in wrappers.items() if n in self.imported} | self.wrappers
        for name, call in self.calls:
            if name in SAYERS and call.args:
                yield from (k for k in constants(call.args[0]) if KEY.match(k))
            if name in known and len(call.args) > known[name][0]:
                at, start = known[name]
                yield from (start + rest for rest in constants(call.args[at]) if KEY.match(start + rest))

    def roles(self) -> Iterator[str]:
        for name, call in self.calls:
            if name == "text_of" and len(call.args) > 1:
                yield from constants(call.args[1])


def name_of(call: ast.Call) -> str:
    return str(getattr(call.func, "id", "") or getattr(call.func, "attr", ""))


def put_together(node: ast.expr) -> tuple[str, str]:
    """What an f-string begins with, and the variable that ends it; of a variable, nothing and itself."""
    if isinstance(node, ast.Name):
        return "", node.id
    if not isinstance(node, ast.JoinedStr) or not node.values or not isinstance(node.values[0], ast.Constant):
        return "", ""
    last = node.values[-1]
    rest = last.value.id if isinstance(last, ast.FormattedValue) and isinstance(last.value, ast.Name) else ""
    return str(node.values[0].value), rest if len(node.values) == 2 else ""


def constants(node: ast.expr) -> Iterator[str]:
    """The strings that an expression can be, as far as they stand in it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def read(files: Iterable[Path]) -> Found:
    sources = [Source(file) for file in files]
    wrappers = {n: w for s in sources for n, w in s.wrappers.items()}
    return Found(
        frozenset(k for s in sources for k in s.asked(wrappers)),
        frozenset(k for s in sources for k in s.named),
        frozenset(p for s in sources for p in s.prefixes) - {start for _, start in wrappers.values()},
        frozenset(e for s in sources for e in s.suffixes),
        frozenset(r for s in sources for r in s.roles()),
    )


def read_page(files: Iterable[Path]) -> Found:
    """The same of the page's sources, which are not read as closely: strings, and what templates begin with."""
    texts = [file.read_text("utf-8") for file in files if file.suffix in {".ts", ".svelte"}]
    named = {key for t in texts for key in re.findall(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]""", t)}
    prefixes = {start for t in texts for start in re.findall(r"`((?:[a-z][a-z0-9]*-)+)\$\{", t)}
    return Found(frozenset(), frozenset(named), frozenset(prefixes), frozenset(), frozenset())


def package(game: AnyGame) -> Path:
    return SOURCE.joinpath(*type(game).__module__.split(".")[1:-1])


@cache
def of_game(name: str) -> Found:
    """The sources of a game."""
    return read(package(GAMES[name]).rglob("*.py"))


@cache
def of_page(name: str) -> Found:
    """What the page says for a game, and wherever it is."""
    return read_page(
        [*PAGE.joinpath("games", name).rglob("*"), *(f for f in PAGE.rglob("*") if "games" not in f.parts)]
    )


@cache
def of_all() -> Found:
    """All other sources."""
    games, skeleton = SOURCE / "games", SOURCE / "testing" / "skeleton"  # which is a game without words
    files = (f for f in SOURCE.rglob("*.py") if f.parent == games or not f.is_relative_to(games))
    return read(f for f in files if not f.is_relative_to(skeleton))


@cache
def required(file: str) -> frozenset[str]:
    """The messages that must be in the language file of a game, or else in one of those that every voice speaks."""
    if file in GAMES:
        found = of_game(file)
        return found.asked | labels(found.asked) | set(of_types(GAMES[file]))
    return of_all().asked | set(options(TableConfig)) | {f"note-{tag(MatchClosed)}"}


def reachable(file: str, key: str) -> bool:
    """Can this message ever be said?"""
    base = re.sub(r"-(open|label)\Z", "", key)
    if base != key and base.startswith(("act-", "say-")):
        return reachable(file, base)
    if key in required(file):
        return True
    games = [file] if file in GAMES else list(GAMES)
    sources = [of_all(), *map(of_game, games), *map(of_page, games)]
    if file in GAMES:
        tags = {kebab(t.__name__) for t in structs(GAMES[file].types)}
        roles = set().union(*(s.roles for s in sources)) - {"act", "note"}
        if any(key == f"{role}-{t}" for role in roles for t in tags):
            return True
    if any(key in s.named for s in sources):
        return True
    if key.startswith(FAMILIES):
        return False
    return any(key.startswith(tuple(s.prefixes)) or key.endswith(tuple(s.suffixes)) for s in sources)


def labels(keys: Iterable[str]) -> set[str]:
    """Whatever one can do has a short name too."""
    return {f"{k}-label" for k in keys if k.startswith("act-")}


def of_types(game: AnyGame) -> Iterator[str]:
    """The messages that follow from the types of a game."""
    types = game.types
    phrases = [] if types.phrase is str else tagged(types.phrase)
    for role, made in (*(("act", a) for a in tagged(types.action)), *(("say", p) for p in phrases)):
        yield f"{role}-{tag(made)}"
        yield f"{role}-{tag(made)}-label"
        if made.__struct_fields__:
            yield f"{role}-{tag(made)}-open"
    for notice in tagged(types.notice):
        if notice.text is Notice.text:  # type: ignore[attr-defined]
            yield f"note-{tag(notice)}"
    for kind in enums(types):
        yield from (f"{kebab(kind.__name__)}-{kebab(str(member.value))}" for member in kind)
    yield from options(types.config)
    yield from (f"clock-{kind}" for kind in game.times)


def options(config: Any) -> Iterator[str]:
    """What a table may choose; options of every table stand in the common file."""
    common = set() if config is TableConfig else set(TableConfig.__struct_fields__)
    info = inspect.type_info(config)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        if field.name not in common:
            yield f"option-{kebab(field.name)}"
            yield f"option-{kebab(field.name)}.help"
            if isinstance(field.type, inspect.LiteralType):
                yield from (f"option-{kebab(field.name)}-{kebab(str(v))}" for v in field.type.values)


def tag(make: type[msgspec.Struct]) -> str:
    return kebab(str(make.__struct_config__.tag))


def tagged(union: Any) -> list[type[msgspec.Struct]]:
    info = inspect.type_info(union)
    kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [k.cls for k in kinds if isinstance(k, inspect.StructType)]


def everything(info: Any, seen: set[Any]) -> Iterator[Any]:
    """A type and all types inside it."""
    if isinstance(info, inspect.StructType | inspect.EnumType):
        if info.cls in seen:
            return
        seen.add(info.cls)
    yield info
    for part in ("types", "item_types", "fields"):
        for inner in getattr(info, part, ()):
            yield from everything(inner.type if part == "fields" else inner, seen)
    for part in ("item_type", "type", "value_type"):
        if isinstance(inner := getattr(info, part, None), inspect.Type):
            yield from everything(inner, seen)


@cache
def inside(types: Any) -> tuple[Any, ...]:
    seen: set[Any] = set()
    kinds = (types.config, types.action, types.view, types.notice)
    return tuple(t for kind in kinds for t in everything(inspect.type_info(kind), seen))


def structs(types: Any) -> list[type[msgspec.Struct]]:
    return [t.cls for t in inside(types) if isinstance(t, inspect.StructType)]


def enums(types: Any) -> list[type[Enum]]:
    return [t.cls for t in inside(types) if isinstance(t, inspect.EnumType)]


FILES = (*COMMON, "web", *GAMES)
