"""Signed tokens: who holds which chair. They are sent in headers and first messages, never in addresses or logs."""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated, Final

import msgspec
from itsdangerous import BadSignature, Signer

from .errors import NotFound

_SALT: Final = b"litfuse/1/chair"


class Ticket(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a token says. Its generation is compared with the chair's, so that leaving makes old tokens worthless."""

    table: str
    chair: int  # -1: a spectator
    generation: int
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""  # of one who watches
    who: str = ""  # tells people apart; a person has the same one on every chair

    @property
    def person(self) -> str:
        """Who this is, whichever chair the person has moved to since."""
        return self.who or person_on(self.chair, self.generation)


def person_on(chair: int, generation: int) -> str:
    """Returns a name for a person who sat down before tickets told people apart."""
    return f"{chair}/{generation}"


class Tokens:
    def __init__(self, secret: bytes) -> None:
        # The comparison takes constant time; the salt derives a separate key for each purpose.
        self._signer = Signer(secret, salt=_SALT, key_derivation="hmac", digest_method=hashlib.sha256)
        self._decode = msgspec.json.Decoder(Ticket).decode

    def seal(self, ticket: Ticket) -> str:
        body = msgspec.json.encode(ticket).hex().encode()
        return self._signer.sign(body).decode()

    def open(self, token: str) -> Ticket:
        """Opens a token. Raises NotFound unless it was sealed here exactly like this, because base64 has several
        spellings.
        """
        try:
            given = token.encode()
            body = self._signer.unsign(given)
            if not hmac.compare_digest(self._signer.sign(body), given):
                raise NotFound
            return self._decode(bytes.fromhex(body.decode()))
        except (BadSignature, ValueError, msgspec.DecodeError) as error:
            raise NotFound from error
