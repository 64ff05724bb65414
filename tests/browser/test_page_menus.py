"""The page's menus: all commands, Apps menus, threads, languages, and dark or light."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.fake_playground import ANNA, BEN, BOT, GUILD, UNO, FakePlayground

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

expect = pytest.importorskip("playwright.async_api").expect

pytestmark = [pytest.mark.browser, pytest.mark.lengthy, pytest.mark.asyncio(loop_scope="session")]


def command(name: str, **fields: Any) -> dict[str, Any]:
    return {"id": f"c-{name}", "type": 1, "name": name, "description": f"Does {name}", **fields}


def many_commands() -> list[dict[str, Any]]:
    """A command with twelve sub-commands, the last of them with a German name and an option."""
    option = {
        "type": 3,
        "name": "mode",
        "name_localizations": {"de": "modus"},
        "description": "Which game",
    }
    last = {
        "type": 1,
        "name": "rules",
        "name_localizations": {"de": "regeln"},
        "description": "A rule in plain words",
        "description_localizations": {"de": "Eine Regel in klaren Worten"},
        "options": [option],
    }
    others = [{"type": 1, "name": f"do{n}", "description": f"Does {n}"} for n in range(11)]
    return [command("uno", options=[*others, last])]


def menu_command(name: str, kind: int, german: str) -> dict[str, Any]:
    return command(name, type=kind, description="", name_localizations={"de": german})


def thread(thread_id: str = "700", **fields: Any) -> dict[str, Any]:
    return {
        "id": thread_id,
        "guild_id": GUILD,
        "type": 11,
        "name": "Round two",
        "parent_id": UNO,
        "owner_id": BEN,
        "archived": False,
        "locked": False,
        "members": [BEN],
        **fields,
    }


def anna(world: FakePlayground, **fields: Any) -> dict[str, Any]:
    """Return Anna as the page receives her, with more fields than in other tests."""
    found = next(user for user in world.hello["users"] if user["id"] == ANNA)
    found |= {"locale": "de", "permissions": "0", "owner": False, "moderates": False, **fields}
    return found


def entry(page: Page, label: str) -> Locator:
    return page.locator(f'[data-testid=menu-entry][data-label="{label}"]')


async def expect_whole(shown: Locator) -> None:
    """Expect that no part of the element is beyond the edge of the page."""
    for number in range(await shown.count()):
        await expect(shown.nth(number)).to_be_in_viewport(ratio=0.99)


async def test_a_phone_shows_every_command_at_once_in_ones_language(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["commands"] = many_commands()
    anna(world)
    page = await open_page("one", 390, 800, **PHONE)
    await page.get_by_test_id("command-button").tap()
    choices = page.get_by_test_id("command-choice")
    await expect(choices).to_have_count(12)
    await expect_whole(choices)
    await expect(choices.last).to_contain_text("/uno regeln")
    await expect(choices.last).to_contain_text("Eine Regel in klaren Worten")
    await page.get_by_test_id("picker-search").fill("regel")
    await choices.tap()
    await page.get_by_text("+ modus").tap()
    await page.get_by_test_id("option-input").fill("flip")
    await page.get_by_test_id("composer-send").tap()
    assert (await world.expect("slash"))["options"] == [
        {"name": "rules", "type": 1, "options": [{"name": "mode", "type": 3, "value": "flip"}]}
    ]


async def test_names_of_places_are_not_cut_off_on_a_phone(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["channels"] += [thread(str(700 + n)) for n in range(5)]
    page = await open_page("one", 390, 800, **PHONE)
    names = page.locator(".column-tabs .channel-name")
    await expect(names).to_have_text(["uno", "lounge", "contra-uno"])
    cut_off = await names.evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth)")
    assert cut_off == []
    tabs = page.locator(".column-tabs .channel-link")
    await expect_whole(tabs)
    await page.get_by_test_id("threads").tap()
    await page.get_by_test_id("menu-entry").first.tap()
    await expect(names).to_have_text(["Round two", "lounge", "contra-uno"])
    await expect_whole(page.locator(".column-tabs [aria-current]"))
    await page.get_by_role("button", name="Back to #uno").tap()
    await expect(names.first).to_have_text("uno")


async def test_commands_that_one_may_not_use_are_not_offered(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["commands"] = [
        command("settings", default_member_permissions="32"),
        command("help"),
    ]
    person = anna(world)
    page = await open_page()
    await page.get_by_test_id("command-button").click()
    await expect(page.get_by_test_id("command-choice")).to_have_count(1)
    await page.keyboard.press("Escape")
    await world.tell("user", person | {"permissions": "32"})
    await page.get_by_test_id("command-button").click()
    await expect(page.get_by_test_id("command-choice")).to_have_count(2)


async def test_a_message_and_a_person_have_an_apps_menu(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["commands"] = [
        menu_command("Silly question", 3, "Dumme Frage"),
        menu_command("Wake up!", 2, "Aufwachen!"),
    ]
    anna(world)
    page = await open_page()
    said = await world.say("Whose turn is it?", author=BEN)
    message = page.get_by_test_id("message")
    await message.get_by_text("Whose turn").click(button="right")
    await expect(entry(page, "Aufwachen!")).to_have_count(0)
    await entry(page, "Dumme Frage").click()
    sent = await world.expect("menu")
    assert (sent["command_id"], sent["message_id"]) == ("c-Silly question", said["id"])
    await expect(page.get_by_test_id("waiting-command")).to_contain_text("Dumme Frage")
    await message.get_by_test_id("author").click()
    await entry(page, "Aufwachen!").click()
    sent = await world.expect("menu", 2)
    assert (sent["command_id"], sent["target"], sent["user"]) == ("c-Wake up!", BEN, ANNA)


async def test_a_thread_is_started_entered_and_locked(
    world: FakePlayground, open_page: OpenPage
) -> None:
    anna(world, permissions=str((1 << 34) | (1 << 13)))
    page = await open_page()
    await page.get_by_test_id("threads").click()
    await entry(page, "Start a thread").click()
    await page.get_by_test_id("prompt-input").fill("Round two")
    await page.keyboard.press("Enter")
    sent = await world.expect("thread")
    assert (sent["name"], sent["channel_id"]) == ("Round two", UNO)
    await world.tell("channel", thread())
    await page.get_by_test_id("threads").click()
    await page.get_by_test_id("menu-entry").first.click()
    await expect(page.locator(".channel-header h2")).to_have_text("Round two")
    await page.get_by_test_id("thread-lock").click()
    assert (await world.expect("thread_lock"))["on"] is True
    await world.tell("channel", thread(locked=True, archived=True))
    await expect(page.get_by_test_id("thread-state")).to_have_text("archived, locked")
    await world.tell("channel_delete", {"id": thread()["id"]})
    await expect(page.locator(".channel-header h2")).to_have_text("uno")


async def test_languages_and_roles_are_chosen(world: FakePlayground, open_page: OpenPage) -> None:
    anna(world, owner=True)
    page = await open_page("one", 390, 800, **PHONE)
    await page.get_by_test_id("settings").tap()
    await page.get_by_test_id("guild-locale").select_option("de")
    asked = await world.expect("guild_locale")
    assert (asked["guild_id"], asked["locale"]) == (GUILD, "de")
    ben = page.locator(f'[data-testid=settings-person][data-user="{BEN}"]')
    await ben.get_by_test_id("locale").select_option("fr")
    sent = await world.expect("locale")
    assert (sent["user"], sent["locale"]) == (BEN, "fr")
    await ben.get_by_test_id("moderator").tap()
    sent = await world.expect("moderator")
    assert (sent["user"], sent["moderates"]) == (BEN, True)
    await expect(page.get_by_test_id("moderator").first).to_be_disabled()  # the owner


async def test_dark_or_light_as_the_system_or_as_chosen(
    world: FakePlayground, open_page: OpenPage
) -> None:
    del world
    page = await open_page(color_scheme="light")
    shown = page.locator("html")
    await expect(shown).to_have_attribute("data-theme", "light")
    await page.get_by_test_id("settings").click()
    await page.get_by_test_id("theme-dark").click()
    await expect(shown).to_have_attribute("data-theme", "dark")
    await page.reload()
    await expect(shown).to_have_attribute("data-theme", "dark")


async def test_deleting_is_for_the_writer_and_for_moderators(
    world: FakePlayground, open_page: OpenPage
) -> None:
    person = anna(world)
    page = await open_page()
    said = await world.say("Mine", author=BOT)
    await page.get_by_test_id("message").hover()
    await page.get_by_test_id("message-menu").click()
    await expect(entry(page, "Copy text")).to_be_visible()
    await expect(entry(page, "Delete")).to_have_count(0)
    await page.keyboard.press("Escape")
    await world.tell("user", person | {"permissions": str(1 << 13)})
    await page.get_by_test_id("message").hover()
    await page.get_by_test_id("message-menu").click()
    await entry(page, "Delete").click()
    assert (await world.expect("delete"))["message_id"] == said["id"]
