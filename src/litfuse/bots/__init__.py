"""Bots: programs that play. Each folds over what its seat was told; none can reach a state."""
