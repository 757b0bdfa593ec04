"""Random messages, from faultless to hopeless. Seeded: a failure names its seed and comes again."""

from __future__ import annotations

import json
import random
import re
from typing import Any, get_args

import msgspec

from litfuse.server import protocol

KINDS: tuple[Any, ...] = get_args(protocol.FromClient)
ID = re.compile(r"[A-Za-z0-9_-]{1,64}\Z")
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    8,
    2**31,
    2**53,
    2**70,
    -(2**63),
    1.5,
    1e300,
    "",
    " ",
    "x",
    "\u0000",
    "a\nb",
    "\u202e",
    "\ud800",
    "🂡" * 30,
    "x" * 65,
    "x" * 5000,
    "0.turn.1",
    "1.nope.2",
    "spectator",
    [],
    [[]],
    {},
    {"type": "DrawCard"},
    {"type": "Resign", "seat": 0},
    {"a": {"b": [1, 2, {"c": None}]}},
)
GARBAGE = (
    "",
    " ",
    "{",
    "}",
    "null",
    "true",
    "NaN",
    "-",
    "1e999",
    '"',
    '"Play"',
    "[]",
    "{}",
    '{"type":}',
    '{"type":null}',
    '{"type":"Play"',
    '{"type":"Play","type":"Say","id":"twice"}',
    '{"id":"x"}',
    '{"type":"Say","id":"a","body":"\\ud800"}',
    '{"type":"Say","id":"a","body":"\\u0000"}',
    '{"type":"Say","id":"a","body":"b"}garbage',
    "\x00",
    "\ufeff{}",
    "[" * 12 + "]" * 12,
)
# So that one message does not end the whole sitting at once.
RARE = {"Leave": 0.04, "Hello": 0.03, "CloseMatch": 0.2, "Kick": 0.2}


class Fuzz:
    """The messages of one client."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.number = 0
        self.sent: list[str] = []

    def frame(self, match: str, frame: dict[str, Any]) -> str:
        """The next message, at a table where this match shows this frame."""
        self.number += 1
        if self.random.random() < 0.1:
            return self.random.choice(GARBAGE)
        if self.sent and self.random.random() < 0.08:
            return self.random.choice(self.sent)  # once more
        message = self.message(match, frame)
        if self.random.random() < 0.4:
            self.spoil(message)
        text = json.dumps(message, ensure_ascii=self.random.random() < 0.5)
        if self.random.random() < 0.05:
            text = text[: self.random.randrange(len(text))]
        try:
            text.encode()
        except UnicodeEncodeError:  # half a character cannot be sent, but it can be spelt
            text = json.dumps(message)
        self.sent.append(text)
        return text

    def message(self, match: str, frame: dict[str, Any]) -> dict[str, Any]:
        """One that fits its type, more often than not a command."""
        if self.random.random() < 0.35:
            kind: Any = self.random.choice((protocol.Play, protocol.Why))
        else:
            kind = self.random.choice(KINDS)
            if self.random.random() > RARE.get(kind.__name__, 1):
                kind = protocol.Say
        message: dict[str, Any] = {"type": kind.__name__}
        for field in msgspec.structs.fields(kind):
            if field.required or self.random.random() < 0.7:
                message[field.encode_name] = self.value(field.encode_name, match, frame)
        return message

    def value(self, name: str, match: str, frame: dict[str, Any]) -> Any:
        pick = self.random.choice
        open_now = [f"{d['seat']}.{d['kind']}.{d['number']}" for d in frame.get("open", ())]
        cards = ["skip", "attack", "nope", "defuse", "cat1", "favor", "kitten"]
        return {
            "id": f"f{self.number}",
            "match": pick((match, match, match, "other")),
            "generation": pick((0, 1, 1, 2)),
            "decision": pick((*open_now, *open_now, "", "0.turn.999", "9.turn.1", "x")),
            "action": pick(
                (
                    {"type": "DrawCard"},
                    {"type": "Pass"},
                    {"type": "Nope"},
                    {"type": "Play", "card": pick(cards)},
                    {"type": "Pair", "cards": [pick(cards), pick(cards)], "target": self.random.randrange(9)},
                    {"type": "PutBack", "position": self.random.randrange(60)},
                    {"type": "Resign", "seat": self.random.randrange(3)},
                    {"type": "TimeUp", "key": "turn.1"},
                    {"type": "Close"},
                    {"type": "Left", "seat": 0},
                )
            ),
            "text": pick(("draw-card", "pass", "play skip", "(", "pair cat1 cat1 @2", "", "\u0000", "x" * 300)),
            "kind": pick(("nope", "chat", "whisper", "nudge", "turn", "report")),
            "on": pick((True, False)),
            "body": pick(("hello", "<b>", "x" * 600, "", " ", "a\u0007", "é", "\u2028")),
            "to": pick((None, 0, 1, 2, 7)),
            "chair": self.random.randrange(8),
            "why": pick(("", "rude")),
            "seats": pick((None, 0, 3, 9)),
            "game": pick(("", "exploding-kittens", "chess")),
            "level": pick(("", "random", "genius")),
            "config": pick(({}, {"opening": 7}, {"opening": 5}, {"nothing": 1}, {"spectators": "no"})),
            "pace": pick(({}, {"nope": 3}, {"nope": 2}, {"turn": None}, {"x": 1})),
            "public": pick((True, False)),
            "hash": pick(("0" * 64, "0" * 63, "zz")),
            "nonce": pick(("0" * 32, "0" * 31, "ZZ")),
            "choice": pick((0, 1, 999)),
            "phrase": pick(({"type": "Hold", "face": "R"}, {}, "hello", 3, None)),
            "token": "x",
            "tick": 1,
            "heard": 1,
            "version": pick((1, protocol.VERSION)),
        }[name]

    def spoil(self, message: dict[str, Any]) -> None:
        for _ in range(self.random.choice((1, 1, 1, 2, 3))):
            name = self.random.choice((*message, "extra"))
            if name in message and self.random.random() < 0.3:
                del message[name]
            else:
                message[name] = self.random.choice(STRANGE)


def id_of(text: str) -> str:
    """The id that an answer must carry; empty if the message has none that is one, or is no JSON.

    A text with half a character in it, spelt out or not, is none: no UTF-8 holds it.
    """
    if "\\ud800" in text.lower():
        return ""
    try:
        message = json.loads(text, parse_constant=lambda _: 1 / 0)
        found = message.get("id", "") if isinstance(message, dict) else ""
    except (ValueError, ZeroDivisionError):
        return ""
    return found if isinstance(found, str) and ID.match(found) else ""
