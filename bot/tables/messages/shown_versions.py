"""What messages show that were edited: known in memory, and written once in a while."""

from __future__ import annotations

from collections import defaultdict

from msgspec import structs

from bot.store.rows import MessageRow


class ShownVersions:
    """The versions that messages show, where that is not written yet.

    By Discord's ids: what was posted in place of another shows what it was posted with. What is not
    whole yet is not written: to who starts anew it is out of date.
    """

    def __init__(self) -> None:
        self._shown: defaultdict[str, dict[int, int]] = defaultdict(dict)
        self._not_whole: set[int] = set()

    def note(self, message: MessageRow, version: int, *, whole: bool = True) -> None:
        """The posted message shows this version, or a newer one that was noted before."""
        assert message.message_id is not None
        shown = self._shown[message.game_id]
        before = shown.get(message.message_id, message.shown_version)
        shown[message.message_id] = max(version, before)
        (self._not_whole.discard if whole else self._not_whole.add)(message.message_id)

    def forget(self, message: MessageRow) -> None:
        """The message is gone, or is to be written anew."""
        if message.message_id is not None:
            self._not_whole.discard(message.message_id)
            self.written(message.game_id, {message.message_id: self._of(message)})

    def on(self, message: MessageRow) -> MessageRow:
        """The row with what the message shows."""
        return at_least(message, self._of(message))

    def in_all(self, messages: tuple[MessageRow, ...]) -> tuple[MessageRow, ...]:
        """Return all messages of a game with what they show."""
        shown = self._shown.get(messages[0].game_id) if messages else None
        if shown is None:
            return messages
        return tuple(
            [
                structs.replace(row, shown_version=version)
                if (version := shown.get(row.message_id or 0, 0)) > row.shown_version
                else row
                for row in messages
            ]
        )

    @property
    def games(self) -> list[str]:
        """The games of which something is to be written."""
        return list(self._shown)

    def of_game(self, game_id: str) -> dict[int, int]:
        """What is to be written of this game: versions by Discord's ids of the messages."""
        shown = self._shown.get(game_id, {})
        return {ids: version for ids, version in shown.items() if ids not in self._not_whole}

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


def at_least(message: MessageRow, version: int) -> MessageRow:
    """The message as showing this version, unless it shows a newer one: it never goes back."""
    if version <= message.shown_version:
        return message
    return structs.replace(message, shown_version=version)
