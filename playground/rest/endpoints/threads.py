"""Threads: starting, changing, joining and listing them, and deleting channels."""

from __future__ import annotations

from dataclasses import dataclass

from playground.clock import iso_timestamp
from playground.protocol.constants import ChannelType
from playground.protocol.errors import ApiError, Code, not_built
from playground.protocol.json_types import Json
from playground.protocol.permissions import Permission
from playground.rest.call import ApiCall, Reply, Routes
from playground.state import threads
from playground.state.guild import Channel, Thread, User
from playground.validation import BodyPart

routes = Routes()

_MEMBERS = "/channels/{channel_id}/thread-members"


@dataclass(frozen=True)
class _NewThread:
    name: str
    auto_archive_minutes: int
    private: bool
    invitable: bool


def _read_new(body: BodyPart) -> _NewThread:
    kind = body.at("type").integer(default=ChannelType.PRIVATE_THREAD)
    return _NewThread(
        name=body.at("name").required().text(1, threads.MAX_NAME),
        auto_archive_minutes=_read_minutes(body, 1440),
        private=kind == ChannelType.PRIVATE_THREAD,
        invitable=body.at("invitable").value is not False,
    )


def _read_minutes(body: BodyPart, default: int) -> int:
    part = body.at("auto_archive_duration")
    minutes = part.integer(default)
    if minutes not in threads.AUTO_ARCHIVE_MINUTES:
        part.complain_of_choices("BASE_TYPE_CHOICES", threads.AUTO_ARCHIVE_MINUTES)
    return minutes


def _parent(call: ApiCall, needed: Permission) -> Channel:
    parent = call.channel(needed)
    if parent.is_dm or parent.is_thread:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    return parent


def _thread(call: ApiCall) -> tuple[Channel, Thread]:
    channel = call.channel()
    if channel.thread is None:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    return channel, channel.thread


@routes.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def start_from_message(call: ApiCall) -> Reply:
    parent = _parent(call, Permission.CREATE_PUBLIC_THREADS)
    message = call.message(parent)
    wanted = call.read(_read_new)
    if message.thread_id is not None:
        raise ApiError(Code.THREAD_ALREADY_CREATED)
    thread = threads.start(
        call.world,
        parent,
        call.world.bot,
        wanted.name,
        message=message,
        auto_archive_minutes=wanted.auto_archive_minutes,
    )
    return Reply(201, call.payloads.channel(thread))


@routes.add("POST", "/channels/{channel_id}/threads")
async def start(call: ApiCall) -> Reply:
    wanted = call.read(_read_new)
    parent = _parent(
        call,
        Permission.CREATE_PRIVATE_THREADS if wanted.private else Permission.CREATE_PUBLIC_THREADS,
    )
    thread = threads.start(
        call.world,
        parent,
        call.world.bot,
        wanted.name,
        private=wanted.private,
        invitable=wanted.invitable,
        auto_archive_minutes=wanted.auto_archive_minutes,
    )
    return Reply(201, call.payloads.channel(thread))


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
    facts.invitable = named["invitable"]
    call.world.channel_changed(channel)
    threads.set_locked(call.world, channel, named["locked"])
    threads.set_archived(call.world, channel, named["archived"])
    return call.payloads.channel(channel)


def _read_change(body: BodyPart, channel: Channel, facts: Thread) -> Json:
    """Return the new state of a thread; what the body does not name stays as it is."""
    yes_or_no = {
        name: bool(getattr(facts, name) if body.at(name).value is None else body.at(name).value)
        for name in ("archived", "locked", "invitable")
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


@routes.add("DELETE", "/channels/{channel_id}")
async def delete(call: ApiCall) -> Json:
    channel = call.channel()
    if channel.is_dm:
        raise not_built("closing of direct messages")
    call.channel(Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    payload = call.payloads.channel(channel)
    call.world.delete_channel(channel)
    return payload


# Members


@routes.add("GET", _MEMBERS)
async def members(call: ApiCall) -> list[Json]:
    channel, facts = _thread(call)
    return [call.payloads.thread_member(channel, user_id) for user_id in facts.joined_at]


@routes.add("GET", _MEMBERS + "/{user_id}")
async def member(call: ApiCall) -> Json:
    channel, facts = _thread(call)
    if call.user().id not in facts.joined_at:
        raise ApiError(Code.UNKNOWN_MEMBER)
    return call.payloads.thread_member(channel, call.user().id)


def _join(call: ApiCall, user: User) -> None:
    channel, facts = _thread(call)
    if facts.archived:
        raise ApiError(Code.THREAD_ARCHIVED)
    threads.join(call.world, channel, user)


@routes.add("PUT", _MEMBERS + "/@me")
async def join(call: ApiCall) -> None:
    _join(call, call.world.bot)


@routes.add("PUT", _MEMBERS + "/{user_id}")
async def add(call: ApiCall) -> None:
    call.channel(Permission.SEND_MESSAGES)
    _join(call, call.user())


@routes.add("DELETE", _MEMBERS + "/@me")
async def leave(call: ApiCall) -> None:
    threads.leave(call.world, _thread(call)[0], call.world.bot)


@routes.add("DELETE", _MEMBERS + "/{user_id}")
async def remove(call: ApiCall) -> None:
    channel, facts = _thread(call)
    if call.world.bot.id != facts.owner_id or channel.type is not ChannelType.PRIVATE_THREAD:
        call.channel(Permission.MANAGE_THREADS)
    threads.leave(call.world, channel, call.user())


# Lists


def _list(call: ApiCall, found: list[Channel]) -> Json:
    bot = call.world.bot
    seen = [thread for thread in found if call.world.can_see(bot, thread)]
    joined = [t for t in seen if t.thread is not None and bot.id in t.thread.joined_at]
    return {
        "threads": [call.payloads.channel(thread) for thread in seen],
        "members": [call.payloads.thread_member(thread, bot.id) for thread in joined],
    }


@routes.add("GET", "/guilds/{guild_id}/threads/active")
async def active(call: ApiCall) -> Json:
    guild = call.guild()
    return _list(call, [t for t in call.world.threads() if t.guild_id == guild.id])


@routes.add("GET", "/channels/{channel_id}/threads/archived/public")
async def archived_public(call: ApiCall) -> Json:
    return _archived(call, ChannelType.PUBLIC_THREAD)


@routes.add("GET", "/channels/{channel_id}/threads/archived/private")
async def archived_private(call: ApiCall) -> Json:
    call.channel(Permission.MANAGE_THREADS)
    return _archived(call, ChannelType.PRIVATE_THREAD)


def _archived(call: ApiCall, kind: ChannelType) -> Json:
    """Return a channel's archived threads, the latest archived first."""
    parent = call.channel(Permission.READ_MESSAGE_HISTORY)
    limit = call.number("limit", 50, 2, 100)
    before = call.query.get("before", "9")
    times = [
        (iso_timestamp(channel.thread.archive_changed_at), channel)
        for channel in call.world.threads(parent, archived=True)
        if channel.thread is not None and channel.type is kind
    ]
    found = [c for at, c in sorted(times, key=lambda pair: pair[0], reverse=True) if at < before]
    return {**_list(call, found[:limit]), "has_more": len(found) > limit}
