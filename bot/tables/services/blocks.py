"""Blocks: who may not play, in the memory of every process, and what follows at the tables."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

from msgspec import structs

from bot.place import Place, home_of, server_of
from bot.store import block_queries, game_queries, order_queries, setting_queries
from bot.store.database import Database
from bot.store.orders import BlocksChanged
from bot.store.privacy import personal_data
from bot.views.block import EVERYBODY, EVERYWHERE, Block
from bot.views.table_values import Status

from ..playing import absence, play
from ..ports import Clock, repeat
from ..seating import evening_table, lobby
from ..storage.repository import Repository
from ..table import Table
from .operator_orders import goes_on, stop
from .weeklies import Weeklies

_EVERY = timedelta(minutes=1)
"""How often the blocks are read though no order says so: one may have come while nobody heard."""

_ENFORCED_AGAIN = timedelta(minutes=3)
"""How long after its beginning each look enforces a block: somebody may just be sitting down."""


class Blocks:
    """The blocks of people and servers. Whether one has ended is for the clock to say."""

    def __init__(
        self, database: Database, repository: Repository, weeklies: Weeklies, clock: Clock
    ) -> None:
        self._database = database
        self._repository = repository
        self._weeklies = weeklies
        self._clock = clock
        self._known: dict[tuple[int, int], Block] = {}
        self._enforced: dict[tuple[int, int], Block] = {}

    def of_person(self, user_id: int, server_id: int | None) -> Block | None:
        """Return the operator's block of a person, or else that by the managers of this server."""
        return self._find(user_id, EVERYWHERE) or self._find(user_id, server_id)

    def find(self, user_id: int, place: Place) -> Block | None:
        """Return why a person may not play in this place, or None if they may."""
        server_id = server_of(place)
        return self._find(EVERYBODY, server_id) or self.of_person(user_id, server_id)

    def includes(self, user_id: int, place: Place) -> bool:
        """Return whether a person may not play in this place."""
        return self.find(user_id, place) is not None

    def excluded_by(self, server_id: int) -> list[Block]:
        """Return whom the managers of this server exclude, the latest first."""
        found = [each for each in self._known.values() if each.guild_id == server_id]
        return [each for each in found if each.is_by_server and each.is_on(self._clock.now())]

    def _find(self, user_id: int, guild_id: int | None) -> Block | None:
        block = None if guild_id is None else self._known.get((user_id, guild_id))
        return block if block is not None and block.is_on(self._clock.now()) else None

    async def exclude(self, server_id: int, user_id: int, lasts: timedelta | None) -> None:
        """Exclude a person from this server from now on, in every process."""
        now = self._clock.now()
        until = None if lasts is None else now + lasts
        async with self._database.write() as connection:
            await setting_queries.note_server(connection, server_id)
            await block_queries.save(connection, Block(user_id, server_id, now, until))
            await order_queries.give(connection, BlocksChanged(), now)
        await self.look()

    async def let_in(self, server_id: int, user_id: int) -> None:
        """Let somebody play again whom this server excludes, in every process."""
        async with self._database.write() as connection:
            await block_queries.remove(connection, user_id, server_id)
            await order_queries.give(connection, BlocksChanged(), self._clock.now())
        await self.look()

    def forget_reasons(self, user_id: int) -> None:
        """Forget why a person is blocked who has deleted their data."""
        for key, block in self._known.items():
            if block.user_id == user_id:
                self._known[key] = structs.replace(block, reason=None)

    async def run(self) -> None:
        """Read the blocks every minute, until cancelled."""
        failed = "blocks cannot be read; trying again in a minute"
        await repeat(self._clock, _EVERY, self.look, failed)

    async def look(self) -> None:
        """Read the blocks, and enforce those that this process has not enforced, or are new."""
        await self.read()
        now = self._clock.now()
        for block in [each for each in self._known.values() if each.is_on(now)]:
            is_young = now - block.since < _ENFORCED_AGAIN
            if is_young or self._enforced.get(block.key) != block:
                await self._enforce(block)
        self._enforced = dict(self._known)

    async def read(self) -> None:
        """Read the blocks."""
        async with self._database.read() as connection:
            self._known = {each.key: each for each in await block_queries.all_blocks(connection)}

    async def _enforce(self, block: Block) -> None:
        """End what somebody plays who may not: another process may have done so already."""
        if block.user_id == EVERYBODY:
            async with self._database.read() as connection:
                games = await game_queries.games_of_home_going_on(connection, block.guild_id)
            await self._repository.change_all(games, partial(_end, words=block.reason or ""))
            return
        home_id = None if block.guild_id == EVERYWHERE else block.guild_id
        async with self._database.read() as connection:
            games = await game_queries.games_of(connection, block.user_id, home_id)
            games += await personal_data.evenings_naming(connection, block.user_id)
        await self._repository.change_all(games, partial(_send_away, block=block))
        await self._weeklies.forget_answers(block.user_id, home_id)


def _end(table: Table, words: str) -> None:
    if goes_on(table):
        stop(table, words)


def _send_away(table: Table, block: Block) -> None:
    """Throw a person out of the match (L1), and take them out of lobby and evening."""
    if block.guild_id not in (EVERYWHERE, home_of(table.game.place)):
        return
    seat = table.seat_of(block.user_id)
    if seat is not None:
        match table.game.status:
            case Status.LOBBY:
                lobby.leave(table, block.user_id)
            case Status.LIVE:
                absence.throw_out(table, seat)
                if all(each.thrown_out for each in table.persons()):
                    # Nobody is left who would want to see the end of the round.
                    play.abandon(table)
            case Status.OVER:
                pass
    evening = table.game.evening
    if evening is not None and evening.is_on:
        left = evening.leave(block.user_id, removed=True)
        if left is not evening:
            evening_table.set_evening(table, left)
