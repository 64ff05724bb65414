"""What of an event a seat may see, computed from what the event declares of its fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec import Struct, inspect, structs

from .events import Event
from .field_marks import HIDDEN, KEY, CardsMark

E = TypeVar("E", bound=Event)

_NOBODYS = CardsMark()


class _Secret(Struct, frozen=True):
    """A field that not everybody may see, and what the others see ``instead``."""

    field: str
    mark: CardsMark
    instead: Any


_SECRETS: dict[type[Any], tuple[_Secret, ...]] = {}


def visible(event: E, seat: int | None) -> E:
    """Return ``event`` as ``seat`` may see it: without the cards that only others know (I2).

    None stands for everybody. Return ``event`` itself if nothing of it is left out.
    """
    secrets = _SECRETS.get(type(event))
    if secrets is None:
        secrets = _SECRETS[type(event)] = secrets_of(type(event))
    for secret in secrets:
        hides = getattr(event, secret.field) != secret.instead
        if hides and not _may_see(event, seat, secret.mark):
            event = structs.replace(event, **{secret.field: secret.instead})
    return event


def _may_see(event: Event, seat: int | None, mark: CardsMark) -> bool:
    if seat is not None:
        for field in mark.seats:
            if getattr(event, field) == seat:
                return True
    if mark.open_when is None:
        return False
    field, values = mark.open_when
    return getattr(event, field) in values


def secrets_of(kind: type[Event]) -> tuple[_Secret, ...]:
    """Return the fields of an event that not everybody may see.

    A number without a mark may be a card, so it is one that nobody may see.
    """
    found: list[_Secret] = []
    for field in structs.fields(kind):
        info = inspect.type_info(field.type)
        marks = {mark for mark in marks_in(info) if not isinstance(mark, str)}
        closed = {mark or _NOBODYS for mark in marks if mark is None or not mark.open}
        if closed:
            mark = closed.pop() if len(closed) == 1 else _NOBODYS
            found.append(_Secret(field.name, mark, _nothing_of(info)))
    return tuple(found)


def marks_in(info: inspect.Type) -> Iterator[CardsMark | str | None]:
    """Yield the marks of all numbers and bytes in a type, None for one without a mark."""
    match info:
        case inspect.Metadata(type=inner):
            mark = _mark_at(info)
            yield from marks_in(inner) if mark is None else (mark,)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            for each in types:
                yield from marks_in(each)
        case inspect.VarTupleType(item_type=item):
            yield from marks_in(item)
        case inspect.BoolType() | inspect.StrType() | inspect.EnumType() | inspect.NoneType():
            return
        case _:
            yield None


def _mark_at(annotated: Any) -> CardsMark | str | None:
    extra: dict[str, Any] | None = annotated.extra
    return None if extra is None else extra.get(KEY)


def _nothing_of(info: inspect.Type) -> Any:
    """Return what stands in a field of this type where its cards are left out."""
    match info:
        case inspect.Metadata(type=inner):
            return _nothing_of(inner)
        case inspect.BytesType():
            return b""
        case inspect.TupleType() | inspect.VarTupleType():
            return ()
        case inspect.IntType():
            return HIDDEN
        case _:
            return None
