"""people who are thrown out; no more votes on removing somebody in the middle of a round

Revision ID: 0037
Revises: 0036
Create Date: 2026-11-29 02:00:00
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    thrown_out = sa.Column("thrown_out", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", thrown_out)
    _end_removal_votes()


def _end_removal_votes() -> None:
    """Remove the votes on removing somebody: they have failed, and nobody can ask again (L1)."""
    connection = op.get_bind()
    games = sa.table("games", sa.column("id"), sa.column("votes", sa.LargeBinary))
    held = connection.execute(sa.select(games).where(games.c.votes != sa.literal(b"[]"))).all()
    for game_id, votes in held:
        known = json.loads(votes)
        kept = [vote for vote in known if vote["kind"] != "removal"]
        if kept != known:
            encoded = json.dumps(kept, separators=(",", ":")).encode()
            connection.execute(sa.update(games).where(games.c.id == game_id).values(votes=encoded))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
