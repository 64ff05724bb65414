"""What an event or another struct declares of its fields, and one made up by its declarations."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, get_args

from msgspec import Struct, inspect, structs

from bot.engine import Event, Options
from bot.engine.visible_events import marks_in

EVENTS: tuple[type[Any], ...] = get_args(Event)


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
        case inspect.StructType(cls=cls):
            return made_up(cls)
        case inspect.EnumType(cls=cls):
            return next(iter(cls))
        case inspect.BoolType():
            return False
        case _:
            return "turn"
