"""What is held against a game: one file for each kind of promise."""
