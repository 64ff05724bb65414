"""What is left of hands once matches are over: of all a person's, the newest alone.

The hand of a match that is over is one small line with the result. It goes as soon as that of a
later match says so in its turn: a process that ends in between leaves it to the match after.
"""

from __future__ import annotations

from msgspec import structs

from bot.store import message_queries
from bot.store.database import Database
from bot.store.rows import MessageKind, MessageRow
from bot.views.table_values import Status

from ..ports import Notifier
from ..storage.repository import Repository
from ..table import Stored, Table


class FinishedHands:
    """Has the hands of earlier matches deleted."""

    def __init__(self, database: Database, repository: Repository, notifier: Notifier) -> None:
        self._database = database
        self._repository = repository
        self._notifier = notifier

    async def leave_newest(
        self, stored: Stored, message: MessageRow, version: int, message_id: int
    ) -> None:
        """This message shows this version of its table now; those that it makes old are to go.

        ``message_id`` is Discord's own.
        """
        if not _is_last_word(stored, message, version):
            return
        assert message.user_id is not None
        async with self._database.read() as connection:
            older = await message_queries.games_with_older_hand(
                connection, message.user_id, stored.game.id, stored.game.updated_at, message_id
            )
        for game_id in older:
            await self._retire_hand(game_id, message.user_id)

    async def _retire_hand(self, game_id: str, user_id: int) -> None:
        def operation(table: Table) -> None:
            table.messages = [
                structs.replace(row, retired=True) if _is_hand_of(row, user_id) else row
                for row in table.messages
            ]

        await self._repository.change(game_id, operation)
        self._notifier.changed(game_id)


def _is_last_word(stored: Stored, message: MessageRow, version: int) -> bool:
    """Whether it says how a match has ended; what somebody plays on for themselves is none."""
    game = stored.game
    if game.status is not Status.OVER or game.what_if or version < game.version:
        return False
    return message.kind is MessageKind.HAND and message.user_id is not None


def _is_hand_of(message: MessageRow, user_id: int) -> bool:
    return message.kind is MessageKind.HAND and message.user_id == user_id
