"""People at the screen: one alone, or several who pass the device around."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from msgspec import Struct
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from litfuse.kernel.errors import IllegalAction
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import SPECTATOR, Decision, Resign, Seat, Text, text
from litfuse.kernel.talk import Heard, Said
from litfuse.kernel.texts import says_by_default
from litfuse.kernel.told import Perspective
from litfuse.kernel.told import told as all_told
from litfuse.lang import Voice
from litfuse.play.session import Speak

from ..errors import sentence
from . import talk, topics
from .boards import GameBoard
from .prompt import Asker, MenuQuestion
from .screen import QUIET, SPARK, Screen

HELP: Final = "?"
LOG: Final = "h"
NOTES: Final = "n"
ALWAYS: Final = "a"
RESIGN: Final = "r"
QUIT: Final = "q"
PAUSES: Final = {"note-pause-ended"}  # not shown: no clock runs here, so nobody has waited


class Quit(Exception):
    """A person wants to stop."""


class Desk:
    """The shared screen: who looks at it, and what each person has not read yet."""

    def __init__(self, screen: Screen, board: GameBoard, names: tuple[str, ...], people: Collection[Seat]) -> None:
        self.screen = screen
        self.board = board
        self.names = names
        self.people = people
        self.looking: Seat | None = next(iter(people)) if len(people) == 1 else None
        self.news: dict[Seat, list[Notice | Heard]] = {seat: [] for seat in people}
        self.private: set[Seat] = set()  # seats with unread news for them alone
        self.public: list[Notice | Heard] = []  # public news since somebody last sat down
        self.broken: set[Seat] = set()  # bots whose fault was reported

    def voice(self, seat: Seat | None) -> Voice:
        old = self.screen.voice
        return Voice(old.language, old.game, self.names, seat)

    def follow(self, match: AnyMatch) -> None:
        self.public += match.notices(SPECTATOR)

    def overhear(self, words: Heard) -> None:
        self.public.append(words)

    def bot_failed(self, seat: Seat, fault: str) -> None:
        """Reports once for each bot that random answers replace its missing ones."""
        if seat not in self.broken:
            self.broken.add(seat)
            self.screen.say("cli-bot-failed", QUIET, bot=f"@{seat}", what=f"={fault}")

    def hear(self, seat: Seat, news: Collection[Notice | Heard], private: bool) -> None:
        self.news[seat] += news
        if private:
            self.private.add(seat)

    def sit(self, seat: Seat) -> None:
        """From now on this person looks at the screen, and nobody else does."""
        if self.looking not in (None, seat):
            assert self.looking is not None
            if self.looking in self.private:
                self.read_news(self.looking)
                self.screen.pause("cli-press-enter-to-cover")
        if self.looking != seat:
            self.screen.cover(self.names[seat], clear=self.looking is not None)
        self.looking = seat
        self.public = []
        self.screen.voice = self.voice(seat)

    def rise(self) -> None:
        """The match is over: nothing is secret any more."""
        if len(self.people) == 1:
            for seat in self.people:
                self.read_news(seat)
            return
        self.looking = None
        self.screen.voice = self.voice(None)
        self.screen.clear()
        self.show_log(None, self.public)

    def read_news(self, seat: Seat) -> None:
        self.show_log(seat, self.news[seat])
        self.news[seat] = []
        self.private.discard(seat)

    def show_log(self, seat: Seat | None, news: Collection[Notice | Heard]) -> None:
        voice = self.voice(seat)
        for one in news:
            if isinstance(one, Heard):
                self.screen.show(log_line(talk.sentence(voice, one)))
            elif (says := one.text()).key not in PAUSES:
                self.screen.show(log_line(voice.say(says)))


def log_line(said: str) -> Padding:
    return Padding(Styled(said), (0, 0, 0, 2), expand=False)


class Person:
    sees_offers = True

    def __init__(
        self, desk: Desk, seat: Seat, keep: Callable[[AnyMatch], None] = lambda match: None, takes_offers: bool = False
    ) -> None:
        self.desk = desk
        self.seat = seat
        self.keep = keep  # called before a question, because people think long and devices fall asleep
        self.takes_offers = takes_offers
        self.notes: list[Notice | Heard] = []  # what only this seat was told, and what others said to it
        self.perspective: Perspective | None = None
        self.newest: AnyMatch | None = None
        self.always = False  # whether standing answers are given wherever the game has them (EK-NOPE-16)

    def follow(self, match: AnyMatch) -> None:
        if self.perspective is None:
            self.perspective = Perspective(match.game, self.seat)
        self.newest = match
        notices = self.perspective.advance(match)
        if notices:
            public = match.notices(SPECTATOR)
            self.notes += [notice for notice in notices if notice not in public]
            self.desk.hear(self.seat, notices, notices != public)

    def listen(self, words: Heard, private: bool) -> None:
        if words.seat != self.seat and words.body:
            self.notes.append(words)
        self.desk.hear(self.seat, (words,), private)

    def reply(self, match: AnyMatch, speak: Speak) -> None:
        """Says nothing: people speak when they are at the keyboard."""

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> AnyMatch | None:
        standing = match.game.standing.get(decision.kind) if decision.owed else None
        if self.always and standing is not None:
            return match.play(decision, standing)
        self.keep(match)
        self.desk.sit(self.seat)
        screen = self.desk.screen
        asker = Asker(screen, match.game, match.seats, self._questions(match, decision))
        self._ask(match, decision, asker)
        while True:
            line = screen.ask()
            if line.casefold() in (HELP, LOG):
                self._help(match, asker) if line == HELP else self._log(match)
                self._ask(match, decision, asker, news=False)
                continue
            if line.casefold() == NOTES and (certain := self._certain(match)) is not None:
                self._notes(certain)
                self._menu(match, decision, asker)
                continue
            if (number := topics.asked(line)) is not None:
                topics.topic(screen, number)
                self._menu(match, decision, asker)
                continue
            if line.casefold() == QUIT:
                if screen.yes(text("cli-quit-sure")):
                    raise Quit
                self._menu(match, decision, asker)
                continue
            if line.casefold() == RESIGN:
                if (after := self._resign(match)) is not None:
                    return after
                self._menu(match, decision, asker)
                continue
            if line.casefold() == ALWAYS and match.game.standing:
                self.always = not self.always
                screen.say("cli-always", on="yes" if self.always else "no", what=f"={self._standing(match)}")
                if self.always and standing is not None:
                    return match.play(decision, standing)
                continue
            said = talk.read(line, match.game, self.seat, match.seats, screen.voice)
            if said is not None:
                self._speak(said, speak)
                if self.newest is not match:
                    return None  # the words were a step of their own
                continue
            if not line and not decision.owed:
                return None
            if not line and standing is not None and asker.only is not None:
                return match.play(decision, standing)
            after = self._play(match, decision, asker, line)
            if after is not None:
                return after

    def _questions(self, match: AnyMatch, decision: Decision) -> list[MenuQuestion]:
        """Returns what is asked and, on the person's own turn, what else is open, without quiet offers."""
        menus = match.frame(self.seat).menus
        also = [d for d in match.decisions if d.seat == self.seat and not d.owed and not d.quiet and menus[d.id]]
        asked = [decision, *also] if decision.owed else [decision]
        return [MenuQuestion(d, menus[d.id], match.options(d).written) for d in asked]

    def _ask(self, match: AnyMatch, decision: Decision, asker: Asker, news: bool = True) -> None:
        screen, voice = self.desk.screen, self.desk.screen.voice
        if news:
            self.desk.read_news(self.seat)
        screen.title(f"{game_name(voice, match.game.name)} · {self.desk.names[self.seat]}")
        screen.show(self.desk.board.table(voice, match.frame(self.seat)))
        self._menu(match, decision, asker)

    def _menu(self, match: AnyMatch, decision: Decision, asker: Asker) -> None:
        asker.show()
        self._keys(match, decision, asker)

    def _keys(self, match: AnyMatch, decision: Decision, asker: Asker) -> None:
        """Lists what can be typed here."""
        screen = self.desk.screen
        keys = ["number" if decision.owed else "offer"]
        stands = decision.owed and decision.kind in match.game.standing
        if stands and asker.only is not None:
            keys.append("enter")
        if stands or self.always:
            keys.append("asked" if self.always else "always")
        keys += ["help", "log"]
        if self._certain(match) is not None:
            keys.append("notes")
        if self._can_resign(match):
            keys.append("resign")
        what = f"={self._standing(match)}"
        screen.line(" · ".join(screen.voice.say(text(f"cli-key-{key}", what=what)) for key in (*keys, "quit")), QUIET)

    def _standing(self, match: AnyMatch) -> str:
        """Returns, in a word or two, what the standing answers do."""
        voice = self.desk.screen.voice
        kinds: list[type[Struct]] = [type(answer) for answer in match.game.standing.values()]
        return voice.join([voice.word(f"{says_by_default(kind).key}-label") for kind in kinds])

    def _can_resign(self, match: AnyMatch) -> bool:
        return Resign(self.seat) in match.frame(self.seat).table

    def _play(self, match: AnyMatch, decision: Decision, asker: Asker, line: str) -> AnyMatch | None:
        screen = self.desk.screen
        picked = asker.pick(line)
        if picked is None:
            if not line:
                self._keys(match, decision, asker)
            return None
        if picked.form is not None and picked.form.caution is not None:
            screen.tell(picked.form.caution, SPARK)
            if not screen.yes(text("cli-sure")):
                self._menu(match, decision, asker)
                return None
        try:
            return match.play(picked.decision, picked.action)
        except IllegalAction as error:
            screen.line(sentence(screen.voice, error))
            return None

    def _speak(self, said: Said, speak: Speak) -> None:
        """Says a line; the speaker sees it like everybody else's."""
        why = Text("line-empty") if said.kind != "nudge" and said.body == "" else speak(said)
        if why is not None:
            self.desk.screen.tell(why)
        else:
            self.desk.read_news(self.seat)

    def _resign(self, match: AnyMatch) -> AnyMatch | None:
        if not self._can_resign(match):
            self.desk.screen.say("cli-no-resigning")
            return None
        return match.table(Resign(self.seat)) if self.desk.screen.yes(text("cli-resign-sure")) else None

    def _help(self, match: AnyMatch, asker: Asker) -> None:
        screen = self.desk.screen
        screen.title(screen.voice.word("cli-help-title"))
        screen.say("cli-help-type", example=f"={asker.example}")
        screen.say("cli-help-keys", resign="yes" if self._can_resign(match) else "no")
        if match.game.standing:
            screen.say("cli-help-always", what=f"={self._standing(match)}")
        for line in talk.help_lines(screen.voice, match.game.talk(match.state)):
            screen.line(line)
        pieces = self.desk.board.help(screen.voice)
        if pieces is not None:
            screen.show(pieces)
        topics.contents(screen)

    def _certain(self, match: AnyMatch) -> RenderableType | None:
        """Returns the notepad, if the game has one and the table allows it."""
        if self.perspective is None or not match.game.talk(match.state).notebook:
            return None
        return self.desk.board.notes(self.desk.screen.voice, self.perspective.known)

    def _notes(self, certain: RenderableType) -> None:
        screen = self.desk.screen
        screen.title(screen.voice.word("cli-notes-title"))
        screen.say("cli-notes-certain", "bold")
        screen.show(Padding(certain, (0, 0, 0, 2)))
        screen.say("cli-notes-seen", "bold")
        self.desk.show_log(self.seat, self.notes)

    def _log(self, match: AnyMatch) -> None:
        screen = self.desk.screen
        screen.title(screen.voice.word("cli-log-title"))
        told = all_told(match, self.seat, person=True)
        self.desk.show_log(self.seat, told.notices)
        if not told.frame.talk.log:
            screen.say("cli-log-strict")


def game_name(voice: Voice, game: str) -> str:
    key = f"cli-game-{game}"
    return voice.word(key) if voice.has(key) else game
