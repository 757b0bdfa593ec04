"""`litfuse review`: what each decision of a finished match was worth."""

from .command import mount

__all__ = ["mount"]
