"""Exchanging what a seat cannot know changes nothing that the seat is shown (I2).

Random games of all modes and options are played. After every action everything hidden is exchanged,
for a seat and for an onlooker. CONTRA_GAMES sets the number of games (20000 in `make nightly`).
"""

from __future__ import annotations

import os
from collections import deque
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from bot.engine import (
    Event,
    Mode,
    Option,
    Play,
    RefusedError,
    State,
    apply,
    legal_actions,
    observe,
    side_actions,
    visible,
    why_not,
)
from bot.notation.record_reader import Record
from bot.tables.table import RECENT_STEPS
from tests.engine.random_games import Game, Step
from tests.positions import position, record_of

from . import learned
from .exchange import card_fields, exchanged, exchanged_cards, spots_of
from .learned import clause_of_reveal, without_reveals
from .seen_events import FILE, REWRITE, declared, names_of, written_down
from .showing import encoded, pages, table_in, view_for

ROOT = Path(__file__).resolve().parent.parent.parent

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
            check_other_card(step, rng)
            told.append(step.events)
            check_shown(step.after, told, rng)


def test_every_event_is_shown_by_random_games_or_by_a_record() -> None:
    lacking = [name for name in declared() if name not in written_down()]
    assert lacking == [], f"let {REWRITE} look for them in random games"
    gone = written_down().keys() - declared()
    assert gone == set(), f"{REWRITE} writes the file without them"


@pytest.mark.parametrize("record", sorted({*filter(None, written_down().values())}))
def test_what_random_games_do_not_show_is_kept_secret_in_a_record(record: str) -> None:
    """Judge each step of the record, for everybody, as it is done in random games."""
    path = ROOT / record
    names = {name for name, shown_by in written_down().items() if shown_by == record}
    assert path.exists(), f"write a record that shows {names}, and name it in {FILE.name}"
    told = deque[list[Event]](maxlen=RECENT_STEPS)
    for step in Record(path.read_text(encoding="utf-8")).play():
        told.append(step.events)
        names.difference_update(names_of(step.events))
        check_shown(step.after, told, Random(0))
    assert names == set(), f"{record} does not show them"


def check_shown(state: State, told: deque[list[Event]], rng: Random) -> None:
    for viewer in (None, rng.randrange(len(state.hands))):
        other = exchanged(state, viewer, rng)
        assert observe(other, viewer) == observe(state, viewer), (viewer, state.phase)
        for events in told:
            for event in events:
                check_visible(event, viewer, rng)
        if viewer is not None:
            assert legal_actions(other, viewer) == legal_actions(state, viewer)
            assert side_actions(other, viewer) == side_actions(state, viewer)
        if rng.random() < _PAGES_SHOWN:
            check_pages(state, other, viewer, told, rng)


def check_visible(event: Event, viewer: int | None, rng: Random) -> None:
    """Check that nothing of the event shows the cards in it that the viewer does not learn."""
    twin = exchanged_cards(event, viewer, rng)
    assert visible(twin, viewer) == visible(event, viewer), (
        f"{event} shows its cards to {viewer}: either its type says who may see them "
        "(bot/engine/field_marks.py), or tests/secrets/learned.py by which clause they do"
    )


def check_pages(
    state: State, other: State, viewer: int | None, told: deque[list[Event]], rng: Random
) -> None:
    """Check that the view and every page made from it are equal to the last byte."""
    twins = [[exchanged_cards(event, viewer, rng) for event in events] for events in told]
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
    if clause_of_reveal(state, action) is not None:
        return
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
        told, told_there = (without_reveals(state, action, t, viewer) for t in (told, told_there))
        assert told_there == told


def check_other_card(step: Step, rng: Random) -> None:
    """Check that everybody sees the same of an action with another card that is not laid."""
    state, action = step.before, step.action
    fields = [each for each in card_fields(type(action)) if isinstance(getattr(action, each), int)]
    if isinstance(action, learned.LAID) or not fields:
        return
    hand = state.hands[getattr(action, "seat", 0)]
    backs = state.cards.faces[1 - state.side] if state.rules.sight.backs else bytes(256)
    alike = {
        field: [card for card in hand if backs[card] == backs[getattr(action, field)]]  # F8
        for field in fields
    }
    twin = structs.replace(action, **{field: rng.choice(alike[field]) for field in fields})
    if why_not(state, twin) is not None:
        return
    after, events = apply(state, twin)
    shown, shown_there = ([visible(e, None) for e in each] for each in (step.events, events))
    assert shown_there == shown, f"everybody sees the card of {action}"
    assert observe(after, None) == observe(step.after, None), action


def test_another_card_that_everybody_sees_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "LAID", ())
    state = position(record_of("R5", "R1 R2 R3 R4", "B1 B2 B3", draw="Y1 Y2"))
    action = Play(0, state.hands[0][0])
    with pytest.raises(AssertionError, match="everybody sees the card"):
        check_other_card(Step(state, action, *apply(state, action)), Random(3))
