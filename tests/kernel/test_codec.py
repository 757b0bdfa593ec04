"""Whatever bytes arrive: a record of the type that was asked for, or a BadRecord that names the place."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from litfuse.games.registry import GAMES
from litfuse.kernel.codec import Codec, Decoder, codec, encode, view_hash
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Text
from litfuse.kernel.told import told
from litfuse.testing.skeleton import GAME, Action
from litfuse.testing.skeleton.actions import Choose, PassCards
from tests.kernel.test_match import played

json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5) | st.just("type"), inner, max_size=3)
    ),
    max_leaves=8,
)


def plain(thing: object) -> Any:
    return msgspec.json.decode(encode(thing))


@given(played())
def test_encoded_values_decode_to_the_same(match: AnyMatch) -> None:
    c = codec(match.game)
    for viewer in (0, "spectator"):
        message = told(match, viewer)
        # As plain values: a menu is for anybody, so those in it have no types of the game, and no order of fields.
        assert plain(c.told(encode(message))) == plain(message)
        assert plain(c.frame(encode(message.frame))) == plain(message.frame)
        assert c.view(encode(message.frame.view)) == message.frame.view
        assert c.knowledge(encode(message.known)) == message.known if message.known is not None else True
        for notice in message.notices:
            assert c.notice(encode(notice)) == notice
    for entry in match.entries():
        assert c.entry(encode(entry)) == entry
        for event in entry.events:
            assert c.event(encode(event)) == event
    assert c.config(encode(match.config)) == match.config
    closed = match if match.over else match.close()
    assert c.entry(encode(closed.entry)) == closed.entry


@pytest.mark.parametrize(
    ("data", "path"),
    [
        (b'{"type":"Choose","card":25}', "$.card"),
        (b'{"type":"Choose","card":"1"}', "$.card"),
        (b'{"type":"Choose"}', "$"),
        (b'{"type":"Choose","card":1,"more":1}', "$"),
        (b'{"type":"Nothing"}', "$.type"),
        (b'{"card":1}', "$"),
        (b'{"type":"PassCards","cards":[1,null]}', "$.cards[1]"),
        (b"[]", "$"),
        (b"", "$"),
        (b"{", "$"),
        (b'{"type":"Choose","card":1}x', "$"),
        (b"\xff\xfe", "$"),
        (b'{"type":"\xff"}', "$"),
        (b'{"type":"\\ud800"}', "$"),
        (b"[" * 100_000, "$"),
        (b'{"type":"Choose","card":' + b"9" * 10_000 + b"}", "$.card"),
        ("\ud800", "$"),
    ],
)
def test_bad_bytes_name_their_place(data: bytes | str, path: str) -> None:
    with pytest.raises(BadRecord) as error:
        codec(GAME).action(data)
    assert error.value.path == path
    assert error.value.says.key == "bad-data"
    assert error.value.says.args["path"] == f"={path}"


@given(st.binary(max_size=60) | st.text(max_size=60) | json.map(lambda j: repr(j)))
@example("\ud800")
@example(b'{"seq":1e400}')
def test_any_bytes_are_decoded_or_refused(data: bytes | str) -> None:
    for decode in vars(codec(GAME)).values():
        with suppress(BadRecord):
            decode(data)


@given(json)
def test_any_plain_data_is_converted_or_refused(data: Any) -> None:
    for decode in vars(codec(GAME)).values():
        with suppress(BadRecord):
            decode.convert(data)


def test_plain_data_is_converted_strictly() -> None:
    assert codec(GAME).action.convert({"type": "Choose", "card": 3}) == Choose(3)
    assert codec(GAME).action.convert({"type": "PassCards", "cards": [1, 2]}) == PassCards((1, 2))
    with pytest.raises(BadRecord) as error:
        codec(GAME).action.convert({"type": "Choose", "card": "3"})
    assert error.value.path == "$.card"


def test_equal_values_have_equal_bytes() -> None:
    assert encode({"b": 1, "a": 2}) == encode({"a": 2, "b": 1}) == b'{"a":2,"b":1}'
    assert encode(Text("é\u2028")) == '{"key":"é\u2028"}'.encode()
    assert view_hash(Choose(1)) == view_hash(encode(Choose(1))) != view_hash(Choose(2))
    assert len(view_hash(Choose(1))) == 32


def test_decoders_are_made_once() -> None:
    assert codec(GAME) is codec(GAME)
    assert isinstance(codec(GAME), Codec)
    decode: Decoder[Any] = Decoder(Action)
    assert decode(b'{"type":"Choose","card":1}') == Choose(1)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_has_all_decoders(name: str) -> None:
    assert all(isinstance(d, Decoder) for d in vars(codec(GAMES[name])).values())
