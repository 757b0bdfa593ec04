"""Recovery: a match as it was when the server stopped, and what a viewer missed while away."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel import pace
from litfuse.kernel.codec import Decoder, codec, view_hash
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Viewer

from ..matches.clocks import Clocks
from ..matches.running import DOCUMENT, RunningMatch
from ..matches.telling import resumed
from ..protocol import Hello
from ..storage import chain
from ..storage.base import Store
from ..timing import now_ms
from .stored import StoredTable

_left: Decoder[dict[str, int]] = Decoder(dict[str, int])


async def match_of(store: Store, doc: StoredTable, game: AnyGame, since: int) -> RunningMatch | None:
    """Returns the present or last match, with clocks that run on from `since`: time while the server is down is not
    charged.

    Returns None if there has been no match, or if it is so old that it was removed. Raises BadRecord or BadRow if what
    is stored cannot be read.
    """
    row = await store.match(doc.match) if doc.match else None
    if row is None or row.status == "gone":
        return None
    stored = DOCUMENT.decode(row.doc)
    root = chain.root(row.id, row.doc)
    config = codec(game).config.convert(stored.header.config)
    match_doc = replace(stored, header=replace(stored.header, config=config))
    running = RunningMatch.load(game, match_doc, await store.entries(doc.match), doc.pace, since, root)
    # If nothing was played since the clocks stopped, what they showed then is newer than the last entry.
    left = doc.stood.left if doc.stood is not None and doc.stood.seq == running.match.seq else running.clocks.left
    running.clocks = Clocks(doc.pace, left, running.match.clocks, since, doc.paused)
    return running


async def wait_of(store: Store, doc: StoredTable) -> int | None:
    """Returns after how many ms the server has something to do at this table, without reading its match; None: only
    when somebody comes.
    """
    if doc.paused or doc.stopped:
        return None
    if doc.phase == "dealing" or any(doc.chairs[n].holder == "bot" for n in doc.seating):
        return 0
    row = await store.last(doc.match)
    left = _left(row.left) if row is not None else {}
    return min((pace.AWAY_MS, *left.values()))


async def missed(running: RunningMatch, store: Store, viewer: Viewer, hello: Hello) -> bytes | None:
    """Returns everything that a viewer missed of a match, as one message; None for a viewer who may not see it.

    A viewer who is up to date gets the frame without a read from the store.
    """
    if not running.admits(viewer):
        return None
    times = running.clocks.shown(now_ms())
    perspective = running.perspectives[viewer]
    since = hello.tick if hello.match == running.id else 0
    if since and since == perspective.tick and hello.hash == view_hash(running.match.view(viewer)):
        return running.envelope(running.now_for(viewer), times)
    rows = await store.entries(running.id)
    chain.check(running.root, rows)
    told = resumed(running.game, running.doc.header, rows, viewer, since, hello.hash)
    return running.envelope(told.payload, times, told.stood_in, told.recall) if told is not None else None
