"""How the bots weigh evidence and moves: data in `weights.json`, fitted by `studies/goat_fit.py`."""

from __future__ import annotations

from importlib.resources import files
from math import exp, log
from typing import Final

import msgspec

from litfuse.kernel.records import Part

from .evidence import INDEX, NAMES


class Style(Part, kw_only=True):
    """What a player of the gang finds worth how much. All in units of one needed card."""

    need: float = 1.0  # a first card of the goat's colour
    secrecy: float = 0.1  # taking one for all to see, for each that was taken so before
    spare: float = 0.2  # leaving one to mates who lack it
    stash: float = 0.9  # a needed card out of the stash, where nobody sees it
    give: float = 0.7  # a spare card to a mate who lacks one
    ask: float = 0.3  # a trade with a mate who may have one to spare
    spy: float = 0.3  # the hand of whom one is least sure of
    prepare: float = 0.5
    steal: float = 0.5
    frame: float = 3.0  # times the chance that it works
    frame_at: float = 0.5  # below this chance no attempt is made
    frame_falls: float = 0.04  # by so much a round the chance may be lower
    patience: int = 40  # turns after which attempts are made whatever their chance: they show cards at least
    own: float = 0.1  # against taking up a card of one's own colour; below 0 for it: what must go tells nothing
    bluff: float = 0.0  # how often a card is put down blindly, for what one keeps is what one wants
    noise: float = 0.3  # of chance, so that equal moves are not foreseen
    talk: float = 0.1  # how often a thing is said, at a move


class Nerve(Part, kw_only=True):
    """When to go to the cops: above w / (w + 1 - g), where w is the chance that the gang wins if I am in it, and g
    that I get away later if I am the goat. A danger that grows makes g, and so the threshold, fall."""

    gang_wins: float = 0.6
    risk: float = 0.02  # of being framed before the next turn, whatever is known
    fear: float = 0.3  # how much of the danger that is seen counts
    patience: int = 60  # turns after which waiting is no longer free

    def threshold(self, danger: float, turns: int) -> float:
        late = max(0, turns - self.patience) / 20
        lost = min(1.0, self.risk + self.fear * danger + late)
        return self.gang_wins / (self.gang_wins + lost)


class Trust(Part, kw_only=True):
    """How far to trust the evidence of one round, so that of things believed at 30 % three in ten are so: those who
    do the same again tell less than they seem to, and that nobody has gone to the cops yet tells something too."""

    scale: float = 1.0
    shift: float = 0.0


class Weights(Part, kw_only=True):
    """For one number of players."""

    signs: dict[str, float]  # log-likelihood ratios, by the names in `evidence.py`
    trust: tuple[Trust, ...] = (Trust(),)  # by rounds played; the last one for all later rounds too
    style: Style = Style()
    nerve: Nerve = Nerve()

    def trust_at(self, turns: int, players: int) -> Trust:
        return self.trust[min(len(self.trust) - 1, (turns - 1) // players)]


def belief(signs: list[float], counts: list[int], players: int, trust: Trust) -> float:
    """P(I am the goat): the prior 1/n (SG-DEC-5), and the evidence."""
    evidence = sum([w * c for w, c in zip(signs, counts, strict=True) if c])
    odds = -log(players - 1) + trust.scale * evidence + trust.shift
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def in_order(signs: dict[str, float]) -> list[float]:
    found = [0.0] * len(NAMES)
    for name, weight in signs.items():
        found[INDEX[name]] = weight
    return found


FILE: Final = files(__package__).joinpath("weights.json")
BAYES: Final = msgspec.json.decode(FILE.read_bytes(), type=dict[int, Weights])

# A card taken, or another put down: twice as likely by one who wants it; shown in an attempt: three times.
PLAIN: Final = {
    **{f"{role}.took_mine": log(2) for role in ("other", "suspect")},
    **{f"{role}.put_mine": -log(2) for role in ("other", "suspect")},
    **{f"{role}.showed_mine": log(3) for role in ("other", "suspect")},
    "other.took_theirs": -log(2),
    "other.put_theirs": log(2),
    "other.showed_theirs": -log(3),
}
