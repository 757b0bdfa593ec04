"""Errors as sentences."""

from __future__ import annotations

from litfuse.kernel.errors import LitfuseError, plain
from litfuse.kernel.records import Text

from .sentences import game_files
from .voice import Voice


def explained(error: LitfuseError, language: str = "en") -> str:
    """Returns an error's sentence, with the rule behind it."""
    return explained_by(Voice(language, error.game, me=error.seat), error)


def explained_by(voice: Voice, error: LitfuseError, says: Text | None = None) -> str:
    """Returns the same in this voice. A sentence of another game is said in the words of that game.

    `says` replaces the text of the error, for a caller that must not quote everything.
    """
    key = error.says.key
    if error.game not in ("", voice.game) or not voice.has(key):
        games = (error.game,) if error.game else game_files(voice.language)
        voices = [Voice(voice.language, game, voice.names, voice.me) for game in games]
        voice = next((v for v in voices if v.has(key)), voice)
    if not voice.has(key):
        return plain(error)
    said = voice.say(says or error.says)
    if not error.rule:
        return said
    return f"{said[:-1]} ({error.rule})." if said.endswith(".") else f"{said} ({error.rule})"
