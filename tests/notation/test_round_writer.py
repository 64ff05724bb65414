"""Each round of a match, written as a record of its own, is read as what happened in it.

With it goes all that happened after it until the next deal: people leave and join, time is up.
`make test` writes the rounds of sixty random matches, `.ci/run` of three hundred more;
CONTRA_GAMES=5000 of so many. What is read back is compared after the deal and after every action.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

import pytest
from msgspec import structs

from bot.engine import (
    Action,
    Join,
    Leave,
    Mode,
    NextRound,
    Opening,
    Options,
    Presence,
    State,
    StopMatch,
    TimeIsUp,
    new_match,
)
from bot.engine.events import Event, RoundEnded
from bot.facts import RoundStep, record_of
from bot.notation.deal_verification import verify_foreign
from bot.notation.record_reader import Record
from bot.notation.record_writer import write_round
from bot.rule_choice import combined
from tests.engine.random_matches import RandomMatch, is_over

MATCHES = int(os.environ.get("CONTRA_GAMES", "0"))
BATCH = 60


def _batches() -> list[object]:
    if MATCHES:
        return [*range(0, MATCHES, BATCH)]
    more = range(BATCH, 6 * BATCH, BATCH)
    return [0, *(pytest.param(first, marks=pytest.mark.lengthy) for first in more)]


@dataclass
class _Round:
    """A round as it was played: the states after the deal and after each of the actions."""

    options: Options
    opening: Opening
    states: list[State]
    events: list[list[Event]]
    actions: list[Action] = field(default_factory=list[Action])


def _does(action: type[Action]) -> Callable[[_Round], bool]:
    return lambda played: any(isinstance(done, action) for done in played.actions)


def _begins_with(here: Presence) -> Callable[[_Round], bool]:
    return lambda played: here in played.opening.presence


def _is_later_in(mode: Mode) -> Callable[[_Round], bool]:
    return lambda played: played.opening.number > 1 and played.options.mode is mode


def _is_dealt_two_decks_for_ten(played: _Round) -> bool:
    dealt = played.states[0]
    cards = sum(map(len, (dealt.draw, *dealt.hands)))
    return played.options.mode is Mode.CLASSIC and len(dealt.present) < 11 and cards > 108


def _reaches_the_target(played: _Round) -> bool:
    target = played.options.target
    return isinstance(target, int) and max(played.states[-1].scores) >= target


KINDS: Mapping[str, Callable[[_Round], bool]] = {
    **{f"a later round of {mode}": _is_later_in(mode) for mode in Mode},
    "somebody has left": _begins_with(Presence.AWAY),
    "a stand-in plays": _begins_with(Presence.STAND_IN),
    "somebody is out": _begins_with(Presence.ELIMINATED),
    "two decks for ten or fewer": _is_dealt_two_decks_for_ten,
    "somebody leaves": _does(Leave),
    "somebody sits down": _does(Join),
    "time is up": _does(TimeIsUp),
    "the match is stopped": _does(StopMatch),
    "play_on": lambda played: played.options.play_on,
    "a round before does not count": lambda played: played.opening.not_counted > 0,
    "the last of its rounds": lambda played: played.options.rounds == played.opening.number,
    "the target is reached": _reaches_the_target,
}
"""Kinds of rounds; each is among those of the first batch, so that they prove something."""


def _match(number: int) -> RandomMatch:
    """A random match. One in ten has eleven seats, two decks (X16a), and people who leave."""
    match = RandomMatch.number(number)
    if number % 10 < 9:
        return match
    options = combined(Mode.CLASSIC, [("hand_size", "14"), ("rounds", "3")]).options
    return replace(match, options=options, seats=11, restless=0.01, hasty=0.0)


def _rounds_of(match: RandomMatch) -> Iterator[_Round]:
    dealt, events = new_match(match.options, match.seats, match.seed)
    here, scores = (Presence.HERE,) * match.seats, (0,) * match.seats
    opening = Opening(1, dealt.dealer, dealt.seed, scores, here)
    played = _Round(match.options, opening, [dealt], [events])
    for step in match.play(dealt):
        after, before = step.after, step.before
        if isinstance(step.action, NextRound):
            yield played
            scores, here, not_counted = before.scores, before.presence, _not_counted(before)
            opening = Opening(after.number, after.dealer, after.seed, scores, here, not_counted)
            played = _Round(match.options, opening, [after], [step.events])
        else:
            played.actions.append(step.action)
            played.states.append(after)
            played.events.append(step.events)
    assert is_over(played.states[-1])
    yield played


def _not_counted(state: State) -> int:
    return state.rounds_ended_by_leaving + state.rounds_without_play


def _without_rounds_before(state: State) -> State:
    """The state but for what L3 asks of other rounds, which no statement says."""
    return structs.replace(state, rounds_ended_by_leaving=0, rounds_without_play=0)


@pytest.mark.parametrize("first", _batches())
def test_every_round_of_a_match_is_read_as_it_was_played(first: int) -> None:
    seen: set[str] = set()
    for number in range(first, first + BATCH):
        for played in _rounds_of(_match(number)):
            seen |= {kind for kind, holds in KINDS.items() if holds(played)}
            _check_kept(played)
            _check_read_back(played)
    assert first > 0 or seen == KINDS.keys(), KINDS.keys() - seen


def _check_kept(played: _Round) -> None:
    """What is kept of a round that has ended says how it began."""
    for at, events in enumerate(played.events):
        for ended in events:
            if isinstance(ended, RoundEnded):
                steps = [RoundStep(action) for action in played.actions[:at]]
                kept = record_of(played.states[at], ended, steps)
                assert kept.opening == played.opening
                assert type(kept).decode(kept.encode()) == kept


def _check_read_back(played: _Round) -> None:
    text = write_round(played.options, played.opening, played.actions)
    record = Record(text)
    steps = list(record.play())
    assert record.findings == [], text
    before, not_counted = played.opening.number - 1, played.opening.not_counted
    for step, state in zip(steps, played.states, strict=True):
        assert _without_rounds_before(step.after) == _without_rounds_before(state), text
        assert _not_counted(step.after) == _not_counted(state) - not_counted, text
    assert (f"(L3): {before - not_counted} of {before}\n" in text) == (before > 0)
    proof = verify_foreign(write_round(played.options, played.opening, ()))
    assert proof.holds, text
