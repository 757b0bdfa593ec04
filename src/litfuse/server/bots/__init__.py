"""Bots of the server, in separate processes."""
