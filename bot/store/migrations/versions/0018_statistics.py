"""who hides their statistics, and what was earned with a round

Revision ID: 0018
Revises: 0017
Create Date: 2026-11-22 22:40:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "people",
        sa.Column("statistics_hidden", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_achievements_game_id", "achievements", ["game_id", "number"])


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
