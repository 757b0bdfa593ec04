"""Moves a match on: commands of people, clocks, standing answers, bots, stand-ins. Only the table's queue calls it.

The time of anything done here never depends on a hand: every delay is drawn when a question opens, before anybody
thinks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

import structlog
from msgspec.structs import replace

from litfuse.coach.live import live
from litfuse.coach.words import WireOdds
from litfuse.kernel import pace
from litfuse.kernel.codec import encode
from litfuse.kernel.errors import BadRecord, IllegalAction, RulesBug, StaleAnswer
from litfuse.kernel.frames import open_to
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Clock, Decision, Left, Slip, Text, TimeUp

from .. import protocol
from ..bots.seats import BotSeats
from ..logs import short
from ..metrics import Counts
from ..protocol import Ack, Because, Odds, Play, Reply, ShowOdds, Stale, Why
from ..storage.base import By, Conflict, PutLine, SetStatus
from ..tables.audience import Audience
from ..tables.keeper import TableKeeper
from ..tables.queue import Due
from ..tables.stored import StoredTable, ended, wants_odds
from ..timing import Delays, now_ms, wall_ms
from . import repeats
from .clocks import Clocks
from .running import PreparedStep, RunningMatch, Sent, action_of

log = structlog.get_logger("litfuse.match")


class OpenQuestion:
    """An open decision and the moments drawn for it when it opened."""

    __slots__ = ("act_at", "decision", "opened", "standing_at")

    def __init__(self, decision: Decision, now: int, delays: Delays, delay: int) -> None:
        self.decision = decision
        self.opened = now
        self.act_at = now + delay
        self.standing_at = now + delays.standing()

    def shift(self, ms: int) -> None:
        self.opened += ms
        self.act_at += ms
        self.standing_at += ms


class Runner:
    def __init__(
        self,
        running: RunningMatch,
        keeper: TableKeeper,
        audience: Audience,
        bots: BotSeats,
        delays: Delays,
        counts: Counts,
    ) -> None:
        self.running = running
        self.bots = bots
        self.questions: dict[str, OpenQuestion] = {}
        self._keeper = keeper
        self._audience = audience
        self._delays = delays
        self._counts = counts
        self.stopped_at = now_ms()
        self._odds: dict[int, tuple[tuple[str, int], tuple[WireOdds, ...]]] = {}  # by seat, the last ones
        self.refresh()

    @property
    def match(self) -> AnyMatch:
        return self.running.match

    @property
    def out(self) -> tuple[int, ...]:
        """Returns the chairs of players who everybody sees are out of the match."""
        return tuple(self._keeper.doc.seating[seat] for seat in self.running.game.out(self.match.state))

    @property
    def hurried(self) -> bool:
        """Returns whether only bots still play and every person who is here wants to see the end."""
        doc = self._keeper.doc
        if not doc.hurrying:
            return False
        seated = {n for n in doc.seating if doc.chairs[n].holder == "person"}
        return seated <= set(self.out) and seated & self._audience.present <= set(doc.hurrying)

    # --- people ------------------------------------------------------------------------------------------------------

    async def play(self, seat: int, command: Play) -> Reply:
        """Plays an answer and returns its reply. An answer that is refused changes nothing and leaves no trace."""
        try:
            action = action_of(self.running.game, command.decision, bytes(command.action), command.text)
        except BadRecord as error:
            return protocol.Refused(command.id, error.says)
        sent = Sent(seat, command.id, repeats.digest(command.decision, action))
        try:
            if self._keeper.doc.stopped:
                raise StaleAnswer
            if self._keeper.doc.paused:
                return await self._repeated(command, sent) or protocol.Paused(command.id)
            if command.decision:
                after = self.match.play(self.match.find(command.decision, seat), action)
            elif action in open_to(seat, self.running.game.table(self.match.state)):
                after = self.match.table(action)
            else:
                raise StaleAnswer
            await self.move(after, "person", sent)
        except StaleAnswer:
            return await self._repeated(command, sent) or Stale(command.id)
        except IllegalAction as error:
            return await self._repeated(command, sent) or protocol.Refused(command.id, error.says, error.rule)
        except Conflict:
            row = await self._keeper.store.command(self.running.id, seat, command.id)
            if row is None or row.seq > self.match.seq:
                raise  # the entry's place is taken, perhaps by this command: the match in memory lacks that entry
            return await self._repeated(command, sent) or Stale(command.id)
        except RulesBug as bug:
            await self.stop(bug)
            return Stale(command.id)
        return Ack(command.id, self.running.perspectives[seat].tick)

    async def _repeated(self, command: Play, sent: Sent) -> Reply | None:
        return await repeats.repeated(self._keeper.store, self.running.id, command, sent)

    async def why(self, seat: int, command: Why) -> Reply:
        """Returns why an answer would be refused, by the same options and refusals as `play`. Does not play it."""
        try:
            action = action_of(self.running.game, command.decision, bytes(command.action), command.text)
            if self._keeper.doc.stopped:
                raise StaleAnswer
            return Because(command.id, self.match.why(self.match.find(command.decision, seat), action))
        except BadRecord as error:
            return protocol.Refused(command.id, error.says)
        except StaleAnswer:
            return Stale(command.id)
        except RulesBug as bug:
            await self.stop(bug)
            return Stale(command.id)

    async def odds(self, seat: int, command: ShowOdds) -> Reply:
        """Returns odds from what this seat sees and its person may know for certain.

        So they are the same in every world that the seat cannot tell apart. They are computed outside the queue,
        because that may take as long as many moves.
        """
        match = self.match
        if match.over or self._keeper.doc.stopped:
            return Stale(command.id)
        if not wants_odds(match.config):
            return protocol.Refused(command.id, Text("no-odds"))
        perspective = self.running.perspectives[seat]
        known = perspective.known if match.public.talk.notebook else None
        key = (self.running.id, perspective.tick)
        if seat not in self._odds or self._odds[seat][0] != key:
            wires = await asyncio.to_thread(live, match.game, match.view(seat), known)
            self._odds[seat] = key, wires
        return Odds(command.id, perspective.tick, self._odds[seat][1])

    # --- steps -------------------------------------------------------------------------------------------------------

    async def move(
        self,
        after: AnyMatch,
        by: By,
        sent: Sent | None = None,
        doc: StoredTable | None = None,
        line: PutLine | None = None,
        stored: Callable[[], None] = lambda: None,
    ) -> None:
        """Stores a step that was built and encoded, then tells it.

        A change of the table that caused it, or a line, is stored with it; `stored` is called after that, before
        anybody is told.
        """
        before = self.out
        step = self.running.prepare(after, by, now_ms(), sent, self.bots, watched=self._audience.watched)
        await self._save(step, doc, line)
        self.running.adopt(step)
        stored()
        self._counts.moves[by] += 1
        self._audience.tell(step.people)
        self.refresh()
        if not after.over and self.out != before:
            self._keeper.changed()
        if after.over:
            self.bots.clear()
        else:
            now = now_ms()
            for question in self.questions.values():
                if question.decision.seat in step.bots:
                    question.act_at = self._delays.told(question.act_at, now)
            await self.bots.tell(step.bots, after.entry.seat)

    async def slip(self, slip: Slip, line: PutLine, stored: Callable[[], None]) -> bool:
        """Makes the step that follows from a forbidden word. Returns False, and stores nothing, if the rules broke."""
        try:
            await self.move(self.match.table(slip), "table", line=line, stored=stored)
        except RulesBug as bug:
            await self.stop(bug)
            return False
        return True

    async def close(self, reason: str, doc: StoredTable | None = None) -> None:
        """Ends the match without a result and asks no rules, so that even a match that cannot be told ends."""
        after = self.match.close(reason)
        try:
            await self.move(after, "table", doc=doc)
        except RulesBug:
            step = self.running.prepare(after, "table", now_ms(), silent=True)
            await self._save(step, doc)
            self.running.adopt(step)
            self.refresh()

    async def _save(self, step: PreparedStep, doc: StoredTable | None, line: PutLine | None = None) -> None:
        """Saves a step. If the match is over, the table returns to its lobby in the same transaction."""
        said = () if line is None else (line,)
        if not step.match.over:
            await self._keeper.save(doc, step.row, *said)
            return
        doc = doc or self._keeper.doc
        log.info("match_ends", table=short(doc.id), match=doc.match, closed=step.match.closed is not None)
        outcome = None if step.match.closed is not None else encode(step.match.outcome)
        over = SetStatus(id=step.row.match_id, status="over", at=step.row.at, outcome=outcome)
        await self._keeper.save(ended(doc, step.match), step.row, over, *said)

    async def stop(self, bug: RulesBug) -> None:
        """Stops the match because the rules broke. The record is kept; the match can only be closed."""
        doc = self._keeper.doc
        log.error("rules_bug", table=short(doc.id), match=doc.match, error=bug)
        await self._keeper.save(replace(doc, stopped=True), SetStatus(id=doc.match, status="stopped", at=wall_ms()))

    def refresh(self) -> None:
        """Draws delays for new questions, independently of hands. Questions that were open keep theirs."""
        now = now_ms()
        old = self.questions
        self.questions = {}
        asked = () if self.match.over else self.match.decisions
        raced = {d.kind for d in asked if d.race and d.seat not in self.bots}
        for decision in asked:
            question = old.get(decision.id)
            if question is None:
                race = decision.race and decision.kind in raced
                delay = self._delays.race(self._lasts(decision.kind)) if race else self._delays.bot()
                question = OpenQuestion(decision, now, self._delays, delay)
            question.decision = decision
            self.questions[decision.id] = question

    def _lasts(self, kind: str) -> int | None:
        """Returns how many ms a race of this kind has left; None if it has no end."""
        left = self.running.clocks.left
        return next((left[c.key] for c in self.match.clocks if c.kind == kind and c.key in left), None)

    def due(self) -> Due | None:
        """Returns what the server does next by itself, and when."""
        if self.match.over:
            return None
        found = []
        if self.bots or self._audience.lost or self._keeper.doc.standing:  # otherwise people answer everything
            found = [due for question in self.questions.values() if (due := self._due(question)) is not None]
        if self.bots.lost is not None:
            found.append(Due(self.bots.lost, self.bots.revive))
        if (reply := self.bots.next_reply) is not None:
            found.append(Due(reply, self.bots.reply))
        expiry = self.running.clocks.expiry()
        if expiry is not None:
            found.append(Due(expiry.at, partial(self._time_up, expiry.clock)))
        return min(found, key=lambda due: due.at, default=None)

    def _due(self, question: OpenQuestion) -> Due | None:
        decision = question.decision
        if decision.seat in self.bots:
            # Words wait for an owed question: an offer may stay open long, and thinking time would show (SG-INFO-8).
            ready = self.bots.ready(decision) or (decision.owed and self.bots.wants_to_speak(decision.seat))
            if not ready:
                return None
            if self.hurried:  # no person still plays who could learn anything from how long a bot thinks
                return Due(self.bots.ready_since(decision.seat), partial(self._bot_plays, decision))
            question.act_at = self._delays.later(question.act_at, self.bots.ready_since(decision.seat))
            return Due(question.act_at, partial(self._bot_plays, decision))
        if not decision.owed:
            return None
        chair = self._keeper.doc.seating[decision.seat]
        if decision.kind in self._keeper.doc.chairs[chair].standing:
            return Due(question.standing_at, partial(self._standing, decision, "standing"))
        lost = self._audience.lost.get(chair)
        if lost is not None and self._untimed(decision.seat) and self._may_go_on(decision):
            return Due(pace.away_due(question.opened, lost), partial(self._away, decision))
        return None

    def _may_go_on(self, decision: Decision) -> bool:
        """Returns whether an absent person's question may be answered, or time out, without them."""
        return (
            decision.kind in self.running.game.standing
            or bool(self._clocks_of(decision.seat))
            or self.match.config.stand_in
        )

    @property
    def waits_for_bot(self) -> bool:
        """Returns whether a bot is thinking about an answer that is owed."""
        asked = (question.decision for question in self.questions.values())
        return any(d.owed and d.seat in self.bots and not self.bots.ready(d) for d in asked)

    def _clocks_of(self, seat: int) -> list[Clock]:
        return [clock for clock in self.match.clocks if seat in clock.seats]

    def _untimed(self, seat: int) -> bool:
        return all(self.running.clocks.off(clock) for clock in self._clocks_of(seat))

    async def _time_up(self, clock: Clock) -> None:
        await self.move(self.match.table(TimeUp(clock.key)), "clock")
        away = [seat for seat in clock.seats if self._audience.away(seat)]
        await self._stand_in(pace.stand_ins(self.match.config, clock, self.running.game.standing, away))

    async def _standing(self, decision: Decision, by: By) -> None:
        await self.move(self.match.play(decision.id, self.running.game.standing[decision.kind]), by)

    async def _away(self, decision: Decision) -> None:
        """Answers for an absent person if no clock runs: the waiting time replaces the time-out."""
        if decision.kind in self.running.game.standing:
            await self._standing(decision, "stand-in")
        elif clocks := self._clocks_of(decision.seat):
            await self._time_up(clocks[0])
        else:
            await self._stand_in([decision.seat])

    # --- who plays a seat --------------------------------------------------------------------------------------------

    async def _stand_in(self, seats: Iterable[int]) -> None:
        """Lets a bot play for these persons until they are back."""
        if not self.match.over:
            await self.bots.attach([seat for seat in seats if self._audience.away(seat)])

    def back(self, seat: int) -> None:
        """Gives the seat back to a person who has returned. What the stand-in was about to do is dropped."""
        if self._keeper.doc.holder(seat) == "person":
            self.bots.drop(seat)

    async def gone(self, seat: int, doc: StoredTable) -> None:
        """Gives the seat to another player for good, as this document says: the table's bot, with what the seat has
        seen.
        """
        try:
            if Left(seat) in self.running.game.table(self.match.state):
                await self.move(self.match.table(Left(seat)), "table", doc=doc)
            else:
                await self._keeper.save(doc)
        except RulesBug as bug:  # broken rules must not keep anybody at a table
            await self._keeper.save(doc)
            await self.stop(bug)
        else:
            await self.bots.attach([] if self.match.over else [seat])

    async def _bot_plays(self, decision: Decision) -> None:
        """Plays a bot's answer, its words first and at the same moment, so that thinking about them does not show."""
        await self.bots.speak(decision.seat)
        if decision.seat not in self.bots or not self.bots.ready(decision):
            return  # its words have changed the question
        by: By = "stand-in" if self._keeper.doc.holder(decision.seat) == "person" else "bot"
        await self.move(self.bots.played(decision), by)

    # --- pause -------------------------------------------------------------------------------------------------------

    def pause(self, stopped: Clocks) -> None:
        """Stops the clocks, as they were stored."""
        self.running.clocks = stopped
        self.stopped_at = stopped.since

    def resume(self) -> None:
        now = now_ms()
        self.running.clocks = self.running.clocks.go(now)
        for question in self.questions.values():
            question.shift(now - self.stopped_at)

    def switched(self, seat: int, kind: str) -> None:
        """Starts the delay of a standing answer that was set while its question is open (EK-NOPE-16)."""
        for question in self.questions.values():
            if question.decision.seat == seat and question.decision.kind == kind:
                delay = self._delays.standing()
                question.standing_at = pace.standing_due(question.opened, now_ms(), delay)
