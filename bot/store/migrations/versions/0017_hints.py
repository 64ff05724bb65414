"""whether a table allows hints, and whether a round was played with them

Revision ID: 0017
Revises: 0016
Create Date: 2026-11-22 22:30:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("games", "rounds"):
        hints = sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false())
        op.add_column(table, hints)


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
