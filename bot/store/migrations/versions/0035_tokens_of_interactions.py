"""tokens of interactions, encrypted, for the minutes in which Discord takes them

Revision ID: 0035
Revises: 0034
Create Date: 2026-11-27 02:20:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import UtcDateTime

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "interaction_tokens",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("target_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", UtcDateTime(timezone=True), nullable=False),
        sa.Column("sealed", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint(
            "game_id", "purpose", "target_id", name=op.f("pk_interaction_tokens")
        ),
    )
    op.create_index("ix_interaction_tokens_user_id", "interaction_tokens", ["user_id"])
    op.create_index("ix_interaction_tokens_ends_at", "interaction_tokens", ["ends_at"])


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
