"""Random play: tables, moves and answers, both legal and almost legal."""
