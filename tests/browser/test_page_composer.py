"""Writing: messages, and slash commands with their options."""

from __future__ import annotations

import pytest

from tests.browser import sample
from tests.browser.conftest import OpenPage
from tests.browser.fake_playground import ANNA, BEN, CEM, UNO, FakePlayground

expect = pytest.importorskip("playwright.async_api").expect

pytestmark = [pytest.mark.browser, pytest.mark.lengthy, pytest.mark.asyncio(loop_scope="session")]


async def test_enter_sends_a_message(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    field = page.get_by_test_id("composer-input")
    await field.fill("hello")
    await field.press("Shift+Enter")
    await field.press_sequentially("you")
    await field.press("Enter")
    sent = await world.expect("send")
    assert (sent["user"], sent["channel_id"], sent["content"]) == (ANNA, UNO, "hello\nyou")
    await expect(field).to_have_value("")


async def test_a_refused_message_comes_back(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    field = page.get_by_test_id("composer-input")
    await field.fill("hello")
    await field.press("Enter")
    sent = await world.expect("send")
    await world.tell("error", {"nonce": sent["nonce"], "message": "You cannot write here."})
    await expect(page.get_by_test_id("notice")).to_contain_text("You cannot write here.")
    await expect(field).to_have_value("hello")
    await page.get_by_test_id("notice").get_by_role("button").click()
    await expect(page.get_by_test_id("notice")).to_have_count(0)


async def test_a_draft_waits_for_its_writer(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    await page.get_by_test_id("composer-input").fill("not yet sent")
    await page.locator(f'[data-testid=person-tab][data-user="{BEN}"]').click()
    await expect(page.get_by_test_id("composer-input")).to_have_value("")
    await page.locator(f'[data-testid=person-tab][data-user="{ANNA}"]').click()
    await expect(page.get_by_test_id("composer-input")).to_have_value("not yet sent")


async def test_a_person_is_mentioned(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    field = page.get_by_test_id("composer-input")
    await field.press_sequentially("hi @be")
    await expect(page.get_by_test_id("suggestion")).to_have_count(1)
    await field.press("Enter")
    await field.press_sequentially("!")
    await field.press("Enter")
    assert (await world.expect("send"))["content"] == f"hi <@{BEN}> !"


async def test_a_slash_offers_commands_and_filters(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["commands"] = sample.COMMANDS
    page = await open_page()
    field = page.get_by_test_id("composer-input")
    await field.press_sequentially("/")
    await expect(page.get_by_test_id("suggestion")).to_have_count(5)
    await field.press_sequentially("uno o")
    await expect(page.get_by_test_id("suggestion")).to_have_count(1)
    await expect(page.get_by_test_id("suggestion")).to_contain_text("/uno option set")
    await field.fill("/nonsense")
    await expect(page.get_by_test_id("suggestions")).to_contain_text("No such command")


async def test_a_mentioned_command_is_opened_by_a_press(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["commands"] = sample.COMMANDS
    page = await open_page()
    await world.say("</uno start:77> opens a table, </uno unknown:77> does nothing")
    await page.get_by_test_id("command-mention").last.click()
    await expect(page.get_by_test_id("command-form")).to_have_count(0)
    await page.get_by_test_id("command-mention").first.click()
    await expect(page.get_by_test_id("command-form")).to_contain_text("/uno start")


async def test_a_command_without_options_is_sent_by_enter(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["commands"] = sample.COMMANDS
    page = await open_page()
    field = page.get_by_test_id("composer-input")
    await field.press_sequentially("/ping")
    await field.press("Enter")
    sent = await world.expect("slash")
    assert sent.pop("nonce")
    assert sent == {
        "op": "slash",
        "user": ANNA,
        "channel_id": UNO,
        "command_id": "12",
        "name": "ping",
        "options": [],
    }
    waiting = page.get_by_test_id("waiting-command")
    await expect(waiting).to_contain_text("Anna used /ping")


async def test_a_command_that_gets_no_answer_says_so(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["commands"] = sample.COMMANDS
    page = await open_page()
    await page.get_by_test_id("composer-input").fill("/ping")
    await page.get_by_test_id("composer-send").click()
    sent = await world.expect("slash")
    await world.settle(sent, "pending")
    await expect(page.get_by_test_id("waiting-command")).to_be_visible()
    await world.settle(sent, "failed", "The application did not respond")
    await expect(page.get_by_test_id("waiting-command")).to_have_count(0)
    await expect(page.get_by_test_id("notice")).to_contain_text(
        "/ping: The application did not respond"
    )


async def test_options_by_keyboard(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["commands"] = sample.COMMANDS
    page = await open_page()
    await page.get_by_test_id("composer-input").press_sequentially("/uno st")
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("command-chip")).to_be_focused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator('[data-testid=option-input][data-option="mode"]')).to_be_focused()
    await page.keyboard.type("fl")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    assert (await world.expect("slash"))["options"] == [
        {"name": "start", "type": 1, "options": [{"name": "mode", "type": 3, "value": "flip"}]}
    ]


async def test_options_by_mouse(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["commands"] = sample.COMMANDS
    page = await open_page()
    await page.get_by_test_id("command-button").click()
    await page.get_by_test_id("command-choice").filter(has_text="/uno start").click()
    await page.locator('[data-testid=option-add][data-option="mode"]').click()
    await page.get_by_test_id("suggestion").filter(has_text="Duo").click()
    await page.locator('[data-testid=option-add][data-option="cards"]').click()
    await page.locator('[data-testid=option-input][data-option="cards"]').fill("5")
    await page.get_by_test_id("composer-send").click()
    assert (await world.expect("slash"))["options"][0]["options"] == [
        {"name": "mode", "type": 3, "value": "duo"},
        {"name": "cards", "type": 4, "value": 5},
    ]
    await expect(page.get_by_test_id("composer-input")).to_be_visible()


async def test_a_required_option_is_asked_for(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["commands"] = sample.COMMANDS
    page = await open_page()
    await page.get_by_test_id("composer-input").fill("/uno kick")
    await page.keyboard.press("Enter")
    player = page.locator('[data-testid=option-input][data-option="player"]')
    await expect(player).to_be_focused()
    await expect(player).to_have_attribute("aria-invalid", "true")
    await page.get_by_test_id("suggestion").filter(has_text="Cem").click()
    await page.keyboard.press("Enter")
    assert (await world.expect("slash"))["options"][0]["options"] == [
        {"name": "player", "type": 6, "value": CEM}
    ]
    assert [entry["op"] for entry in world.received] == ["slash"]


async def test_values_out_of_range_are_not_sent(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["commands"] = sample.COMMANDS
    page = await open_page()
    await page.get_by_test_id("composer-input").fill("/uno start cards:99")
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("suggestions")).to_contain_text("At most 20.")
    field = page.locator('[data-testid=option-input][data-option="cards"]')
    await field.fill("9")
    await field.press("Enter")
    assert (await world.expect("slash"))["options"][0]["options"] == [
        {"name": "cards", "type": 4, "value": 9}
    ]


async def test_autocomplete_asks_the_bot(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["commands"] = sample.COMMANDS
    page = await open_page()
    await page.get_by_test_id("composer-input").press_sequentially("/uno option set ")
    rule = page.locator('[data-testid=option-input][data-option="rule"]')
    await expect(rule).to_be_focused()
    await rule.fill("sta")
    asked = await world.expect("autocomplete")
    while asked["options"][0]["options"][0]["options"][0]["value"] != "sta":
        asked = await world.expect("autocomplete", len(world.received) + 1)
    assert asked["options"] == [
        {
            "name": "option",
            "type": 2,
            "options": [
                {
                    "name": "set",
                    "type": 1,
                    "options": [{"name": "rule", "type": 3, "value": "sta", "focused": True}],
                }
            ],
        }
    ]
    choices = [{"name": "Stacking", "value": "stack-2"}]
    await world.tell("autocomplete", {"nonce": asked["nonce"], "choices": choices})
    await page.get_by_test_id("suggestion").filter(has_text="Stacking").click()
    await expect(page.locator('[data-testid=option-input][data-option="on"]')).to_be_focused()
    await page.keyboard.type("false")
    await page.keyboard.press("Enter")
    sent = await world.expect("slash")
    assert sent["options"][0]["options"][0]["options"] == [
        {"name": "rule", "type": 3, "value": "stack-2"},
        {"name": "on", "type": 5, "value": False},
    ]


async def test_backspace_leads_back_to_text(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["commands"] = sample.COMMANDS
    page = await open_page()
    await page.get_by_test_id("composer-input").press_sequentially("/uno kick ")
    await expect(page.get_by_test_id("command-form")).to_be_visible()
    await page.keyboard.press("Backspace")
    await expect(page.get_by_test_id("composer-input")).to_have_value("/uno kick")
    await expect(page.get_by_test_id("composer-input")).to_be_focused()


async def test_guild_only_commands_are_not_offered_in_dms(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["commands"] = [sample.COMMANDS[0] | {"contexts": [0]}, sample.COMMANDS[1]]
    page = await open_page()
    await page.locator("[data-testid=channel-link][data-place=dm]").click()
    await page.get_by_test_id("composer-input").press_sequentially("/")
    await expect(page.get_by_test_id("suggestion")).to_have_count(1)
