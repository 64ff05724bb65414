"""the match that a lobby can be made like, and the pace of its computer players

Revision ID: 0021
Revises: 0020
Create Date: 2026-11-23 02:10:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("last_match", sa.String(12), nullable=True))
    pace = sa.Column("pace", sa.String(16), nullable=False, server_default="brisk")
    op.add_column("games", pace)


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
