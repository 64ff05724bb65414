"""Every picture larger than a tile, of invented games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bot.artwork import CardTile, NamedWildTile, Tile, tiles_of
from bot.artwork.pictures import (
    ChartMoment,
    LeaderboardRow,
    MatchResult,
    PlayerResult,
    PlayerStanding,
    RoundResult,
    draw_hand_fan,
    draw_leaderboard,
    draw_match_result,
    draw_round_result,
)
from bot.engine import Mode
from bot.engine.cards import DRAW_TWO, WILD_DRAW_FOUR
from bot.i18n import Translator

_STEPS = 46


def sample_pictures(t: Translator) -> dict[str, Callable[[], bytes]]:
    """Return a function for each picture by its name that draws it as a PNG."""
    result, match = sample_result(t), sample_match(t)
    rows = [
        LeaderboardRow(1, "Anna", "12", 1.0),
        LeaderboardRow(2, "Ben", "9", 0.75, me=True),
        LeaderboardRow(3, "Cem", "7", 0.6),
        LeaderboardRow(4, "Dana", "1", 0.08),
    ]
    title = t.format("picture-leaderboard")
    by_wins = t.format("choice-wins")
    seven, forty = sample_hand(Mode.CLASSIC, 7), sample_hand(Mode.FLIP, 40)
    return {
        "round": lambda: draw_round_result(result),
        "match": lambda: draw_match_result(match),
        "leaderboard": lambda: draw_leaderboard(title, by_wins, rows),
        "fan-of-seven": lambda: draw_hand_fan(seven, 0),
        "fan-of-forty": lambda: draw_hand_fan(forty, 1),
    }


def sample_hand(mode: Mode, cards: int) -> Sequence[Tile]:
    """Return some cards of the side that comes last in a deck."""
    faces = [tile for tile in tiles_of(mode) if isinstance(tile, CardTile)]
    return faces[-cards:]


def sample_result(t: Translator) -> RoundResult:
    """Return a round with a challenged +4 and a forgotten call that was caught."""
    names, left = ("Anna", "Ben", "Cem", "Dana"), (0, 2, 4, 9)
    scores = (("512", "+284"), ("312", "+0"), ("96", "+0"), ("0", "+0"))
    return RoundResult(
        title=t.format("picture-title", player=names[0], number=5),
        subtitle=t.format("board-title", mode=t.format("mode-classic"), number=5),
        players=tuple(
            PlayerResult(place, name, score, gained, cards)
            for place, (name, (score, gained), cards) in enumerate(
                zip(names, scores, left, strict=True), start=1
            )
        ),
        sizes=tuple(_course(end, seed) for seed, end in enumerate(left)),
        moments=(
            ChartMoment(12, 3, NamedWildTile(WILD_DRAW_FOUR, 2)),
            ChartMoment(24, 2),
            ChartMoment(33, 1, CardTile(0, DRAW_TWO)),
        ),
    )


def sample_match(t: Translator) -> MatchResult:
    """Return a match of five rounds with a close end."""
    names = ("Anna", "Ben", "Cem", "Dana")
    points = (
        (0, 120, 120, 228, 228, 512),
        (0, 0, 0, 0, 312, 312),
        (0, 0, 96, 96, 96, 96),
        (0,) * 6,
    )
    won = (3, 1, 1, 0)
    return MatchResult(
        title=t.format("picture-match-title", player=names[0], count=1),
        subtitle=t.format("picture-match", mode=t.format("mode-classic"), count=5),
        players=tuple(
            PlayerStanding(place, name, str(line[-1]), t.format("picture-won", count=rounds))
            for place, (name, line, rounds) in enumerate(
                zip(names, points, won, strict=True), start=1
            )
        ),
        points=points,
        target=500,
    )


def _course(end: int, seed: int) -> tuple[int, ...]:
    """Return a hand's size from seven cards to the last number, up and down on the way."""
    rng = Random(seed)
    sizes = [7]
    for step in range(1, _STEPS):
        wanted = 7 + (end - 7) * step / _STEPS
        drift = rng.choice((-1, 0, 0, 1)) + round((wanted - sizes[-1]) / 3)
        sizes.append(max(1, sizes[-1] + drift))
    return (*sizes, end)
