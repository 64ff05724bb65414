"""Browser, playground and discord.py together: the page with the real server and a real bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from playground import Playground
from tests.browser.conftest import OpenPage
from tests.browser.with_a_bot import column, connected

if TYPE_CHECKING:
    pass

expect = pytest.importorskip("playwright.async_api").expect

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


class Naming(discord.ui.Modal, title="A name for the table"):
    name: discord.ui.Label[Naming] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name")
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, discord.ui.TextInput)
        await interaction.response.send_message(f"Named **{self.name.component.value}**")


class Table(discord.ui.LayoutView):
    """A lobby like that of a game: join, give a name, choose a rule, or get no answer."""

    def __init__(self, players: tuple[str, ...] = ()) -> None:
        super().__init__(timeout=None)
        self.players = players
        join: discord.ui.Button[Table] = discord.ui.Button(label="Join", custom_id="join")
        join.callback = self.join
        name: discord.ui.Button[Table] = discord.ui.Button(label="Name", custom_id="rename")
        name.callback = self.ask_name
        rule: discord.ui.Select[Table] = discord.ui.Select(
            custom_id="rule", options=[discord.SelectOption(label="Stack", value="stack")]
        )
        rule.callback = self.choose
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay(f"## Table\nPlayers: {', '.join(players) or 'nobody'}"),
                discord.ui.ActionRow(join, name),
                discord.ui.ActionRow(rule),
            )
        )
        self.rule = rule

    async def join(self, interaction: discord.Interaction) -> None:
        view = Table((*self.players, interaction.user.display_name))
        await interaction.response.edit_message(view=view)
        await interaction.user.send("Your hand: 🟥 7")
        await interaction.followup.send("You are in", ephemeral=True)

    async def ask_name(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Naming())

    async def choose(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Rule: {self.rule.values[0]}")


class GameBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()

        @self.tree.command(description="Open a table")
        async def table(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Table())

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.ready.set()


@pytest_asyncio.fixture(loop_scope="session")
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    bot = GameBot()
    async with Playground() as playground, connected(playground, bot, bot.ready, monkeypatch):
        yield playground


async def test_a_table_is_opened_joined_and_named(
    playground: Playground, open_page: OpenPage
) -> None:
    page = await open_page("side", 1400, url=playground.url)
    anna, ben = column(page, playground, "anna"), column(page, playground, "ben")
    await expect(page.get_by_test_id("bot-status")).to_have_attribute("data-state", "online")

    field = anna.get_by_test_id("composer-input")
    await field.press_sequentially("/table")
    await field.press("Enter")
    await expect(ben.get_by_test_id("container")).to_contain_text("Players: nobody")
    await expect(anna.get_by_test_id("waiting-command")).to_have_count(0)

    await ben.locator("[data-custom-id=join]").click()
    await expect(anna.get_by_test_id("container")).to_contain_text("Players: Ben")
    await expect(ben.get_by_text("You are in")).to_be_visible()
    await expect(anna.get_by_text("You are in")).to_have_count(0)
    dm = ben.locator("[data-testid=channel-link][data-place=dm]")
    await expect(dm.get_by_test_id("unread-badge")).to_have_attribute("data-count", "1")
    await dm.click()
    await expect(ben.get_by_text("Your hand: 🟥 7")).to_be_visible()
    await expect(ben.get_by_test_id("unread-badge")).to_have_count(0)

    await anna.locator("[data-custom-id=rename]").click()
    await anna.get_by_test_id("text-input").fill("Friday")
    await page.keyboard.press("Enter")
    await expect(anna.get_by_text("Named Friday")).to_be_visible()
    await expect(anna.get_by_test_id("modal")).to_have_count(0)

    await anna.get_by_test_id("select").click()
    await page.get_by_test_id("select-option").click()
    await expect(anna.get_by_text("Rule: stack")).to_be_visible()


async def test_people_write_and_react(playground: Playground, open_page: OpenPage) -> None:
    page = await open_page("side", 1400, url=playground.url)
    anna, ben = column(page, playground, "anna"), column(page, playground, "ben")
    field = anna.get_by_test_id("composer-input")
    await field.fill("who plays?")
    await field.press("Enter")
    heard = ben.get_by_test_id("message").filter(has_text="who plays?")
    await heard.hover()
    await heard.get_by_test_id("add-reaction").click()
    await page.locator('[data-testid=emoji-choice][data-emoji="👍"]').click()
    thumb = heard.get_by_test_id("reaction")
    await expect(thumb).to_have_attribute("aria-pressed", "true")
    await expect(anna.get_by_test_id("reaction")).to_have_attribute("aria-pressed", "false")
    await anna.get_by_test_id("reaction").click()
    await expect(thumb).to_contain_text("2")
    await thumb.click()
    await expect(thumb).to_have_attribute("aria-pressed", "false")


async def test_closed_dms_are_kept_by_the_server(
    playground: Playground, open_page: OpenPage
) -> None:
    page = await open_page("one", url=playground.url)
    switch = page.get_by_test_id("dm-switch")
    await switch.click()
    await expect(switch).to_have_attribute("aria-checked", "false")
    await page.reload()
    await expect(page.get_by_test_id("dm-switch")).to_have_attribute("aria-checked", "false")
    await page.get_by_test_id("dm-switch").click()
    await expect(page.get_by_test_id("dm-switch")).to_have_attribute("aria-checked", "true")
