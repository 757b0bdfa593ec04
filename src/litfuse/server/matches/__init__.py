"""Matches that run at a table."""
