"""What the picture of a match's end shows, and the same in words for who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.artwork.pictures import MatchResult, PlayerStanding
from bot.engine import MatchOver, Observation, RoundScore
from bot.i18n import Translator
from bot.views.table_view import TableView

from ..lines.score_lines import ranked
from ..lines.story import listed

FEWEST_ROUNDS = 2
"""Of a match that has a picture of its own: one of a single round is as its round."""


def match_result(
    context: TableView,
    seen: Observation,
    over: MatchOver,
    rounds: Sequence[RoundScore],
    t: Translator,
) -> MatchResult:
    """The picture of the match that is over after these rounds."""
    order = [(place + 1, seat) for place, seat in ranked(context, seen) if place is not None]
    mode = t.format(f"mode-{seen.options.mode}")
    return MatchResult(
        title=_title(context, over, t),
        subtitle=t.format("picture-match", mode=mode, count=len(rounds)),
        players=tuple(
            PlayerStanding(
                place=place,
                name=context.seats[seat].name,
                points=str(seen.scores[seat]),
                won=t.format("picture-won", count=sum(each.winner == seat for each in rounds)),
            )
            for place, seat in order
        ),
        points=tuple((0, *(_points(each, seat) for each in rounds)) for _, seat in order),
        target=seen.rules.ends.target,
    )


def match_result_in_words(result: MatchResult, t: Translator, named: Callable[[str], str]) -> str:
    """The text that goes with the picture, with every name as ``named`` writes it."""
    lines = (
        t.format(
            "picture-match-line",
            place=player.place,
            player=named(player.name),
            score=player.points,
            won=player.won,
        )
        for player in result.players
    )
    # The title holds the winners' names.
    return "\n".join((named(result.title), *lines))


def _title(context: TableView, over: MatchOver, t: Translator) -> str:
    if not over.winners:
        return t.format("match-over-nobody")
    winners = [context.seats[seat].name for seat in over.winners]
    return t.format("picture-match-title", player=listed(winners, t), count=len(winners))


def _points(after: RoundScore, seat: int) -> int:
    """Who sat down later had none until then."""
    return after.scores[seat] if seat < len(after.scores) else 0
