"""whether somebody without a seat has pressed a button of a match

Revision ID: 0040
Revises: 0039
Create Date: 2026-11-29 06:00:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    onlookers = sa.Column("has_onlookers", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", onlookers)


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
