"""Discord fails while people play, with rate limits: five seconds later everything is right."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from playground import Playground, PlaygroundPerson
from playground.faults import Cause, Fault
from tests.e2e.real_bot import (
    GUARD,
    bot_process,
    everything_is_fresh,
    find_turn,
    play_turns,
    start_table,
    take_turn,
)

pytestmark = pytest.mark.lengthy

HEALED_WITHIN = 5.0
BESIDE_OTHERS = 3.0
"""Factor for the time limit, since other tests run at the same time."""

ROUTES = ("/channels/*", "/webhooks/*")
"""The routes of boards, hands, posts and reactions, and of edits by the token of a click."""

BETWEEN_TURNS = 0.7


async def play_on(people: list[PlaygroundPerson], version: int, seconds: float) -> int:
    """Play the turns that hands offer for ``seconds``; return the version of the last click."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while loop.time() < until:
        chance = find_turn(people, version)
        if chance is not None:
            await take_turn(chance)
            version = chance.click.version
        await asyncio.sleep(min(BETWEEN_TURNS, max(until - loop.time(), 0.0)))
    return version


@pytest.mark.parametrize(
    ("cause", "seconds"),
    [
        (Cause.EDGE, 1.0),
        (Cause.EDGE, 9.0),
        (Cause.EDGE, 60.0),
        (Cause.SERVER_ERROR, 9.0),
        (Cause.CUT, 9.0),
    ],
)
async def test_everything_is_right_five_seconds_after_it(
    tmp_path: Path, cause: Cause, seconds: float
) -> None:
    async with (
        Playground(rate_limits=True) as playground,
        bot_process(playground, tmp_path / "uno.sqlite3"),
    ):
        people = [playground.people.anna, playground.people.ben]
        await start_table(people)
        version = await play_turns(playground, people, 6, 0)
        with ExitStack() as outage:
            for route in ROUTES:
                outage.enter_context(playground.faults.lasting(Fault(cause, route=route)))
            version = await play_on(people, version, seconds)
        loop = asyncio.get_running_loop()
        ended = loop.time()
        await playground.until(lambda: everything_is_fresh(people, version), GUARD)
        assert loop.time() - ended <= HEALED_WITHIN * BESIDE_OTHERS
        assert playground.faults.met
