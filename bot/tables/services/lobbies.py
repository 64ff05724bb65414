"""Lobbies: how they are opened and started, and which people are called to them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import timedelta

from msgspec import structs

from bot.engine import Options
from bot.place import Place, ServerChannel, has_own_route, joins_board_and_hand
from bot.rule_gate import offer
from bot.setting_values import LobbyCall
from bot.store import game_queries, notice_queries
from bot.store.database import Database
from bot.store.privacy.visibility_queries import hidden_among
from bot.store.rows import GameRow, MessageKind, ThreadRow
from bot.views.table_values import SeatRow

from ...views.table_view import TableView
from ..messages.own_threads import OwnThreads
from ..outcome import DeniedError, Outcome, Reason, Rejected
from ..person import CallRecipients, Person
from ..ports import Clock
from ..rounds.friend_scores import FriendSums, load_friend_sums
from ..seating import lobby, rematch
from ..storage.repository import Repository
from ..storage.stored_settings import StoredSettings
from ..table import Stored, Table
from ..table_notice import require_new_games
from ..view_builder import view_of
from .games import Games, is_never_blocked
from .seats import Seats
from .subscriptions import Subscriptions

TABLES_OF_ONE = 3
"""The tables that one person can open in an hour in a place where the bot is a guest.

A match that is begun by several people does not count: it needed the presses of others.
"""

TABLES_IN_PLACE = 12
"""The tables that can be opened in an hour in such a place, whoever opens them."""

_HOUR = timedelta(hours=1)

_OPENING = 0x7461626C
"""The first key of the lock around opening a table as a guest ("tabl" in ASCII)."""

_LOCKS = 64


class PeopleCalled:
    """The people who are called to a lobby: by its host, or because it follows their match.

    Nobody is called who may not play there, as `is_blocked` says.
    """

    def __init__(
        self, database: Database, repository: Repository, settings: StoredSettings
    ) -> None:
        self._database = database
        self._repository = repository
        self._settings = settings
        self.is_blocked: Callable[[int, Place], bool] = is_never_blocked

    async def of_match_before(self, game: GameRow, here: Collection[int | None]) -> tuple[int, ...]:
        """Return the players of the previous match who are not `here` and want to be rung."""
        missing = [former.user_id for former in game.invited if former.user_id not in here]
        people = [
            await self._settings.person(user)
            for user in missing
            if user is not None and not self.is_blocked(user, game.place)
        ]
        return tuple(person.user_id for person in people if person.choices.ring_after is not None)

    async def to_rematch(self, view: TableView) -> CallRecipients | None:
        """Return the people called because this lobby follows their match, or None if it does not.

        Return None, too, once the host has called the people whom the server has chosen.
        """
        stored = await self._repository.find(view.game.id)
        server = await self._settings.of_place(view.game.place)
        host_calls = server.lobby_call is not LobbyCall.NOBODY
        if stored is None or not stored.game.invited or (host_calls and not view.game.may_call):
            return None
        here = {seat.user_id for seat in view.seats}
        return CallRecipients(await self.of_match_before(stored.game, here))

    async def by_host(self, view: TableView) -> CallRecipients:
        """Return whom the host may call by the server's settings, except people who sit there."""
        server = await self._settings.of_place(view.game.place)
        match server.lobby_call:
            case LobbyCall.NOBODY:
                return CallRecipients()
            case LobbyCall.ROLE:
                return CallRecipients(role_id=server.called_role)
            case LobbyCall.LAST_PLAYERS:
                async with self._database.read() as connection:
                    people = await game_queries.last_players(connection, view.game.channel_id)
                here, place = {seat.user_id for seat in view.seats}, view.game.place
                called = (user for user in people if user not in here)
                return CallRecipients(
                    tuple(user for user in called if not self.is_blocked(user, place))
                )


class Lobbies:
    """The lobbies of all channels, and the lobbies of rematches."""

    def __init__(
        self,
        database: Database,
        repository: Repository,
        games: Games,
        *,
        settings: StoredSettings,
        seats: Seats,
        people_called: PeopleCalled,
        subscriptions: Subscriptions,
        own_threads: OwnThreads,
        clock: Clock,
    ) -> None:
        self._database = database
        self._repository = repository
        self._games = games
        self._settings = settings
        self._seats = seats
        self._people_called = people_called
        self._subscriptions = subscriptions
        self._own_threads = own_threads
        self._clock = clock

    async def open(
        self,
        place: Place,
        host: Person,
        options: Options,
        locale: str | None = None,
        *,
        own_thread: bool = False,
        then: Callable[[Table], None] | None = None,
        parent_id: int | None = None,
    ) -> Outcome:
        """Open a lobby by the settings of its place, with its host in it; `then` follows at once.

        `locale` is the language of the channel, used if the server has chosen none. `own_thread`:
        the channel is a thread that the bot opened for games. `parent_id`: the channel of which it
        is a thread.
        """
        server = await self._settings.of_place(place)
        choices = (await self._settings.person(host.user_id)).choices
        host = await self._seats.mark_newcomer(host)
        try:
            game = lobby.new_lobby(
                place,
                host,
                options,
                self._clock.now(),
                locale=server.language or locale,
                # Nobody waits for the only person at a table.
                turn_seconds=None if joins_board_and_hand(place) else server.turn_seconds,
                may_call=server.lobby_call is not LobbyCall.NOBODY,
                round_posters=server.round_posters,
            )
        except DeniedError as denied:
            return Rejected(denied.reason, names=denied.names)
        async with self._database.read() as connection:
            last = await game_queries.last_match_of(connection, place.channel_id, host.user_id)
        game = structs.replace(game, last_match=last)
        calls = await self._subscriptions.claim(
            parent_id or place.channel_id, game.id, [host.user_id]
        )

        def begin(table: Table) -> None:
            lobby.join(table, host, choices)
            if calls:
                table.calls.append(MessageKind.SUBSCRIBERS_CALL)
            if then is not None:
                then(table)

        opened = None
        try:
            opened = await self.add(game, begin)
        except DeniedError as denied:
            return Rejected(denied.reason, notice=denied.notice)
        finally:
            if opened is None and calls:
                await self._subscriptions.release(game.id)
        if opened is None:
            return await self._busy(place.channel_id, host)
        if own_thread and isinstance(place, ServerChannel):
            await self._own_threads.note(ThreadRow(place.channel_id, place.server_id, game.id))
        return view_of(opened, host.user_id, self._clock.now())

    async def add(self, game: GameRow, operation: Callable[[Table], None]) -> Stored | None:
        """Open a table, or return None if a game has its channel already.

        Raise `DeniedError` if none is opened in its place or at the moment, or many were lately,
        where the bot is a guest. This is the only way to a new table there.
        """
        if (closure := offer().closure(game.place)) is not None:
            raise DeniedError(Reason(closure))
        async with self._database.read() as connection:
            notice = await notice_queries.find(connection, game.created_at)
        require_new_games(notice)
        game = structs.replace(game, notice=notice)
        if has_own_route(game.place):
            return await self._repository.add(game, operation)
        async with self._database.alone((_OPENING, game.home_id % _LOCKS)):
            async with self._database.read() as connection:
                hosts = await game_queries.hosts_as_guest(
                    connection, game.home_id, game.created_at - _HOUR
                )
            if hosts.count(game.host_id) >= TABLES_OF_ONE:
                raise DeniedError(Reason.MANY_LOBBIES)
            if len(hosts) >= TABLES_IN_PLACE:
                raise DeniedError(Reason.MANY_TABLES_HERE)
            return await self._repository.add(game, operation)

    async def _busy(self, channel_id: int, person: Person) -> Rejected:
        """Refuse a second lobby in this channel, and return the table that is there."""
        busy = await self._games.in_channel(channel_id)
        view = None if busy is None else await self._games.view(busy, person.user_id)
        return Rejected(Reason.CHANNEL_BUSY, view)

    async def rematch(self, game_id: str, person: Person, *, nearest: bool = False) -> Outcome:
        """Open a lobby for a rematch of this match, or join the one that is open already.

        Only a player of the match may open it; anybody may join it, as any lobby. `nearest`: with
        the most similar rules if those of the match are not played here any more.
        """
        stored = await self._repository.find(game_id)
        if stored is None:
            return Rejected(Reason.NO_SUCH_GAME)
        old = Table(stored, self._clock.now())
        try:
            rematch.require_offer(old)
            opened = await self._rematch_of(old)
            if opened is not None:
                return await self._seats.join(opened, person)
            rematch.require_player(old, person.user_id)
            server = await self._settings.of_place(old.game.place)
            may_call = server.lobby_call is not LobbyCall.NOBODY
            hidden = await self._hidden_at(old)
            following_game = rematch.next_game(
                old, person, may_call=may_call, hidden=hidden, nearest=nearest
            )
        except DeniedError as denied:
            view = view_of(stored, person.user_id, old.now)
            return Rejected(denied.reason, view, names=denied.names)
        choices = (await self._settings.person(person.user_id)).choices
        others = bool(await self._people_called.of_match_before(following_game, {person.user_id}))

        def sit_down(table: Table) -> None:
            rematch.sit_down_again(table, old, person, choices)
            if others:
                table.calls.append(MessageKind.CALL)

        try:
            new = await self.add(following_game, sit_down)
        except DeniedError as denied:
            return Rejected(denied.reason, notice=denied.notice)
        if new is None:
            # Another player of the match may have been quicker.
            opened = await self._rematch_of(old)
            if opened is not None:
                return await self._seats.join(opened, person)
            return await self._busy(following_game.channel_id, person)
        await self._own_threads.goes_on(new.game.channel_id, new.game.id)
        return view_of(new, person.user_id, self._clock.now())

    async def like_last_time(self, game_id: str, user_id: int) -> Outcome:
        """Give a lobby the rules and computer players of its channel's last match.

        The people of that match are called, unless people were called to this lobby already.
        """
        stored = await self._repository.find(game_id)
        if stored is None:
            return Rejected(Reason.NO_SUCH_GAME)
        game, last = stored.game, stored.game.last_match
        found = None if last is None else await self._repository.find(last)
        old = None if found is None else Table(found, self._clock.now())
        hidden = frozenset[int]() if old is None else await self._hidden_at(old)
        calls = False
        server = await self._settings.of_place(game.place)
        if old is not None and (game.may_call or server.lobby_call is LobbyCall.NOBODY):
            here = {seat.user_id for seat in stored.seats}
            asked = structs.replace(game, invited=rematch.players_to_invite(old, user_id))
            calls = bool(await self._people_called.of_match_before(asked, here))
        return await self._games.submit(
            game_id, user_id, rematch.repeat_last_match, old, calls=calls, hidden=hidden
        )

    async def _hidden_at(self, old: Table) -> frozenset[int]:
        """Return who of the people at this table hides."""
        people = [seat.user_id for seat in old.seats if seat.user_id is not None]
        async with self._database.read() as connection:
            return await hidden_among(connection, people)

    async def _rematch_of(self, old: Table) -> str | None:
        """Return the open lobby of this channel if only players of `old` are invited to it."""
        found = await self._games.in_channel(old.game.channel_id)
        stored = None if found is None else await self._repository.find(found)
        if stored is None or not stored.game.invited:
            return None
        known = {former.user_id for former in stored.game.invited}
        return found if known <= {seat.user_id for seat in old.seats} else None

    async def start(self, game_id: str, user_id: int, opponents: int = 0) -> Outcome:
        """Deal the first round on behalf of the host.

        Where only the host sits, seat this number of computer players first.
        """
        stored = await self._repository.find(game_id)
        friends = None if stored is None else await self.friend_sums(stored.game, stored.seats)
        outcome = await self._games.submit(game_id, user_id, lobby.start, opponents, friends)
        if not isinstance(outcome, Rejected):
            await self._end_rematch_offers(outcome.game.channel_id, outcome.game.id)
        return outcome

    async def friend_sums(self, game: GameRow, seats: Sequence[SeatRow]) -> FriendSums:
        """Return what the people in these seats have won against each other."""
        async with self._database.read() as connection:
            return await load_friend_sums(connection, game, game.mode, seats)

    async def _end_rematch_offers(self, channel_id: int, started: str) -> None:
        """End the offers of rematches in this channel, except that of the match just started.

        That match may already be over with its first deal (X16).
        """
        async with self._database.read() as connection:
            offering = await game_queries.games_offering_rematch(connection, channel_id)

        def operation(table: Table) -> None:
            if rematch.offered_until(table) is not None:
                rematch.end_offer(table)

        for game_id in (each for each in offering if each != started):
            await self._repository.change(game_id, operation)
