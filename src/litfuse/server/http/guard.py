"""The guard around the whole application: which requests are let in, and the headers of every response."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from email.utils import formatdate
from functools import lru_cache
from typing import Any, Final

from litfuse.kernel.codec import encode
from litfuse.kernel.records import Text
from litfuse.lang import Voice, languages

from ..limits import Buckets
from ..nodes.neighbours import Neighbours
from ..nodes.passes import Pass
from ..protocol import Problem
from ..settings import Settings
from ..timing import now_ms
from .hosts import Hosts
from .leading import App, KeptRequest, Receive, Scope, Send, led_on
from .origin import CALLER, address, allowed

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a table's address is an invitation
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
DEAR: Final = 10  # a request that folds a whole match, or opens a socket, counts for this many
REFUSED_SECONDS: Final = 1.0  # the answer to one request too many is delayed, because refusing costs time too
KINDS: Final = frozenset({"application/json", "application/jsonl"})
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
BAD_HOST: Final = 421, "bad-host"
OF_TABLES: Final = ("/api/tables", "/api/codes")  # paths that only a table's home may answer


def guarded(app: App, settings: Settings, held: Callable[[], bool], neighbours: Neighbours) -> App:
    """Puts the guard around an application. `held` says whether this server may still speak for its tables."""
    posts = Buckets(settings.message_rate, settings.message_burst)  # by address, as messages are by socket
    requests = Buckets(settings.request_rate, settings.request_burst)  # of every kind
    hosts = Hosts(settings)

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        dressed = _Dressed(scope, send, held)
        led = neighbours.caller(scope["headers"])
        if isinstance(led, Pass):
            scope[CALLER] = led.address
        who, now = address(scope, settings), now_ms() / 1000
        if not requests.take(who, now, DEAR if scope["path"].startswith("/api/matches/") else 1):
            await asyncio.sleep(REFUSED_SECONDS)
            await _answer(dressed, 429, "too-many-messages")
            return
        if led is None and not hosts.knows(values(scope, b"host"), (scope.get("server") or [None])[0]):
            if any("text/html" in accepts for accepts in values(scope, b"accept")):
                await _respond(dressed, BAD_HOST[0], b"text/plain; charset=utf-8", bad_host_page())
            else:
                await _answer(dressed, *BAD_HOST)
            return
        no = (403, "bad-origin") if led is False else _refusal(scope, settings, led is not None)
        if no is None and scope["method"] not in SAFE and not posts.take(who, now):
            no = 429, "too-many-messages"
        if no is not None:
            await _answer(dressed, *no)
            return
        await led_on(app, neighbours, KeptRequest(scope, receive, who), dressed)

    return guard


class _Dressed:
    """Puts headers on an answer. The first message waits for the second, so that both are sent or neither."""

    def __init__(self, scope: Scope, send: Send, held: Callable[[], bool]) -> None:
        self._scope = scope
        self._send = send
        self._held = held
        self._head: Any = None

    async def __call__(self, message: Any) -> None:
        path = self._scope["path"]
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ()), *HEADERS, (b"date", formatdate(usegmt=True).encode())]
            if path.startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            self._head = {**message, "headers": headers}
            return
        if self._head is not None:
            head, self._head = self._head, None
            if path.startswith(OF_TABLES) and not self._held():
                head, message = _too_late(head)
            await self._send(head)
        await self._send(message)


def _refusal(scope: Scope, settings: Settings, led: bool) -> tuple[int, str] | None:
    """Returns status and key of a refusal, None to let the request in.

    `led`: another node has already checked the origin.
    """
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    path = scope["path"]
    if any(ord(c) < 32 or ord(c) == 127 for c in path) or ".." in path.split("/"):
        return 400, "bad-path"
    if scope["method"] in SAFE:
        return None
    if not led and not allowed(headers.get(b"origin"), headers.get(b"host"), settings):
        return 403, "bad-origin"
    # A form on another site can send text/plain, but cannot send these without a preflight request.
    if headers.get(b"content-type", "").split(";")[0].strip().lower() not in KINDS:
        return 415, "json-only"
    return None


def _too_late(first: Any) -> tuple[Any, Any]:
    """Replaces an answer about tables that may have another home by now."""
    body = encode(Problem(says=Text("come-back")))
    own = {b"content-type", b"content-length", b"etag"}
    kept = [(name, value) for name, value in first["headers"] if name.lower() not in own]
    headers = [*kept, (b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    return {**first, "status": 503, "headers": headers}, {"type": "http.response.body", "body": body}


def values(scope: Scope, header: bytes) -> list[str]:
    return [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == header]


@lru_cache(maxsize=1)
def bad_host_page() -> bytes:
    """Returns a page for a person who typed the address; no page in a chosen language exists yet."""
    return "\n\n".join(Voice(language).say(Text(BAD_HOST[1])) for language in languages()).encode()


async def _answer(send: Send, status: int, key: str) -> None:
    await _respond(send, status, b"application/json", encode(Problem(says=Text(key))))


async def _respond(send: Send, status: int, kind: bytes, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", kind)]})
    await send({"type": "http.response.body", "body": body})
