"""What the picture of the leaderboard shows, and the same in words for who cannot see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.artwork.pictures import LeaderboardRow
from bot.i18n import Translator
from bot.leaderboard_choice import Order
from bot.views.names import called

from ..public.leaderboard_page import LeaderboardView, period_text


@dataclass(frozen=True, slots=True)
class BestPlayers:
    """The picture: its ``title``, what the ``order`` goes by, and a row for each player."""

    title: str
    order: str
    rows: tuple[LeaderboardRow, ...]


def best_players(view: LeaderboardView, t: Translator) -> BestPlayers:
    """The best players, and always one's own place."""
    best, mine = view.best, view.mine
    lines = tuple(best) if mine is None or any(line.me for line in best) else (*best, mine)
    figures = [line.figure(view.choice.order) for line in lines]
    most = max(1, *figures)
    rows = (
        LeaderboardRow(
            line.place, called(line.name, t), _written(figure, view), figure / most, me=line.me
        )
        for line, figure in zip(lines, figures, strict=True)
    )
    # There is room for no more of it in a picture.
    subtitle = f"{t.format(f'choice-{view.choice.order}')} · {period_text(view, t)}"
    return BestPlayers(t.format("picture-leaderboard"), subtitle, tuple(rows))


def best_in_words(best: BestPlayers, t: Translator, named: Callable[[str], str]) -> str:
    """The text that goes with the picture, with every name as ``named`` writes it."""
    lines = (
        t.format(
            "picture-leaderboard-line", place=row.place, player=named(row.name), figure=row.figure
        )
        for row in best.rows
    )
    return "\n".join((f"{best.title} ({best.order})", *lines))


def _written(figure: int, view: LeaderboardView) -> str:
    return f"{figure} %" if view.choice.order is Order.SHARE else str(figure)
