"""Pinned messages, at the present addresses and the older ones."""

from __future__ import annotations

from playground.clock import iso_timestamp
from playground.protocol.json_types import Json
from playground.protocol.permissions import Permission
from playground.rest.call import ApiCall, Routes
from playground.state.guild import Channel
from playground.state.messages import Message

routes = Routes()


def _pinned(call: ApiCall, channel: Channel) -> list[tuple[float, Message]]:
    found = [(m.pinned_at, m) for m in call.world.history(channel.id) if m.pinned_at is not None]
    return sorted(found, key=lambda pair: pair[0], reverse=True)


def _set(call: ApiCall, pinned: bool) -> None:
    channel = call.channel(Permission.PIN_MESSAGES)
    call.world.pin(call.message(channel), pinned)


@routes.add("GET", "/channels/{channel_id}/messages/pins")
async def list_pins(call: ApiCall) -> Json:
    pins = _pinned(call, call.channel())
    limit = call.number("limit", 50, 1, 50)
    items = [
        {"pinned_at": iso_timestamp(at), "message": call.show(message)} for at, message in pins
    ]
    return {"items": items[:limit], "has_more": len(items) > limit}


@routes.add("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
async def pin(call: ApiCall) -> None:
    _set(call, True)


@routes.add("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
async def unpin(call: ApiCall) -> None:
    _set(call, False)


@routes.add("GET", "/channels/{channel_id}/pins")
async def list_pins_of_old(call: ApiCall) -> list[Json]:
    return [call.show(message) for _, message in _pinned(call, call.channel())]


@routes.add("PUT", "/channels/{channel_id}/pins/{message_id}")
async def pin_of_old(call: ApiCall) -> None:
    _set(call, True)


@routes.add("DELETE", "/channels/{channel_id}/pins/{message_id}")
async def unpin_of_old(call: ApiCall) -> None:
    _set(call, False)
