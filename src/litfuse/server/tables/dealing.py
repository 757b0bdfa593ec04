"""From the lobby into a match and back: the sealed parts, the deal, the end, and what a restart finds."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from msgspec.structs import replace

from litfuse.kernel import fairness
from litfuse.kernel.archive import header_of
from litfuse.kernel.codec import codec, encode, view_hash
from litfuse.kernel.errors import RulesBug
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Viewer

from ..bots.messages import Past
from ..errors import TableRefusal
from ..logs import short
from ..matches.clocks import Clocks
from ..matches.runner import Runner
from ..matches.running import MatchDoc, RunningMatch, decode_doc
from ..matches.telling import resumed
from ..protocol import Hello
from ..storage.base import PutMatch, Store
from ..timing import now_ms
from . import stored
from .stored import Chair, PlayedMatch, StoredTable

if TYPE_CHECKING:
    from .live_table import LiveTable

log = structlog.get_logger("litfuse.match")
OPEN_MS: Final = 5000  # to open one's part of the deal; after that it counts as zeros


async def start(table: LiveTable, config: Any) -> None:
    """Everybody's part is sealed now; those who have one are asked to open it. BadConfig where it cannot be."""
    doc = table.doc
    if doc.phase != "lobby":
        raise TableRefusal("not-during-a-match")
    table.game.new(len(doc.taken), config)
    chairs = tuple(_bots_part(chair) if chair.holder == "bot" else chair for chair in doc.chairs)
    await table.store(replace(doc, phase="dealing", seating=doc.taken, next_config=config, chairs=chairs))
    await go_on(table)


def _bots_part(chair: Chair) -> Chair:
    nonce = secrets.token_bytes(fairness.NONCE_SIZE)
    return replace(chair, sealed=fairness.nonce_hash(nonce), nonce=nonce.hex())


async def go_on(table: LiveTable) -> None:
    """Deals if all sealed parts are open, or waits for the rest."""
    if all(chair.nonce or not chair.sealed for chair in table.doc.chairs):
        await deal(table)
    elif table.deal_due is None:
        table.deal_due = now_ms() + OPEN_MS


async def deal(table: LiveTable) -> None:
    table.deal_due = None
    doc = table.doc
    if doc.phase != "dealing":
        return
    config = codec(table.game).config.convert(msgspec.to_builtins(doc.next_config))
    chairs = [doc.chairs[n] for n in doc.seating]
    nonces = [bytes.fromhex(chair.nonce) or fairness.NO_NONCE for chair in chairs]
    seed = bytes.fromhex(doc.deal.seed)
    names = [chair.name or chair.level for chair in chairs]
    announced = [chair.sealed or fairness.nonce_hash(fairness.NO_NONCE) for chair in chairs]
    header = header_of(table.game, len(chairs), config, seed, doc.deal.match, nonces, names, announced)
    match_doc = MatchDoc(header=header, seed=doc.deal.seed, bots=secrets.token_hex(32), seating=doc.seating)
    bots = [seat for seat, chair in enumerate(chairs) if chair.holder == "bot"]
    try:
        running, step = RunningMatch.deal(table.game, match_doc, doc.pace, now_ms(), bots)
    except RulesBug as bug:
        log.error("rules_bug", table=short(doc.id), what=bug.what)
        await table.store(stored.afresh(doc))
        return
    after = replace(doc, phase="playing", match=running.id, number=doc.number + 1, next_config=None)
    row = PutMatch(id=running.id, table_id=doc.id, number=after.number, doc=encode(match_doc))
    await table.store(after, row, step.row)
    running.adopt(step)
    table.runner = Runner(table, running)
    table.tell(step.people)
    table.runner.bots.make({seat: [Past(told)] for seat, told in step.bots.items()})
    log.info("match_begins", table=short(doc.id), match=running.id, game=doc.game, seats=len(chairs), bots=len(bots))


def ended(doc: StoredTable, match: AnyMatch) -> StoredTable:
    """The table after its match: chairs stay, a new promise is made. A match that was closed does not count."""
    played = doc.played
    if match.closed is None and match.outcome is not None:
        played = (*played, PlayedMatch(doc.match, match.config, match.outcome, doc.seating))
    log.info("match_ends", table=short(doc.id), match=doc.match, closed=match.closed is not None)
    return replace(stored.afresh(doc), played=played)


async def load(table: LiveTable, since: int) -> None:
    """The match as it stood, its clocks running on from `since`, its bots at work. Time down is not charged."""
    doc = table.doc
    if doc.phase == "dealing":
        table.deal_due = now_ms() + OPEN_MS
        return
    row = await table.directory.store.match(doc.match) if doc.match else None
    if row is None:
        return
    stored = decode_doc(row.doc)
    config = codec(table.game).config.convert(stored.header.config)
    match_doc = replace(stored, header=replace(stored.header, config=config))
    rows = await table.directory.store.entries(doc.match)
    running = RunningMatch.load(table.game, match_doc, rows, doc.pace, since)
    # Where nothing was played since the clocks stopped, what they showed then is newer than the last entry.
    left = doc.stood.left if doc.stood is not None and doc.stood.seq == running.match.seq else running.clocks.left
    running.clocks = Clocks(doc.pace, left, running.match.clocks, since, doc.paused)
    table.runner = Runner(table, running)
    if doc.phase != "playing" or doc.stopped:
        return
    if match_doc.header.rules != table.game.rules:
        await table.runner.close("rules")  # a match is played to its end by the rules it began with, or not at all
        return
    await table.runner.bots.attach([s for s in range(running.match.seats) if table.holder(s) == "bot"])


async def retell(running: RunningMatch, store: Store, viewer: Viewer, hello: Hello) -> bytes | None:
    """All that a viewer has missed. Who is up to date gets the frame without a look into the store."""
    if not running.admits(viewer):
        return None
    times = running.clocks.shown(now_ms())
    perspective = running.perspectives[viewer]
    since = hello.tick if hello.match == running.id else 0
    if since and since == perspective.tick and hello.hash == view_hash(running.match.view(viewer)):
        return running.envelope(running.now_for(viewer), times)
    rows = await store.entries(running.id)
    told = resumed(running.game, running.doc.header, rows, viewer, since, hello.hash)
    return running.envelope(told.payload, times, told.stood_in, told.recall) if told is not None else None
