"""What a person can do, checked as Discord's own client would check it."""

from __future__ import annotations

import re

from playground.payloads import Payloads
from playground.payloads.messages import context_of
from playground.people.client_checks import (
    NotAllowedError,
    check_options,
    checked_values,
    filled_in,
    mentioned,
)
from playground.people.place_actions import ThreadActions
from playground.protocol import component_tree as tree
from playground.protocol.constants import (
    SELECT_TYPES,
    ButtonStyle,
    CommandType,
    ComponentType,
    InteractionContext,
    InteractionType,
)
from playground.protocol.emoji import EmojiRef, is_unicode_emoji
from playground.protocol.errors import Code
from playground.protocol.json_types import Json
from playground.protocol.permissions import Permission
from playground.state import threads
from playground.state.guild import AppCommand, Channel, Guild, User
from playground.state.interaction_registry import InteractionRegistry
from playground.state.interactions import GUILD_INSTALL, USER_INSTALL, Interaction
from playground.state.messages import MAX_REACTIONS, Message
from playground.state.world import World
from playground.validation.messages import MAX_CONTENT

_LOCALE = re.compile(r"^[a-z]{2}(-[A-Z0-9]{2,3})?$")


class Actions:
    """Actions of people in a world. Each raises NotAllowedError, with a text for the person."""

    def __init__(self, world: World, interactions: InteractionRegistry, payloads: Payloads) -> None:
        self._world = world
        self._interactions = interactions
        self._payloads = payloads

        self.threads = ThreadActions(world, self.channel)

    # What a person can see

    def channel(self, user: User, channel_id: str) -> Channel:
        channel = self._world.channels.get(channel_id)
        if channel is None or not self._world.can_see(user, channel):
            raise NotAllowedError("There is no such channel for you.")
        return channel

    def message(self, user: User, message_id: str) -> Message:
        message = self._world.messages.get(message_id)
        if message is None or message.visible_to not in (None, user.id):
            raise NotAllowedError("This message is gone.")
        self.channel(user, message.channel_id)
        return message

    # Messages, reactions, direct messages

    def send(self, user: User, channel_id: str, content: str) -> Message:
        """Write a message."""
        channel = self.channel(user, channel_id)
        self.threads.check_writing(user, channel)
        if not content.strip():
            raise NotAllowedError("The message is empty.")
        if len(content) > MAX_CONTENT:
            raise NotAllowedError(f"A message has at most {MAX_CONTENT} characters.")
        message = Message(
            id=self._world.ids.next(),
            channel_id=channel.id,
            author_id=user.id,
            created_at=self._world.clock.now(),
            content=content,
            mention_ids=[u for u in self._world.users if f"<@{u}>" in content],
        )
        threads.enter(self._world, user, channel)
        return self._world.add_message(message)

    def delete(self, user: User, message_id: str) -> None:
        """Delete one's own message, dismiss an ephemeral one, or delete any with Manage
        Messages."""
        message = self.message(user, message_id)
        channel = self._world.channels[message.channel_id]
        may_manage = not channel.is_dm and (
            self._world.permissions(user, channel) & Permission.MANAGE_MESSAGES
        )
        if user.id not in (message.author_id, message.visible_to) and not may_manage:
            raise NotAllowedError("Only your own messages can be deleted.")
        self._world.delete_messages([message])

    def react(self, user: User, message_id: str, emoji: EmojiRef) -> None:
        message = self._to_react(user, message_id)
        known = self._known(emoji)
        if message.reaction(known) is None and len(message.reactions) >= MAX_REACTIONS:
            raise NotAllowedError(f"A message has at most {MAX_REACTIONS} different reactions.")
        self._world.react(message, user, known)

    def unreact(self, user: User, message_id: str, emoji: EmojiRef) -> None:
        self._world.unreact(self._to_react(user, message_id), user, self._known(emoji))

    def _to_react(self, user: User, message_id: str) -> Message:
        message = self.message(user, message_id)
        if message.ephemeral:
            raise NotAllowedError("A message that only you can see takes no reactions.")
        if threads.obstacle_to_changing(self._world.channels[message.channel_id]) is not None:
            raise NotAllowedError("This thread is archived.")
        return message

    def _known(self, emoji: EmojiRef) -> EmojiRef:
        if emoji.id is None:
            if not is_unicode_emoji(emoji.name):
                raise NotAllowedError(f"{emoji.name!r} is not an emoji.")
            return emoji
        own = self._world.emojis.get(emoji.id)
        if own is None:
            raise NotAllowedError("There is no such emoji.")
        return EmojiRef(own.name, own.id, own.animated)

    def set_dms(
        self,
        user: User,
        *,
        closed: bool,
        code: Code = Code.CANNOT_SEND_TO_USER,
        at_opening: bool = False,
    ) -> None:
        """Close or open a person's DMs.

        `code` is the error that the bot then gets when it sends; with `at_opening`, also when it
        opens a new DM.
        """
        self._world.set_dms(user, code if closed else None, refuses_new=closed and at_opening)

    def set_locale(self, user: User, locale: str) -> None:
        self._world.set_locale(user, _language(locale))

    def set_guild_locale(self, locale: str, guild_id: str | None = None) -> None:
        """Set the language of a guild, of the first one unless named."""
        guild = None if guild_id is None else self._world.guilds.get(guild_id)
        if guild is None and guild_id is not None:
            raise NotAllowedError("There is no such server.")
        self._world.set_guild_locale(_language(locale), guild)

    def set_moderator(self, user: User, moderates: bool) -> None:
        """Give a person the roles to manage every guild, or take them away."""
        self._world.set_moderator(user, moderates)

    def open_dm(self, user: User) -> Channel:
        return self._world.open_dm(user)

    # Commands

    def commands_for(self, user: User, channel: Channel) -> list[AppCommand]:
        """Return the commands that this person is offered in this channel."""
        offered = self._world.commands.values()
        return [c for c in offered if self._obstacle(user, channel, c) is None]

    def _obstacle(self, user: User, channel: Channel, command: AppCommand) -> str | None:
        definition = command.definition
        here = context_of(channel)
        contexts = definition.get("contexts")
        if not self._owners(user, channel, command):
            return "This application is not installed here, nor by you."
        if contexts is not None and here not in contexts:
            return "This command cannot be used here."
        if channel.is_dm:
            if contexts is None and here is InteractionContext.PRIVATE_CHANNEL:
                return "This command cannot be used here."
            if contexts is None and definition.get("dm_permission") is False:
                return "This command cannot be used in direct messages."
            return None
        needed = definition.get("default_member_permissions")
        granted = self._world.permissions(user, channel)
        guild = self._world.guild_of(channel)
        if needed is not None and guild is not None and user.id != guild.owner_id:
            wanted = int(needed)
            if wanted == 0 or granted & wanted != wanted:
                return "You do not have permission to use this command."
        if not granted & Permission.USE_APPLICATION_COMMANDS:
            return "You do not have permission to use commands here."
        return None

    def _owners(self, user: User, channel: Channel, command: AppCommand) -> Json:
        """Return who has installed the application for such a command, by kind of installation."""
        kinds = command.definition["integration_types"]
        owners: Json = {}
        if channel.has_bot and int(GUILD_INSTALL) in kinds:
            owners[GUILD_INSTALL] = channel.guild_id or "0"
        if user.has_installed and self._world.allows_user_install and int(USER_INSTALL) in kinds:
            owners[USER_INSTALL] = user.id
        return owners

    def slash(
        self, user: User, channel_id: str, command_id: str, options: list[Json], nonce: str = ""
    ) -> Interaction:
        """Use a command; `options` have Discord's format, with nested sub-commands."""
        return self._use_command(
            InteractionType.APPLICATION_COMMAND, user, channel_id, command_id, options, nonce
        )

    def autocomplete(
        self, user: User, channel_id: str, command_id: str, options: list[Json], nonce: str = ""
    ) -> Interaction:
        """Request suggestions for the option that has `focused`."""
        kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        return self._use_command(kind, user, channel_id, command_id, options, nonce)

    def use_on(
        self,
        user: User,
        channel_id: str,
        command_id: str,
        target: Message | User,
        nonce: str = "",
    ) -> Interaction:
        """Use a command of the Apps menu of a message or of a user."""
        channel = self.channel(user, channel_id)
        command = self._usable(user, channel, command_id)
        kind = CommandType.MESSAGE if isinstance(target, Message) else CommandType.USER
        if command.type is not kind:
            raise NotAllowedError("This command is not for that.")
        if isinstance(target, Message):
            if target.ephemeral:
                raise NotAllowedError("A message that only you can see has no Apps menu.")
            resolved: Json = {"messages": {target.id: self._payloads.message(target)}}
        else:
            resolved = self._resolved([target.id], self._world.guild_of(channel))
        data = {**_identity(command), "target_id": target.id, "resolved": resolved}
        owners = self._owners(user, channel, command)
        return self._start(InteractionType.APPLICATION_COMMAND, user, channel, data, nonce, owners)

    def _start(
        self,
        kind: InteractionType,
        user: User,
        channel: Channel,
        data: Json,
        nonce: str,
        owners: Json,
    ) -> Interaction:
        return self._interactions.start(
            kind, user_id=user.id, channel_id=channel.id, data=data, nonce=nonce, owners=owners
        )

    def _usable(self, user: User, channel: Channel, command_id: str) -> AppCommand:
        command = self._world.commands.get(command_id)
        if command is None:
            raise NotAllowedError("This command is outdated or unknown.")
        obstacle = self._obstacle(user, channel, command)
        if obstacle is not None:
            raise NotAllowedError(obstacle)
        return command

    def _use_command(
        self,
        kind: InteractionType,
        user: User,
        channel_id: str,
        command_id: str,
        options: list[Json],
        nonce: str,
    ) -> Interaction:
        channel = self.channel(user, channel_id)
        command = self._usable(user, channel, command_id)
        complete = kind is InteractionType.APPLICATION_COMMAND
        checked = check_options(command.definition.get("options") or [], options, complete=complete)
        data = _identity(command)
        if checked:
            data["options"] = checked
        resolved = self._resolved(mentioned(checked), self._world.guild_of(channel))
        if resolved:
            data["resolved"] = resolved
        owners = self._owners(user, channel, command)
        return self._start(kind, user, channel, data, nonce, owners)

    def _resolved(self, ids: list[str], guild: Guild | None) -> Json:
        resolved: Json = {}
        for snowflake in ids:
            if snowflake in self._world.users:
                user, member = self._payloads.resolved_user(self._world.users[snowflake], guild)
                resolved.setdefault("users", {})[snowflake] = user
                if member is not None:
                    resolved.setdefault("members", {})[snowflake] = member
            elif guild is not None and snowflake in guild.roles:
                role = self._payloads.role(guild.roles[snowflake])
                resolved.setdefault("roles", {})[snowflake] = role
            elif snowflake in self._world.channels:
                channel = self._payloads.channel(self._world.channels[snowflake])
                channel["permissions"] = str(self._world.permissions(self._world.bot))
                resolved.setdefault("channels", {})[snowflake] = channel
            else:
                raise NotAllowedError("One of the people, roles or channels is unknown.")
        return resolved

    # Components and modals

    def use_component(
        self,
        user: User,
        message_id: str,
        custom_id: str,
        values: list[str] | None = None,
        nonce: str = "",
    ) -> Interaction:
        """Press a button, or choose `values` in a select."""
        message = self.message(user, message_id)
        component = tree.find(message.components, custom_id)
        if component is None:
            raise NotAllowedError("This message has no such button or select any more.")
        if component.get("disabled"):
            raise NotAllowedError("This is switched off.")
        kind = component["type"]
        data: Json = {"component_type": kind, "custom_id": custom_id, "id": component.get("id")}
        if kind in SELECT_TYPES:
            chosen = checked_values(component, values or [])
            data["values"] = chosen
            if kind != ComponentType.STRING_SELECT:
                guild = self._world.guild_of(self._world.channels[message.channel_id])
                data["resolved"] = self._resolved(chosen, guild)
        elif kind != ComponentType.BUTTON or component.get("style") == ButtonStyle.LINK:
            raise NotAllowedError("This cannot be pressed.")
        return self._interactions.start(
            InteractionType.MESSAGE_COMPONENT,
            user_id=user.id,
            channel_id=message.channel_id,
            data=data,
            nonce=nonce,
            source=message,
        )

    def submit_modal(
        self, user: User, interaction_id: str, components: list[Json], nonce: str = ""
    ) -> Interaction:
        """Submit a modal; `components` is its tree with the values filled in."""
        opener = self._interactions.opened_modal(interaction_id)
        if opener is None or opener.modal is None or opener.user_id != user.id:
            raise NotAllowedError("This form is not open any more.")
        given = {
            c["custom_id"]: c for _, c in tree.walk(components) if c.get("custom_id") is not None
        }
        components = [
            filled_in(label, given) for label in tree.with_ids(opener.modal["components"])
        ]
        data: Json = {"custom_id": opener.modal["custom_id"], "components": components}
        return self._interactions.start(
            InteractionType.MODAL_SUBMIT,
            user_id=user.id,
            channel_id=opener.channel_id,
            data=data,
            nonce=nonce,
            source=opener.source,
            opened_by=opener,
        )


def _identity(command: AppCommand) -> Json:
    """Return how an interaction names the command that was used."""
    return {"id": command.id, "name": command.name, "type": int(command.type)}


def _language(locale: str) -> str:
    if not _LOCALE.match(locale):
        raise NotAllowedError(f"{locale!r} is not a language such as en-US or de.")
    return locale
