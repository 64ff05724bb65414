"""favourite sets of rules, seats kept for a rematch, and whose first game it is

Revision ID: 0005
Revises: 0004
Create Date: 2026-11-22 05:20:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "favourites",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "name", name="pk_favourites"),
    )
    # Never in a batch: SQLite would copy the table, and drop the old one with what belongs to it.
    invited = sa.Column("invited", sa.LargeBinary(), nullable=False, server_default=sa.text("'[]'"))
    op.add_column("games", invited)
    newcomer = sa.Column("newcomer", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("seats", newcomer)


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
