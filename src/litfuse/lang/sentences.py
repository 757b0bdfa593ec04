"""The language files of one language. The only module that uses fluent.runtime."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

COMMON = ("common", "cli", "arena", "server")  # files that every voice uses, if they exist


class Unsaid(LookupError):
    """The message does not exist, or an argument is missing."""


class Sentences:
    """Messages by key; `key.attribute` is an attribute of a message."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        # No isolation marks around arguments: terminals show them as boxes, and all three languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._patterns: dict[str, ftl.Pattern] = {}
        self._needs: dict[str, frozenset[str]] = {}
        for source in sources.values():
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ftl.Message):
                    self._patterns |= patterns(entry)

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics of the rules, in the order of the files: `rules-<topic>`, whose text is `rules-<topic>.text`."""
        keys = [key for key in self._patterns if key.startswith("rules-") and f"{key}.text" in self._patterns]
        return tuple([key.removeprefix("rules-") for key in keys])

    def has(self, key: str) -> bool:
        return key in self._patterns

    def needs(self, key: str) -> frozenset[str]:
        """Returns the variables that this message uses, directly or through a message that it refers to."""
        found = self._needs.get(key)
        if found is None:
            uses = Uses()
            if key in self._patterns:
                uses.visit(self._patterns[key])
            found = frozenset(uses.variables).union(*(self.needs(k) for k in uses.messages))
            self._needs[key] = found
        return found

    def format(self, key: str, args: Mapping[str, int | str]) -> tuple[str, list[Exception]]:
        """Returns the sentence, and any errors in it."""
        if not self.has(key):
            return f"[{key}]", [Unsaid(f"no message {key}")]
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(said), errors


class Uses(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """Returns the texts of a message: its own and those of its attributes."""
    found = {f"{message.id.name}.{a.id.name}": a.value for a in message.attributes}
    if message.value is not None:
        found[message.id.name] = message.value
    return found


def parsed(source: str) -> list[ftl.EntryType]:
    """Returns the entries of a language file, for checks; unreadable parts are Junk."""
    return list(FluentResource(source).body)


@lru_cache(maxsize=64)
def sentences(language: str, game: str = "") -> Sentences:
    """Returns the messages common to all games, and those of this game."""
    names = (*COMMON, game) if game else COMMON
    return Sentences(language, {name: source(language, name) for name in names})


def game_files(language: str) -> list[str]:
    """Returns the games that have a file in this language. The page's file is not for voices."""
    folder = files(__package__) / "locales" / language
    names = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir())
    return [name for name in names if name not in (*COMMON, "web")]


def source(language: str, name: str) -> str:
    file = files(__package__) / "locales" / language / f"{name}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""
