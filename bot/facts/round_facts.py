"""The facts of a round: for each seat, what somebody did and suffered in it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.engine import Event, Options, Presence, State, hand_value, replay_deal, team_of
from bot.engine.events import MatchEnded, RoundEnded

from .highlights import Highlight
from .kept_rounds import RoundRecord
from .played_again import end_of_round, moves_of
from .seat_counts import RoundCounts, count_round


class SeatFacts(Struct, frozen=True):
    """What one seat did and suffered in a round.

    ``played``: the seat was in the round. ``points`` are those of this round, ``left`` the cards
    held at its end and ``value`` what they count (C17), or counted at a knock-out or on leaving.
    ``turns`` are turn actions, ``autopilot_turns`` those in which the bot acted for somebody away,
    ``tenths`` of a second is what all of them took. ``calls`` were made, ``missed`` were owed and
    not made, caught or not. ``bluffs`` are fouls that nobody challenged, ``bluffs_caught`` those
    that somebody did. ``last_face`` is the card laid last. ``sizes`` is the hand at the deal and
    after each move. ``went_out``: the last card was laid; others can win with cards in hand, when
    all opponents are knocked out, the time is up or the others have left.
    """

    played: bool
    won: bool
    match_won: bool
    points: int
    left: int
    value: int
    biggest_draw: int
    longest_hand: int
    last_face: int | None
    sizes: tuple[int, ...]
    turns: int = 0
    autopilot_turns: int = 0
    tenths: int = 0
    calls: int = 0
    missed: int = 0
    catches: int = 0
    caught: int = 0
    challenges_won: int = 0
    challenges_lost: int = 0
    bluffs: int = 0
    bluffs_caught: int = 0
    wild_draws_thrown: int = 0
    wild_draws_taken: int = 0
    drawn: int = 0
    jump_ins: int = 0
    went_out: bool = False

    @property
    def is_mostly_autopilot(self) -> bool:
        """Whether the bot played the greater part of this seat's turns."""
        return self.autopilot_turns * 2 > self.turns


class RoundFacts(Struct, frozen=True):
    """What a round was.

    ``winner`` is None where nobody won, ``winners`` are with their team; ``places`` are the seats
    that went out, in order; ``counted``: it was played to its end (L3). ``moves`` is the number of
    actions, ``highlights`` are in their order.
    """

    options: Options
    number: int
    winner: int | None
    winners: tuple[int, ...]
    places: tuple[int, ...]
    counted: bool
    match_over: bool
    moves: int
    seats: tuple[SeatFacts, ...]
    highlights: tuple[Highlight, ...]


def facts_of(record: RoundRecord) -> RoundFacts | None:
    """The facts of a kept round, None if the record does not reach its end.

    Raises :class:`bot.engine.RefusedError` where a step is not allowed after its deal.
    """
    counts: RoundCounts | None = None
    for move in moves_of(record):
        counts = counts or count_round(move.before)
        counts.note(move)
        if end_of_round(move.events) is not None:
            return _facts(record, counts, move.after, move.number, move.events)
    if record.steps:
        return None
    dealt, events = replay_deal(record.options, record.opening)
    if end_of_round(events) is None:
        return None
    return _facts(record, count_round(dealt), dealt, 0, events)  # its deal ended it (X16)


def _facts(
    record: RoundRecord, counts: RoundCounts, state: State, moves: int, events: Sequence[Event]
) -> RoundFacts:
    """Return the facts of a round that ended in this state with these events."""
    ended = end_of_round(events)
    assert ended is not None
    over = next((event for event in events if isinstance(event, MatchEnded)), None)
    champions = () if over is None else over.winners
    winners = () if ended.winner is None else tuple(sorted(team_of(state, ended.winner)))
    if ended.counted and ended.winner is not None:
        counts.highlights.note_comeback(moves, ended.winner, max(counts.seats[ended.winner].sizes))
    presence = record.opening.presence
    return RoundFacts(
        options=record.options,
        number=record.opening.number,
        winner=ended.winner,
        winners=winners,
        places=ended.places,
        counted=ended.counted,
        match_over=over is not None,
        moves=moves,
        seats=tuple(
            _seat_facts(counts, state, ended, seat, presence[seat], winners, champions)
            for seat in range(len(counts.seats))
        ),
        highlights=tuple(counts.highlights.found),
    )


def _seat_facts(
    counts: RoundCounts,
    state: State,
    ended: RoundEnded,
    seat: int,
    presence: Presence,
    winners: tuple[int, ...],
    champions: tuple[int, ...],
) -> SeatFacts:
    counted = counts.seats[seat]
    return SeatFacts(
        played=presence.plays,
        won=seat in winners,
        match_won=seat in champions,
        points=ended.points[seat],
        left=len(state.hands[seat]),
        value=hand_value(state, seat),
        biggest_draw=counted.biggest_draw,
        longest_hand=max(counted.sizes),
        last_face=counted.last_face,
        sizes=tuple(counted.sizes),
        went_out=counted.went_out,
        **counted.count,
    )
