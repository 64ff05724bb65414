"""salts of words, drawn before the words; words of players who have left

Revision ID: 0030
Revises: 0029
Create Date: 2026-11-26 09:00:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("word_seal", sa.LargeBinary, nullable=True))
    lapsed = sa.Column("word_lapsed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", lapsed)
    op.add_column("round_leavers", sa.Column("word", sa.LargeBinary, nullable=True))
    # The seat had been taken over by a computer player: nobody who deletes their data finds it.
    op.execute("UPDATE round_results SET word = NULL WHERE user_id IS NULL")


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
