"""What a thrower knows of the game, read from a state or from an observation."""

from __future__ import annotations

from msgspec import Struct

from ..observation import Observation
from ..rules.card_table import ONE_SIDED
from ..rules.rule_tables import Rules
from ..state import Phase, State, Window, owed_by
from ..turn_order import Ring, ring_of


class Standpoint(Struct, frozen=True, gc=False):
    """What a player who throws cards knows, and what decides on the consequences of the throw.

    ``shown`` says what the card numbers of ``hand`` show, as a table for ``bytes.translate``.
    ``top`` is the top face, ``drawable`` how many cards both piles can still give, ``ahead`` the
    calls made ahead of the throw, ``owed`` those that the seat owes already.
    """

    rules: Rules
    ring: Ring
    seat: int
    phase: Phase
    window: Window | None
    hand: bytes
    shown: bytes
    counts: tuple[int, ...]
    top: int
    colour: int
    direction: int
    complement: bool
    drawable: int
    ahead: int
    owed: int


def standpoint_of(s: State, seat: int) -> Standpoint:
    """Return the standpoint of ``seat`` in a state."""
    ahead = s.announced
    return Standpoint(
        s.rules,
        s.ring,
        seat,
        s.phase,
        s.window,
        s.hands[seat],
        s.cards.faces[s.side],
        (*map(len, s.hands),),
        s.cards.faces[s.side][s.top],
        s.colour,
        s.direction,
        s.complement,
        len(s.draw) + len(s.discard) + len(s.aside),
        ahead.calls if ahead is not None and ahead.seat == seat else 0,
        owed_by(s.debts, seat),
    )


def standpoint_seen(seen: Observation) -> Standpoint:
    """Return the standpoint of an observer who plays in the round.

    Raise :class:`ValueError` for the observation of somebody who only watches.
    """
    seat, ahead = seen.seat, seen.announced
    if seat is None:
        raise ValueError("an onlooker has no cards to throw")
    return Standpoint(
        seen.rules,
        ring_of(seen.active, len(seen.counts)),
        seat,
        seen.phase,
        seen.window,
        seen.hand,
        bytes.maketrans(seen.hand, seen.faces) if seen.backs else ONE_SIDED.faces[0],
        seen.counts,
        seen.top,
        seen.colour,
        seen.direction,
        seen.complement,
        seen.draw_count + seen.discard_count + seen.aside_count,
        ahead.calls if ahead is not None and ahead.seat == seat else 0,
        owed_by(seen.debts, seat),
    )
