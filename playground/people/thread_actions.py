"""What a person can do with threads, checked as Discord's own client would check it."""

from __future__ import annotations

from collections.abc import Callable

from playground.people.client_checks import NotAllowedError
from playground.protocol.permissions import Permission
from playground.state import threads
from playground.state.guild import Channel, Thread, User
from playground.state.messages import Message
from playground.state.world import World


class ThreadActions:
    """Actions of people with threads. Each raises NotAllowedError, with a text for the person.

    `channel` and `message` return what a person sees, by its id.
    """

    def __init__(
        self,
        world: World,
        channel: Callable[[User, str], Channel],
        message: Callable[[User, str], Message],
    ) -> None:
        self._world = world
        self._channel = channel
        self._message = message

    def start(
        self, user: User, channel_id: str, name: str, message_id: str | None = None
    ) -> Channel:
        """Start a thread of a channel, or from one of its messages, and return it."""
        parent = self._channel(user, channel_id)
        if parent.is_dm or parent.is_thread:
            raise NotAllowedError("Threads begin in a channel of the server.")
        if not self._world.permissions(user, parent) & Permission.CREATE_PUBLIC_THREADS:
            raise NotAllowedError("You do not have permission to start threads here.")
        if not 1 <= len(name.strip()) <= threads.MAX_NAME:
            raise NotAllowedError(f"The name of a thread has 1 to {threads.MAX_NAME} characters.")
        message = None if message_id is None else self._message(user, message_id)
        if message is not None and (message.ephemeral or message.channel_id != parent.id):
            raise NotAllowedError("No thread can begin at this message.")
        if message is not None and message.thread_id in self._world.channels:
            raise NotAllowedError("A thread has begun at this message already.")
        return threads.start(self._world, parent, user, name.strip(), message=message)

    def set_archived(self, user: User, thread_id: str, archived: bool) -> None:
        """Archive a thread, or open it again."""
        thread, facts = self._thread(user, thread_id)
        manages = threads.manages(self._world, user, thread)
        if facts.locked and not manages:
            raise NotAllowedError("This thread is locked.")
        if archived and user.id != facts.owner_id and not manages:
            raise NotAllowedError("Only who began the thread or manages threads can archive it.")
        threads.set_archived(self._world, thread, archived)

    def set_locked(self, user: User, thread_id: str, locked: bool) -> None:
        """Lock a thread, so that only those who manage threads may write, or unlock it."""
        thread, _ = self._thread(user, thread_id)
        if not threads.manages(self._world, user, thread):
            raise NotAllowedError("You do not have permission to lock threads.")
        threads.set_locked(self._world, thread, locked)

    def delete(self, user: User, thread_id: str) -> None:
        thread, _ = self._thread(user, thread_id)
        if not threads.manages(self._world, user, thread):
            raise NotAllowedError("You do not have permission to delete threads.")
        self._world.delete_channel(thread)

    def check_writing(self, user: User, channel: Channel) -> None:
        """Raise NotAllowedError if this person may not write."""
        granted = self._world.permissions(user, channel)
        if not channel.is_dm and not granted & channel.meant(Permission.SEND_MESSAGES):
            raise NotAllowedError("You do not have permission to send messages in this channel.")
        if threads.obstacle_to_writing(self._world, user, channel) is not None:
            raise NotAllowedError("This thread is locked.")

    def _thread(self, user: User, thread_id: str) -> tuple[Channel, Thread]:
        channel = self._channel(user, thread_id)
        if channel.thread is None:
            raise NotAllowedError("This is not a thread.")
        return channel, channel.thread
