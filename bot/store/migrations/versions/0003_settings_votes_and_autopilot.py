"""what people and servers choose, turn times, votes, and whom the computer plays on for

Revision ID: 0003
Revises: 0002
Create Date: 2026-11-22 05:10:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_NO = sa.false()
_TURN_SECONDS = 90
_RING_AFTER = 20


def upgrade() -> None:
    _add_settings()
    # Never in a batch: SQLite would copy the table, and drop the old one with what belongs to it.
    op.add_column("games", sa.Column("turn_seconds", sa.Integer(), nullable=True))
    votes = sa.Column("votes", sa.LargeBinary(), nullable=False, server_default=sa.text("'[]'"))
    op.add_column("games", votes)
    op.add_column("actions", sa.Column("acted_for", sa.String(16), nullable=True))
    op.add_column("messages", _flag("rings"))
    op.add_column("seats", _flag("autopilot"))
    op.add_column("seats", sa.Column("ring_after", sa.Integer(), nullable=True))
    op.add_column("seats", _flag("hand_in_channel"))
    op.add_column("seats", _flag("cards_as_symbols"))
    # Games that are going on are played with a limit as before.
    op.execute(sa.text(f"UPDATE games SET turn_seconds = {_TURN_SECONDS}"))
    op.execute(sa.text(f"UPDATE seats SET ring_after = {_RING_AFTER}"))


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=_NO)


def _add_settings() -> None:
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(16), nullable=True),
        sa.Column("ring_after", sa.Integer(), nullable=True),
        sa.Column("cards_as_symbols", sa.Boolean(), nullable=False),
        sa.Column("hand_in_channel", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mode", sa.String(16), nullable=True),
        sa.Column("preset", sa.String(100), nullable=True),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("channels", sa.LargeBinary(), nullable=False),
        sa.Column("language", sa.String(16), nullable=True),
        sa.Column("turn_seconds", sa.Integer(), nullable=True),
        sa.Column("threads", sa.Boolean(), nullable=False),
        sa.Column("starters", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
