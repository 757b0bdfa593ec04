"""Talk in the terminal: what a person types to be heard, and how what was said is shown.

"hello        say it to all; "suspect r says one of the game's phrases, in its notation
>2 hello      whisper it to player 2
!2            nudge player 2
"""

from __future__ import annotations

import re
from typing import Any, Final

from litfuse.kernel.errors import BadRecord
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Seat, text
from litfuse.kernel.talk import Heard, Said
from litfuse.kernel.texts import kebab, text_of
from litfuse.lang import Voice

from . import notation

_SPOKEN: Final = re.compile(r'(?:(")|(>) ?(\d) |(!) ?(\d)\Z)(.*)\Z')


def read(line: str, game: AnyGame, seat: Seat, seats: int, voice: Voice) -> Said | None:
    """Returns what this line says, None if it is no talk."""
    found = _SPOKEN.match(line)
    if found is None:
        return None
    _, whisper, ear, nudge, target, words = found.groups()
    if nudge:
        return Said(seat, "nudge", "", int(target) - 1)
    body = phrased(words.strip(' "'), game, seats, voice)
    return Said(seat, "whisper", body, int(ear) - 1) if whisper else Said(seat, "chat", body)


def phrased(words: str, game: AnyGame, seats: int, voice: Voice) -> Any:
    """Returns the phrase that these words write in notation, otherwise the words themselves."""
    if game.types.phrase is str:
        return words
    try:
        return notation.read(words, game, seats, voice, game.types.phrase)
    except BadRecord:
        return words


def sentence(voice: Voice, heard: Heard) -> str:
    who, to = f"@{heard.seat}", "" if heard.to is None else f"@{heard.to}"
    if heard.kind == "nudge":
        return voice.say(text("cli-nudges", who=who, to=to))
    if heard.body is None:
        return voice.say(text("cli-whispers", who=who, to=to))
    what = heard.body if isinstance(heard.body, str) else voice.say(text_of(heard.body, "say"))
    if heard.kind == "whisper":
        return voice.say(text("cli-whispers-that", who=who, to=to, what=f"={what}"))
    return voice.say(text("cli-says", who=who, what=f"={what}"))


def help_lines(voice: Voice, talk: Any) -> list[str]:
    """Returns how to talk here, as far as the table allows it."""
    lines = [voice.say(text("cli-help-say", typed='="'))] if talk.chat == "free" else []
    if talk.slips:
        lines.append(voice.say(talk.why))
    if talk.whispers:
        lines.append(voice.say(text("cli-help-whisper", typed="=>2")))
    if talk.nudges:
        lines.append(voice.say(text("cli-help-nudge", typed="=!2")))
    if talk.phrases and talk.chat != "off":
        written = ", ".join(notation.written_form(form) if form.picks else kebab(form.type) for form in talk.phrases)
        key = "cli-help-phrases" if talk.chat == "free" else "cli-help-only-phrases"
        lines.append(voice.say(text(key, typed='="', phrases=f"={written}")))
    return lines
