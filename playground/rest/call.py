"""The arguments of routes, and the declaration of routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from playground.payloads import Payloads
from playground.protocol import emoji as emojis
from playground.protocol.emoji import EmojiRef
from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.protocol.permissions import Permission
from playground.protocol.snowflakes import is_snowflake
from playground.rest.bodies import Upload
from playground.rest.message_composer import MessageComposer
from playground.rest.rate_limits import RateLimits
from playground.state import threads
from playground.state.guild import Channel, Guild
from playground.state.interaction_registry import InteractionRegistry
from playground.state.messages import Message
from playground.state.world import World
from playground.validation import Validator
from playground.validation.body_part import one_complaint
from playground.validation.validator import Form

T = TypeVar("T")


@dataclass(frozen=True)
class Services:
    """The parts of the playground that routes use."""

    world: World
    payloads: Payloads
    interactions: InteractionRegistry
    composer: MessageComposer
    validator: Validator
    rate_limits: RateLimits
    message_content: bool


@dataclass(frozen=True)
class Reply:
    """An answer with a status of its own; other return values mean 200, None means 204."""

    status: int
    body: Any


@dataclass(frozen=True)
class ApiCall:
    """One request to one route."""

    services: Services
    route: Route
    host: str
    path: dict[str, str]
    query: dict[str, str]
    unread_body: Any = field(default_factory=dict)
    uploads: list[Upload] = field(default_factory=list)

    def read(self, form: Form[T]) -> T:
        """Read the body by `form`. Raise ApiError 50035 if Discord would refuse it."""
        route = self.route
        return self.services.validator.read(route.method, route.template, self.unread_body, form)

    @property
    def world(self) -> World:
        return self.services.world

    @property
    def payloads(self) -> Payloads:
        return self.services.payloads

    def flag(self, name: str) -> bool:
        """Return a yes-or-no query parameter."""
        return self.query.get(name, "").lower() in ("1", "true")

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """Return a numeric query parameter. Raise ApiError 50035 outside `low..high`."""
        text = self.query.get(name)
        if text is None:
            return default
        number = int(text) if text.isdecimal() and len(text) < 10 else -1
        if not low <= number <= high:
            raise one_complaint(
                (name,), "NUMBER_TYPE_MAX", f"int value should be between {low} and {high}."
            )
        return number

    def moment(self, name: str) -> int | None:
        """Return a query parameter that is a snowflake. Raise ApiError 50035 if it is none."""
        text = self.query.get(name)
        if text is not None and not is_snowflake(text):
            raise one_complaint(
                (name,), "NUMBER_TYPE_COERCE", f'Value "{text[:30]}" is not snowflake.'
            )
        return None if text is None else int(text)

    # What the address names

    def application(self) -> None:
        """Raise ApiError 10002 unless the address names this bot's application."""
        if self.path["application_id"] not in (self.world.bot.id, "@me"):
            raise ApiError(Code.UNKNOWN_APPLICATION)

    def guild(self) -> Guild:
        """Return the guild in the address. Raise ApiError 10004 if it does not exist."""
        guild = self.world.guilds.get(self.path["guild_id"])
        if guild is None:
            raise ApiError(Code.UNKNOWN_GUILD)
        return guild

    def channel(self, *needed: Permission) -> Channel:
        """Return the channel, if the bot may see it and has the permissions.

        Raise ApiError 10003, 50001 or 50013 otherwise.
        """
        channel = self.world.channels.get(self.path["channel_id"])
        if channel is None:
            raise ApiError(Code.UNKNOWN_CHANNEL)
        if not channel.has_bot:
            raise ApiError(Code.MISSING_ACCESS)
        if not channel.is_dm:
            if not self.world.can_see(self.world.bot, channel):
                raise ApiError(Code.MISSING_ACCESS)
            granted = self.world.permissions(self.world.bot, channel)
            if any(not granted & channel.meant(permission) for permission in needed):
                raise ApiError(Code.MISSING_PERMISSIONS)
        return channel

    def changeable_channel(self, *needed: Permission) -> Channel:
        """Return the channel as `channel` does, and raise ApiError 50083 if it is archived."""
        channel = self.channel(*needed)
        refused = threads.obstacle_to_changing(channel)
        if refused is not None:
            raise ApiError(refused)
        return channel

    def message(self, channel: Channel) -> Message:
        """Return a message of the channel. Raise ApiError 10008 if it is ephemeral or does not
        exist."""
        message = self.world.messages.get(self.path["message_id"])
        if message is None or message.channel_id != channel.id or message.ephemeral:
            raise ApiError(Code.UNKNOWN_MESSAGE)
        return message

    def emoji(self) -> EmojiRef:
        """Return the emoji in the address, with its present name. Raise ApiError 10014 if it does
        not exist."""
        emoji = emojis.parse(self.path["emoji_name"])
        if emoji is None:
            raise ApiError(Code.UNKNOWN_EMOJI)
        if emoji.id is None:
            return emoji
        known = self.world.emojis.get(emoji.id)
        if known is None:
            raise ApiError(Code.UNKNOWN_EMOJI)
        return EmojiRef(known.name, known.id, known.animated)

    def show(self, message: Message) -> Json:
        """Return a message as this application may read it."""
        payload = self.payloads.message(message)
        if self.services.message_content:
            return payload
        return self.payloads.without_content(payload, message)


Handler = Callable[[ApiCall], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One endpoint. `template` is the path as Discord's API description writes it."""

    method: str
    template: str
    handler: Handler
    public: bool = False


class Routes(list[Route]):
    """The endpoints of one topic, registered by decorators."""

    def add(
        self, method: str, template: str, *, public: bool = False
    ) -> Callable[[Handler], Handler]:
        """Register a handler.

        public: needs no bot token.
        """

        def register(handler: Handler) -> Handler:
            self.append(Route(method, template, handler, public))
            return handler

        return register
