"""Exchanging what a seat cannot know changes nothing that the seat is shown (I2).

Random games of all modes and options are played. After every action everything hidden is exchanged,
for a seat and for an onlooker. CONTRA_GAMES sets the number of games (20000 in `make nightly`).
"""

from __future__ import annotations

import os
from collections import deque
from random import Random

import pytest
from msgspec import structs

from bot.engine import (
    Action,
    Challenge,
    Double,
    Draw,
    Event,
    JumpIn,
    Mode,
    Option,
    Play,
    RefusedError,
    State,
    TimeIsUp,
    apply,
    legal_actions,
    observe,
    side_actions,
    visible,
    why_not,
)
from bot.engine.cards import DISCARD_ALL, RANK_OF
from bot.engine.events import (
    OPEN_DRAWS,
    Drafted,
    Drew,
    Eliminated,
    KnockedOut,
    MatchEnded,
    Reshuffled,
    RoundEnded,
)
from bot.tables.table import RECENT_STEPS
from tests.engine.random_games import Game, Step

from .exchange import exchanged, exchanged_event, spots_of
from .showing import encoded, pages, table_in, view_for

GAMES = int(os.environ.get("CONTRA_GAMES", "0"))
BATCH = 20
_PAGES_SHOWN = 0.06
"""The share of positions for which all pages are compared, as that takes longest."""


def any_option(_option: Option) -> bool:
    return True


def batches() -> list[object]:
    """Return the first game of each batch: `make test` plays 60 games, `.ci/run` 120."""
    if GAMES:
        return [*range(0, GAMES, BATCH)]
    more = (pytest.param(first, marks=pytest.mark.lengthy) for first in range(60, 120, BATCH))
    return [*range(0, 60, BATCH), *more]


@pytest.mark.parametrize("first", batches())
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_shown(first: int) -> None:
    for number in range(first, first + BATCH):
        game = Game.make(number, tuple(Mode), any_option)
        rng = Random(number)
        state, events = game.begin()
        told = deque([events], RECENT_STEPS)
        check_shown(state, told, rng)
        for step in game.play(state):
            check_next_events(step, rng)
            told.append(step.events)
            check_shown(step.after, told, rng)


def check_shown(state: State, told: deque[list[Event]], rng: Random) -> None:
    for viewer in (None, rng.randrange(len(state.hands))):
        other = exchanged(state, viewer, rng)
        assert observe(other, viewer) == observe(state, viewer), (viewer, state.phase)
        for events in told:
            for event in events:
                twin = exchanged_event(event, viewer, rng)
                assert visible(twin, viewer) == visible(event, viewer)
        if viewer is not None:
            assert legal_actions(other, viewer) == legal_actions(state, viewer)
            assert side_actions(other, viewer) == side_actions(state, viewer)
        if rng.random() < _PAGES_SHOWN:
            check_pages(state, other, viewer, told, rng)


def check_pages(
    state: State, other: State, viewer: int | None, told: deque[list[Event]], rng: Random
) -> None:
    """Check that the view and every page made from it are equal to the last byte."""
    twins = [[exchanged_event(event, viewer, rng) for event in events] for events in told]
    here, there = table_in(state, told, b"here"), table_in(other, twins, b"there")
    seen, seen_there = view_for(here, viewer), view_for(there, viewer)
    assert encoded(seen) == encoded(seen_there)
    drawn = rng.getrandbits(32)
    shown = list(pages(here, seen, Random(drawn)))
    assert list(pages(there, seen_there, Random(drawn))) == shown
    assert shown


def check_next_events(step: Step, rng: Random) -> None:
    """Check that an action's events are the same with other secrets, save what it reveals."""
    state, action = step.before, step.action
    if isinstance(action, Challenge):
        return  # C12: everybody learns whether it was a foul, the challenger sees the hand
    if isinstance(action, TimeIsUp):
        return  # X9: the cards in all hands decide at once
    if isinstance(action, Play | JumpIn | Double) and discards_all(state, action):
        return  # M8: all cards of its colour are shown
    for viewer in (None, rng.randrange(len(state.hands))):
        other = exchanged(state, viewer, rng, kept=spots_of(state, action))
        refused = why_not(other, action)
        if refused != why_not(state, action):
            # Hidden cards can decide whether others may act, but not whether the viewer may.
            assert getattr(action, "seat", None) != viewer or viewer is None, action
            continue
        try:
            _, events = apply(other, action)
        except RefusedError:
            raise AssertionError(action) from None
        told = [visible(event, viewer) for event in step.events]
        told_there = [visible(event, viewer) for event in events]
        assert revealed(state, action, told_there, viewer) == revealed(state, action, told, viewer)


def discards_all(state: State, action: Play | JumpIn | Double) -> bool:
    return RANK_OF[state.cards.faces[state.side][action.cards[-1]]] == DISCARD_ALL


def revealed(state: State, action: Action, events: list[Event], viewer: int | None) -> list[Event]:
    """Return ``events`` without what this action itself reveals.

    That is the cards that the viewer draws; the number of cards until one fits (V10, F6, M9), which
    may knock a player out (X5); and at the end of the round the points, the seed, and the player
    with the most cards (X10).
    """
    until_it_comes = (
        (isinstance(action, Draw) and state.rules.draws.endless)
        or state.side
        or any(isinstance(event, Drew) and event.why in OPEN_DRAWS for event in events)
    )
    kept: list[Event] = []
    for event in events:
        match event:
            case Drew() if event.why in OPEN_DRAWS:
                kept.append(structs.replace(event, count=0, faces=b""))
            case Drew():
                count = 0 if until_it_comes else event.count
                faces = b"" if event.seat == viewer else event.faces
                kept.append(structs.replace(event, count=count, faces=faces))
            case Drafted() if event.seat == viewer:
                kept.append(structs.replace(event, kept=None))
            case RoundEnded():
                kept.append(structs.replace(event, points=(), scores=(), seed=b""))
            case KnockedOut() if until_it_comes:
                break
            case MatchEnded() | Eliminated():
                pass
            case Reshuffled() if until_it_comes:
                pass
            case _:
                kept.append(event)
    return kept
