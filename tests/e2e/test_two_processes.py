"""Two processes with one shard each on one PostgreSQL database act as one bot."""

from __future__ import annotations

from asyncio.subprocess import Process
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

import pytest

from bot.render.clicks.click_id import Verb
from playground import Message, Playground, PlaygroundPerson, texts
from playground.protocol.snowflakes import shard_of
from tests.e2e.real_bot import (
    GUARD,
    bot_process,
    clicks,
    everything_is_fresh,
    newest_lobby,
    next_turn,
    play_turns,
    sit_down_and_start,
    start_table,
    take_turn,
    versions,
)

pytestmark = pytest.mark.postgres

TURNS = 8


def boards(person: PlaygroundPerson) -> list[str]:
    """Return the texts of all messages in the channel that have a button for the hand."""
    return [
        texts(message)
        for message in person.messages()
        if any(click.verb is Verb.HAND for click in clicks(message))
    ]


async def test_a_game_between_two_processes(postgres_server: str, tmp_path: Path) -> None:
    async with Playground() as playground, AsyncExitStack() as processes:
        people = [playground.people.anna, playground.people.ben, playground.people.cem]
        for shard in ("0", "1"):
            settings = {"DATABASE_URL": postgres_server, "SHARD_COUNT": "2", "SHARD_IDS": shard}
            process = bot_process(playground, tmp_path / "unused", **settings)
            await processes.enter_async_context(process)
        await start_table(people)
        version = await play_turns(playground, people, TURNS, 0)
        await playground.until(lambda: everything_is_fresh(people, version), GUARD)
        assert len(boards(people[0])) == 1
        assert [len(person.inbox()) for person in people] == [1, 1, 1]
        assert playground.violations == []


@pytest.mark.lengthy
async def test_a_break_between_two_processes_one_of_which_is_killed(
    postgres_server: str, tmp_path: Path
) -> None:
    """Begun on the board by the server's process, ended in a hand by the one that has the DMs."""
    async with Playground(servers=2) as playground, AsyncExitStack() as processes:
        anna, ben = people = [playground.people.anna, playground.people.ben]
        # Direct messages belong to shard 0, and this server to the other one.
        (server,) = (g for g in playground.world.guilds.values() if shard_of(g.id, 2))
        channel = playground.world.guild_channels(server)[0]

        def start(shard: str) -> AbstractAsyncContextManager[Process]:
            shards = {"SHARD_COUNT": "2", "SHARD_IDS": shard}
            url = {"DATABASE_URL": postgres_server}
            return bot_process(playground, tmp_path / "unused", **url, **shards)

        await processes.enter_async_context(start("0"))
        of_server = await processes.enter_async_context(start("1"))
        await playground.until_connected(0, 1, guard=GUARD)
        await anna.slash("uno start", channel)
        await sit_down_and_start(people, await newest_lobby(anna, channel))
        await next_turn(playground, people, 0)
        board = await anna.until(lambda _: _with(anna.messages(channel), Verb.MORE), GUARD)
        await anna.click(board, label="More")
        more = await anna.until(lambda _: _with(anna.messages(channel), Verb.RECESS), GUARD)
        await anna.click(more, label="Break")
        vote = await ben.until(lambda _: _with(ben.messages(channel), Verb.VOTE), GUARD)
        await ben.click(vote, label="Yes, a break")
        hand = await ben.until(lambda _: _with(ben.inbox(), Verb.GO_ON), GUARD)
        await ben.until(lambda _: _with(ben.messages(channel), Verb.GO_ON), GUARD)

        of_server.kill()
        await of_server.wait()
        await playground.until(lambda: 1 not in playground.gateway.connected, GUARD)
        rested = max(versions(hand))
        assert not (await ben.click(hand, label="Go on")).failed
        chance = await next_turn(playground, people, rested)
        assert _with(ben.messages(channel), Verb.GO_ON), "nobody writes the board of the server"
        await processes.enter_async_context(start("1"))
        await ben.until(lambda _: not _with(ben.messages(channel), Verb.GO_ON), GUARD)
        # With the next turn nobody has to be called any more.
        assert await anna.until(lambda _: _calls(anna.messages(channel)), GUARD) == 1
        await take_turn(chance)
        assert playground.violations == []


def _calls(messages: list[Message]) -> int:
    """Return the number of messages that call people back from a break."""
    return sum("The break is over" in (message.content or "") for message in messages)


def _with(messages: list[Message], verb: Verb) -> Message | None:
    """Return the newest of the messages with a button for this."""
    return next((m for m in reversed(messages) if any(c.verb is verb for c in clicks(m))), None)
