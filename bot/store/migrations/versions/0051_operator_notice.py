"""what the operator announces to all tables

Revision ID: 0051
Revises: 0050
Create Date: 2026-11-29 21:50:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import UtcDateTime

revision = "0051"
down_revision = "0050"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "operator_notice",
        sa.Column("asked_at", UtcDateTime, primary_key=True),
        sa.Column("notice", sa.LargeBinary, nullable=False),
    )
    op.add_column("games", sa.Column("notice", sa.LargeBinary()))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
