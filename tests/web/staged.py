"""A page at a staged moment: the server's files, but a socket that says what the scene wants."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.web.browser import Visitor
from tests.web.scenes import NAMES, TABLE, Scene, messages


def stage(
    visitor: Visitor,
    said: list[dict[str, Any]],
    chair: int | None = 0,
    lines: list[WebSocketRoute] | None = None,
    refused: str = "",
) -> list[dict[str, Any]]:
    """Says these messages to whoever connects; returns the list of what is asked. Every answer is acknowledged, but
    commands of the type `refused`.

    Whoever comes is put on `lines`, so that more can be said later.
    """
    asked: list[dict[str, Any]] = []

    def connect(socket: WebSocketRoute) -> None:
        if lines is not None:
            lines.append(socket)

        def hear(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == "Hello":
                for line in said:
                    socket.send(json.dumps(line))
            elif "id" in message:
                asked.append(message)
                if message["type"] == "Why":
                    refusal = {"rule": "EK-TURN-8", "says": {"key": "no-cat-alone", "args": {"card": "card-cat1"}}}
                    socket.send(json.dumps({"type": "Because", "id": message["id"], "refusal": refusal}))
                elif message["type"] == refused:
                    no = {"type": "Refused", "id": message["id"], "says": {"key": "stale-answer"}, "rule": ""}
                    socket.send(json.dumps(no))
                else:
                    socket.send(json.dumps({"type": "Ack", "id": message["id"]}))

        socket.on_message(hear)

    visitor.page.route_web_socket("**/api/socket", connect)
    kept = {
        TABLE: {"table": TABLE, "token": "t", "chair": chair, "game": "", "name": NAMES[0], "at": 1, "playing": True}
    }
    visitor.page.add_init_script(f"localStorage.setItem('litfuse.chairs', {json.dumps(json.dumps(kept))})")
    return asked


def show(visitor: Visitor, scene: Scene) -> list[dict[str, Any]]:
    chair = scene.viewer if isinstance(scene.viewer, int) else None
    asked = stage(visitor, messages(scene), chair)
    visitor.page.goto(f"{visitor.base}/table/{TABLE}")
    visitor.page.wait_for_selector(".game .ticket")
    visitor.page.evaluate("() => document.fonts.ready.then(() => true)")
    for selector in scene.do:
        visitor.page.locator(selector).first.click()
    visitor.page.wait_for_timeout(60)
    return asked


Come = Callable[..., Visitor]
