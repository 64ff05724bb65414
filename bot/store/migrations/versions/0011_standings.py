"""standings, kept as rounds end, and the seasons of servers

Revision ID: 0011
Revises: 0010
Create Date: 2026-11-22 18:55:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Never in a batch: SQLite would copy the table and drop the old one, and with each round go its
    # results.
    op.add_column("rounds", sa.Column("tallied", sa.Integer(), nullable=True))
    op.create_index("uq_rounds_tallied", "rounds", ["tallied"], unique=True)
    untallied = sa.text("tallied IS NULL")
    op.create_index(
        "ix_rounds_untallied",
        "rounds",
        ["ended_at", "game_id", "number"],
        sqlite_where=untallied,
        postgresql_where=untallied,
    )
    op.create_table(
        "standings",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("period", sa.String(16), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        *(
            sa.Column(name, sa.Integer(), nullable=False)
            for name in ("rounds", "wins", "matches", "points", "catches")
        ),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "period", "mode", name="pk_standings"),
    )
    for order in ("wins", "share", "points", "catches", "rating"):
        columns = ["guild_id", "period", "mode", order, "user_id"]
        op.create_index(f"ix_standings_{order}", "standings", columns)
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("began_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("began_by", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "number", name="pk_seasons"),
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
