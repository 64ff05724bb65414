"""What events, phases, observations and actions declare of their numbers, and whether it is true.

Each event is made up with cards in all its fields, so that also those are checked which random
games never show.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Annotated, Any, get_args

import pytest
from msgspec import Struct, inspect, structs

from bot.engine import ENTRIES, Event, Observation, Options, Phase, SeatAction, visible
from bot.engine.events import Drew
from bot.engine.field_marks import Seat, seen_by
from bot.engine.visible_events import HIDDEN, marks_in
from tests.test_law import CLAUSES

from .exchange import card_fields, exchanged_cards
from .learned import LEARNED, is_learned

EVENTS = get_args(Event)
VIEWERS = (None, *range(8))
CHOSEN = [entry.action for entry in ENTRIES if issubclass(entry.action, SeatAction)]
HOLDERS = (*EVENTS, *get_args(Phase), Observation, *CHOSEN)


def unmarked(kind: type[Struct]) -> Iterator[str]:
    """Yield the fields, of a struct and of those in it, that do not say what they hold.

    The rules of a match may be read by everybody.
    """
    for field in structs.fields(kind):
        if field.type is Options:
            continue
        info = inspect.type_info(field.type)
        inner = [*_structs_in(info)]
        for each in inner:
            yield from unmarked(each)
        if not inner and None in marks_in(info):
            yield f"{kind.__name__}.{field.name}"


def _structs_in(info: inspect.Type) -> Iterator[type[Struct]]:
    match info:
        case inspect.StructType(cls=cls):
            yield cls
        case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
            for part in parts:
                yield from _structs_in(part)
        case inspect.VarTupleType(item_type=item):
            yield from _structs_in(item)
        case _:
            return


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


def made_up(kind: type[Any], **told: str) -> Any:
    """Return an event with a seat and a card of its own wherever it has one."""
    numbers = count()
    values = {
        field.name: _some(inspect.type_info(field.type), numbers) for field in structs.fields(kind)
    }
    return kind(**values | told)


def _some(info: inspect.Type, numbers: Iterator[int]) -> Any:
    match info:
        case inspect.Metadata(type=inner) | inspect.UnionType(types=(inner, *_)):
            return _some(inner, numbers)
        case inspect.VarTupleType(item_type=item):
            return _some(item, numbers), _some(item, numbers)
        case inspect.TupleType(item_types=items):
            return tuple([_some(item, numbers) for item in items])
        case inspect.BytesType():
            return bytes([next(numbers), next(numbers)])
        case inspect.IntType():
            return next(numbers)
        case inspect.EnumType(cls=cls):
            return next(iter(cls))
        case inspect.BoolType():
            return False
        case _:
            return "turn"


SITUATIONS = [(kind, {}) for kind in EVENTS] + [(Drew, {"why": "roulette"})]


@pytest.mark.parametrize(("kind", "told"), SITUATIONS, ids=str)
def test_an_event_shows_its_cards_to_those_whom_the_law_names(
    kind: type[Any], told: dict[str, str]
) -> None:
    event = made_up(kind, **told)
    for viewer in VIEWERS:
        for field in card_fields(kind):
            is_shown = getattr(visible(event, viewer), field) == getattr(event, field)
            assert is_shown == is_learned(event, field, viewer), (
                f"{kind.__name__}.{field} {'shows' if is_shown else 'hides'} its cards "
                f"{'to' if is_shown else 'from'} {viewer}: what its type says of them "
                "(bot/engine/events.py) and LEARNED (tests/secrets/learned.py) do not agree"
            )
        twin = exchanged_cards(event, viewer, Random(1))
        assert visible(twin, viewer) == visible(event, viewer)


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


def test_what_is_declared_in_part_is_hidden_as_a_whole() -> None:
    event: Any = Mixed(0, 1, ((2, 7),), (2,))
    assert shown(event) == dict.fromkeys((None, 0, 1, 2), ((), (2,)))


def test_a_seat_that_is_nobodys_does_not_open_a_card_to_everybody() -> None:
    event: Any = ForTwo(0, None, 7)  # type: ignore[arg-type]
    assert shown(event)[None] == (HIDDEN,)
