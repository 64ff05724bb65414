"""lobbies and boards that people delete, and that are posted anew

Revision ID: 0028
Revises: 0027
Create Date: 2026-11-26 08:50:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "messages", sa.Column("deletions", sa.Integer(), nullable=False, server_default="0")
    )
    op.add_column("messages", sa.Column("reposted_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column(
        "messages",
        sa.Column("asked_for", sa.Boolean(), nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
