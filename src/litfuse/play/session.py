"""A match among people and bots without clocks: decides who is asked next, who is told what, who hears whom."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar

from litfuse.kernel.drive import Driver
from litfuse.kernel.errors import IllegalAction, StaleAnswer
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import SPECTATOR, Decision, Seat, Text, Viewer
from litfuse.kernel.talk import Heard, Said, heard, unsayable

Speak: TypeAlias = Callable[[Said], Text | None]  # returns None if it was heard, otherwise why not


class Player(Protocol):
    """A person or a bot in a seat."""

    takes_offers: bool  # asked about offers before anybody is asked for an owed answer
    sees_offers: bool  # a person: sees offers next to owed questions, and is asked about them before time passes

    def follow(self, match: AnyMatch) -> None:
        """Takes every step of the match."""
        ...

    def listen(self, words: Heard, private: bool) -> None:
        """Takes what the seat heard; `private` says that not everybody heard it."""
        ...

    def reply(self, match: AnyMatch, speak: Speak) -> None:
        """Lets the player say something back after everybody has heard a line."""
        ...

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> AnyMatch | None:
        """Returns the match after the answer to this question, None if the player leaves it alone."""
        ...


P = TypeVar("P", bound=Player)


class Session(Generic[P]):
    """One match and its players. `match` is always the last valid one, so it can be kept whatever happens.

    `follow` is told of every step before the players are, `overhear` of everything that everybody hears.
    """

    def __init__(
        self,
        match: AnyMatch,
        players: Sequence[P],
        follow: Callable[[AnyMatch], None] = lambda match: None,
        overhear: Callable[[Heard], None] = lambda words: None,
    ) -> None:
        self.match = match
        self.players = players
        self._follow = follow
        self._overhear = overhear
        self._people = {seat for seat, player in enumerate(players) if player.sees_offers}
        self._owing: set[Seat] = set()  # people who owe an answer, and see offers next to it
        self._driver = Driver(_puts_offers(players, self._owing))
        self._nudged: set[Seat] = set()  # seats that nudged since the last step
        self._passed: set[tuple[int, Seat]] = set()  # steps at which seats passed up a chance

    def play(self, most_steps: int | None = None) -> AnyMatch:
        """Plays to the end, or until the match has more steps than that; returns the match."""
        self._tell()
        while not self.match.over and (most_steps is None or self.match.seq <= most_steps):
            if self._people:
                self._owing.clear()
                self._owing.update([d.seat for d in self.match.owed if d.seat in self._people])
            decision = self._driver.next(self.match) or self._chance()
            before = self.match
            after = self.players[decision.seat].answer(before, decision, self.speak) if decision else None
            if self.match is not before:
                after = self._since_slip(after)
                if after is None:
                    continue  # the player is asked again
            elif after is None:
                if decision is not None and not decision.owed:
                    continue
                after = self.match.wait()  # nobody is asked, or a bot has no answer: the rules answer
            self.match = after
            self._nudged.clear()
            self._tell()
        return self.match

    def _chance(self) -> Decision | None:
        """When nothing is owed and time is about to pass, asks each person once who could still do something.

        Quiet offers are left out, because they can be answered just as well later. Each seat is asked only one
        question.
        """
        for d in self.match.decisions:
            if not d.owed and not d.quiet and d.seat in self._people and (self.match.seq, d.seat) not in self._passed:
                self._passed.add((self.match.seq, d.seat))
                return d
        return None

    def _since_slip(self, answered: AnyMatch | None) -> AnyMatch | None:
        """Handles an answer before which the player said a forbidden word, which is a step of its own.

        Returns the match after that step and the answer; None if there is no answer, or it is no longer valid.
        """
        if answered is None or self.match.over:
            return None
        try:
            return self.match.play(answered.entry.answers, answered.entry.action)
        except (StaleAnswer, IllegalAction):
            return None

    def _tell(self) -> None:
        self._follow(self.match)
        for player in self.players:
            player.follow(self.match)

    def speak(self, said: Said) -> Text | None:
        """Tells a line to everybody it reaches. Returns why it may not be said, None if it was said.

        Without clocks, one nudge in each step replaces one in so many seconds.
        """
        why = unsayable(self.match.game.talk(self.match.state), said, self.match.seats)
        if why is None and said.kind == "nudge" and said.seat in self._nudged:
            why = Text("nudged-already")
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
            self._overhear(public)
        self._hear_slip(said)
        for player in self.players:
            player.reply(self.match, self.speak)
        return None

    def _hear_slip(self, said: Said) -> None:
        """Lets the table act on a line that the rules forbid; most talk has no such words, and needs no dictionary."""
        talk = self.match.game.talk(self.match.state)
        if not talk.slips:
            return
        from litfuse.lang.slips import slip_of

        slip = slip_of(talk, said, self.match.game.name)
        if slip is not None:
            self.match = self.match.table(slip)
            self._tell()


def _puts_offers(players: Sequence[Player], owing: Container[Seat]) -> Callable[[Seat], bool]:
    """Returns a function that says which seats are asked about offers. A method would keep the session alive."""
    return lambda seat: players[seat].takes_offers and seat not in owing
