"""Alembic's folder. A released migration is never changed; a new one gets the next number."""
