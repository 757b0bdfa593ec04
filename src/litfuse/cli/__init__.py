"""The command line: play, replay, verify, and tools for developers of clients and rules."""
