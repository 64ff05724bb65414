"""weekly evenings, and who is in

Revision ID: 0048
Revises: 0047
Create Date: 2026-11-29 14:40:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import UtcDateTime

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "weeklies",
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column(
            "guild_id",
            sa.BigInteger,
            sa.ForeignKey("servers.guild_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("set_by", sa.BigInteger, nullable=False),
        sa.Column("weekly", sa.LargeBinary, nullable=False),
        sa.Column("due_at", UtcDateTime, nullable=False),
        sa.Column("claimed_until", UtcDateTime),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("game_id", sa.String(12)),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("shown_version", sa.Integer, nullable=False),
    )
    op.create_index("ix_weeklies_guild_id", "weeklies", ["guild_id"])
    op.create_index("ix_weeklies_due_at", "weeklies", ["due_at"])
    op.create_table(
        "weekly_answers",
        sa.Column(
            "channel_id",
            sa.BigInteger,
            sa.ForeignKey("weeklies.channel_id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("account", sa.String(100)),
        sa.Column("locale", sa.String(16)),
        sa.Column("is_in", sa.Boolean, nullable=False),
        sa.Column("absence", sa.String(16)),
        sa.Column("answered_at", UtcDateTime, nullable=False),
    )
    op.create_index("ix_weekly_answers_user_id", "weekly_answers", ["user_id"])


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
