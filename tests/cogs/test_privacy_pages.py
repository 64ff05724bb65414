"""`/uno privacy`, as people use it."""

from __future__ import annotations

import json

import pytest

from bot.i18n import Texts
from bot.render import Text
from bot.render.private.privacy_page import privacy_page
from bot.store.privacy.personal_data import DataKind
from tests.languages import DRAWN_LANGUAGES

from .playing import Playing

_CLICK = "u:0:0:privacy:"


async def test_nothing_is_stored_of_a_stranger(play: Playing) -> None:
    zoe = play.guild.add_member(play.env.create_user("zoe"))
    page = await play.command(zoe, "uno privacy")
    assert "Nothing." in play.text(page)
    assert list(play.buttons(page)) == []


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_every_kind_of_data_is_listed_in_plain_words(language: str) -> None:
    t = Texts.load().get(language)
    for count in (1, 2_000):
        page = privacy_page({kind.value: count for kind in DataKind}, "", t)
        text = page.blocks[0]
        assert isinstance(text, Text)
        assert len(text.markdown.splitlines()) == len(DataKind) + 2


async def test_data_is_listed_exported_and_deleted_after_a_question(play: Playing) -> None:
    own = await play.command(play.ben, "uno me")
    await play.press(play.ben, own, "u:0:0:mine:ring.none")
    page = await play.command(play.ben, "uno privacy")
    assert f"</uno me:{play.bot.command_ids['uno']}>" in play.text(page)
    given = await play.press(play.ben, page, f"{_CLICK}file")
    (file,) = [attachment for message in given.followups for attachment in message.attachments]
    assert json.loads(await file.read())["kept"]["people"][0]["user_id"] == play.ben.id
    await play.press(play.ben, page, f"{_CLICK}delete")
    assert (await play.bot.tables.settings.person(play.ben.id)).choices.ring_after is None
    await play.press(play.ben, page, f"{_CLICK}sure")
    assert (await play.bot.tables.settings.person(play.ben.id)).choices.ring_after == 20
    assert (await play.bot.tables.privacy.kept_of(play.ben.id)).counts == {}
    assert list(play.buttons(page)) == []


async def test_a_cancelled_deletion_keeps_everything(play: Playing) -> None:
    own = await play.command(play.ben, "uno me")
    await play.press(play.ben, own, "u:0:0:mine:ring.none")
    page = await play.command(play.ben, "uno privacy")
    told = play.text(page)
    await play.press(play.ben, page, f"{_CLICK}delete")
    await play.press(play.ben, page, _CLICK)
    assert play.text(page) == told
    assert (await play.bot.tables.privacy.kept_of(play.ben.id)).counts


async def test_nobody_deletes_another(play: Playing) -> None:
    own = await play.command(play.ben, "uno me")
    await play.press(play.ben, own, "u:0:0:mine:ring.none")
    mine = await play.command(play.anna, "uno me")
    forged = {"type": 2, "style": 2, "label": "?", "custom_id": f"{_CLICK}sure"}
    play.put_back(mine, forged)
    await play.press(play.anna, mine, f"{_CLICK}sure")
    assert (await play.bot.tables.privacy.kept_of(play.ben.id)).counts


async def test_the_file_of_a_user_who_never_played_is_empty_and_complete(play: Playing) -> None:
    told = json.loads(await play.bot.tables.privacy.export(play.cem.id))
    assert told["user_id"] == str(play.cem.id)
    assert told["kept"] == {}


async def test_a_second_deletion_gets_the_same_answer(play: Playing) -> None:
    mine = await play.command(play.ben, "uno me")
    await play.click(play.ben, mine, "mine", "ring.none")
    for _ in range(2):
        # The first page is still there.
        page = await play.command(play.ben, "uno me")
        play.put_back(page, {"type": 2, "style": 2, "label": "?", "custom_id": f"{_CLICK}sure"})
        await play.press(play.ben, page, f"{_CLICK}sure")
        assert "### Deleted" in play.text(page)


async def test_a_match_in_another_server_is_named_and_nothing_is_forgotten(play: Playing) -> None:
    """Deletion is refused while a match runs in another server, and works once it is over."""
    mine = await play.command(play.ben, "uno me")
    await play.click(play.ben, mine, "mine", "ring.60")
    elsewhere = play.env.create_guild("Anderswo")
    channel = elsewhere.create_text_channel("karten")
    there = [elsewhere.add_member(person.user) for person in (play.anna, play.ben)]
    here, play.channel = play.channel, channel
    await there[0].slash(channel, "uno start", rules="target=round")
    await play.click(there[1], play.lobby, "join")
    await play.click(there[0], play.lobby, "start")
    play.channel = here
    page = await play.command(play.ben, "uno privacy")
    await play.press(play.ben, page, f"{_CLICK}delete")
    await play.press(play.ben, page, f"{_CLICK}sure")
    assert f"<#{channel.id}>" in play.text(page)
    assert (await play.bot.tables.privacy.kept_of(play.ben.id)).counts
    play.channel = channel
    await play.lay("R5", "R7", "B1 B2 B3")
    await play.click(there[0], play.dm(play.anna), "card")
    play.channel = here
    page = await play.command(play.ben, "uno privacy")
    await play.press(play.ben, page, f"{_CLICK}delete")
    await play.press(play.ben, page, f"{_CLICK}sure")
    assert "### Deleted" in play.text(page)
    assert not (await play.bot.tables.privacy.kept_of(play.ben.id)).counts


async def test_whom_to_ask_is_said_where_the_operator_says_it(play: Playing) -> None:
    play.bot.contact = "https://discord.gg/x_y"
    page = await play.command(play.ben, "uno privacy")
    assert play.bot.contact in play.text(page)
    page = await play.command(play.ben, "uno help")
    await play.press(play.ben, page, "u:0:0:help:5")
    assert play.bot.contact in play.text(page)
