"""What persons ask of a table beside playing: each either changes the stored table or is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from litfuse.bots.registry import known as find_level
from litfuse.kernel import pace
from litfuse.kernel.codec import codec

from ..errors import Refused
from ..protocol import (
    Ack,
    Answer,
    CloseMatch,
    Granted,
    HandOver,
    Kick,
    Leave,
    Mute,
    NonceHash,
    NonceOpen,
    Pause,
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
    from .live_table import Table


def _person(ticket: Ticket) -> int:
    if ticket.chair == -1:
        raise Refused("only-for-players")
    return ticket.chair


def _host(table: Table, ticket: Ticket) -> int:
    if _person(ticket) != table.doc.host:
        raise Refused("only-the-host")
    return ticket.chair


def _playing(table: Table) -> Runner:
    if table.runner is None or table.doc.phase != "playing":
        raise Refused("no-match")
    return table.runner


async def say(table: Table, ticket: Ticket, ask: Say) -> Answer:
    return await table.talk.say(ticket, ask)


async def report(table: Table, ticket: Ticket, ask: Report) -> Answer:
    return await table.talk.report(ticket, ask)


async def mute(table: Table, ticket: Ticket, ask: Mute) -> Answer:
    _host(table, ticket)
    await table.store(stored.muted(table.doc, ask.chair, ask.on))
    return Ack(ask.id)


async def sit(table: Table, ticket: Ticket, ask: Sit) -> Answer:
    """The person's sockets go along."""
    chair = _person(ticket)
    await table.store(stored.moved(table.doc, chair, ask.chair))
    new = Ticket(table.doc.id, ask.chair, table.doc.chairs[ask.chair].generation)
    for outlet in table.outlets:
        if outlet.ticket.chair == chair:
            outlet.ticket = new
    if chair not in table.lost:
        table.lost.pop(ask.chair, None)
        table.lost[chair] = now_ms()
    table.show()
    return Granted(ask.id, ask.chair, table.house.tokens.seal(new))


async def set_bot(table: Table, ticket: Ticket, ask: SetBot) -> Answer:
    _host(table, ticket)
    if ask.level:
        find_level(table.game, ask.level)
    await table.store(stored.with_bot(table.doc, ask.chair, ask.level))
    return Ack(ask.id)


async def settings(table: Table, ticket: Ticket, ask: Settings) -> Answer:
    """What was played before no longer says what comes next."""
    _host(table, ticket)
    if table.doc.phase != "lobby":
        raise Refused("not-during-a-match")
    config = codec(table.game).config.convert(ask.config)
    table.game.new(len(table.doc.chairs), config)
    settled = pace.settled(table.game.times, ask.pace)
    await table.store(replace(table.doc, config=config, pace=settled, public=ask.public, played=()))
    return Ack(ask.id)


async def nonce_hash(table: Table, ticket: Ticket, ask: NonceHash) -> Answer:
    await table.store(stored.sealed(table.doc, _person(ticket), ask.match, ask.hash))
    return Ack(ask.id)


async def nonce_open(table: Table, ticket: Ticket, ask: NonceOpen) -> Answer:
    await table.store(stored.opened(table.doc, _person(ticket), ask.match, ask.nonce))
    await dealing.go_on(table)
    return Ack(ask.id)


async def start(table: Table, ticket: Ticket, ask: Start) -> Answer:
    _host(table, ticket)
    if table.doc.phase != "lobby":
        raise Refused("not-during-a-match")
    configs = choices(table.doc)
    if ask.choice >= len(configs):
        raise Refused("no-such-choice")
    await dealing.start(table, configs[ask.choice])
    return Ack(ask.id)


async def pause(table: Table, ticket: Ticket, ask: Pause) -> Answer:
    _playing(table)
    chair, doc = _person(ticket), table.doc
    if doc.paused:
        raise Refused("paused-already")
    await table.store(replace(doc, pausing=stored.agreeing(doc.pausing, chair, ask.on)))
    await agreed(table)
    return Ack(ask.id)


async def resume(table: Table, ticket: Ticket, ask: Resume) -> Answer:
    runner = _playing(table)
    _person(ticket)
    if not table.doc.paused:
        raise Refused("not-paused")
    await table.store(replace(table.doc, paused=False))
    runner.resume()
    table.tell_times()
    return Ack(ask.id)


async def close_match(table: Table, ticket: Ticket, ask: CloseMatch) -> Answer:
    _playing(table)
    chair, doc = _person(ticket), table.doc
    await table.store(replace(doc, closing=stored.agreeing(doc.closing, chair, ask.on)))
    await agreed(table)
    return Ack(ask.id)


async def agreed(table: Table) -> None:
    """What all who count agree on happens; also when the last one who did not has gone.

    To end the match takes all persons seated. To pause takes all who are here; what the clocks show is stored with it.
    """
    runner, doc = table.runner, table.doc
    if runner is None or doc.phase != "playing":
        return
    if doc.closing and {n for n in doc.persons if n in doc.seating} <= set(doc.closing):
        await runner.close("agreed")
    elif doc.pausing and not doc.paused and {n for n in doc.persons if table.present(n)} <= set(doc.pausing):
        stopped = runner.room.clocks.stop(now_ms())
        await table.store(replace(doc, pausing=(), paused=True, stood=Stood(runner.match.seq, dict(stopped.left))))
        runner.pause(stopped)
        table.tell_times()


async def standing(table: Table, ticket: Ticket, ask: Standing) -> Answer:
    """Nobody else learns of it: the table that others see stays the same to the byte."""
    runner, chair, doc = _playing(table), _person(ticket), table.doc
    seat = doc.seat_of(chair)
    if ask.kind not in table.game.standing or seat is None:
        raise Refused("no-such-standing")
    kinds = set(doc.chairs[chair].standing)
    kinds = kinds | {ask.kind} if ask.on else kinds - {ask.kind}
    await table.store(stored.with_chair(doc, chair, replace(doc.chairs[chair], standing=tuple(sorted(kinds)))))
    if ask.on:
        runner.switched(seat, ask.kind)
    return Ack(ask.id)


async def hand_over(table: Table, ticket: Ticket, ask: HandOver) -> Answer:
    _host(table, ticket)
    await table.store(stored.handed_over(table.doc, ask.chair))
    return Ack(ask.id)


async def kick(table: Table, ticket: Ticket, ask: Kick) -> Answer:
    if _host(table, ticket) == ask.chair:
        raise Refused("leave-instead")
    await _gone(table, ask.chair, "kicked")
    return Ack(ask.id)


async def leave(table: Table, ticket: Ticket, ask: Leave) -> Answer:
    await _gone(table, _person(ticket), "left")
    return Ack(ask.id)


async def _gone(table: Table, chair: int, why: str) -> None:
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
    for outlet in parted:
        outlet.bye(why)


ASKS: Final[dict[type[Any], Callable[[Table, Ticket, Any], Awaitable[Answer]]]] = {
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
