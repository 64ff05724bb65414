"""people who are called when a table opens

Revision ID: 0045
Revises: 0044
Create Date: 2026-11-29 14:20:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import UtcDateTime

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "subscribers",
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column(
            "guild_id",
            sa.BigInteger,
            sa.ForeignKey("servers.guild_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("since", UtcDateTime, nullable=False),
        sa.Column("called_to", sa.String(12)),
        sa.Column("called_at", UtcDateTime),
    )
    for column in ("user_id", "guild_id", "called_to"):
        op.create_index(f"ix_subscribers_{column}", "subscribers", [column])


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
