"""Tables where people sit, with one writer each."""
