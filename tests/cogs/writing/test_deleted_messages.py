"""Lobbies and boards that people delete: nobody is sent to them, and they are posted anew."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.tables.planning.reposting import BETWEEN_REPOSTS

from ..choosing.test_rematch import finished_match
from ..playing import Playing, face
from ..test_followed_languages import speak

A_MINUTE = BETWEEN_REPOSTS.total_seconds()


def ids(play: Playing) -> list[int]:
    return [message.id for message in play.channel.history()]


def delete(play: Playing, *messages: Any) -> None:
    """Delete messages as a moderator does, one alone or several at once."""
    backend = play.env.backend
    if len(messages) == 1:
        backend.delete_message(play.channel.id, messages[0].id)
    else:
        backend.bulk_delete_messages(play.channel.id, [each.id for each in messages])


def boards(play: Playing) -> list[discord.Message]:
    return [m for m in play.channel.history() if play.button(m, "hand") is not None]


def lobbies(play: Playing) -> list[discord.Message]:
    return [m for m in play.channel.history() if play.button(m, "options") is not None]


def links(play: Playing, message: Any) -> list[str]:
    """Return where the link buttons of a message lead."""
    return [part["url"] for part in play.components(message) if part.get("url")]


def link_to(play: Playing, message: discord.Message) -> str:
    return f"https://discord.com/channels/{play.guild.id}/{play.channel.id}/{message.id}"


async def start(play: Playing, person: Any) -> Any:
    """Return the private answer to `/uno start` in a channel with a game."""
    answer = await person.slash(play.channel, "uno start")
    assert answer.ephemeral
    return answer.response.message


async def lobby_of_anna(play: Playing) -> discord.Message:
    await play.anna.slash(play.channel, "uno start")
    return play.lobby


@pytest.mark.parametrize("who", ["anna", "ben"])
async def test_a_deleted_lobby_comes_back_with_the_next_start(play: Playing, who: str) -> None:
    lobby = await lobby_of_anna(play)
    delete(play, lobby)
    told = await start(play, getattr(play, who))
    (anew,) = lobbies(play)
    assert anew.id != lobby.id
    assert links(play, told) == [link_to(play, anew)]
    await play.click(play.cem, anew, "join")
    assert [seat.name for seat in (await play.view()).seats] == ["Anna", "Cem"]


async def test_a_lobby_that_is_there_is_linked_and_not_posted_again(play: Playing) -> None:
    lobby = await lobby_of_anna(play)
    told = await start(play, play.ben)
    assert links(play, told) == [link_to(play, lobby)]
    assert ids(play) == [lobby.id]


async def test_a_deleted_board_comes_back_with_the_next_move(play: Playing) -> None:
    await play.game_of(play.ben)
    before = play.board
    delete(play, before)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    (board,) = boards(play)
    assert board.id != before.id
    assert "Red 5" in play.text(board)
    assert link_to(play, board) in links(play, play.dm(play.anna))


async def asks_by_start(play: Playing) -> Any:
    return await start(play, play.cem)


async def asks_for_hand(play: Playing) -> Any:
    return await play.command(play.ben, "uno hand")


async def newcomer_asks_for_hand(play: Playing) -> Any:
    return await play.command(play.cem, "uno hand")


@pytest.mark.parametrize("ask", [asks_by_start, asks_for_hand, newcomer_asks_for_hand])
async def test_a_deleted_board_comes_back_when_somebody_asks(play: Playing, ask: Any) -> None:
    await play.game_of(play.ben)
    delete(play, play.board)
    told = await ask(play)
    (board,) = boards(play)
    assert link_to(play, board) in links(play, told)
    for person in (play.anna, play.ben):
        assert link_to(play, board) in links(play, play.dm(person))


async def test_a_deleted_board_comes_back_with_a_press_in_a_direct_message(play: Playing) -> None:
    await play.game_of(play.ben)
    delete(play, play.board)
    await play.act(play.ben, "more")
    await play.env.settle()
    assert len(boards(play)) == 1


@pytest.mark.parametrize("when", ["lobby", "board"])
async def test_what_is_deleted_during_a_restart_is_found_out(play: Playing, when: str) -> None:
    if when == "lobby":
        await lobby_of_anna(play)
    else:
        await play.game_of(play.ben)
    gone = play.channel.history()[-1]
    play.env.backend.delete_message(play.channel.id, gone.id)
    await play.restart()
    told = await start(play, play.ben)
    (anew,) = lobbies(play) if when == "lobby" else boards(play)
    assert anew.id != gone.id
    assert links(play, told) == [link_to(play, anew)]


async def test_a_deletion_that_is_known_outlives_a_restart(play: Playing) -> None:
    await play.game_of(play.ben)
    for _ in range(2):
        delete(play, play.board)
        await start(play, play.cem)
    assert boards(play) == []
    await play.restart()
    assert boards(play) == []
    await play.env.advance_time(A_MINUTE)
    (board,) = boards(play)
    assert "keeps being deleted" in play.text(board)


async def test_messages_deleted_in_bulk_come_back_once_each(play: Playing) -> None:
    await play.game_of(play.ben)
    delete(play, *play.channel.history())
    assert ids(play) == []
    await start(play, play.cem)
    await start(play, play.ben)
    assert ids(play) == [boards(play)[0].id]


async def test_nothing_is_posted_anew_twice_a_minute(play: Playing) -> None:
    await lobby_of_anna(play)
    delete(play, play.lobby)
    await start(play, play.ben)
    delete(play, play.lobby)
    told = await start(play, play.ben)
    assert (ids(play), links(play, told)) == ([], [])
    assert "deleted the message of this table" in play.text(told)
    assert "<t:" in play.text(told)
    await play.env.advance_time(A_MINUTE - 2)
    assert ids(play) == []
    await play.env.advance_time(2)
    (lobby,) = lobbies(play)
    assert links(play, await start(play, play.ben)) == [link_to(play, lobby)]


async def test_the_minute_counts_for_lobby_and_board_together(play: Playing) -> None:
    lobby = await lobby_of_anna(play)
    await play.click(play.ben, lobby, "join")
    delete(play, lobby)
    await start(play, play.ben)
    await play.click(play.anna, play.lobby, "start")
    delete(play, play.board)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    assert boards(play) == []
    # Whoever plays goes on meanwhile.
    await play.act(play.anna, "card", face("R1"))
    await play.act(play.ben, "draw")
    assert boards(play) == []
    await play.env.advance_time(A_MINUTE)
    assert len(boards(play)) == 1


async def test_the_second_time_it_is_said_how_the_game_ends_for_good(play: Playing) -> None:
    await lobby_of_anna(play)
    for deletions in (1, 2):
        delete(play, play.lobby)
        await start(play, play.ben)
        await play.env.advance_time(A_MINUTE)
        assert ("keeps being deleted" in play.text(play.lobby)) == (deletions == 2)
    await play.click(play.ben, play.lobby, "join")
    assert "keeps being deleted" in play.text(play.lobby)


async def test_nobody_asks_for_a_deleted_message_and_it_stays_away(play: Playing) -> None:
    lobby = await lobby_of_anna(play)
    delete(play, lobby)
    await play.env.advance_time(2 * A_MINUTE)
    assert ids(play) == []


async def test_a_deleted_lobby_leaves_no_last_word(play: Playing) -> None:
    await lobby_of_anna(play)
    for _ in range(2):
        delete(play, play.lobby)
        await start(play, play.ben)
    await play.command(play.anna, "uno stop")
    await play.env.advance_time(2 * A_MINUTE)
    assert ids(play) == []


async def test_a_late_report_of_a_deletion_makes_no_second_board(play: Playing) -> None:
    await play.game_of(play.ben)
    game, gone = (await play.view()).game.id, play.board
    row = await play.bot.tables.messages.at(game, gone.id)
    assert row is not None
    delete(play, gone)
    await start(play, play.cem)
    (board,) = boards(play)
    with play.env._bot_scope():
        await play.bot.tables.deleted_messages.note(row)
    await play.env.settle()
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.env.advance_time(2 * A_MINUTE)
    assert [each.id for each in boards(play)] == [board.id]


async def test_two_who_ask_at_once_get_one_board(play: Playing) -> None:
    await play.game_of(play.ben)
    delete(play, play.board)
    messages: Any = play.bot.get_cog("Messages")
    game = (await play.view()).game.id
    with play.env._bot_scope():
        await asyncio.gather(*(messages.writer.look_for(game) for _ in range(2)))
    await play.env.settle()
    assert len(boards(play)) == 1


async def test_a_deleted_result_stays_deleted(play: Playing) -> None:
    result = await finished_match(play)
    delete(play, result)
    await play.command(play.ben, "uno hand")
    await play.env.advance_time(A_MINUTE)
    assert result.id not in ids(play)
    assert not any(play.button(m, "rematch") for m in play.channel.history())


@pytest.mark.parametrize(("locale", "label"), [("en-US", "Table"), ("de", "Tisch")])
async def test_the_link_is_there_in_both_languages(
    play: Playing, monkeypatch: pytest.MonkeyPatch, locale: str, label: str
) -> None:
    await play.game_of(play.ben)
    speak(monkeypatch, play.cem, locale)
    for command in ("uno start", "uno hand"):
        told = await play.command(play.cem, command)
        assert links(play, told) == [link_to(play, play.board)]
        (button,) = [part for part in play.components(told) if part.get("url")]
        assert button["label"] == label


async def test_who_may_manage_messages_is_offered_to_end_the_game(play: Playing) -> None:
    await play.game_of(play.ben)
    assert play.button(await start(play, play.cem), "stop") is None
    rights = discord.Permissions(manage_messages=True)
    role = play.guild.create_role("Aufsicht", permissions=rights)
    dora = play.guild.add_member(play.env.create_user("dora"), roles=[role])
    told = await start(play, dora)
    assert play.button(told, "follow") is not None
    question = await play.click(dora, told, "stop")
    await play.click(dora, question.response.message, "stop")
    assert await play.bot.tables.games.in_channel(play.channel.id) is None


async def test_the_host_is_offered_to_clear_the_lobby(play: Playing) -> None:
    await lobby_of_anna(play)
    assert play.button(await start(play, play.ben), "stop") is None
    await play.click(play.anna, await start(play, play.anna), "stop")
    assert await play.bot.tables.games.in_channel(play.channel.id) is None


async def test_a_rematch_links_to_its_lobby(play: Playing) -> None:
    result = await finished_match(play)
    for person in (play.ben, play.anna):
        told = (await play.click(person, result, "rematch")).response.message
        assert links(play, told) == [link_to(play, play.newest_lobby)]


async def test_a_rematch_leads_to_the_table_that_is_in_its_way(play: Playing) -> None:
    result = await finished_match(play)
    await play.cem.slash(play.channel, "uno start")
    told = (await play.click(play.anna, result, "rematch")).response.message
    assert links(play, told) == [link_to(play, play.newest_lobby)]
    await play.click(play.anna, told, "join")
    assert [seat.name for seat in (await play.view()).seats] == ["Cem", "Anna"]


async def test_closed_direct_messages_are_told_with_a_link(play: Playing) -> None:
    play.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    await play.game_of(play.ben)
    told = [m.content for m in play.channel.history() if "closed to me" in m.content]
    assert told
    assert all(link_to(play, play.board) in text for text in told)
