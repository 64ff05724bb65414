"""The real bot in a separate process, two tables at play, and people who abuse it.

Discord's own client would not send what is sent here, so the interactions are made without it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

from bot.render.clicks.click_id import Click, Verb
from playground import Interaction, Message, Playground, PlaygroundPerson, texts
from playground.protocol.constants import CallbackType, ComponentType, InteractionType
from tests.guard import GUARD
from workbench.bench import bot_process
from workbench.bench.bot_process import BotProcess
from workbench.bench.crowd import Crowd, Seating, next_click, open_table, until_quiet
from workbench.bench.watched_table import Chance, Seen, WatchedTable, clicks_on

TURNS_BEFORE = 3


class Scene:
    """Two tables of four people: `table`, which is attacked, and the `other` one."""

    def __init__(
        self, crowd: Crowd, tables: tuple[WatchedTable, WatchedTable], bot: BotProcess, file: Path
    ) -> None:
        self.crowd = crowd
        self.table, self.other = tables
        self.bot = bot
        self._file = file
        self._strangers = 0

    @property
    def playground(self) -> Playground:
        return self.crowd.playground

    @property
    def versions(self) -> dict[str, int]:
        """The version of each game in the database, by id."""
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)) as connection:
            return dict(connection.execute("SELECT id, version FROM games"))

    @property
    def board(self) -> Seen:
        """The board of the attacked table."""
        assert self.table.board is not None
        return self.table.board

    def stranger(self) -> PlaygroundPerson:
        """Return a new person without a seat, new because the flood limit is for each person."""
        self._strangers += 1
        return self.playground.people.add(f"Mallory {self._strangers}")

    async def turn(self, table: WatchedTable) -> Chance:
        """Wait for a turn at the table; return its player and a possible click on card or draw."""
        await self.playground.until(table.chances, GUARD)
        return table.chances()[0]

    async def waiting(self, table: WatchedTable) -> PlaygroundPerson:
        """Return a player at the table whose turn it is not."""
        chance = await self.turn(table)
        return next(person for person in table.people if person is not chance.person)

    def click(self, verb: Verb, arg: str = "", version: int | None = None, game: str = "") -> str:
        """Return a custom_id, by default for the current version of the attacked table."""
        at = self.board.version if version is None else version
        return f"u:{game or self.board.game}:{at}:{verb}:{arg}"

    def forge(self, person: PlaygroundPerson, message: Message, custom_id: str) -> Interaction:
        """Send a click that the person's client would not have allowed."""
        data = {"component_type": int(ComponentType.BUTTON), "custom_id": custom_id, "id": 1}
        return self.playground.interactions.start(
            InteractionType.MESSAGE_COMPONENT,
            user_id=person.id,
            channel_id=message.channel_id,
            data=data,
            source=message,
        )

    async def forged(self, person: PlaygroundPerson, message: Message, custom_id: str) -> str:
        """Forge a click and return the answer in words."""
        return told(await self.forge(person, message, custom_id).settled())

    async def settle(self) -> None:
        """Wait until all messages are up to date."""
        await until_quiet(self.crowd)

    async def goes_on(self) -> bool:
        """Wait until a move at each table shows that both can still be played at; return True."""
        for table in (self.table, self.other):
            before = table.version
            while table.version == before:
                await next_click(self.crowd, table)
        return True


def told(interaction: Interaction) -> str:
    """Return in words how an interaction was answered."""
    if interaction.failed:
        return "not answered"
    match interaction.callback_type:
        case CallbackType.DEFERRED_UPDATE_MESSAGE:
            return "acknowledged, nothing else"
        case CallbackType.UPDATE_MESSAGE:
            shown = interaction.source
            notes = [] if shown is None else _notes(shown)
            return f"their message, fresh: {'; '.join(notes)}" if notes else "their message, fresh"
        case _:
            answer = interaction.response
            assert answer is not None
            where = "in private" if answer.visible_to == interaction.user_id else "IN PUBLIC"
            return f"{where}: {_first_line(texts(answer))}"


def _notes(message: Message) -> list[str]:
    return [line[2:] for line in texts(message).splitlines() if line.startswith("> ")]


def _first_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[0] if lines else ""


def cards_in(message: Message | None) -> list[Click]:
    """Return the clicks of all card buttons in a message."""
    if message is None:
        return []
    return [click for click, _button in clicks_on(message) if click.verb is Verb.CARD]


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    """Start a bot and two tables in the middle of a round."""
    async with Playground() as playground:
        crowd = Crowd(playground, Random(7))
        async with bot_process.running(bot_process.OURS, playground, folder) as bot:
            tables = (
                await open_table(crowd, Seating.BY_DM),
                await open_table(crowd, Seating.BY_DM),
            )
            for table in tables * TURNS_BEFORE:
                await next_click(crowd, table)
            yield Scene(crowd, tables, bot, folder / bot_process.DATABASE)
