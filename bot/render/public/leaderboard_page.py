"""The server's leaderboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.i18n import Translator
from bot.render import emoji
from bot.render.page import PublicPage, Text, escaped, shortened

_GOLD = 0xF5C542
_MEDALS = dict(enumerate(emoji.MEDALS, start=1))


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's line; equal ``place``: the place is shared. ``wins`` of ``rounds`` were won."""

    place: int
    name: str
    wins: int
    rounds: int
    points: int
    matches: int
    me: bool = False


def leaderboard_page(
    best: Sequence[Standing], mine: Standing | None, order: str, t: Translator
) -> PublicPage:
    """The best players by ``order`` (wins, rounds or points), and always one's own place."""
    lines = [t.format("leaderboard-title"), t.format("leaderboard-order", order=order)]
    lines += [_line(standing, t) for standing in best] or [t.format("leaderboard-empty")]
    if mine is None:
        lines.append(f"\n{t.format('leaderboard-not-yet')}")
    elif not any(standing.me for standing in best):
        lines.append(f"…\n{_line(mine, t)}")
    return PublicPage((Text(shortened("\n".join(lines), 3900)),), _GOLD)


def _line(standing: Standing, t: Translator) -> str:
    mark = _MEDALS.get(standing.place, f"{standing.place}.")
    name = shortened(escaped(standing.name), 60)
    return t.format(
        "leaderboard-line",
        mark=mark,
        player=f"**{name}**" if standing.me else name,
        wins=standing.wins,
        rounds=standing.rounds,
        points=standing.points,
        matches=standing.matches,
    )
