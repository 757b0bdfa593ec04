"""Record files: what is written reads back, and whatever was changed in a finished record is found."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.games import registry
from litfuse.kernel.archive import Finding, begin, drawn, header_of, key_of, read, rebuilt, verify, write
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.fairness import NO_NONCE, seed_from
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Draw, Header
from litfuse.kernel.rng import Stream
from litfuse.testing.skeleton import GAME, Config
from litfuse.testing.skeleton.actions import ChooseBlind, PassCards
from tests.kernel.broken import broken

SEED = seed_from("archive")
NONCES = [bytes(range(16)), NO_NONCE, b"\xff" * 16]
CONFIG = Config(rounds=1, notebook=False, spectators=False)
REPLACEMENTS = (b"\x00", b"\n", b" ", b'"', b"0", b"1", b"9", b"a", b"A", b"}", b"\x80", b"\xff")


def settle(game: AnyGame, config: Any = None, seats: int = 3, **more: Any) -> Header:
    settled = game.types.config() if config is None else config
    return header_of(game, seats, settled, SEED, "match-1", NONCES[:seats], ["Ada", "Bo é", '"{"end"'][:seats], **more)


def finished(game: AnyGame, config: Any = None, limit: int = 10**9) -> tuple[Header, AnyMatch]:
    header = settle(game, config)
    match = begin(game, header, SEED)
    rng = Stream(1)
    while not match.over and match.seq < limit:
        decision = match.owed[0]
        match = match.play(decision, match.options(decision).sample(rng))
    return header, match if match.over else match.close("agreed")


@cache
def short_record() -> bytes:
    """A short record with drawn numbers and orders, a set, an escape and a clock."""
    header = settle(GAME, CONFIG)
    match = begin(GAME, header, SEED)
    match = match.play("0.pass.1", PassCards(match.state.hands[0][1:3])).wait()
    match = match.play("2.choose.1", ChooseBlind()).wait()
    assert match.over
    return write(header, match, SEED)


def find(name: str) -> AnyGame:
    return GAME if name == GAME.name else registry.find(name)


def check(data: bytes, game: AnyGame | None = None) -> list[Finding]:
    return verify(read(data, (lambda name: game) if game else find), data)


def found(data: bytes) -> bool:
    """Was a change found, as a BadRecord and as nothing else?"""
    try:
        check(data)
    except BadRecord:
        return True
    return False


def test_a_finished_record_is_verified() -> None:
    data = short_record()
    archive = read(data, find)
    assert archive.end is not None
    assert all(f.held for f in verify(archive, data))
    assert [f.says.key for f in check(data)] == [
        "verified-form",
        "verified-commit",
        "verified-draws",
        "verified-events",
    ]
    assert write(archive.header, archive.match, SEED) == data
    assert archive.header.config == CONFIG


@pytest.mark.parametrize("name", sorted(registry.GAMES))
def test_records_of_every_game_are_verified(name: str) -> None:
    for limit in (3, 10**9):
        header, match = finished(registry.GAMES[name], limit=limit)
        data = write(header, match, SEED)
        archive = read(data, find)
        assert all(f.held for f in verify(archive, data))
        assert archive.match.entries() == match.entries()
        assert archive.match.outcome == match.outcome
        assert list(rebuilt(match.game, header, match.entries())) == match.entries()
        assert write(archive.header, archive.match, SEED) == data


@pytest.mark.parametrize("name", sorted(registry.GAMES))
def test_every_choice_of_a_table_can_be_recorded(name: str) -> None:
    game = registry.GAMES[name]
    names = game.types.config.__struct_fields__
    flipped = {n: not v for n in names if isinstance(v := getattr(game.types.config(), n), bool)}
    header, match = finished(game, game.types.config(**flipped), limit=5)
    assert len(flipped) > 1
    assert check(write(header, match, SEED))


class TestEveryChangeIsFound:
    def test_one_changed_byte_is_rejected(self) -> None:
        data = short_record()
        missed = [
            (i, new)
            for i in range(len(data))
            for new in (*REPLACEMENTS, bytes([data[i] ^ 1]), bytes([data[i] ^ 0x20]))
            if new != data[i : i + 1] and not found(data[:i] + new + data[i + 1 :])
        ]
        assert not missed

    def test_a_removed_or_inserted_byte_is_rejected(self) -> None:
        data = short_record()
        missed = [i for i in range(len(data)) if not found(data[:i] + data[i + 1 :])]
        missed += [
            i for i in range(len(data) + 1) for new in (b"\n", b" ", b"0") if not found(data[:i] + new + data[i:])
        ]
        assert not missed

    def test_a_truncated_record_is_rejected(self) -> None:
        """Whole lines less is a record of the match while it ran; it says that it is not verified to the end."""
        data = short_record()
        for i in range(len(data)):
            if data[i - 1 : i] == b"\n" and data[:i].count(b"\n") > 1:
                assert [f.says.key for f in check(data[:i]) if not f.held] == ["unverified-running"]
            else:
                assert found(data[:i]), i

    @pytest.mark.parametrize("more", [b"x", b"\n", b"{}\n", b"\n\n", b"\x00", b'{"end"', b'{"end"}\n', b'{"seq":5}\n'])
    def test_an_extended_record_is_rejected(self, more: bytes) -> None:
        assert found(short_record() + more)

    def test_a_record_with_moved_lines_is_rejected(self) -> None:
        lines = short_record().splitlines(keepends=True)
        for i in range(len(lines)):
            assert found(b"".join(lines[:i] + lines[i + 1 :])) or i == len(lines) - 1
            assert found(b"".join([*lines[: i + 1], *lines[i:]]))
            if i:
                assert found(b"".join([*lines[: i - 1], lines[i], lines[i - 1], *lines[i + 1 :]]))

    def test_a_changed_byte_in_a_record_of_each_game_is_rejected(self) -> None:
        header, match = finished(registry.GAMES[sorted(registry.GAMES)[0]], limit=6)
        data = write(header, match, SEED)
        assert not found(data)
        missed = [i for i in range(len(data)) if not found(data[:i] + bytes([data[i] ^ 1]) + data[i + 1 :])]
        missed += [i for i in range(len(data)) if data[i] != 57 and not found(data[:i] + b"9" + data[i + 1 :])]
        assert not missed

    def test_a_record_with_another_spelling_is_rejected(self) -> None:
        data = short_record()
        first, rest = data.split(b"\n", 1)
        loose = json.dumps(json.loads(first), ensure_ascii=False).encode()
        assert found(loose + b"\n" + rest)
        assert found(first.replace(b'"notebook":false', b'"log":true,"notebook":false') + b"\n" + rest)
        body, end = data[:-1].rsplit(b"\n", 1)
        seed = json.loads(end)["end"]["seed"]
        assert found(body + b"\n" + end.replace(seed.encode(), seed.upper().encode()) + b"\n")


def forged(change: Any) -> bytes:
    """A record whose digest fits again: what a host could write who has changed something."""
    lines = [json.loads(line) for line in short_record().splitlines()]
    change(lines)
    body = b"".join(map(compact, lines[:-1]))
    lines[-1]["end"]["digest"] = sha256(body).hexdigest()
    return body + compact(lines[-1])


def compact(line: Any) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def test_rewriting_a_record_without_a_change_gives_the_same_bytes() -> None:
    assert forged(lambda lines: None) == short_record()


def edit(line: int, *path: Any, to: Any) -> Any:
    """Puts `to` there, or what it makes of what stood there."""

    def change(lines: list[Any]) -> None:
        at = lines[line]
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = to(at[path[-1]]) if callable(to) else to

    return change


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (edit(0, "litfuse", to=2), "record-version"),
        (edit(0, "header", "seats", to=9), "no-seats"),
        (edit(0, "header", "seats", to=2), None),
        (edit(0, "header", "match", to="other"), "record-commit"),
        (edit(0, "header", "commit", to="00"), "record-commit"),
        (edit(0, "header", "nonces", 0, to="00" * 16), "record-draw-wrong"),  # not opened, then: another key
        (edit(0, "header", "nonces", 0, to="01" * 16), "record-nonce"),
        (edit(0, "header", "nonces", 0, to="00"), "record-nonce"),
        (edit(0, "header", "nonces", 0, to="é"), "record-hex"),
        (edit(0, "header", "nonces", 2, to="FF" * 16), "record-hex"),
        (edit(0, "header", "nonces", to=["00" * 16]), "record-nonce"),
        (edit(0, "header", "config", "rounds", to=2), None),
        (edit(-1, "end", "seed", to="00" * 32), "record-commit"),
        (edit(-1, "end", "seed", to="x"), "record-hex"),
        (edit(-1, "end", "outcome", "winners", to=[]), "record-outcome"),
        (edit(1, "draws", 0, "of", to=-1), "record-draw-wrong"),
        (edit(1, "draws", 0, "of", to=10**9), "record-draw-wrong"),
        (edit(4, "draws", 0, "of", to=0), "record-draw-wrong"),
        (edit(4, "draws", 0, "of", to=-(2**70)), None),
        (edit(4, "draws", 0, "of", to=2**70), None),
        (edit(4, "draws", 0, "got", to="00"), "record-draw-wrong"),
        (edit(4, "draws", 0, "label", to="other"), "record-draw-wrong"),
        (edit(4, "draws", to=[{"label": "x", "of": 1, "got": 0}]), "record-draw-missing"),
        (edit(2, "events", 0, "cards", to=[1, 2]), None),
        (edit(2, "events", to=[{"type": "CardsShown", "cards": [1, 2, 3]}]), "record-event"),
        (edit(2, "answers", to="1.pass.1"), "record-illegal"),
        (edit(2, "action", to={"type": "ChooseBlind"}), "record-illegal"),
        (edit(2, "action", "cards", to=lambda cards: cards[::-1]), "record-rules"),
        (edit(3, "action", "key", to="pass.9"), "record-illegal"),
        (edit(4, "events", 0, "seat", to=1), None),
        (edit(2, "seq", to=2), "record-seq"),
    ],
)
def test_a_forged_record_is_found_too(change: Any, key: str | None) -> None:
    with pytest.raises(BadRecord) as error:
        check(forged(change))
    assert key is None or error.value.says.key == key


def test_a_clever_host_would_have_to_break_the_commitment() -> None:
    """A whole other deal, consistent in itself, does not fit the promise."""
    header = settle(GAME)
    other = seed_from("another")
    match = begin(GAME, header, other).close()
    data = write(header, match, other)
    with pytest.raises(BadRecord) as error:
        check(data)
    assert error.value.says.key == "record-commit"


def test_the_record_of_a_running_match_has_no_seed_and_says_what_cannot_be_checked() -> None:
    header = settle(GAME)
    match = begin(GAME, header, SEED).wait()
    data = write(header, match, SEED)
    assert SEED.hex().encode() not in data
    findings = check(data)
    assert [(f.says.key, f.held) for f in findings] == [
        ("verified-form", True),
        ("unverified-running", False),
        ("verified-events", True),
    ]
    assert read(data, find).end is None


def test_other_rules_cannot_be_checked_but_everything_else_is() -> None:
    header = settle(GAME)
    old = Header(**{f: getattr(header, f) for f in header.__struct_fields__} | {"rules": "0"})
    match = begin(GAME, header, SEED).wait()
    for last, seed in ((match, None), (match.close(), SEED)):
        findings = check(write(old, last, seed))
        assert [f.says.key for f in findings if not f.held][-1] == "unverified-rules"


def test_a_record_of_a_stopped_match_is_verified() -> None:
    """A match whose rules broke is closed; its record can be read and its draws checked."""
    game = broken("view")
    header = settle(game)
    match = begin(game, header, SEED)
    closed = match.play(match.owed[0], match.options(match.owed[0])[0]).close("rules-bug")
    assert all(f.held for f in check(write(header, closed, SEED), game))


@pytest.mark.parametrize("where", ["decide", "outcome"])
def test_a_record_on_which_the_rules_break_is_refused(where: str) -> None:
    header = settle(GAME)
    match = begin(GAME, header, SEED)
    data = write(header, match.play(match.owed[0], match.options(match.owed[0])[0]), SEED)
    with pytest.raises(BadRecord) as error:
        check(data, broken(where))
    assert error.value.says.key == "record-illegal"


@given(st.binary(max_size=200) | st.text(max_size=80).map(lambda t: t.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    assert found(data)
    assert found(data + b"\n")
    assert found(short_record().split(b"\n")[0] + b"\n" + data + b"\n")


@given(st.data())
def test_any_splice_is_found(data: st.DataObject) -> None:
    record = short_record()
    i = data.draw(st.integers(0, len(record)))
    j = data.draw(st.integers(i, len(record)))
    new = data.draw(st.binary(max_size=5))
    changed = record[:i] + new + record[j:]
    assert changed == record or found(changed) or not all(f.held for f in check(changed))


def test_draws_can_be_rebuilt_from_the_key_alone() -> None:
    header, match = finished(GAME, Config(rounds=1))
    key = key_of(header, SEED)
    for entry in match.entries():
        for draw in entry.draws:
            assert drawn(key, entry.seq, draw) == draw.got
    assert drawn(key, 0, Draw("x", 0, 0)) is None
    assert drawn(key, 0, Draw("x", 5, "00")) is None
    assert drawn(key, 0, Draw("x", 2, "0000")) is not None
