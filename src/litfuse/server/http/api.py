"""HTTP: games, tables, records. Every command to a table that is not play works here as over the socket."""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException
from litestar.response import Stream

from litfuse.bots.registry import levels, usual
from litfuse.games.registry import GAMES, find
from litfuse.kernel.codec import bad_data, codec, encode
from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import ALL, Text

from .. import protocol
from ..errors import NotFound, TableRefusal, TooMuch
from ..matches.opened import MOST_BYTES, opened
from ..nodes.neighbours import Neighbours
from ..protocol import (
    Ack,
    Failed,
    GameInfo,
    Granted,
    Joining,
    NewTable,
    Options,
    PlayOn,
    Problem,
    ProgressInfo,
    Seated,
    TableCommand,
    TableInfo,
    Watching,
)
from ..reviews.desk import ReviewDesk
from ..storage.base import Elsewhere, Lost, Probe, StoreError
from ..tables.directory import TableDirectory
from ..tables.past import NEWEST
from ..timing import now_ms
from .leading import ELSEWHERE, GONE
from .origin import CALLER, address

JSON = "application/json"
JSON_LINES: Final = "application/jsonl"
LIST_MS: Final = 1000
CHECKS: Final = (1.0, 30)  # from one address: so many a second, and so many at once
_command: msgspec.json.Decoder[TableCommand] = msgspec.json.Decoder(TableCommand)


class Cached(NamedTuple):
    """Keeps an answer that many ask for, so that it is computed once."""

    data: bytes
    tag: str

    @classmethod
    def of(cls, found: object) -> Cached:
        data = encode(found)
        return cls(data, f'"{hashlib.sha256(data).hexdigest()[:16]}"')

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        headers = {"etag": self.tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        return Response(self.data, media_type=JSON, headers=headers)


@get("/api/games")
async def games(request: Request[Any, Any, Any]) -> Response[list[GameInfo]]:
    """Returns what can be played here, with everything that a form for a new table needs."""
    return all_games().answer(request)


@lru_cache(maxsize=1)
def all_games() -> Cached:
    found = [
        GameInfo(
            name=game.name,
            rules=game.rules,
            seats=tuple(game.seats),
            options=ordered(msgspec.json.schema(game.types.config)),
            clocks={kind: msgspec.to_builtins(time) for kind, time in game.times.items()},
            standing={kind: msgspec.to_builtins(answer) for kind, answer in game.standing.items()},
            bots=tuple(level.name for level in levels(game)),
            usual=usual(game).name,
            campaign=game.campaign((), None, None),
        )
        for game in GAMES.values()
    ]
    return Cached.of(found)


def ordered(schema: dict[str, Any]) -> dict[str, Any]:
    """Returns the schema, in which each record also lists the order of its fields: JSON sent to clients has sorted
    keys.
    """
    return {**schema, "$defs": {name: _ordered(one) for name, one in schema.get("$defs", {}).items()}}


def _ordered(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "order": list(record["properties"])} if "properties" in record else record


@post("/api/games/{game:str}/check", status_code=200)
async def check(request: Request[Any, Any, Any], state: State, game: str, data: Options) -> Options:
    """Returns the same options if a table can play by them; otherwise the refusal with which it would not open."""
    directory: TableDirectory = state.directory
    if not state.checks.take(address(request.scope, directory.settings), now_ms() / 1000):
        raise HTTPException(status_code=429, detail="too-many-checks")
    played = find(game)
    played.new(data.seats, codec(played).config.convert(data.config))
    return data


@get("/api/tables")
async def tables(request: Request[Any, Any, Any], state: State) -> Response[list[TableInfo]]:
    """Returns the public tables with somebody at them, a second old at most."""
    public: PublicTables = state.public
    return (await public.now()).answer(request)


class PublicTables:
    """Keeps the list of public tables, which is made at most once a second however many ask for it."""

    def __init__(self, directory: TableDirectory) -> None:
        self._directory = directory
        self._made = 0
        self._list: Cached | None = None
        self._lock = asyncio.Lock()

    async def now(self) -> Cached:
        async with self._lock:
            if self._list is None or now_ms() - self._made >= LIST_MS:
                self._list = Cached.of(await self._directory.public())
                self._made = now_ms()
        return self._list


@post("/api/tables")
async def new_table(request: Request[Any, Any, Any], state: State, data: NewTable) -> Seated:
    """Opens a table and gives its first chair to the person who opens it."""
    directory: TableDirectory = state.directory
    if not state.openings.take(address(request.scope, directory.settings), now_ms() / 1000):
        raise HTTPException(status_code=429, detail="too-many-tables")
    return await directory.create(data)


@get("/api/tables/{table:str}")
async def one_table(state: State, table: str) -> TableInfo:
    directory: TableDirectory = state.directory
    return (await directory.get(table)).info()


@get("/api/codes/{code:str}")
async def by_code(request: Request[Any, Any, Any], state: State, code: str) -> Response[TableInfo]:
    """Returns the table to which this code leads now. Each address has few tries, so that codes cannot be guessed."""
    directory: TableDirectory = state.directory
    who = address(request.scope, directory.settings)
    if not state.codes.take(who, now_ms() / 1000):
        raise HTTPException(status_code=429, detail="too-many-codes")
    try:
        found: Any = encode(directory.by_code(code).info())
    except NotFound:
        if CALLER in request.scope:
            raise
        neighbours: Neighbours = state.neighbours
        answer = await neighbours.ask_all(directory.living, f"/api/codes/{quote(code, safe='')}", who)
        if answer is None:
            raise
        found = answer.body
    return Response(found, media_type=JSON)


@get("/api/tables/{table:str}/progress")
async def progress(state: State, table: str, before: int = NEWEST) -> ProgressInfo:
    """Returns what the table has won and lost, and the newest matches that it has played."""
    directory: TableDirectory = state.directory
    return await directory.progress(table, before)


@post("/api/tables/{table:str}/join")
async def join(state: State, table: str, data: Joining) -> Seated:
    directory: TableDirectory = state.directory
    return await directory.join(table, data)


@post("/api/tables/{table:str}/watch")
async def watch(request: Request[Any, Any, Any], state: State, table: str, data: Watching) -> Seated:
    directory: TableDirectory = state.directory
    return await directory.watch(table, data, address(request.scope, directory.settings))


class CommandRequest(Request[Any, Any, Any]):
    """A request whose body is decoded as received: the game reads a phrase out of exactly these bytes."""

    async def json(self) -> TableCommand:
        text = (await self.body()).decode()  # raises for bytes that are no text, even where no decoder looks
        try:
            return _command.decode(text)
        except msgspec.MsgspecError as error:
            raise ClientException from error


@post("/api/tables/{table:str}/command", status_code=200, request_class=CommandRequest)
async def command(
    request: Request[Any, Any, Any], state: State, table: str, data: TableCommand
) -> Response[Ack | Granted | protocol.Refused | Failed]:
    """Takes any command to a table: the same messages as over the socket, with the token in a header."""
    directory: TableDirectory = state.directory
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise NotFound
    reply: Any = await directory.command(table, token.strip(), data)
    if isinstance(reply, protocol.Refused) and reply.says == NotFound().says:
        raise NotFound  # a chair's former holder gets the same answer as a forged token
    status = 409 if isinstance(reply, protocol.Refused) else 503 if isinstance(reply, Failed) else 200
    return Response(reply, status_code=status)


@get("/api/matches/{match:str}/record", media_type=JSON_LINES)
async def record(state: State, match: str) -> Response[bytes]:
    """Returns the whole record of a match that is over."""
    directory: TableDirectory = state.directory
    data = await directory.past.record(match)
    name = f'attachment; filename="{match}.jsonl"'
    return Response(data, media_type=JSON_LINES, headers={"content-disposition": name})


@get("/api/matches/{match:str}/steps")
async def steps(state: State, match: str, viewer: str = ALL) -> Response[bytes]:
    """Returns a match that is over, step by step: as a seat (its number), a spectator, or all-seeing."""
    directory: TableDirectory = state.directory
    found = await directory.past.replayed(match, _viewer(viewer))
    return Response(encode(found), media_type=JSON)


@get("/api/matches/{match:str}/review", media_type=JSON_LINES)
async def review(state: State, match: str) -> Stream:
    """Streams what each decision of a match that is over was worth, each line as soon as it is known."""
    desk: ReviewDesk = state.reviews
    return Stream(await desk.read(match), media_type=JSON_LINES)


@post("/api/matches/{match:str}/play-on")
async def play_on(request: Request[Any, Any, Any], state: State, match: str, data: PlayOn) -> Seated:
    """Opens a table that plays on, against bots, from a position of a match that is over."""
    directory: TableDirectory = state.directory
    if not state.openings.take(address(request.scope, directory.settings), now_ms() / 1000):
        raise HTTPException(status_code=429, detail="too-many-tables")
    return await directory.play_on(match, data)


@post("/api/records", status_code=200, request_max_body_size=MOST_BYTES)
async def open_record(request: Request[Any, Any, Any], state: State, viewer: str = ALL) -> Response[bytes]:
    """Returns the match in a record file, checked, step by step. Nothing of the file is kept."""
    directory: TableDirectory = state.directory
    if not state.records.take(address(request.scope, directory.settings), now_ms() / 1000):
        raise HTTPException(status_code=429, detail="too-many-records")
    data = await request.body()
    async with state.reading:  # one at a time, because tables come first
        found = await asyncio.to_thread(lambda: encode(opened(data, _viewer(viewer))))
    return Response(found, media_type=JSON)


def _viewer(name: str) -> Any:
    """Returns a seat by its number. Any other word is passed to the match, which knows its viewers."""
    return int(name) if name.isdecimal() and len(name) < 3 else name


@get("/healthz")
async def healthz(state: State) -> Response[dict[str, bool | str]]:
    """Reports failure as long as the last write failed. Asking tries another write."""
    return _health(state.directory, await _writes(state.directory))


@get("/readyz")
async def readyz(state: State) -> Response[dict[str, bool | str]]:
    """Reports whether new clients may be sent here: not while the node is stopping, cannot write, or has lost its
    lease.
    """
    directory: TableDirectory = state.directory
    ready = not directory.stopping and directory.store.held() and await _writes(directory)
    return _health(directory, ready)


async def _writes(directory: TableDirectory) -> bool:
    """Tries a write: while nobody plays, nothing else would notice that the database is back."""
    if directory.store.failure() is not None:
        with suppress(StoreError):
            await directory.store.save(Probe())
    return directory.store.failure() is None


def _health(directory: TableDirectory, well: bool) -> Response[dict[str, bool | str]]:
    """Answers with the id of the node, if there can be several."""
    node: dict[str, bool | str] = {"node": directory.store.node} if directory.store.node else {}
    return Response({"ok": well, **node}, status_code=200 if well else 503)


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Turns every error into a Problem, which says what is wrong and nothing about the inside."""
    status, body = 500, Problem(says=Text("server-failed"))
    if isinstance(error, NotFound):
        status, body = 404, Problem(says=error.says)
    elif isinstance(error, TooMuch):
        status, body = 429, Problem(says=Text(str(error)))
    elif isinstance(error, TableRefusal):
        status, body = 409, Problem(says=error.says)
    elif isinstance(error, LitfuseError):
        status, body = 400, Problem(says=error.says, rule=getattr(error, "rule", ""))
    elif isinstance(error, UnicodeError):  # somewhere inside are bytes that are no text
        status, body = 400, Problem(says=bad_data(error).says)
    elif isinstance(error, RecursionError):  # the body is nested deeper than any decoder goes
        status, body = 400, Problem(says=Text("message-too-deep"))
    elif isinstance(error, StoreError):
        if isinstance(error, Elsewhere):
            request.scope[ELSEWHERE] = error  # type: ignore[typeddict-unknown-key]
        status, body = 503, Problem(says=Text("come-back" if isinstance(error, Lost) else "store-failed"))
    elif isinstance(error, HTTPException):
        status = error.status_code
        body = Problem(says=Text(error.detail if status == 429 else _KEYS.get(status, "bad-request")))
    if status == 500 and GONE not in request.scope:
        request.app.state.log.error("request_failed", error=error, route=request.scope.get("path_template"))
    return Response(encode(body), status_code=status, media_type=JSON)


_KEYS = {404: "not-found", 405: "not-allowed", 413: "message-too-large", 500: "server-failed"}
ROUTES = (
    games,
    check,
    tables,
    new_table,
    one_table,
    by_code,
    progress,
    join,
    watch,
    command,
    record,
    steps,
    review,
    play_on,
    open_record,
    healthz,
    readyz,
)
