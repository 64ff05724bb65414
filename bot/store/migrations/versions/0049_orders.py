"""an operator's orders, the words of a stopped game, and the version of a process

Revision ID: 0049
Revises: 0048
Create Date: 2026-11-29 21:40:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import UtcDateTime

revision = "0049"
down_revision = "0048"
branch_labels = None
depends_on = None

_ROW_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", _ROW_ID, primary_key=True, autoincrement=True),
        sa.Column("order", sa.LargeBinary, nullable=False),
        sa.Column("asked_at", UtcDateTime, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "order_receipts",
        sa.Column(
            "order_id",
            sa.BigInteger,
            sa.ForeignKey("orders.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.Column("done_at", UtcDateTime, nullable=False),
    )
    op.add_column("games", sa.Column("operator_words", sa.String(300)))
    op.add_column("processes", sa.Column("version", sa.String(100)))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
