"""Results that stay: a round's board becomes its poster, and the next round gets a new board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter
from msgspec import Struct
from msgspec.structs import replace

from bot.store.rows import MessageKind, RoundRow
from bot.tables.playing.play import next_round
from cogs.kept_pictures import KeptPictures
from cogs.writing.redrawing import Redrawing
from cogs.writing.result_posters import SentPictures

from .playing import Playing, to_the_end_of_the_round

SHORT = "hand_size=2"
"""The rule with which a round is over after a few moves."""


@pytest.fixture
def play(shuffled: Playing) -> Playing:
    """Use shuffled deals: a record is replayed from its seed."""
    return shuffled


async def _round_won(play: Playing, rules: str = "") -> None:
    """Anna and Ben play a short round to its end, always the first playable card."""
    await play.game_of(play.ben, rules=f"{SHORT} {rules}")
    await to_the_end_of_the_round(play)


def _newest(play: Playing) -> Any:
    return play.channel.history()[-1]


def _pictures(play: Playing, message: Any) -> list[str]:
    return [
        item["media"]["url"]
        for part in play.components(message)
        if part["type"] == 12
        for item in part["items"]
    ]


def _public(play: Playing) -> list[Any]:
    return [m for m in play.channel.history() if list(play.components(m))]


async def test_the_board_of_a_round_that_is_over_has_its_picture_without_being_asked(
    play: Playing,
) -> None:
    await _round_won(play)
    await play.env.settle()
    result = _newest(play)
    assert "# 🥇 " in play.text(result)
    assert any("round.png" in url for url in _pictures(play, result))
    assert play.button(result, "next") is not None


async def test_the_result_stays_and_the_next_round_has_a_board_below_it(play: Playing) -> None:
    await _round_won(play)
    await play.env.settle()
    result = _newest(play)
    await play.click(play.ben, result, "next")
    await play.env.settle()
    assert play.board.id > result.id
    poster = next(m for m in play.channel.history() if m.id == result.id)
    assert "# 🥇 " in play.text(poster)
    assert " (+0) · " in play.text(poster)
    assert any("round.png" in url for url in _pictures(play, poster))
    assert list(play.buttons(poster)) == []
    assert play.button(play.board, "hand") is not None


async def test_a_result_is_left_at_once_when_everybody_has_asked(play: Playing) -> None:
    await _round_won(play)
    result = _newest(play)
    for person in (play.ben, play.anna):
        button = play.button(_newest(play), "next")
        assert button is not None
        await play.press(person, _newest(play), button["custom_id"])
        await play.env.settle()
    assert play.board.id > result.id


async def test_the_next_round_begins_with_its_deal_and_no_hand_says_twice_who_has_won(
    play: Playing,
) -> None:
    await _round_won(play)
    await play.env.settle()
    winner = next(seat for seat, left in enumerate(await play.hands()) if not left)
    name = ("Anna", "Ben")[winner]
    lost = play.text(play.dm((play.anna, play.ben)[1 - winner]))
    assert f"{name} wins the round" in lost
    assert len(re.findall("wins the round", lost)) == 1
    await play.click(play.ben, _newest(play), "next")
    await play.env.settle()
    told = [line for line in play.text(play.board).split("\n") if line.startswith("-# • ")]
    assert len(told) == 1
    assert "Round 2" in told[0]
    for person in (play.anna, play.ben):
        assert "wins the round" not in play.text(play.dm(person))


async def test_a_poster_is_finished_after_a_restart_and_no_board_is_lost(play: Playing) -> None:
    await _round_won(play)
    await play.env.settle()
    result = _newest(play)
    # Ben starts the next round, and the process dies before it can show it.
    view = await play.view()
    stopped = play.bot.tables
    await play.look_at_result()
    await stopped.submit(view.game.id, play.ben.id, next_round)
    await play.restart()
    boards = [m for m in play.channel.history() if play.button(m, "hand") is not None]
    assert [board.id for board in boards] == [play.board.id]
    assert play.board.id != result.id
    poster = next(m for m in play.channel.history() if m.id == result.id)
    assert list(play.buttons(poster)) == []
    assert any("round.png" in url for url in _pictures(play, poster))


@pytest.mark.parametrize("rules", ["", "target=round"])
async def test_a_result_whose_process_ends_before_its_picture_is_there_gets_it_from_the_next(
    play: Playing, rules: str
) -> None:
    """After a match nothing else happens that would add the picture."""
    with pytest.MonkeyPatch.context() as dying:
        dying.setattr(Redrawing, "_put_in_poster", AsyncMock())
        await _round_won(play, rules)
        await play.env.settle()
        assert _pictures(play, _newest(play)) == []
        messages = play.bot.tables.messages
        for game_id in messages.not_written:
            await messages.write_down(game_id)
    await play.restart()
    assert len(_pictures(play, _newest(play))) == 1


@contextmanager
def _no_files(*, known: bool = False) -> Iterator[list[str]]:
    """Refuse files in every kind of request, as Discord does without the permission.

    The list receives the kind of each refused request. ``known``: the gateway has announced the
    missing permission before.
    """
    refused: list[str] = []
    # The permissions of a thread are those of its channel.
    may = discord.abc.GuildChannel.permissions_for

    def permissions_for(channel: discord.abc.GuildChannel, whose: Any) -> discord.Permissions:
        allowed = may(channel, whose)
        allowed.attach_files = False
        return allowed

    with pytest.MonkeyPatch.context() as closed:
        for where, way in _WAYS:
            closed.setattr(where, way, _refusing(getattr(where, way), refused))
        if known:
            closed.setattr(discord.abc.GuildChannel, "permissions_for", permissions_for)
        yield refused


_WAYS = (
    (HTTPClient, "send_message"),
    (HTTPClient, "edit_message"),
    (AsyncWebhookAdapter, "create_interaction_response"),
    (AsyncWebhookAdapter, "edit_original_interaction_response"),
    (AsyncWebhookAdapter, "edit_webhook_message"),
)


def _refusing(request: Any, refused: list[str]) -> Any:
    def made(where: object, *args: Any, **told: Any) -> Any:
        if not (told["params"].files if "params" in told else told["files"]):
            return request(where, *args, **told)
        refused.append(request.__name__)
        answer: Any = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(answer, {"code": 50013, "message": "Missing Permissions"})

    return made


@pytest.mark.parametrize(
    ("known", "tries"),
    [(False, ["edit_webhook_message"]), pytest.param(True, [], marks=pytest.mark.lengthy)],
)
async def test_where_no_files_are_taken_the_poster_is_in_words_until_they_are(
    play: Playing, known: bool, tries: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    with _no_files(known=known) as refused:
        await _round_won(play)
        await play.env.settle()
        first = _newest(play)
        await play.env.advance_time(120)
        assert refused == tries
        _assert_in_words(play, first)
        assert "may not show the board" not in play.text(play.dm(play.anna))
    assert _complaints(caplog) == []
    await play.click(play.ben, first, "next")
    await to_the_end_of_the_round(play)
    second = _newest(play)
    assert second.id != first.id
    assert len(_pictures(play, second)) == 1


async def test_a_click_whose_answer_may_have_no_files_is_answered_in_words(
    play: Playing, caplog: pytest.LogCaptureFixture
) -> None:
    await _round_won(play)
    await play.env.settle()
    result = _newest(play)
    # As in a new process, it is not known that the message has its picture already.
    messages: Any = play.bot.get_cog("Messages")
    messages._parts.pages.sent_pictures = SentPictures()
    with _no_files() as refused:
        await play.click(play.ben, result, "next")
        await play.env.settle()
        await play.env.advance_time(120)
    assert refused == ["create_interaction_response"]
    poster = next(m for m in play.channel.history() if m.id == result.id)
    _assert_in_words(play, poster)
    assert list(play.buttons(poster)) == []
    assert play.board.id > poster.id
    assert _complaints(caplog) == []


async def test_an_edit_by_the_token_of_a_click_is_in_words_where_no_files_are_taken(
    play: Playing, caplog: pytest.LogCaptureFixture
) -> None:
    """The board on which the second round was started later shows the end of the match."""
    await _keep_posters_of_matches_alone(play)
    await _round_won(play, "target=30")
    with _no_files() as refused:
        while await play.bot.tables.games.in_channel(play.channel.id) is not None:
            await play.click(play.ben, _newest(play), "next")
            await to_the_end_of_the_round(play)
        await play.env.advance_time(120)
    assert refused == ["edit_original_interaction_response"]
    assert " wins the match!" in play.text(_newest(play))
    assert _pictures(play, _newest(play)) == []
    assert play.button(_newest(play), "rematch") is not None
    assert _complaints(caplog) == []


@pytest.mark.parametrize(("known", "tries"), [(False, ["edit_webhook_message"]), (True, [])])
async def test_in_a_thread_that_takes_no_files_the_poster_is_in_words(
    play: Playing, known: bool, tries: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    settings = play.bot.tables.settings
    await settings.save_server(replace(await settings.server(play.guild.id), threads=True))
    await play.anna.slash(play.channel, "uno start", rules=SHORT)
    (play.channel,) = play.channel.threads
    await play.click(play.ben, play.newest_lobby, "join")
    await play.click(play.anna, play.newest_lobby, "start")
    with _no_files(known=known) as refused:
        await to_the_end_of_the_round(play)
        await play.env.advance_time(120)
    assert refused == tries
    _assert_in_words(play, _newest(play))
    assert play.button(_newest(play), "next") is not None
    assert _complaints(caplog) == []


def _assert_in_words(play: Playing, poster: Any) -> None:
    assert "# 🥇 " in play.text(poster)
    assert " (+0) · " in play.text(poster)
    assert _pictures(play, poster) == []


def _complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.exc_info or r.levelname == "ERROR"]


async def _keep_posters_of_matches_alone(play: Playing) -> None:
    settings = play.bot.tables.settings
    await settings.save_server(replace(await settings.server(play.guild.id), round_posters=False))


class Kind(Struct, frozen=True):
    """A kind of game: the players besides Anna and Ben, the rules, and the number of winners."""

    mode: str
    rules: str = ""
    others: int = 0
    winners: int = 1


KINDS = {
    "flip": Kind("flip"),
    "duo": Kind("duo"),
    "partners": Kind("classic", "partner", others=2, winners=2),
    "penalty points": Kind("classic", "strafpunkte", others=1),
    "elimination": Kind("classic", "elimination", others=1),
    "no mercy": Kind("mercy", others=1),
}


async def _round_of(play: Playing, kind: Kind, rules: str = "") -> None:
    dina = play.guild.add_member(play.env.create_user("dina", global_name="Dina"))
    others = [play.cem, dina][: kind.others]
    rules = f"{SHORT} {kind.rules} {rules}"
    await play.game_of(play.ben, *others, mode=kind.mode, rules=rules)
    await to_the_end_of_the_round(play, *others)


@pytest.mark.parametrize(
    "name",
    [
        name if name in ("partners", "no mercy") else pytest.param(name, marks=pytest.mark.lengthy)
        for name in KINDS
    ],
)
async def test_each_kind_of_game_has_a_poster_that_stays(play: Playing, name: str) -> None:
    kind = KINDS[name]
    await _round_of(play, kind)
    result = _newest(play)
    results = (await _last_round(play)).results
    text = play.text(result)
    title = next(line for line in text.split("\n") if line.startswith("# 🥇 "))
    winners = [each.name for each in results if each.won]
    assert len(winners) == kind.winners
    assert all(name in title for name in winners)
    for each in results:
        assert re.search(rf"{each.name}.*: \*\*{each.score}\*\* \(\+{each.points}\)", text), each
    assert ["round.png" in url for url in _pictures(play, result)] == [True]
    await play.click(play.anna, result, "next")
    await play.env.settle()
    assert play.board.id > result.id
    poster = next(m for m in play.channel.history() if m.id == result.id)
    assert title in play.text(poster)
    assert ["round.png" in url for url in _pictures(play, poster)] == [True]
    assert list(play.buttons(poster)) == []


@pytest.mark.lengthy
@pytest.mark.parametrize("name", KINDS)
async def test_each_kind_of_match_has_its_end(play: Playing, name: str) -> None:
    if name == "elimination":
        await _round_of(play, KINDS[name])
        await play.click(play.anna, _newest(play), "next")
        await to_the_end_of_the_round(play, play.cem)
    else:
        await _round_of(play, KINDS[name], "target=round")
    result = _newest(play)
    assert "💛" in play.text(result)
    assert len(_pictures(play, result)) == 1


async def _last_round(play: Playing) -> RoundRow:
    view = await play.view()
    told = await play.bot.tables.rounds.with_facts(view.game.id)
    return told[-1].row


async def test_a_server_may_keep_the_posters_of_matches_alone(play: Playing) -> None:
    await _keep_posters_of_matches_alone(play)
    await _round_won(play)
    await play.env.settle()
    result = _newest(play)
    await play.click(play.ben, result, "next")
    await play.env.settle()
    assert play.board.id == result.id
    assert _pictures(play, play.board) == []


async def test_a_poster_that_was_deleted_is_not_posted_again(play: Playing) -> None:
    await _round_won(play)
    await play.env.settle()
    await _newest(play).delete()
    view = await play.view()
    await play.look_at_result()
    with play.env._bot_scope():
        await play.bot.tables.submit(view.game.id, play.ben.id, next_round)
    await play.env.settle()
    found = await play.bot.tables.messages.of_game(view.game.id)
    assert found is not None
    assert not found.stale
    assert sum(row.kind is MessageKind.BOARD for row in found.messages) == 1
    titles = [m for m in _public(play) if " wins!" in play.text(m)]
    assert titles == []


async def test_the_end_of_a_match_has_points_picture_evening_and_thanks(play: Playing) -> None:
    await _round_won(play, "target=round")
    await play.env.settle()
    text = play.text(_newest(play))
    assert " wins the match!" in text
    assert "💛" in text
    verbs = [b["custom_id"].split(":")[3] for b in play.buttons(play.channel.history()[-1])]
    assert verbs == ["rematch", "newrules", "more"] or verbs[0] == "rematch"
    assert _pictures(play, _newest(play))


async def test_a_poster_that_is_drawn_while_somebody_deletes_is_drawn_again_without_their_name(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, drawn = KeptPictures.draw, list[str]()

    async def drawing(*what: Any) -> bytes:
        drawn.append(repr(what))
        if len(drawn) == 1:
            with play.env._bot_scope():
                await play.bot.tables.privacy.forget(play.anna.id)
        return await draw(*what)

    monkeypatch.setattr(KeptPictures, "draw", drawing)
    await _round_won(play, "target=round")
    await play.env.settle()
    assert len(drawn) > 1
    assert ("Anna" in drawn[0], "Anna" in drawn[-1]) == (True, False)
    assert "Anna" not in play.text(_newest(play))
