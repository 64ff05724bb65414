"""The small parts that the playground is made of."""

from __future__ import annotations

import asyncio

import pytest

from playground import ManualClock
from playground.protocol import snowflakes
from playground.protocol.component_tree import resolved
from playground.protocol.emoji import EmojiRef, is_unicode_emoji, parse
from playground.protocol.errors import ApiError, Code
from playground.protocol.permissions import ALL, Overwrite, Permission, combine
from playground.protocol.snowflakes import SnowflakeFactory
from playground.state.changes import CommandsChanged, Feed
from playground.validation import BodyPart
from playground.validation.body_part import BodyErrors


def test_a_manual_clock_runs_timers_in_order_and_once() -> None:
    clock, rung = ManualClock(0), []
    clock.call_at(2, lambda: rung.append(("two", clock.now())))
    clock.call_at(1, lambda: rung.append(("one", clock.now())))
    clock.call_at(3, lambda: rung.append(("three", clock.now()))).cancel()
    clock.advance(1.5)
    assert (rung, clock.now()) == ([("one", 1)], 1.5)
    clock.advance(10)
    assert (rung, clock.now()) == ([("one", 1), ("two", 2)], 11.5)


def test_ids_come_back_as_texts_whatever_they_were_sent_as() -> None:
    """A page's JSON has no numbers as large as they are."""
    sent = {"type": 6, "custom_id": "role", "default_values": [{"id": 2**60, "type": "role"}]}
    row = {"type": 1, "components": [sent, {"type": 2, "emoji": {"id": 2**61, "name": "a"}}]}
    (back,) = resolved([row], lambda _: None)
    role, button = back["components"]
    assert role["default_values"][0]["id"] == str(2**60)
    assert button["emoji"]["id"] == str(2**61)


def test_snowflakes_carry_their_time_and_always_grow() -> None:
    clock = ManualClock()
    factory = SnowflakeFactory(clock)
    made = [int(factory.next()) for _ in range(1000)]
    clock.advance(1)
    made.append(int(factory.next()))
    assert made == sorted(set(made))
    assert snowflakes.created_at(str(made[-1])) == clock.now()
    assert {snowflakes.shard_of(str(made[-1]), 4)} <= {0, 1, 2, 3}


@pytest.mark.parametrize(
    "text",
    [
        "👍",
        "🃏",
        "❤️",
        "1️⃣",
        "#️⃣",
        "🇩🇪",
        "👨‍👩‍👧",
        "⏭️",
        "↩️",
        "‼️",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        "ℹ️",
        "Ⓜ️",
        "🈁",
        "㊗️",
        "▶️",
        "⬛",
        "➕",
        "©️",
    ],
)
def test_emojis_are_known(text: str) -> None:
    assert is_unicode_emoji(text)
    assert parse(text) == EmojiRef(text)


@pytest.mark.parametrize(
    "text", ["", "a", "card", "1", "👍a", ":thumbsup:", "ä", "!", "<3", "👍👍", "+"]
)
def test_other_text_is_not_an_emoji(text: str) -> None:
    assert not is_unicode_emoji(text)
    assert parse(text) is None


@pytest.mark.parametrize("text", ["red_5:123456789012345678", "<:red_5:123456789012345678>"])
def test_custom_emojis_have_an_id(text: str) -> None:
    assert parse(text) == EmojiRef("red_5", "123456789012345678")


async def test_the_feed_wakes_who_waits() -> None:
    feed, heard = Feed(), []
    stop = feed.subscribe(heard.append)
    waiting = asyncio.create_task(feed.until(lambda: len(heard) == 2 and "both"))
    await asyncio.sleep(0)
    feed.publish(CommandsChanged())
    feed.publish(CommandsChanged())
    assert await waiting == "both"
    stop()
    feed.publish(CommandsChanged())
    assert len(heard) == 2
    with pytest.raises(TimeoutError):
        await feed.until(lambda: None, guard=0)


def test_complaints_nest_as_discord_nests_them() -> None:
    errors = BodyErrors()
    errors.raise_if_any()
    body = BodyPart(errors, {"data": {"components": [{"label": "x" * 81}]}})
    (component,) = body.at("data").at("components").parts()
    for _ in "twice":
        component.at("label").text(0, 80)
    with pytest.raises(ApiError) as raised:
        errors.raise_if_any()
    assert raised.value.to_json() == {
        "message": "Invalid Form Body",
        "code": Code.INVALID_FORM_BODY,
        "errors": {
            "data": {
                "components": {
                    "0": {
                        "label": {
                            "_errors": [
                                {
                                    "code": "BASE_TYPE_MAX_LENGTH",
                                    "message": "Must be 80 or fewer in length.",
                                }
                            ]
                        }
                    }
                }
            }
        },
    }


def test_permissions_combine_in_discords_order() -> None:
    see, send = Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES
    common = {"everyone_id": "e", "role_ids": ["r"], "member_id": "m"}
    granted = combine(
        everyone=see | send,
        roles=[0],
        overwrites={
            "e": Overwrite(deny=see | send),
            "r": Overwrite(allow=see | send),
            "m": Overwrite(deny=send),
        },
        owner=False,
        **common,
    )
    assert granted == see
    hidden = {"e": Overwrite(deny=see)}
    for roles, owner in (([Permission.ADMINISTRATOR], False), ([0], True)):
        everything = combine(everyone=0, roles=roles, overwrites=hidden, owner=owner, **common)
        assert everything == ALL
