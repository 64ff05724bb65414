"""The versions that edited messages show, kept in memory and saved now and then."""

from __future__ import annotations

from collections import defaultdict

from msgspec import structs

from bot.store.rows import MessageRow


class ShownVersions:
    """The versions that messages show, as far as they are not saved yet.

    They are stored by Discord's ids, since a message that replaces another has a version of its
    own. The version of a message that is not whole yet is not saved, so that the message counts as
    outdated after a restart.
    """

    def __init__(self) -> None:
        self._shown: defaultdict[str, dict[int, int]] = defaultdict(dict)
        self._not_whole: set[int] = set()

    def note(self, message: MessageRow, version: int, newest: int, *, whole: bool = True) -> None:
        """Note that a posted message shows this version, or a newer one that was noted before.

        `newest` is the version of the game.
        """
        assert message.message_id is not None
        shown = self._shown[message.game_id]
        before = shown.get(message.message_id, message.shown_version)
        shown[message.message_id] = max(version, min(before, newest))
        (self._not_whole.discard if whole else self._not_whole.add)(message.message_id)

    def forget(self, message: MessageRow) -> None:
        """Forget the version of a message that is gone, or is to be edited in any case."""
        if message.message_id is not None:
            self._not_whole.discard(message.message_id)
            noted = self._shown.get(message.game_id, {}).get(message.message_id, 0)
            self.written(message.game_id, {message.message_id: noted})

    def on(self, message: MessageRow) -> MessageRow:
        """Return the row with the version that the message shows."""
        return at_least(message, self.version_on(message))

    def in_all(self, messages: tuple[MessageRow, ...], newest: int) -> tuple[MessageRow, ...]:
        """Return all messages of a game, whose version is `newest`, with those that they show.

        A standby that takes over may lack the last ones: who shows such a version shows none.
        """
        shown = self._shown.get(messages[0].game_id) if messages else None
        if shown is None:
            return messages
        return tuple(
            [
                structs.replace(row, shown_version=version if version <= newest else 0)
                if (version := shown.get(row.message_id or 0, 0)) > row.shown_version
                else row
                for row in messages
            ]
        )

    @property
    def games(self) -> list[str]:
        """The games with versions to be saved."""
        return list(self._shown)

    def of_game(self, game_id: str) -> dict[int, int]:
        """Return the versions of this game that are to be saved, by Discord's message ids."""
        shown = self._shown.get(game_id, {})
        return {ids: version for ids, version in shown.items() if ids not in self._not_whole}

    def written(self, game_id: str, versions: dict[int, int]) -> None:
        """Forget versions that were saved, unless newer ones were noted since."""
        shown = self._shown.get(game_id, {})
        for message_id, version in versions.items():
            if shown.get(message_id) == version:
                del shown[message_id]
        if not shown:
            self._shown.pop(game_id, None)

    def version_on(self, message: MessageRow) -> int:
        """Return the version that the message shows, by its row or as it was noted since."""
        shown = self._shown.get(message.game_id)
        if shown is None or message.message_id is None:
            return message.shown_version
        return max(message.shown_version, shown.get(message.message_id, 0))


def at_least(message: MessageRow, version: int) -> MessageRow:
    """Return the row with this version as the shown one, unless it shows a newer one."""
    if version <= message.shown_version:
        return message
    return structs.replace(message, shown_version=version)
