"""One way to sit and play, for terminal, arena, environments and agents. Knows no game by name."""
