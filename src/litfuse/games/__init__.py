"""The games, one package each. Games never import each other."""
