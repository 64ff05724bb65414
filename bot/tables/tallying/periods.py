"""The stretches of time that leaderboards are for, each with the name that it is kept by.

In UTC, as everything that is kept: a month and a week begin at midnight there.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.leaderboard_choice import Period
from bot.store.rows import SeasonRow


def name_of(period: Period, at: datetime, season: int = 1) -> str:
    """What the period around this moment is kept by."""
    match period:
        case Period.MONTH:
            return f"{at:%Y-%m}"
        case Period.WEEK:
            year, week, _ = at.isocalendar()
            return f"{year}-W{week:02}"
        case Period.SEASON:
            return f"season-{season}"
        case Period.EVER:
            return Period.EVER.value


def kept_at(now: datetime) -> frozenset[str]:
    """The weeks and months of which standings are kept: the present ones and those before them."""
    last_month = now.replace(day=1) - timedelta(days=1)
    return frozenset(
        {
            name_of(Period.MONTH, now),
            name_of(Period.MONTH, last_month),
            name_of(Period.WEEK, now),
            name_of(Period.WEEK, now - timedelta(weeks=1)),
        }
    )


def season_at(seasons: Sequence[SeasonRow], at: datetime) -> int | None:
    """The number of a server's season at this moment; None: it has never begun one."""
    if not seasons:
        return None
    return max((season.number for season in seasons if season.began_at < at), default=1)
