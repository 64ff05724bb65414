"""Matches of several rounds with people who come and go, and the clock (X9, X15, X16, L1-L3).

Every score and every winner is held against a second count that does not use the engine's own.
`make test` plays a hundred random matches, `.ci/run` a thousand more; CONTRA_GAMES=20000 plays
that many.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest
from msgspec import structs

from bot.engine import (
    Action,
    Draft,
    Join,
    Leave,
    MatchOver,
    Mode,
    NextRound,
    Options,
    Presence,
    RoundOver,
    State,
    StopMatch,
    TimeIsUp,
    apply,
    build_options,
    new_match,
    why_not,
)
from bot.engine.events import Dealt, Drew, Event, KnockedOut, MatchEnded, RoundEnded
from bot.players.self_play import derive, next_action
from tests.engine.random_matches import cards_of
from tests.positions import position

from .random_games import Step
from .random_matches import RandomMatch, is_over
from .second_count import USUAL_HAND, SecondCount

GAMES = int(os.environ.get("CONTRA_GAMES", "0"))
BATCH = 100

DECK = {Mode.CLASSIC: 108, Mode.FLIP: 112, Mode.DUO: 112, Mode.MERCY: 168}
"""The number of cards in a deck (C1, F1, D1, M1)."""

HAPPENS = {
    *("leaves in a round", "leaves between rounds", "comes back", "sits down late"),
    *("time is up in a round", "time is up between rounds", "comes back with more points"),
    *("comes back with fewer points than anybody", "joins where two decks are taken"),
    *("stopped", "won by the last round", "won by leaving"),
    *("a round that ends by leaving", "does not count"),
}
"""What has to happen in the first hundred matches, so that they prove something."""


def _batches() -> list[object]:
    if GAMES:
        return [*range(0, GAMES, BATCH)]
    more = range(BATCH, BATCH + 1000, BATCH)
    return [0, *(pytest.param(first, marks=pytest.mark.lengthy) for first in more)]


@pytest.mark.parametrize("first", _batches())
def test_scores_and_winners_agree_with_a_second_count(first: int) -> None:
    happened: Counter[str] = Counter()
    for number in range(first, first + BATCH):
        happened += _Checked(RandomMatch.number(number)).play()

    assert first > 0 or happened.keys() >= HAPPENS, HAPPENS - happened.keys()


def test_who_sits_down_late_under_penalty_scoring_does_not_win_more_than_a_fair_share() -> None:
    """Before L2 a newcomer began with 0 and won a hundred of a hundred such matches."""
    won = [3 in _winners_with_a_newcomer(number) for number in range(_MATCHES_WITH_A_NEWCOMER)]

    assert sum(won) <= _MATCHES_WITH_A_NEWCOMER / 4


_MATCHES_WITH_A_NEWCOMER = 40


def _winners_with_a_newcomer(number: int) -> tuple[int, ...]:
    """Play flip to its end after a fourth player has sat down beside 420, 380 and 400 points."""
    seed = derive(b"newcomer", number)
    state, _ = new_match(build_options(Mode.FLIP), 3, seed)
    between = structs.replace(state, scores=(420, 380, 400), phase=RoundOver(0))
    state, _ = apply(between, Join(3))
    moment = 0
    while not isinstance(state.phase, MatchOver):
        state, _ = apply(state, next_action(state, ("easy",) * 4, derive(seed, moment)))
        moment += 1
    return state.phase.winners


def test_who_leaves_with_a_bad_hand_has_its_points_on_coming_back() -> None:
    """Before L1a it was 300 again."""
    left = position(
        """
        option scoring=penalty
        seats anna ben cem
        score anna 300
        hand anna W W W+4 R9 G9 B9 R3
        hand ben Y1
        hand cem Y2 Y3
        top Y5
        anna: leave
        ben: play Y1
        """
    )

    back, _ = apply(left, Join(0))

    assert back.scores == (480, 0, 5)


_BLITZ = ("blitz", "60")
_TEN = ("target", "10")


@pytest.mark.parametrize(
    ("mode", "written", "action"),
    [
        (Mode.FLIP, [_TEN], Leave(1)),
        (Mode.CLASSIC, [("strafpunkte", None), _TEN], Leave(1)),
        (Mode.CLASSIC, [("target", "round")], Leave(1)),
        (Mode.CLASSIC, [_BLITZ], TimeIsUp()),
        (Mode.DUO, [_BLITZ], TimeIsUp()),
    ],
)
def test_a_match_that_nobody_has_played_is_won_by_nobody(
    mode: Mode, written: list[tuple[str, str | None]], action: Action
) -> None:
    """L3: the other player leaves, or time is up before a card is played."""
    state, _ = new_match(build_options(mode, written), 2, b"seed")

    assert not _end_of_match(state, action).counted


@pytest.mark.parametrize(("action", "counted"), [(TimeIsUp(), True), (Leave(1), False)])
def test_a_round_with_one_card_counts_unless_leaving_ends_it(action: Action, counted: bool) -> None:
    state, _ = new_match(build_options(Mode.CLASSIC, [_BLITZ]), 2, b"seed")
    while not state.card_played:
        state, _ = apply(state, next_action(state, ("easy",) * 2, b"seed"))

    assert _end_of_match(state, action).counted == counted


def test_one_round_that_counts_is_enough() -> None:
    """L3: the next, which ends by leaving before a card is played, takes nothing away."""
    over = position("seats anna ben\nhand anna R5\nhand ben R6\ntop R9\nanna: play R5")
    state, _ = apply(over, NextRound(b"seed"))

    assert _end_of_match(state, Leave(1)).counted


def _end_of_match(state: State, action: Action) -> MatchEnded:
    _, events = apply(state, action)
    (ended,) = [event for event in events if isinstance(event, MatchEnded)]
    return ended


class _Checked:
    """A random match that is checked after every action."""

    def __init__(self, match: RandomMatch) -> None:
        self.match = match
        self.count = SecondCount(match.options, match.seats)
        self.happened: Counter[str] = Counter()
        self.at_leaving: dict[int, int] = {}
        """The scores of those who have left, with what they held then (L1a); who had a place is not
        among them."""

    def play(self) -> Counter[str]:
        state, events = new_match(self.match.options, self.match.seats, self.match.seed)
        self._begin(state, events)
        for step in self.match.play(state):
            self._check(step)
            state = step.after
        assert is_over(state), f"I5: {self.match.options}"
        return self.happened

    def _begin(self, state: State, events: list[Event]) -> None:
        """Check the first deal as if it were a step."""
        self._check(Step(state, NextRound(self.match.seed), state, events), deal=True)

    def _check(self, step: Step, *, deal: bool = False) -> None:
        before, after = step.before, step.after
        self.count.follow(step)
        self._check_count(step)
        if deal or after.number > before.number:
            self._check_deal(after, step.events)
        else:
            assert cards_of(after) == cards_of(before), "I1"
        match step.action:
            case Leave(seat):
                self._check_leaving(step, seat)
            case Join(seat):
                self._check_joining(before, after, seat)
            case TimeIsUp():
                self._note_clock(step)
            case _:
                pass
        if isinstance(before.phase, Draft) and not isinstance(after.phase, Draft):
            self._check_drafted(step)
        if isinstance(after.phase, RoundOver):
            self._check_joins(after)

    # Scores and ends.

    def _check_count(self, step: Step) -> None:
        count, after = self.count, step.after
        assert after.scores == tuple(count.scores)
        assert count.number <= (count.options.rounds or count.number), "X15"
        for event in step.events:
            if isinstance(event, RoundEnded):
                assert event.points == tuple(count.points)
                assert event.scores == tuple(count.scores)
                assert event.winner == count.round_winner
                self.happened["a round that ends by leaving"] += not event.counted
        ended = [event for event in step.events if isinstance(event, MatchEnded)]
        assert bool(ended) == is_over(after)
        if isinstance(step.action, StopMatch) and ended:
            assert ended == [MatchEnded((), stopped=True)], "L3"
            self.happened["stopped"] += 1
        elif ended:
            self._check_end(step, ended[0])
        else:
            assert count.match_winners is None, count.match_winners

    def _check_end(self, step: Step, ended: MatchEnded) -> None:
        count, after = self.count, step.after
        assert count.match_winners is not None, ended
        assert ended.winners == tuple(count.match_winners)
        assert ended.counted == count.counts, "L3"
        assert not ended.stopped
        assert isinstance(after.phase, MatchOver)
        assert after.phase.winners == ended.winners
        self._check_winners_are_there(step, ended)
        self.happened["does not count"] += not ended.counted
        self.happened["won by the last round"] += count.options.rounds == count.number
        self.happened["won by leaving"] += isinstance(step.action, Leave)

    def _check_winners_are_there(self, step: Step, ended: MatchEnded) -> None:
        """L1, X9b, X15b: a winner sits there, or has a place in the round just ended."""
        assert ended.winners
        away = [seat for seat in ended.winners if not step.after.presence[seat].plays]
        self.happened["won by who has left"] += bool(away)
        between_rounds = isinstance(step.before.phase, RoundOver)
        assert not away or not between_rounds, "X9b"
        for seat in away:
            assert self.match.options.play_on, "L1"
            assert step.after.presence[seat] is Presence.AWAY, "X10"
            assert seat in self.count.places, "L1"

    # Coming and going.

    def _check_leaving(self, step: Step, seat: int) -> None:
        in_round = not isinstance(step.before.phase, RoundOver)
        self.happened["leaves in a round" if in_round else "leaves between rounds"] += 1
        if not (in_round and seat in self.count.places):
            held = self.count.left.get(seat, 0) if in_round and self.count.penalty else 0
            self.at_leaving[seat] = step.before.scores[seat] + held

    def _check_joining(self, before: State, after: State, seat: int) -> None:
        """L2: neither coming late nor leaving pays."""
        seated = [before.scores[other] for other in before.present if other != seat]
        penalty, own = self.count.penalty, after.scores[seat]
        if before.presence[seat : seat + 1] == (Presence.STAND_IN,):
            assert own == before.scores[seat]
            return
        if seat in self.count.missed_nothing:
            assert own == before.scores[seat], "has missed nothing"
            self.happened["comes back with fewer points than anybody"] += own < min(seated)
        else:
            assert not penalty or own >= max(seated), "in front of somebody by sitting down"
        if seat == len(before.scores):
            self.happened["sits down late"] += 1
            assert penalty or own == 0
            return
        self.happened["comes back"] += 1
        self.happened["comes back with more points"] += own > before.scores[seat]
        before_that = self.at_leaving.pop(seat, before.scores[seat])
        assert own >= before_that if penalty else own == before_that, "better by leaving"

    def _check_joins(self, state: State) -> None:
        """L2: there is a seat as long as the mode takes it and X16 deals to it."""
        options, seats = self.match.options, len(state.present) + 1
        for seat, here in enumerate((*state.presence, Presence.AWAY)):
            if here is Presence.AWAY:
                offered = why_not(state, Join(seat)) is None
                decks = _usual_decks(options, max(seat + 1, len(state.hands)))
                free = seats in options.game.seats and _enough_cards(options, seats, decks)
                assert offered == (free and not options.elimination and not options.partner)
                self.happened["joins where two decks are taken"] += offered and not _enough_cards(
                    options, seats
                )

    def _note_clock(self, step: Step) -> None:
        between = isinstance(step.before.phase, RoundOver)
        self.happened[f"time is up {'between rounds' if between else 'in a round'}"] += 1

    # Hands.

    def _check_deal(self, state: State, events: list[Event]) -> None:
        """X16, X16a: so many cards to each from so many decks."""
        dealt = [event for event in events if isinstance(event, Dealt)]
        assert [event.number for event in dealt] == [self.count.number]
        seats = len(self.count.dealt)
        assert len(cards_of(state)) == DECK[state.rules.options.mode] * _decks(self.match, seats)
        if not isinstance(state.phase, Draft):
            self._check_hands(state, events)

    def _check_drafted(self, step: Step) -> None:
        if any(isinstance(event, RoundEnded) for event in step.events):
            return  # by leaving or by the clock
        self._check_hands(step.after, step.events)
        size = self.match.options.hand_size or USUAL_HAND
        assert len(step.before.discard) == 2 * size - 1, "D2"
        assert not step.after.discard, "D2"

    def _check_hands(self, state: State, events: list[Event]) -> None:
        """Each holds as many as are dealt, and what the start card made them draw."""
        size = self.match.options.hand_size or USUAL_HAND
        held = dict.fromkeys(self.count.dealt, size)
        for event in events:
            if isinstance(event, Drew):
                held[event.seat] += event.count
            elif isinstance(event, KnockedOut):
                assert held.pop(event.seat) == event.count == self.match.options.hand_limit
                self.happened["knocked out by the start card"] += 1
        assert {s: len(hand) for s, hand in enumerate(state.hands) if hand} == held


def _enough_cards(options: Options, seats: int, decks: int | None = None) -> bool:
    """X16a: all hands and ten cards more come out of the deck, from 11 players on of two."""
    if options.hand_size is None:
        return True
    decks = _usual_decks(options, seats) if decks is None else decks
    return seats * options.hand_size + 10 <= DECK[options.mode] * decks


def _usual_decks(options: Options, seats: int) -> int:
    return 2 if seats >= 11 and options.mode is Mode.CLASSIC else 1


def _decks(match: RandomMatch, seats: int) -> int:
    """The decks of a round: two as well where so many have left that one does not do (X16a)."""
    return _usual_decks(match.options, seats) if _enough_cards(match.options, seats) else 2
