"""The page's places without the bot: opening them, who sees commands there, and the switches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from playground import Playground
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.with_a_bot import column, connected

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

expect = pytest.importorskip("playwright.async_api").expect

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GROUP, SERVER = "A group of everybody", "A server that never invited it"


class Table(discord.ui.LayoutView):
    """A table at which everybody can sit down, and each is answered privately."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        join: discord.ui.Button[Table] = discord.ui.Button(label="Join", custom_id="join")
        join.callback = self.join
        table = discord.ui.TextDisplay[Table]("## Table")
        self.add_item(discord.ui.Container(table, discord.ui.ActionRow(join)))

    async def join(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("You are in", ephemeral=True)


class GuestBot(discord.Client):
    """A bot whose command is for people who have installed it."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()

        @self.tree.command(description="Open a table")
        @app_commands.allowed_installs(guilds=True, users=True)
        @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
        async def table(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Table())

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.ready.set()


@pytest_asyncio.fixture(loop_scope="session")
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    bot = GuestBot()
    async with (
        Playground(user_install=True) as playground,
        connected(playground, bot, bot.ready, monkeypatch),
    ):
        yield playground


async def open_place(page: Page, where: Locator, label: str) -> None:
    await where.get_by_test_id("new-place").click()
    await page.locator(f'[data-testid=menu-entry][data-label="{label}"]').click()


async def switch(page: Page, testid: str, user_id: str | None = None) -> None:
    """Press a switch of the settings, of a person if one is named, and close the settings."""
    await page.get_by_test_id("settings").click()
    panel = page.get_by_test_id("settings-panel")
    if user_id is not None:
        panel = panel.locator(f'[data-testid=settings-person][data-user="{user_id}"]')
    await panel.get_by_test_id(testid).click()
    await page.keyboard.press("Escape")


async def type_table(where: Locator) -> None:
    field = where.get_by_test_id("composer-input")
    await field.press_sequentially("/table")
    await field.press("Enter")


async def test_a_group_where_one_has_installed_the_bot_and_all_can_press(
    playground: Playground, open_page: OpenPage
) -> None:
    page = await open_page("side", 1400, url=playground.url)
    anna, ben = column(page, playground, "anna"), column(page, playground, "ben")
    await open_place(page, anna, GROUP)
    await expect(anna.get_by_test_id("how-guests-play")).to_be_visible()
    (group,) = [c for c in playground.world.channels.values() if c.member_ids]
    assert len(group.member_ids) == 4

    await anna.get_by_test_id("composer-input").press_sequentially("/")
    await expect(page.get_by_text("No such command")).to_be_visible()
    await anna.get_by_test_id("composer-input").fill("")
    await switch(page, "installed", playground.people.anna.id)
    await anna.get_by_test_id("composer-input").press_sequentially("/")
    await expect(page.get_by_role("option").first).to_be_visible()
    await anna.get_by_test_id("composer-input").fill("")
    await type_table(anna)
    await expect(anna.get_by_test_id("container")).to_contain_text("Table")

    await ben.locator(f'[data-testid=channel-link][data-place="{group.id}"]').click()
    await ben.locator("[data-custom-id=join]").click()
    await expect(ben.get_by_text("You are in")).to_be_visible()
    await expect(anna.get_by_text("You are in")).to_have_count(0)

    await switch(page, "restart-client", playground.people.ben.id)
    await expect(ben.get_by_text("You are in")).to_have_count(0)
    await expect(ben.get_by_test_id("container")).to_be_visible()


async def test_a_server_without_external_apps(playground: Playground, open_page: OpenPage) -> None:
    page = await open_page("side", 1400, url=playground.url)
    anna, ben = column(page, playground, "anna"), column(page, playground, "ben")
    await open_place(page, ben, SERVER)
    (guild,) = playground.world.guest_guilds.values()
    assert guild.owner_id == playground.people.ben.id
    channel = playground.world.guild_channels(guild)[0]
    await anna.locator(f'[data-testid=guild-tab][data-place="{channel.id}"]').click()
    await switch(page, "installed", playground.people.anna.id)
    await anna.get_by_test_id("composer-input").click()  # the settings are of the server she is in
    await switch(page, "external-apps")
    await type_table(anna)
    await expect(anna.get_by_test_id("container")).to_be_visible()
    await expect(ben.get_by_test_id("container")).to_have_count(0)


async def test_messages_of_two_on_a_phone(playground: Playground, open_page: OpenPage) -> None:
    page = await open_page("one", 390, 844, url=playground.url, **PHONE)
    await page.get_by_test_id("new-place").tap()
    await page.locator('[data-testid=menu-entry][data-label="With Cem"]').tap()
    await expect(page.get_by_test_id("conversation")).to_have_attribute("data-place", "Cem")
    people = {playground.people.anna.id, playground.people.cem.id}
    (pair,) = [c for c in playground.world.channels.values() if c.member_ids]
    assert set(pair.member_ids) == people
    await page.get_by_test_id("new-place").tap()  # the same again, not another one
    await page.locator('[data-testid=menu-entry][data-label="With Cem"]').tap()
    await expect(page.get_by_test_id("menu")).to_have_count(0)
    assert len([c for c in playground.world.channels.values() if c.member_ids]) == 1
    room = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert await page.evaluate(room)


async def test_an_application_that_people_cannot_install(
    playground: Playground, open_page: OpenPage
) -> None:
    page = await open_page("one", 1000, url=playground.url)
    playground.people.anna.user.has_installed = True
    await switch(page, "user-install")
    await playground.until(lambda: not playground.world.allows_user_install)
    await page.get_by_test_id("settings").click()
    await expect(page.get_by_test_id("installed").first).to_be_disabled()
    await expect(page.get_by_test_id("installed").first).to_have_attribute("aria-checked", "false")
