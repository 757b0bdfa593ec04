"""Where tables and matches are kept. `base.py` is the port; there is one module per database."""
