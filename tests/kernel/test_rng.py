"""Draws are a format: records made today must verify for ever."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.kernel.errors import BadRecord
from litfuse.kernel.records import Draw
from litfuse.kernel.rng import KeyedRng, Scripted, Stream, Words, again
from tests.kernel.broken import KEY

labels = st.text(st.characters(exclude_characters="#", codec="utf-8"), max_size=8)
seqs = st.integers(0, 10**9)


@pytest.mark.parametrize(
    ("seq", "label", "words"),
    [
        (0, "deal", [744961781, 1670524183, 4293005128, 4035415683, 963328287, 2328197797, 470217262, 205976211]),
        (7, "roll", [4289906093, 1053163408, 3831391002, 1149545354, 4006091054, 2525481799, 4238953597, 2538940643]),
        (7, "roll#2", [2238559448, 162631368, 3600971217, 3614766312, 3333638798, 647252259, 808472813, 3739283926]),
        (10**6, "é/ü", [2658263360, 2755720970, 2834148330, 3588864224, 2845969694, 713665914, 504259507, 4006695296]),
    ],
)
def test_words_of_the_generator_never_change_between_versions(seq: int, label: str, words: list[int]) -> None:
    stream = Words(KEY, seq, label)
    assert [stream.word() for _ in range(8)] == words


@pytest.mark.parametrize(
    ("seq", "label", "six", "order", "data", "two_words", "three_words"),
    [
        (0, "deal", 5, (6, 8, 7, 4, 2, 3, 5, 0, 9, 1), "2c6736f563922d17ffe2", 1053937511703, 116045579267331781806034),
        (7, "roll", 5, (9, 0, 5, 1, 8, 7, 6, 2, 4, 3), "ffb2c5ad3ec5ff90e45e", 744082505616, 186721080946275578374539),
        (
            7,
            "roll#2",
            2,
            (5, 9, 6, 7, 4, 2, 3, 1, 0, 8),
            "856db4d809b18ec8d6a2",
            927875567304,
            640979703660682240457633,
        ),
    ],
)
def test_draws_never_change_between_versions(
    seq: int, label: str, six: int, order: tuple[int, ...], data: str, two_words: int, three_words: int
) -> None:
    assert Words(KEY, seq, label).below(6) == six
    assert Words(KEY, seq, label).order(10) == order
    assert Words(KEY, seq, label).bytes(10).hex() == data
    assert Words(KEY, seq, label).below(2**40) == two_words
    assert Words(KEY, seq, label).below(3**50) == three_words


@given(seqs, labels, st.integers(0, 40))
def test_words_are_hmac_of_seq_label_and_block(seq: int, label: str, n: int) -> None:
    blocks = b"".join(hmac.digest(KEY, f"{seq}/{label}/{i}".encode(), "sha256") for i in range(n // 8 + 1))
    stream = Words(KEY, seq, label)
    assert b"".join(stream.word().to_bytes(4, "big") for _ in range(n)) == blocks[: 4 * n]


@given(st.binary(min_size=1, max_size=40), seqs, labels, st.integers(1, 2**100))
def test_below_takes_the_first_number_under_the_largest_multiple(key: bytes, seq: int, label: str, n: int) -> None:
    size = 1
    while 2 ** (32 * size) < n:
        size += 1
    stream = Words(key, seq, label)
    while True:
        number = int.from_bytes(b"".join(stream.word().to_bytes(4, "big") for _ in range(size)), "big")
        if number < 2 ** (32 * size) // n * n:
            break
    assert Words(key, seq, label).below(n) == number % n < n


@pytest.mark.parametrize("n", [2**31 + 1, 2**32 - 1, 2**32, 2**32 + 1, 2**33, 2**64 + 1])
def test_large_ranges_reach_beyond_one_word(n: int) -> None:
    got = [Words(KEY, i, "big").below(n) for i in range(400)]
    assert max(got) < n
    assert max(got) > n * 0.97
    assert min(got) < n * 0.03
    assert len({g % 2 for g in got}) == 2


def test_words_above_the_largest_multiple_are_skipped() -> None:
    n = 2**31 + 1  # almost every second word must go
    first = [Words(KEY, i, "").word() for i in range(60)]
    drawn = [Words(KEY, i, "").below(n) for i in range(60)]
    assert all(d == w for w, d in zip(first, drawn, strict=True) if w < n)
    assert any(w >= n for w in first)


@given(
    st.lists(st.sampled_from([0, 5, 2**31, *range(2**32 - 12, 2**32)]), min_size=60, max_size=60), st.integers(0, 12)
)
def test_orders_skip_the_same_words(words: list[int], n: int) -> None:
    """Too large a word is rare: one in hundreds of millions. Here it is not."""
    one, other = Words(KEY, 0, "x"), Words(KEY, 0, "x")
    one._words, other._words = [*words], [*words]
    order = list(range(n))
    for i in range(n - 1, 0, -1):
        j = other.below(i + 1)
        order[i], order[j] = order[j], order[i]
    assert one.order(n) == tuple(order)
    assert one._words == other._words


def chi_square(counts: Counter[Any], cells: int) -> float:
    mean = sum(counts.values()) / cells
    return sum((counts[c] - mean) ** 2 / mean for c in counts) + (cells - len(counts)) * mean


@pytest.mark.parametrize("n", [2, 3, 6, 7, 13])
def test_numbers_are_uniform(n: int) -> None:
    keyed = Counter(KeyedRng(KEY, seq).below("x", n) for seq in range(6000))
    stream = Stream(n)
    free = Counter(stream.below("", n) for _ in range(6000))
    assert chi_square(keyed, n) < 40  # beyond the 99.99 % of 12 degrees of freedom
    assert chi_square(free, n) < 40


def test_orders_are_uniform() -> None:
    stream = Stream("orders")
    keyed = Counter(KeyedRng(KEY, seq).shuffled("x", "abcd") for seq in range(9600))
    free = Counter(stream.shuffled("", "abcd") for _ in range(9600))
    assert len(keyed) == len(free) == 24
    assert chi_square(keyed, 24) < 60
    assert chi_square(free, 24) < 60


@given(seqs, labels, st.lists(st.integers(), max_size=30), st.integers(0, 70))
def test_draws_are_recorded(seq: int, label: str, items: list[int], size: int) -> None:
    rng = KeyedRng(KEY, seq)
    mixed = rng.shuffled(label, items)
    number = rng.below(label, 1000)
    data = rng.bytes(label, size)
    first, second, third = rng.draws
    assert [d.label for d in rng.draws] == [label, f"{label}#2", f"{label}#3"]
    assert isinstance(first.got, tuple)
    assert mixed == tuple(items[i] for i in first.got)
    assert sorted(first.got) == list(range(len(items)))
    assert (second.of, second.got) == (1000, number)
    assert (third.of, third.got) == (size, data.hex())
    assert len(data) == size
    assert number == Words(KEY, seq, f"{label}#2").below(1000)


@given(st.lists(st.sampled_from(["a", "b", "ab", "a-b", ""]), max_size=12))
def test_a_label_used_again_is_numbered(used: list[str]) -> None:
    rng = KeyedRng(KEY, 1)
    for label in used:
        rng.below(label, 5)
    times = [used[: i + 1].count(label) for i, label in enumerate(used)]
    names = [label if n == 1 else f"{label}#{n}" for label, n in zip(used, times, strict=True)]
    assert [d.label for d in rng.draws] == names
    assert len(set(names)) == len(names)


def test_another_draw_in_between_shifts_nothing() -> None:
    with_it, without = KeyedRng(KEY, 3), KeyedRng(KEY, 3)
    with_it.shuffled("new", range(50))
    assert with_it.below("old", 10**9) == without.below("old", 10**9)
    assert KeyedRng(KEY, 4).below("old", 10**9) != without.draws[0].got


@given(seqs, st.lists(st.tuples(st.sampled_from("ab"), st.integers(0, 2), st.integers(1, 20)), max_size=8))
def test_a_script_gives_the_same_again(seq: int, asked: list[tuple[str, int, int]]) -> None:
    def ask(rng: KeyedRng | Scripted) -> list[Any]:
        return [
            rng.below(label, n) if how == 0 else rng.shuffled(label, range(n)) if how == 1 else rng.bytes(label, n)
            for label, how, n in asked
        ]

    keyed = KeyedRng(KEY, seq)
    got = ask(keyed)
    scripted = Scripted(keyed.draws)
    assert ask(scripted) == got
    assert scripted.draws == keyed.draws
    mixed = Scripted(keyed.draws[:1], Stream(seq))
    assert ask(mixed)[:1] == got[:1]
    assert [d.label for d in mixed.draws] == [d.label for d in keyed.draws]
    assert ask(Scripted(mixed.draws)) == ask(Scripted(mixed.draws))


def bad(got: Any, of: int = 3, label: str = "x") -> Scripted:
    return Scripted([Draw(label, of, got)])


@pytest.mark.parametrize(
    ("rng", "key"),
    [
        (bad(1, label="y"), "record-draw-missing"),
        (bad(1, of=4), "record-draw-size"),
        (bad(3), "record-draw-value"),
        (bad(-1), "record-draw-value"),
        (bad((0, 1, 2)), "record-draw-value"),
        (bad("00"), "record-draw-value"),
    ],
)
def test_a_script_that_does_not_fit_a_number_is_a_bad_record(rng: Scripted, key: str) -> None:
    with pytest.raises(BadRecord) as error:
        rng.below("x", 3)
    assert error.value.says.key == key


@pytest.mark.parametrize("got", [1, "000102", (0, 1), (0, 1, 1), (0, 1, 3), (0, 1, 2, 3), (-1, 0, 1)])
def test_a_script_that_does_not_fit_an_order_is_a_bad_record(got: Any) -> None:
    with pytest.raises(BadRecord):
        bad(got).shuffled("x", "abc")


@pytest.mark.parametrize("got", [1, (0, 1, 2), "0001", "00010203", "zzzzzz", ""])
def test_a_script_that_does_not_fit_bytes_is_a_bad_record(got: Any) -> None:
    with pytest.raises(BadRecord):
        bad(got).bytes("x", 3)


def test_labels_are_numbered_by_what_was_drawn() -> None:
    assert again("a", []) == "a"
    assert again("a", [Draw("a", 1, 0), Draw("a#2", 1, 0), Draw("ab", 1, 0)]) == "a#3"


def test_streams_never_change_between_versions() -> None:
    stream = Stream(7)
    assert [stream.below("", 100) for _ in range(12)] == [79, 57, 68, 37, 93, 58, 88, 78, 2, 44, 9, 97]
    assert stream.shuffled("", range(10)) == (1, 0, 9, 6, 8, 3, 7, 5, 4, 2)
    assert stream.bytes("", 6).hex() == "55adee9e3754"
    assert stream.below("", 10**30) == 223023739287794024329623576175
    named = Stream("seven")
    assert [named.below("", 2**32) for _ in range(3)] == [1255672340, 3282675693, 471243089]


def test_streams_go_on_after_a_block() -> None:
    stream = Stream(b"\0")
    for _ in range(511):
        stream.below("", 2)
    assert [stream.below("", 10**9) for _ in range(3)] == [170240285, 398338960, 314266924]
    digest = hashlib.shake_256(b"1/\0").digest(4096)
    assert int.from_bytes(digest[-8:], "big") * 10**9 >> 64 == 398338960


@given(st.integers() | st.text(st.characters(codec="utf-8")) | st.binary(), st.integers(1, 2**80))
def test_streams_stay_below_and_repeat(seed: int | str | bytes, n: int) -> None:
    one, other = Stream(seed), Stream(seed)
    assert [one.below("", n) for _ in range(5)] == [other.below("", n) for _ in range(5)]
    assert 0 <= one.below("", n) < n
    assert sorted(one.shuffled("", range(600))) == list(range(600))
    assert len(one.bytes("", 17)) == 17
