"""When a match is over, and who has won it (C18, V9, X15, L1, L3)."""

from __future__ import annotations

from collections.abc import Iterable

from ..events import Event, MatchEnded
from ..state import MatchOver, Presence, RoundOver, State
from .scoring import team_of


def end_play(s: State) -> None:
    """Nothing is open, owed or said ahead any more, and nobody has to remember what others hold."""
    s.window, s.announced, s.debts, s.known = None, None, (), ()


def match_winners(s: State, winner: int, points: tuple[int, ...]) -> tuple[int, ...]:
    """Return who wins the match with this round, nobody if it goes on (C18, X15)."""
    if s.rules.ends.single_round:
        return round_winners(s, team_of(s, winner), points)
    return winners_if_decided(s)


def winners_if_decided(s: State) -> tuple[int, ...]:
    """Return who has won by the scores if they or the number of rounds end the match (C18, X15)."""
    rounds = s.rules.ends.rounds
    all_played = rounds is not None and s.number >= rounds
    return by_scores(s) if all_played or _target_is_reached(s) else ()


def _target_is_reached(s: State) -> bool:
    target = s.rules.ends.target
    return target is not None and max(s.scores) >= target


def round_winners(s: State, won: Iterable[int], points: tuple[int, ...]) -> tuple[int, ...]:
    """Who takes the match with a round that ``won`` have won or share (C18, X9b)."""
    if not s.rules.scoring.penalty:
        return tuple(sorted(won))
    return _lowest({seat: points[seat] for seat in _in_round(s) if _counts(s, seat)})


def by_scores(s: State) -> tuple[int, ...]:
    """Return who is first in the match as it ends with a round; equals share the place (C18)."""
    return _first(s, [seat for seat in range(len(s.scores)) if _counts(s, seat)])


def winners_between_rounds(s: State, phase: RoundOver) -> tuple[int, ...]:
    """Return who wins the match when its clock runs out between rounds (X9b)."""
    winner = phase.winner
    if s.rules.ends.elimination and winner in s.present:
        return (winner,)
    return _first(s, s.present)


def _first(s: State, seats: Iterable[int]) -> tuple[int, ...]:
    standing = {seat: s.scores[seat] for seat in seats}
    if s.rules.scoring.penalty:
        return _lowest(standing)
    return tuple(seat for seat, score in standing.items() if score == max(standing.values()))


def _lowest(scores: dict[int, int]) -> tuple[int, ...]:
    return tuple(seat for seat, score in scores.items() if score == min(scores.values()))


def _in_round(s: State) -> list[int]:
    knocked_out = (out.seat for out in s.knocked)
    return sorted({*s.ring.seats, *(place.seat for place in s.places), *knocked_out})


def _counts(s: State, seat: int) -> bool:
    """Whether a seat can win the match: it is taken, or has kept its place (L1)."""
    left = s.presence[seat] is Presence.AWAY
    return s.presence[seat].plays or (left and any(p.seat == seat for p in s.places))


def counts_as_won(s: State) -> bool:
    """Return whether a match that ends with its last round counts for its winners (L3)."""
    by_single_round = s.rules.ends.single_round and len(s.present) > 1
    return s.rounds_ended_by_leaving < s.number or _target_is_reached(s) or by_single_round


def end_if_alone(s: State, phase: RoundOver, events: list[Event]) -> None:
    """End the match if one player is left in it, who wins it (L1)."""
    if len(s.present) == 1:
        events.append(MatchEnded(s.present, counted=counts_as_won(s)))
        s.phase = MatchOver(phase.winner, s.present)


def stop(s: State, events: list[Event]) -> None:
    """End the match without a winner (L3)."""
    end_play(s)
    events.append(MatchEnded((), stopped=True))
    s.phase = MatchOver(s.phase.winner if isinstance(s.phase, RoundOver) else None, ())
