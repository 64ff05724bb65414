"""Counting what each seat did and suffered, move by move."""

from __future__ import annotations

from collections import Counter

from bot.engine import Call, State, TurnAction
from bot.engine.amounts import is_drawing_wild
from bot.engine.events import Called, Caught, Challenged, Drew, Event, Forgot, Played, WentOut

from .highlights import Highlight, HighlightKind, Highlights
from .kept_rounds import Step
from .played_again import Move, dealt_hands

_CALLS = tuple(call for call in Call if call is not Call.GESTURE)
"""Gestures are made, not called."""


class SeatCounts:
    """What one seat has done so far; the names are those of :class:`.round_facts.SeatFacts`."""

    def __init__(self, cards: int) -> None:
        self.count: Counter[str] = Counter()
        self.biggest_draw = 0
        self.last_face: int | None = None
        self.went_out = False
        self.sizes = [cards]


def count_round(dealt: State) -> RoundCounts:
    """Nothing counted yet of the round that is just ``dealt``."""
    return RoundCounts([SeatCounts(len(hand)) for hand in dealt_hands(dealt)])


class RoundCounts:
    """What has been counted of a round so far, and what of it is worth telling."""

    def __init__(self, seats: list[SeatCounts]) -> None:
        self.seats = seats
        self.highlights = Highlights()

    def note(self, move: Move) -> None:
        """Count what this move was."""
        self._note_step(move.step)
        self._note_missed(move)
        for highlight in self.highlights.note(move):
            self._note_highlight(highlight)
        for event in move.events:
            self._note_event(event)
        for seat, hand in zip(self.seats, move.after.hands, strict=True):
            seat.sizes.append(len(hand))

    def _note_step(self, step: Step) -> None:
        if not isinstance(step.action, TurnAction):
            return
        count = self.seats[step.action.seat].count
        count["turns"] += 1
        count["tenths"] += step.tenths
        count["autopilot_turns"] += step.autopilot

    def _note_missed(self, move: Move) -> None:
        """Calls that were owed before and are not any more, though nobody made them (C13)."""
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
