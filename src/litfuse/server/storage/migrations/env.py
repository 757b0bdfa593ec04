"""Run by Alembic. The connection comes from `migrate.py`: there is no ini file."""

from alembic import context

from litfuse.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter a column in place
)
with context.begin_transaction():
    context.run_migrations()
