"""The bot's own emoji before a Discord that lets fifty an hour pass, and does not tell how many."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

import pytest

from bot.artwork import all_tiles, emoji_name, tiles_by_name
from bot.engine import Mode
from cogs.card_emoji import (
    KEPT_AFTERWARDS,
    ApplicationEmoji,
    CardEmoji,
    EmojiKeeper,
    Surroundings,
    keep_emoji,
)
from cogs.connecting.route_limits import BotWidePauses
from cogs.writing import request_timeouts
from playground import ManualClock, Playground
from playground.faults import Cause, Fault
from tests.playground.conftest import soon
from tests.playground.test_messages import PNG


@pytest.fixture
async def playground(clock: ManualClock) -> AsyncIterator[Playground]:
    async with Playground(clock=clock, rate_limits=True) as playground:
        yield playground
    assert playground.violations == []


class Keeping:
    """A keeper whose time is the playground's."""

    def __init__(
        self, routes: ApplicationEmoji, clock: ManualClock, alone: asyncio.Lock | None = None
    ) -> None:
        self.known = CardEmoji()
        self._clock = clock
        lock = alone or asyncio.Lock()
        around = Surroundings(lambda: self._alone(lock), self._now, self._sleep)
        self._keeper = EmojiKeeper(routes, self.known, around)

    @asynccontextmanager
    async def _alone(self, lock: asyncio.Lock) -> AsyncIterator[None]:
        async with lock:
            yield

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now(), UTC)

    async def _sleep(self, seconds: float) -> None:
        self._clock.advance(seconds)

    async def look(self) -> timedelta:
        """What is done at once, and after how long there is more to do."""
        return await soon(self._keeper.look())

    async def wait_and_look(self, pause: timedelta) -> timedelta:
        self._clock.advance(pause.total_seconds())
        return await self.look()


async def test_nothing_is_uploaded_while_discord_lets_the_whole_bot_wait(
    playground: Playground, routes: ApplicationEmoji
) -> None:
    """Uploads have a client of their own, which a refusal of the bot as a whole does not stop."""
    free, asked = asyncio.Event(), asyncio.Event()

    async def until_free() -> None:
        asked.set()
        await free.wait()

    around = Surroundings(lambda: asyncio.Lock(), free=until_free)
    looking = asyncio.create_task(EmojiKeeper(routes, CardEmoji(), around).look())
    await soon(asked.wait())
    assert uploads(playground) == {}
    free.set()
    await playground.until(lambda: uploads(playground).get(201, 0))
    looking.cancel()


async def test_a_pause_of_the_whole_bot_is_over_in_its_time() -> None:
    pauses = BotWidePauses()
    await soon(pauses.over())
    loop = asyncio.get_running_loop()
    before = loop.time()
    pauses.tell(-0.9)  # and a second more
    await soon(pauses.over())
    assert loop.time() >= before + 0.1


async def test_a_pause_of_the_whole_bot_that_an_upload_meets_is_told_to_all(
    playground: Playground, aim: Callable[[Playground], None]
) -> None:
    """The bot's own client would go on asking, and be refused in its turn."""
    aim(playground)
    limit = Fault(Cause.GLOBAL_LIMIT, "POST", UPLOAD, seconds=0.01)
    playground.faults.inject(limit)
    waits: list[float] = []
    held_back = asyncio.Event()
    pauses = BotWidePauses(hold_back=held_back.set)
    pauses.listen(waits.append)
    around = Surroundings(
        lambda: asyncio.Lock(),
        free=pauses.over,
        watch=lambda trace: request_timeouts.watch(trace, pauses),
    )
    keeping = asyncio.create_task(keep_emoji("a-token", CardEmoji(), around))
    await soon(held_back.wait())
    assert waits == [limit.seconds]
    assert uploads(playground) == {429: 1}
    keeping.cancel()


async def test_a_limit_on_the_way_to_discord_is_waited_for_and_nothing_asked_meanwhile(
    playground: Playground, routes: ApplicationEmoji, clock: ManualClock
) -> None:
    playground.faults.inject(Fault(Cause.EDGE, "POST", UPLOAD, status=429))
    looking = Keeping(routes, clock).look()
    assert await looking > timedelta(minutes=4)
    assert uploads(playground) == {429: 1}
    looks = [n for each, n in playground.answered.items() if (each.method, each.route) == LOOK]
    assert looks == [2], "as each time that something is missing: none after the refusal"


def uploads(playground: Playground) -> dict[int, int]:
    """How many uploads were answered with which status."""
    return {
        answered.status: count
        for answered, count in playground.answered.items()
        if (answered.method, answered.route) == ("POST", UPLOAD)
    }


AN_HOUR = 50
UPLOAD = "/applications/{application_id}/emojis"
LOOK = ("GET", UPLOAD)
PICTURE = re.compile(r"https://cdn\.discordapp\.com/emojis/(\d+)\.png\?size=128")


async def test_the_first_start_goes_on_after_the_limit_and_the_second_uploads_none(
    playground: Playground, clock: ManualClock, routes: ApplicationEmoji
) -> None:
    keeping = Keeping(routes, clock)
    pause = await keeping.look()
    assert uploads(playground) == {201: AN_HOUR, 429: 1}
    assert timedelta(minutes=55) < pause <= timedelta(hours=1)
    assert keeping.known.of(Mode.CLASSIC) is None
    pause = await keeping.wait_and_look(pause)
    assert keeping.known.of(Mode.CLASSIC) is not None
    assert keeping.known.of(Mode.FLIP) is None
    hours = -(-len(all_tiles()) // AN_HOUR)
    for _ in range(hours - 2):
        pause = await keeping.wait_and_look(pause)
    assert keeping.known.of(Mode.FLIP) is not None
    all_uploaded = {201: len(all_tiles()), 429: hours - 1}
    assert uploads(playground) == all_uploaded

    again = Keeping(routes, clock)
    await again.look()
    assert again.known.of(Mode.FLIP) is not None
    assert uploads(playground) == all_uploaded


async def test_two_processes_upload_once(
    playground: Playground, clock: ManualClock, routes: ApplicationEmoji
) -> None:
    playground.rate_limits.enforced = False
    lock = asyncio.Lock()
    processes = [Keeping(routes, clock, lock) for _ in range(2)]
    await asyncio.gather(*(process.look() for process in processes))
    assert all(process.known.of(Mode.FLIP) is not None for process in processes)
    emoji = processes[1].known.of(Mode.DUO)
    assert emoji is not None
    # The picture of an emoji has the emoji's own address.
    number = PICTURE.fullmatch(emoji.face_picture(0))
    assert number is not None
    assert playground.world.emojis[number[1]].name == emoji_name(all_tiles()[0])
    assert uploads(playground) == {201: len(all_tiles())}


async def test_old_artwork_goes_last_and_what_others_uploaded_stays(
    playground: Playground, clock: ManualClock, routes: ApplicationEmoji
) -> None:
    playground.rate_limits.enforced = False
    for name in ("cu_r5_0000", "party"):
        await routes.upload(name, PNG)
    keeping = Keeping(routes, clock)
    await keeping.look()
    assert len(playground.world.emojis) == len(all_tiles()) + 2
    await keeping.wait_and_look(KEPT_AFTERWARDS)
    names = {emoji.name for emoji in playground.world.emojis.values()}
    assert names == {*tiles_by_name(), "party"}


async def test_after_a_cut_connection_it_goes_on_at_once_and_logs_no_traceback(
    playground: Playground, aim: Callable[[Playground], None], caplog: pytest.LogCaptureFixture
) -> None:
    aim(playground)
    playground.rate_limits.enforced = False
    playground.faults.inject(Fault(Cause.CUT, "GET", UPLOAD))
    playground.faults.inject(Fault(Cause.EDGE, "GET", UPLOAD, status=502))
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(playground.world.emojis) == 2 and playground.faults.met["connection cut"] != 2:
            playground.faults.inject(Fault(Cause.CUT, "POST", UPLOAD))
        if len(playground.world.emojis) >= 4:
            raise asyncio.CancelledError

    around = Surroundings(lambda: asyncio.Lock(), sleep=sleep)
    with pytest.raises(asyncio.CancelledError):
        await soon(keep_emoji("a-token", CardEmoji(), around))
    assert playground.faults.met == {"connection cut": 2, "502 of the edge": 1}
    assert max(slept) <= 1
    assert not [record for record in caplog.records if record.exc_info]


async def test_uploads_that_fail_for_long_are_tried_less_and_less(
    playground: Playground, aim: Callable[[Playground], None], caplog: pytest.LogCaptureFixture
) -> None:
    """Each look in between succeeds, which is no progress."""
    aim(playground)
    for _ in range(12):
        playground.faults.inject(Fault(Cause.EDGE, "POST", UPLOAD, status=500))
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 12:
            raise asyncio.CancelledError

    around = Surroundings(lambda: asyncio.Lock(), sleep=sleep)
    with pytest.raises(asyncio.CancelledError):
        await soon(keep_emoji("a-token", CardEmoji(), around))
    assert slept[:4] == [0.5, 1, 2, 4]
    assert slept[-2:] == [300, 300]
    warned = [each for each in caplog.records if each.levelname == "WARNING"]
    assert len([each for each in warned if each.name == "cogs.card_emoji"]) == 3


async def test_an_emoji_that_is_not_there_is_looked_for_before_the_day_is_over(
    playground: Playground, routes: ApplicationEmoji
) -> None:
    playground.rate_limits.enforced = False
    known = CardEmoji()
    resting = asyncio.Event()
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if seconds > 60:
            resting.set()
            await asyncio.Event().wait()

    around = Surroundings(lambda: asyncio.Lock(), sleep=sleep)
    keeping = asyncio.create_task(EmojiKeeper(routes, known, around).run())
    await soon(resting.wait())
    assert known.of(Mode.CLASSIC) is not None
    playground.world.remove_emoji(next(iter(playground.world.emojis.values())))
    resting.clear()
    known.doubt()
    assert known.of(Mode.CLASSIC) is None, "words until it is known which there are"
    await soon(resting.wait())
    assert known.of(Mode.CLASSIC) is not None
    assert len(playground.world.emojis) == len(all_tiles())
    keeping.cancel()
