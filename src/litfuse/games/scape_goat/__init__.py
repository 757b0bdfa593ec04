"""Scape Goat: 3-6 players, hidden identity; nobody knows whether they are the goat."""
