"""the processes that share this database

Revision ID: 0012
Revises: 0011
Create Date: 2026-11-22 19:10:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("shard_count", sa.Integer(), nullable=False),
        sa.Column("shards", sa.LargeBinary(), nullable=False),
        sa.Column("requests", sa.Integer(), nullable=False),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
