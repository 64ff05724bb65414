"""the turns that people have taken themselves, in standings

Revision ID: 0043
Revises: 0042
Create Date: 2026-11-29 11:20:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("standings", sa.Column("turns", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
