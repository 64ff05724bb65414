"""what deals were worth

Revision ID: 0019
Revises: 0018
Create Date: 2026-11-22 23:02:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("records", sa.Column("odds", sa.LargeBinary()))
    op.add_column("records", sa.Column("odds_by", sa.String(16)))
    op.create_index("ix_records_odds_by", "records", ["odds_by", "game_id", "number"])


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
