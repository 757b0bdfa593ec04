"""How the bots weigh evidence and moves: data in `weights.json`, fitted by `studies/goat_fit.py`."""

from __future__ import annotations

from importlib.resources import files
from math import exp, log
from typing import Final

import msgspec

from litfuse.kernel.records import Part

from .evidence import INDEX, NAMES


class Style(Part, kw_only=True):
    """What things are worth to a player of the gang, in units of one needed card."""

    need: float = 1.0  # a first card of the goat's colour
    secrecy: float = 0.1  # cost of taking one openly, for each that was taken openly before
    spare: float = 0.2  # leaving a card to mates who lack one
    stash: float = 0.9  # a needed card from the stash, taken unseen
    give: float = 0.7  # a spare card to a mate who lacks one
    ask: float = 0.3  # a trade with a mate who may have one to spare
    spy: float = 0.3  # seeing the hand of the player one is least sure about
    prepare: float = 0.5
    steal: float = 0.5
    frame: float = 3.0  # a frame attempt, times its chance of success
    frame_at: float = 0.5  # lowest chance of success for an attempt
    frame_falls: float = 0.04  # how much lower that chance may be each round
    patience: int = 40  # turns after which attempts are made at any chance, as they at least show cards
    own: float = 0.1  # cost of taking up a card of one's own colour; negative: a gain, as a forced swap tells nothing
    bluff: float = 0.0  # how often a random card is put down, to hide what one keeps
    noise: float = 0.3  # size of the random part, so that equal moves cannot be foreseen
    talk: float = 0.1  # how often something is said, at each move


class Nerve(Part, kw_only=True):
    """When to go to the cops: above w / (w + 1 - g).

    Here w is the chance that the gang wins if I am in it, and g that I get away later if I am the goat. A growing
    danger lowers g and so the threshold.
    """

    gang_wins: float = 0.6
    risk: float = 0.02  # base risk of being framed before the next turn
    fear: float = 0.3  # weight of the danger that is visible
    patience: int = 60  # turns after which waiting is no longer free

    def threshold(self, danger: float, turns: int) -> float:
        late = max(0, turns - self.patience) / 20
        lost = min(1.0, self.risk + self.fear * danger + late)
        return self.gang_wins / (self.gang_wins + lost)


class Trust(Part, kw_only=True):
    """How far to trust the evidence of one round, so that of things believed at 30 % three in ten are true.

    Players who repeat themselves tell less than they seem to; that nobody has gone to the cops yet tells something too.
    """

    scale: float = 1.0
    shift: float = 0.0


class Weights(Part, kw_only=True):
    """The weights for one number of players."""

    signs: dict[str, float]  # log-likelihood ratios, by the names in `evidence.py`
    trust: tuple[Trust, ...] = (Trust(),)  # by rounds played; the last one also for later rounds
    style: Style = Style()
    nerve: Nerve = Nerve()

    def trust_at(self, turns: int, players: int) -> Trust:
        return self.trust[min(len(self.trust) - 1, (turns - 1) // players)]


def belief(signs: list[float], counts: list[int], players: int, trust: Trust) -> float:
    """P(I am the goat): the prior 1/n (SG-DEC-5), updated by the evidence."""
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

# A player who wants a card takes it, or puts another down, twice as likely; shows it in an attempt three times.
PLAIN: Final = {
    **{f"{role}.took_mine": log(2) for role in ("other", "suspect")},
    **{f"{role}.put_mine": -log(2) for role in ("other", "suspect")},
    **{f"{role}.showed_mine": log(3) for role in ("other", "suspect")},
    "other.took_theirs": -log(2),
    "other.put_theirs": log(2),
    "other.showed_theirs": -log(3),
}
