"""How good odds and bots are: long runs whose figures and pictures stand in `docs/`, and the fit of weights to play."""
