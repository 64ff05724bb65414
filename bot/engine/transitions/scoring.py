"""Who scores what in a round: hands, teams and points (C17, V9)."""

from __future__ import annotations

from ..options.options import Options
from ..rules.compilation import compile_rules
from ..rules.rule_tables import card_values
from ..state import State


def hand_value(s: State, seat: int) -> int:
    """Return what the cards of ``seat`` count; after a knock-out or leaving, as then (X5c, L1a)."""
    for gone in (*s.knocked, *s.leavers):
        if gone.seat == seat:
            return gone.value
    return _value(s, s.hands[seat])


def _value(s: State, cards: bytes) -> int:
    shown, turned = s.cards.faces[s.side], s.cards.faces[1 - s.side]
    values = card_values(s.rules.scoring, s.side, cards.translate(shown), cards.translate(turned))
    return sum(values)


def partner_of(options: Options, seats: int, seat: int) -> int | None:
    """Return the seat opposite at a table of ``seats`` if the two are partners (V9)."""
    return _opposite(seats, seat) if compile_rules(options).partners else None


def _opposite(seats: int, seat: int) -> int:
    return (seat + seats // 2) % seats


def team_of(s: State, seat: int) -> tuple[int, ...]:
    """Return ``seat`` and, under V9, the partner opposite."""
    return (seat, _opposite(len(s.hands), seat)) if s.rules.partners else (seat,)


def worth_of_first_place(s: State, seat: int) -> int:
    """Return the value of all hands but those of the seat's own team (C17, V9)."""
    own = team_of(s, seat)
    others = [hand for other, hand in enumerate(s.hands) if other not in own]
    gone = sum(each.value for each in (*s.knocked, *s.leavers) if each.seat not in own)
    return _value(s, b"".join(others)) + gone


def points_of_leavers(s: State) -> tuple[int, ...]:
    """Return what each seat scores in a round that ended by leaving (L1a)."""
    if not s.rules.scoring.penalty:
        return (0,) * len(s.hands)
    values = {leaver.seat: leaver.value for leaver in s.leavers}
    return tuple([values.get(seat, 0) for seat in range(len(s.hands))])


def round_points(s: State, winner: int | None, worth: int) -> tuple[int, ...]:
    """Return what each seat scores if the first place is worth ``worth`` (C17, V9).

    Under ``penalty`` the winner may still hold cards (X5c, X9a). ``winner`` None: the round is
    shared.
    """
    seats = range(len(s.hands))
    winners = () if winner is None else team_of(s, winner)
    if not s.rules.scoring.penalty:
        return tuple([worth if seat in winners else 0 for seat in seats])
    free = winners if s.rules.game.winner_scores_nothing else ()
    return tuple(
        [
            0 if seat in free else sum(hand_value(s, mate) for mate in team_of(s, seat))
            for seat in seats
        ]
    )
