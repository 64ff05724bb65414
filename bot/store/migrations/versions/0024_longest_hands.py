"""the most cards that each seat has held in the round under way

Revision ID: 0024
Revises: 0023
Create Date: 2026-11-23 09:10:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    nothing_yet = sa.text("'[]'")
    longest = sa.Column("longest_hands", sa.LargeBinary, nullable=False, server_default=nothing_yet)
    op.add_column("games", longest)


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
