"""The checks of a game: one file for each kind of promise."""
