"""A signed statement of one node to another about a caller it forwards: who asks, from which address, for which table.

The pass names the receiving node. That id is new at every start, so a pass is useless anywhere else or later. It opens
no table: the caller still needs a token.
"""

from __future__ import annotations

import hmac
from typing import Final

import msgspec

_SALT: Final = b"litfuse/1/pass"
HEADER: Final = "litfuse-pass"


class Pass(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    sender: str
    receiver: str
    table: str  # empty: not about a table
    address: str  # of the caller, as limits count it


class Passes:
    def __init__(self, secret: bytes) -> None:
        self._key = hmac.digest(secret, _SALT, "sha256") if secret else b""
        self._decode = msgspec.json.Decoder(Pass).decode

    def seal(self, given: Pass) -> str:
        body = msgspec.json.encode(given)
        return f"{body.hex()}.{self._sign(body)}"

    def open(self, sealed: str, receiver: str) -> Pass | None:
        """Opens a pass. Returns None if it was sealed with another secret or for another node."""
        body, _, signature = sealed.partition(".")
        try:
            raw = bytes.fromhex(body)
            if not self._key or not hmac.compare_digest(self._sign(raw).encode(), signature.encode()):
                return None
            found = self._decode(raw)
        except (ValueError, msgspec.DecodeError):
            return None
        return found if found.receiver == receiver else None

    def _sign(self, body: bytes) -> str:
        return hmac.digest(self._key, body, "sha256").hex()
