"""The events of one action as one column of the record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine import Event, decode_event, encode_event

_several = msgspec.json.Decoder(list[msgspec.Raw])


def encode_events(events: Sequence[Event]) -> bytes:
    """A JSON list of events in the engine's encoding."""
    return b"[" + b",".join(encode_event(event) for event in events) + b"]"


def decode_events(encoded: bytes) -> list[Event]:
    """The events in such a list."""
    return [decode_event(bytes(event)) for event in _several.decode(encoded)]
