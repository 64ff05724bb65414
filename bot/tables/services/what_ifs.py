"""*What if …*: a person plays on from a turn of a finished round, against computer players.

Such a table is in the direct messages with the bot, under a made-up channel below zero: people may
play there otherwise, too. Its rounds are neither stored nor counted, and a person has one such
table at a time.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import timedelta
from itertools import cycle

from msgspec import structs

from bot.engine import (
    MatchOver,
    Options,
    Presence,
    RoundOver,
    State,
    build_options,
    compile_rules,
    decode_state,
    to_act,
    written_options,
)
from bot.facts import RoundRecord, stored_state_at
from bot.offer import Feature
from bot.place import BotDm, home_of, kind_of
from bot.rule_gate import offer
from bot.store import game_queries
from bot.store.database import Database
from bot.store.rows import GameRow
from bot.views.table_values import Ending, SeatRow, Status
from bot.worker import Job, Worker

from ..outcome import DeniedError, Outcome, Reason, Rejected
from ..person import Person, seat_for
from ..playing import play
from ..ports import Clock, ComputerNames
from ..seating.admission import StoredRules, admitted
from ..seating.lobby import new_game_id
from ..storage.repository import Repository
from ..storage.stored_settings import StoredSettings
from ..table import Table
from ..view_builder import view_of

LEVEL = "medium"
"""The level of the computer players: quick, and beatable by a person who wants to learn."""

BETWEEN = timedelta(seconds=10)
"""The shortest time before a person can begin another such table."""

_POSITION = Job(stored_state_at, seconds=10.0)

_BITS_OF_NO_CHANNEL = 62
_BYTES_OF_SEED = 16

_OF_THE_MATCH = ("target", "elimination", "blitz", "rounds")
"""The options that have no effect where only one round is played."""


class WhatIfs:
    """The tables where people play on from a turn of a finished round."""

    def __init__(
        self,
        database: Database,
        repository: Repository,
        settings: StoredSettings,
        clock: Clock,
        worker: Worker,
        computer_names: ComputerNames,
    ) -> None:
        self._worker = worker
        self._computer_names = computer_names
        self._database = database
        self._repository = repository
        self._settings = settings
        self._clock = clock

    async def begin(
        self,
        record: RoundRecord,
        number: int,
        person: Person,
        own_seat: int | None,
        computers: Mapping[int, str],
    ) -> Outcome:
        """Let a person play on after the first ``number`` moves of a finished round.

        The person gets the seat that they had (``own_seat``), else the seat whose turn it is. The
        ``computers`` of the round keep their names at their seats. The person's previous table is
        ended. The request is rejected where nothing is left to be played, and
        as stale if the previous table was begun just before, or another one meanwhile: each table
        sends them a message.
        """
        if not offer().has(Feature.ALONE):
            return Rejected(Reason.NOT_ALONE)
        encoded = await self._worker.do(_POSITION, person.user_id, record.encode(), number)
        state = decode_state(encoded)
        if isinstance(state.phase, RoundOver | MatchOver):
            return Rejected(Reason.GAME_OVER)
        try:
            rules = admitted(_of_one_round(record.options))
        except DeniedError as denied:
            return Rejected(denied.reason, names=denied.names)
        previous = await self._playing(person.user_id)
        if await self._has_just_begun(previous):
            return Rejected(Reason.STALE)
        # Only these: a table that another press begins meanwhile is the one that goes on.
        await self._end(previous)
        seat = _seat_to_play(state, own_seat)
        game = self._game(rules, person)
        choices = (await self._settings.person(person.user_id)).choices
        own = seat_for(person, structs.replace(choices, ring_after=None), game.id, seat)
        taken = {own.name, *computers.values()}
        free = _free_names(self._computer_names(own.locale), taken)

        def sit_down(table: Table) -> None:
            table.seats = [
                own
                if each == seat
                else SeatRow(game.id, each, computers.get(each) or next(free), level=LEVEL)
                for each in range(len(state.hands))
            ]
            table.play_on(_played_on(state, table.options))

        begun = await self._repository.add(game, sit_down)
        if begun is None:
            return Rejected(Reason.STALE)
        return view_of(begun, person.user_id, self._clock.now())

    async def _end(self, games: Iterable[str]) -> None:
        for game_id in games:
            await self._repository.change(game_id, end)

    async def end_alone(self, user_id: int) -> None:
        """End what a person plays alone, without telling them: their channel is to be forgotten."""
        async with self._database.read() as connection:
            games = await game_queries.games_alone_of(connection, user_id)
        for game_id in games:
            await self._repository.change(game_id, _end_unseen)

    async def _playing(self, user_id: int) -> list[str]:
        async with self._database.read() as connection:
            return await game_queries.what_ifs_of(connection, user_id)

    async def _has_just_begun(self, games: Iterable[str]) -> bool:
        tables = [await self._repository.find(game_id) for game_id in games]
        began = [stored.game.created_at for stored in tables if stored is not None]
        return bool(began) and abs(self._clock.now() - max(began)) < BETWEEN

    def _game(self, rules: StoredRules, person: Person) -> GameRow:
        now, place = self._clock.now(), BotDm(-secrets.randbits(_BITS_OF_NO_CHANNEL) - 1)
        return GameRow(
            id=new_game_id(),
            place_kind=kind_of(place),
            home_id=home_of(place),
            channel_id=place.channel_id,
            host_id=person.user_id,
            status=Status.LIVE,
            **rules,
            version=0,
            created_at=now,
            updated_at=now,
            turn_seconds=None,
            round_posters=False,
            what_if=True,
        )


def end(table: Table) -> None:
    """End such a table."""
    if table.game.status is Status.OVER:
        return
    try:
        play.stop(table)
    except DeniedError:
        table.new_version()
    table.end(Ending.ABANDONED)


def _end_unseen(table: Table) -> None:
    end(table)
    table.messages = []


def _seat_to_play(state: State, own_seat: int | None) -> int:
    if own_seat is not None and _can_play(state, own_seat):
        return own_seat
    waited_for = to_act(state.phase)
    if waited_for is not None and _can_play(state, waited_for):
        return waited_for
    return next(seat for seat in state.ring.seats if _can_play(state, seat))


def _free_names(names: Sequence[str], taken: set[str]) -> Iterator[str]:
    """Return names for further computer players, without end."""
    return cycle([name for name in names if name not in taken] or names)


def _can_play(state: State, seat: int) -> bool:
    return seat in state.ring.seats and state.presence[seat] is not Presence.AWAY


def _of_one_round(options: Options) -> Options:
    """Return the same rules for a match of one round."""
    kept = [each for each in written_options(options) if each[0] not in _OF_THE_MATCH]
    return build_options(options.mode, [*kept, ("target", "round")])


def _played_on(state: State, options: Options) -> State:
    """Return the position as one by these rules, with a new seed for later shuffles.

    The person has seen every card of the finished round; only a later shuffle can surprise them.
    """
    presence = tuple(
        Presence.HERE if here is Presence.STAND_IN else here for here in state.presence
    )
    seed = secrets.token_bytes(_BYTES_OF_SEED)
    return structs.replace(state, rules=compile_rules(options), seed=seed, presence=presence)
