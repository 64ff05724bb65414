"""A bot as a process of its own, to be killed: `python a_bot.py API_URL WORD`.

Its command /say answers with WORD and a button; the button writes WORD into its message.
"""

from __future__ import annotations

import sys

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route


class SayingBot(discord.Client):
    def __init__(self, word: str) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.01)
        self.word = word
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(description="Say the word")
        async def say(interaction: discord.Interaction) -> None:
            view = discord.ui.View(timeout=None)
            view.add_item(discord.ui.Button(label="Again", custom_id="again"))
            await interaction.response.send_message(self.word, view=view)

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(content=self.word)


def main(api_url: str, word: str) -> None:
    Route.BASE = api_url
    gateway = yarl.URL(api_url).with_scheme("ws").with_path("/gateway")
    DiscordWebSocket.DEFAULT_GATEWAY = gateway
    SayingBot(word).run("a-token", log_handler=None)


if __name__ == "__main__":
    main(*sys.argv[1:])
