"""Alembic's entry point: runs the migrations on the connection that `migrate` has opened."""

from alembic import context

from carrack.server.storage.schema import metadata

# SQLite cannot alter most of a table, so alembic copies it there (batch mode).
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
