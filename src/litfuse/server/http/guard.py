"""Around the whole application: who may write at all, and the headers of every answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from email.utils import formatdate
from typing import Any, Final, TypeAlias

from litfuse.kernel.codec import encode
from litfuse.kernel.records import Text

from ..limits import Buckets
from ..protocol import Problem
from ..settings import Settings
from ..timing import now_ms
from .origin import address, allowed

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[Any]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # addresses of tables are invitations
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def guarded(app: App, settings: Settings) -> App:
    posts = Buckets(settings.message_rate, settings.message_burst)  # per address, as messages are per socket

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *HEADERS, (b"date", formatdate(usegmt=True).encode())]
                if scope["path"].startswith("/api"):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        no = _refusal(scope, settings)
        if no is None and scope["method"] not in SAFE and not posts.take(address(scope, settings), now_ms() / 1000):
            no = 429, "too-many-messages"
        if no is not None:
            await _answer(dressed, *no)
            return
        await app(scope, receive, dressed)

    return guard


def _refusal(scope: Scope, settings: Settings) -> tuple[int, str] | None:
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    path = scope["path"]
    if any(ord(c) < 32 or ord(c) == 127 for c in path) or ".." in path.split("/"):
        return 400, "bad-path"
    if scope["method"] in SAFE:
        return None
    if not allowed(headers.get(b"origin"), headers.get(b"host"), settings):
        return 403, "bad-origin"
    # A form of another site can send text/plain; it cannot send this without being asked first.
    if headers.get(b"content-type", "").split(";")[0].strip().lower() != "application/json":
        return 415, "json-only"
    return None


async def _answer(send: Send, status: int, key: str) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(Problem(says=Text(key)))})
