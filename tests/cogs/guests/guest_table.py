"""People in the playground's places without the bot, and the bot that they have installed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import datetime
from typing import Any, Literal

import discord

from bot.client import ContraUno
from bot.engine import State
from bot.render.clicks.click_id import Click, Verb
from bot.tables.table import Stored, Table
from cogs.messages import Messages
from playground import ManualClock, Message, Playground, PlaygroundPerson, buttons
from playground.people.person import texts
from playground.state.guest_places import found_guest_guild, install, open_direct_messages
from playground.state.interactions import Interaction
from tests.guard import GUARD
from tests.positions import position, record_of

Where = Literal["group", "pair", "server", "own server", "alone"]


class GuestTable:
    """Three people in a group without the bot, which Anna has installed for herself."""

    def __init__(self, playground: Playground, new_bot: Callable[[], ContraUno]) -> None:
        self.playground = playground
        self._new_bot = new_bot
        people = playground.people
        self.anna, self.ben, self.cem = people["Anna"], people["Ben"], people["Cem"]
        install(playground.world, self.anna.user)
        users = [person.user for person in (self.anna, self.ben, self.cem)]
        self.group = open_direct_messages(playground.world, users, is_group=True)
        self.pair = open_direct_messages(playground.world, users[:2], is_group=False)
        self.channel = self.group
        self._running = AsyncExitStack()
        self.bot: ContraUno

    def go_to(self, where: Where) -> None:
        """Play in another kind of place: the server without the bot belongs to Ben."""
        world = self.playground.world
        match where:
            case "group":
                self.channel = self.group
            case "pair":
                self.channel = self.pair
            case "server":
                self.channel = world.guild_channels(found_guest_guild(world, self.ben.user))[0]
            case "own server":
                self.channel = world.guild_channels()[0]
            case "alone":
                self.channel = self.anna.dm

    def counted(self) -> list[str]:
        """Return the requests by the bot's own routes to channels, which Discord refuses here."""
        own = [each for each in self.playground.answered if each.own_token]
        return [str(each) for each in own if each.route.startswith("/channels")]

    async def connect(self) -> None:
        """Start the bot, and wait until it is ready."""
        self.bot = self._new_bot()
        connection: Any = self.bot._connection
        connection.guild_ready_timeout = 0.01  # no test waits for servers that do not come
        await self._running.enter_async_context(self.bot)
        running = asyncio.create_task(self.bot.start("a-token"))
        self._running.callback(running.cancel)
        self._running.push_async_callback(self.bot.close)
        ready = asyncio.create_task(self.bot.wait_for("ready", timeout=GUARD))
        done, _ = await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if running in done:
            running.result()

    async def disconnect(self) -> None:
        """Stop the bot."""
        await self._running.aclose()

    async def restart(self) -> None:
        """End the bot's process and start another one."""
        await self.disconnect()
        self._running = AsyncExitStack()
        await self.connect()
        await self.quiet()

    @property
    def messages_cog(self) -> Messages:
        cog: Any = self.bot.get_cog("Messages")
        return cog

    async def quiet(self) -> None:
        """Wait until the bot has written all that it can write now."""
        parts: Any = self.messages_cog._parts
        under_way: Any = self.bot.under_way
        while True:
            tasks = [*parts.schedule.tasks, *parts.errands.tasks, *under_way._tasks]
            tasks = [task for task in tasks if not task.done()]
            if not tasks:
                return
            await asyncio.wait_for(asyncio.wait(tasks), GUARD)
            await asyncio.sleep(0)

    async def advance(self, seconds: float) -> None:
        """Let time pass for Discord and the bot, and carry out what falls due."""
        clock = self.playground.clock
        assert isinstance(clock, ManualClock)
        step = 30.0
        while seconds > 0:
            clock.advance(min(step, seconds))
            seconds -= step
            await self.bot.tables.scheduler.meet_due()
            await self.quiet()

    async def command(self, person: PlaygroundPerson, name: str, **options: Any) -> Interaction:
        """Use a slash command in the channel, and wait until the bot has done all of it."""
        used = await person.slash(name, self.channel, options)
        await self.quiet()
        return used

    async def press(
        self, person: PlaygroundPerson, message: Message, verb: Verb | str, arg: str | None = None
    ) -> Interaction:
        """Press the button with this verb (and argument), and wait until all of it is done."""
        pressed = await person.click(message, self.id_of(message, verb, arg))
        await self.quiet()
        return pressed

    def id_of(self, message: Message, verb: Verb | str, arg: str | None = None) -> str:
        """Return the custom_id of the first button with this verb (and argument)."""
        for click in self.clicks(message):
            if click.verb == verb and arg in (None, click.arg):
                return str(click)
        raise AssertionError(f"no button {verb}:{arg} in\n{texts(message)}")

    def has(self, message: Message, verb: Verb | str) -> bool:
        """Return whether the message has a button with this verb."""
        return any(click.verb == verb for click in self.clicks(message))

    def clicks(self, message: Message) -> list[Click]:
        """Return what the buttons of a message do."""
        parsed = [Click.parse(button.get("custom_id") or "") for button in buttons(message)]
        return [click for click in parsed if click is not None]

    def public(self) -> list[Message]:
        """Return the messages that everybody in the channel sees."""
        return [m for m in self.anna.messages(self.channel) if m.visible_to is None]

    @property
    def lobby(self) -> Message:
        """The newest message on which a game is arranged."""
        return next(m for m in reversed(self.public()) if self.has(m, Verb.OPTIONS))

    @property
    def boards(self) -> list[Message]:
        """The messages that have a button for the hand, oldest first."""
        return [message for message in self.public() if self.has(message, Verb.HAND)]

    @property
    def board(self) -> Message:
        """The newest board."""
        return self.boards[-1]

    async def start(self, *others: PlaygroundPerson, **options: str) -> None:
        """Let Anna open a table, the others join, and Anna start the game."""
        await self.command(self.anna, "uno start", **options)
        for person in others:
            await self.press(person, self.lobby, Verb.JOIN)
        await self.press(self.anna, self.lobby, Verb.START)

    async def hand(self, person: PlaygroundPerson) -> Message:
        """Press *Hand* on the board, and return the private message with the hand."""
        pressed = await self.press(person, self.board, Verb.HAND)
        return private(pressed)

    async def game(self) -> str:
        """Return the id of the channel's game."""
        found = await self.bot.tables.games.in_channel(int(self.channel.id))
        assert found is not None
        return found

    async def lay(self, top: str, *hands: str, draw: str = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8") -> None:
        """Replace the position by one with these cards, in which the first seat is to act."""
        game = await self.game()
        view = await self.bot.tables.games.view(game)
        assert view is not None
        state = position(record_of(top, *hands, draw=draw), view.options)

        def operation(table: Table) -> None:
            table.state = state
            table.new_version()

        await self.bot.tables.repository.change(game, operation)
        await self.quiet()

    @property
    def now(self) -> datetime:
        """The time of Discord and the bot."""
        return discord.utils.utcnow()

    def skip(self, seconds: float) -> None:
        """Let time pass without anything that falls due in it."""
        clock = self.playground.clock
        assert isinstance(clock, ManualClock)
        clock.advance(seconds)

    async def stored(self, game: str) -> Stored:
        """Return a table as it is stored."""
        found = await self.bot.tables.repository.find(game)
        assert found is not None
        return found

    async def state(self, game: str) -> State:
        """Return the full state of a game."""
        stored = await self.bot.tables.repository.find(game)
        assert stored is not None
        assert stored.state is not None
        return stored.state


def private(pressed: Interaction) -> Message:
    """Return the private message that a press was answered with."""
    found = [*pressed.followups, *([pressed.response] if pressed.response else [])]
    return next(m for m in found if m.visible_to == pressed.user_id)
