"""when a server removed the bot

Revision ID: 0015
Revises: 0014
Create Date: 2026-11-22 20:12:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("servers", sa.Column("left_at", sa.DateTime(timezone=True)))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
