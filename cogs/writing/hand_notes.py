"""What there is to say to a player beside the game: it goes on the own hand, at no cost."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from bot.bounded import Bounded
from bot.i18n import Translator
from bot.tables import TableView

_SECONDS_THAT_A_WORD_LASTS = 60.0
"""After that nobody knows any more what it was about."""

_MOST_WORDS = 10_000
_MOST_TROUBLES = 10_000


class ChannelTrouble(Enum):
    """Why a board cannot be kept fresh."""

    FORBIDDEN = auto()
    LOCKED = auto()


class HandNotes:
    """A kind word for one player, and what keeps a whole table from seeing its board."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` gives seconds that never go back."""
        self._now = now
        self._for_players: Bounded[tuple[str, int], tuple[float, str]] = Bounded(_MOST_WORDS)
        self._kept: Bounded[tuple[str, int], tuple[float, str]] = Bounded(_MOST_WORDS)
        self._troubles: Bounded[str, ChannelTrouble] = Bounded(_MOST_TROUBLES)

    def say(self, game_id: str, user_id: int, text: str) -> None:
        """This player is to read this on the next page of the own hand."""
        self._for_players[game_id, user_id] = self._now(), text

    def keep(self, game_id: str, user_id: int, text: str) -> None:
        """This player is to read this on every page of the own hand, until they act."""
        self._kept[game_id, user_id] = self._now(), text

    def drop_kept(self, game_id: str, user_id: int) -> None:
        """This player has acted: what was kept for them to read has been read."""
        self._kept.pop((game_id, user_id), None)

    def forget(self) -> None:
        """Nothing of what was to be said is said: it may name somebody who is not to be known."""
        self._for_players.clear()
        self._kept.clear()

    def begin(self, game_id: str, trouble: ChannelTrouble) -> bool:
        """The board of this game cannot be written; True if that is news."""
        news = self._troubles.get(game_id) is not trouble
        self._troubles[game_id] = trouble
        return news

    def end(self, game_id: str) -> bool:
        """The board of this game was written; True if that is news."""
        return self._troubles.pop(game_id, None) is not None

    def to(self, view: TableView, t: Translator) -> str | None:
        """What there is to say to the viewer now; a kind word is said once."""
        user_id = None if view.me is None else view.me.user_id
        if user_id is not None:
            address = (view.game_id, user_id)
            for said_at, text in (
                self._for_players.pop(address, (0.0, "")),
                self._kept.get(address, (0.0, "")),
            ):
                if text and self._now() - said_at <= _SECONDS_THAT_A_WORD_LASTS:
                    return text
        channel = f"<#{view.channel_id}>"
        match self._troubles.get(view.game_id):
            case ChannelTrouble.FORBIDDEN:
                return t.format("note-channel-forbidden", channel=channel)
            case ChannelTrouble.LOCKED:
                return t.format("note-channel-locked", channel=channel)
            case None:
                return None
