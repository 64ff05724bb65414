"""People to act as, by name: the driver for tests and for playing without a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from playground.clock import GUARD_SECONDS
from playground.people.actions import Actions
from playground.people.client_checks import NotAllowedError
from playground.protocol import component_tree as tree
from playground.protocol import emoji as emojis
from playground.protocol.constants import SELECT_TYPES, CommandType, ComponentType, OptionType
from playground.protocol.emoji import EmojiRef
from playground.protocol.errors import Code
from playground.protocol.json_types import Json
from playground.state.guild import AppCommand, Channel, User
from playground.state.interactions import Interaction
from playground.state.messages import Message
from playground.state.world import World


def buttons(message: Message) -> list[Json]:
    """Return all buttons of a message, in reading order."""
    found = [c for _, c in tree.walk(message.components)]
    return [c for c in found if c["type"] == ComponentType.BUTTON]


def texts(message: Message) -> str:
    """Return all text of a message: content and text displays."""
    parts = [message.content]
    for _, component in tree.walk(message.components):
        if component["type"] == ComponentType.TEXT_DISPLAY:
            parts.append(component["content"])
    return "\n".join(part for part in parts if part)


T = TypeVar("T")


class PlaygroundPerson:
    """A person of the playground.

    Methods raise NotAllowedError for what Discord would not allow this person.
    """

    def __init__(self, world: World, actions: Actions, user: User) -> None:
        self._world = world
        self._actions = actions
        self.user = user

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def id(self) -> str:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.global_name or self.user.username

    @property
    def mention(self) -> str:
        return f"<@{self.user.id}>"

    @property
    def dm(self) -> Channel:
        """The DM channel with the bot, opened if necessary."""
        return self._actions.open_dm(self.user)

    # Looking

    def messages(self, channel: Channel | str | None = None) -> list[Message]:
        """Return the messages this person sees in a channel (default #uno), oldest first."""
        place = self._channel(channel)
        return [
            message
            for message in self._world.history(place.id)
            if message.visible_to in (None, self.id)
        ]

    def last(self, channel: Channel | str | None = None) -> Message:
        """Return the newest message this person sees in a channel. Raise LookupError if there is
        none."""
        seen = self.messages(channel)
        if not seen:
            raise LookupError(f"{self.name} sees no message there")
        return seen[-1]

    def inbox(self) -> list[Message]:
        """Return the messages of the DM with the bot, oldest first; empty while there is no DM."""
        channel = self._world.dm_with(self.user)
        return [] if channel is None else self.messages(channel)

    async def until(
        self, probe: Callable[[PlaygroundPerson], T | None], guard: float = GUARD_SECONDS
    ) -> T:
        """Wait until `probe(self)` is true; it is called again after every change of the world."""
        return await self._world.feed.until(lambda: probe(self), guard)

    async def next_message(
        self,
        channel: Channel | str | None = None,
        *,
        after: Message | None = None,
        guard: float = GUARD_SECONDS,
    ) -> Message:
        """Wait for a message of the bot in a channel, newer than `after`."""
        oldest = int(after.id) if after is not None else -1

        def probe() -> Message | None:
            for message in self.messages(channel):
                from_bot = message.author_id == self._world.bot.id
                if from_bot and int(message.id) > oldest and not message.is_loading:
                    return message
            return None

        return await self._world.feed.until(probe, guard)

    # Writing and reacting

    def send(self, content: str, channel: Channel | str | None = None) -> Message:
        return self._actions.send(self.user, self._channel(channel).id, content)

    def delete(self, message: Message) -> None:
        """Delete one's own message, dismiss an ephemeral one, or delete any with Manage
        Messages."""
        self._actions.delete(self.user, message.id)

    def react(self, message: Message, emoji: str) -> None:
        """Add a reaction: a Unicode emoji, `name:id`, or the name of one of the application's
        emoji."""
        self._actions.react(self.user, message.id, self._emoji(emoji))

    def unreact(self, message: Message, emoji: str) -> None:
        self._actions.unreact(self.user, message.id, self._emoji(emoji))

    def close_dms(self, code: Code = Code.CANNOT_SEND_TO_USER, *, at_opening: bool = False) -> None:
        """Refuse the bot's messages with `code`; with `at_opening`, also new DM channels."""
        self._actions.set_dms(self.user, closed=True, code=code, at_opening=at_opening)

    def speak(self, locale: str) -> None:
        """Set the client's language, such as `de` or `en-US`."""
        self._actions.set_locale(self.user, locale)

    def open_dms(self) -> None:
        self._actions.set_dms(self.user, closed=False)

    def moderate(self, moderates: bool = True) -> None:
        """Give this person the roles to manage every guild, or take them away."""
        self._actions.set_moderator(self.user, moderates)

    # Threads

    def start_thread(self, name: str, channel: Channel | str | None = None) -> Channel:
        """Start a thread of a channel (default #uno), and return it."""
        return self._actions.threads.start(self.user, self._channel(channel).id, name)

    def archive(self, thread: Channel, archived: bool = True) -> None:
        """Archive a thread, or open it again."""
        self._actions.threads.set_archived(self.user, thread.id, archived)

    def lock(self, thread: Channel, locked: bool = True) -> None:
        """Lock a thread, so that only those who manage threads may write, or unlock it."""
        self._actions.threads.set_locked(self.user, thread.id, locked)

    # Interactions

    async def slash(
        self,
        command: str,
        channel: Channel | str | None = None,
        options: dict[str, Any] | None = None,
        **more: Any,
    ) -> Interaction:
        """Use a slash command, such as `"uno start"`, and wait for the answer.

        Options are named as in the command; people, channels and messages may be given as objects.
        """
        started = self._start_slash(command, channel, {**(options or {}), **more}, focused=None)
        return await started.settled()

    async def autocomplete(
        self,
        command: str,
        focused: str,
        channel: Channel | str | None = None,
        options: dict[str, Any] | None = None,
        **more: Any,
    ) -> list[Json]:
        """Return the suggestions for the option `focused`, given the values typed so far."""
        given = {**(options or {}), **more}
        started = self._start_slash(command, channel, given, focused=focused)
        return (await started.settled()).choices or []

    def _start_slash(
        self,
        command: str,
        channel: Channel | str | None,
        given: dict[str, Any],
        *,
        focused: str | None,
    ) -> Interaction:
        place = self._channel(channel)
        name, *path = command.removeprefix("/").split()
        found = self._command(place, name, CommandType.CHAT_INPUT)
        options = _nested(found.definition, path, given, focused)
        act = self._actions.slash if focused is None else self._actions.autocomplete
        return act(self.user, place.id, found.id, options)

    async def use_on(
        self, target: Message | PlaygroundPerson, command: str, channel: Channel | str | None = None
    ) -> Interaction:
        """Use a command of the Apps menu of a message or of a person, and wait for the answer.

        channel: where a person's menu is opened, by default #uno.
        """
        if isinstance(target, PlaygroundPerson):
            place, kind, on = self._channel(channel), CommandType.USER, target.user
        else:
            place, kind, on = self._channel(target.channel_id), CommandType.MESSAGE, target
        found = self._command(place, command, kind)
        return await self._actions.use_on(self.user, place.id, found.id, on).settled()

    def _command(self, channel: Channel, name: str, kind: CommandType) -> AppCommand:
        for command in self._actions.commands_for(self.user, channel):
            if command.name == name and command.type is kind:
                return command
        raise NotAllowedError(f"{self.name} is offered no command {name} here.")

    async def click(
        self, message: Message, custom_id: str | None = None, *, label: str | None = None
    ) -> Interaction:
        """Press a button, named by its custom_id or by its label (or emoji), and wait."""
        return await self.start_click(message, custom_id, label=label).settled()

    def start_click(
        self, message: Message, custom_id: str | None = None, *, label: str | None = None
    ) -> Interaction:
        """Press a button without waiting for the answer."""
        if custom_id is None:
            custom_id = _button(message, label).get("custom_id")
        return self._actions.use_component(self.user, message.id, custom_id or "")

    async def select(
        self, message: Message, values: str | Iterable[str], custom_id: str | None = None
    ) -> Interaction:
        """Choose in a select, by default the message's only one, and wait for the answer."""
        chosen = [values] if isinstance(values, str) else [str(value) for value in values]
        if custom_id is None:
            selects = [c for _, c in tree.walk(message.components) if c["type"] in SELECT_TYPES]
            if len(selects) != 1:
                raise LookupError(f"the message has {len(selects)} selects, name one")
            custom_id = selects[0].get("custom_id")
        return await self._actions.use_component(
            self.user, message.id, custom_id or "", chosen
        ).settled()

    async def submit(self, opened: Interaction, **values: str) -> Interaction:
        """Fill in the modal that answered `opened`, submit it and wait.

        Fields are named by custom_id.
        """
        fields: list[Json] = [
            {"type": int(ComponentType.TEXT_INPUT), "custom_id": name, "value": value}
            for name, value in values.items()
        ]
        return await self._actions.submit_modal(self.user, opened.id, fields).settled()

    # Names

    def _channel(self, channel: Channel | str | None) -> Channel:
        if isinstance(channel, Channel):
            return channel
        if channel is None:
            return self._world.guild_channels()[0]
        return self._world.channels.get(channel) or self._world.channel_named(channel)

    def _emoji(self, text: str) -> EmojiRef:
        for own in self._world.emojis.values():
            if text == own.name:
                return EmojiRef(own.name, own.id, own.animated)
        return emojis.parse(text) or EmojiRef(text)


def _button(message: Message, label: str | None) -> Json:
    offered = buttons(message)
    for button in offered:
        if label in (button.get("label"), (button.get("emoji") or {}).get("name")):
            return button
    raise LookupError(f"no button {label!r}; there are {[b.get('label') for b in offered]}")


def _nested(
    definition: Json, path: list[str], given: dict[str, Any], focused: str | None
) -> list[Json]:
    known = {option["name"]: option for option in definition.get("options") or []}
    if path:
        step = known.get(path[0])
        if step is None:
            raise NotAllowedError(f"There is no sub-command {path[0]}.")
        inner = _nested(step, path[1:], given, focused)
        return [{"name": path[0], "type": step["type"], "options": inner}]
    options: list[Json] = []
    for name, value in given.items():
        if name not in known:
            raise NotAllowedError(f"There is no option {name}.")
        option: Json = {"name": name, "type": known[name]["type"], "value": _plain(value)}
        if name == focused:
            option["focused"] = True
        options.append(option)
    if focused is not None and focused not in given:
        kind = known[focused]["type"] if focused in known else int(OptionType.STRING)
        options.append({"name": focused, "type": kind, "value": "", "focused": True})
    return options


def _plain(value: Any) -> Any:
    return value.id if isinstance(value, PlaygroundPerson | User | Channel | Message) else value


class People:
    """The people of a world: `people["Anna"]`, or by attribute, `people.anna`."""

    def __init__(self, world: World, actions: Actions) -> None:
        self._world = world
        self._actions = actions
        self._known: dict[str, PlaygroundPerson] = {}

    def __getitem__(self, name: str) -> PlaygroundPerson:
        return self._person(self._world.user_named(name))

    def __getattr__(self, name: str) -> PlaygroundPerson:
        try:
            return self[name]
        except KeyError as error:
            raise AttributeError(str(error)) from None

    def __iter__(self) -> Iterator[PlaygroundPerson]:
        return iter([self._person(user) for user in self._world.people])

    def add(self, name: str) -> PlaygroundPerson:
        """Add a person, who joins every guild."""
        return self._person(self._world.add_person(name))

    def _person(self, user: User) -> PlaygroundPerson:
        return self._known.setdefault(user.id, PlaygroundPerson(self._world, self._actions, user))
