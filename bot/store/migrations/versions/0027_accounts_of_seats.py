"""account names, which tell people of one name apart

Revision ID: 0027
Revises: 0026
Create Date: 2026-11-26 05:30:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("account", sa.String(100), nullable=True))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
