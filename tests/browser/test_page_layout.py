"""View modes, people, DMs, the bot's state, and the connection to the server."""

from __future__ import annotations

import pytest

from tests.browser import components as c
from tests.browser import sample
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.fake_playground import ANNA, BEN, DANA, FakePlayground, user

expect = pytest.importorskip("playwright.async_api").expect

pytestmark = [pytest.mark.browser, pytest.mark.lengthy, pytest.mark.asyncio(loop_scope="session")]


async def test_the_view_mode_is_chosen_and_remembered(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    await expect(page.get_by_test_id("single")).to_have_count(1)
    await page.get_by_test_id("mode-side").click()
    await expect(page.get_by_test_id("column")).to_have_count(4)
    await page.reload()
    await expect(page.get_by_test_id("column")).to_have_count(4)


async def test_a_column_shows_channel_and_dm_together(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page("side", 1400)
    column = page.locator(f'[data-testid=column][data-user="{ANNA}"]')
    await expect(column.get_by_test_id("conversation")).to_have_count(1)
    await column.get_by_test_id("split").click()
    await expect(column.get_by_test_id("conversation")).to_have_count(2)
    await expect(column.locator("[data-testid=conversation][data-place=dm]")).to_be_visible()
    await column.get_by_test_id("split").click()
    await expect(column.get_by_test_id("conversation")).to_have_count(1)


async def test_a_dm_is_opened_when_first_looked_at(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    await page.locator(f'[data-testid=person-tab][data-user="{DANA}"]').click()
    await page.locator("[data-testid=channel-link][data-place=dm]").click()
    assert (await world.expect("open_dm"))["user"] == DANA
    await expect(page.get_by_test_id("composer")).to_have_count(0)
    await world.tell("channel", {"id": "604", "type": 1, "recipient": DANA})
    await page.get_by_test_id("composer-input").fill("hello bot")
    await page.keyboard.press("Enter")
    assert (await world.expect("send"))["channel_id"] == "604"


async def test_dms_are_closed_by_a_switch(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    switch = page.get_by_test_id("dm-switch")
    await expect(switch).to_have_attribute("aria-checked", "true")
    await switch.click()
    sent = await world.expect("dms")
    assert (sent["user"], sent["closed"]) == (ANNA, True)
    await world.tell("user", user(ANNA) | {"dms_closed": True})
    await expect(switch).to_have_attribute("aria-checked", "false")
    await expect(switch).to_be_focused()
    await switch.click()
    assert (await world.expect("dms", 2))["closed"] is False


async def test_the_bot_s_state_is_shown(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    status = page.get_by_test_id("bot-status")
    await expect(status).to_have_attribute("data-state", "online")
    await world.tell("online", {"online": False})
    await expect(status).to_contain_text("is offline")


async def test_the_page_comes_back_and_catches_up(
    world: FakePlayground, open_page: OpenPage
) -> None:
    old = world.message("old", components=[c.row(c.button("a", "A"))])
    world.hello["messages"] = [old]
    page = await open_page()
    await page.get_by_test_id("component-button").click()
    await world.expect("component")
    world.hello["messages"] = [old | {"content": "changed meanwhile"}, world.message("missed")]
    await world.hang_up()
    await expect(page.get_by_text("missed")).to_be_visible()
    await expect(page.get_by_text("changed meanwhile")).to_be_visible()
    await expect(page.get_by_test_id("component-button")).not_to_have_attribute("aria-busy", "true")
    failure = page.get_by_test_id("failure").filter(visible=True)
    await expect(failure).to_contain_text("connection broke")
    await expect(page.get_by_test_id("bot-status")).to_have_attribute("data-state", "online")


async def test_alt_and_a_digit_change_the_person(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    await page.keyboard.press("Alt+2")
    await expect(page.locator(f'[data-testid=single][data-user="{BEN}"]')).to_be_visible()
    await expect(page.get_by_test_id("composer-input")).to_be_focused()


async def test_a_big_hand_fits_a_phone(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["messages"] = [
        world.message("hand", visible_to=ANNA, components=c.rows(sample.hand_buttons()))
    ]
    page = await open_page("side", 400, 800, **PHONE)
    await expect(page.get_by_test_id("column")).to_have_count(1)
    buttons = await page.get_by_test_id("component-button").all()
    assert len(buttons) == 30
    for button in buttons:
        box = await button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 400
        assert box["height"] >= 40
        assert box["width"] >= 44
    assert await page.evaluate("document.documentElement.scrollWidth") <= 400


async def test_everything_is_reachable_on_a_phone(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page("one", 400, 800, **PHONE)
    await page.locator(f'[data-testid=person-tab][data-user="{BEN}"]').tap()
    await expect(page.locator(f'[data-testid=column][data-user="{BEN}"]')).to_be_visible()
    await page.locator("[data-testid=channel-link][data-place=dm]").tap()
    assert (await world.expect("open_dm"))["user"] == BEN
    await page.get_by_test_id("dm-switch").tap()
    assert (await world.expect("dms"))["user"] == BEN
    await page.locator('[data-testid=channel-link][data-name="uno"]').tap()
    await world.say("tap me")
    message = page.get_by_test_id("message")
    await message.get_by_test_id("add-reaction").tap()
    await page.locator('[data-testid=emoji-choice][data-emoji="🃏"]').tap()
    assert (await world.expect("react"))["user"] == BEN


async def test_a_full_evening_is_drawn_in_every_shape(
    world: FakePlayground, open_page: OpenPage
) -> None:
    sample.fill(world)
    for mode, width in (("one", 1000), ("side", 1400), ("one", 400)):
        page = await open_page(mode, width)
        await expect(page.get_by_test_id("message").first).to_be_visible()
        await expect(page.get_by_test_id("unknown-component")).to_have_count(0)
        assert await page.evaluate("document.documentElement.scrollWidth") <= width


def second_server(world: FakePlayground) -> None:
    world.hello["guilds"].append({"id": "510", "name": "The other one"})
    place = {"type": 0, "guild_id": "510"}
    world.hello["channels"] += [
        {"id": "511", "name": "uno", **place},
        {"id": "512", "name": "games", **place},
    ]


async def test_one_server_has_one_button_and_no_tabs_for_servers(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    await expect(page.get_by_test_id("rail-guild")).to_have_count(1)
    await page.get_by_test_id("mode-side").click()
    await expect(page.get_by_test_id("guild-tab")).to_have_count(0)


async def test_another_server_is_gone_to_by_the_rail(
    world: FakePlayground, open_page: OpenPage
) -> None:
    second_server(world)
    page = await open_page()
    first, second = (page.get_by_test_id("rail-guild").nth(n) for n in (0, 1))
    await expect(first).to_have_attribute("aria-current", "true")
    await world.say("hello there", channel_id="512")
    await expect(second.locator(".badge")).to_have_text("1 unread")
    await second.click()
    await expect(second).to_have_attribute("aria-current", "true")
    await expect(page.get_by_role("heading", name="The other one")).to_be_visible()
    links = page.get_by_test_id("channel-link")
    await expect(links).to_have_count(3)
    assert [await links.nth(n).get_attribute("data-name") for n in (0, 1)] == ["uno", "games"]
    await page.get_by_test_id("composer-input").fill("hi")
    await page.keyboard.press("Enter")
    assert (await world.expect("send"))["channel_id"] == "511"
    await page.get_by_test_id("settings").click()
    await page.get_by_test_id("guild-locale").select_option("de")
    assert (await world.expect("guild_locale"))["guild_id"] == "510"


@pytest.mark.parametrize(("mode", "width"), [("side", 1400), ("one", 390)])
async def test_a_column_has_a_tab_for_each_server(
    world: FakePlayground, open_page: OpenPage, mode: str, width: int
) -> None:
    second_server(world)
    page = await open_page(mode, width, 800)
    column = page.locator(f'[data-testid=column][data-user="{ANNA}"]')
    first, second = (column.get_by_test_id("guild-tab").nth(n) for n in (0, 1))
    await expect(first).to_have_attribute("aria-pressed", "true")
    await world.say("hello there", channel_id="512")
    await expect(second.locator(".badge")).to_have_text("1 unread")
    await second.click()
    await expect(second).to_have_attribute("aria-pressed", "true")
    await expect(second).to_be_focused()
    await column.locator("[data-testid=channel-link][data-name=games]").click()
    await expect(column.get_by_text("hello there")).to_be_visible()
    await expect(second.locator(".badge")).to_have_count(0)
