"""Evenings in their channels: beginning one, dealing its next match, looking it up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.engine import Options, has_room_for
from bot.evenings import EveningPhase, Guest
from bot.place import Place
from bot.store import game_queries
from bot.store.database import Database
from bot.views.table_values import Deadline, SeatRow

from ..messages.own_threads import OwnThreads
from ..outcome import DeniedError, Outcome, Reason, Rejected
from ..person import Person, seat_for
from ..ports import Clock
from ..seating import evening_table, lobby
from ..seating.evening_table import EveningPlan
from ..storage.repository import Repository
from ..storage.stored_settings import StoredSettings
from ..table import Stored, Table
from .games import Games
from .lobbies import Lobbies


class Evenings:
    """The evenings of all channels, of which each has one at a time."""

    def __init__(
        self,
        database: Database,
        repository: Repository,
        games: Games,
        *,
        settings: StoredSettings,
        lobbies: Lobbies,
        own_threads: OwnThreads,
        clock: Clock,
    ) -> None:
        self._database = database
        self._repository = repository
        self._games = games
        self._settings = settings
        self._lobbies = lobbies
        self._own_threads = own_threads
        self._clock = clock

    async def open(
        self,
        place: Place,
        people: Sequence[Person],
        options: Options,
        plan: EveningPlan,
        locale: str | None = None,
    ) -> Outcome:
        """Open a lobby that begins an evening, with all these people in it as far as there is room.

        The first of them is the host. The others play as soon as it is their turn to sit.
        """
        if await self.in_channel(place.channel_id) is not None:
            return Rejected(Reason.EVENING_IS_ON)
        host, *others = people
        choices = [(await self._settings.person(each.user_id)).choices for each in others]

        def begin(table: Table) -> None:
            guests: list[Guest] = []
            for person, chosen in zip(others, choices, strict=True):
                if has_room_for(table.options, len(table.seats) + 1):
                    lobby.join(table, person, chosen)
                else:
                    locale = chosen.language or person.locale
                    guests.append(
                        Guest(person.user_id, person.name, chosen.statistics_hidden, locale)
                    )
            evening_table.begin(table, host.user_id, plan)
            for guest in guests:
                evening_table.come(table, guest.user_id, guest)

        return await self._lobbies.open(place, host, options, locale, then=begin)

    async def begin(self, game_id: str, user_id: int, plan: EveningPlan) -> Outcome:
        """Begin an evening at a table, with everybody who sits there or sat there to the end."""
        stored = await self._repository.find(game_id)
        if stored is not None:
            found = await self.in_channel(stored.game.channel_id)
            if found is not None:
                return Rejected(Reason.EVENING_IS_ON, await self._games.view(found, user_id))
        return await self._games.submit(game_id, user_id, evening_table.begin, plan)

    async def come(self, game_id: str, person: Person) -> Outcome:
        """Let somebody play from the next match on."""
        guest = await self._guest(person)
        return await self._games.submit(game_id, person.user_id, evening_table.come, guest)

    async def next_match(self, game_id: str, person: Person) -> Outcome:
        """Have the next match dealt in a moment, with this person in it."""
        guest = await self._guest(person)
        return await self._games.submit(game_id, person.user_id, evening_table.next_match, guest)

    async def _guest(self, person: Person) -> Guest:
        choices = (await self._settings.person(person.user_id)).choices
        locale = choices.language or person.locale
        return Guest(person.user_id, person.name, choices.statistics_hidden, locale)

    async def in_channel(self, channel_id: int) -> str | None:
        """Return the game with which the channel's evening is stored, or None if none is on."""
        last = await self._last(channel_id)
        if last is None or last.game.evening is None or not last.game.evening.is_on:
            return None
        return last.game.id

    async def last_name(self, channel_id: int) -> str | None:
        """Return the name of the channel's last evening, or None if none is stored."""
        last = await self._last(channel_id)
        return None if last is None or last.game.evening is None else last.game.evening.name

    async def _last(self, channel_id: int) -> Stored | None:
        """Return the newest game of the channel's evenings; one that went on is not the newest."""
        async with self._database.read() as connection:
            found = await game_queries.evening_games(connection, channel_id, 2)
        stored = [await self._repository.find(game_id) for game_id in found]
        known = [each for each in stored if each is not None and each.game.evening is not None]
        return next((each for each in known if _is_newest(each)), next(iter(known), None))

    async def begin_next_match(self, game_id: str, due: Deadline) -> None:
        """Deal the match that follows a game, as was asked for by a press.

        It may be done any number of times, by several processes: a match has one that follows it.
        Killed after the deal, the bot finds it dealt. A channel with another table is looked at
        again later.
        """
        stored = await self._step(game_id, due, evening_table.begin_dealing)
        if stored is None:
            return
        old = Table(stored, self._clock.now())
        if not old.stands(due):
            return
        following = evening_table.following_id(old.game)
        is_dealt = await self._repository.find(following) is not None or await self._deal(old)
        await self._step(
            game_id, due, evening_table.go_on_elsewhere if is_dealt else evening_table.block
        )
        if is_dealt:
            await self._own_threads.goes_on(old.game.channel_id, following)

    async def _step(
        self, game_id: str, due: Deadline, operation: Callable[[Table], None]
    ) -> Stored | None:
        """Change the table while the deadline stands; None: it does not, or there is no game."""

        def while_due(table: Table) -> None:
            table.require_standing(due)
            operation(table)

        with suppress(DeniedError):
            return await self._repository.change(game_id, while_due)
        return None

    async def _deal(self, old: Table) -> bool:
        """Deal the match after the `old` one; return False if the channel is busy."""
        seats = evening_table.next_seats(old)
        assert seats is not None
        rows = [await self._seat(old, user_id) for user_id in seats.people]
        friends = await self._lobbies.friend_sums(old.game, rows)

        def deal(new: Table) -> None:
            evening_table.deal(new, old, rows, seats.computers)
            lobby.note_scores(new, friends)

        with suppress(DeniedError):
            game = evening_table.following_game(old, seats.people)
            return await self._lobbies.add(game, deal) is not None
        return False

    async def _seat(self, old: Table, user_id: int) -> SeatRow:
        """Return a person's seat in the next match: as in the `old` one, or a new one."""
        seat = evening_table.seat_again(old, user_id)
        if seat is not None:
            return seat
        guest = evening_table.require_evening(old).find(user_id)
        assert guest is not None
        choices = (await self._settings.person(user_id)).choices
        return seat_for(Person(user_id, guest.name, guest.locale), choices, old.game.id, 0)


def _is_newest(stored: Stored) -> bool:
    evening = stored.game.evening
    return evening is not None and evening.phase is not EveningPhase.WENT_ON
