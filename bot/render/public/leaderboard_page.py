"""The server's leaderboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import GOLD_ACCENT
from bot.render.clicks.click_id import NO_GAME, Click, Verb
from bot.render.names import escaped
from bot.render.page import Block, Button, PublicPage, Row, Text, shortened

_MEDALS = dict(enumerate(emoji.MEDALS, start=1))


@dataclass(frozen=True, slots=True)
class LeaderboardLine:
    """One player's line; equal ``place``: the place is shared. ``wins`` of ``rounds`` were won."""

    place: int
    name: str
    wins: int
    rounds: int
    points: int
    matches: int
    me: bool = False


def leaderboard_page(
    best: Sequence[LeaderboardLine], mine: LeaderboardLine | None, order: str, t: Translator
) -> PublicPage:
    """The best players by ``order`` (wins, rounds or points), and always one's own place."""
    lines = [t.format("leaderboard-title"), t.format("leaderboard-order", order=order)]
    lines += [_line(line, t) for line in best] or [t.format("leaderboard-empty")]
    if mine is None:
        lines.append(f"\n{t.format('leaderboard-not-yet')}")
    elif not any(line.me for line in best):
        lines.append(f"…\n{_line(mine, t)}")
    blocks: list[Block] = [Text(shortened("\n".join(lines), 3900))]
    if best:
        click = str(Click(NO_GAME, 0, Verb.PICTURE, order))
        blocks.append(Row((Button(t.format("button-picture"), click, emoji.PICTURE),)))
    return PublicPage(tuple(blocks), GOLD_ACCENT)


def _line(line: LeaderboardLine, t: Translator) -> str:
    mark = _MEDALS.get(line.place, f"{line.place}.")
    name = escaped(shortened(line.name, 40))
    return t.format(
        "leaderboard-line",
        mark=mark,
        player=f"**{name}**" if line.me else name,
        wins=line.wins,
        rounds=line.rounds,
        points=line.points,
        matches=line.matches,
    )
