"""the first tables

Revision ID: 0001
Revises:
Create Date: 2026-11-21 11:26:40.126652
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_MOMENT = sa.DateTime(timezone=True)
_NOT_OVER = sa.text("status <> 'over'")
_STALE = sa.text("shown_version < wanted_version")


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("ending", sa.String(length=16), nullable=True),
        sa.Column("mode", sa.String(length=16), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("snapshot", sa.LargeBinary(), nullable=True),
        sa.Column("created_at", _MOMENT, nullable=False),
        sa.Column("updated_at", _MOMENT, nullable=False),
        sa.CheckConstraint("status IN ('lobby', 'live', 'over')", name=op.f("ck_games_status")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index(
        "uq_games_channel_not_over",
        "games",
        ["channel_id"],
        unique=True,
        sqlite_where=_NOT_OVER,
        postgresql_where=_NOT_OVER,
    )

    op.create_table(
        "rounds",
        sa.Column("game_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("mode", sa.String(length=16), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("scoring", sa.String(length=16), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("ended_at", _MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_rounds")),
    )
    op.create_index("ix_rounds_guild_id", "rounds", ["guild_id", "ended_at"], unique=False)

    op.create_table(
        "actions",
        sa.Column("game_id", sa.String(length=12), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action", sa.LargeBinary(), nullable=True),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_actions_game_id_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "version", name=op.f("pk_actions")),
    )
    op.create_table(
        "deadlines",
        sa.Column("game_id", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("due_at", _MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_deadlines_game_id_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "kind", "seat", name=op.f("pk_deadlines")),
    )
    op.create_index("ix_deadlines_due_at", "deadlines", ["due_at"], unique=False)

    op.create_table(
        "messages",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("game_id", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("shown_version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("wanted_version", sa.Integer(), nullable=False),
        sa.Column("posted_at", _MOMENT, nullable=True),
        sa.Column("retired", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_messages_game_id_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_messages")),
        sa.UniqueConstraint("message_id", name=op.f("uq_messages_message_id")),
    )
    op.create_index("ix_messages_game_id", "messages", ["game_id"], unique=False)
    op.create_index(
        "ix_messages_stale",
        "messages",
        ["game_id"],
        unique=False,
        sqlite_where=_STALE,
        postgresql_where=_STALE,
    )

    op.create_table(
        "round_results",
        sa.Column("game_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("cards", sa.Integer(), nullable=False),
        sa.Column("match_won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id", "number"],
            ["rounds.game_id", "rounds.number"],
            name=op.f("fk_round_results_game_id_rounds"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("game_id", "number", "seat", name=op.f("pk_round_results")),
    )
    op.create_index("ix_round_results_user_id", "round_results", ["user_id"], unique=False)

    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.Column("locale", sa.String(length=16), nullable=True),
        sa.Column("dms_closed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("missed_turns", sa.Integer(), server_default="0", nullable=False),
        sa.CheckConstraint(
            "user_id IS NOT NULL OR level IS NOT NULL", name=op.f("ck_seats_somebody")
        ),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_seats_game_id_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_seats")),
        sa.UniqueConstraint("game_id", "user_id", name=op.f("uq_seats_game_id")),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"], unique=False)


def downgrade() -> None:

    op.drop_table("seats")

    op.drop_table("round_results")

    op.drop_table("messages")

    op.drop_table("deadlines")
    op.drop_table("actions")

    op.drop_table("rounds")

    op.drop_table("games")
