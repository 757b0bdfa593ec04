"""Many games among bots: played, counted, compared. Knows no game by name."""
