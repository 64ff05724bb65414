"""people at tables who are known to have installed the app

Revision ID: 0036
Revises: 0035
Create Date: 2026-11-27 05:40:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    has_app = sa.Column("has_app", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", has_app)


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
