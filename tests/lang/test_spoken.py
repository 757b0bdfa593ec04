"""What random games say can be said, in every language, and so can every branch of every message."""

from __future__ import annotations

import re
from itertools import islice, product

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from litfuse.games.registry import GAMES
from litfuse.kernel.records import Text
from litfuse.lang import Voice, languages
from litfuse.lang.sentences import COMMON, sentences
from tests.lang import keys
from tests.lang.spoken import NAMES, lines, notebook_lines, offers, phrases
from tests.lang.test_files import texts

LEFT_OVER = re.compile(r"[{}\[\]@$]|=\w|None|\u2068|\u2069|  |\s\Z|\A\s")  # a sign like = may stand alone


NEVER = {"act-reveal-reds"}  # what the rules do by themselves and never offer


def voices(language: str, game: str) -> dict[int | None, Voice]:
    return {me: Voice(language, game, NAMES, me, strict=True) for me in (None, *range(len(NAMES)))}


def clean(said: str) -> bool:
    return bool(said) and not LEFT_OVER.search(said)


def unsaid(game: str, prefixes: tuple[str, ...], heard: set[str]) -> list[str]:
    """The messages that did not come up."""
    there = {k for k in texts("en", game) if k.startswith(prefixes) and not k.endswith(("-label", "-open"))}
    return sorted(k for k in there - heard if "." not in k)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_random_game_says_can_be_said(game: str) -> None:
    found = lines(game)
    for language in languages():
        speak = voices(language, game)
        said = {speak[line.me].say(line.says) for line in found}
        assert not {s for s in said if not clean(s)}
        assert not {s for s in said if not s.endswith((".", "!", "?"))}
    assert len(unsaid(game, ("note-", "no-", "zero-", "won-"), {line.says.key for line in found})) < 5


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_random_game_offers_can_be_said(game: str) -> None:
    found = offers(game)
    for language in languages():
        speak = voices(language, game)
        for me, form, action in found:
            said = speak[me].say_action(form.says, action) if action else speak[me].say_form(form)
            assert clean(said), said
            assert not action or said.endswith((".", "!", "?")), said
            assert form.caution is None or clean(speak[me].say(form.caution))
    cautions = {offer.form.caution.key for offer in found if offer.form.caution}
    left = unsaid(game, ("act-", "caution-"), {offer.form.says.key for offer in found} | cautions)
    assert set(left) <= NEVER


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_notebook_has_a_label_and_a_value(game: str) -> None:
    found = list(notebook_lines(game))
    for language in languages():
        speak = voices(language, game)
        for me, line in found:
            assert clean(speak[me].say(line)), line
            assert clean(speak[me].say(Text(f"{line.key}.is", line.args))), line
    assert unsaid(game, ("known-",), {line.says.key for line in found}) == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_may_be_said_as_a_phrase_can_be_said(game: str) -> None:
    found = phrases(game)
    for language in languages():
        speak = voices(language, game)
        assert all(clean(speak[None].say_form(form)) for form, _ in found)
        said = {speak[me].say_action(form.says, phrase) for form, phrase in found for me in (None, 0)}
        assert not {s for s in said if not clean(s) or not s.endswith((".", "!", "?"))}


class Choices(Visitor):
    """By which variables a message chooses, and between what."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (named by fluent.syntax)
        if isinstance(node.selector, ftl.VariableReference):
            variants = (v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants)
            self.found.setdefault(node.selector.id.name, set()).update(variants)
        self.generic_visit(node)


def values(variable: str, choices: dict[str, set[str]]) -> list[int | str]:
    """What to try for an argument, so that every branch is taken."""
    tries: list[int | str] = [f"={v}" for v in choices.get(variable, set()) if v not in ("0", "1", "one", "other")]
    if choices.get(variable, set()) & {"0", "1", "one"}:
        tries += [0, 1, 2, 21]
    if f"{variable}-is" in choices:
        tries += ["@0", "@1"]
    for key in sorted(choices.get(f"{variable}-key", set()) - {"other"}):
        tries.append(key if tries or key in ("none", "yes", "no") else f"={key}")
    return [*tries, "=x"] if not tries or f"{variable}-key" in choices else tries


@pytest.mark.parametrize("file", keys.FILES)
@pytest.mark.parametrize("language", languages())
def test_every_branch_of_every_message_can_be_said(language: str, file: str) -> None:
    game = "" if file in COMMON else file
    voice = Voice(language, game, NAMES, me=0, strict=True)
    needs = sentences(language, game).needs
    for key, pattern in texts(language, file).items():
        choices = Choices()
        choices.visit(pattern)
        arguments = sorted({re.sub(r"-(is|key)\Z", "", v) for v in needs(key)})
        tries = product(*(values(a, choices.found) for a in arguments))
        for tried in islice(tries, 5000):
            said = voice.say(Text(key, dict(zip(arguments, tried, strict=True))))
            assert clean(said) or key.startswith("cli-"), (key, tried, said)
