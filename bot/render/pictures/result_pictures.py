"""The content of result pictures: of a round, of a match, and of the posters of both.

Each result can also be put in words for readers who cannot see the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.artwork import Tile, tile_of
from bot.artwork.lettering import isolated
from bot.artwork.pictures import ChartMoment, MatchResult, PlayerResult, PlayerStanding, RoundResult
from bot.engine import (
    BigMoment,
    MatchOver,
    Observation,
    RoundHistory,
    RoundOver,
    RoundScore,
    compile_rules,
)
from bot.facts import Highlight, HighlightKind, RoundFacts
from bot.i18n import Translator
from bot.views.names import visible_name
from bot.views.table_view import TableView

from ..lines.picture_names import stand_in
from ..lines.score_lines import points_of_the_round, ranked, round_won
from ..lines.status_lines import round_title
from ..lines.story import listed
from ..public.poster_page import FinishedRound, FinishedSeat

_MOST_MOMENTS = 12


def round_result(
    context: TableView, seen: Observation, history: RoundHistory, t: Translator
) -> RoundResult:
    """Return the picture of the round that has just ended."""
    order = _order(context, seen)
    points = points_of_the_round(context)
    players = tuple(
        PlayerResult(
            place=place,
            name=visible_name(context.seats[seat].name),
            points=str(seen.scores[seat]),
            gained=f"+{points[seat] if seat < len(points) else 0}",
            cards=seen.counts[seat],
            note=_note_on_leaver(seen, seat, t),
            stand_in=stand_in(row, t),
        )
        for row, (place, seat) in enumerate(order)
    )
    rows = {seat: row for row, (_, seat) in enumerate(order)}
    return RoundResult(
        title=_round_title(context, seen, t),
        subtitle=round_title(seen.options, seen.number, t),
        players=players,
        sizes=tuple(history.sizes[seat] for _, seat in order),
        moments=tuple(
            _moment_of(moment, rows[moment.seat])
            for moment in history.moments[-_MOST_MOMENTS:]
            if moment.seat in rows
        ),
        side=seen.side,
    )


def _note_on_leaver(seen: Observation, seat: int, t: Translator) -> str:
    """Return with how many cards a player left who has sat down again since; else nothing."""
    left_with = seen.left_with(seat)
    return "" if left_with is None else t.format("left-table", count=left_with)


def round_result_in_words(result: RoundResult, t: Translator, named: Callable[[str], str]) -> str:
    """Return the picture in words; ``named`` writes each name."""
    lines = (
        t.format(
            "picture-line-noted" if player.note else "picture-line",
            place=player.place,
            player=named(player.name),
            score=player.points,
            gained=player.gained,
            **({"note": player.note} if player.note else {"count": player.cards}),
        )
        for player in result.players
    )
    # The title holds the winner's name.
    return "\n".join((named(result.title), *lines))


def _round_title(context: TableView, seen: Observation, t: Translator) -> str:
    assert isinstance(seen.phase, RoundOver | MatchOver)
    if seen.phase.winner is None:
        return t.format("round-over-nobody", number=seen.number)
    name = visible_name(context.seats[seen.phase.winner].name)
    return t.format("picture-title", number=seen.number, player=isolated(name))


def _order(context: TableView, seen: Observation) -> list[tuple[int, int]]:
    """Return place (from 1) and seat of every player still at the table, the best first."""
    return [(place + 1, seat) for place, seat in ranked(context, seen) if place is not None]


def _moment_of(moment: BigMoment, row: int) -> ChartMoment:
    if moment.face is None:
        return ChartMoment(moment.step, row)
    return ChartMoment(moment.step, row, tile_of(moment.face, moment.side, moment.colour))


FEWEST_ROUNDS = 2
"""Rounds from which on a match has a picture: with one round it would equal the round's."""


def match_result(
    context: TableView,
    seen: Observation,
    over: MatchOver,
    rounds: Sequence[RoundScore],
    t: Translator,
) -> MatchResult:
    """Return the picture of the finished match with these rounds."""
    order = [(place + 1, seat) for place, seat in ranked(context, seen) if place is not None]
    mode = t.format(f"mode-{seen.options.mode}")
    return MatchResult(
        title=_match_title([context.seats[seat].name for seat in over.winners], t),
        subtitle=t.format("picture-match", mode=mode, count=len(rounds)),
        players=tuple(
            PlayerStanding(
                place=place,
                name=visible_name(context.seats[seat].name),
                points=str(seen.scores[seat]),
                won=t.format("picture-won", count=sum(each.winner == seat for each in rounds)),
                stand_in=stand_in(row, t),
            )
            for row, (place, seat) in enumerate(order)
        ),
        points=tuple((0, *(_points_after(each, seat) for each in rounds)) for _, seat in order),
        target=seen.rules.ends.target,
    )


def match_result_in_words(result: MatchResult, t: Translator, named: Callable[[str], str]) -> str:
    """Return the picture in words; ``named`` writes each name."""
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


def _match_title(winners: Sequence[str], t: Translator) -> str:
    if not winners:
        return t.format("match-over-nobody")
    return t.format("picture-match-title", player=listed(_isolated(winners), t), count=len(winners))


def _isolated(names: Iterable[str]) -> list[str]:
    return [isolated(visible_name(name)) for name in names]


def _points_after(after: RoundScore, seat: int) -> int:
    """Return a seat's points; a player who joined later had none until then."""
    return after.scores[seat] if seat < len(after.scores) else 0


_WITH_TILE = (HighlightKind.DRAW, HighlightKind.FLIP)


_WITH_SIGN = (HighlightKind.CAUGHT, HighlightKind.KNOCKED_OUT)


def round_poster_picture(finished: FinishedRound, facts: RoundFacts, t: Translator) -> RoundResult:
    """Return the course of the round: each player's number of cards, and its highlights."""
    order = finished.standing()
    rows = {result.seat: row for row, (_, result) in enumerate(order)}
    return RoundResult(
        title=poster_title(finished, t),
        subtitle=round_title(finished.options, finished.number, t),
        players=tuple(
            PlayerResult(
                place=place + 1,
                name=visible_name(result.name),
                points=str(result.score),
                gained=f"+{result.points}",
                cards=result.cards,
                stand_in=stand_in(row, t),
            )
            for row, (place, result) in enumerate(order)
        ),
        sizes=tuple(facts.seats[result.seat].sizes for _, result in order),
        moments=tuple(_moments(facts, rows))[-_MOST_MOMENTS:],
        side=_side_at_the_end(facts),
    )


def match_poster_picture(
    rounds: Sequence[FinishedRound], winners: Sequence[str], t: Translator
) -> MatchResult:
    """Return each player's points over the rounds of a finished match."""
    last = rounds[-1]
    order = last.standing()
    mode = t.format(f"mode-{last.options.mode}")
    return MatchResult(
        title=_match_title(winners, t),
        subtitle=t.format("picture-match", mode=mode, count=len(rounds)),
        players=tuple(
            PlayerStanding(
                place=place + 1,
                name=visible_name(result.name),
                points=str(result.score),
                won=t.format("picture-won", count=_rounds_won(rounds, result.seat)),
                stand_in=stand_in(row, t),
            )
            for row, (place, result) in enumerate(order)
        ),
        points=tuple(_points_of_rounds(rounds, result) for _, result in order),
        target=compile_rules(last.options).ends.target,
    )


def poster_title(finished: FinishedRound, t: Translator) -> str:
    """Return who has won the round; the names are isolated."""
    return round_won(_isolated(finished.winners), finished.number, t)


def _rounds_won(rounds: Sequence[FinishedRound], seat: int) -> int:
    return sum(each.won for finished in rounds for each in finished.results if each.seat == seat)


def _points_of_rounds(rounds: Sequence[FinishedRound], player: FinishedSeat) -> tuple[int, ...]:
    """Return the points at the start and after each round; zero before the player joined."""
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
