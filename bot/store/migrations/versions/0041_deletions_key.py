"""which key an entry of the list of deletions is hashed with

Revision ID: 0041
Revises: 0040
Create Date: 2026-11-29 10:30:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("deletions", sa.Column("key_fingerprint", sa.LargeBinary))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
