"""the index of tables that were opened where the bot is no member

Revision ID: 0042
Revises: 0041
Create Date: 2026-11-29 10:20:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None

_OF_GUEST = sa.text("place_kind IN ('guest', 'group', 'pair')")


def upgrade() -> None:
    op.create_index(
        "ix_games_of_guest",
        "games",
        ["home_id", "created_at"],
        sqlite_where=_OF_GUEST,
        postgresql_where=_OF_GUEST,
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
