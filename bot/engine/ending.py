"""The end of a round and of the match: places, points and winners (C15, C17, C18, V9, V12)."""

from __future__ import annotations

from operator import add

from .debts import set_owed
from .events import Event, MatchEnded, RoundEnded, WentOut
from .state import MatchOver, PendingDraw, Place, Presence, RoundOver, State
from .turns import draw_pending


def hand_value(s: State, seat: int) -> int:
    """What the cards of ``seat`` count (C17, F9, D8)."""
    side = s.side if s.rules.value_by_active_face else 0
    values = s.rules.values
    return sum(map(values.__getitem__, s.hands[seat].translate(s.cards.faces[side])))


def partners(s: State, seat: int) -> tuple[int, ...]:
    """``seat`` and, under V9, the partner opposite."""
    total = len(s.hands)
    return (seat, (seat + total // 2) % total) if s.rules.partner else (seat,)


def _worth_of_first_place(s: State, seat: int) -> int:
    """The value of all hands but those of the seat's own team (C17, V9)."""
    own = partners(s, seat)
    return sum([hand_value(s, other) for other in range(len(s.hands)) if other not in own])


def go_out(s: State, seat: int, events: list[Event]) -> None:
    """``seat`` has played the last card and takes the next place.

    What the first place is worth counts at this moment under V12, before any draw.
    """
    s.ring = s.ring.without(seat)
    points = _worth_of_first_place(s, seat) if s.rules.play_on else 0
    s.places = (*s.places, Place(seat, points))
    if s.debts:
        set_owed(s, seat, 0)
    events.append(WentOut(seat, len(s.places)))


def finish_round(
    s: State, last_player: int, pending: PendingDraw | None, events: list[Event]
) -> None:
    """The round is played to its end: the last draw (C15), then scoring."""
    if pending is not None and s.rules.last_card_draws:
        affected = s.ring.next(last_player, s.direction)
        draw_pending(s, affected, pending, "pending", events)
    end_as_usual(s, events)


def end_as_usual(s: State, events: list[Event]) -> None:
    """Score the round for whoever is first (C17, V9, V12) and see whether the match is over."""
    first = s.places[0]
    if s.rules.play_on:
        worth = first.points
        s.places = (*s.places, *(Place(seat, 0) for seat in s.ring.seats))
    else:
        worth = _worth_of_first_place(s, first.seat)
    points = _round_points(s, first.seat, worth)
    s.scores = tuple(map(add, s.scores, points))
    _close(s, first.seat, points, _match_winners(s, first.seat, points), True, events)


def _round_points(s: State, winner: int, worth: int) -> tuple[int, ...]:
    seats = range(len(s.hands))
    if not s.rules.penalty_scoring:
        winners = partners(s, winner)
        return tuple([worth if seat in winners else 0 for seat in seats])
    return tuple(sum(hand_value(s, mate) for mate in partners(s, seat)) for seat in seats)


def _match_winners(s: State, winner: int, points: tuple[int, ...]) -> tuple[int, ...]:
    """Who wins the match with this round, nobody if it goes on (C18)."""
    target = s.rules.target
    if target is None:
        if not s.rules.penalty_scoring:
            return tuple(sorted(partners(s, winner)))
        return _lowest({seat: points[seat] for seat in _in_round(s)})
    if max(s.scores) < target:
        return ()
    standing = {seat: s.scores[seat] for seat in range(len(s.scores)) if _counts(s, seat)}
    if s.rules.penalty_scoring:
        return _lowest(standing)
    return tuple(seat for seat, score in standing.items() if score == max(standing.values()))


def _lowest(scores: dict[int, int]) -> tuple[int, ...]:
    return tuple(seat for seat, score in scores.items() if score == min(scores.values()))


def _in_round(s: State) -> list[int]:
    return sorted({*s.ring.seats, *(place.seat for place in s.places)})


def _counts(s: State, seat: int) -> bool:
    """Whether a seat can win the match: it is taken, or has kept its place (L1)."""
    return s.presence[seat] is not Presence.AWAY or any(p.seat == seat for p in s.places)


def end_by_leaving(s: State, winner: int, events: list[Event]) -> None:
    """One active player is left: they win the round without points (L1)."""
    s.places = (Place(winner, 0),)
    winners = (winner,) if s.rules.target is None else ()
    _close(s, winner, (0,) * len(s.hands), winners, False, events)


def _close(
    s: State,
    winner: int,
    points: tuple[int, ...],
    match_winners: tuple[int, ...],
    counted: bool,
    events: list[Event],
) -> None:
    s.window, s.announced, s.debts = None, None, ()
    places = tuple([place.seat for place in s.places])
    events.append(RoundEnded(winner, points, s.scores, places, s.seed, counted))
    if match_winners:
        events.append(MatchEnded(match_winners))
        s.phase = MatchOver(winner, match_winners)
    else:
        s.phase = RoundOver(winner)
