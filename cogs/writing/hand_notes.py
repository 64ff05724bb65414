"""What a hand shows besides the game: notes to its player, and the page to which they have turned.

Both are remembered in memory only.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.bounded import Bounded
from bot.i18n import Translator
from bot.tables import TableView

from .discord_refusals import ChannelTrouble
from .message import Address

_SECONDS_THAT_A_WORD_LASTS = 60.0
"""Afterwards its reader no longer knows what it was about."""

_MOST_WORDS = 10_000
_MOST_TROUBLES = 10_000
_MOST_TURNED = 10_000
_MOST_RESTING = 10_000


class _HandNote(Struct, frozen=True):
    """A word to one player, which was said in a round, or (None) in the lobby."""

    text: str
    said_at: float
    round_number: int | None


class HandNotes:
    """Notes on hands: words to one player, and why the table cannot see its board.

    The page to which a player has turned their hand is remembered here, too.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` returns seconds that never go back."""
        self._now = now
        self._for_players: Bounded[tuple[str, int], _HandNote] = Bounded(_MOST_WORDS)
        self._kept: Bounded[tuple[str, int], _HandNote] = Bounded(_MOST_WORDS)
        self._troubles: Bounded[str, ChannelTrouble] = Bounded(_MOST_TROUBLES)
        self._fading: Bounded[str, None] = Bounded(_MOST_TROUBLES)
        self._pages: Bounded[Address, int] = Bounded(_MOST_TURNED)
        self._resting: Bounded[int, bool] = Bounded(_MOST_RESTING)

    def turn(self, hand: Address, page: int) -> None:
        """Note the page, from 0, to which the reader has turned this hand."""
        if page > 0:
            self._pages[hand] = page
        else:
            self._pages.pop(hand, None)

    def page_of(self, hand: Address) -> int:
        """Return the page that this hand shows."""
        return self._pages.get(hand, 0)

    def rest(self, message_id: int) -> bool:
        """Note that the player of this hand plays with another; return whether it says so."""
        return self._resting.setdefault(message_id, False)

    def rests(self, message_id: int) -> bool:
        """Return whether the player of this hand plays with another one."""
        return message_id in self._resting

    def written(self, message_id: int) -> None:
        """Note that this hand, if it rests, says so now."""
        if message_id in self._resting:
            self._resting[message_id] = True

    def wake(self, message_id: int) -> bool:
        """Note that this hand goes on, and return whether it rested."""
        return self._resting.pop(message_id, None) is not None

    def say(self, view: TableView, text: str) -> None:
        """Show this on the next page of the viewer's hand, if that is one of this round."""
        self._note(self._for_players, view, text)

    def keep(self, view: TableView, text: str) -> None:
        """Show this on every page of the viewer's hand until they act or the round is over."""
        self._note(self._kept, view, text)

    def _note(self, notes: Bounded[tuple[str, int], _HandNote], view: TableView, text: str) -> None:
        user_id = None if view.me is None else view.me.user_id
        if user_id is not None:
            notes[view.game.id, user_id] = _HandNote(text, self._now(), view.round_number)

    def drop_kept(self, game_id: str, user_id: int) -> None:
        """Drop the note that was kept until the player acted."""
        self._kept.pop((game_id, user_id), None)

    def forget(self, user_id: int) -> None:
        """Forget the pages of a person who has deleted their data, and all notes.

        A note may name them.
        """
        self._for_players.clear()
        self._kept.clear()
        for hand in [hand for hand in self._pages if hand.kind.is_opened]:
            if hand.number == user_id:
                del self._pages[hand]

    def ask_for_press(self, game_id: str) -> None:
        """Ask on the hands of this game for a press on its board, which soon is out of reach."""
        self._fading[game_id] = None

    def ask_no_more(self, game_id: str) -> bool:
        """Note that the board was pressed, or is out of reach; return whether that was asked."""
        return game_id in self._fading and self._fading.pop(game_id) is None

    def begin(self, game_id: str, trouble: ChannelTrouble) -> bool:
        """Note that this game's board cannot be written; return whether that is new."""
        news = self._troubles.get(game_id) is not trouble
        self._troubles[game_id] = trouble
        return news

    def end(self, game_id: str) -> bool:
        """Note that this game's board was written; return whether it could not be before."""
        return self._troubles.pop(game_id, None) is not None

    def to(self, view: TableView, t: Translator) -> str | None:
        """Return the note for the viewer, or None. A word that was said is shown once."""
        user_id = None if view.me is None else view.me.user_id
        if user_id is not None:
            address = (view.game.id, user_id)
            for note in (self._for_players.pop(address, None), self._kept.get(address)):
                if note is not None and self._is_current(note, view):
                    return note.text
        trouble = self._troubles.get(view.game.id)
        if trouble is None and view.game.id in self._fading:
            return t.format("note-press-board", link=view.board_link or "")
        if trouble is None:
            return None
        return t.format(trouble.value, channel=f"<#{view.game.channel_id}>")

    def _is_current(self, note: _HandNote, view: TableView) -> bool:
        """Return whether the reader still knows what it is about: a deal makes it past."""
        is_recent = self._now() - note.said_at <= _SECONDS_THAT_A_WORD_LASTS
        return is_recent and note.round_number == view.round_number
