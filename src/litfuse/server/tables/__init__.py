"""Tables: where people sit, one writer each."""
