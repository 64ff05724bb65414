"""words that players add to the seed, and what seeds were made from

Revision ID: 0022
Revises: 0021
Create Date: 2026-11-23 04:40:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("last_secret", sa.LargeBinary, nullable=True))
    words = sa.Column("words", sa.LargeBinary, nullable=False, server_default=sa.text("'[]'"))
    op.add_column("games", words)
    op.add_column("seats", sa.Column("word", sa.LargeBinary, nullable=True))
    op.add_column("rounds", sa.Column("origin", sa.LargeBinary, nullable=True))
    op.add_column("round_results", sa.Column("word", sa.LargeBinary, nullable=True))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
