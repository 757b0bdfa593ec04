"""Signed tokens: who holds which chair. They travel in headers and first messages, never in addresses or logs."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import Annotated, Final

import msgspec
from itsdangerous import BadSignature, Signer

from .errors import NotFound

_SALT: Final = b"litfuse/1/chair"


class Ticket(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a token says. A chair's generation is compared with the table's, so leaving makes old tokens worthless."""

    table: str
    chair: int  # -1: watches
    generation: int
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""  # of one who watches
    who: str = ""  # tells those who watch apart


class Tokens:
    def __init__(self, secret: bytes) -> None:
        # The comparison is constant-time; the key is derived per purpose by the salt.
        self._signer = Signer(secret, salt=_SALT, key_derivation="hmac", digest_method=hashlib.sha256)
        self._decode = msgspec.json.Decoder(Ticket).decode

    def seal(self, ticket: Ticket) -> str:
        body = msgspec.json.encode(ticket).hex().encode()
        return self._signer.sign(body).decode()

    def open(self, token: str) -> Ticket:
        """NotFound for whatever was not sealed here."""
        try:
            return self._decode(bytes.fromhex(self._signer.unsign(token.encode()).decode()))
        except (BadSignature, ValueError, msgspec.DecodeError) as error:
            raise NotFound from error


def secret_of(path: Path) -> bytes:
    """The server's own secret, made at the first start and readable by its user alone."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        pass
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    path.write_bytes(secrets.token_bytes(32))
    return path.read_bytes()
