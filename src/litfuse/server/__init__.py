"""The table server: people and bots at tables, every step stored before it is told. Knows no game by name."""
