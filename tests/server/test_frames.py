"""WebSocket frames: whatever a client may send is read, and nothing else. The frames here are written by hand."""

import gc
import random
import weakref
from itertools import cycle

import pytest

from litfuse.server.sockets import frames

MASK = b"\x37\xfa\x21\x3d"
WRONG, NOT_TEXT = 1002, 1007


def header(first: int, size: int, masked: bool) -> bytes:
    bit = 0x80 if masked else 0
    if size < 126:
        return bytes((first, bit | size))
    if size < 1 << 16:
        return bytes((first, bit | 126)) + size.to_bytes(2, "big")
    return bytes((first, bit | 127)) + size.to_bytes(8, "big")


def sent(kind: int, data: bytes, last: bool = True) -> bytes:
    """As a client sends it."""
    masked = bytes(a ^ b for a, b in zip(data, cycle(MASK), strict=False))
    return header((0x80 if last else 0) | kind, len(data), masked=True) + MASK + masked


def read(data: bytes, most: int = 1 << 20, chunk: int = 1 << 30) -> list[frames.Message]:
    """All frames that complete something."""
    incoming = frames.Incoming(most)
    found = [message for at in range(0, len(data), chunk) for message in incoming.read(data[at : at + chunk])]
    return [message for message in found if message.kind != frames.PART]


def test_messages_of_all_sizes_are_read_however_they_are_cut() -> None:
    rng = random.Random(3)
    messages = [bytes(rng.choices(b"abc{}", k=n)) for n in (0, 1, 125, 126, 127, 65535, 65536, 70000)]
    data = b"".join(sent(frames.TEXT, m) for m in messages)
    for chunk in (1 << 30, 4096, 1021, 7):
        assert read(data, chunk=chunk) == [frames.Message(frames.TEXT, m) for m in messages]


def test_a_message_in_parts_is_one_and_pings_may_come_between() -> None:
    data = sent(frames.TEXT, "aé".encode()[:2], last=False) + sent(frames.PING, b"?")
    data += sent(frames.PART, b"", last=False) + sent(frames.PART, "é".encode()[1:] + b"b") + sent(frames.TEXT, b"c")
    whole = [(frames.PING, b"?"), (frames.TEXT, "aéb".encode()), (frames.TEXT, b"c")]
    assert read(data) == [frames.Message(*message) for message in whole]


def test_every_frame_is_reported_so_that_it_can_be_counted() -> None:
    parts = [sent(frames.TEXT, b"", last=False), *[sent(frames.PART, b"", last=False)] * 5, sent(frames.PONG, b"")]
    assert len(list(frames.Incoming(100).read(b"".join(parts)))) == 7


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_outgoing_messages_are_one_unmasked_frame(size: int) -> None:
    data = b"x" * size
    assert frames.frame(data) == header(0x81, size, masked=False) + data


def test_a_close_frame_holds_its_code() -> None:
    assert frames.frame(frames.closing(frames.POLICY), frames.CLOSE) == b"\x88\x02\x03\xf0"


BAD = {
    "not masked": (header(0x81, 1, masked=False) + b"a" + b"....", WRONG),
    "an extension that nobody agreed on": (bytes((0xC1, 0x80, 0, 0, 0, 0)), WRONG),
    "no such kind": (bytes((0x83, 0x80, 0, 0, 0, 0)), WRONG),
    "a part of nothing": (sent(frames.PART, b"a"), WRONG),
    "a message within a message": (sent(frames.TEXT, b"a", last=False) + sent(frames.TEXT, b"b"), WRONG),
    "a ping in parts": (bytes((0x09, 0x80, 0, 0, 0, 0)), WRONG),
    "a ping too long": (sent(frames.PING, b"x" * 126), WRONG),
    "no text": (sent(frames.TEXT, b"\xff"), NOT_TEXT),
    "no text in a reason to close": (sent(frames.CLOSE, b"\x03\xe8\xff"), NOT_TEXT),
    "a code that is never sent": (sent(frames.CLOSE, b"\x03\xee"), WRONG),
    "half a code": (sent(frames.CLOSE, b"\x03"), WRONG),
    "too large": (sent(frames.TEXT, b"x" * 201), frames.TOO_LARGE),
    "too large before it comes": (bytes((0x81, 0xFF, 0x7F, *[255] * 7, 0, 0, 0, 0)), frames.TOO_LARGE),
    "too large in parts": (sent(frames.TEXT, b"x" * 160, last=False) + sent(frames.PART, b"x" * 60), frames.TOO_LARGE),
}


@pytest.mark.parametrize("what", BAD)
def test_a_forbidden_frame_is_refused_with_its_code_after_the_earlier_messages(what: str) -> None:
    data, code = BAD[what]
    found: list[frames.Message] = []
    with pytest.raises(frames.BadFrame) as caught:
        found.extend(frames.Incoming(200).read(sent(frames.PING, b"before") + data))
    assert caught.value.code == code
    assert found[0] == frames.Message(frames.PING, b"before")


def test_nothing_is_read_after_a_close() -> None:
    incoming = frames.Incoming(200)
    first = list(incoming.read(sent(frames.CLOSE, b"\x0f\xa0") + sent(frames.TEXT, b"a")))
    assert first == [frames.Message(frames.CLOSE, b"\x0f\xa0")]
    assert list(incoming.read(sent(frames.TEXT, b"a"))) == []


def test_a_finished_reader_is_freed_at_once() -> None:
    gc.collect()
    gc.disable()
    try:
        incoming = frames.Incoming(100)
        assert list(incoming.read(sent(frames.TEXT, b"a")[:3])) == []
        protocol = weakref.ref(incoming._protocol)
        incoming.end()
        del incoming
        assert protocol() is None
    finally:
        gc.enable()


KEY = ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
ASKED = (("upgrade", "websocket"), ("connection", "keep-alive, Upgrade"), ("sec-websocket-version", "13"), KEY)


def test_a_request_for_a_socket_is_answered_as_the_standard_says() -> None:
    response = frames.accepted("GET", "/api/socket", ASKED)
    assert response is not None
    assert response.startswith(b"HTTP/1.1 101 ")
    assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in response


def test_compression_is_never_agreed_on() -> None:
    response = frames.accepted("GET", "/", (*ASKED, ("sec-websocket-extensions", "permessage-deflate")))
    assert response is not None
    assert b"extensions" not in response.lower()


@pytest.mark.parametrize("key", ["", "!", "dGhlIHNhbXBsZSBub25jZQ", "AAAA"])
def test_a_request_without_a_proper_key_gets_no_socket(key: str) -> None:
    assert frames.accepted("GET", "/", (*ASKED[:-1], ("sec-websocket-key", key))) is None


@pytest.mark.parametrize("missing", ["upgrade", "connection", "sec-websocket-version", "sec-websocket-key"])
def test_a_request_without_one_of_its_headers_gets_no_socket(missing: str) -> None:
    assert frames.accepted("GET", "/", [header for header in ASKED if header[0] != missing]) is None
    assert frames.accepted("POST", "/", ASKED) is None
