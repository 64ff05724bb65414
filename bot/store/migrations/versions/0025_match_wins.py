"""matches won otherwise than with a counted round

Revision ID: 0025
Revises: 0024
Create Date: 2026-11-25 22:10:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Nothing is moved here: matches that were over before this are as they were.
    op.create_table(
        "match_wins",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("level", sa.String(16), nullable=True),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tallied", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id", "number"],
            ["rounds.game_id", "rounds.number"],
            name="fk_match_wins_game_id_rounds",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("game_id", "number", "seat", name="pk_match_wins"),
    )
    op.create_index("ix_match_wins_user_id", "match_wins", ["user_id"])
    op.create_index("uq_match_wins_tallied", "match_wins", ["tallied"], unique=True)
    untallied = sa.text("tallied IS NULL")
    op.create_index(
        "ix_match_wins_untallied",
        "match_wins",
        ["ended_at"],
        sqlite_where=untallied,
        postgresql_where=untallied,
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
