"""The commands of persons at a table, with one reply each.

Apart from playing, they change the stored table or are refused.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog
from msgspec.structs import replace

from litfuse.bots.registry import known as find_level
from litfuse.kernel import pace
from litfuse.kernel.codec import codec
from litfuse.kernel.errors import BadConfig, LitfuseError
from litfuse.kernel.records import Text

from ..errors import NotFound, TableRefusal
from ..logs import short
from ..matches import repeats
from ..matches.runner import Runner
from ..protocol import (
    Ack,
    Agree,
    Arrange,
    ChangeSettings,
    CloseMatch,
    Command,
    Failed,
    Forget,
    Granted,
    HandOver,
    Hurry,
    Kick,
    Leave,
    Mute,
    NonceHash,
    NonceOpen,
    Pause,
    Play,
    Refused,
    Reply,
    Report,
    Resume,
    Say,
    SetBot,
    ShowOdds,
    Sit,
    Stale,
    Standing,
    Start,
    Why,
)
from ..storage.base import StoreError
from ..tokens import Ticket
from . import arranging, erasing, remembered, stored
from .audience import ticket_of
from .info import choices
from .live_table import LiveTable

log = structlog.get_logger("litfuse.table")


async def reply_to(table: LiveTable, ticket: Ticket, command: Command) -> Reply:
    """Gives every command exactly one reply. Only the table's queue may call this."""
    reply = await _reply_to(table, ticket, command)
    table.counts.replies[type(reply).__name__] += 1
    return reply


async def _reply_to(table: LiveTable, ticket: Ticket, command: Command) -> Reply:
    try:
        return await table.on_newest(lambda: _carried_out(table, ticket, command))
    except BadConfig as error:
        return Refused(command.id, error.says, error.rule)
    except LitfuseError as error:
        return Refused(command.id, error.says)
    except StoreError as error:
        log.error("store_failed", table=short(table.doc.id), error=error, code=str(error))
        return Failed(command.id, Text("store-failed"))
    except Exception:
        log.exception("command_failed", table=short(table.doc.id), kind=type(command).__name__)
        return Failed(command.id, Text("server-failed"))
    finally:
        table.keeper.doing = None


async def _carried_out(table: LiveTable, ticket: Ticket, command: Command) -> Reply:
    if isinstance(command, Play | Why | ShowOdds):
        return await _answer(table, table.audience.present_ticket(ticket), command)
    return await _once(table, ticket, command)


async def _answer(table: LiveTable, ticket: Ticket, command: Play | Why | ShowOdds) -> Reply:
    runner = table.runner
    if runner is not None and command.match == runner.running.id:
        seat = repeats.seat_in(runner.running.doc, ticket)
        if seat is not None:
            if isinstance(command, Play):
                return await runner.play(seat, command)
            return await (runner.why(seat, command) if isinstance(command, Why) else runner.odds(seat, command))
    if isinstance(command, Play) and ticket.chair != -1:
        again = await repeats.of_another_match(table.store, table.doc.id, ticket, command)
        return again or Stale(command.id)
    return Stale(command.id)


async def _once(table: LiveTable, ticket: Ticket, command: Command) -> Reply:
    """Carries out a command to the table. A repeated one gets its first reply again, even if the sender has left."""
    done = remembered.of_command(ticket.person, command.id, command)
    old = remembered.found(table.doc.done, done.key)
    if old is None:
        try:
            present = table.audience.present_ticket(ticket)
        except NotFound:
            again = await _of_one_gone(table, ticket, command)
            if again is None:
                raise
            return again
        table.keeper.doing = done
        return await HANDLERS[type(command)](table, present, command)
    if not old.same(done):
        raise TableRefusal("command-id-used")
    await table.act_on_agreement()  # in case the server stopped between the last agreement and acting on it
    if old.chair is None:
        return Ack(command.id)
    granted = Ticket(table.doc.id, old.chair, old.generation, who=old.who)
    return Granted(command.id, old.chair, table.tokens.seal(granted))


async def _of_one_gone(table: LiveTable, ticket: Ticket, command: Command) -> Reply | None:
    """Returns the reply to a person who no longer sits here, so that leaving twice succeeds.

    How a person left is not remembered for ever. Words and name are removed once more, in case that was not asked
    before.
    """
    if ticket.table != table.doc.id or ticket.chair == -1:
        return None
    if isinstance(command, Say | Report):
        return await table.talk.said_before(ticket, command)
    if isinstance(command, Forget):
        await table.erase(erasing.gone(ticket))
    return Ack(command.id) if isinstance(command, Leave | Forget) else None


def _person(ticket: Ticket) -> int:
    if ticket.chair == -1:
        raise TableRefusal("only-for-players")
    return ticket.chair


def _host(table: LiveTable, ticket: Ticket) -> int:
    if _person(ticket) != table.doc.host:
        raise TableRefusal("only-the-host")
    return ticket.chair


def _playing(table: LiveTable, match: str) -> Runner:
    """Returns the match that the command names, so that a late command does nothing to the next match."""
    runner = table.playing
    if runner is None:
        raise TableRefusal("no-match")
    if runner.running.id != match:
        raise TableRefusal("other-match")
    return runner


async def say(table: LiveTable, ticket: Ticket, command: Say) -> Reply:
    runner = table.playing
    return await table.talk.say(ticket, command, None if runner is None else runner.running)


async def report(table: LiveTable, ticket: Ticket, command: Report) -> Reply:
    return await table.talk.report(ticket, command)


async def mute(table: LiveTable, ticket: Ticket, command: Mute) -> Reply:
    _host(table, ticket)
    await table.keeper.save(stored.muted(table.doc, command.chair, command.generation, command.on))
    return Ack(command.id)


async def sit(table: LiveTable, ticket: Ticket, command: Sit) -> Reply:
    """Moves the person to another chair, with their sockets."""
    chair = _person(ticket)
    doc = stored.moved(table.doc, chair, command.chair)
    new = ticket_of(doc, command.chair)
    table.keeper.grant(new.chair, new.generation)
    await table.keeper.save(doc)
    table.audience.move(chair, new)
    table.show()
    return Granted(command.id, command.chair, table.tokens.seal(new))


async def set_bot(table: LiveTable, ticket: Ticket, command: SetBot) -> Reply:
    _host(table, ticket)
    if command.level:
        find_level(table.game, command.level)
    await table.keeper.save(stored.with_bot(table.doc, command.chair, command.level))
    return Ack(command.id)


async def change_settings(table: LiveTable, ticket: Ticket, command: ChangeSettings) -> Reply:
    """Sets what to play next. It takes precedence over what follows from earlier matches, which stay counted."""
    _host(table, ticket)
    if table.doc.phase != "lobby":
        raise TableRefusal("not-during-a-match")
    config = codec(table.game).config.convert(command.config)
    table.game.new(len(table.doc.chairs), config)
    settled = pace.settled(table.game.times, command.pace)
    chosen = table.doc.chosen or config != choices(table.doc)[0]
    doc = stored.with_odds(table.doc, stored.wants_odds(config), ticket.chair)
    await table.keeper.save(replace(doc, config=config, pace=settled, public=command.public, chosen=chosen))
    return Ack(command.id)


async def agree(table: LiveTable, ticket: Ticket, command: Agree) -> Reply:
    """Takes an agreement before a match. A running match is not affected."""
    chair, doc = _person(ticket), table.doc
    if doc.phase != "lobby":
        raise TableRefusal("not-during-a-match")
    await table.keeper.save(replace(doc, agreed=stored.agreeing(doc.agreed, chair, command.on)))
    return Ack(command.id)


async def arrange(table: LiveTable, ticket: Ticket, command: Arrange) -> Reply:
    _host(table, ticket)
    await table.keeper.save(arranging.arranged(table.doc, command.game, command.seats))
    table.clear()
    return Ack(command.id)


async def nonce_hash(table: LiveTable, ticket: Ticket, command: NonceHash) -> Reply:
    await table.keeper.save(stored.sealed(table.doc, _person(ticket), command.match, command.hash))
    return Ack(command.id)


async def nonce_open(table: LiveTable, ticket: Ticket, command: NonceOpen) -> Reply:
    await table.keeper.save(stored.opened(table.doc, _person(ticket), command.match, command.nonce))
    await table.deal_if_open()
    return Ack(command.id)


async def start(table: LiveTable, ticket: Ticket, command: Start) -> Reply:
    _host(table, ticket)
    if table.doc.phase != "lobby":
        raise TableRefusal("not-during-a-match")
    if command.match != table.doc.deal.match:
        raise TableRefusal("deal-gone")
    configs = choices(table.doc)
    if command.choice >= len(configs):
        raise TableRefusal("no-such-choice")
    await table.start_match(configs[command.choice])
    return Ack(command.id)


async def pause(table: LiveTable, ticket: Ticket, command: Pause) -> Reply:
    _playing(table, command.match)
    chair, doc = _person(ticket), table.doc
    if doc.paused:
        raise TableRefusal("paused-already")
    await table.keeper.save(replace(doc, pausing=stored.agreeing(doc.pausing, chair, command.on)))
    await table.act_on_agreement()
    return Ack(command.id)


async def resume(table: LiveTable, ticket: Ticket, command: Resume) -> Reply:
    runner = _playing(table, command.match)
    _person(ticket)
    if not table.doc.paused:
        raise TableRefusal("not-paused")
    await table.keeper.save(replace(table.doc, paused=False))
    runner.resume()
    table.tell_times(runner.running)
    return Ack(command.id)


async def close_match(table: LiveTable, ticket: Ticket, command: CloseMatch) -> Reply:
    _playing(table, command.match)
    chair, doc = _person(ticket), table.doc
    await table.keeper.save(replace(doc, closing=stored.agreeing(doc.closing, chair, command.on)))
    await table.act_on_agreement()
    return Ack(command.id)


async def hurry(table: LiveTable, ticket: Ticket, command: Hurry) -> Reply:
    """Serves only a person who is out of the match: others could tell from a bot's speed what it holds."""
    runner = _playing(table, command.match)
    chair, doc = _person(ticket), table.doc
    if command.on and chair not in runner.out:
        raise TableRefusal("not-out")
    await table.keeper.save(replace(doc, hurrying=stored.agreeing(doc.hurrying, chair, command.on)))
    return Ack(command.id)


async def standing(table: LiveTable, ticket: Ticket, command: Standing) -> Reply:
    """Sets a standing answer. Nobody else learns of it: others see the same table, byte for byte."""
    runner, chair, doc = _playing(table, command.match), _person(ticket), table.doc
    seat = doc.seat_of(chair)
    if command.kind not in table.game.standing or seat is None:
        raise TableRefusal("no-such-standing")
    kinds = set(doc.chairs[chair].standing)
    kinds = kinds | {command.kind} if command.on else kinds - {command.kind}
    await table.keeper.save(stored.with_chair(doc, chair, replace(doc.chairs[chair], standing=tuple(sorted(kinds)))))
    if command.on:
        runner.switched(seat, command.kind)
    return Ack(command.id)


async def hand_over(table: LiveTable, ticket: Ticket, command: HandOver) -> Reply:
    _host(table, ticket)
    await table.keeper.save(stored.handed_over(table.doc, command.chair, command.generation))
    return Ack(command.id)


async def kick(table: LiveTable, ticket: Ticket, command: Kick) -> Reply:
    if _host(table, ticket) == command.chair:
        raise TableRefusal("leave-instead")
    await _gone(table, command.chair, command.generation, "kicked")
    return Ack(command.id)


async def leave(table: LiveTable, ticket: Ticket, command: Leave) -> Reply:
    await _gone(table, _person(ticket), ticket.generation, "left")
    return Ack(command.id)


async def forget(table: LiveTable, ticket: Ticket, command: Forget) -> Reply:
    """Removes words and name first, and the chair last, so that a failed attempt can be repeated."""
    chair = _person(ticket)
    await table.erase(erasing.sitting(table.doc, chair))
    await _gone(table, chair, ticket.generation, "left")
    return Ack(command.id)


async def _gone(table: LiveTable, chair: int, generation: int, why: str) -> None:
    """Stores a change with which a person loses a chair, and with it what follows for the match."""
    doc, runner = stored.left(table.doc, chair, generation), table.playing
    seat = doc.seat_of(chair)
    if runner is None or seat is None:
        await table.keeper.save(doc)
    elif doc.persons:
        await runner.gone(seat, doc)
    else:
        await runner.close("deserted", doc)
    parted = table.audience.part_from(chair)
    table.show()
    await table.act_on_agreement()
    for outbox in parted:
        outbox.bye(why)


HANDLERS: Final[dict[type[Any], Callable[[LiveTable, Ticket, Any], Awaitable[Reply]]]] = {
    Standing: standing,
    Say: say,
    Report: report,
    Mute: mute,
    Sit: sit,
    SetBot: set_bot,
    ChangeSettings: change_settings,
    Arrange: arrange,
    Agree: agree,
    NonceHash: nonce_hash,
    NonceOpen: nonce_open,
    Start: start,
    Pause: pause,
    Resume: resume,
    CloseMatch: close_match,
    Hurry: hurry,
    Kick: kick,
    HandOver: hand_over,
    Leave: leave,
    Forget: forget,
}
