"""Storage of tables and matches. `base.py` is the port; there is one module or package for each database."""
