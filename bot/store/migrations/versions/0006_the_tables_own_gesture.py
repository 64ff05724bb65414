"""the gesture that a table has chosen for itself

Revision ID: 0006
Revises: 0005
Create Date: 2026-11-22 06:40:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("gesture", sa.String(60), nullable=True))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
