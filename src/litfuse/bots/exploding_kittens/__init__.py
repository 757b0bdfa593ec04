"""Bots for Exploding Kittens: a rule player, and search on top of it."""
