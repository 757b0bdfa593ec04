"""The conformance kit: checks that any game keeps its promises. Imports the kernel only."""

from .checks.hashing import hash_seeds
from .checks.knowledge_map import knowledge_map
from .checks.marginals import marginals, misfit
from .checks.notice_map import notice_map
from .checks.notice_names import misnamed_notices
from .conformance import conform
from .golden import perft, playthrough
from .report import Fault, Report
from .walks.configs import mixture, variants

__all__ = [
    "Fault",
    "Report",
    "conform",
    "hash_seeds",
    "knowledge_map",
    "marginals",
    "misfit",
    "misnamed_notices",
    "mixture",
    "notice_map",
    "perft",
    "playthrough",
    "variants",
]
