"""What cards are worth, and to whom: values, teams, the points of a round, the end of a match."""

from __future__ import annotations

from .options import Options
from .rules import Rules
from .state import Presence, State


def card_values(rules: Rules, side: int, faces: bytes, backs: bytes) -> list[int]:
    """What cards count that show ``faces`` on this ``side`` and ``backs`` on the other (C17, D8).

    In flip the light faces count unless the active ones do (F9).
    """
    counted = faces if side == 0 or rules.scoring.by_active_face else backs
    return [rules.scoring.values[face] for face in counted]


def hand_value(s: State, seat: int) -> int:
    """What the cards of ``seat`` count."""
    hand, shown, turned = s.hands[seat], s.cards.faces[s.side], s.cards.faces[1 - s.side]
    return sum(card_values(s.rules, s.side, hand.translate(shown), hand.translate(turned)))


def partner_of(options: Options, seats: int, seat: int) -> int | None:
    """The seat opposite at a table of ``seats``, if it plays with this one (V9)."""
    return (seat + seats // 2) % seats if options.partner else None


def team_of(s: State, seat: int) -> tuple[int, ...]:
    """``seat`` and, under V9, the partner opposite."""
    partner = partner_of(s.rules.options, len(s.hands), seat)
    return (seat,) if partner is None else (seat, partner)


def worth_of_first_place(s: State, seat: int) -> int:
    """The value of all hands but those of the seat's own team (C17, V9)."""
    own = team_of(s, seat)
    return sum([hand_value(s, other) for other in range(len(s.hands)) if other not in own])


def round_points(s: State, winner: int, worth: int) -> tuple[int, ...]:
    """What each seat scores, with a first place that is worth so much (C17, V9)."""
    seats = range(len(s.hands))
    if not s.rules.scoring.penalty:
        winners = team_of(s, winner)
        return tuple([worth if seat in winners else 0 for seat in seats])
    return tuple(sum(hand_value(s, mate) for mate in team_of(s, seat)) for seat in seats)


def match_winners(s: State, winner: int, points: tuple[int, ...]) -> tuple[int, ...]:
    """Who wins the match with this round, nobody if it goes on (C18)."""
    target = s.rules.options.target
    if target is None:
        if not s.rules.scoring.penalty:
            return tuple(sorted(team_of(s, winner)))
        return _lowest({seat: points[seat] for seat in _in_round(s)})
    if max(s.scores) < target:
        return ()
    standing = {seat: s.scores[seat] for seat in range(len(s.scores)) if _counts(s, seat)}
    if s.rules.scoring.penalty:
        return _lowest(standing)
    return tuple(seat for seat, score in standing.items() if score == max(standing.values()))


def _lowest(scores: dict[int, int]) -> tuple[int, ...]:
    return tuple(seat for seat, score in scores.items() if score == min(scores.values()))


def _in_round(s: State) -> list[int]:
    return sorted({*s.ring.seats, *(place.seat for place in s.places)})


def _counts(s: State, seat: int) -> bool:
    """Whether a seat can win the match: it is taken, or has kept its place (L1)."""
    return s.presence[seat] is not Presence.AWAY or any(p.seat == seat for p in s.places)
