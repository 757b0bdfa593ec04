"""The language files against each other and against the sources: nothing missing, nothing left over."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from litfuse.games.registry import GAMES
from litfuse.lang import languages
from litfuse.lang.sentences import COMMON, Uses, parsed, patterns, source
from tests.lang import keys

OTHERS = [name for name in languages() if name != "en"]
# Texts that are the same in English and in another language. One without letters may always be.
ALIKE = {
    "es": {"no", "card-favor", "act-ask-favor-label", "cli-no-words", "board-flag-no"},
    "fr": {
        "card-j",
        "card-o",
        "colour-o",
        "cli-game-scape-goat",
        "cli-help-arguments",
        "cli-help-options",
        "game-scape-goat",
        "web-menu",
    },
}
NAMES = {  # the same in every language
    "cli-game-bomb-busters",
    "cli-game-exploding-kittens",
    "cli-simulate-column-bot",
    "game-bomb-busters",
    "game-exploding-kittens",
    "web-bot",
    "web-minutes",
}


@cache
def texts(language: str, file: str) -> dict[str, ftl.Pattern]:
    found: dict[str, ftl.Pattern] = {}
    for entry in parsed(source(language, file)):
        if isinstance(entry, ftl.Message):
            found |= patterns(entry)
    return found


def written(pattern: ftl.Pattern) -> str:
    message = ftl.Message(ftl.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(message).removeprefix("x =").strip()


class Words(Visitor):
    """Collects the plain text of a pattern, piece by piece; a placeable is a zero."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 (named by fluent.syntax)
        pieces = [e.value if isinstance(e, ftl.TextElement) else "0" for e in node.elements]
        self.found.append("".join(pieces))
        self.generic_visit(node)


def plain(pattern: ftl.Pattern) -> str:
    words = Words()
    words.visit(pattern)
    return "\n".join(words.found)


@pytest.mark.parametrize("file", keys.FILES)
@pytest.mark.parametrize("language", languages())
def test_every_entry_can_be_read_and_none_stands_twice(language: str, file: str) -> None:
    entries = parsed(source(language, file))
    assert not [e.content for e in entries if isinstance(e, ftl.Junk)]
    names = [e.id.name for e in entries if isinstance(e, ftl.Message)]
    assert names == list(dict.fromkeys(names))
    elsewhere = [k for other in COMMON if other != file for k in texts(language, other)]
    assert not set(names) & set(elsewhere)


@pytest.mark.parametrize("file", keys.FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_messages_and_attributes(language: str, file: str) -> None:
    assert sorted(texts(language, file)) == sorted(texts("en", file))


@pytest.mark.parametrize("file", keys.FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_use_the_same_arguments(language: str, file: str) -> None:
    def arguments(pattern: ftl.Pattern) -> set[str]:
        """A language may choose by something that another does not mind: `x-is` and `x-key` are uses of `x`."""
        uses = Uses()
        uses.visit(pattern)
        return {re.sub(r"-(is|key)\Z", "", v) for v in uses.variables}

    mine, english = texts(language, file), texts("en", file)
    differ = {k: arguments(p) ^ arguments(english[k]) for k, p in mine.items() if k in english}
    assert not {k: d for k, d in differ.items() if d}


@pytest.mark.parametrize("file", keys.FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_translation_was_left_in_english(language: str, file: str) -> None:
    mine, english = texts(language, file), texts("en", file)
    same = {k for k, p in mine.items() if k in english and written(p) == written(english[k])}
    same = {k for k in same if not k.endswith(".short") and re.search("[a-z]", plain(mine[k]))}
    assert sorted(same - ALIKE[language] - NAMES) == []


@pytest.mark.parametrize("file", ["common", *GAMES])
def test_no_message_is_missing(file: str) -> None:
    there = {k for name in (*COMMON, file) for k in texts("en", name)}
    assert sorted(keys.required(file) - there) == []


class References(Visitor):
    """The messages that a pattern is made of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.found.add(node.id.name)


@pytest.mark.parametrize("file", keys.FILES)
def test_every_message_is_used(file: str) -> None:
    said = [k for k in texts("en", file) if keys.reachable(file, k.partition(".")[0])]
    parts = References()
    for key in said:
        parts.visit(texts("en", file)[key])
    assert [k for k in texts("en", file) if k not in said and k not in parts.found] == []


@pytest.mark.parametrize("file", GAMES)
@pytest.mark.parametrize("language", languages())
def test_short_names_are_one_letter_each_and_all_differ(language: str, file: str) -> None:
    shorts = [written(p) for k, p in texts(language, file).items() if k.endswith(".short")]
    assert all(len(s) == 1 for s in shorts)
    assert len(set(shorts)) == len(shorts)


@pytest.mark.parametrize("file", keys.FILES)
def test_french_puts_a_narrow_space_where_it_belongs(file: str) -> None:
    wrong = re.compile("[\\w)»…] ?[:;!?»](\\s|\\Z)|«[^\u202f]", re.MULTILINE)  # "· ? aide" is a key of the keyboard
    assert not {k: found for k, p in texts("fr", file).items() if (found := wrong.search(plain(p)))}


@pytest.mark.parametrize("file", keys.FILES)
def test_french_addresses_the_reader_as_vous(file: str) -> None:
    familiar = re.compile(r"\b(tu|te|toi|ton|ta|tes|tiens?|tiennes?)\b|\bt’", re.IGNORECASE)
    assert not {k: found for k, p in texts("fr", file).items() if (found := familiar.search(plain(p)))}


@pytest.mark.parametrize("file", keys.FILES)
def test_spanish_opening_marks_match_the_closing_ones(file: str) -> None:
    for key, pattern in texts("es", file).items():
        said = re.sub(r"!\d", "", plain(pattern))  # !2 is typed
        assert said.count("¿") == len(re.findall(r"\S\?", said)), key  # a lone ? is a key of the keyboard
        assert said.count("¡") == said.count("!"), key


@pytest.mark.parametrize("file", keys.FILES)
@pytest.mark.parametrize("language", languages())
def test_quotes_and_apostrophes_are_typographic(language: str, file: str) -> None:
    typed = re.compile(r'\A"\w')  # "hello is typed
    assert not {k for k, p in texts(language, file).items() if re.search("[\"']", typed.sub("", plain(p)))}
