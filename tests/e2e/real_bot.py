"""The real bot in a separate process, and simulated people who play by clicking."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.engine import State, decode_state
from bot.render.clicks.click_id import Click, Verb
from playground import Channel, Message, Playground, PlaygroundPerson
from tests.guard import GUARD
from workbench.bench.bot_process import OURS, start
from workbench.bench.watched_table import Chance, clicks_on, look_at

"""Seconds that a test waits for something before it fails."""

TURN_VERBS = (Verb.CARD, Verb.DRAW, Verb.PASS, Verb.TAKE, Verb.COLOUR)


@asynccontextmanager
async def bot_process(
    playground: Playground, database: Path, log: Path = Path(os.devnull), /, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start the bot as `contra-uno run` does with a token, connected to ``playground``.

    Its output is added to the ``log``. ``settings`` are further environment variables.
    """
    settings = {"DATABASE_URL": f"sqlite+aiosqlite:///{database}", **settings}
    process = await start(OURS, playground, log, **settings)
    try:
        await playground.until_online(GUARD)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def saved_state(database: Path) -> tuple[State, int]:
    """Return the state of the one game in the database, and its version."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        snapshot, version = connection.execute("SELECT snapshot, version FROM games").fetchone()
    return decode_state(snapshot), version


def saved_actions(database: Path) -> int:
    """Return the number of actions in the database."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT count(*) FROM actions").fetchone()[0]


def clicks(message: Message) -> list[Click]:
    """Return the possible clicks on a message of the bot, except those on unplayable cards."""
    seen = look_at(message)
    return [] if seen is None else seen.enabled


GREEN = 3
"""Discord's number for the colour that *Start* has once a game can begin."""


def can_be_started(lobby: Message) -> bool:
    """Return whether a lobby shows that its game can begin."""
    start = (button for click, button in clicks_on(lobby) if click.verb is Verb.START)
    return any(button["style"] == GREEN for button in start)


def versions(message: Message) -> set[int]:
    """Return the table versions that the buttons of a message carry, disabled ones included."""
    return {click.version for click, _button in clicks_on(message)}


_ON_TURN_ALONE = (Verb.DRAW, Verb.PASS, Verb.TAKE, Verb.COLOUR)
"""Verbs that are offered only on one's own turn, unlike cards, which can always be looked at."""


def find_turn(people: Iterable[PlaygroundPerson], newer_than: int) -> Chance | None:
    """Return the first possible click on a hand newer than ``newer_than``, or None."""
    for person in people:
        for message in person.inbox()[-1:]:
            offered = clicks(message)
            if not any(click.verb in _ON_TURN_ALONE for click in offered):
                continue
            for click in offered:
                if click.verb in TURN_VERBS and click.version > newer_than:
                    return Chance(person, message, click)
    return None


async def next_turn(
    playground: Playground, people: list[PlaygroundPerson], newer_than: int
) -> Chance:
    """Wait until somebody can act, and return that chance."""
    return await playground.until(lambda: find_turn(people, newer_than), GUARD)


async def take_turn(chance: Chance) -> None:
    """Click, and click the first colour if one is asked for."""
    interaction = await chance.person.click(chance.message, str(chance.click))
    assert not interaction.failed
    answer = chance.person.inbox()[-1]
    choices = [click for click in clicks(answer) if click.verb is Verb.CARD]
    if choices and choices[0].version == chance.click.version:
        assert not (await chance.person.click(answer, str(choices[0]))).failed


async def play_turns(
    playground: Playground, people: list[PlaygroundPerson], turns: int, version: int
) -> int:
    """Play ``turns`` turns and return the version of the last click."""
    for _ in range(turns):
        chance = await next_turn(playground, people, version)
        await take_turn(chance)
        version = chance.click.version
    return version


def everything_is_fresh(people: list[PlaygroundPerson], version: int) -> bool:
    """Return whether the board and all hands are newer than ``version``."""
    hands = [_newest(person.inbox()) for person in people]
    board = _newest(people[0].messages())
    return min(min(hand, default=0) for hand in hands) > version and max(board, default=0) > version


def _newest(messages: list[Message]) -> set[int]:
    return versions(messages[-1]) if messages else set()


async def start_table(people: list[PlaygroundPerson]) -> None:
    """Let the first of ``people`` open a table, the others join, and the first start the game."""
    await people[0].slash("uno start")
    await sit_down_and_start(people, await newest_lobby(people[0]))


async def newest_lobby(host: PlaygroundPerson, channel: Channel | None = None) -> Message:
    """Return the newest lobby in a channel (default #uno).

    Wait for it: a command that took long was answered in private before.
    """

    def find(_: object) -> Message | None:
        return next((m for m in reversed(host.messages(channel)) if _is_lobby(m)), None)

    return await host.until(find, GUARD)


def _is_lobby(message: Message) -> bool:
    return any(click.verb is Verb.JOIN for click, _ in clicks_on(message))


async def sit_down_and_start(people: list[PlaygroundPerson], lobby: Message) -> None:
    """Let the others join the lobby of the first of ``people``, who then starts the game."""
    host, *guests = people
    for guest in guests:
        assert not (await guest.click(lobby, label="Join")).failed
    await host.until(lambda _: can_be_started(lobby) or None, GUARD)
    assert not (await host.click(lobby, label="Start")).failed
