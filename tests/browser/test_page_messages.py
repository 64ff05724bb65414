"""Messages as each of the four people sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import components as c
from tests.browser.conftest import OpenPage
from tests.browser.fake_playground import (
    ANNA,
    ANNA_DM,
    BEN,
    CEM,
    GUILD,
    UNO,
    FakePlayground,
    user,
)

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

expect = pytest.importorskip("playwright.async_api").expect

pytestmark = [pytest.mark.browser, pytest.mark.lengthy, pytest.mark.asyncio(loop_scope="session")]


def said(page: Page, text: str) -> Locator:
    return page.get_by_test_id("message").filter(has_text=text)


async def test_an_ephemeral_message_is_for_one_person_alone(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page("side", 1400)
    await world.say("for all", author=BEN)
    await world.say("a secret", flags=64, visible_to=ANNA)
    anna = page.locator(f'[data-testid=column][data-user="{ANNA}"]')
    ben = page.locator(f'[data-testid=column][data-user="{BEN}"]')
    await expect(anna.get_by_text("a secret")).to_be_visible()
    await expect(anna.get_by_test_id("ephemeral-note")).to_be_visible()
    await expect(ben.get_by_text("for all")).to_be_visible()
    await expect(ben.get_by_text("a secret")).to_have_count(0)

    await anna.get_by_test_id("dismiss").click()
    await expect(anna.get_by_text("a secret")).to_have_count(0)
    await expect(anna.get_by_text("for all")).to_be_visible()


async def test_an_edit_replaces_and_a_deletion_removes(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    message = await world.say("before")
    await expect(said(page, "before")).to_be_visible()
    edited = message | {"content": "after", "edited_timestamp": "2026-01-02T10:05:00+00:00"}
    await world.tell("message", edited)
    await expect(said(page, "after")).to_be_visible()
    await expect(said(page, "before")).to_have_count(0)
    await expect(page.get_by_test_id("edited")).to_be_visible()
    await expect(page.get_by_test_id("message")).to_have_count(1)
    await world.tell("message_delete", {"id": message["id"], "channel_id": UNO})
    await expect(page.get_by_test_id("message")).to_have_count(0)


async def test_messages_of_one_author_are_grouped(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    for author in (BEN, BEN, CEM):
        await world.say("hi", author=author)
    messages = page.get_by_test_id("message")
    await expect(messages).to_have_count(3)
    await expect(messages.nth(0)).not_to_have_class("message grouped")
    await expect(messages.nth(1)).to_have_class("message grouped")
    await expect(messages.nth(2)).not_to_have_class("message grouped")


async def test_what_was_revealed_stays_so(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    message = await world.say("the card is ||a red 7||")
    await page.get_by_role("button", name="Spoiler").click()
    await expect(page.get_by_text("a red 7", exact=True)).to_be_visible()
    thumb = {"emoji": {"id": None, "name": "👍"}, "count": 1, "users": [BEN]}
    await world.tell("message", message | {"reactions": [thumb]})
    await expect(page.get_by_test_id("reaction")).to_be_visible()
    await expect(page.get_by_text("a red 7", exact=True)).to_be_visible()


async def test_a_command_s_answer_says_who_asked(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    asked = {"id": "1", "type": 2, "user": user(ANNA), "name": "uno start"}
    await world.say("A table is open", interaction_metadata=asked)
    await expect(page.get_by_test_id("command-line")).to_have_text("AAnna used /uno start")


async def test_a_reply_shows_what_it_answers(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    first = await world.say("the **first** word", author=BEN)
    reference = {"message_id": first["id"], "channel_id": UNO}
    await world.say("the answer", type=19, message_reference=reference, referenced_message=first)
    await expect(page.get_by_test_id("reply-line")).to_contain_text("Benthe first word")


async def test_a_reply_shows_nothing_of_a_message_for_others(
    world: FakePlayground, open_page: OpenPage
) -> None:
    """Its payload has no original; Anna, whose hand it is, has it among her messages."""
    page = await open_page()
    hand = await world.say("Your hand: 8 cards", flags=64, visible_to=ANNA)
    reference = {"message_id": hand["id"], "channel_id": UNO}
    await world.say("the board", type=19, message_reference=reference, referenced_message=None)
    await expect(page.get_by_test_id("reply-line")).to_have_text(
        "The original message cannot be shown"
    )


async def test_thinking_is_shown_until_the_answer(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    message = await world.say(flags=128)
    await expect(page.get_by_test_id("thinking")).to_be_visible()
    await world.tell("message", message | {"flags": 0, "content": "Here it is"})
    await expect(page.get_by_test_id("thinking")).to_have_count(0)
    await expect(page.get_by_text("Here it is")).to_be_visible()


async def test_reactions_count_highlight_and_toggle(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    reactions = [
        {"emoji": {"id": None, "name": "👍"}, "count": 2, "users": [ANNA, BEN]},
        {"emoji": {"id": None, "name": "🔥"}, "count": 1, "users": [BEN]},
    ]
    message = await world.say("nice", reactions=reactions)
    thumb = page.locator('[data-testid=reaction][data-emoji="👍"]')
    fire = page.locator('[data-testid=reaction][data-emoji="🔥"]')
    await expect(thumb).to_have_attribute("aria-pressed", "true")
    await expect(fire).to_have_attribute("aria-pressed", "false")
    await thumb.click()
    sent = await world.expect("unreact")
    assert (sent["user"], sent["message_id"], sent["emoji"]) == (
        ANNA,
        message["id"],
        {"name": "👍"},
    )
    await fire.click()
    assert (await world.expect("react"))["emoji"] == {"name": "🔥"}


async def test_a_message_that_changes_under_the_finger_is_clicked_all_the_same(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    fire = {"emoji": {"id": None, "name": "🔥"}, "count": 1, "users": [BEN]}
    message = await world.say("nice", reactions=[fire])
    await page.get_by_test_id("reaction").hover()
    await page.mouse.down()
    await world.tell("message", message | {"content": "nicer"})
    await page.evaluate("new Promise(requestAnimationFrame)")
    await page.mouse.up()
    assert (await world.expect("react"))["message_id"] == message["id"]
    await expect(page.get_by_text("nicer")).to_be_visible()


async def test_a_reaction_is_picked(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["emojis"] = [{"id": "88", "name": "uno_red", "animated": False}]
    page = await open_page()
    await world.say("react to me")
    message = page.get_by_test_id("message")
    await message.hover()
    await message.get_by_test_id("add-reaction").click()
    await page.locator('[data-testid=emoji-choice][data-emoji="uno_red:88"]').click()
    assert (await world.expect("react"))["emoji"] == {"id": "88", "name": "uno_red"}
    await expect(page.get_by_test_id("emoji-picker")).to_have_count(0)


async def test_an_attachment_is_shown_with_its_size(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    file = {"id": "1", "filename": "game.txt", "url": "/cdn/game.txt", "size": 2048}
    await world.say("look", attachments=[file])
    await expect(page.get_by_test_id("attachment")).to_contain_text("game.txt")
    await expect(page.get_by_test_id("attachment")).to_contain_text("2.0 KB")


async def test_bot_text_never_becomes_markup(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    evil = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>'
    link = "[click](javascript:window.hurt=1)"
    await world.say(
        f"{evil} {link}",
        components=[
            c.row(
                c.button("x", evil, emoji={"name": evil}), c.link("go", "javascript:window.hurt=1")
            )
        ],
    )
    message = page.get_by_test_id("message")
    await expect(message).to_contain_text("<script>window.hurt=1</script>")
    await expect(message.locator("img, script, a[href^=javascript]")).to_have_count(0)
    await message.get_by_test_id("link-button").click()
    assert await page.evaluate("window.hurt") is None


async def test_dms_are_listed_and_badged_for_their_person(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    await page.locator(f'[data-testid=person-tab][data-user="{BEN}"]').click()
    await world.say("It is your turn", channel_id=ANNA_DM)
    tab = page.locator(f'[data-testid=person-tab][data-user="{ANNA}"]')
    await expect(tab.get_by_test_id("unread-badge")).to_have_attribute("data-count", "1")
    await expect(page).to_have_title("(1) Playground")
    await tab.click()
    await page.locator("[data-testid=channel-link][data-place=dm]").click()
    await expect(page.get_by_text("It is your turn")).to_be_visible()
    await expect(page.get_by_test_id("unread-badge")).to_have_count(0)
    await expect(page).to_have_title("Playground")


async def test_an_edited_dm_is_news_but_a_reaction_is_not(
    world: FakePlayground, open_page: OpenPage
) -> None:
    hand = world.message("Your hand: 7", channel_id=ANNA_DM)
    world.hello["messages"] = [hand]
    page = await open_page()
    badge = page.get_by_test_id("person-tab").first.get_by_test_id("unread-badge")
    thumb = {"emoji": {"id": None, "name": "👍"}, "count": 1, "users": [BEN]}
    await world.tell("message", hand | {"reactions": [thumb]})
    await world.say("a mark that the reaction has arrived", author=BEN)
    await expect(said(page, "a mark that")).to_be_visible()
    await expect(badge).to_have_count(0)
    await world.tell("message", hand | {"content": "Your hand: 8"})
    await expect(badge).to_have_attribute("data-count", "1")
    await world.tell("message", hand | {"content": "Your hand: 9"})
    await world.say("a second mark", author=BEN)
    await expect(said(page, "a second mark")).to_be_visible()
    await expect(badge).to_have_attribute("data-count", "1")


async def test_a_message_in_another_channel_leaves_a_dot(
    world: FakePlayground, open_page: OpenPage
) -> None:
    page = await open_page()
    await world.say("over here", channel_id="502", author=BEN)
    lounge = page.locator('[data-testid=channel-link][data-name="lounge"]')
    await expect(lounge.get_by_test_id("unread-badge")).to_have_attribute("data-count", "0")
    await world.say(f"you, <@{ANNA}>", channel_id="502", author=BEN)
    await expect(lounge.get_by_test_id("unread-badge")).to_have_attribute("data-count", "1")
    await lounge.click()
    await expect(page.get_by_text("New", exact=True)).to_be_visible()
    await expect(lounge.get_by_test_id("unread-badge")).to_have_count(0)


async def test_new_messages_are_read_out_once(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page("side", 1400)
    await world.say(flags=c.V2, components=[c.container(c.text("Ben plays **green 7**"))])
    await expect(page.get_by_test_id("announcer")).to_have_text(
        "Contra-uno: Ben plays green 7", ignore_case=True
    )


async def test_long_histories_open_in_parts(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["messages"] = [world.message(f"line {n}", author=BEN) for n in range(150)]
    page = await open_page()
    await expect(page.get_by_text("line 149", exact=True)).to_be_in_viewport()
    await expect(page.get_by_text("line 20", exact=True)).to_have_count(0)
    for _ in range(2):
        await page.get_by_role("button", name="Show earlier messages").click()
    await expect(page.get_by_text("line 0", exact=True)).to_have_count(1)


async def test_the_newest_message_stays_in_view(world: FakePlayground, open_page: OpenPage) -> None:
    world.hello["messages"] = [world.message(f"line {n}", author=BEN) for n in range(50)]
    page = await open_page()
    await world.say("the newest")
    await expect(said(page, "the newest")).to_be_in_viewport()
    await page.get_by_test_id("messages").hover()
    await page.mouse.wheel(0, -600)
    await expect(page.get_by_test_id("jump")).to_be_visible()
    await world.say("even newer")
    await expect(said(page, "even newer")).not_to_be_in_viewport()
    await world.say("your answer", flags=64, visible_to=ANNA)
    await expect(said(page, "your answer")).to_be_in_viewport()
    await page.mouse.wheel(0, -900)
    await page.get_by_test_id("jump").click()
    await expect(said(page, "your answer")).to_be_in_viewport()


async def test_links_to_messages_stay_on_the_page(
    world: FakePlayground, open_page: OpenPage
) -> None:
    board = world.message("the board", author=BEN)
    later = [world.message(f"line {n}", author=BEN) for n in range(80)]
    address = f"https://discord.com/channels/{GUILD}/{UNO}/{board['id']}"
    world.hello["messages"] = [board, *later]
    world.hello["messages"].append(
        world.message(
            f"see {address} or [the table]({address})",
            channel_id=ANNA_DM,
            components=[c.row(c.link("To the table", address))],
        )
    )
    page = await open_page()
    await page.locator("[data-testid=channel-link][data-place=dm]").click()
    await expect(page.get_by_role("button", name="#uno › message")).to_be_visible()
    await expect(page.get_by_role("button", name="the table", exact=True)).to_be_visible()
    await page.get_by_test_id("link-button").click()
    await expect(page.get_by_text("the board")).to_be_in_viewport()
    assert len(page.context.pages) == 1


async def test_a_reply_leads_to_its_original(world: FakePlayground, open_page: OpenPage) -> None:
    first = world.message("where it began", author=BEN)
    between = [world.message(f"line {n}", author=BEN) for n in range(40)]
    reference = {"message_id": first["id"], "channel_id": UNO}
    world.hello["messages"] = [
        first,
        *between,
        world.message("the answer", type=19, message_reference=reference, referenced_message=first),
    ]
    page = await open_page()
    await expect(said(page, "where it began").first).not_to_be_in_viewport()
    await page.get_by_test_id("reply-line").click()
    await expect(said(page, "where it began").first).to_be_in_viewport()
