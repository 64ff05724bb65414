"""The verification of a round: it was dealt from its seed and ended as its result says."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from bot.engine import (
    Draft,
    OriginVerdict,
    RefusedError,
    SeedOrigin,
    State,
    apply,
    commitment,
    replay_deal,
)
from bot.engine.events import RoundEnded

from .recorded_rounds import RoundRecord, dealt_hands, end_of_round


class Contradiction(StrEnum):
    """What contradicts the record or the result."""

    SEED = "seed"
    ORIGIN = "origin"
    MOVE = "move"
    RESULT = "result"


class DealtHand(Struct, frozen=True):
    """The faces that a seat was dealt, in the order of the deal."""

    seat: int
    faces: bytes


class RoundVerification(Struct, frozen=True):
    """The result of verifying a round.

    ``hash`` is that of the seed, to be compared with the announced one. ``hands`` and ``start``
    (None in Duo, which begins with a draft) are dealt from the seed. ``moves`` of the ``all_moves``
    in the record were possible from that deal. ``contradiction`` is None if everything fits.
    ``dealer`` is the seat that dealt. ``origin`` is what the seed was made from, ``verdict`` what
    that proves; both None if nobody had added a word to it.
    """

    number: int
    seed: str
    hash: str
    hands: tuple[DealtHand, ...]
    start: int | None
    moves: int
    all_moves: int
    contradiction: Contradiction | None
    dealer: int
    origin: SeedOrigin | None = None
    verdict: OriginVerdict | None = None


def verify_round(
    record: RoundRecord,
    seed: bytes,
    points: Mapping[int, int],
    origin: SeedOrigin | None = None,
) -> RoundVerification:
    """Deal ``record`` from its seed, play it again, and compare it with the published result.

    ``seed``, ``points`` (by seat) and ``origin`` are those of the result.
    """
    dealt, deal_events = replay_deal(record.options, record.opening)
    state, moves, ended = dealt, 0, end_of_round(deal_events, dealt)
    opening, verdict = record.opening, None
    contradiction = None if opening.seed == seed else Contradiction.SEED
    if origin is not None:
        verdict = origin.verdict(opening.seed, opening.number, len(opening.scores))
    if contradiction is None and verdict is OriginVerdict.WRONG:
        contradiction = Contradiction.ORIGIN
    for step in record.steps:
        try:
            state, events = apply(state, step.action)
        except RefusedError:
            contradiction = contradiction or Contradiction.MOVE
            break
        moves += 1
        ended = end_of_round(events, state) or ended
    if contradiction is None and not _went_so(ended, points):
        contradiction = Contradiction.RESULT
    return RoundVerification(
        number=opening.number,
        seed=seed.hex(),
        hash=commitment(seed),
        hands=_hands(dealt),
        start=None if isinstance(dealt.phase, Draft) else dealt.cards.faces[dealt.side][dealt.top],
        moves=moves,
        all_moves=len(record.steps),
        contradiction=contradiction,
        dealer=dealt.dealer,
        origin=origin,
        verdict=verdict,
    )


def _went_so(ended: RoundEnded | None, points: Mapping[int, int]) -> bool:
    """Return whether the round led to the points of the result."""
    return ended is not None and dict(points).items() <= dict(enumerate(ended.points)).items()


def _hands(dealt: State) -> tuple[DealtHand, ...]:
    shown = dealt.cards.faces[dealt.side]
    return tuple(
        DealtHand(seat, hand.translate(shown))
        for seat, hand in enumerate(dealt_hands(dealt))
        if hand
    )
