"""places: games, rounds, standings and seasons of places without a server, too

Revision ID: 0034
Revises: 0033
Create Date: 2026-11-26 21:00:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None

_WITH_HOME = ("games", "rounds", "standings", "seasons")
_NOT_OVER = sa.text("status <> 'over'")


def upgrade() -> None:
    op.drop_index("ix_games_guild_id_not_over", "games")
    op.drop_index("ix_rounds_guild_id", "rounds")
    for table in _WITH_HOME:
        # Both databases rename a column in its indexes and keys, too, and copy no row for it.
        op.execute(f"ALTER TABLE {table} RENAME COLUMN guild_id TO home_id")
    op.create_index(
        *("ix_games_home_id_not_over", "games", ["home_id"]),
        sqlite_where=_NOT_OVER,
        postgresql_where=_NOT_OVER,
    )
    op.create_index("ix_rounds_home_id", "rounds", ["home_id", "ended_at"])
    for table in ("games", "rounds"):
        kind = sa.Column("place_kind", sa.String(16), server_default="server", nullable=False)
        op.add_column(table, kind)
    # People play on in their own direct messages; such a channel has a made-up id below zero.
    op.execute("UPDATE games SET place_kind = 'bot', home_id = channel_id WHERE what_if")


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
