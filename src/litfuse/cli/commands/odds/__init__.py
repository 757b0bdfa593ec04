"""`litfuse odds`: what hidden wires of Bomb Busters are, at a real table or in a record."""

from .command import mount

__all__ = ["mount"]
