"""From a menu to an action: by number, by notation, or field by field. Knows no game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text as Styled

from litfuse.kernel import menus
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Decision, Menu, MenuForm, Pick, Text, text
from litfuse.kernel.texts import arguments, kebab, word

from . import notation
from .boards.flow import Flow
from .screen import QUIET, SPARK, Screen

SAID_WELL = ("no-such-seat", "no-such-place")  # errors that are clear about a line that can be read
PLACE = re.compile(r"\d+:\d+")
FEW = 5  # up to this many actions of a form are listed one by one


class MenuQuestion(NamedTuple):
    """An open decision and its menu. `proper` returns an action in its one written form."""

    decision: Decision
    menu: Menu
    proper: Callable[[Any], Any] = lambda action: action


class MenuLine(NamedTuple):
    """A numbered line: an action, or forms of one type whose values are still to be chosen."""

    question: MenuQuestion
    says: str
    written: str
    forms: tuple[MenuForm, ...]
    action: Any = None


class PickedAction(NamedTuple):
    """An answer, and the form it belongs to, if any."""

    decision: Decision
    action: Any
    form: MenuForm | None


class Asker:
    """Shows everything that is open to one person as one menu: first what is asked, then what is only offered."""

    def __init__(self, screen: Screen, game: AnyGame, seats: int, questions: Sequence[MenuQuestion]) -> None:
        self.screen = screen
        self.game = game
        self.seats = seats
        self.questions = questions
        self.lines = [line for q in questions for forms in grouped(q.menu) for line in self._lines(q, forms)]
        self.number = self._only_number()

    @property
    def only(self) -> Any:
        """Returns the action if there is exactly one, else None."""
        return self.lines[0].action if len(self.lines) == 1 else None

    def show(self) -> None:
        """Shows the menu; or just the question, if nothing but a number is asked for."""
        if self.number is not None:
            form, field, least, most = self.number
            self.screen.line(self.lines[0].says)
            self.screen.tell(self._question(form, field, least=least, most=most), "bold")
            return
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(justify="right", style=SPARK, no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", style=QUIET, no_wrap=True)
        question = self.questions[0]
        for i, line in enumerate(self.lines, 1):
            if line.question is not question:
                question = line.question
                grid.add_row("", Styled(self.screen.voice.word("cli-also"), QUIET), "")
            grid.add_row(f" {i}", Styled(line.says), Styled(line.written))
        self.screen.show(grid)

    def pick(self, answer: str) -> PickedAction | None:
        """Returns what the person typed. None: there is no such action, and the person was told."""
        if not answer:
            return None
        if answer.isdecimal() and self.number is not None:
            form, field, least, most = self.number
            if least <= int(answer[:9]) <= most:
                question = self.lines[0].question
                action = question.proper(menus.action(self.game, form, {field: int(answer)}))
                return PickedAction(question.decision, action, form)
            self.screen.say("cli-number-between", least=least, most=most)
            return None
        if answer.isdecimal() and not 1 <= int(answer[:9]) <= len(self.lines):
            self.screen.say("cli-choose-number", most=len(self.lines))
            return None
        if answer.isdecimal():
            line = self.lines[int(answer) - 1]
            if line.action is None:
                return self._field_by_field(line)
            return PickedAction(line.question.decision, line.action, line.forms[0])
        try:
            action = notation.read(answer, self.game, self.seats, self.screen.voice)
        except BadRecord as error:
            opened = [line for line in self.lines if line.action is None and line.written.split()[0] == answer]
            if opened:  # only the first word of a form, without values
                return self._field_by_field(opened[0])
            begun = [line for line in self.lines if line.written.split()[0] == answer.split()[0]]
            if error.says.key in SAID_WELL:
                self.screen.tell(error.says)
            elif begun:  # the decoder's own message would help nobody
                self.screen.say("cli-written-like", typed=f"={answer[:40]}", example=f"={self._example(begun[0])}")
            else:
                self.screen.say("cli-not-understood", most=len(self.lines))
            return None
        question = self._question_of(action)
        return PickedAction(question.decision, action, menus.form_of(question.menu, action))

    @property
    def example(self) -> str:
        """Returns an example of a written answer."""
        return self._example(self.lines[0])

    def _example(self, line: MenuLine) -> str:
        action = line.action
        if action is None:
            action = line.question.proper(next(actions(self.game, line.forms[0])))
        return self._written(action)

    def _written(self, action: Any) -> str:
        return notation.written(action, self.screen.voice)

    def _question_of(self, action: Any) -> MenuQuestion:
        """Returns what this action answers: the menu that has it, or one of its type; else what is asked."""
        tag = type(action).__struct_config__.tag
        alike = [q for q in self.questions if any(form.type == tag for form in q.menu)]
        held = [q for q in alike if menus.form_of(q.menu, action) is not None]
        return (held or alike or self.questions)[0]

    def _lines(self, question: MenuQuestion, forms: Sequence[MenuForm]) -> Iterator[MenuLine]:
        voice = self.screen.voice
        if self._few(forms):
            for form in forms:
                for action in map(question.proper, actions(self.game, form)):
                    says = voice.say_action(form.says, action)
                    yield MenuLine(question, says, self._written(action), (form,), action)
        else:
            yield MenuLine(question, voice.say_form(forms[0]), notation.written_form(forms[0]), tuple(forms))

    def _only_number(self) -> tuple[MenuForm, str, int, int] | None:
        """Returns the only field of the only form, if it is a number: then no line has to be chosen first."""
        forms = self.lines[0].forms if len(self.lines) == 1 else ()
        if len(forms) != 1 or len(forms[0].picks) != 1 or menus.ways(forms[0]) == 1:
            return None
        (field, pick), *_ = forms[0].picks.items()
        return (forms[0], field, min(pick.of), max(pick.of)) if self._is_number(forms, field) else None

    def _few(self, forms: Sequence[MenuForm]) -> bool:
        """Returns whether every action of these forms is listed. Numbers and sets are not."""
        count = sum(menus.ways(f) for f in forms)
        if count == 1:
            return True
        if any(p.take is not None for p in forms[0].picks.values()):
            return False
        few = count <= FEW or count == len(forms)
        return few and not any(self._is_number(forms, field) for field in forms[0].picks)

    def _is_number(self, forms: Sequence[MenuForm], field: str) -> bool:
        """Returns whether these are consecutive whole numbers, and not seats."""
        first = next(iter(actions(self.game, forms[0])))
        values: set[Any] = {v for f in forms for v in f.picks[field].of}
        if field in notation.seat_fields(first) or not all(type(v) is int for v in values):
            return False
        return bool(len(values) == max(values) - min(values) + 1)

    def _field_by_field(self, line: MenuLine) -> PickedAction | None:
        """Asks for each field. Sets come last, because what they may contain depends on the rest."""
        forms: Sequence[MenuForm] = line.forms
        values: dict[str, Any] = {}
        for field in sorted(forms[0].picks, key=lambda f: forms[0].picks[f].take is not None):
            picked = self._value(forms, field)
            if picked is None:
                return None
            values[field] = picked[0]
            if forms[0].picks[field].take is None:
                forms = [f for f in forms if picked[0] in f.picks[field].of]
        form = next((f for f in forms if menus.holds(f, values)), None)
        if form is None:
            self.screen.say("cli-do-not-go-together")
            return None
        action = line.question.proper(menus.action(self.game, form, values))
        self.screen.line(f"{self.screen.voice.say_action(form.says, action)}  [{self._written(action)}]", "bold")
        return PickedAction(line.question.decision, action, form)

    def _value(self, forms: Sequence[MenuForm], field: str) -> tuple[Any] | None:
        """Returns the value of one field, None to go back. Asks only if there is a choice."""
        pick = forms[0].picks[field]
        choices = list(dict.fromkeys(v for f in forms for v in (*f.picks[field].of, *f.picks[field].also)))
        take = None if pick.take is None else pick.take + len(pick.also)
        if len(choices) == (take or 1):
            return (tuple(choices) if take else choices[0],)
        if self._is_number(forms, field):
            return self._number(forms[0], field, min(choices), max(choices))
        names = notation.names(type(next(iter(actions(self.game, forms[0])))), field, choices)
        if names:
            return self._spelled(forms[0], field, dict(zip(names, choices, strict=True)), take)
        return self._listed(forms[0], field, choices, take)

    def _spelled(self, form: MenuForm, field: str, choices: dict[str, Any], take: int | None) -> tuple[Any] | None:
        """Asks for places and values, which are typed as they are written: `2:3`, `7`; `7~1:2` names the own wire too.

        If all places are on one stand, `3` is enough.
        """
        stands = {name.partition(":")[0] if PLACE.fullmatch(name) else "" for name in choices}
        stand = f"{stands.pop()}:" if len(stands) == 1 and "" not in stands else ""
        while True:
            self.screen.tell(self._question(form, field, count=take or 1), "bold")
            self.screen.show(Flow([Styled(f" {name}", SPARK) for name in choices if "~" not in name]))
            answer = self.screen.ask().casefold()
            if not answer:
                return None
            typed = answer.replace(",", " ").split() if take else [answer.replace(" ", "")]
            typed = [f"{stand}{name}" if name.isdecimal() else name for name in typed]
            if len(set(typed)) == len(typed) == (take or 1) and all(name in choices for name in typed):
                picked = tuple(choices[name] for name in typed)
                return (picked,) if take else (picked[0],)
            self.screen.say("cli-choose-spelled", count=take or 1, first=f"={next(iter(choices))}")

    def _number(self, form: MenuForm, field: str, least: int, most: int) -> tuple[Any] | None:
        while True:
            self.screen.tell(self._question(form, field, least=least, most=most), "bold")
            answer = self.screen.ask()
            if not answer:
                return None
            if answer.isdecimal() and least <= int(answer[:9]) <= most:
                return (int(answer),)
            self.screen.say("cli-number-between", least=least, most=most)

    def _listed(self, form: MenuForm, field: str, choices: list[Any], take: int | None) -> tuple[Any] | None:
        names = [self._name(form, field, c, take) for c in choices]
        while True:
            self.screen.tell(self._question(form, field, count=take or 1), "bold")
            grid = Table.grid(padding=(0, 1))
            grid.add_column(justify="right", style=SPARK)
            for i, name in enumerate(names, 1):
                grid.add_row(f" {i}", Styled(name))
            self.screen.show(grid)
            answer = self.screen.ask()
            if not answer:
                return None
            numbers = [int(a[:9]) for a in answer.replace(",", " ").split() if a.isdecimal()]
            places = set(numbers)
            if len(places) == len(numbers) == (take or 1) and places <= set(range(1, len(choices) + 1)):
                picked = tuple(choices[n - 1] for n in sorted(places))
                return (picked,) if take else (picked[0],)
            if take:
                self.screen.say("cli-choose-several", count=take, most=len(choices))
            else:
                self.screen.say("cli-choose-number", most=len(choices))

    def _question(self, form: MenuForm, field: str, **args: int) -> Text:
        """Returns the game's own question for a field, or a plain one."""
        for key in (f"{form.says.key}-{kebab(field)}", f"cli-ask-{kebab(field)}"):
            if self.screen.voice.has(key):
                return Text(key, {**args, **form.says.args})
        return text("cli-which-value", field=f"={kebab(field)}", **args)

    def _name(self, form: MenuForm, field: str, value: Any, take: int | None) -> str:
        """Returns a value in words; an action that contains it tells whether a number is a seat."""
        shown = word(value)
        if not take:
            values = {f: _first(p) for f, p in form.picks.items()} | {field: value}
            shown = arguments(menus.action(self.game, form, values))[kebab(field)]
        return self.screen.voice.say(Text("cli-value", {"value": shown}))


def _first(pick: Pick) -> Any:
    return next(iter(menus.choices(pick)))


def grouped(menu: Menu) -> list[list[MenuForm]]:
    """Groups forms of one type with the same words."""
    groups: dict[Any, list[MenuForm]] = {}
    for form in menu:
        groups.setdefault((form.type, form.says.key, *form.says.args.items()), []).append(form)
    return list(groups.values())


def actions(game: AnyGame, form: MenuForm) -> Iterator[Any]:
    """Yields the actions of a form, in order."""
    for values in product(*map(menus.choices, form.picks.values())):
        yield menus.action(game, form, dict(zip(form.picks, values, strict=True)))
