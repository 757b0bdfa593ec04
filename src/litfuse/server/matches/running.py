"""A running match: its state, who was told what, and the next step, complete before it is stored."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from litfuse.kernel.archive import begin, key_of
from litfuse.kernel.codec import Decoder, codec, encode
from litfuse.kernel.errors import BadRecord, NotAdmitted, RulesBug
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.notation import read
from litfuse.kernel.records import SPECTATOR, Header, Text, Viewer
from litfuse.kernel.told import Perspective

from ..protocol import ToldOf
from ..storage import chain
from ..storage.base import Append, BadRow, By
from ..storage.documents import DocumentKind, Versioned, same
from ..timing import wall_ms
from .clocks import Clocks
from .telling import Payload, fold, in_words, payload, words_of

_left: Decoder[dict[str, int]] = Decoder(dict[str, int])
_told_of: Any = ToldOf  # its parts are partly bytes already, which the annotations of the wire cannot say


class MatchDoc(Versioned, kw_only=True):
    """What is stored of a match besides its entries. The seed is revealed after the end, the bots' key never."""

    header: Header
    seed: str
    bots: str
    seating: tuple[int, ...] = ()  # the chair of each seat
    people: tuple[str, ...] = ()  # the person on each seat, empty for a bot; older documents have nobody


DOCUMENT = DocumentKind(MatchDoc, (same,))


class Sent(NamedTuple):
    """Who sent what under which id, so that a repeated command gets the same reply."""

    seat: int
    id: str
    body: bytes


class PreparedStep(NamedTuple):
    """Everything that follows from one move, built and encoded before anything is stored."""

    match: AnyMatch
    perspectives: dict[Viewer, Perspective]
    clocks: Clocks
    row: Append
    people: dict[Viewer, bytes]  # messages, by viewer; viewers who are told nothing are left out
    bots: dict[int, bytes]  # payloads, by seat


class RunningMatch:
    """`root` is the root of the hash chain over its entries (`storage/chain.py`)."""

    def __init__(self, game: AnyGame, doc: MatchDoc, match: AnyMatch, clocks: Clocks, at: int, root: bytes) -> None:
        self.root = root
        self.chain = root  # the link of the last entry
        self.game = game
        self.doc = doc
        self.match = match
        self.clocks = clocks
        self.at = at  # time of the last entry
        self.perspectives: dict[Viewer, Perspective] = {
            v: Perspective(game, v) for v in (*range(match.seats), SPECTATOR)
        }

    @property
    def id(self) -> str:
        return self.doc.header.match

    @classmethod
    def deal(
        cls, game: AnyGame, doc: MatchDoc, pace: Mapping[str, int | None], now: int, bots: Collection[int], root: bytes
    ) -> tuple[RunningMatch, PreparedStep]:
        """Returns a new match and its first step. Raises BadConfig if such a match is impossible."""
        match = begin(game, doc.header, bytes.fromhex(doc.seed))
        running = cls(game, doc, match, Clocks(pace, {}, (), now), 0, root)
        return running, running.prepare(match, "table", now, bots=bots)

    @classmethod
    def load(
        cls,
        game: AnyGame,
        doc: MatchDoc,
        rows: Sequence[Append],
        pace: Mapping[str, int | None],
        now: int,
        root: bytes,
    ) -> RunningMatch:
        """Returns the match as it was after the last entry; the time since then is not charged.

        Raises BadRow if there is no entry, or if one is not what was stored.
        """
        chain.check(root, rows)
        if not rows:
            raise BadRow(f"{doc.header.match}/0")
        key = key_of(doc.header, bytes.fromhex(doc.seed))
        running: RunningMatch | None = None
        for match in fold(game, doc.header, rows, key):
            if running is None:
                running = cls(game, doc, match, Clocks(pace, {}, (), now), 0, root)
            running.match = match
            for perspective in running.perspectives.values():
                perspective.advance(match)
        assert running is not None
        running.at = rows[-1].at
        running.chain = rows[-1].chain
        running.clocks = Clocks(pace, _left(rows[-1].left), running.match.clocks, now)
        return running

    def prepare(
        self,
        match: AnyMatch,
        by: By,
        now: int,
        sent: Sent | None = None,
        bots: Collection[int] = (),
        silent: bool = False,
        watched: bool = True,
    ) -> PreparedStep:
        """Returns everything that follows from this move. Raises RulesBug, and changes nothing, if it cannot be told.

        `silent`: tell nobody; `watched`: there are spectators to tell.
        """
        try:
            return self._prepare(match, by, now, sent, bots, silent, watched)
        except RulesBug:
            raise
        except Exception as error:
            raise RulesBug(f"telling of {match.entry.action!r}: {error!r}") from error

    def _prepare(
        self,
        match: AnyMatch,
        by: By,
        now: int,
        sent: Sent | None,
        bots: Collection[int],
        silent: bool,
        watched: bool,
    ) -> PreparedStep:
        notebook = silent or match.public.talk.notebook
        clocks = self.clocks.step(match.clocks, now)
        times = clocks.shown(now)
        perspectives: dict[Viewer, Perspective] = {}
        people: dict[Viewer, bytes] = {}
        for_bots: dict[int, bytes] = {}
        for viewer, old in () if silent else self.perspectives.items():
            perspective, notices = old.after(match)  # the old one stays, in case the step is not stored
            perspectives[viewer] = perspective
            if not notices or (viewer == SPECTATOR and not (watched and self.admits(viewer, match))):
                continue
            told = payload(match, perspective, perspective.tick - 1, notices, person=True)
            people[viewer] = self._message(
                told, words_of(notices), times, (perspective.tick,) if by == "stand-in" else ()
            )
            if viewer in bots:
                assert isinstance(viewer, int)
                if not notebook:  # people's clients get none; bots know what their seat knows
                    told = payload(match, perspective, perspective.tick - 1, notices, person=False)
                for_bots[viewer] = encode(told.told)
        row = Append(
            match_id=self.id,
            seq=match.seq,
            at=max(self.at, wall_ms()),
            by=by,
            left=encode(clocks.left),
            entry=encode(match.entry),
            seat=sent.seat if sent else None,
            command_id=sent.id if sent else None,
            body=sent.body if sent else None,
            tick=perspectives[sent.seat].tick if sent else None,
        )
        row = replace(row, chain=chain.link(self.chain, row))
        return PreparedStep(match, perspectives or self.perspectives, clocks, row, people, for_bots)

    def adopt(self, step: PreparedStep) -> None:
        """Takes over a step that is stored."""
        self.match = step.match.forget()
        self.perspectives = step.perspectives
        self.clocks = step.clocks
        self.at = step.row.at
        self.chain = step.row.chain

    def admits(self, viewer: Viewer, match: AnyMatch | None = None) -> bool:
        try:
            (match or self.match).watch(viewer)
        except NotAdmitted:
            return False
        return True

    def now_for(self, viewer: Viewer) -> Payload:
        """Returns the present frame, without the past."""
        perspective = self.perspectives[viewer]
        return payload(self.match, perspective, perspective.tick, (), person=True)

    def envelope(
        self, told: Payload, times: dict[str, int], stood_in: tuple[int, ...] = (), recall: tuple[Text, ...] = ()
    ) -> bytes:
        """Returns a message of any length. Its words are not cached."""
        notices = told.told.notices
        return self._message(told, in_words(notices) if notices else (), times, stood_in, recall)

    def _message(
        self,
        told: Payload,
        says: Raw | tuple[()],
        times: dict[str, int],
        stood_in: tuple[int, ...],
        recall: tuple[Text, ...] = (),
    ) -> bytes:
        return encode(
            _told_of(self.doc.header.match, told.hash, told.told, says, times, stood_in, recall, told.notebook)
        )


def action_of(game: AnyGame, decision: str, raw: bytes, notation: str) -> Any:
    """Returns the action that a client wants: a table action if it names no decision. Raises BadRecord for bad data."""
    decoder = codec(game).action if decision else codec(game).table
    if raw:
        return decoder(raw)
    if notation:
        return read(notation, decoder.kind)
    raise BadRecord(Text("nothing-to-play"))
