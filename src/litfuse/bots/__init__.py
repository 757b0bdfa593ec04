"""Players that are programs: folds over what their seat was told. They cannot reach a state."""
