"""States, actions and events as compact JSON, each with the version of its form.

Everything is a pair ``[version, value]``. What is added needs no new version: a field that has a
default may be missing in what was stored before it was there, and is written where it says
something else; actions, events and phases are told apart by their tags; faces and ranks are
appended. Where a form really changes, the version goes up. A version that this engine does not know
is refused by :class:`UnknownVersionError`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar, Union

import msgspec

from .action import Action
from .actions.all_actions import ENTRIES
from .events import Event
from .options.options import Options
from .rules.card_table import ONE_SIDED, CardTable
from .rules.compilation import compile_rules
from .state import State
from .turn_order import ring_of

Value = TypeVar("Value")
_VERSION = 1

_encode = msgspec.json.Encoder().encode
_pair = msgspec.json.Decoder(tuple[int, msgspec.Raw])


class UnknownVersionError(ValueError):
    """A stored value that a newer engine has written, or that is no encoding at all."""


class StoredForm(Generic[Value]):
    """One kind of stored value: how it is written and read."""

    def __init__(self, kind: Any) -> None:
        self._decoder: msgspec.json.Decoder[Value] = msgspec.json.Decoder(kind)

    def encode(self, value: Value | dict[str, Any]) -> bytes:
        """Return the value with the version of its form."""
        return _encode((_VERSION, value))

    def decode(self, data: bytes) -> Value:
        """Return the value that was written in this form."""
        try:
            version, written = _pair.decode(data)
        except msgspec.MsgspecError as error:
            raise UnknownVersionError(str(error)) from None
        if version != _VERSION:
            raise UnknownVersionError(f"version {version}, known is {_VERSION}")
        return self._decoder.decode(written)


_SHARED = ("rules", "ring", "cards")
"""Fields of a state that are tables; they are computed again instead of being stored."""


class _SavedState(msgspec.Struct):
    """A state, its shared tables replaced by what they are made from."""

    options: Options
    ring: tuple[int, ...]
    two_sided: tuple[bytes, bytes] | None
    fields: Any


class StateForm:
    """How states of one class are stored. A field with a default is written if it differs from
    it."""

    def __init__(self, kind: type[State]) -> None:
        self._kind = kind
        stored = [field for field in msgspec.structs.fields(kind) if field.name not in _SHARED]
        self._names = tuple(field.name for field in stored)
        self._defaults = {field.name: field.default for field in stored if not field.required}
        fields = msgspec.defstruct("_Fields", [_declared(field) for field in stored])
        saved = msgspec.defstruct("_Saved", [("fields", fields)], bases=(_SavedState,))
        self._form: StoredForm[Any] = StoredForm(saved)

    def encode(self, state: State) -> bytes:
        """Return the whole state, hidden cards and seed included: for storing, never for
        showing."""
        table = state.cards
        sides = (table.faces[0][: table.count], table.faces[1][: table.count])
        fields = {name: getattr(state, name) for name in self._names}
        for name, default in self._defaults.items():
            if fields[name] == default:
                del fields[name]
        saved = {
            "options": _written_options(state.rules.options),
            "ring": state.ring.seats,
            "two_sided": sides if table.two_sided else None,
            "fields": fields,
        }
        return self._form.encode(saved)

    def decode(self, data: bytes) -> State:
        """Return the stored state."""
        saved = self._form.decode(data)
        fields = saved.fields
        return self._kind(
            rules=compile_rules(saved.options),
            ring=ring_of(saved.ring, len(fields.hands)),
            cards=CardTable(*saved.two_sided) if saved.two_sided else ONE_SIDED,
            **{name: getattr(fields, name) for name in self._names},
        )


def _declared(field: msgspec.structs.FieldInfo) -> tuple[str, Any] | tuple[str, Any, Any]:
    """Return the field for a class made at run time. A default has to be a value, no function that
    makes one."""
    return (field.name, field.type) if field.required else (field.name, field.type, field.default)


@lru_cache
def _written_options(options: Options) -> msgspec.Raw:
    """Return the options as a stored game holds them: all of them, so that a game keeps its rules
    if a default changes. An option that was added later is at its default in the record
    :class:`Options`."""
    return msgspec.Raw(_encode(options))


if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = Union[tuple(entry.action for entry in ENTRIES)]  # noqa: UP007
"""An action of any kind, in annotations from which values are read: the tag says which it is."""

_states = StateForm(State)
_actions: StoredForm[Action] = StoredForm(AnyAction)
_events: StoredForm[Event] = StoredForm(Event)

encode_state, decode_state = _states.encode, _states.decode
encode_action, decode_action = _actions.encode, _actions.decode
encode_event, decode_event = _events.encode, _events.decode
