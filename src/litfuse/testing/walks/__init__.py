"""Random play: tables, moves and answers, legal and almost legal."""
