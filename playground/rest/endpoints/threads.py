"""Threads: starting and changing them."""

from __future__ import annotations

from playground.protocol.constants import ChannelType
from playground.protocol.errors import ApiError, Code, not_built
from playground.protocol.json_types import Json
from playground.protocol.permissions import Permission
from playground.rest.call import ApiCall, Reply, Routes
from playground.state import threads
from playground.state.guild import Channel, Thread
from playground.validation import BodyPart

routes = Routes()


@routes.add("POST", "/channels/{channel_id}/threads")
async def start(call: ApiCall) -> Reply:
    name, minutes = call.read(_read_new)
    parent = call.channel(Permission.CREATE_PUBLIC_THREADS)
    if parent.is_dm or parent.is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    thread = threads.start(call.world, parent, call.world.bot, name, auto_archive_minutes=minutes)
    return Reply(201, call.payloads.channel(thread))


def _read_new(body: BodyPart) -> tuple[str, int]:
    """Return the name of a new thread, and the minutes of silence after which it is archived."""
    if body.at("type").integer() != ChannelType.PUBLIC_THREAD:
        raise not_built("private threads")
    return body.at("name").required().text(1, threads.MAX_NAME), _read_minutes(body, 1440)


def _read_minutes(body: BodyPart, default: int) -> int:
    part = body.at("auto_archive_duration")
    minutes = part.integer(default)
    if minutes not in threads.AUTO_ARCHIVE_MINUTES:
        part.complain_of_choices("BASE_TYPE_CHOICES", threads.AUTO_ARCHIVE_MINUTES)
    return minutes


@routes.add("PATCH", "/channels/{channel_id}")
async def change(call: ApiCall) -> Json:
    channel = call.channel()
    facts = channel.thread
    if facts is None:
        raise not_built("changing of channels that are no threads")
    named = call.read(lambda body: _read_change(body, channel, facts))
    if facts.archived and named["archived"]:
        raise ApiError(Code.THREAD_ARCHIVED)
    _may_change(call, channel, facts, locks=named["locked"] != facts.locked)
    channel.name = named["name"]
    facts.auto_archive_minutes = named["auto_archive_duration"]
    call.world.channel_changed(channel)
    threads.set_locked(call.world, channel, named["locked"])
    threads.set_archived(call.world, channel, named["archived"])
    return call.payloads.channel(channel)


def _read_change(body: BodyPart, channel: Channel, facts: Thread) -> Json:
    """Return the new state of a thread; what the body does not name stays as it is."""
    yes_or_no = {
        name: bool(getattr(facts, name) if body.at(name).value is None else body.at(name).value)
        for name in ("archived", "locked")
    }
    name = body.at("name")
    return {
        **yes_or_no,
        "name": name.text(1, threads.MAX_NAME) if name.given else channel.name,
        "auto_archive_duration": _read_minutes(body, facts.auto_archive_minutes),
    }


def _may_change(call: ApiCall, channel: Channel, facts: Thread, *, locks: bool) -> None:
    bot = call.world.bot
    own = facts.owner_id == bot.id and not facts.locked and not locks
    if not own and not threads.manages(call.world, bot, channel):
        raise ApiError(Code.MISSING_PERMISSIONS)
