"""What the picture of a round's result shows, and the same in words for who cannot see it."""

from __future__ import annotations

from collections.abc import Callable

from bot.artwork import tile_of
from bot.artwork.pictures import Moment, PlayerResult, RoundResult
from bot.engine import BigMoment, MatchOver, Observation, RoundHistory, RoundOver
from bot.i18n import Translator
from bot.views.table_view import TableView

from ..lines.round_title import round_title
from ..lines.score_lines import points_of_the_round, ranked

_MOST_MOMENTS = 12


def round_result(
    context: TableView, seen: Observation, history: RoundHistory, t: Translator
) -> RoundResult:
    """The picture of the round that is over; of one that is on there is none."""
    order = _order(context, seen)
    points = points_of_the_round(context)
    players = tuple(
        PlayerResult(
            place=place,
            name=context.seats[seat].name,
            points=str(seen.scores[seat]),
            gained=f"+{points[seat] if seat < len(points) else 0}",
            cards=seen.counts[seat],
        )
        for place, seat in order
    )
    rows = {seat: row for row, (_, seat) in enumerate(order)}
    return RoundResult(
        title=_title(context, seen, t),
        subtitle=round_title(seen.options, seen.number, t),
        players=players,
        sizes=tuple(history.sizes[seat] for _, seat in order),
        moments=tuple(
            _moment(moment, rows[moment.seat])
            for moment in history.moments[-_MOST_MOMENTS:]
            if moment.seat in rows
        ),
        side=seen.side,
    )


def round_result_in_words(result: RoundResult, t: Translator, named: Callable[[str], str]) -> str:
    """The text that goes with the picture, with every name as ``named`` writes it."""
    lines = (
        t.format(
            "picture-line",
            place=player.place,
            player=named(player.name),
            score=player.points,
            gained=player.gained,
            count=player.cards,
        )
        for player in result.players
    )
    # The title holds the winner's name.
    return "\n".join((named(result.title), *lines))


def _title(context: TableView, seen: Observation, t: Translator) -> str:
    assert isinstance(seen.phase, RoundOver | MatchOver)
    if seen.phase.winner is None:
        return t.format("round-over-nobody", number=seen.number)
    name = context.seats[seen.phase.winner].name
    return t.format("picture-title", number=seen.number, player=name)


def _order(context: TableView, seen: Observation) -> list[tuple[int, int]]:
    """Place from 1 and seat of everybody who is still at the table, the best first."""
    return [(place + 1, seat) for place, seat in ranked(context, seen) if place is not None]


def _moment(moment: BigMoment, row: int) -> Moment:
    if moment.face is None:
        return Moment(moment.step, row)
    return Moment(moment.step, row, tile_of(moment.face, moment.side, moment.colour))
