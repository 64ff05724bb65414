"""What the picture of a poster shows: a round that is over, or all those of a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.artwork import Tile, tile_of
from bot.artwork.pictures import ChartMoment, MatchResult, PlayerResult, PlayerStanding, RoundResult
from bot.engine import compile_rules
from bot.facts import Highlight, HighlightKind, RoundFacts
from bot.i18n import Translator

from ..lines.round_title import round_title
from ..lines.score_lines import round_won
from ..lines.story import listed
from ..public.finished_round import FinishedRound, SeatResult

_MOST_MOMENTS = 12
_WITH_TILE = (HighlightKind.DRAW, HighlightKind.FLIP)
_WITH_SIGN = (HighlightKind.CAUGHT, HighlightKind.KNOCKED_OUT)


def round_poster_picture(finished: FinishedRound, facts: RoundFacts, t: Translator) -> RoundResult:
    """The course of the round: everybody's cards, and what was big."""
    order = finished.standing()
    rows = {result.seat: row for row, (_, result) in enumerate(order)}
    return RoundResult(
        title=poster_title(finished, t),
        subtitle=round_title(finished.options, finished.number, t),
        players=tuple(
            PlayerResult(
                place=place + 1,
                name=result.name,
                points=str(result.score),
                gained=f"+{result.points}",
                cards=result.cards,
            )
            for place, result in order
        ),
        sizes=tuple(facts.seats[result.seat].sizes for _, result in order),
        moments=tuple(_moments(facts, rows))[-_MOST_MOMENTS:],
        side=_side_at_the_end(facts),
    )


def match_poster_picture(
    rounds: Sequence[FinishedRound], winners: Sequence[str], t: Translator
) -> MatchResult:
    """Everybody's points over the rounds of a match that is over."""
    last = rounds[-1]
    order = last.standing()
    mode = t.format(f"mode-{last.options.mode}")
    title = (
        t.format("picture-match-title", player=listed(winners, t), count=len(winners))
        if winners
        else t.format("match-over-nobody")
    )
    return MatchResult(
        title=title,
        subtitle=t.format("picture-match", mode=mode, count=len(rounds)),
        players=tuple(
            PlayerStanding(
                place=place + 1,
                name=result.name,
                points=str(result.score),
                won=t.format("picture-won", count=_rounds_won(rounds, result.seat)),
            )
            for place, result in order
        ),
        points=tuple(_points(rounds, result) for _, result in order),
        target=compile_rules(last.options).ends.target,
    )


def poster_title(finished: FinishedRound, t: Translator) -> str:
    """Who has won the round, with the names as they are."""
    return round_won(finished.winners, finished.number, t)


def _rounds_won(rounds: Sequence[FinishedRound], seat: int) -> int:
    return sum(each.won for finished in rounds for each in finished.results if each.seat == seat)


def _points(rounds: Sequence[FinishedRound], player: SeatResult) -> tuple[int, ...]:
    """The points at the start and after every round; who sat down later had none until then."""
    points = [0]
    for finished in rounds:
        scores = {result.seat: result.score for result in finished.results}
        points.append(scores.get(player.seat, points[-1]))
    return tuple(points)


def _moments(facts: RoundFacts, rows: dict[int, int]) -> Iterator[ChartMoment]:
    for highlight in facts.highlights:
        if highlight.seat not in rows:
            continue
        if highlight.kind in _WITH_TILE and highlight.face is not None:
            yield ChartMoment(highlight.step, rows[highlight.seat], _tile(highlight))
        elif highlight.kind in _WITH_SIGN:
            is_out = highlight.kind is HighlightKind.KNOCKED_OUT
            yield ChartMoment(highlight.step, rows[highlight.seat], knocked_out=is_out)


def _tile(highlight: Highlight) -> Tile:
    assert highlight.face is not None
    return tile_of(highlight.face, highlight.side, highlight.colour)


def _side_at_the_end(facts: RoundFacts) -> int:
    flips = [each.amount for each in facts.highlights if each.kind is HighlightKind.FLIP]
    return flips[-1] if flips else 0
