"""Random games with everything that can happen in them: answers, offers, time-outs, resignations."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from litfuse.games.exploding_kittens import GAME, Config
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import TimeUp
from litfuse.kernel.rng import Rng

configs: st.SearchStrategy[Config] = st.builds(
    Config,
    stacking=st.booleans(),
    combos=st.sampled_from(["full", "first-game", "none"]),
    instant_five=st.booleans(),
    dead_hand=st.sampled_from(["withdrawn", "discarded"]),
    opening=st.sampled_from([4, 7]),
    defuse=st.sampled_from(["asked", "automatic"]),
    take_back=st.booleans(),
)


def walk(match: AnyMatch, rng: Rng) -> Iterator[AnyMatch]:
    """The match and all that follow it, to the end."""
    yield match
    while not match.over:
        dice = rng.below("dice", 100)
        open_ = [d for d in match.decisions if match.options(d)]
        if dice == 0:
            resigning = GAME.table(match.state)
            match = match.table(resigning[rng.below("who", len(resigning))])
        elif dice < 6 or not open_:
            match = match.table(TimeUp(match.clocks[0].key))
        else:
            decision = open_[rng.below("whom", len(open_))]
            match = match.play(decision, match.options(decision).sample(rng))
        yield match
