"""leaving loses a round, and ranks need other people

Revision ID: 0031
Revises: 0030
Create Date: 2026-11-26 09:00:00
"""

from __future__ import annotations

import logging

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

log = logging.getLogger("bot.store.migrate")

_COUNTED_BEFORE = sa.text("SELECT 1 FROM rounds WHERE tallied IS NOT NULL LIMIT 1")

# Until the recount, rounds against computers alone are still among those of an opponent.
_TAKE_RANKS = sa.text(
    """
    UPDATE standings SET guild_id = -1 WHERE guild_id = 0 AND user_id NOT IN (
        SELECT rivalries.user_id FROM rivalries JOIN standings AS met
        ON met.user_id = rivalries.rival_id AND met.guild_id = 0
        AND met.period = 'ever' AND met.mode = '' AND met.rounds >= 10
        GROUP BY rivalries.user_id HAVING count(*) >= 5
    )
    """
)


def upgrade() -> None:
    op.add_column("seats", sa.Column("left_in", sa.Integer(), nullable=True))
    for table in ("seats", "round_leavers"):
        removed = sa.Column("removed", sa.Boolean(), server_default=sa.false(), nullable=False)
        op.add_column(table, removed)
    op.create_table(
        "solo_totals",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("totals", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "mode", name="pk_solo_totals"),
    )
    op.create_table(
        "acquaintances",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("rival_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("recent", sa.Float(), nullable=False),
        sa.Column("own_rounds", sa.Integer(), nullable=False),
        sa.Column("rival_rounds", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "rival_id", "mode", name="pk_acquaintances"),
    )
    op.create_index("ix_acquaintances_rival_id", "acquaintances", ["rival_id"])
    bind = op.get_bind()
    bind.execute(_TAKE_RANKS)
    if bind.execute(_COUNTED_BEFORE).first() is not None:
        log.warning(
            "leaving in mid-round now loses the round, and leaderboards, ratings and achievements "
            "need other people; to count earlier rounds so, too, run: contra-uno db recount"
        )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
