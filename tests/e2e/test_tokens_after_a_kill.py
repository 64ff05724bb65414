"""kill -9: the board and the opened hands are edited by the tokens that were stored.

The bot's own edits in the channel would be refused, so each one would be noticed.
"""

from __future__ import annotations

import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from bot.render.clicks.click_id import Verb
from playground import Channel, Message, Playground, PlaygroundPerson
from playground.faults import Cause, Fault
from playground.protocol.snowflakes import shard_of
from tests.e2e.real_bot import (
    GUARD,
    bot_process,
    clicks,
    next_turn,
    play_turns,
    sit_down_and_start,
    take_turn,
    versions,
)
from workbench.bench.watched_table import clicks_on

SHARDS = 2


def refused_in(channel: Channel) -> Fault:
    route = "/channels/{channel_id}/messages/{message_id}"
    return Fault(Cause.SERVER_ERROR, "PATCH", route, channel_id=channel.id, times=1000)


def board_in(person: PlaygroundPerson, channel: Channel) -> Message:
    """Return the message for everybody that has a button for the hand."""
    boards = [
        message
        for message in person.messages(channel)
        if any(click.verb is Verb.HAND for click, _ in clicks_on(message))
    ]
    return boards[-1]


async def open_hand(person: PlaygroundPerson, channel: Channel) -> Message:
    board = board_in(person, channel)
    hand = next(click for click in clicks(board) if click.verb is Verb.HAND)
    assert not (await person.click(board, str(hand))).failed
    return person.last(channel)


def tokens_in(database: Path) -> set[str]:
    """Return what the stored tokens are for."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return {row[0] for row in connection.execute("SELECT purpose FROM interaction_tokens")}


async def test_a_bot_goes_on_with_the_tokens_of_the_one_that_was_killed(tmp_path: Path) -> None:
    database = tmp_path / "contra.sqlite3"
    async with Playground() as playground:
        people = [playground.people.anna, playground.people.ben]
        anna = people[0]
        (guild, *_) = playground.world.guilds.values()
        channel = playground.world.guild_channels(guild)[0]
        async with bot_process(playground, database) as process:
            await anna.slash("uno start", channel=channel)
            await sit_down_and_start(people, anna.last(channel))
            version = await play_turns(playground, people, 2, 0)
            # Who plays by direct message leaves the opened hand: so the other person opens one.
            acting = (await next_turn(playground, people, version)).person
            hand = await open_hand(next(p for p in people if p is not acting), channel)
            await playground.until(lambda: "hand" in tokens_in(database), GUARD)
            board = board_in(anna, channel)
            process.kill()
            await process.wait()
        await playground.until(lambda: not playground.online, GUARD)
        playground.faults.inject(refused_in(channel))
        async with bot_process(playground, database):
            chance = await next_turn(playground, people, version)
            await take_turn(chance)
            newest = chance.click.version
            for message in (board, hand):
                await playground.until(lambda m=message: min(versions(m)) > newest, GUARD)
        assert board_in(anna, channel).id == board.id
        assert not playground.faults.met
        assert playground.violations == []


@pytest.mark.postgres
@pytest.mark.lengthy
async def test_another_process_goes_on_with_the_tokens_of_the_one_that_was_killed(
    postgres_server: str, tmp_path: Path
) -> None:
    async with Playground(servers=SHARDS) as playground, AsyncExitStack() as processes:
        people = [playground.people.anna, playground.people.ben, playground.people.cem]
        anna = people[0]
        # Direct messages belong to shard 0, and this server to the other one.
        (server,) = (g for g in playground.world.guilds.values() if shard_of(g.id, SHARDS))
        channel = playground.world.guild_channels(server)[0]
        started = []
        for shard in range(SHARDS):
            settings = {
                "DATABASE_URL": postgres_server,
                "SHARD_COUNT": str(SHARDS),
                "SHARD_IDS": str(shard),
            }
            process = bot_process(playground, tmp_path / "unused", **settings)
            started.append(await processes.enter_async_context(process))
        await playground.until_connected(*range(SHARDS), guard=GUARD)
        await anna.slash("uno start", channel=channel)
        await sit_down_and_start(people, anna.last(channel))
        version = await play_turns(playground, people, 2, 0)
        # The last to act from now on: who plays by direct message leaves the opened hand.
        acting = (await next_turn(playground, people, version)).person
        opener = people[people.index(acting) - 1]
        hand = await open_hand(opener, channel)
        # An opened hand is saved together with what was pressed before it.
        version = await play_turns(playground, people, 1, version)
        board = board_in(anna, channel)
        await playground.until(lambda: min(versions(hand)) > version, GUARD)
        started[1].kill()
        await started[1].wait()
        await playground.until(lambda: 1 not in playground.gateway.connected, GUARD)
        playground.faults.inject(refused_in(channel))
        chance = await next_turn(playground, people, version)
        await take_turn(chance)
        newest = chance.click.version
        # Cards that turn or pass over may have made it the opener's turn.
        for message in (board,) if chance.person is opener else (board, hand):
            await playground.until(lambda m=message: min(versions(m)) > newest, GUARD)
        assert board_in(anna, channel).id == board.id
        assert not playground.faults.met
