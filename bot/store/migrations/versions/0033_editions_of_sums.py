"""editions of the sums over rounds, and deletions under way

Revision ID: 0033
Revises: 0032
Create Date: 2026-11-26 12:00:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None

_KEYS = {
    "standings": ["user_id", "guild_id", "period", "mode"],
    "ratings": ["user_id", "level", "mode"],
    "rating_steps": ["user_id", "mode", "nth"],
    "person_totals": ["user_id", "mode"],
    "solo_totals": ["user_id", "mode"],
    "acquaintances": ["user_id", "rival_id", "mode"],
    "rivalries": ["user_id", "rival_id"],
    "achievements": ["user_id", "name"],
}
_ORDERS = ("wins", "share", "points", "catches", "rating")


def upgrade() -> None:
    for order in _ORDERS:
        op.drop_index(f"ix_standings_{order}", "standings")
    for table, key in _KEYS.items():
        with op.batch_alter_table(table) as batch:
            edition = sa.Column("edition", sa.SmallInteger(), server_default="0", nullable=False)
            batch.add_column(edition)
            batch.drop_constraint(f"pk_{table}", type_="primary")
            batch.create_primary_key(f"pk_{table}", [*key, "edition"])
    only = sa.text("edition < 2")
    for order in _ORDERS:
        op.create_index(
            f"ix_standings_{order}",
            "standings",
            ["edition", "guild_id", "period", "mode", order, "user_id"],
            sqlite_where=only,
            postgresql_where=only,
        )
    op.create_table(
        "sums",
        sa.Column("id", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("shown", sa.SmallInteger(), nullable=False),
        sa.Column("changes", sa.Integer(), server_default="0", nullable=False),
        sa.Column("phase", sa.String(16), nullable=True),
        sa.Column("made_by", sa.String(64), nullable=True),
        sa.Column("counted", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sums"),
        sa.CheckConstraint("id = 1", name="one_row"),
    )
    op.execute("INSERT INTO sums (id, shown) VALUES (1, 0)")
    op.create_table(
        "erasures",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("stand_in", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_erasures"),
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
