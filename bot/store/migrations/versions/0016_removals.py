"""how far records and results were removed

Revision ID: 0016
Revises: 0015
Create Date: 2026-11-22 22:40:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "removals",
        sa.Column("what", sa.String(16), primary_key=True),
        sa.Column("tallied", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
