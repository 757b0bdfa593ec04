"""Plays, counts and compares many games among bots. Knows no game by name."""
