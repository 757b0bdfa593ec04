"""Running matches."""
