"""Playing through the simulator as people do: typing commands and clicking buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from copy import deepcopy
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor
from simcord.backend.models import ResponseKind
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.bounded import Bounded
from bot.client import ContraUno
from bot.engine import Play, State, to_act
from bot.engine.cards import parse_face
from bot.tables import TableView, Timing
from bot.tables.playing import play as play_deeds
from bot.tables.table import Table
from tests.positions import position, record_of

BRIGHT = (1, 3)
"""Discord's numbers for a button that is blue or green."""


class FollowedPress:
    """What came of a press on a board that lacked a token: the answer is a private follow-up."""

    def __init__(self, result: InteractionResult) -> None:
        self._result = result
        self.response, *self.followups = result.followups
        self.ephemeral = self.response.ephemeral

    def __getattr__(self, name: str) -> Any:
        return getattr(self._result, name)


def as_seen(result: InteractionResult) -> Any:
    """Return what came of a click, with the answer that the person sees as its response."""
    kind = result._interaction.response_kind
    is_followed = kind is ResponseKind.DEFERRED_UPDATE and result.followups
    return FollowedPress(result) if is_followed else result


class Playing:
    """A server, a channel, three people and the bot."""

    def __init__(self, env: simcord.Env, new_bot: Callable[[], ContraUno]) -> None:
        self.env = env
        self._new_bot = new_bot
        self.guild = env.create_guild("Spieleabend", preferred_locale="de")
        self.channel = self.guild.create_text_channel("uno")
        self.anna, self.ben, self.cem = (
            self.guild.add_member(env.create_user(name.lower(), global_name=name))
            for name in ("Anna", "Ben", "Cem")
        )

    @property
    def bot(self) -> ContraUno:
        bot = self.env.bot
        assert isinstance(bot, ContraUno)
        return bot

    async def restart(self) -> None:
        """End the bot's process and start another one."""
        await self.env.restart_bot(self._new_bot())
        await self.env.settle()

    async def game_of(self, *others: MemberActor, rules: str = "", mode: str = "classic") -> None:
        """Let Anna open a table, the others join, and Anna start the game."""
        await self.anna.slash(self.channel, "uno start", mode=mode, rules=rules)
        for person in others:
            await self.click(person, self.lobby, "join")
        await self.click(self.anna, self.lobby, "start")

    def manager(self, name: str = "Dora") -> MemberActor:
        """Return a new member who may manage the server."""
        leads = discord.Permissions(manage_guild=True)
        role = self.guild.create_role("Leitung", permissions=leads)
        user = self.env.create_user(name.lower(), global_name=name)
        return self.guild.add_member(user, roles=[role])

    @property
    def lobby(self) -> discord.Message:
        """Return the first message in the channel."""
        return self.channel.history()[0]

    @property
    def board(self) -> discord.Message:
        """The newest message in the channel that has a button for the hand."""
        boards = [m for m in self.channel.history() if self.button(m, "hand") is not None]
        return boards[-1]

    @property
    def newest_lobby(self) -> discord.Message:
        """The newest message in the channel on which a game is arranged."""
        return next(m for m in reversed(self.channel.history()) if self.button(m, "options"))

    def dm(self, person: MemberActor) -> discord.Message:
        """Return the last direct message that the person got."""
        message = person.user.dm_channel.last_message
        assert message is not None
        return message

    def dms(self, person: MemberActor) -> list[discord.Message]:
        """Return all direct messages that the person got."""
        return person.user.dm_channel.history()

    def components(self, message: Any) -> list[dict[str, Any]]:
        """Yield every component of a message as it was sent, containers and rows included."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        return list(walk_components(stored.components))

    def text(self, message: Any) -> str:
        """Return all texts of a message."""
        return "\n".join(
            str(part["content"]) for part in self.components(message) if part["type"] == 10
        )

    def buttons(self, message: Any) -> Iterator[dict[str, Any]]:
        """Yield every button that is not a link."""
        return (p for p in self.components(message) if p["type"] == 2 and p.get("custom_id"))

    def button(self, message: Any, verb: str, arg: str | None = None) -> dict[str, Any] | None:
        """Return the first button with this verb (and argument)."""
        for button in self.buttons(message):
            _, _, _, own_verb, own_arg = button["custom_id"].split(":", 4)
            if own_verb == verb and arg in (None, own_arg):
                return button
        return None

    def use_own_route(self) -> None:
        """Let the bot keep no tokens of clicks: it writes by its own route, until its restart."""
        messages: Any = self.bot.get_cog("Messages")
        messages._parts.tokens._ways = Bounded(0)

    async def stop(self, person: MemberActor, *others: MemberActor) -> None:
        """Let this person stop the match; the others at the table, if any, agree to it."""
        question = await self.command(person, "uno stop")
        await self.click(person, question, "stop")
        for other in others:
            await self.click(other, self.board, "vote", "stop.0.yes")

    async def command(self, person: MemberActor, name: str, **options: Any) -> Any:
        """Return the message that answers a slash command."""
        result = await person.slash(self.channel, name, **options)
        assert result.response is not None
        return result.response.message

    async def click(
        self, person: MemberActor, message: Any, verb: str, arg: str | None = None
    ) -> Any:
        """Click a button, as the user in direct messages and as the member elsewhere.

        Of a lobby, a button of the page behind *More* is reached through that page. *Next round* is
        clicked once everybody has had time to see the result.
        """
        if verb == "next":
            await self.look_at_result()
        button = self.button(message, verb, arg)
        if button is None and self.button(message, "options") and self.button(message, "more"):
            return await self.look_up(person, message, verb, arg)
        assert button is not None, f"no button {verb}:{arg} in\n{self.text(message)}"
        return await self.press(person, message, button["custom_id"])

    async def look_at_result(self) -> None:
        """Let the time pass for which the result of a round stays before the next one is dealt."""
        await self.env.advance_time(Timing().result_stays.total_seconds())

    async def look_up(
        self, person: MemberActor, message: Any, verb: str, arg: str | None = None
    ) -> Any:
        """Press *More* below a message, and a button of the page that opens."""
        more = (await self.click(person, message, "more")).response.message
        return await self.click(person, more, verb, arg)

    async def offered(
        self, person: MemberActor, lobby: Any, verb: str, arg: str | None = None
    ) -> dict[str, Any] | None:
        """Return the button that a lobby, or the page behind its *More*, offers this person."""
        more = (await self.click(person, lobby, "more")).response.message
        return self.button(lobby, verb, arg) or self.button(more, verb, arg)

    async def act(self, person: MemberActor, verb: str, arg: str | None = None) -> Any:
        """Click a button of the hand that the person has by direct message."""
        return await self.click(person, self.dm(person), verb, arg)

    def menu(self, message: Any, verb: str, arg: str) -> dict[str, Any] | None:
        """Return the select with this verb and argument."""
        for part in self.components(message):
            if part["type"] == 3 and part["custom_id"].split(":", 3)[3] == f"{verb}:{arg}":
                return part
        return None

    async def choose(
        self, person: MemberActor, message: Any, arg: str, *values: str, verb: str = "choose"
    ) -> Any:
        """Choose values in a select."""
        menu = self.menu(message, verb, arg)
        assert menu is not None, f"no select {verb}:{arg} in\n{self.text(message)}"
        return await person.select(message, list(values), custom_id=menu["custom_id"])

    def chosen(self, message: Any, arg: str, verb: str = "choose") -> set[str]:
        """Return the values that a select shows as chosen."""
        menu = self.menu(message, verb, arg)
        assert menu is not None
        return {option["value"] for option in menu["options"] if option.get("default")}

    async def press(self, person: MemberActor, message: Any, custom_id: str) -> Any:
        """Click the button with this custom_id."""
        if message.guild is None and message.channel.id != self.channel.id:
            return await person.user.click(message, custom_id=custom_id)
        return as_seen(await person.click(message, custom_id=custom_id))

    async def press_anyway(
        self, person: MemberActor, message: Any, button: dict[str, Any] | None
    ) -> Any:
        """Press a button that the message had in an older release, or that is somebody else's."""
        assert button is not None
        stored = self.env.backend.get_message(message.channel.id, message.id)
        before = deepcopy(stored.components)
        self.put_back(message, button)
        pressed = await self.press(person, message, button["custom_id"])
        if pressed.ephemeral:  # the message stayed as it was
            stored.components = before
        return pressed

    def put_back(self, message: Any, button: dict[str, Any]) -> None:
        """Add a button to a message, such as an old one that a client has not redrawn yet."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        rows = [part for part in walk_components(stored.components) if part["type"] == 1]
        for row in rows:
            row["components"] = [
                other
                for other in row["components"]
                if other.get("custom_id") != button["custom_id"]
            ]
        rows[0]["components"] = [button]

    async def view(self, person: MemberActor | None = None) -> TableView:
        """Return the table of the channel as this viewer may see it."""
        game = await self.bot.tables.games.in_channel(self.channel.id)
        assert game is not None
        view = await self.bot.tables.games.view(game, None if person is None else person.id)
        assert view is not None
        return view

    async def state(self) -> State:
        """Return the full state of the game."""
        view = await self.view()
        stored = await self.bot.tables.repository.find(view.game.id)
        assert stored is not None
        assert stored.state is not None
        return stored.state

    async def lay(self, top: str, *hands: str, draw: str = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8") -> None:
        """Replace the position by one with these cards, in which the first seat is to act."""
        await self.put(record_of(top, *hands, draw=draw))

    async def put(self, record: str) -> None:
        """Replace the position by the one after this record, but keep the table's options."""
        view = await self.view()
        state = position(record, view.options)

        def operation(table: Table) -> None:
            table.state = state
            table.new_version()

        with self.env._bot_scope():
            await self.bot.tables.repository.change(view.game.id, operation)
        await self.env.settle()

    async def hand_of(self, seat: int) -> int:
        """Return the number of cards that a seat holds."""
        return (await self.hands())[seat]

    async def hands(self) -> list[int]:
        """Return the number of cards that each seat holds."""
        return [len(hand) for hand in (await self.state()).hands]

    async def is_on(self, person: MemberActor) -> bool:
        """Return whether it is this person's turn."""
        return bool((await self.view(person)).legal)

    def is_bright(self, message: Any, card: str) -> bool:
        """Return whether the hand shows this card as one that can be played."""
        button = self.button(message, "card", card)
        assert button is not None
        return button["style"] in BRIGHT


def face(text: str) -> str:
    """Return the argument of the button for a card, given its name in docs/rules.md."""
    return str(parse_face(text))


async def to_the_end_of_the_round(
    play: Playing, *others: MemberActor, after_each: Callable[[], Awaitable[None]] | None = None
) -> str:
    """Play the round to its end, always the first playable card, and return the id of the game.

    ``after_each`` is awaited after every action.
    """
    game = (await play.view()).game.id
    tables, people = play.bot.tables, dict(enumerate((play.anna, play.ben, *others)))
    while True:
        view = await tables.games.view(game)
        assert view is not None
        assert view.observation is not None
        seat = to_act(view.observation.phase)
        if seat is None:
            await play.env.settle()
            return game
        own = await tables.games.view(game, people[seat].id)
        assert own is not None
        plays = [action for action in own.legal if isinstance(action, Play)]
        action = next(iter(plays or own.legal))
        with play.env._bot_scope():
            await tables.submit(game, people[seat].id, play_deeds.act, action, own.game.version)
        if after_each is not None:
            await after_each()
