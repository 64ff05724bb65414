"""Whole games of people, played at tables by computer players and stored in a database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from itertools import count

from bot.engine import MatchOver, Mode, Observation, RoundOver, SeatAction, build_options
from bot.errors import OperatorError
from bot.place import ServerChannel
from bot.players import decide
from bot.players.self_play import derive
from bot.store.database import Database
from bot.tables import Outcome, Person, Tables, TableView, Timing
from bot.tables.playing.play import act, next_round

SEATS = 4
ROUNDS_OF_A_GAME = 4
_MODES = (*(Mode.CLASSIC,) * 3, Mode.FLIP, Mode.MERCY)
_LEVEL = "easy"
_SEED = b"what is stored"
_AT_ONCE = 8
_SERVER = 1 << 22
_FIRST_MESSAGE = 1 << 60


class _Nobody:
    """A notifier of tables whose messages nobody writes."""

    is_busy = False

    def changed(self, game_id: str) -> None:
        return


class GamePlayer:
    """Plays games at the tables of a database, each with people of its own."""

    def __init__(self, database: Database) -> None:
        timing = Timing(result_stays=timedelta())
        self._tables = Tables(database, notifier=_Nobody(), brain=decide, timing=timing)
        self._messages = count(_FIRST_MESSAGE)
        self._seeds = count()

    async def play(self, games: int, report: Callable[[str], None]) -> None:
        """Play this number of games to their ends, some at once, and count their rounds."""
        waiting, over = iter(range(games)), count(1)

        async def play_some() -> None:
            for number in waiting:
                await self._play(number)
                report(f"{next(over):,} of {games:,} games played")

        await asyncio.gather(*(play_some() for _ in range(_AT_ONCE)))
        while await self._tables.tally.tally_some():
            pass
        await self._tables.close()

    async def _play(self, number: int) -> None:
        people = [number * SEATS + seat + 1 for seat in range(SEATS)]
        game_id = await self._begin(number, people)
        while True:
            views = [await self._tables.games.view(game_id, user_id) for user_id in people]
            await self._show(game_id)
            phase = _observed(views[0]).phase
            if isinstance(phase, MatchOver):
                return
            if isinstance(phase, RoundOver):
                _accepted(await self._tables.submit(game_id, people[0], next_round))
            else:
                await self._act(game_id, people, views)

    async def _begin(self, number: int, people: list[int]) -> str:
        host, *others = [Person(user_id, f"Person {user_id}", "en") for user_id in people]
        mode = _MODES[number % len(_MODES)]
        options = build_options(mode, [("rounds", str(ROUNDS_OF_A_GAME))])
        channel_id = _SERVER + number + 1
        lobbies = self._tables.lobbies
        game_id = _accepted(
            await lobbies.open(ServerChannel(_SERVER, channel_id), host, options)
        ).game.id
        for person in others:
            _accepted(await self._tables.seats.join(game_id, person))
        await self._show(game_id)
        _accepted(await lobbies.start(game_id, host.user_id))
        return game_id

    async def _act(self, game_id: str, people: list[int], views: list[TableView | None]) -> None:
        """Let the first player act who does anything now."""
        for user_id, view in zip(people, views, strict=True):
            observed = _observed(view)
            assert view is not None
            seed = derive(_SEED, next(self._seeds))
            action = decide(observed, view.legal, view.side, _LEVEL, seed)
            if isinstance(action, SeatAction):
                _accepted(await self._tables.submit(game_id, user_id, act, action, None))
                return
        raise OperatorError("Nobody at a table has done anything.")

    async def _show(self, game_id: str) -> None:
        """Store ids for messages that would have been posted, and remove deleted ones."""
        for row in await self._tables.messages.stale(game_id):
            if row.retired:
                await self._tables.messages.removed(row)
            elif row.message_id is None:
                view = await self._tables.messages.view(row)
                assert view is not None
                channel_id = row.channel_id or view.game.channel_id
                await self._tables.messages.shown(
                    row, view.game.version, channel_id, next(self._messages)
                )


def _accepted(outcome: Outcome) -> TableView:
    if isinstance(outcome, TableView):
        return outcome
    raise OperatorError(f"A table has refused what was asked of it: {outcome.reason}")


def _observed(view: TableView | None) -> Observation:
    assert view is not None
    assert view.observation is not None
    return view.observation
