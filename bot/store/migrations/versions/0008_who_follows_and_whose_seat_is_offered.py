"""who follows a match, and whose seat is offered

Revision ID: 0008
Revises: 0007
Create Date: 2026-11-22 09:00:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    followers = sa.Column(
        "followers", sa.LargeBinary(), nullable=False, server_default=sa.text("'[]'")
    )
    op.add_column("games", followers)
    offered = sa.Column("offered", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("seats", offered)


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
