"""A message's picture is sent once: later edits show the file that the message has."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
import simcord

from bot.render import Attachment, Picture, PublicPage, Text
from bot.render.page import with_sent_pictures
from cogs.writing.result_posters import SentPictures

from ..conftest import Workshop
from ..playing import Playing, to_the_end_of_the_round

MESSAGE = 700
CHART = Picture("round.png", b"a chart", "Anna wins")
PAGE = PublicPage((Text("# Anna"), CHART))


def _are_sent(page: PublicPage) -> list[bool]:
    return [picture.is_sent for picture in page.pictures]


def test_a_picture_is_sent_until_discord_has_taken_it() -> None:
    sent = SentPictures()
    assert sent.for_edit(MESSAGE, PAGE) == PAGE
    sent.note(MESSAGE, PAGE)
    longer = PublicPage((*PAGE.blocks, Text("🏅 First win")))
    assert _are_sent(sent.for_edit(MESSAGE, longer)) == [True]
    assert _are_sent(sent.for_edit(MESSAGE + 1, longer)) == [False]


def test_an_edit_without_pictures_leaves_those_of_the_message() -> None:
    sent = SentPictures()
    sent.note(MESSAGE, with_sent_pictures(PAGE, are_sent=False))
    sent.note(MESSAGE, PublicPage((Text("Round 2"),)))
    assert _are_sent(sent.for_edit(MESSAGE, PAGE)) == [True]
    sent.note(MESSAGE, with_sent_pictures(PAGE, are_sent=True))
    assert _are_sent(sent.for_edit(MESSAGE, PAGE)) == [True]


@pytest.mark.parametrize(
    "page",
    [
        PublicPage((Picture("round.png", b"another chart", "Anna wins"),)),
        PublicPage((Picture("match.png", b"a chart", "Anna wins"),)),
        PublicPage((CHART, Picture("match.png", b"the match", "Anna leads"))),
        PublicPage((CHART, Attachment("round.uno", b"record"))),
    ],
    ids=["other content", "other name", "one more", "with a file"],
)
def test_a_page_with_other_files_sends_all_of_them(page: PublicPage) -> None:
    sent = SentPictures()
    sent.note(MESSAGE, PAGE)
    assert sent.for_edit(MESSAGE, page) == page


@pytest_asyncio.fixture
async def play(simcord_env: simcord.Env, workshop: Workshop) -> AsyncIterator[Playing]:
    """Override the fixture to use shuffled deals: the picture is drawn from the record."""
    yield Playing(simcord_env, workshop.bot)


@pytest.fixture(params=["by tokens", "by the own route"])
async def won(play: Playing, request: pytest.FixtureRequest) -> tuple[Playing, str]:
    """Let Anna and Ben finish a match whose result has its picture."""
    await play.game_of(play.ben, rules="target=round hand_size=2")
    if request.param == "by the own route":
        play.use_own_route()
    game_id = await to_the_end_of_the_round(play)
    await play.env.settle()
    return play, game_id


def _result(play: Playing) -> Any:
    newest = play.channel.history()[-1]
    return play.env.backend.get_message(newest.channel.id, newest.id)


def _files(play: Playing) -> list[tuple[str, str]]:
    return [(each["id"], each["filename"]) for each in _result(play).attachments]


def _shown_at(play: Playing) -> list[str]:
    """Return the address of each picture on the result."""
    parts = play.components(play.channel.history()[-1])
    return [i["media"]["url"] for part in parts if part["type"] == 12 for i in part["items"]]


def _clicks(play: Playing) -> list[str]:
    return [button["custom_id"] for button in play.buttons(play.channel.history()[-1])]


async def _tell_earned(play: Playing, game_id: str) -> None:
    """Let the tally report achievements in the first round of the match, as it does some time after
    the round: before the picture is drawn or, on a busy machine, after that."""
    before = _clicks(play)
    with play.env._bot_scope():
        await play.bot.tables.tally.tell_earned((game_id, 1))
    await play.env.settle()
    assert _clicks(play) != before, "the buttons carry the version of the page"


async def test_achievements_that_are_known_after_the_picture_do_not_send_it_again(
    won: tuple[Playing, str],
) -> None:
    play, game_id = won
    files, shown_at = _files(play), _shown_at(play)
    assert [name for _, name in files] == ["round.png"]
    await _tell_earned(play, game_id)
    assert _files(play) == files
    assert _shown_at(play) == shown_at


async def test_a_picture_that_the_message_has_lost_is_sent_again(won: tuple[Playing, str]) -> None:
    play, game_id = won
    (lost,) = _files(play)
    _result(play).attachments = []
    await _tell_earned(play, game_id)
    (again,) = _files(play)
    assert again[0] != lost[0]
    assert again[1] == "round.png"
    assert again[0] in _shown_at(play)[0]
