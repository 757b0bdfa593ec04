"""The table server: people and bots at one table, stored before told. It knows no game by name."""
