"""What events, phases, observations and actions declare of their numbers, and whether it is true.

Each event is made up with cards in all its fields, so that also those are checked which random
games never show.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, get_args

import pytest
from msgspec import Struct, structs

from bot.engine import (
    ENTRIES,
    Drawn,
    Mode,
    Observation,
    Pending,
    Phase,
    build_options,
    observe,
    visible,
)
from bot.engine.events import Drew
from bot.engine.field_marks import HIDDEN, Seat, seen_by
from tests.growing.toy_tree import named_by_contributing
from tests.positions import plain
from tests.test_law import CLAUSES

from .declarations import EVENTS, made_up, unmarked
from .exchange import card_fields, exchanged_cards
from .learned import LEARNED
from .places import VIEWERS, places_without_event, seen_otherwise

ACTIONS = [entry.action for entry in ENTRIES]
HOLDERS = (*EVENTS, *get_args(Phase), Observation, *ACTIONS)


@pytest.mark.parametrize("kind", HOLDERS, ids=lambda kind: kind.__name__)
def test_each_number_says_what_it_is(kind: type[Struct]) -> None:
    assert sorted({*unmarked(kind)}) == [], (
        "may hold cards, and so is shown to nobody: give it a type of bot/engine/field_marks.py, "
        "such as Seat, Count or, for cards, one that says who may see them"
    )


def test_what_is_public_is_stated_by_a_clause_and_a_field_that_holds_cards() -> None:
    fields = {f"{kind.__name__}.{name}" for kind in HOLDERS for name in card_fields(kind)}
    assert LEARNED.keys() <= fields
    assert {learned.clause for learned in LEARNED.values()} <= {*CLAUSES}


SITUATIONS = [(kind, {}) for kind in EVENTS] + [(Drew, {"why": "roulette"})]


@pytest.mark.parametrize(("kind", "told"), SITUATIONS, ids=str)
def test_an_event_shows_its_cards_to_those_whom_the_law_names(
    kind: type[Any], told: dict[str, str]
) -> None:
    event = made_up(kind, **told)
    assert [*seen_otherwise(event)] == []
    for viewer in VIEWERS:
        twin = exchanged_cards(event, viewer, Random(1))
        assert visible(twin, viewer) == visible(event, viewer)


def made_up_phases() -> Iterator[Any]:
    """Yield each phase, and each that comes between with each that it may hold up."""
    for kind in get_args(Phase):
        phase = made_up(kind)
        yield phase
        if hasattr(phase, "then") and isinstance(phase.then, Struct):
            yield from (structs.replace(phase, then=made_up(then)) for then in (Drawn, Pending))


@pytest.mark.parametrize("phase", [*made_up_phases()], ids=lambda phase: str(phase)[:60])
def test_a_phase_shows_its_cards_to_those_whom_the_law_names(phase: Any) -> None:
    state = plain(build_options(Mode.CLASSIC), 3)
    for viewer in (None, *range(3)):
        twin = exchanged_cards(phase, viewer, Random(1))
        shown, shown_there = (
            observe(structs.replace(state, phase=each), viewer).phase for each in (phase, twin)
        )
        assert shown_there == shown, f"shows its cards to {viewer}: no clause of LEARNED says so"


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_in_every_place(kind: type[Any]) -> None:
    assert [*places_without_event(kind)] == []


class Given(Struct, frozen=True):
    """A card given from one player to another, declared in several ways."""

    seat: Seat
    to: Seat


class Undeclared(Given, frozen=True):
    card: int
    cards: bytes
    rest: tuple[int, ...]
    perhaps: int | None


class ForTwo(Given, frozen=True):
    card: Annotated[int, seen_by("seat", "to")]


class Mixed(Given, frozen=True):
    pairs: tuple[tuple[Seat, int], ...]
    named: tuple[Seat, ...]


def shown(event: Any) -> dict[int | None, tuple[Any, ...]]:
    """Return what each viewer sees of the event but for its two seats."""
    return {viewer: structs.astuple(visible(event, viewer))[2:] for viewer in (None, 0, 1, 2)}


def test_an_undeclared_card_is_shown_to_nobody() -> None:
    event: Any = Undeclared(0, 1, 7, b"\7", (7,), 7)
    assert shown(event) == dict.fromkeys((None, 0, 1, 2), (HIDDEN, b"", (), None))
    assert [*unmarked(Undeclared)] == [
        f"Undeclared.{field}" for field in ("card", "cards", "rest", "perhaps")
    ]


def test_a_card_for_two_seats_is_shown_to_them() -> None:
    event: Any = ForTwo(0, 1, 7)
    assert shown(event) == {None: (HIDDEN,), 0: (7,), 1: (7,), 2: (HIDDEN,)}
    assert visible(event, 0) is event


def test_an_event_that_is_nowhere_is_named_in_each_place() -> None:
    class Toy(ForTwo, frozen=True, tag="toy"):
        cards: bytes

    places = {line.split(" ")[0].rstrip(":") for line in places_without_event(Toy)}
    named = named_by_contributing("an event with a secret")
    assert named - places == {
        *("docs/rules.md", "tests/games/"),
        *("bot/engine/field_marks.py", "bot/facts/highlights.py"),
    }
    assert places <= named


def test_what_is_declared_in_part_is_hidden_as_a_whole() -> None:
    event: Any = Mixed(0, 1, ((2, 7),), (2,))
    assert shown(event) == dict.fromkeys((None, 0, 1, 2), ((), (2,)))


def test_a_seat_that_is_nobodys_does_not_open_a_card_to_everybody() -> None:
    event: Any = ForTwo(0, None, 7)  # type: ignore[arg-type]
    assert shown(event)[None] == (HIDDEN,)
