"""how rounds have ended: those that are stored already count as they did

Revision ID: 0038
Revises: 0037
Create Date: 2026-11-29 02:10:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rounds", sa.Column("ending", sa.String(16), nullable=True))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
