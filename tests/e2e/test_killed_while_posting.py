"""kill -9 after Discord has a new message and before the bot saves its id: it is posted once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from bot.render.clicks.click_id import Verb
from playground import (
    Change,
    Message,
    MessageCreated,
    NotAllowedError,
    Playground,
    PlaygroundPerson,
)
from playground.faults import Cause, Fault
from playground.protocol.errors import Code
from tests.e2e.real_bot import (
    GUARD,
    bot_process,
    can_be_started,
    clicks,
    everything_is_fresh,
    next_turn,
    play_turns,
    start_table,
    take_turn,
    versions,
)


@asynccontextmanager
async def killed_by_next(
    playground: Playground,
    process: asyncio.subprocess.Process,
    is_awaited: Callable[[Message], bool],
) -> AsyncIterator[None]:
    """Kill the process as soon as it has posted such a message.

    Clicks in this block may or may not be answered before.
    """

    def hear(change: Change) -> None:
        if isinstance(change, MessageCreated) and is_awaited(change.message):
            process.kill()

    forget = playground.world.feed.subscribe(hear)
    try:
        with suppress(AssertionError, NotAllowedError):
            yield
        async with asyncio.timeout(GUARD):
            await process.wait()
        await playground.until(lambda: not playground.online, GUARD)
    finally:
        forget()


def is_board(message: Message) -> bool:
    verbs = {click.verb for click in clicks(message)}
    return Verb.HAND in verbs and Verb.CARD not in verbs


def is_lobby(message: Message) -> bool:
    return Verb.OPTIONS in {click.verb for click in clicks(message)}


def boards(person: PlaygroundPerson) -> list[Message]:
    return [message for message in person.messages() if is_board(message)]


@pytest.mark.lengthy
async def test_the_lobby_comes_once(tmp_path: Path) -> None:
    database = tmp_path / "uno.sqlite3"
    async with Playground() as playground:
        people = [playground.people.anna, playground.people.ben]
        async with (
            bot_process(playground, database) as process,
            killed_by_next(playground, process, is_lobby),
        ):
            await people[0].slash("uno start")
        (orphan,) = people[0].messages()
        assert is_lobby(orphan)
        async with bot_process(playground, database):
            assert not (await people[1].click(orphan, label="Join")).failed
            await playground.until(lambda: can_be_started(orphan), GUARD)
            assert not (await people[0].click(orphan, label="Start")).failed
            version = await play_turns(playground, people, 1, 0)
            await playground.until(lambda: everything_is_fresh(people, version), GUARD)
            (board,) = boards(people[0])
            assert people[0].messages() == [orphan, board]
        assert playground.violations == []


async def test_the_first_board_comes_once(tmp_path: Path) -> None:
    database = tmp_path / "uno.sqlite3"
    async with Playground() as playground:
        people = [playground.people.anna, playground.people.ben]
        async with (
            bot_process(playground, database) as process,
            killed_by_next(playground, process, is_board),
        ):
            await start_table(people)
        (orphan,) = boards(people[0])
        async with bot_process(playground, database):
            version = await play_turns(playground, people, 1, 0)
            await playground.until(lambda: everything_is_fresh(people, version), GUARD)
            assert boards(people[0]) == [orphan]
            assert [len(person.inbox()) for person in people] == [1, 1]
        assert playground.violations == []


@pytest.mark.lengthy
async def test_a_board_in_place_of_one_that_somebody_deleted_comes_once(tmp_path: Path) -> None:
    database = tmp_path / "uno.sqlite3"
    async with Playground() as playground:
        people = [playground.people.anna, playground.people.ben]
        async with bot_process(playground, database) as process:
            await start_table(people)
            chance = await next_turn(playground, people, 0)
            playground.world.delete_messages(boards(people[0]))
            async with killed_by_next(playground, process, is_board):
                await take_turn(chance)
        (orphan,) = boards(people[0])
        async with bot_process(playground, database):
            version = await play_turns(playground, people, 1, chance.click.version)
            await playground.until(lambda: everything_is_fresh(people, version), GUARD)
            assert boards(people[0]) == [orphan]
        assert playground.violations == []


async def test_a_board_that_was_posted_but_never_saved_points_to_the_one_that_goes_on(
    tmp_path: Path,
) -> None:
    """Its row still knows the board before, which Discord had refused to edit."""
    database = tmp_path / "uno.sqlite3"
    async with Playground() as playground:
        people = [playground.people.anna, playground.people.ben]
        async with bot_process(playground, database) as process:
            await start_table(people)
            chance = await next_turn(playground, people, 0)
            (board,) = boards(people[0])
            playground.faults.inject(_too_many_edits())
            async with killed_by_next(playground, process, is_board):
                await take_turn(chance)
        _, orphan = boards(people[0])
        async with bot_process(playground, database):
            await playground.until(lambda: not clicks(orphan), GUARD)
            version = await play_turns(playground, people, 1, chance.click.version)
            await playground.until(lambda: min(versions(board)) > version, GUARD)
            assert boards(people[0]) == [board]
            assert f"/{board.channel_id}/{board.id}" in str(orphan.components)
        assert playground.violations == []


def _too_many_edits() -> Fault:
    """Refuse the next edit by a token, which is one of the board that was posted by it."""
    route = "/webhooks/{webhook_id}/{webhook_token}/messages/*"
    return Fault(Cause.REFUSED, "PATCH", route, code=Code.MAX_OLD_MESSAGE_EDITS)
