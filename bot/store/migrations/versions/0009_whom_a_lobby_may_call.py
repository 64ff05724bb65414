"""whom the host of a lobby may call, once

Revision ID: 0009
Revises: 0008
Create Date: 2026-11-22 09:40:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    may_call = sa.Column("may_call", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("games", may_call)
    lobby_call = sa.Column("lobby_call", sa.String(16), nullable=False, server_default="nobody")
    op.add_column("servers", lobby_call)
    op.add_column("servers", sa.Column("called_role", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
