"""evenings

Revision ID: 0044
Revises: 0043
Create Date: 2026-11-29 14:20:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("evening", sa.LargeBinary()))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
