"""The commands that a person may send to a table beside playing: each changes the stored table or is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from litfuse.bots.registry import known as find_level
from litfuse.kernel import pace
from litfuse.kernel.codec import codec

from ..errors import TableRefusal
from ..protocol import (
    Ack,
    CloseMatch,
    Granted,
    HandOver,
    Kick,
    Leave,
    Mute,
    NonceHash,
    NonceOpen,
    Pause,
    Reply,
    Report,
    Resume,
    Say,
    SetBot,
    Settings,
    Sit,
    Standing,
    Start,
)
from ..timing import now_ms
from ..tokens import Ticket
from . import dealing, stored
from .info import choices
from .stored import Stood

if TYPE_CHECKING:
    from ..matches.runner import Runner
    from .live_table import LiveTable


def _person(ticket: Ticket) -> int:
    if ticket.chair == -1:
        raise TableRefusal("only-for-players")
    return ticket.chair


def _host(table: LiveTable, ticket: Ticket) -> int:
    if _person(ticket) != table.doc.host:
        raise TableRefusal("only-the-host")
    return ticket.chair


def _playing(table: LiveTable) -> Runner:
    if table.runner is None or table.doc.phase != "playing":
        raise TableRefusal("no-match")
    return table.runner


async def say(table: LiveTable, ticket: Ticket, command: Say) -> Reply:
    return await table.talk.say(ticket, command)


async def report(table: LiveTable, ticket: Ticket, command: Report) -> Reply:
    return await table.talk.report(ticket, command)


async def mute(table: LiveTable, ticket: Ticket, command: Mute) -> Reply:
    _host(table, ticket)
    await table.store(stored.muted(table.doc, command.chair, command.on))
    return Ack(command.id)


async def sit(table: LiveTable, ticket: Ticket, command: Sit) -> Reply:
    """The person's sockets go along."""
    chair = _person(ticket)
    await table.store(stored.moved(table.doc, chair, command.chair))
    new = Ticket(table.doc.id, command.chair, table.doc.chairs[command.chair].generation)
    for outbox in table.outboxes:
        if outbox.ticket.chair == chair:
            outbox.ticket = new
    if chair not in table.lost:
        table.lost.pop(command.chair, None)
        table.lost[chair] = now_ms()
    table.show()
    return Granted(command.id, command.chair, table.directory.tokens.seal(new))


async def set_bot(table: LiveTable, ticket: Ticket, command: SetBot) -> Reply:
    _host(table, ticket)
    if command.level:
        find_level(table.game, command.level)
    await table.store(stored.with_bot(table.doc, command.chair, command.level))
    return Ack(command.id)


async def settings(table: LiveTable, ticket: Ticket, command: Settings) -> Reply:
    """What was played before no longer says what comes next."""
    _host(table, ticket)
    if table.doc.phase != "lobby":
        raise TableRefusal("not-during-a-match")
    config = codec(table.game).config.convert(command.config)
    table.game.new(len(table.doc.chairs), config)
    settled = pace.settled(table.game.times, command.pace)
    await table.store(replace(table.doc, config=config, pace=settled, public=command.public, played=()))
    return Ack(command.id)


async def nonce_hash(table: LiveTable, ticket: Ticket, command: NonceHash) -> Reply:
    await table.store(stored.sealed(table.doc, _person(ticket), command.match, command.hash))
    return Ack(command.id)


async def nonce_open(table: LiveTable, ticket: Ticket, command: NonceOpen) -> Reply:
    await table.store(stored.opened(table.doc, _person(ticket), command.match, command.nonce))
    await dealing.go_on(table)
    return Ack(command.id)


async def start(table: LiveTable, ticket: Ticket, command: Start) -> Reply:
    _host(table, ticket)
    if table.doc.phase != "lobby":
        raise TableRefusal("not-during-a-match")
    configs = choices(table.doc)
    if command.choice >= len(configs):
        raise TableRefusal("no-such-choice")
    await dealing.start(table, configs[command.choice])
    return Ack(command.id)


async def pause(table: LiveTable, ticket: Ticket, command: Pause) -> Reply:
    _playing(table)
    chair, doc = _person(ticket), table.doc
    if doc.paused:
        raise TableRefusal("paused-already")
    await table.store(replace(doc, pausing=stored.agreeing(doc.pausing, chair, command.on)))
    await agreed(table)
    return Ack(command.id)


async def resume(table: LiveTable, ticket: Ticket, command: Resume) -> Reply:
    runner = _playing(table)
    _person(ticket)
    if not table.doc.paused:
        raise TableRefusal("not-paused")
    await table.store(replace(table.doc, paused=False))
    runner.resume()
    table.tell_times()
    return Ack(command.id)


async def close_match(table: LiveTable, ticket: Ticket, command: CloseMatch) -> Reply:
    _playing(table)
    chair, doc = _person(ticket), table.doc
    await table.store(replace(doc, closing=stored.agreeing(doc.closing, chair, command.on)))
    await agreed(table)
    return Ack(command.id)


async def agreed(table: LiveTable) -> None:
    """What all who count agree on happens; also when the last one who did not has gone.

    To end the match takes all persons seated. To pause takes all who are here; what the clocks show is stored with it.
    """
    runner, doc = table.runner, table.doc
    if runner is None or doc.phase != "playing":
        return
    if doc.closing and {n for n in doc.persons if n in doc.seating} <= set(doc.closing):
        await runner.close("agreed")
    elif doc.pausing and not doc.paused and {n for n in doc.persons if table.present(n)} <= set(doc.pausing):
        stopped = runner.running.clocks.stop(now_ms())
        await table.store(replace(doc, pausing=(), paused=True, stood=Stood(runner.match.seq, dict(stopped.left))))
        runner.pause(stopped)
        table.tell_times()


async def standing(table: LiveTable, ticket: Ticket, command: Standing) -> Reply:
    """Nobody else learns of it: the table that others see stays the same to the byte."""
    runner, chair, doc = _playing(table), _person(ticket), table.doc
    seat = doc.seat_of(chair)
    if command.kind not in table.game.standing or seat is None:
        raise TableRefusal("no-such-standing")
    kinds = set(doc.chairs[chair].standing)
    kinds = kinds | {command.kind} if command.on else kinds - {command.kind}
    await table.store(stored.with_chair(doc, chair, replace(doc.chairs[chair], standing=tuple(sorted(kinds)))))
    if command.on:
        runner.switched(seat, command.kind)
    return Ack(command.id)


async def hand_over(table: LiveTable, ticket: Ticket, command: HandOver) -> Reply:
    _host(table, ticket)
    await table.store(stored.handed_over(table.doc, command.chair))
    return Ack(command.id)


async def kick(table: LiveTable, ticket: Ticket, command: Kick) -> Reply:
    if _host(table, ticket) == command.chair:
        raise TableRefusal("leave-instead")
    await _gone(table, command.chair, "kicked")
    return Ack(command.id)


async def leave(table: LiveTable, ticket: Ticket, command: Leave) -> Reply:
    await _gone(table, _person(ticket), "left")
    return Ack(command.id)


async def _gone(table: LiveTable, chair: int, why: str) -> None:
    await table.store(stored.left(table.doc, chair))
    seat = table.doc.seat_of(chair)
    parted = table.part_from(chair)
    table.show()
    if table.runner is not None and table.doc.phase == "playing" and seat is not None:
        if table.doc.persons:
            await table.runner.gone(seat)
        else:
            await table.runner.close("deserted")
    await agreed(table)
    for outbox in parted:
        outbox.bye(why)


HANDLERS: Final[dict[type[Any], Callable[[LiveTable, Ticket, Any], Awaitable[Reply]]]] = {
    Standing: standing,
    Say: say,
    Report: report,
    Mute: mute,
    Sit: sit,
    SetBot: set_bot,
    Settings: settings,
    NonceHash: nonce_hash,
    NonceOpen: nonce_open,
    Start: start,
    Pause: pause,
    Resume: resume,
    CloseMatch: close_match,
    Kick: kick,
    HandOver: hand_over,
    Leave: leave,
}
