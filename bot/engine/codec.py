"""States, actions and events as compact JSON, each with the version of its form.

Everything is a pair ``[version, value]``. A version that this engine does not know is refused by
:class:`UnknownVersionError`; when a form changes, the decoder of the old one stays.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .actions import Action
from .events import Event
from .rules.card_table import ONE_SIDED, CardTable
from .rules.compilation import compile_rules
from .rules.options import Options
from .state import State
from .turn_order import ring_of

VERSION = 1


class UnknownVersionError(ValueError):
    """Something was written by a newer engine, or is no encoding at all."""


class _Saved(msgspec.Struct):
    """A state, its shared tables replaced by what they are made from."""

    options: Options
    ring: tuple[int, ...]
    two_sided: tuple[bytes, bytes] | None
    fields: msgspec.Raw


_SHARED = ("rules", "ring", "cards")
_Fields = msgspec.defstruct(
    "_Fields",
    [(f.name, f.type) for f in msgspec.structs.fields(State) if f.name not in _SHARED],
)
_FIELD_NAMES = _Fields.__struct_fields__

_actions = msgspec.json.Decoder(Action)
_events = msgspec.json.Decoder(Event)
_saved = msgspec.json.Decoder(_Saved)
_fields = msgspec.json.Decoder(_Fields)
_pair = msgspec.json.Decoder(tuple[int, msgspec.Raw])
_encode = msgspec.json.Encoder().encode


def _unpack(data: bytes) -> msgspec.Raw:
    try:
        version, value = _pair.decode(data)
    except msgspec.MsgspecError as error:
        raise UnknownVersionError(str(error)) from None
    if version != VERSION:
        raise UnknownVersionError(f"version {version}, known is {VERSION}")
    return value


def encode_state(state: State) -> bytes:
    """The whole state, hidden cards and seed included: for storing, never for showing."""
    table = state.cards
    sides = (table.faces[0][: table.count], table.faces[1][: table.count])
    fields = {name: getattr(state, name) for name in _FIELD_NAMES}
    saved = {
        "options": state.rules.options,
        "ring": state.ring.seats,
        "two_sided": sides if table.two_sided else None,
        "fields": fields,
    }
    return _encode((VERSION, saved))


def decode_state(data: bytes) -> State:
    """The state that :func:`encode_state` wrote."""
    saved = _saved.decode(_unpack(data))
    fields: Any = _fields.decode(saved.fields)
    return State(
        rules=compile_rules(saved.options),
        ring=ring_of(saved.ring, len(fields.hands)),
        cards=CardTable(*saved.two_sided) if saved.two_sided else ONE_SIDED,
        **{name: getattr(fields, name) for name in _FIELD_NAMES},
    )


def encode_action(action: Action) -> bytes:
    """An action as it is stored."""
    return _encode((VERSION, action))


def decode_action(data: bytes) -> Action:
    """The action that :func:`encode_action` wrote."""
    return _actions.decode(_unpack(data))


def encode_event(event: Event) -> bytes:
    """An event as it is stored."""
    return _encode((VERSION, event))


def decode_event(data: bytes) -> Event:
    """The event that :func:`encode_event` wrote."""
    return _events.decode(_unpack(data))
