"""A table at which every kind of command is given, round after round, while the server is killed.

What was not answered is sent again until it is. What was acknowledged is sent again after a restart, as far back as
the server promises to remember it: it has the same reply, and the table stays as it is.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, defaultdict, deque
from collections.abc import Awaitable, Callable
from http.client import HTTPException
from itertools import count
from typing import Any, Final, NamedTuple

from litfuse.kernel import fairness
from litfuse.server.tables.remembered import KEPT
from tests.server.process import Response, ServerProcess, meant

Seated = dict[str, Any]
LINES: Final = {"Say", "Report"}  # remembered for ever
# What a server that was down for long may refuse: the deal did not wait, or two nudges came close together.
LATE: Final = {("NonceOpen", "deal-gone"), ("Say:nudge", "nudge-too-soon")}
TALK: Final[dict[str, list[dict[str, Any]]]] = {
    "exploding-kittens": [],
    "scape-goat": [
        {"kind": "whisper", "to": 1, "body": "between us"},
        {"phrase": {"type": "Suspect", "colour": "R"}},
        {"kind": "nudge", "to": 1},
    ],
}


class Sent(NamedTuple):
    """A command, or a request for a chair, and its reply."""

    number: int
    kind: str
    path: str
    body: dict[str, Any]
    token: str
    reply: Response


class Office:
    def __init__(self, server: ServerProcess, game: str) -> None:
        self._server = server
        self._game = game
        self._match_talk = TALK[game]
        self._recent: dict[str, deque[Sent]] = defaultdict(lambda: deque(maxlen=KEPT))  # of each who sits here
        self._gone: list[Sent] = []  # the newest of all who have gone
        self._numbers = count()
        self._lines: list[Sent] = []
        self._born = 0  # of the server that was last asked for what it remembers
        self._rounds = 0
        self.table_id = ""
        self.acked: Counter[str] = Counter()
        self.again: Counter[str] = Counter()  # repeated after a kill
        self.starts = 1  # of the server; counted by who kills it
        self._last_round = 0
        self.resting = False

    # --- sending -----------------------------------------------------------------------------------------------------

    async def _ask(self, ask: Callable[[], Response]) -> Response:
        """However often the server dies meanwhile."""
        while True:
            try:
                return await asyncio.to_thread(ask)
            except (OSError, HTTPException):
                await asyncio.sleep(0.05)

    async def _table(self) -> dict[str, Any]:
        table: dict[str, Any] = (await self._ask(lambda: self._server.get(f"/api/tables/{self.table_id}"))).body
        return table

    async def _post(self, path: str, body: dict[str, Any], token: str = "") -> Response:
        return await self._ask(lambda: self._server.post(path, body, token))

    async def _request(self, who: str, kind: str, path: str, body: dict[str, Any]) -> Seated:
        """A chair."""
        body = {**body, "id": secrets.token_hex(16)}
        reply = await self._post(path, body)
        assert reply.status == 201, (kind, reply)
        self._recent[who].append(Sent(next(self._numbers), kind, path, body, "", reply))
        self.acked[kind] += 1
        seated: Seated = reply.body
        return seated

    async def _do(self, who: str, seated: Seated, kind: str, /, **fields: Any) -> Response:
        await self._remembered()
        table = await self._table()
        path = f"/api/tables/{self.table_id}/command"
        body = {"type": kind, "id": secrets.token_hex(8), **meant(table, kind, fields)}
        reply = await self._post(path, body, seated["token"])
        name = ":".join((kind, fields.get("kind", "phrase"))) if fields.keys() & {"to", "phrase"} else kind
        if reply.status != 200:
            assert (name, reply.body["says"]["key"]) in LATE, (name, reply)
            return reply
        sent = Sent(next(self._numbers), name, path, body, seated["token"], reply)
        if kind in LINES:
            self._lines.append(sent)
        else:
            self._recent[who].append(sent)
        self.acked[name] += 1
        return reply

    # --- sending again -----------------------------------------------------------------------------------------------

    def _known(self) -> list[Sent]:
        """What still has its reply, the kinds that were repeated least first."""
        found = [s for sent in self._recent.values() for s in sent]
        found += [*self._gone, *self._lines[-20:], *self._lines[:5]]
        return sorted(found, key=lambda s: self.again[s.kind])

    async def _remembered(self, most: int = 6) -> None:
        if self._born == self.starts:
            return
        self._born = self.starts
        before = await self._table()
        for sent in self._known()[:most]:
            reply = await self._post(sent.path, sent.body, sent.token)
            assert reply[:2] == sent.reply[:2], ("another reply to the same command", sent, reply)
            self.again[sent.kind] += 1
        after = await self._table()
        assert after == before or before["phase"] == "dealing", ("a repeated command did something", before, after)

    async def repeat_all(self) -> None:
        self._born = 0
        await self._remembered(10_000)

    # --- one round ---------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        new = {"game": self._game, "name": "Ann", "seats": 5, "bot": "random", "pace": {"turn": None}}
        ann = await self._request("ann", "open", "/api/tables", new)
        self.table_id = ann["table"]
        ben = await self._join("ben")
        while not self.resting:
            await self._round(ann, ben)
            self._rounds += 1
            self.resting = 0 < self._last_round <= self._rounds

    def rest_soon(self) -> None:
        """After one more whole round, so that everything in it is still remembered."""
        self._last_round = self._rounds + 2

    async def _round(self, ann: Seated, ben: Seated) -> None:
        def host(kind: str, /, **fields: Any) -> Awaitable[Response]:
            return self._do("ann", ann, kind, **fields)

        def guest(kind: str, /, **fields: Any) -> Awaitable[Response]:
            return self._do("ben", ben, kind, **fields)

        for chair in (3, 4):
            await host("SetBot", chair=chair)
        hows = ("Leave", "Forget") if self._rounds % 2 else ("Forget", "Leave")
        await self._gone_by(hows[0], "eve", await self._join("eve", chair=2))
        await guest("Say", body="hello")
        cat, dan = await self._join("cat", chair=2), await self._join("dan", chair=4)
        await self._do("cat", cat, "Say", body="let me sit elsewhere")
        cat = {**cat, **(await self._do("cat", cat, "Sit", chair=3)).body}
        await host("ChangeSettings", config={}, pace={"turn": None}, public=bool(self._rounds % 2))
        for level in ("random", ""):
            await host("SetBot", chair=2, level=level)
        await guest("Report", chair=3, why="loud")
        await host("Mute", chair=3)
        await host("HandOver", chair=1)
        await guest("Arrange")
        await guest("Agree")
        await guest("HandOver", chair=0)
        match, nonce = (await self._table())["deal"]["match"], secrets.token_bytes(16)
        await host("NonceHash", match=match, hash=fairness.nonce_hash(nonce))
        await host("Start")
        await host("NonceOpen", match=match, nonce=nonce.hex())
        await self._in_the_match(host, guest)
        await host("Kick", chair=3)
        self._part_from("cat")
        await self._gone_by(hows[1], "dan", dan)
        await guest("CloseMatch")
        if (await self._table())["phase"] == "playing":
            await host("CloseMatch")

    async def _in_the_match(
        self, host: Callable[..., Awaitable[Response]], guest: Callable[..., Awaitable[Response]]
    ) -> None:
        while (await self._table())["phase"] != "playing":  # the deal waits for a part that is not opened in time
            await asyncio.sleep(0.05)
        await guest("Pause")  # before anybody's time is up
        await host("Resume")
        await guest("Pause")  # and before bots have chairs: they could end the match
        if self._game == "exploding-kittens":
            await host("Standing", kind="nope", on=True)
        for line in self._match_talk:
            await host("Say", **line)
        await guest("Hurry", on=False)

    async def _join(self, who: str, **wish: int) -> Seated:
        return await self._request(who, "join", f"/api/tables/{self.table_id}/join", {"name": who, **wish})

    async def _gone_by(self, how: str, who: str, seated: Seated) -> None:
        await self._do(who, seated, "Say", body="good bye")
        await self._do(who, seated, how)
        self._part_from(who)

    def _part_from(self, who: str) -> None:
        self._gone = sorted((*self._gone, *self._recent.pop(who)))[-KEPT:]
