"""sessions that the processes of a bot have begun at Discord's gateway

Revision ID: 0029
Revises: 0028
Create Date: 2026-11-26 08:45:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "session_starts",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=True,
            nullable=False,
        ),
        sa.Column("bot_id", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_session_starts"),
    )
    op.create_index("ix_session_starts_bot_id", "session_starts", ["bot_id", "started_at"])


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
