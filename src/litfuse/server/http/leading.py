"""Forwards a request to the node where its table lives, and answers with that node's answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from litfuse.kernel.codec import encode
from litfuse.kernel.records import Text

from ..nodes.neighbours import LOOK_AGAIN_SECONDS, LOOKS, NOT_HERE, HomeAnswer, Neighbours
from ..protocol import Problem
from ..storage.base import Elsewhere
from .origin import CALLER

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[Any]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

GONE: Final = "litfuse.gone"  # in a scope: the client left before its request was complete
ELSEWHERE: Final = "litfuse.elsewhere"  # in a scope: where the requested table lives
_SENT: Final = frozenset({b"content-type", b"authorization", b"accept", b"if-none-match"})  # what the home looks at
_TOLD: Final = frozenset({b"content-type", b"etag", b"cache-control", b"content-disposition"})


class KeptRequest:
    """A request that can be repeated, because what has been received of it is kept."""

    def __init__(self, scope: Scope, receive: Receive, who: str) -> None:
        self.scope = scope
        self.who = who
        self._receive = receive
        self._kept: list[Any] = []

    def again(self) -> tuple[Scope, Receive]:
        """Returns scope and receive from the beginning of the request."""
        scope, waiting = dict(self.scope), iter(list(self._kept))

        async def receive() -> Any:
            message = next(waiting, None)
            if message is None:
                message = await self._receive()
                if message["type"] == "http.request":
                    self._kept.append(message)
                else:
                    scope[GONE] = True
            return message

        return scope, receive

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self._kept)


async def led_on(app: App, neighbours: Neighbours, asked: KeptRequest, send: Send) -> None:
    """Answers here, or with the answer of the table's home. A request forwarded once is not forwarded again."""
    for number in range(LOOKS):
        scope, receive = asked.again()

        async def answer(message: Any, scope: Scope = scope) -> None:
            if ELSEWHERE not in scope:
                await send(message)

        await app(scope, receive, answer)
        if ELSEWHERE not in scope:
            return
        if CALLER in scope:
            await _say(send, come_back((NOT_HERE, b"1")))
            return
        try:
            found = await _ask(neighbours, asked, scope[ELSEWHERE])
        except OSError:  # the request's fate is unknown: the client repeats it under the same id
            break
        if found is not None and not found.not_here:
            await _say(send, found)
            return
        await asyncio.sleep(LOOK_AGAIN_SECONDS * (number + 1))
    await _say(send, come_back())


async def _ask(neighbours: Neighbours, asked: KeptRequest, to: Elsewhere) -> HomeAnswer | None:
    scope = asked.scope
    target = scope["raw_path"].decode("latin-1")
    if scope["query_string"]:
        target += "?" + scope["query_string"].decode("latin-1")
    headers = [(name.lower(), value) for name, value in scope["headers"] if name.lower() in _SENT]
    return await neighbours.ask(to, scope["method"], target, headers, asked.body, asked.who)


def come_back(*headers: tuple[bytes, bytes]) -> HomeAnswer:
    body = encode(Problem(says=Text("come-back")))
    return HomeAnswer(503, [(b"content-type", b"application/json"), *headers], body)


async def _say(send: Send, answer: HomeAnswer) -> None:
    told = _TOLD | {NOT_HERE}
    headers = [(name, value) for name, value in answer.headers if name in told]
    headers.append((b"content-length", b"%d" % len(answer.body)))
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})
