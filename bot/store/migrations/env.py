"""How Alembic runs the migrations: on the connection that `bot.store.migrate` hands over."""

from __future__ import annotations

from alembic import context

from bot.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite, too, undoes half a migration: the transaction is begun by hand (bot.store.database).
    transactional_ddl=True,
    # SQLite changes a table only by copying it.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
