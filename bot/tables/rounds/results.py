"""What is stored of a finished round or match (L3), and the longest hands of the current round."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime

from bot.engine import (
    Event,
    Presence,
    SeedOrigin,
    SeedWord,
    State,
    hand_value,
    place_of,
    stands_at,
    team_of,
    without_words,
)
from bot.engine.events import LeftTable, MatchEnded, RoundEnded
from bot.facts import end_of_round
from bot.store.rows import GameRow, LeaverRow, MatchWinRow, ResultRow, RoundEnding, RoundRow
from bot.views.table_values import SeatRow


def round_row(
    game: GameRow,
    seats: Sequence[SeatRow],
    levels: Sequence[str | None],
    state: State,
    events: Sequence[Event],
    now: datetime,
    origin_of: Callable[[int], SeedOrigin | None],
) -> RoundRow | None:
    """Return the row of the round that ended with `events`, or None if no round ended.

    `levels` are the levels of the computer players by seat, None for a person. A player who has
    left has no result; the row names them with the cards that they held. A player who left after
    finishing keeps the place (L1). A round in which the match was stopped has a row if a player has
    lost it by that (L3), who is among those who left. `origin_of` returns what the seed of a round
    was made from. A word is only in rows with its player's id, by which it is found and deleted.
    """
    ended = end_of_round(events, state)
    stopped_by = _stopped_by(seats, state)
    if ended is None or (_is_stopped(events) and not stopped_by):
        return None
    match_winners = _match_winners(events) if ended.counted else ()
    winners = () if ended.winner is None else team_of(state, ended.winner)
    places = {seat: at for seat, at in _places(state, ended).items() if seat not in stopped_by}
    origin = origin_of(state.number)
    words = {} if origin is None else {each.seat: each.word for each in origin.words}
    results = tuple(
        ResultRow(
            seat=seat.number,
            name=seat.name,
            user_id=seat.user_id if levels[seat.number] is None else None,
            level=levels[seat.number],
            won=seat.number in winners,
            place=places[seat.number],
            points=ended.points[seat.number],
            score=ended.scores[seat.number],
            cards=len(state.hands[seat.number]),
            match_won=seat.number in match_winners,
            word=words.get(seat.number) if levels[seat.number] is None else None,
        )
        for seat in seats
        if seat.number in places
    )
    return RoundRow(
        game_id=game.id,
        number=state.number,
        place_kind=game.place_kind,
        home_id=game.home_id,
        channel_id=game.channel_id,
        mode=game.mode,
        options=game.options,
        scoring=stands_at(state.rules.options, "scoring"),
        counted=ended.counted,
        seed=ended.seed,
        ended_at=now,
        results=results,
        hints=game.hints,
        origin=None if origin is None else without_words(origin),
        leavers=_leavers(seats, levels, state, places, words),
        ending=_ending(ended, is_stopped=_is_stopped(events)),
    )


def _leavers(
    seats: Sequence[SeatRow],
    levels: Sequence[str | None],
    state: State,
    places: Collection[int],
    words: Mapping[int, SeedWord | None],
) -> tuple[LeaverRow, ...]:
    """Return the people who left in the round, unless they have a result of their own in it.

    A partner's seat has a result, which is that of the computer player who plays it on (L1, V9).
    Who was thrown out has one, too, and is named as removed: it is not theirs.
    """
    cards = {each.seat: each.cards for each in state.leavers}
    return tuple(
        LeaverRow(
            seat=each.number,
            name=each.name,
            user_id=each.user_id,
            cards=cards.get(each.number, 0),
            word=words.get(each.number),
            removed=each.removed or each.thrown_out,
        )
        for each in seats
        if _has_left(each, state, levels[each.number], places)
    )


def _has_left(seat: SeatRow, state: State, level: str | None, places: Collection[int]) -> bool:
    if seat.thrown_out:
        return seat.number in places
    return seat.left_in == state.number and (seat.number not in places or level is not None)


def _stopped_by(seats: Sequence[SeatRow], state: State) -> tuple[int, ...]:
    """Return the seat of the player who has stopped the match, which is to be their lost round."""
    return tuple(
        each.number
        for each in seats
        if each.left_in == state.number and state.presence[each.number] is Presence.HERE
    )


def _ending(ended: RoundEnded, *, is_stopped: bool) -> RoundEnding:
    if is_stopped:
        return RoundEnding.STOPPED
    is_by_leaving = ended.winner is not None and not ended.counted
    return RoundEnding.LEFT if is_by_leaving else RoundEnding.PLAYED


def match_wins(
    game: GameRow,
    seats: Sequence[SeatRow],
    levels: Sequence[str | None],
    state: State,
    events: Sequence[Event],
    now: datetime,
) -> tuple[MatchWinRow, ...]:
    """Return the wins of the match that ended with `events`, if no counted round records them.

    There are such wins where a match ends between rounds, or with a round that does not count. A
    match that ends because somebody was removed or thrown out is won by nobody (L3).
    """
    ended = end_of_round(events, state)
    gone = [seats[each.seat] for each in events if isinstance(each, LeftTable)]
    if (ended is not None and ended.counted) or any(s.removed or s.thrown_out for s in gone):
        return ()
    winners = _match_winners(events)
    return tuple(
        MatchWinRow(
            game_id=game.id,
            number=state.number,
            seat=seat.number,
            name=seat.name,
            user_id=seat.user_id if levels[seat.number] is None else None,
            level=levels[seat.number],
            ended_at=now,
            home_id=game.home_id,
            mode=game.mode,
        )
        for seat in seats
        if seat.number in winners
    )


def _is_stopped(events: Sequence[Event]) -> bool:
    return any(isinstance(event, MatchEnded) and event.stopped for event in events)


def _match_winners(events: Sequence[Event]) -> tuple[int, ...]:
    """Return the seats for which the match that ended counts as won."""
    over = next((event for event in events if isinstance(event, MatchEnded)), None)
    return over.winners if over is not None and over.counted else ()


def _places(state: State, ended: RoundEnded) -> dict[int, int]:
    """Return the place of every seat that has one.

    Seats that went out come first, in that order. The others follow by the value of their hands,
    lowest first; equal hands share a place. Seats that were knocked out come last, the first of
    them at the very end (X5). Partners share the better place (V9). A seat that was eliminated in
    an earlier round has no place (X10).
    """
    out = {seat: (0, place_of(state.places, seat) or 0) for seat in ended.places}
    knocked = {each.seat: (2, -order) for order, each in enumerate(state.knocked)}
    holding = {
        seat: (1, hand_value(state, seat))
        for seat, presence in enumerate(state.presence)
        if presence.plays or (presence is Presence.ELIMINATED and state.hands[seat])
    }
    ranks = holding | knocked | out
    best = {
        seat: min(ranks.get(mate, ranks[seat]) for mate in team_of(state, seat)) for seat in ranks
    }
    return {seat: 1 + sum(other < best[seat] for other in best.values()) for seat in best}
