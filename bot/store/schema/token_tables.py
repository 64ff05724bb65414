"""The table of interactions' tokens, by which Discord takes requests for some minutes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, LargeBinary, Table

from .column_types import UtcDateTime, metadata
from .game_tables import GAME_ID, WORD

# The ways by tokens to messages, to channels and to opened hands. `target_id` is the id of the
# message, of the channel, or of the hand's owner, as `purpose` says. `sealed` is encrypted.
interaction_tokens = Table(
    "interaction_tokens",
    metadata,
    Column("game_id", GAME_ID, primary_key=True),
    Column("purpose", WORD, primary_key=True),
    Column("target_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("ends_at", UtcDateTime, nullable=False),
    Column("sealed", LargeBinary, nullable=False),
    Index("ix_interaction_tokens_user_id", "user_id"),
    Index("ix_interaction_tokens_ends_at", "ends_at"),
)
