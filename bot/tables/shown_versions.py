"""What messages show that were edited: known in memory, and written once in a while."""

from __future__ import annotations

from collections import defaultdict

from msgspec import structs

from bot.store.rows import MessageRow

from .table import Stored


class ShownVersions:
    """The versions that messages show, where that is not written yet.

    By Discord's ids: what was posted in place of another shows what it was posted with.
    """

    def __init__(self) -> None:
        self._shown: defaultdict[str, dict[int, int]] = defaultdict(dict)

    def note(self, message: MessageRow, version: int) -> None:
        """The posted message shows this version, or a newer one that was noted before."""
        assert message.message_id is not None
        shown = self._shown[message.game_id]
        before = shown.get(message.message_id, message.shown_version)
        shown[message.message_id] = max(version, before)

    def forget(self, message: MessageRow) -> None:
        """The message is gone, or is to be written anew."""
        if message.message_id is not None:
            self.written(message.game_id, {message.message_id: self._of(message)})

    def on(self, message: MessageRow) -> MessageRow:
        """The row with what the message shows."""
        version = self._of(message)
        if version <= message.shown_version:
            return message
        return structs.replace(message, shown_version=version)

    def in_all(self, stored: Stored) -> Stored:
        """The table with what its messages show."""
        if stored.game.id not in self._shown:
            return stored
        return structs.replace(stored, messages=tuple([self.on(row) for row in stored.messages]))

    @property
    def games(self) -> list[str]:
        """The games of which something is to be written."""
        return list(self._shown)

    def of_game(self, game_id: str) -> dict[int, int]:
        """What is to be written of this game: versions by Discord's ids of the messages."""
        return dict(self._shown.get(game_id, {}))

    def written(self, game_id: str, versions: dict[int, int]) -> None:
        """This is written; what was noted since is not."""
        shown = self._shown.get(game_id, {})
        for message_id, version in versions.items():
            if shown.get(message_id) == version:
                del shown[message_id]
        if not shown:
            self._shown.pop(game_id, None)

    def _of(self, message: MessageRow) -> int:
        if message.message_id is None:
            return 0
        return self._shown.get(message.game_id, {}).get(message.message_id, 0)
