"""PostgreSQL: `line.py` connects, `sql.py` has the statements, `writer.py` commits, `store.py` is the port."""
