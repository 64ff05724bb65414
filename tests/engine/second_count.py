"""A second count of scores and match winners, written from docs/rules.md.

It reads hands in states and who did what in events. It asks neither the scoring of the engine nor
its compiled rules, so that a mistake there is no mistake here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engine import Draft, Leave, Mode, Options, State, Throw
from bot.engine.cards import FACE_TEXT, split_face
from bot.engine.events import (
    CameBack,
    Dealt,
    DiscardedAll,
    Drew,
    Eliminated,
    Event,
    Joined,
    KnockedOut,
    LeftTable,
    Played,
    Reshuffled,
    RoundEnded,
    TimeUp,
    WentOut,
)

from .random_games import Step

POINTS: Mapping[Mode, Mapping[str, int]] = {
    Mode.CLASSIC: {"+2": 20, "R": 20, "S": 20, "W": 50, "W+4": 50},
    Mode.FLIP: {
        **{"+1": 10, "+5": 20, "R": 20, "S": 20, "F": 20, "E": 30},
        **{"W": 40, "W+2": 50, "W+C": 60},
    },
    Mode.DUO: {"+2": 10, "R": 10, "S": 10, "W": 15, "W+4": 20},
    Mode.MERCY: {
        **{"+2": 20, "+4": 20, "S": 20, "R": 20, "D": 20, "E": 20},
        **{"W+4R": 50, "W+X": 50, "W+6": 50, "W+10": 50},
    },
}
"""What cards count that are no numbers, by their rank (C17, F9, D8, M13)."""

KNOCK_OUT_IN_MERCY = 250
USUAL_HAND = 7


class SecondCount:
    """One match, counted along while it is played.

    ``scores``, ``points`` and ``round_winner`` are as they have to be after the last step;
    ``match_winners`` is None until the match has to be over.
    """

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.penalty = options.scoring == "penalty"
        self.scores = [0] * seats
        self.present = {*range(seats)}
        self.number = 0
        self.points: list[int] = []
        self.round_winner: int | None = None
        self.match_winners: list[int] | None = None
        self.counts = False
        self._rounds_that_count = 0
        self._begin_round()

    def _begin_round(self) -> None:
        self.dealt = {*self.present}
        self.active = {*self.present}
        self.places: list[int] = []
        self.left: dict[int, int] = {}
        self.knocked_out: dict[int, int] = {}
        self._worth_at_last_card: dict[int, int] = {}
        self.missed_nothing: set[int] = set()
        self._card_played = False

    def follow(self, step: Step) -> None:
        """Count what an action has brought about."""
        for event in step.events:
            self.note(step, event)

    def note(self, step: Step, event: Event) -> None:  # noqa: C901 - a case an event
        """Count one event of an action."""
        match event:
            case Dealt():
                self.number += 1
                self._begin_round()
            case Joined(seat):
                self._sit_down(seat)
            case LeftTable(seat, stand_in=False):
                self._leave(step.before, seat)
            case Played():
                self._card_played = True
            case WentOut(seat):
                self._worth_at_last_card[seat] = self._worth_of_the_last_card(step)
                self.active.remove(seat)
                self.places.append(seat)
            case CameBack(seat):
                self.active.add(seat)
                self.places.remove(seat)
            case KnockedOut(seat):
                self.active.remove(seat)
                self.knocked_out[seat] = self._value_knocked_out(step, event)
            case RoundEnded():
                self._end_round(step)
            case Eliminated(seat):
                self.present.remove(seat)
                if len(self.present) == 1:
                    self._decide(self.present)
            case TimeUp() if not self.active:
                self._end_by_clock_between_rounds()
            case _:
                pass

    def _sit_down(self, seat: int) -> None:
        """L2: where points count against, with the highest score of those who sit there, but for
        who has missed nothing."""
        least = max(self.scores[other] for other in self.present) if self.penalty else 0
        if seat in self.present:
            return  # from a stand-in
        if seat == len(self.scores):
            self.scores.append(least)
        elif seat not in self.missed_nothing:
            self.scores[seat] = max(self.scores[seat], least)
        self.present.add(seat)

    def _leave(self, before: State, seat: int) -> None:
        """L1, L1a: what the player holds counts with its value at this moment."""
        self.present.remove(seat)
        if seat in self.active:
            self.active.remove(seat)
            if not isinstance(before.phase, Draft):
                self.left[seat] = self.value(before, before.hands[seat])
            return
        self.missed_nothing.add(seat)
        if not self.active and len(self.present) == 1:
            self._decide(self.present)

    # What cards count.

    def value(self, state: State, cards: bytes) -> int:
        """What these cards count; in flip their light faces, unless the active ones do (F9)."""
        side = state.side if self.options.flip_values == "active" else 0
        return sum(self._value_of(state.cards.faces[side][card]) for card in cards)

    def _value_of(self, face: int) -> int:
        _, rank = split_face(FACE_TEXT[face])
        return int(rank) if rank.isdigit() else POINTS[self.options.mode][rank]

    def _worth_of_the_last_card(self, step: Step) -> int:
        """All hands at a last card, before any draw, and what has gone before (V12, L1a, X5c)."""
        assert isinstance(step.action, Throw)
        held = self.value(step.before, b"".join(step.before.hands))
        thrown = self.value(step.before, bytes(step.action.cards))
        for event in step.events:
            if isinstance(event, DiscardedAll):
                thrown += sum(self._value_of(face) for face in event.faces)
        return held - thrown + sum(self.left.values()) + sum(self.knocked_out.values())

    def _value_knocked_out(self, step: Step, event: KnockedOut) -> int:
        if self.options.mode is Mode.MERCY:
            return KNOCK_OUT_IN_MERCY
        return self.value(step.after, knocked_out_hand(step, event))

    # How a round ends.

    def _end_round(self, step: Step) -> None:
        by_clock = any(isinstance(event, TimeUp) for event in step.events)
        drafting = by_clock and isinstance(step.before.phase, Draft)
        by_leaving = isinstance(step.action, Leave) and not self.places
        if by_clock:
            first = {*self.places[:1]} or self._with_the_least(step.after, drafting)
        else:
            first = {self.places[0] if self.places else min(self.active)}
        shared = len({self._team(seat) for seat in first}) > 1
        self.round_winner = None if shared or drafting else min(first)
        self.points = self._points(step.after, drafting=drafting, by_leaving=by_leaving)
        self.scores = [a + b for a, b in zip(self.scores, self.points, strict=True)]
        if self.options.play_on:
            self.places += [*self.active, *reversed(self.knocked_out)]
        self.active = set()
        self._rounds_that_count += self._card_played and not by_leaving
        won = {mate for seat in first for mate in self._team(seat)}
        self._end_match(won, by_clock=by_clock, by_leaving=by_leaving)

    def _with_the_least(self, state: State, drafting: bool) -> set[int]:
        """X9a: who holds the fewest cards, of equals the lowest value; in a draft everybody."""
        if drafting:
            return {*self.active}
        held = {
            seat: (
                sum(len(state.hands[mate]) for mate in self._team(seat)),
                sum(self._held_at_the_end(state, mate) for mate in self._team(seat)),
            )
            for seat in self.active
        }
        return {seat for seat in self.active if held[seat] == min(held.values())}

    def _team(self, seat: int) -> tuple[int, ...]:
        """V9: partners sit opposite."""
        if not self.options.partner:
            return (seat,)
        seats = len(self.scores)
        return tuple(sorted((seat, (seat + seats // 2) % seats)))

    def _held_at_the_end(self, state: State, seat: int) -> int:
        gone = {**self.left, **self.knocked_out}
        return gone[seat] if seat in gone else self.value(state, state.hands[seat])

    def _points(self, state: State, *, drafting: bool, by_leaving: bool) -> list[int]:
        seats = range(len(self.scores))
        nothing = [0 for _ in seats]
        if drafting:
            return nothing
        if by_leaving:
            return [self.left.get(seat, 0) for seat in seats] if self.penalty else nothing
        own = [sum(self._held_at_the_end(state, mate) for mate in self._team(s)) for s in seats]
        winners = () if self.round_winner is None else self._team(self.round_winner)
        if self.penalty:
            free = winners if self.options.mode is Mode.DUO else ()
            return [0 if seat in free else own[seat] for seat in seats]
        if self.places and self.options.play_on:
            worth = self._worth_at_last_card[self.places[0]]
        else:
            worth = sum(self._held_at_the_end(state, seat) for seat in seats if seat not in winners)
        return [worth if seat in winners else 0 for seat in seats]

    # How a match ends.

    def _end_match(self, won: set[int], *, by_clock: bool, by_leaving: bool) -> None:
        """C18, X9b, X15 and L1, after a round; ``won``: who has won or shares it."""
        target = self.options.target
        named_by_round = target is None or self.options.elimination
        reached = bool(target) and not named_by_round and max(self.scores) >= target
        played_all = self.options.rounds is not None and self.number == self.options.rounds
        counts = [seat for seat in range(len(self.scores)) if self._may_win(seat)]
        if by_leaving and len(self.present) == 1:
            self._decide(self.present)
        elif (by_clock and named_by_round) or target is None:
            of_round = [seat for seat in counts if seat in self.dealt]
            lowest = _first({seat: self.points[seat] for seat in of_round}, lowest=True)
            by_round = lowest if self.penalty and not by_leaving else won
            self._decide(by_round)
        elif by_clock or reached or played_all:
            by_scores = _first({seat: self.scores[seat] for seat in counts}, lowest=self.penalty)
            self._decide(by_scores)
        elif len(self.present) == 1:
            self._decide(self.present)

    def _may_win(self, seat: int) -> bool:
        """L1: who has left wins no match but by a place."""
        return seat in self.present or seat in self.places

    def _end_by_clock_between_rounds(self) -> None:
        """X9b: nobody wins by the clock who has left."""
        if self.options.elimination and self.round_winner in self.present:
            self._decide([self.round_winner])
            return
        seated = {seat: self.scores[seat] for seat in self.present}
        self._decide(_first(seated, lowest=self.penalty))

    def _decide(self, winners: Iterable[int]) -> None:
        """L3: it counts if a round in which a card was played ended otherwise than by leaving."""
        self.match_winners, self.counts = sorted(winners), self._rounds_that_count > 0


def _first(scores: Mapping[int, int], *, lowest: bool) -> list[int]:
    best = (min if lowest else max)(scores.values())
    return [seat for seat, score in scores.items() if score == best]


def knocked_out_hand(step: Step, event: KnockedOut) -> bytes:
    """The cards that somebody held who was knocked out by this action (X5).

    They are set aside, unless the discard pile was shuffled later in the same action and took them
    with it; then they are the hand before and the cards that were next in the pile.
    """
    at = step.events.index(event)
    if any(isinstance(later, Reshuffled) for later in step.events[at:]):
        return _hand_and_draws(step, event, at)
    later = sum(e.count for e in step.events[at + 1 :] if isinstance(e, KnockedOut))
    end = len(step.after.aside) - later
    return step.after.aside[end - event.count : end]


def _hand_and_draws(step: Step, event: KnockedOut, at: int) -> bytes:
    pile, hand = step.before.draw, step.before.hands[event.seat]
    two_sided = step.before.cards.two_sided
    for earlier in step.events[:at]:
        assert not (two_sided and isinstance(earlier, Reshuffled)), "no face tells the card"
        if isinstance(earlier, Drew):
            drawn = pile[: earlier.count] if two_sided else earlier.faces
            hand += drawn if earlier.seat == event.seat else b""
            pile = pile[earlier.count :]
    assert len(hand) == event.count
    return hand
