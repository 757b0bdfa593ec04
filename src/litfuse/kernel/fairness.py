"""A deal that anybody can check: the host commits to a seed before the match and reveals it afterwards.

`commit = SHA-256("litfuse/1" || match id || seed)` is published before the deal. The key of all draws is
`HMAC-SHA-256(seed, match id || nonces in seat order)`. Every seat's nonce is sealed (its hash is shown) before any is
opened. So nobody, not even the host, can choose the key alone, if players keep the seals and compare them.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from .records import Part

NONCE_SIZE = 16
NO_NONCE = bytes(NONCE_SIZE)


class Seals(Part, kw_only=True):
    """What a player was shown before opening a nonce, and keeps. It proves that nobody chose a nonce last."""

    match: str
    commit: str
    seals: tuple[str, ...]  # hashes of all seats' nonces, including bots, in seat order


def commitment(match_id: str, seed: bytes) -> str:
    return hashlib.sha256(b"litfuse/1" + match_id.encode() + seed).hexdigest()


def nonce_hash(nonce: bytes) -> str:
    return hashlib.sha256(nonce).hexdigest()


def match_key(seed: bytes, match_id: str, nonces: Sequence[bytes]) -> bytes:
    return hmac.digest(seed, match_id.encode() + b"".join(nonces), "sha256")


def seed_from(number: int | str) -> bytes:
    """Returns a seed from a number that people can write down: for simulations and lessons, not among strangers."""
    return hashlib.sha256(f"litfuse/seed/{number}".encode()).digest()
