"""indexes of just what is asked for, however many games were played

Revision ID: 0010
Revises: 0009
Create Date: 2026-11-22 18:45:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_STALE = "wanted_version IS NULL OR shown_version < wanted_version OR retired = {}"


def upgrade() -> None:
    op.create_index("ix_games_channel_id", "games", ["channel_id", "updated_at"])
    _partial("ix_games_guild_id_not_over", "games", "guild_id", "status <> 'over'")
    _partial("ix_games_updated_at_over", "games", "updated_at", "status = 'over'")
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    stale = _STALE.format("1" if is_sqlite else "true")
    _partial("ix_messages_may_be_stale", "messages", "game_id", stale)


def _partial(name: str, table: str, column: str, condition: str) -> None:
    only = sa.text(condition)
    op.create_index(name, table, [column], sqlite_where=only, postgresql_where=only)


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
