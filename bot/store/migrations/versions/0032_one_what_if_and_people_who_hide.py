"""one what-if table for each person, and finding people who hide

Revision ID: 0032
Revises: 0031
Create Date: 2026-11-26 09:00:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

_NOT_OVER = "what_if AND status <> 'over'"

_END_OLDER = f"""
UPDATE games SET status = 'over', ending = 'abandoned', version = version + 1,
    deadlines = :none, due_at = NULL, claimed_until = NULL
WHERE {_NOT_OVER} AND EXISTS (
    SELECT 1 FROM games AS newer
    WHERE newer.host_id = games.host_id AND newer.what_if AND newer.status <> 'over'
    AND (newer.created_at, newer.id) > (games.created_at, games.id)
)
"""
"""Presses at once could open several: the newest of each person goes on."""


def upgrade() -> None:
    op.execute(sa.text(_END_OLDER).bindparams(sa.bindparam("none", b"[]", sa.LargeBinary)))
    only = sa.text(_NOT_OVER)
    op.create_index(
        *("uq_games_what_if_not_over", "games", ["host_id"]),
        unique=True,
        sqlite_where=only,
        postgresql_where=only,
    )
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    hidden = sa.text(f"statistics_hidden = {'1' if is_sqlite else 'true'}")
    op.create_index(
        *("ix_people_hidden", "people", ["user_id"]),
        sqlite_where=hidden,
        postgresql_where=hidden,
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
