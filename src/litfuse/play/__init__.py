"""Play without a server: one session for terminal, arena, environments and agents. Knows no game by name."""
