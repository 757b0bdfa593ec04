"""The driving loop: people and bots at one table, without clocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from msgspec.structs import replace

from litfuse.bots.base import Answer, AnyTold, Bot, Say
from litfuse.kernel.drive import Driver
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import SPECTATOR, Decision, Seat, Text, Viewer
from litfuse.kernel.talk import Heard, Said, heard, unsayable
from litfuse.kernel.told import Perspective

Speak: TypeAlias = Callable[[Said], Text | None]  # None: it was heard; otherwise why not
MOST_WORDS = 10  # of a bot, at one question


class Player(Protocol):
    """Whoever has a seat."""

    takes_offers: bool
    sees_offers: bool  # together with a question that it owes, so that it need not be asked about them before

    def hear(self, told: AnyTold, private: bool) -> None:
        """The seat was told this; `private`: something in it is not for everybody."""
        ...

    def listen(self, words: Heard, private: bool) -> None:
        """The seat heard this."""
        ...

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> AnyMatch | None:
        """The match after the answer to this question; None: left alone."""
        ...


class BotPlayer:
    sees_offers = False

    def __init__(self, bot: Bot, takes_offers: bool = False) -> None:
        self.bot = bot
        self.takes_offers = takes_offers
        self._last: AnyTold | None = None
        self._words: list[Heard] = []

    def hear(self, told: AnyTold, private: bool) -> None:
        self._last = told
        self._see(told)

    def _see(self, told: AnyTold) -> None:
        words, self._words = tuple(self._words), []
        self.bot.see(told, words)

    def listen(self, words: Heard, private: bool) -> None:
        self._words.append(words)

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> AnyMatch | None:
        assert self._last is not None
        answer: Answer | Say | None = None
        for _ in range(MOST_WORDS):
            if self._words:
                self._see(replace(self._last, since=self._last.tick, notices=()))
            answer = self.bot.answer(match.frame(decision.seat))
            if not isinstance(answer, Say):
                break
            speak(answer.said)
        return match.play(answer.decision, answer.action) if isinstance(answer, Answer) else None


class Table:
    """One match and its players. `match` is always the last one that is good: whatever happens, it can be kept."""

    def __init__(
        self,
        match: AnyMatch,
        players: Sequence[Player],
        changed: Callable[[AnyMatch], None],
        said: Callable[[Heard], None] = lambda words: None,
    ) -> None:
        self.match = match
        self.players = players
        self.changed = changed
        self.said = said
        self._driver = Driver(self._asks_offers)
        self._perspectives = [Perspective(match.game, seat) for seat in range(match.seats)]
        self._nudged: set[int] = set()  # since the last step
        self._passed: set[tuple[int, int]] = set()  # steps and seats that let a chance pass

    def run(self) -> AnyMatch:
        self._tell()
        while not self.match.over:
            decision = self._driver.next(self.match) or self._chance()
            after = self.players[decision.seat].answer(self.match, decision, self.speak) if decision else None
            if after is None:
                if decision is not None and not decision.owed:
                    continue
                after = self.match.wait()  # nobody is asked, or a bot has no answer: the rules have one
            self.match = after
            self._nudged.clear()
            self._tell()
        return self.match

    def _asks_offers(self, seat: Seat) -> bool:
        player = self.players[seat]
        return player.takes_offers and not (player.sees_offers and any(d.seat == seat for d in self.match.owed))

    def _chance(self) -> Decision | None:
        """Nothing is owed and time is about to pass: who could still do something meanwhile is asked once.

        Not what is quiet: it can be done as well at another time. And a seat is asked one thing only.
        """
        for d in self.match.decisions:
            if not d.owed and not d.quiet and (self.match.seq, d.seat) not in self._passed:
                self._passed.add((self.match.seq, d.seat))
                return d
        return None

    def _tell(self) -> None:
        self.changed(self.match)
        public = self.match.notices(SPECTATOR)
        for player, perspective in zip(self.players, self._perspectives, strict=True):
            told = perspective.told(self.match)
            if told is not None:
                player.hear(told, told.notices != public)

    def speak(self, said: Said) -> Text | None:
        """Heard by whom it reaches. Without clocks, one nudge a step stands for one in so many seconds."""
        why = unsayable(self.match.game.talk(self.match.state), said, self.match.seats)
        if why is None and said.kind == "nudge" and said.seat in self._nudged:
            why = Text("cli-nudged-already")
        if why is not None:
            return why
        if said.kind == "nudge":
            self._nudged.add(said.seat)
        viewers: tuple[Viewer, ...] = (*range(self.match.seats), SPECTATOR)
        *each, public = (heard(said, viewer) for viewer in viewers)
        for player, words in zip(self.players, each, strict=True):
            if words is not None:
                player.listen(words, words != public)
        if public is not None:
            self.said(public)
        return None
