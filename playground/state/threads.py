"""Threads of a world: starting, archiving and locking them, joining, and who may write there."""

from __future__ import annotations

from playground.protocol.constants import ChannelType, MessageType
from playground.protocol.errors import Code
from playground.protocol.permissions import Permission
from playground.state.changes import ThreadMembersChanged
from playground.state.guild import Channel, Thread, User
from playground.state.messages import Message
from playground.state.world import World

AUTO_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
"""Minutes after which Discord archives a silent thread; the playground only records the setting."""
MAX_NAME = 100


def start(
    world: World, parent: Channel, owner: User, name: str, *, auto_archive_minutes: int = 1440
) -> Channel:
    """Start a thread of a channel, and return it."""
    now = world.clock.now()
    thread = Channel(
        id=world.ids.next(),
        type=ChannelType.PUBLIC_THREAD,
        name=name,
        guild_id=parent.guild_id,
        has_bot=parent.has_bot,
        thread=Thread(
            parent_id=parent.id,
            owner_id=owner.id,
            created_at=now,
            archive_changed_at=now,
            auto_archive_minutes=auto_archive_minutes,
            joined_at={owner.id: now},
        ),
    )
    world.open_channel(thread)
    world.add_message(_announcement(world, parent, owner, thread))
    return thread


def _announcement(world: World, parent: Channel, owner: User, thread: Channel) -> Message:
    return Message(
        id=world.ids.next(),
        channel_id=parent.id,
        author_id=owner.id,
        created_at=world.clock.now(),
        content=thread.name or "",
        type=MessageType.THREAD_CREATED,
        thread_id=thread.id,
    )


def set_archived(world: World, thread: Channel, archived: bool) -> None:
    """Archive a thread, or open it again."""
    facts = thread.thread
    if facts is not None and facts.archived != archived:
        facts.archived = archived
        facts.archive_changed_at = world.clock.now()
        world.channel_changed(thread)


def set_locked(world: World, thread: Channel, locked: bool) -> None:
    """Lock a thread, so that only those who manage threads may write, or unlock it."""
    if thread.thread is not None and thread.thread.locked != locked:
        thread.thread.locked = locked
        world.channel_changed(thread)


def join(world: World, thread: Channel, user: User) -> None:
    facts = thread.thread
    if facts is not None and user.id not in facts.joined_at:
        facts.joined_at[user.id] = world.clock.now()
        world.feed.publish(ThreadMembersChanged(thread, (user.id,)))


def manages(world: World, user: User, thread: Channel) -> bool:
    return bool(world.permissions(user, thread) & Permission.MANAGE_THREADS)


def obstacle_to_writing(world: World, user: User, channel: Channel) -> Code | None:
    """Return the error that keeps a user from writing in a thread, None if there is none."""
    facts = channel.thread
    if facts is None or not facts.locked or manages(world, user, channel):
        return None
    return Code.THREAD_ARCHIVED if facts.archived else Code.THREAD_LOCKED


def obstacle_to_changing(channel: Channel) -> Code | None:
    """Return the error that keeps a channel's messages from being changed, None if there is
    none."""
    archived = channel.thread is not None and channel.thread.archived
    return Code.THREAD_ARCHIVED if archived else None


def enter(world: World, user: User, channel: Channel) -> None:
    """Apply what writing in a thread does: reopen an archived one and make the writer a member."""
    if channel.thread is not None:
        set_archived(world, channel, False)
        join(world, channel, user)
