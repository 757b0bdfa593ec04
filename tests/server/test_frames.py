"""WebSocket frames: whatever a client may send is read, and nothing else."""

import random

import pytest
from websockets.frames import Frame, Opcode

from litfuse.server.sockets import frames


def sent(kind: int, data: bytes, last: bool = True) -> bytes:
    """As a client sends it, by a library that is not ours."""
    return Frame(Opcode(kind), data, fin=last).serialize(mask=True)


def read(data: bytes, most: int = 1 << 20, chunk: int = 1 << 30) -> list[frames.Message]:
    incoming, found = frames.Incoming(most), []
    for at in range(0, len(data), chunk):
        incoming.feed(data[at : at + chunk])
        while (message := incoming.next()) is not None:
            found.append(message)
    return found


def test_messages_of_all_sizes_are_read_however_they_are_cut() -> None:
    rng = random.Random(3)
    messages = [bytes(rng.choices(b"abc{}", k=n)) for n in (0, 1, 125, 126, 127, 65535, 65536, 70000)]
    data = b"".join(sent(frames.TEXT, m) for m in messages)
    for chunk in (1 << 30, 4096, 1021, 7):
        assert read(data, chunk=chunk) == [frames.Message(frames.TEXT, m) for m in messages]


def test_a_message_in_parts_is_one_and_pings_may_come_between() -> None:
    data = sent(frames.TEXT, "aé".encode()[:2], last=False) + sent(frames.PING, b"?")
    data += sent(frames.MORE, b"", last=False) + sent(frames.MORE, "é".encode()[1:] + b"b")
    assert read(data) == [frames.Message(frames.PING, b"?"), frames.Message(frames.TEXT, "aéb".encode())]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_what_we_send_others_can_read(size: int) -> None:
    data = b"x" * size
    assert frames.frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
    assert frames.frame((1008).to_bytes(2, "big"), frames.CLOSE) == Frame(
        Opcode.CLOSE, (1008).to_bytes(2, "big")
    ).serialize(mask=False)


WRONG = {
    "not masked": (Frame(Opcode.TEXT, b"a").serialize(mask=False) + b"....", frames.WRONG),
    "an extension that nobody agreed on": (bytes((0xC1, 0x80, 0, 0, 0, 0)), frames.WRONG),
    "no such kind": (bytes((0x83, 0x80, 0, 0, 0, 0)), frames.WRONG),
    "a part of nothing": (sent(frames.MORE, b"a"), frames.WRONG),
    "a message within a message": (sent(frames.TEXT, b"a", last=False) + sent(frames.TEXT, b"b"), frames.WRONG),
    "a ping in parts": (bytes((0x09, 0x80, 0, 0, 0, 0)), frames.WRONG),
    "a ping too long": (bytes((0x89, 0xFE, 0, 126, 0, 0, 0, 0)), frames.WRONG),
    "no text": (sent(frames.TEXT, b"\xff"), frames.NOT_TEXT),
    "too large": (sent(frames.TEXT, b"x" * 101), frames.TOO_LARGE),
    "too large before it comes": (bytes((0x81, 0xFF, 0x7F, *[255] * 7, 0, 0, 0, 0)), frames.TOO_LARGE),
    "too large in parts": (sent(frames.TEXT, b"x" * 60, last=False) + sent(frames.MORE, b"x" * 60), frames.TOO_LARGE),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_no_client_may_send(what: str) -> None:
    data, code = WRONG[what]
    with pytest.raises(frames.BadFrame) as caught:
        read(data, most=100)
    assert caught.value.code == code


def test_a_close_is_found_after_a_message_that_was_too_large() -> None:
    incoming = frames.Incoming(100)
    data = sent(frames.TEXT, b"x" * 5000) + sent(frames.CLOSE, b"\x03\xe8")
    found, broken = [], 0
    for at in range(0, len(data), 50):
        incoming.feed(data[at : at + 50])
        try:
            while (message := incoming.next()) is not None:
                found.append(message)
        except frames.BadFrame:
            broken += 1
    assert (found, broken) == ([frames.Message(frames.CLOSE, b"\x03\xe8")], 1)


def test_codes_that_are_never_sent_are_not_sent_back() -> None:
    codes = {b"": 1000, b"\x03\xe8": 1000, b"\x03\xee": 1002, b"\x0f\xa0": 4000, b"\x00\x01": 1002}
    assert {data: frames.code_of(data) for data in codes} == codes


def test_a_key_is_answered_as_the_standard_says() -> None:
    assert frames.accepted(b"dGhlIHNhbXBsZSBub25jZQ==") == b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    assert frames.accepted(b"") is None
    assert frames.accepted(b"!") is None
