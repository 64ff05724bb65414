"""The tokens of interactions in the database, so that a restart loses none.

They are encrypted by the caller. Any process with the same key can use them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.store import token_queries
from bot.store.database import Database
from bot.store.token_queries import TokenRow

from ..ports import Clock


class KeptTokens:
    """Stores and finds tokens as long as they live."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def save(self, rows: Sequence[TokenRow]) -> None:
        """Save these tokens in one transaction, and remove those that have ended."""
        async with self._database.write() as connection:
            await token_queries.remove_ended(connection, self._clock.now())
            await token_queries.save_tokens(connection, rows)

    async def remove(self, user_id: int, ends_at: datetime) -> None:
        """Remove the token of this person's interaction that ends then: it has ended before."""
        async with self._database.write() as connection:
            await token_queries.remove_token(connection, user_id, ends_at)

    async def remove_way(self, game_id: str, purpose: str, target_id: int) -> None:
        """Remove the way of a game to this target."""
        async with self._database.write() as connection:
            await token_queries.remove_way(connection, game_id, purpose, target_id)

    async def of_game(self, game_id: str) -> list[TokenRow]:
        """Return the living tokens of a game, also those that other processes have saved."""
        async with self._database.read() as connection:
            return await token_queries.tokens_of_game(connection, game_id, self._clock.now())

    async def load(self) -> list[TokenRow]:
        """Remove the tokens that have ended, and return all others."""
        now = self._clock.now()
        async with self._database.write() as connection:
            await token_queries.remove_ended(connection, now)
        async with self._database.read() as connection:
            return await token_queries.all_tokens(connection, now)
