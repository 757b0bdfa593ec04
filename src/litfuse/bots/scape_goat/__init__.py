"""Bots for Scape Goat."""
