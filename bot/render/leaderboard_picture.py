"""What the picture of the leaderboard shows, and the same in words for who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.artwork.pictures import LeaderboardRow
from bot.i18n import Translator

from .page import shortened
from .public.leaderboard_page import LeaderboardLine

_LONGEST_ALT = 1000


def leaderboard_rows(best: Sequence[LeaderboardLine], order: str) -> list[LeaderboardRow]:
    """The rows by ``order``: wins, rounds or points."""
    figures = [int(getattr(line, order)) for line in best]
    most = max([1, *figures])
    return [
        LeaderboardRow(line.place, line.name, str(figure), figure / most, line.me)
        for line, figure in zip(best, figures, strict=True)
    ]


def leaderboard_in_words(rows: Sequence[LeaderboardRow], t: Translator) -> str:
    """The text that goes with the picture."""
    lines = [f"{row.place}. {row.name}: {row.figure}" for row in rows]
    return shortened("\n".join((t.format("picture-leaderboard"), *lines)), _LONGEST_ALT)
