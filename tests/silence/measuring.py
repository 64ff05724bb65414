"""Plays at one table while the database is silent, and takes the time until people are told."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest.mock import patch

import aiohttp

from bot.render.clicks.click_id import Click, Verb
from bot.store.database import Database
from playground import NotAllowedError, Playground, PlaygroundPerson, texts
from tests.faults.ledger import Ledger
from tests.faults.people import Table
from tests.faults.processes import BotProcess, running
from tests.monitoring.fetching import fetched
from tests.silence.silences import Silence, Silenced
from tests.tables.postgres import running_server
from workbench.bench.watched_table import TURN_VERBS, Seen, look_at

_WAITS = 75.0
"""Seconds after which it is "never"."""

_STOP_WAITS = 30.0
_PRESSED_AGAIN = 2.0
_LOOKED_AGAIN = 0.05
_LATER_PRESSES = 10
_LATER = 30.0
"""Seconds after which a press counts as one that changes nothing on the board, such as a wild."""

_PROBED_AFTER = 14.0
"""Seconds after which `/livez` and `/readyz` are asked: whoever waits has been told by then."""

_ASKING = 30
"""People who ask for their statistics at once, more than a pool has connections."""


@dataclass
class Measured:
    """What was noticed of one silence; seconds are from its beginning, None: never.

    ``goes_on``, ``on_board``: from its end, where it ends. ``later``: the longest time from one of
    the next presses until the board shows it.
    """

    told: float | None = None
    said: str = ""
    goes_on: float | None = None
    on_board: float | None = None
    later: float | None = None
    livez: str = ""
    readyz: str = ""
    lines: list[str] = field(default_factory=list[str])
    ends: float | None = None


async def measure(silence: Silence, processes: int, at: Path | None) -> Measured:
    """Run the bot of the checkout ``at`` (None: of this one) and measure the silence."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="uno-silence-")))
        if silence.is_of_sqlite:
            url = f"sqlite+aiosqlite:///{folder / 'contra.sqlite3'}"
        else:
            url = stack.enter_context(running_server())
        clock = stack.enter_context(_own_clock(folder)) if silence.moves_clock else None
        playground = await stack.enter_async_context(Playground(servers=2))
        bot = await stack.enter_async_context(running(playground, folder, url, processes, at))
        bot.silenced.clock = clock
        return await _Measuring(playground, bot.processes, bot.silenced, silence).measure()


@contextmanager
def _own_clock(folder: Path) -> Iterator[Path]:
    """Let processes that are started now read their clock through the file that is yielded."""
    library = next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), None)
    if library is None:
        raise SystemExit("Install libfaketime, so that the clock of a process can be moved.")
    clock = folder / "clock"
    clock.write_text("+0")
    preloaded = {"LD_PRELOAD": str(library), "FAKETIME_TIMESTAMP_FILE": str(clock)}
    kept = {"FAKETIME_NO_CACHE": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1", "NO_FAKE_STAT": "1"}
    with patch.dict(os.environ, preloaded | kept):
        yield clock


class _NoLedger(Ledger):
    """A ledger that reads nothing: the database may be one of another version, or silent."""

    def __init__(self) -> None:
        super().__init__(Database("sqlite+aiosqlite:///"))

    async def version(self, game_id: str) -> int:
        return 0

    async def note(self, click: Click, user_id: int, before: int, shown: int) -> bool:
        return True


class _Measuring:
    """One run of a silence."""

    def __init__(
        self, playground: Playground, bots: list[BotProcess], on: Silenced, silence: Silence
    ) -> None:
        self._playground = playground
        self._bots = bots
        self._on = on
        self._silence = silence
        self._measured = Measured()
        self._asking: list[asyncio.Task[object]] = []
        # The second server is the one of shard 1, so that of two processes one writes the board
        # and the other one takes the presses on hands.
        guild = list(playground.world.guilds.values())[1]
        self._channel = playground.world.add_channel("table", guild)
        self._people = [playground.people.add(name) for name in ("Anna", "Ben")]
        self._table = Table(playground, _NoLedger(), Random(1), self._channel, self._people)

    async def measure(self) -> Measured:
        try:
            await self._deal()
            said_before = [len(_lines(bot)) for bot in self._bots]
            self._on.crowd = self._ask_all
            began = _now()
            await self._silence.begin(self._on)
            probing = asyncio.create_task(self._probe())
            ending = asyncio.create_task(self._end_in_time())
            await self._press_until_it_goes_on(began)
            await asyncio.gather(probing, ending)
            self._measured.lines = [
                line
                for bot, known in zip(self._bots, said_before, strict=True)
                for line in _lines(bot)[known:]
            ]
            await self._terminate()
        finally:
            for asking in self._asking:
                asking.cancel()
            await self._silence.end(self._on)
        return self._measured

    async def _deal(self) -> None:
        await self._table.open()
        while not self._turns():
            await self._table.step()
            await asyncio.sleep(_LOOKED_AGAIN)
        for _ in range(4):
            before = self._version()
            await self._press()
            await self._until(lambda before=before: self._board_version() > before, _WAITS)
        await self._until(lambda: bool(self._turns()), _WAITS)

    async def _end_in_time(self) -> None:
        if self._silence.lasts:
            await asyncio.sleep(self._silence.lasts)
            await self._silence.end(self._on)

    async def _press_until_it_goes_on(self, began: float) -> None:
        before, measured = self._version(), self._measured
        person = self._turns()[0][0]
        known = self._seen_by(person)
        first = asyncio.create_task(self._told(person, known, began))
        while _now() < began + _WAITS and not self._have_ended:
            await self._press()
            await self._until(lambda: self._version() > before, _PRESSED_AGAIN)
            if self._version() > before:
                break
        if self._version() > before:
            measured.goes_on = max(0.0, _now() - began - self._silence.lasts)
            if await self._until(lambda: self._board_version() > before, _WAITS):
                measured.on_board = max(0.0, _now() - began - self._silence.lasts)
        await first
        measured.later = await self._longest_until_on_board()

    async def _longest_until_on_board(self) -> float | None:
        longest = 0.0
        for _ in range(_LATER_PRESSES):
            await self._until(lambda: bool(self._turns()), _WAITS)
            before = self._board_version()
            end = _now() + _WAITS
            while self._board_version() == before and _now() < end and not self._have_ended:
                pressed = _now()
                await self._press()
                if await self._until(lambda before=before: self._board_version() > before, _LATER):
                    longest = max(longest, _now() - pressed)
            if self._board_version() == before:
                return None
        return longest

    async def _told(self, person: PlaygroundPerson, known: dict[str, str], began: float) -> None:
        def news() -> list[str]:
            return [text for id, text in self._seen_by(person).items() if known.get(id) != text]

        if await self._until(lambda: bool(news()), _WAITS):
            self._measured.told = _now() - began
            self._measured.said = news()[0].partition("\0")[0]

    async def _press(self) -> None:
        """Let whoever has the turn press the first button of it."""
        turns = self._turns()
        if not turns:
            return
        person, seen = turns[0]
        # A wild card asks for a colour first, and changes nothing on the board.
        clicks = [click for click in seen.enabled if click.verb in TURN_VERBS]
        click = min(clicks, key=lambda click: click.verb is Verb.CARD)
        try:
            person.start_click(seen.message, str(click))
        except NotAllowedError:
            return

    def _turns(self) -> list[tuple[PlaygroundPerson, Seen]]:
        return [
            (person, seen)
            for person in self._people
            for seen in self._table.hands(person)
            if any(click.verb in TURN_VERBS for click in seen.enabled)
        ]

    def _version(self) -> int:
        hands = [seen.version for p in self._people for seen in self._table.hands(p)]
        return max([*hands, self._board_version()])

    def _board_version(self) -> int:
        return max([seen.version for seen in self._table.boards()], default=0)

    def _seen_by(self, person: PlaygroundPerson) -> dict[str, str]:
        own = [m for m in person.messages(self._channel) if m.visible_to == person.id]
        shown = [m for m in [*person.inbox(), *own] if not m.is_loading]
        return {m.id: f"{texts(m)}\0{look_at(m)}" for m in shown}

    async def _ask_all(self) -> None:
        for number in range(_ASKING):
            guest = self._playground.people.add(f"Guest {number}")
            asking = guest.slash("uno stats", self._channel)
            self._asking.append(asyncio.create_task(asking))

    async def _probe(self) -> None:
        await asyncio.sleep(_PROBED_AFTER)
        self._measured.livez = await self._asked("/livez")
        self._measured.readyz = await self._asked("/readyz")

    async def _asked(self, path: str) -> str:
        statuses: list[str] = []
        for bot in self._bots:
            try:
                async with asyncio.timeout(5):
                    status, _ = await fetched(bot.port, path)
            except TimeoutError:
                statuses.append("none in 5 s")
            except aiohttp.ClientConnectorError:
                statuses.append(f"ended with {bot.status}")
            else:
                statuses.append(str(status))
        return "/".join(statuses)

    @property
    def _have_ended(self) -> bool:
        return all(bot.status is not None for bot in self._bots)

    async def _terminate(self) -> None:
        """Fall silent once more, press, and take the longest time that a process needs to end."""
        if self._have_ended:
            return
        await self._silence.begin(self._on)
        await self._press()
        await asyncio.sleep(1)
        seconds = await asyncio.gather(*(bot.seconds_to_stop(_STOP_WAITS) for bot in self._bots))
        if None not in seconds:
            self._measured.ends = max(s for s in seconds if s is not None)

    async def _until(self, holds: Callable[[], bool], seconds: float) -> bool:
        end = _now() + seconds
        while not holds():
            if _now() > end or self._have_ended:
                return False
            await asyncio.sleep(_LOOKED_AGAIN)
        return True


def _now() -> float:
    return asyncio.get_running_loop().time()


def _lines(bot: BotProcess) -> list[str]:
    return bot.log.read_text(encoding="utf-8", errors="replace").splitlines()
