"""What a bot replies to players who have spoken to it: one whisper back to each speaker in a round."""

from __future__ import annotations

from litfuse.games.scape_goat.cards import COLOURS, SHOWN, Colour
from litfuse.games.scape_goat.phrases import FrameColour, Hold, Lack, Phrase, Suspect, Trade
from litfuse.kernel.records import Seat
from litfuse.kernel.rng import Stream
from litfuse.kernel.talk import Heard

from .policy import Sight


class Conversation:
    """The players whom a bot still has to answer.

    A whisper to the bot is answered. A claim to all is answered by one of the bots that could, drawn from the bot's
    key. Each pair of players exchanges words once a round, so nobody answers an answer. Whether there is an answer thus
    follows from what was said, when, and the key, never from a card or a mat.
    """

    def __init__(self, seat: Seat, key: bytes) -> None:
        self.seat = seat
        self._key = key
        self._open: dict[Seat, tuple[int, Heard]] = {}  # by speaker: the turn and the words
        self._spoke: dict[Seat, int] = {}  # by listener: the turn of this bot's last whisper to them

    def hear(self, words: Heard, turn: int, seats: int) -> None:
        if words.seat == self.seat:
            if words.to is not None:
                self._spoke[words.to] = turn
                self._open.pop(words.to, None)
        elif self._concerned(words, turn, seats) and turn - self._spoke.get(words.seat, -seats) >= seats:
            self._open[words.seat] = (turn, words)

    def _concerned(self, words: Heard, turn: int, seats: int) -> bool:
        if words.kind == "whisper":
            return words.body is not None
        return isinstance(words.body, Phrase) and not self.luck("concerned", words, turn).below("one", seats - 1)

    def luck(self, label: str, words: Heard, turn: int) -> Stream:
        """Returns the same randomness for the same words in the same turn, so that a restart changes nothing."""
        return Stream(self._key + f"/{label}/{turn}/{words.seat}".encode())

    def next(self, turn: int, seats: int) -> Heard | None:
        """Returns the oldest words that wait for an answer, if any; words older than a round are dropped."""
        for speaker, (heard, words) in tuple(self._open.items()):
            del self._open[speaker]
            if turn - heard < seats:
                return words
        return None


def response(sight: Sight, words: Heard) -> Phrase:
    """Returns what to whisper back. Mates hear the truth.

    The suspect hears that there is no such card, or is agreed with, and never learns what this bot looks for.
    """
    said, to = words.body, words.seat
    if isinstance(said, Trade) and said.seat == sight.seat:
        held = [card for card in sight.view.hand if said.colour in SHOWN[card]]
        return Hold(held[0]) if held and to != sight.suspect else Lack(said.colour)
    named = said.colour if isinstance(said, Suspect | FrameColour) else None
    return statement(sight, to, named)


def statement(sight: Sight, to: Seat, named: Colour | None = None) -> Phrase:
    """Returns what to tell: to a mate a card of the wanted colour, if there is one, or the colour itself; to the
    suspect another colour, if possible the one that the suspect named.
    """
    if to == sight.suspect:
        lies = [c for c in COLOURS[: sight.seats] if c not in (sight.wanted, sight.mine)]
        return Suspect(named if named in lies else lies[sight.rng.below("lie", len(lies))])
    held = [card for card in sight.view.hand if sight.wanted in SHOWN[card]]
    return Hold(held[0]) if held else Suspect(sight.wanted)
