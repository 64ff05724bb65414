"""breaks that tables agree on

Revision ID: 0047
Revises: 0046
Create Date: 2026-11-29 14:45:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("recess", sa.LargeBinary()))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
