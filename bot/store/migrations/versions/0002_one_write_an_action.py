"""one write an action: deadlines in the game's row, messages that follow their game

Revision ID: 0002
Revises: 0001
Create Date: 2026-11-22 02:40:00
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_MOMENT = sa.DateTime(timezone=True)
_NOBODY = -1
_NO_DEADLINES = sa.text("'[]'")

_deadlines = sa.table(
    "deadlines",
    sa.column("game_id", sa.String),
    sa.column("kind", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("due_at", _MOMENT),
)
_games = sa.table(
    "games",
    sa.column("id", sa.String),
    sa.column("status", sa.String),
    sa.column("version", sa.Integer),
    sa.column("deadlines", sa.LargeBinary),
    sa.column("due_at", _MOMENT),
)
_messages = sa.table(
    "messages",
    sa.column("game_id", sa.String),
    sa.column("kind", sa.String),
    sa.column("wanted_version", sa.Integer),
    sa.column("retired", sa.Boolean),
)


def upgrade() -> None:
    # Never in a batch: SQLite would copy the table and drop the old one, and with each game go its
    # seats, actions and messages.
    deadlines = sa.Column(
        "deadlines", sa.LargeBinary(), nullable=False, server_default=_NO_DEADLINES
    )
    op.add_column("games", deadlines)
    op.add_column("games", sa.Column("due_at", _MOMENT, nullable=True))
    op.create_index("ix_games_due_at", "games", ["due_at"])
    _move_deadlines()
    op.drop_table("deadlines")

    op.drop_index("ix_messages_stale", "messages")
    with op.batch_alter_table("messages") as messages:
        messages.alter_column("wanted_version", existing_type=sa.Integer(), nullable=True)
    _let_messages_follow()


def _move_deadlines() -> None:
    connection = op.get_bind()
    by_game: defaultdict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(sa.select(_deadlines).order_by(_deadlines.c.due_at)):
        by_game[row.game_id].append(row)
    for game_id, rows in by_game.items():
        values = {"deadlines": _encoded(rows), "due_at": rows[0].due_at}
        connection.execute(sa.update(_games).where(_games.c.id == game_id).values(values))


def _encoded(rows: Iterable[Any]) -> bytes:
    """As msgspec writes `bot.store.rows.Deadline`: kind, seat and moment of each."""
    return msgspec.json.encode(
        [(row.kind, None if row.seat == _NOBODY else row.seat, _utc(row.due_at)) for row in rows]
    )


def _utc(moment: datetime) -> str:
    """SQLite keeps no time zone: it is always UTC."""
    return f"{moment.isoformat()}Z" if moment.tzinfo is None else moment.isoformat()


def _let_messages_follow() -> None:
    """A message that was to show the newest version shows every one that comes."""
    newest = (
        sa.select(_games.c.id)
        .where(
            _games.c.id == _messages.c.game_id,
            _games.c.version == _messages.c.wanted_version,
            sa.or_(
                sa.and_(_games.c.status == "live", _messages.c.kind.in_(("board", "hand"))),
                sa.and_(_games.c.status == "lobby", _messages.c.kind == "lobby"),
            ),
        )
        .exists()
    )
    op.execute(
        sa.update(_messages)
        .where(newest, sa.not_(_messages.c.retired))
        .values(wanted_version=sa.null())
    )


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
