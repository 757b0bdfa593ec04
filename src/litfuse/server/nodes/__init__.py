"""Several nodes at one database: what each says about itself, and the connections between them."""
