"""Evenings in their channels: beginning one, dealing its next match, looking it up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import timedelta

from bot.engine import Options, has_room_for
from bot.evenings import EveningPhase, Guest
from bot.place import Place
from bot.setting_values import Choices
from bot.store import game_queries
from bot.store.database import Database
from bot.store.rows import GameRow
from bot.views.table_values import Deadline, DeadlineKind

from ..messages.own_threads import OwnThreads
from ..outcome import DeniedError, Outcome, Reason, Rejected
from ..person import Person
from ..ports import Clock
from ..seating import evening_table, lobby, next_words
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
                    guests.append(_guest(person, chosen))
            evening_table.begin(table, host.user_id, plan)
            for guest in guests:
                evening_table.come(table, guest.user_id, guest)

        return await self._lobbies.open(place, host, options, locale, then=begin)

    def plan(self, name: str, hours: int | None, most_matches: int | None) -> EveningPlan:
        """Return the plan of an evening that ends that many hours from now, or None without end."""
        until = None if hours is None else self._clock.now() + timedelta(hours=hours)
        return EveningPlan(name, until, most_matches)

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
        guest = await self._as_guest(person)
        return await self._games.submit(game_id, person.user_id, evening_table.come, guest)

    async def next_match(self, game_id: str, person: Person) -> Outcome:
        """Have the next match dealt in a moment, with this person in it."""
        guest = await self._as_guest(person)
        return await self._games.submit(game_id, person.user_id, evening_table.next_match, guest)

    async def _as_guest(self, person: Person) -> Guest:
        return _guest(person, (await self._settings.person(person.user_id)).choices)

    async def near(self, channel_id: int) -> str | None:
        """Return the game of the channel's evening, else its table or its last result, or None."""
        found = await self.in_channel(channel_id) or await self._games.in_channel(channel_id)
        if found is None:
            async with self._database.read() as connection:
                offering = await game_queries.games_offering_rematch(connection, channel_id)
            found = next(iter(offering), None)
        return found

    async def in_channel(self, channel_id: int) -> str | None:
        """Return the game with which the channel's evening is stored, or None if none is on."""
        last = await self.last_game(channel_id)
        return last.id if last is not None and last.evening and last.evening.is_on else None

    async def last_game(self, channel_id: int) -> GameRow | None:
        """Return the newest game of the channel's last evening, or None if none is stored."""
        async with self._database.read() as connection:
            found = await game_queries.evening_games(connection, channel_id, 2)
        stored = [await self._repository.find(game_id) for game_id in found]
        games = [each.game for each in stored if each is not None]
        # The clock may have been set back before the evening went on to the newest.
        return min(games, key=_went_on, default=None)

    async def new_rules(self, game_id: str, user_id: int) -> Outcome:
        """Open a lobby for the next match, where the host of the evening can change the rules."""
        begun = await self._games.submit(game_id, user_id, evening_table.begin_lobby)
        if isinstance(begun, Rejected):
            return begun
        stored = await self._repository.find(game_id)
        assert stored is not None
        due = next(d for d in stored.game.deadlines if d.kind is DeadlineKind.NEXT_MATCH)
        following = await self._go_on(Table(stored, self._clock.now()), due, is_dealt=False)
        if following is None:
            return Rejected(Reason.CHANNEL_BUSY, await self._games.view(game_id, user_id))
        view = await self._games.view(following, user_id)
        return Rejected(Reason.NO_SUCH_GAME) if view is None else view

    async def begin_next_match(self, game_id: str, due: Deadline) -> None:
        """Deal the match that follows a game, as was asked for by a press.

        It may be done any number of times, by several processes: a match has one that follows it.
        Killed after the deal, the bot finds it dealt. A channel with another table is looked at
        again later.
        """
        stored = await self._step(game_id, due, evening_table.begin_dealing)
        if stored is not None and due in stored.game.deadlines:
            await self._go_on(Table(stored, self._clock.now()), due, is_dealt=True)

    async def _go_on(self, old: Table, due: Deadline, *, is_dealt: bool) -> str | None:
        """Open the table of the next match and return its id, or None if the channel is busy."""
        following = evening_table.following_id(old.game)
        is_there = await self._repository.find(following) is not None
        is_there = is_there or await self._open(old, is_dealt=is_dealt)
        what = evening_table.go_on_elsewhere if is_there else evening_table.block
        await self._step(old.game.id, due, what)
        if not is_there:
            return None
        await self._own_threads.goes_on(old.game.channel_id, following)
        return following

    async def _step(
        self, game_id: str, due: Deadline, operation: Callable[[Table], None]
    ) -> Stored | None:
        """Change the table while the deadline is planned; None: it is not, or there is no game."""

        def while_planned(table: Table) -> None:
            if due not in table.deadlines:
                raise DeniedError(Reason.STALE)
            operation(table)

        with suppress(DeniedError):
            return await self._repository.change(game_id, while_planned)
        return None

    async def _open(self, old: Table, *, is_dealt: bool) -> bool:
        """Open the table of the match after the `old` one; False: the channel is busy."""
        to_be = evening_table.table_to_be(old)
        people = [each.user_id for each in to_be.playing]
        rows = [
            evening_table.seat_again(old, user_id, (await self._settings.person(user_id)).choices)
            for user_id in people
        ]
        friends = await self._lobbies.friend_sums(old.game, rows)

        def begin(new: Table) -> None:
            evening_table.sit_down(new, old, rows, to_be.computers)
            next_words.take_words(new, old)
            if is_dealt:
                new.deal(new.supplies.new_seed())
                lobby.note_scores(new, friends)

        with suppress(DeniedError):
            game = evening_table.following_game(old, people)
            return await self._lobbies.add(game, begin) is not None
        return False


def _guest(person: Person, choices: Choices) -> Guest:
    locale = choices.language or person.locale
    return Guest(person.user_id, person.name, choices.statistics_hidden, locale)


def _went_on(game: GameRow) -> bool:
    return game.evening is None or game.evening.phase is EveningPhase.WENT_ON
