"""What the picture of the leaderboard shows, and the same in words for who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.artwork.pictures import LeaderboardRow
from bot.i18n import Translator

from ..public.leaderboard_page import LeaderboardLine


@dataclass(frozen=True, slots=True)
class BestPlayers:
    """The picture: its ``title``, what the ``order`` goes by, and a row for each player."""

    title: str
    order: str
    rows: tuple[LeaderboardRow, ...]


def best_players(
    best: Sequence[LeaderboardLine], mine: LeaderboardLine | None, order: str, t: Translator
) -> BestPlayers:
    """The best players by ``order`` (wins, rounds or points), and always one's own place."""
    lines = tuple(best) if mine is None or any(line.me for line in best) else (*best, mine)
    figures = [_figure(line, order) for line in lines]
    most = max(1, *figures)
    rows = (
        LeaderboardRow(line.place, line.name, str(figure), figure / most, me=line.me)
        for line, figure in zip(lines, figures, strict=True)
    )
    return BestPlayers(t.format("picture-leaderboard"), t.format(f"choice-{order}"), tuple(rows))


def best_in_words(best: BestPlayers, t: Translator, named: Callable[[str], str]) -> str:
    """The text that goes with the picture, with every name as ``named`` writes it."""
    lines = (
        t.format(
            "picture-leaderboard-line", place=row.place, player=named(row.name), figure=row.figure
        )
        for row in best.rows
    )
    return "\n".join((f"{best.title} ({best.order})", *lines))


def _figure(line: LeaderboardLine, order: str) -> int:
    """What the order goes by."""
    return {"wins": line.wins, "rounds": line.rounds, "points": line.points}[order]
