"""The page's WebSocket: it shows all that happens and lets one tester act as every person."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from playground.acts import Acts
from playground.changes import (
    Change,
    ChannelChanged,
    ChannelDeleted,
    ChannelOpened,
    CommandsChanged,
    EmojisChanged,
    InteractionSettled,
    InteractionStarted,
    MemberJoined,
    MessageCreated,
    MessageEdited,
    MessagesDeleted,
    OnlineChanged,
    PinsChanged,
    ReactionAdded,
    ReactionRemoved,
    ReactionsCleared,
    TypingStarted,
    UserChanged,
)
from playground.constants import InteractionType
from playground.interactions import Interaction, Progress
from playground.model import Channel, EmojiRef, Json, Message, User
from playground.payloads import Payloads
from playground.refused import Refused
from playground.socket import Outbox
from playground.world import World

log = logging.getLogger(__name__)

_SHOWN_MESSAGES = 200
_NO_ANSWER = "The application did not respond"


class PageFeed:
    """Turns the world and its changes into what the page is told."""

    def __init__(self, world: World, online: Callable[[], bool]) -> None:
        self._world = world
        self._online = online
        # Addresses of files stay relative: the page may be open under another host name.
        self._payloads = Payloads(world)

    def hello(self) -> Json:
        world = self._world
        messages = [
            self.message(message)
            for channel in world.channels.values()
            for message in list(world.history(channel.id))[-_SHOWN_MESSAGES:]
        ]
        return {
            "guild": {"id": world.guild.id, "name": world.guild.name},
            "channels": [self.channel(channel) for channel in world.channels.values()],
            "users": [self.user(user) for user in world.users.values()],
            "bot_id": world.bot.id,
            "online": self._online(),
            "commands": self.commands(),
            "emojis": self.emojis(),
            "messages": messages,
        }

    def channel(self, channel: Channel) -> Json:
        shown: Json = {"id": channel.id, "type": int(channel.type), "name": channel.name}
        if channel.recipient_id is not None:
            shown["recipient"] = channel.recipient_id
        return shown

    def user(self, user: User) -> Json:
        return {
            "id": user.id,
            "username": user.username,
            "global_name": user.global_name,
            "avatar_color": user.avatar_color,
            "bot": user.bot,
            "locale": user.locale,
            "dms_closed": user.closed_dms is not None,
        }

    def commands(self) -> list[Json]:
        return [self._payloads.command(command) for command in self._world.commands.values()]

    def emojis(self) -> list[Json]:
        return [
            {"id": emoji.id, "name": emoji.name, "animated": emoji.animated}
            for emoji in self._world.emojis.values()
        ]

    def message(self, message: Message) -> Json:
        return {
            **self._payloads.message(message),
            "visible_to": message.visible_to,
            "reactions": [
                {
                    "emoji": self._payloads.emoji_ref(reaction.emoji),
                    "count": len(reaction.user_ids),
                    "users": list(reaction.user_ids),
                }
                for reaction in message.reactions
            ],
        }

    def of(self, change: Change) -> Iterator[tuple[str, Any]]:
        """The (type, data) pairs that tell the page of a change."""
        match change:
            case (
                MessageCreated(message)
                | MessageEdited(message)
                | ReactionAdded(message, _, _)
                | ReactionRemoved(message, _, _)
                | ReactionsCleared(message, _)
            ):
                if not message.deleted:
                    yield "message", self.message(message)
            case MessagesDeleted(channel, messages, _):
                for message in messages:
                    yield "message_delete", {"id": message.id, "channel_id": channel.id}
            case ChannelOpened(channel) | ChannelChanged(channel):
                yield "channel", self.channel(channel)
            case ChannelDeleted(channel):
                yield "channel_delete", {"id": channel.id}
            case UserChanged(user) | MemberJoined(user):
                yield "user", self.user(user)
            case CommandsChanged():
                yield "commands", self.commands()
            case EmojisChanged():
                yield "emojis", self.emojis()
            case OnlineChanged(online):
                yield "online", {"online": online}
            case TypingStarted(channel, user):
                yield "typing", {"channel_id": channel.id, "user_id": user.id}
            case InteractionStarted(interaction) | InteractionSettled(interaction):
                yield from self._interaction(interaction)
            case PinsChanged(_):
                return

    def _interaction(self, interaction: Interaction) -> Iterator[tuple[str, Any]]:
        if interaction.type is InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE:
            if interaction.progress is not Progress.PENDING:
                choices = interaction.choices or []
                yield "autocomplete", {"nonce": interaction.nonce, "choices": choices}
            return
        thinking: Json = {
            "token_id": interaction.nonce,
            "user": interaction.user_id,
            "channel_id": interaction.channel_id,
            "state": str(interaction.progress),
        }
        if interaction.failed:
            thinking["message"] = _NO_ANSWER
        yield "thinking", thinking
        if interaction.modal is not None:
            yield (
                "modal",
                {
                    "nonce": interaction.nonce,
                    "user": interaction.user_id,
                    "channel_id": interaction.channel_id,
                    "interaction_id": interaction.id,
                    "custom_id": interaction.modal.get("custom_id"),
                    "title": interaction.modal.get("title"),
                    "components": interaction.modal.get("components") or [],
                },
            )


class Page:
    """The sockets of open pages. Subscribe `on_change` to the world's feed."""

    def __init__(self, world: World, acts: Acts, online: Callable[[], bool]) -> None:
        self._world = world
        self._acts = acts
        self._feed = PageFeed(world, online)
        self._outboxes: set[Outbox] = set()

    def on_change(self, change: Change) -> None:
        if not self._outboxes:
            return
        for kind, data in self._feed.of(change):
            for outbox in self._outboxes:
                outbox.send({"t": kind, "d": data})

    async def close(self) -> None:
        for outbox in list(self._outboxes):
            await outbox.close(1001, b"The playground is closing")

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page, from `hello` to its end."""
        _refuse_foreign_pages(request)
        socket = web.WebSocketResponse(heartbeat=30, timeout=2)
        await socket.prepare(request)
        outbox = Outbox(socket, request.transport)
        outbox.send({"t": "hello", "d": self._feed.hello()})
        self._outboxes.add(outbox)
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(outbox, message.data)
        finally:
            self._outboxes.discard(outbox)
            await outbox.finish()
        return socket

    def _receive(self, outbox: Outbox, text: str) -> None:
        nonce: Any = None
        try:
            request = json.loads(text)
            nonce = request.get("nonce")
            self._perform(request, str(nonce or ""))
        except Refused as refusal:
            outbox.send({"t": "error", "d": {"nonce": nonce, "message": str(refusal)}})
        except (ValueError, KeyError, TypeError, AttributeError):
            log.exception("The page sent something that cannot be understood")
            message = "The playground did not understand the page."
            outbox.send({"t": "error", "d": {"nonce": nonce, "message": message}})

    def _perform(self, request: Json, nonce: str) -> None:
        acts = self._acts
        user = self._world.users.get(str(request["user"]))
        if user is None or user.bot:
            raise Refused("There is no such person.")
        match request["op"]:
            case "send":
                acts.send(user, request["channel_id"], request["content"])
            case "slash":
                command, options = request["command_id"], request.get("options") or []
                acts.slash(user, request["channel_id"], command, options, nonce)
            case "autocomplete":
                command, options = request["command_id"], request.get("options") or []
                acts.autocomplete(user, request["channel_id"], command, options, nonce)
            case "component":
                values = request.get("values")
                acts.use_component(user, request["message_id"], request["custom_id"], values, nonce)
            case "modal":
                acts.submit_modal(user, request["interaction_id"], request["components"], nonce)
            case "react":
                acts.react(user, request["message_id"], _emoji(request["emoji"]))
            case "unreact":
                acts.unreact(user, request["message_id"], _emoji(request["emoji"]))
            case "dms":
                acts.set_dms(user, closed=bool(request["closed"]))
            case "locale":
                acts.set_locale(user, str(request["locale"]))
            case "open_dm":
                acts.open_dm(user)
            case "delete":
                acts.delete(user, request["message_id"])
            case "typing":
                acts.type_in(user, request["channel_id"])
            case other:
                raise Refused(f"The playground cannot {other}.")


def _emoji(emoji: Json) -> EmojiRef:
    return EmojiRef(str(emoji["name"]), emoji.get("id") or None)


def _refuse_foreign_pages(request: web.Request) -> None:
    """Other web sites must not act here through the tester's browser."""
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden(text="This WebSocket is for the playground's own page.")
