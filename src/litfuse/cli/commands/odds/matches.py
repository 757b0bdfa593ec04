"""The position of a recorded match as one of its seats knows it."""

from __future__ import annotations

from litfuse.games.bomb_busters.actions import SoloCut
from litfuse.games.bomb_busters.calls import callable_values, solo_hand, solos
from litfuse.games.bomb_busters.knowledge.known import Knowledge
from litfuse.games.bomb_busters.knowledge.lessons import heard
from litfuse.games.bomb_busters.odds import Odds
from litfuse.games.bomb_busters.public import Picking
from litfuse.games.bomb_busters.view import View
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Viewer, text
from litfuse.kernel.told import told
from litfuse.lang import Voice

from ...errors import BadInput
from .answers import NamedStand, OddsRequest


def from_match(match: AnyMatch, eyes: Viewer, voice: Voice) -> OddsRequest:
    """Returns the question.

    Raises BadInput before the deal. Stands are numbered as in the terminal: second ones last.
    """
    message = told(match, eyes)
    view: View = message.frame.view
    if isinstance(view.ask, Picking):
        raise BadInput(text("cli-odds-not-dealt"))
    values: list[int] = []
    solo: list[int] = []
    if isinstance(eyes, int):  # which values may be called depends on the seat's hand and public facts
        hand = callable_values(match.state, eyes, "plain")
        values = sorted(hand.by)
        alone = solos(match.state, solo_hand(match.state, eyes))
        solo = [act.value for act in alone if isinstance(act, SoloCut)]

    def owner(stand: int) -> str:
        seat = view.stands[stand].owner
        return voice.seat(seat) if stand == seat else f"{voice.seat(seat)}, {voice.word('cli-bomb-second')}"

    stands = [
        NamedStand(f"{s + 1}", owner(s), [(s, slot) for slot in range(len(stand.wires))])
        for s, stand in enumerate(view.stands)
        if stand.owner != eyes
    ]
    return OddsRequest(Odds(view, Knowledge(heard(eyes, message.notices))), stands, values, solo, view.dial)
