"""The page's WebSocket: it shows all that happens and lets one tester act as every person."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from playground.page.updates import PageUpdates
from playground.people.actions import Actions
from playground.people.client_checks import NotAllowedError
from playground.people.place_actions import PlaceActions
from playground.protocol.emoji import EmojiRef
from playground.protocol.json_reading import read_json
from playground.protocol.json_types import Json
from playground.state.changes import Change
from playground.state.guild import Channel, User
from playground.state.messages import Message
from playground.state.world import World
from playground.websocket import Outbox

log = logging.getLogger(__name__)

_MAX_FRAME = 32 * 1024 * 1024


class PageSocket:
    """The sockets of open pages. Subscribe `on_change` to the world's feed."""

    def __init__(self, world: World, actions: Actions, online: Callable[[], bool]) -> None:
        self._world = world
        self._actions = actions
        self._places = PlaceActions(world)
        self._updates = PageUpdates(world, online)
        self._outboxes: set[Outbox] = set()

    def on_change(self, change: Change) -> None:
        if not self._outboxes:
            return
        for kind, data in self._updates.of(change):
            for outbox in self._outboxes:
                outbox.send({"t": kind, "d": data})

    async def close(self) -> None:
        for outbox in list(self._outboxes):
            await outbox.close(1001, b"The playground is closing")

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page, from `hello` to its end."""
        socket = web.WebSocketResponse(heartbeat=30, timeout=2, max_msg_size=_MAX_FRAME)
        await socket.prepare(request)
        outbox = Outbox(socket, request.transport)
        outbox.send({"t": "hello", "d": self._updates.hello()})
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
            request = read_json(text)
            nonce = request.get("nonce")
            self._perform(outbox, request, str(nonce or ""))
        except NotAllowedError as refusal:
            outbox.send({"t": "error", "d": {"nonce": nonce, "message": str(refusal)}})
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            # A browser's tab may be older than the playground, or no page at all.
            log.warning("The page sent something that cannot be understood: %r", error)
            log.debug("It failed here", exc_info=True)
            message = "The playground did not understand the page."
            outbox.send({"t": "error", "d": {"nonce": nonce, "message": message}})

    def _perform(  # noqa: C901 - a case an operation
        self, outbox: Outbox, request: Json, nonce: str
    ) -> None:
        actions = self._actions
        user = self._world.users.get(str(request["user"]))
        if user is None or user.bot:
            raise NotAllowedError("There is no such person.")
        match request["op"]:
            case "send":
                actions.send(user, request["channel_id"], request["content"])
            case "slash":
                command, options = request["command_id"], request.get("options") or []
                actions.slash(user, request["channel_id"], command, options, nonce)
            case "autocomplete":
                command, options = request["command_id"], request.get("options") or []
                actions.autocomplete(user, request["channel_id"], command, options, nonce)
            case "component":
                values = request.get("values")
                actions.use_component(
                    user, request["message_id"], request["custom_id"], values, nonce
                )
            case "modal":
                form, fields = request["interaction_id"], request["components"]
                actions.submit_modal(user, form, fields, nonce)
            case "react":
                actions.react(user, request["message_id"], _emoji(request["emoji"]))
            case "unreact":
                actions.unreact(user, request["message_id"], _emoji(request["emoji"]))
            case "dms":
                actions.set_dms(user, closed=bool(request["closed"]))
            case "menu":
                target = self._target(user, request)
                actions.use_on(user, request["channel_id"], request["command_id"], target, nonce)
            case "locale":
                actions.set_locale(user, str(request["locale"]))
            case "guild_locale":
                actions.set_guild_locale(str(request["locale"]), request.get("guild_id"))
            case "moderator":
                actions.set_moderator(user, bool(request["moderates"]))
            case "thread":
                actions.threads.start(user, request["channel_id"], str(request["name"]))
            case "thread_archive":
                actions.threads.set_archived(user, request["channel_id"], bool(request["on"]))
            case "thread_lock":
                actions.threads.set_locked(user, request["channel_id"], bool(request["on"]))
            case "thread_delete":
                actions.threads.delete(user, request["channel_id"])
            case "open_dm":
                actions.open_dm(user)
            case "found_server" | "open_group" | "open_pair":
                opened = self._open_place(user, request)
                outbox.send({"t": "place", "d": {"user": user.id, "channel_id": opened.id}})
            case "install":
                self._places.install(user, bool(request["installed"]))
            case "user_install":
                self._places.allow_user_install(bool(request["allows"]))
            case "external_apps":
                self._places.set_external_apps(str(request["guild_id"]), bool(request["allowed"]))
            case "restart_client":
                self._places.restart_client(user)
            case "delete":
                actions.delete(user, request["message_id"])
            case other:
                raise NotAllowedError(f"The playground cannot {other}.")

    def _open_place(self, user: User, request: Json) -> Channel:
        match request["op"]:
            case "found_server":
                return self._places.found_server(user)
            case "open_group":
                return self._places.open_group(user)
            case _:
                return self._places.open_pair(user, str(request["other"]))

    def _target(self, user: User, request: Json) -> Message | User:
        """Return the message or person whose menu was opened."""
        if "message_id" in request:
            return self._actions.message(user, request["message_id"])
        target = self._world.users.get(str(request["target"]))
        if target is None:
            raise NotAllowedError("There is no such person.")
        return target


def _emoji(emoji: Json) -> EmojiRef:
    return EmojiRef(str(emoji["name"]), emoji.get("id") or None)
