"""A bot with nothing behind it: the same requests as ours at a click, with constant texts.

What ours takes more than this is its own doing; what this takes is discord.py's.

    python -m workbench.bench.bare_bot FILE

FILE is a JSON list of tables: `{"game", "channel", "hands": [DM channels]}`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import discord
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from msgspec import Struct, json
from yarl import URL

from bot.render.clicks.click_id import Click, Verb

_BUTTONS, _A_ROW = 15, 5
_TEXT = "A constant text of about the length that a hand has, so that as much is sent. " * 4
_PARENT_LOOKED_FOR = 1.0
_NOBODY = discord.AllowedMentions.none()


class BareTable(Struct):
    """The place of a table: a channel for the board, and the DMs of its people."""

    game: str
    channel: int
    hands: list[int]


class _Table:
    def __init__(self, told: BareTable) -> None:
        self.told = told
        self.version = 1
        self.board = 0
        self.messages: list[int] = []
        self.clicked: dict[int, discord.Interaction] = {}

    def page(self, *, turn: bool) -> ui.LayoutView:
        """Return fifteen buttons, enabled for the person on turn."""
        view = ui.LayoutView(timeout=None)
        rows: list[ui.ActionRow[ui.LayoutView]] = []
        for first in range(0, _BUTTONS, _A_ROW):
            buttons = [self._button(n, turn=turn) for n in range(first, first + _A_ROW)]
            rows.append(ui.ActionRow(*buttons))
        view.add_item(ui.Container(ui.TextDisplay(_TEXT), *rows))
        view.stop()
        return view

    def _button(self, number: int, *, turn: bool) -> ui.Button[ui.LayoutView]:
        click = Click(self.told.game, self.version, Verb.CARD, str(number))
        style = discord.ButtonStyle.primary
        return ui.Button(
            label=f"Card {number}", custom_id=str(click), style=style, disabled=not turn
        )

    @property
    def whose_turn(self) -> int:
        return self.version % len(self.messages)


class BareBot(discord.AutoShardedClient):
    """Answers a click, then edits the board and the other hands."""

    def __init__(self, tables: list[BareTable]) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_reactions=True, dm_reactions=True),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self._tables = {told.game: _Table(told) for told in tables}

    async def on_ready(self) -> None:
        """Post every board and hand."""
        for table in self._tables.values():
            table.board = await self._post(table.told.channel, table.page(turn=False))
            for number, channel in enumerate(table.told.hands):
                turn = number == table.version % len(table.told.hands)
                table.messages.append(await self._post(channel, table.page(turn=turn)))

    async def _post(self, channel: int, page: ui.LayoutView) -> int:
        sent = await self.get_partial_messageable(channel).send(view=page)
        return sent.id

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer the click on a card."""
        click = Click.parse(str((interaction.data or {}).get("custom_id")))
        table = None if click is None else self._tables.get(click.game)
        if table is None or interaction.message is None:
            return
        seat = table.messages.index(interaction.message.id)
        table.version += 1
        page = table.page(turn=table.whose_turn == seat)
        await interaction.response.edit_message(view=page, allowed_mentions=_NOBODY)
        table.clicked[seat] = interaction
        others = [other for other in range(len(table.messages)) if other != seat]
        board = self._edit(table.told.channel, table.board, table.page(turn=False))
        await asyncio.gather(board, *(self._show(table, other) for other in others))

    async def _show(self, table: _Table, seat: int) -> None:
        page = table.page(turn=table.whose_turn == seat)
        clicked = table.clicked.get(seat)
        if clicked is None:
            await self._edit(table.told.hands[seat], table.messages[seat], page)
        else:
            await clicked.edit_original_response(view=page, allowed_mentions=_NOBODY)

    async def _edit(self, channel: int, message: int, page: ui.LayoutView) -> None:
        partial = self.get_partial_messageable(channel).get_partial_message(message)
        await partial.edit(view=page, allowed_mentions=_NOBODY)


async def _while_lives(parent: int | None, work: Coroutine[Any, Any, None]) -> None:
    """Exit as soon as the parent process is gone; a killed parent cannot stop this one."""
    task = asyncio.ensure_future(work)
    while not task.done() and parent in (None, os.getppid()):
        await asyncio.wait([task], timeout=_PARENT_LOOKED_FOR)
    task.cancel()


async def _run(tables: list[BareTable]) -> None:
    Route.BASE = os.environ["DISCORD_API_URL"]
    async with BareBot(tables) as bot:
        await bot.login(os.environ["DISCORD_TOKEN"])
        _shards, url, _limit = await bot.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(url)
        await bot.connect()


def main() -> None:
    """Play the tables of a file until the process is killed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--parent", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    tables = json.decode(arguments.file.read_bytes(), type=list[BareTable])
    asyncio.run(_while_lives(arguments.parent, _run(tables)))


if __name__ == "__main__":
    main()
