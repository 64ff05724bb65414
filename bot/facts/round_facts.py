"""The facts of a round: what each seat did and suffered in it, and the totals of a person.

What is counted of a seat is declared, counted and added up in this file alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce

from msgspec import Struct

from bot.engine import (
    Call,
    Draft,
    Drawn,
    Event,
    Leave,
    Options,
    Presence,
    State,
    TurnAction,
    hand_value,
    is_drawing_wild,
    replay_deal,
    team_of,
)
from bot.engine.events import (
    Called,
    Caught,
    Challenged,
    Drew,
    Forgot,
    MatchEnded,
    Played,
    RoundEnded,
    WentOut,
)

from .highlights import Highlight, HighlightKind, Highlights
from .recorded_rounds import Move, RoundRecord, RoundStep, dealt_hands, end_of_round, moves_of

_CALLS = tuple(call for call in Call if call is not Call.GESTURE)
"""The calls that are counted; a gesture is no call."""


TURNS_ABSENT = 2
"""One missed turn at the end of a round is no absence; after two the computer plays on."""


class RecapCounts(Struct, frozen=True):
    """What recaps read of the counts of one seat: a recap reads hundreds of rounds at once.

    ``turns`` are turn actions, ``autopilot_turns`` those in which the bot acted for an absent
    player.
    """

    turns: int = 0
    autopilot_turns: int = 0
    catches: int = 0
    caught: int = 0
    challenges_won: int = 0
    drawn: int = 0


class SummedCounts(RecapCounts, frozen=True):
    """What is counted of a seat in a round, and summed up for a person.

    ``points`` are those of the round. ``tenths`` of a second is the duration of all turns in which
    the bot did not act for an absent player. ``calls`` were made, ``missed`` were due and not made,
    caught or not. ``bluffs`` are fouls that nobody challenged, ``bluffs_caught`` those that were
    challenged.
    """

    points: int = 0
    tenths: int = 0
    calls: int = 0
    missed: int = 0
    challenges_lost: int = 0
    bluffs: int = 0
    bluffs_caught: int = 0
    wild_draws_thrown: int = 0
    wild_draws_taken: int = 0
    jump_ins: int = 0
    biggest_draw: int = 0
    longest_hand: int = 0


class SeatFacts(SummedCounts, frozen=True, kw_only=True):
    """What one seat did and suffered in a round.

    ``played``: the seat was in the round. ``left`` are the cards held at its end and ``value`` what
    they count (C17), or counted at a knock-out or on leaving. ``own_turns`` are all turns of the
    player's own but those of a draft. ``last_face`` is the card laid last. ``sizes`` are
    the numbers of cards at the deal and after each move. ``went_out``: the seat laid its last card;
    a seat can also win with cards in hand, after knock-outs, by the clock or as others leave.
    ``has_left``: the player has left while the seat was active (L1). ``absent``: the bot has played
    the last turns of the seat, `TURNS_ABSENT` at least.
    """

    played: bool
    won: bool
    match_won: bool
    left: int
    value: int
    last_face: int | None
    sizes: tuple[int, ...]
    went_out: bool = False
    has_left: bool = False
    absent: bool = False
    own_turns: int = 0


class RoundFacts(Struct, frozen=True):
    """The facts of a round.

    ``winner`` is None if nobody won; ``winners`` include the partner. ``places`` are the seats that
    went out, in order. ``counted``: the round was played to its end (L3). ``moves`` is the number
    of actions, ``highlights`` are in their order.
    """

    options: Options
    number: int
    winner: int | None
    winners: tuple[int, ...]
    places: tuple[int, ...]
    counted: bool
    moves: int
    seats: tuple[SeatFacts, ...]
    highlights: tuple[Highlight, ...]


class RecapSeatFacts(RecapCounts, frozen=True, kw_only=True, gc=False):
    """The part of `SeatFacts` that recaps read; the fields mean the same."""

    won: bool
    left: int
    absent: bool = False
    own_turns: int = 0


class RecapFacts(Struct, frozen=True):
    """The part of `RoundFacts` that recaps read; the fields mean the same."""

    counted: bool
    seats: tuple[RecapSeatFacts, ...]
    highlights: tuple[Highlight, ...]


class PersonTotals(SummedCounts, frozen=True):
    """Sums over the rounds that a person has played, but maxima of what `MAXIMA` names."""

    rounds: int = 0
    wins: int = 0
    matches: int = 0


MAXIMA = ("biggest_draw", "longest_hand")
"""The totals that are maxima, not sums."""


def add_round(totals: PersonTotals, facts: SeatFacts) -> PersonTotals:
    """Return the totals with one more round of the same person."""
    counts = {name: getattr(facts, name) for name in SummedCounts.__struct_fields__}
    played = PersonTotals(rounds=1, wins=int(facts.won), matches=int(facts.match_won), **counts)
    return _add(totals, played)


def sum_totals(totals: Iterable[PersonTotals]) -> PersonTotals:
    """Return the totals of several games together."""
    return reduce(_add, totals, PersonTotals())


def _add(one: PersonTotals, other: PersonTotals) -> PersonTotals:
    def together(name: str) -> int:
        values = getattr(one, name), getattr(other, name)
        return max(values) if name in MAXIMA else sum(values)

    return PersonTotals(**{name: together(name) for name in PersonTotals.__struct_fields__})


def facts_of(record: RoundRecord) -> RoundFacts | None:
    """Return the facts of a round, None if the record does not reach its end.

    Raise :class:`bot.engine.RefusedError` if a step is not allowed after its deal.
    """
    counts: RoundCounts | None = None
    for move in moves_of(record):
        counts = counts or count_round(move.before)
        counts.note(move)
        if end_of_round(move.events, move.after) is not None:
            return _facts(record, counts, move.after, move.number, move.events)
    if record.steps:
        return None
    dealt, events = replay_deal(record.options, record.opening)
    if end_of_round(events, dealt) is None:
        return None
    return _facts(record, count_round(dealt), dealt, 0, events)  # its deal ended it (X16)


def _facts(
    record: RoundRecord, counts: RoundCounts, state: State, moves: int, events: Sequence[Event]
) -> RoundFacts:
    """Return the facts of a round that ended in this state with these events."""
    ended = end_of_round(events, state)
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
        has_left=counted.has_left,
        absent=counted.bot_turns >= TURNS_ABSENT,
        **counted.count,
    )


class SeatCounts:
    """What one seat has done so far; ``count`` is by the names of the fields of `SeatFacts`.

    ``bot_turns`` are the last turns in a row that the bot has played.
    """

    def __init__(self, cards: int) -> None:
        self.count: Counter[str] = Counter()
        self.has_left = False
        self.bot_turns = 0
        self.biggest_draw = 0
        self.last_face: int | None = None
        self.went_out = False
        self.sizes = [cards]


def count_round(dealt: State) -> RoundCounts:
    """Return the counts of a round that is just ``dealt``, in which nothing is counted yet."""
    return RoundCounts([SeatCounts(len(hand)) for hand in dealt_hands(dealt)])


class RoundCounts:
    """The counts and highlights of a round so far."""

    def __init__(self, seats: list[SeatCounts]) -> None:
        self.seats = seats
        self.highlights = Highlights()

    def note(self, move: Move) -> None:
        """Count this move."""
        self._note_step(move.step, move.before)
        self._note_missed(move)
        for highlight in self.highlights.note(move):
            self._note_highlight(highlight)
        for event in move.events:
            self._note_event(event)
        for seat, hand in zip(self.seats, move.after.hands, strict=True):
            seat.sizes.append(len(hand))

    def _note_step(self, step: RoundStep, before: State) -> None:
        if isinstance(step.action, Leave):
            self.seats[step.action.seat].has_left = step.action.seat in before.ring.seats
        if not isinstance(step.action, TurnAction):
            return
        seat = self.seats[step.action.seat]
        seat.count["turns"] += 1
        if step.autopilot:
            seat.count["autopilot_turns"] += 1
            # What follows on a drawn card belongs to the same turn.
            seat.bot_turns += not isinstance(before.phase, Drawn)
        else:
            seat.bot_turns = 0
            seat.count["own_turns"] += not isinstance(before.phase, Draft)
            seat.count["tenths"] += step.tenths

    def _note_missed(self, move: Move) -> None:
        """Count the calls that are no longer due after this move and were not made (C13)."""
        made = {event.seat for event in move.events if isinstance(event, Called)}
        still = {debt.seat: debt.calls for debt in move.after.debts}
        for debt in move.before.debts:
            if debt.seat not in made:
                gone = debt.calls & ~still.get(debt.seat, 0)
                self.seats[debt.seat].count["missed"] += _calls_in(gone)

    def _note_event(self, event: Event) -> None:
        match event:
            case Called(seat, call):
                self.seats[seat].count["calls"] += _calls_in(call)
            case Played(seat, faces, how, _, calls):
                self._note_throw(self.seats[seat], faces, how, calls)
            case WentOut(seat):
                self.seats[seat].went_out = True
            case Drew(seat, drawn, why):
                self._note_draw(self.seats[seat], drawn, why)
            case Caught(seat, by):
                self.seats[seat].count["caught"] += 1
                self.seats[by].count["catches"] += 1
            case Forgot(seat):
                self.seats[seat].count["missed"] += 1
            case Challenged(seat, accused, foul):
                self.seats[seat].count["challenges_won" if foul else "challenges_lost"] += 1
                self.seats[accused].count["bluffs_caught"] += foul
            case _:
                pass

    def _note_throw(self, seat: SeatCounts, faces: tuple[int, ...], how: str, calls: int) -> None:
        seat.last_face = faces[-1]
        seat.count["calls"] += _calls_in(calls)
        seat.count["jump_ins"] += how == "jump"
        seat.count["wild_draws_thrown"] += sum(is_drawing_wild(face) for face in faces)

    def _note_draw(self, seat: SeatCounts, drawn: int, why: str) -> None:
        seat.count["drawn"] += drawn
        seat.biggest_draw = max(seat.biggest_draw, drawn)
        card = self.highlights.draw_card
        pending = why == "pending" and card is not None and is_drawing_wild(card.face)
        seat.count["wild_draws_taken"] += pending or why == "roulette"

    def _note_highlight(self, highlight: Highlight) -> None:
        if highlight.kind is HighlightKind.BLUFF:
            self.seats[highlight.seat].count["bluffs"] += 1


def _calls_in(calls: int) -> int:
    return sum(bool(calls & call) for call in _CALLS)
