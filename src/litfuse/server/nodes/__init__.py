"""Several nodes at one database: what one says of itself, and the lines between them."""
