"""tables at which a round that is over is played on

Revision ID: 0023
Revises: 0022
Create Date: 2026-11-23 05:25:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    what_if = sa.Column("what_if", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", what_if)


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
