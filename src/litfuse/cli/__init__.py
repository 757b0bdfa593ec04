"""The command line: play, look back, verify, and what developers of clients and rules need."""
