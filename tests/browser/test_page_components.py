"""Buttons, selects and modals: the operations that the page sends, and what it shows meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import components as c
from tests.browser import sample
from tests.browser.conftest import OpenPage
from tests.browser.fake_playground import ANNA, BEN, CEM, UNO, FakePlayground

if TYPE_CHECKING:
    pass

expect = pytest.importorskip("playwright.async_api").expect

pytestmark = [pytest.mark.browser, pytest.mark.lengthy, pytest.mark.asyncio(loop_scope="session")]


async def test_a_button_is_pressed_by_one_person(
    world: FakePlayground, open_page: OpenPage
) -> None:
    message = world.message("table", components=[c.row(c.button("join:1", "Join", 3))])
    world.hello["messages"] = [message]
    page = await open_page("side", 1400)
    ben = page.locator(f'[data-testid=column][data-user="{BEN}"] [data-custom-id="join:1"]')
    cem = page.locator(f'[data-testid=column][data-user="{CEM}"] [data-custom-id="join:1"]')
    await ben.click()
    await expect(ben).to_have_attribute("aria-busy", "true")
    await expect(cem).not_to_have_attribute("aria-busy", "true")
    sent = await world.expect("component")
    assert sent.pop("nonce")
    assert sent == {
        "op": "component",
        "user": BEN,
        "channel_id": UNO,
        "message_id": message["id"],
        "custom_id": "join:1",
        "component_type": 2,
    }


async def test_a_second_press_waits_for_the_first_answer(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["messages"] = [world.message("x", components=[c.row(c.button("a", "A"))])]
    page = await open_page()
    button = page.get_by_test_id("component-button")
    await button.click()
    await button.click()
    first = await world.expect("component")
    await world.settle(first)
    await expect(button).not_to_have_attribute("aria-busy", "true")
    await button.click()
    await world.expect("component", 2)
    assert [entry["op"] for entry in world.received] == ["component", "component"]


async def test_only_the_person_who_pressed_learns_that_there_is_no_answer(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["messages"] = [world.message("x", components=[c.row(c.button("a", "A"))])]
    page = await open_page("side", 1400)
    column = page.locator(f'[data-testid=column][data-user="{ANNA}"]')
    await column.get_by_test_id("component-button").click()
    sent = await world.expect("component")
    await world.settle(sent, "failed", "The application did not respond")
    await expect(column.get_by_test_id("failure")).to_have_text("The application did not respond")
    await expect(page.get_by_test_id("failure").filter(visible=True)).to_have_count(1)
    await expect(column.get_by_test_id("component-button")).not_to_have_attribute(
        "aria-busy", "true"
    )


async def test_a_refusal_is_said_below_the_message(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["messages"] = [world.message("x", components=[c.row(c.button("a", "A"))])]
    page = await open_page()
    await page.get_by_test_id("component-button").click()
    sent = await world.expect("component")
    await world.tell("error", {"nonce": sent["nonce"], "message": "No such button any more."})
    await expect(page.get_by_test_id("failure")).to_have_text("No such button any more.")


async def test_disabled_buttons_send_nothing(world: FakePlayground, open_page: OpenPage) -> None:
    buttons = c.row(c.button("off", "Off", disabled=True), c.button("on", "On"))
    world.hello["messages"] = [world.message("x", components=[buttons])]
    page = await open_page()
    await expect(page.locator('[data-custom-id="off"]')).to_be_disabled()
    await page.locator('[data-custom-id="off"]').click(force=True)
    await page.locator('[data-custom-id="on"]').click()
    assert (await world.expect("component"))["custom_id"] == "on"


async def test_focus_survives_an_edit_that_renames_the_buttons(
    world: FakePlayground, open_page: OpenPage
) -> None:
    def hand(version: int) -> list[c.Json]:
        return [c.row(*(c.button(f"{version}:{n}", f"Card {n}") for n in range(4)))]

    message = world.message("hand", components=hand(1))
    world.hello["messages"] = [message]
    page = await open_page()
    await page.locator('[data-custom-id="1:2"]').focus()
    await world.tell("message", message | {"components": hand(2)})
    await expect(page.locator('[data-custom-id="2:2"]')).to_be_focused()


async def test_arrow_keys_walk_through_a_hand(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["messages"] = [world.message("hand", components=c.rows(sample.hand_buttons()))]
    page = await open_page()
    await page.locator('[data-custom-id="play:0"]').focus()
    await page.keyboard.press("ArrowRight")
    await expect(page.locator('[data-custom-id="play:1"]')).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await expect(page.locator('[data-custom-id="play:6"]')).to_be_focused()
    await page.keyboard.press("Enter")
    assert (await world.expect("component"))["custom_id"] == "play:6"


async def test_a_single_select_sends_its_choice_at_once(
    world: FakePlayground, open_page: OpenPage
) -> None:
    world.hello["messages"] = [
        world.message("x", components=[c.row(c.select("pace", ["slow", "quick"]))])
    ]
    page = await open_page()
    await page.get_by_test_id("select").click()
    await page.locator('[data-testid=select-option][data-value="quick"]').click()
    sent = await world.expect("component")
    assert (sent["values"], sent["component_type"]) == (["quick"], 3)
    await expect(page.get_by_test_id("select")).to_contain_text("Quick")


async def test_a_multi_select_sends_when_done(world: FakePlayground, open_page: OpenPage) -> None:
    select = c.select("rules", ["stack", "jump", "zero"], min_values=1, max_values=2)
    world.hello["messages"] = [world.message("x", components=[c.row(select)])]
    page = await open_page()
    await page.get_by_test_id("select").click()
    await expect(page.get_by_test_id("select-done")).to_be_disabled()
    for value in ("stack", "zero", "jump"):
        await page.locator(f'[data-testid=select-option][data-value="{value}"]').click()
    await page.get_by_test_id("select-done").click()
    assert (await world.expect("component"))["values"] == ["stack", "zero"]


async def test_a_choice_under_way_survives_an_edit(
    world: FakePlayground, open_page: OpenPage
) -> None:
    select = c.row(c.select("rules", ["stack", "jump"], min_values=0, max_values=2))
    message = world.message("one player", components=[select])
    world.hello["messages"] = [message]
    page = await open_page()
    await page.get_by_test_id("select").click()
    await page.locator('[data-testid=select-option][data-value="jump"]').click()
    await world.tell("message", message | {"content": "two players"})
    await expect(page.get_by_text("two players")).to_be_visible()
    await page.get_by_test_id("select-done").click()
    assert (await world.expect("component"))["values"] == ["jump"]


async def test_a_choice_that_is_no_longer_offered_is_not_sent(
    world: FakePlayground, open_page: OpenPage
) -> None:
    select = c.row(c.select("rules", ["stack", "jump"], min_values=0, max_values=2))
    message = world.message("one player", components=[select])
    world.hello["messages"] = [message]
    page = await open_page()
    await page.get_by_test_id("select").click()
    await page.locator('[data-testid=select-option][data-value="jump"]').click()
    closed = message | {"components": [c.row(c.button("next", "Next"))]}
    await world.tell("message", closed)
    await expect(page.get_by_test_id("select-option")).to_have_count(0)
    await page.locator('[data-custom-id="next"]').click()
    assert (await world.expect("component"))["custom_id"] == "next"


async def test_selects_work_with_the_keyboard(world: FakePlayground, open_page: OpenPage) -> None:
    names = [f"rule {n}" for n in range(12)]
    world.hello["messages"] = [world.message("x", components=[c.row(c.select("r", names))])]
    page = await open_page()
    await page.get_by_test_id("select").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.type("rule 1")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    assert (await world.expect("component"))["values"] == ["rule 10"]
    await expect(page.get_by_test_id("select")).to_be_focused()


async def test_components_v2_are_drawn(world: FakePlayground, open_page: OpenPage) -> None:
    file = {"id": "1", "filename": "game.uno", "url": "/cdn/game.uno", "size": 10}
    world.hello["messages"] = [
        world.message(
            flags=c.V2,
            attachments=[file],
            components=[
                c.container(
                    c.section("## Title", c.button("s", "Side")),
                    {"type": 14, "divider": True, "spacing": 2},
                    {"type": 12, "items": [{"media": {"url": "/cdn/no.png"}, "description": "A"}]},
                    {"type": 13, "file": {"url": "attachment://game.uno"}},
                    c.text("-# small"),
                    accent_color=0xFF0000,
                ),
                {"type": 99},
            ],
        )
    ]
    page = await open_page()
    container = page.get_by_test_id("container")
    await expect(container.get_by_role("heading", name="Title")).to_be_visible()
    await expect(container.get_by_test_id("file")).to_contain_text("game.uno")
    await expect(container.locator("hr")).to_have_count(1)
    await expect(container.get_by_test_id("gallery")).to_be_visible()
    await expect(page.get_by_test_id("unknown-component")).to_contain_text("99")
    await expect(page.get_by_test_id("attachment")).to_have_count(0)


async def test_a_modal_is_filled_in_and_sent(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["messages"] = [world.message("x", components=[c.row(c.button("m", "Rules"))])]
    page = await open_page("side", 1400)
    column = page.locator(f'[data-testid=column][data-user="{ANNA}"]')
    await column.get_by_test_id("component-button").click()
    pressed = await world.expect("component")
    await world.tell("modal", sample.rename_modal(pressed["nonce"]))
    modal = column.get_by_test_id("modal")
    await expect(modal).to_be_visible()
    await expect(page.get_by_test_id("modal")).to_have_count(1)
    await expect(column.get_by_test_id("component-button")).not_to_have_attribute(
        "aria-busy", "true"
    )

    await modal.get_by_test_id("modal-submit").click()
    await expect(modal.get_by_text("Please fill this in.")).to_be_visible()
    await modal.locator('[data-testid=text-input][data-custom-id="name"]').fill("Friday table")
    await modal.get_by_test_id("modal-submit").click()
    sent = await world.expect("modal")
    assert (sent["interaction_id"], sent["custom_id"], sent["user"]) == ("77", "house", ANNA)
    assert sent["components"] == [
        {"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Friday table"}},
        {"type": 18, "component": {"type": 4, "custom_id": "why", "value": ""}},
    ]
    await world.settle(sent)
    await expect(page.get_by_test_id("modal")).to_have_count(0)


async def test_a_modal_that_fails_keeps_what_was_typed(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    modal_data = sample.rename_modal("n") | {"components": [c.label("Name", c.text_input("name"))]}
    await world.tell("modal", modal_data)
    field = page.get_by_test_id("text-input")
    await expect(field).to_be_focused()
    await field.fill("Friday")
    await page.keyboard.press("Enter")
    sent = await world.expect("modal")
    assert sent["components"] == [
        {"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Friday"}}
    ]
    await world.settle(sent, "failed", "The application did not respond")
    await expect(page.get_by_test_id("modal-failure")).to_contain_text("did not respond")
    await expect(field).to_have_value("Friday")
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("modal")).to_have_count(0)
