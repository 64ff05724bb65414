"""people and servers that may not play

Revision ID: 0050
Revises: 0049
Create Date: 2026-11-29 21:40:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import UtcDateTime

revision = "0050"
down_revision = "0049"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", UtcDateTime, nullable=False),
        sa.Column("until", UtcDateTime),
        sa.Column("reason", sa.String(300)),
    )
    op.create_index("ix_blocks_guild_id", "blocks", ["guild_id"])


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
