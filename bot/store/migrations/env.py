"""How Alembic runs the migrations: on the connection that `bot.store.migrate` hands over."""

from __future__ import annotations

from typing import Any

from alembic import context

from bot.store.schema import metadata

options: dict[str, Any] = {
    "connection": context.config.attributes["connection"],
    "target_metadata": metadata,
    # SQLite, too, undoes half a migration: the transaction is begun by hand (bot.store.database).
    "transactional_ddl": True,
    # SQLite changes a table only by copying it.
    "render_as_batch": True,
}
# What `make_migration` wants to be written otherwise.
context.configure(**{**options, **context.config.attributes.get("drafting", {})})
with context.begin_transaction():
    context.run_migrations()
