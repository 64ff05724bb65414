"""The walk through a round, position by position, with all hands and the turning points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from msgspec import Struct

from bot.engine import (
    Event,
    MatchOver,
    Options,
    RoundOver,
    State,
    apply,
    cards_of_leavers,
    deal_again,
    to_act,
)
from bot.engine.cards import FACES
from bot.engine.events import Played

from .highlights import HighlightKind, Highlights
from .recorded_rounds import Move, RoundRecord, RoundStep, moves_of


class TurningPoint(StrEnum):
    """Why a position mattered, so that a replay can jump to it."""

    DRAW_CARD = "draw-card"
    """A draw card was laid."""
    BIG_DRAW = "big-draw"
    """A player drew many cards at once (:data:`.highlights.BIG_DRAW`)."""
    CATCH = "catch"
    """A player was found without a call, by another (C14) or by the bot (V13)."""
    CHALLENGE = "challenge"
    FLIP = "flip"
    HANDS = "hands"
    """Hands were swapped or passed on (V4)."""
    KNOCKED_OUT = "knocked-out"
    OUT = "out"
    LEAD = "lead"
    """Another player than before holds the fewest cards, alone."""


_MOMENTS = {
    HighlightKind.DRAW: TurningPoint.BIG_DRAW,
    HighlightKind.CAUGHT: TurningPoint.CATCH,
    HighlightKind.FORGOT: TurningPoint.CATCH,
    HighlightKind.CHALLENGE_WON: TurningPoint.CHALLENGE,
    HighlightKind.CHALLENGE_LOST: TurningPoint.CHALLENGE,
    HighlightKind.FLIP: TurningPoint.FLIP,
    HighlightKind.SWAP: TurningPoint.HANDS,
    HighlightKind.HANDED_ON: TurningPoint.HANDS,
    HighlightKind.KNOCKED_OUT: TurningPoint.KNOCKED_OUT,
    HighlightKind.OUT: TurningPoint.OUT,
}


class RoundPosition(Struct, frozen=True, gc=False):
    """The position of a round after its first ``number`` moves; 0 is the deal.

    ``step`` led there (None at the deal) and ``events`` are its events, with hidden cards.
    ``hands`` are the faces of every seat on the active ``side``. ``top`` is the face on the discard
    pile (None during a draft), in ``colour``. ``active`` are the seats that still play in the
    round; ``to_act`` is the one that everybody waits for. ``moments`` say why it mattered.
    ``leavers`` are the seats that have left, each with the number of cards that it held then.
    """

    number: int
    step: RoundStep | None
    events: tuple[Event, ...]
    hands: tuple[bytes, ...]
    top: int | None
    colour: int
    side: int
    direction: int
    active: tuple[int, ...]
    to_act: int | None
    moments: tuple[TurningPoint, ...]
    leavers: tuple[tuple[int, int], ...] = ()

    def left_with(self, seat: int) -> int | None:
        """Return how many cards ``seat`` held on leaving the round, None if it has not left."""
        return next((cards for leaver, cards in self.leavers if leaver == seat), None)


class RoundWalk(Struct, frozen=True):
    """A round from its deal to its end: ``positions[n]`` is the position after ``n`` moves.

    ``dealt_in`` are the seats that played; others may have been empty.
    """

    options: Options
    number: int
    positions: tuple[RoundPosition, ...]
    dealt_in: tuple[int, ...]

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.positions) - 1

    @property
    def moments(self) -> tuple[int, ...]:
        """The numbers of the turning points, in order."""
        return tuple(position.number for position in self.positions if position.moments)

    def moment_after(self, number: int) -> int | None:
        """Return the number of the next turning point, None if there is none."""
        return next((each for each in self.moments if each > number), None)

    def moment_before(self, number: int) -> int | None:
        """Return the number of the turning point before, None if there is none."""
        return next((each for each in reversed(self.moments) if each < number), None)


def walk_of(record: RoundRecord) -> RoundWalk:
    """Return the walk through all positions of a round.

    Raise :class:`bot.engine.RefusedError` if a step is not allowed after its deal.
    """
    positions = tuple(_positions(record))
    presence = enumerate(record.opening.presence)
    dealt_in = tuple(seat for seat, here in presence if here.plays)
    return RoundWalk(record.options, record.opening.number, positions, dealt_in)


def state_at(record: RoundRecord, number: int) -> State:
    """Return the state after the first ``number`` moves: to play on, or to judge the next move.

    Raise IndexError for a position that the round does not have, and
    :class:`bot.engine.RefusedError` if a step before it is not allowed.
    """
    if not 0 <= number <= len(record.steps):
        raise IndexError(f"position {number} of a round of {len(record.steps)} moves")
    state = deal_again(record.options, record.opening)
    for step in record.steps[:number]:
        state, _ = apply(state, step.action)
    return state


def _positions(record: RoundRecord) -> Iterator[RoundPosition]:
    dealt = deal_again(record.options, record.opening)
    yield _position(0, dealt)
    highlights = Highlights()
    leader = _leader(dealt)
    for move in moves_of(record):
        moments = {_MOMENTS[each.kind] for each in highlights.note(move) if each.kind in _MOMENTS}
        if _lays_a_draw_card(move):
            moments.add(TurningPoint.DRAW_CARD)
        leading = _leader(move.after)
        if leading is not None and leader not in (None, leading):
            moments.add(TurningPoint.LEAD)
        leader = leader if leading is None else leading
        told = tuple(moment for moment in TurningPoint if moment in moments)
        yield _position(move.number, move.after, move.step, move.events, told)


def _position(
    number: int,
    state: State,
    step: RoundStep | None = None,
    events: tuple[Event, ...] = (),
    moments: tuple[TurningPoint, ...] = (),
) -> RoundPosition:
    shown = state.cards.faces[state.side]
    return RoundPosition(
        number=number,
        step=step,
        events=events,
        hands=tuple(hand.translate(shown) for hand in state.hands),
        # Nothing lies while a draft goes on (D2), nor after one that was given up (L1).
        top=None if shown[state.top] >= FACES else shown[state.top],
        colour=state.colour,
        side=state.side,
        direction=state.direction,
        active=state.ring.seats,
        to_act=to_act(state.phase),
        moments=moments,
        leavers=cards_of_leavers(state),
    )


def _lays_a_draw_card(move: Move) -> bool:
    effects = move.before.rules.faces.effects
    faces = (face for event in move.events if isinstance(event, Played) for face in event.faces)
    return any(effects[face].draw_card for face in faces)


def _leader(state: State) -> int | None:
    """Return the seat with the fewest cards, None if several have or the round is over."""
    if isinstance(state.phase, RoundOver | MatchOver):
        return None
    return _alone_at_least([(len(state.hands[seat]), seat) for seat in state.ring.seats])


def _alone_at_least(held: Sequence[tuple[int, int]]) -> int | None:
    fewest, seat = min(held)
    return seat if sum(count == fewest for count, _ in held) == 1 else None
