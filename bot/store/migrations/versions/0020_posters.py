"""results of rounds that stay, and whether a server wants them

Revision ID: 0020
Revises: 0019
Create Date: 2026-11-22 22:50:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("games", "servers"):
        posters = sa.Column("round_posters", sa.Boolean(), nullable=False, server_default=sa.true())
        op.add_column(table, posters)
    op.add_column("messages", sa.Column("round_number", sa.Integer(), nullable=True))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
