"""records of rounds, and what is made from them

Revision ID: 0013
Revises: 0012
Create Date: 2026-11-22 19:25:00
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def _id(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), autoincrement=False, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _word(name: str, length: int = 16) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False)


def _amount(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float(), nullable=False)


def _moment(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=False)


def upgrade() -> None:
    op.create_table(
        "records",
        _word("game_id", 12),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.Column("facts", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id", "number"],
            ["rounds.game_id", "rounds.number"],
            name="fk_records_game_id_rounds",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_records"),
    )
    op.create_table(
        "ratings",
        _id("user_id"),
        _word("level"),
        _word("mode"),
        _amount("mean"),
        _amount("uncertainty"),
        _number("rounds"),
        sa.PrimaryKeyConstraint("user_id", "level", "mode", name="pk_ratings"),
    )
    op.create_table(
        "rating_steps",
        _id("user_id"),
        _word("mode"),
        sa.Column("nth", sa.Integer(), autoincrement=False, nullable=False),
        _amount("mean"),
        _amount("uncertainty"),
        _moment("at"),
        sa.PrimaryKeyConstraint("user_id", "mode", "nth", name="pk_rating_steps"),
    )
    op.create_table(
        "person_totals",
        _id("user_id"),
        _word("mode"),
        sa.Column("totals", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "mode", name="pk_person_totals"),
    )
    op.create_table(
        "rivalries",
        _id("user_id"),
        _id("rival_id"),
        _number("rounds"),
        _number("ahead"),
        _number("behind"),
        sa.PrimaryKeyConstraint("user_id", "rival_id", name="pk_rivalries"),
    )
    op.create_index("ix_rivalries_rival_id", "rivalries", ["rival_id"])
    op.create_table(
        "achievements",
        _id("user_id"),
        _word("name", 40),
        _moment("earned_at"),
        _word("game_id", 12),
        _number("number"),
        sa.PrimaryKeyConstraint("user_id", "name", name="pk_achievements"),
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
