"""The conformance kit: what every game must hold to, checked for any game. Imports the kernel only."""

from .configs import mixture, variants
from .conformance import conform
from .golden import perft, playthrough
from .hashing import hash_seeds
from .knowing import knowledge_map, marginals, misfit
from .report import Fault, Report
from .telling import notice_map

__all__ = [
    "Fault",
    "Report",
    "conform",
    "hash_seeds",
    "knowledge_map",
    "marginals",
    "misfit",
    "mixture",
    "notice_map",
    "perft",
    "playthrough",
    "variants",
]
