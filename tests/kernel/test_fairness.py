"""The commitment and the key: formulas that records and browsers rely on."""

from __future__ import annotations

import hashlib
import hmac

from hypothesis import given
from hypothesis import strategies as st

from litfuse.kernel.fairness import NO_NONCE, NONCE_SIZE, commitment, match_key, nonce_hash, seed_from
from tests.kernel.broken import KEY

seeds = st.binary(min_size=32, max_size=32)
ids = st.text(st.characters(codec="utf-8"), max_size=20)
nonces = st.lists(st.binary(min_size=NONCE_SIZE, max_size=NONCE_SIZE), max_size=6)


def test_the_formulas_never_change() -> None:
    assert commitment("match-1", KEY) == "80db63dd87c4fc01b21a8f6c7d9ab1a8d620ddc85a3ab1f1a3bf0a812b7bc526"
    assert nonce_hash(KEY[:16]) == "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991"
    key = "e2095a592e78e69e9b59cbef7f6ccbaa66810cd9718d7bb465887d738591c825"
    assert match_key(KEY, "match-1", [KEY[:16], NO_NONCE]).hex() == key
    assert seed_from(7).hex() == "a386470c29f798a8cc25ac81e00ebbcaf9aaaa3b4d7f10322c2ced1b9b5c45fb"
    assert seed_from("seven").hex() == "65ffb1e707c8d930256d127769ace2a021b306ebe58b24ff8b2cbca192ffaf17"


@given(seeds, ids, nonces)
def test_the_formulas_are_as_documented(seed: bytes, match: str, given_nonces: list[bytes]) -> None:
    assert commitment(match, seed) == hashlib.sha256(b"litfuse/1" + match.encode() + seed).hexdigest()
    message = match.encode() + b"".join(given_nonces)
    assert match_key(seed, match, given_nonces) == hmac.new(seed, message, hashlib.sha256).digest()


@given(seeds, ids, nonces.filter(bool), st.data())
def test_every_seat_alone_can_change_the_key(seed: bytes, match: str, before: list[bytes], data: st.DataObject) -> None:
    i = data.draw(st.integers(0, len(before) - 1))
    other = data.draw(st.binary(min_size=16, max_size=16).filter(lambda n: n != before[i]))
    after = [*before[:i], other, *before[i + 1 :]]
    assert match_key(seed, match, before) != match_key(seed, match, after)
