"""The lobbies and boards that people delete on Discord, and when they are posted anew.

A deleted message has no Discord id any more, but keeps the version that it has shown. So it is not
stale until its game goes on, or until somebody asks for it.
"""

from __future__ import annotations

from msgspec import structs

from bot.store.rows import MessageRow

from ..planning.reposting import shows_table
from ..ports import Notifier
from ..storage.repository import Repository
from ..table import Table
from .shown_versions import ShownVersions, at_least


class DeletedMessages:
    """Notes which lobbies and boards are deleted, and which of them somebody asks for."""

    def __init__(self, repository: Repository, notifier: Notifier, shown: ShownVersions) -> None:
        self._repository = repository
        self._notifier = notifier
        self._shown = shown

    async def note(self, message: MessageRow) -> None:
        """Note that this lobby or board is deleted, unless another message has replaced it."""
        shown = self._shown.version_on(message)

        def operation(table: Table) -> None:
            table.messages = [
                _deleted(row, shown)
                if row.id == message.id and row.message_id == message.message_id
                else row
                for row in table.messages
            ]

        await self._repository.change(message.game_id, operation)
        self._shown.forget(message)
        self._notifier.changed(message.game_id)

    async def ask_for(self, game_id: str) -> None:
        """Have the lobby or board of this game written, and posted anew if it is deleted."""

        def operation(table: Table) -> None:
            asked = shows_table(table.game.status, table.messages)
            table.messages = [
                structs.replace(row, asked_for=True) if row is asked else row
                for row in table.messages
            ]

        await self._repository.change(game_id, operation)
        self._notifier.changed(game_id)


def _deleted(message: MessageRow, shown_version: int) -> MessageRow:
    return structs.replace(
        at_least(message, shown_version),
        message_id=None,
        posted_at=None,
        deletions=message.deletions + 1,
    )
