"""The conformance kit: what every game must hold to, checked for any game. Imports the kernel only."""

from .conformance import conform
from .report import Fault, Report

__all__ = ["Fault", "Report", "conform"]
