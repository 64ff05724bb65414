"""The hands of finished matches: of each person's, only the newest is left.

After a match, its hand becomes one small line with the result. It is deleted once the hand of a
later match has become such a line. If the process ends in between, the match after that does it.
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
    """The hands of finished matches in direct messages."""

    def __init__(self, database: Database, repository: Repository, notifier: Notifier) -> None:
        self._database = database
        self._repository = repository
        self._notifier = notifier

    async def leave_newest(
        self, stored: Stored, message: MessageRow, version: int, message_id: int
    ) -> None:
        """Have older results deleted if this message, at this version, shows a match's result.

        ``message_id`` is the id on Discord.
        """
        if not _is_result(stored, message, version):
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


def _is_result(stored: Stored, message: MessageRow, version: int) -> bool:
    """Return whether the message is a hand that has become a line with the result of a match.

    A hand that is the board, too, stays as the result.
    """
    game = stored.game
    if game.status is not Status.OVER or game.board_is_hand or version < game.version:
        return False
    return message.kind is MessageKind.HAND and message.user_id is not None


def _is_hand_of(message: MessageRow, user_id: int) -> bool:
    return message.kind is MessageKind.HAND and message.user_id == user_id
