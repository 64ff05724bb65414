"""players who left in a round

Revision ID: 0026
Revises: 0025
Create Date: 2026-11-26 05:20:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "round_leavers",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("cards", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id", "number"],
            ["rounds.game_id", "rounds.number"],
            name="fk_round_leavers_game_id_rounds",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("game_id", "number", "seat", name="pk_round_leavers"),
    )
    op.create_index("ix_round_leavers_user_id", "round_leavers", ["user_id"])


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
