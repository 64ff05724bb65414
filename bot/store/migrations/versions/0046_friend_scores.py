"""scores between friends, by game and place, and matches won in a row

Revision ID: 0046
Revises: 0045
Create Date: 2026-11-29 14:20:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friend_scores",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("rival_id", sa.BigInteger, nullable=False),
        sa.Column("home_id", sa.BigInteger, nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("edition", sa.SmallInteger, nullable=False, server_default="0"),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("behind", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint(
            *("user_id", "rival_id", "home_id", "mode", "edition"), name="pk_friend_scores"
        ),
    )
    op.create_index("ix_friend_scores_rival_id", "friend_scores", ["rival_id"])
    op.add_column("standings", sa.Column("streak", sa.Integer, nullable=False, server_default="0"))
    empty = sa.text("'{}'")
    op.add_column(
        "games", sa.Column("friend_scores", sa.LargeBinary, nullable=False, server_default=empty)
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
