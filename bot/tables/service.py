"""The door to all tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Iterator
from datetime import datetime

from msgspec import structs

from bot import engine
from bot.engine import Options, RoundHistory
from bot.players.teacher import Hint, hint_at_sight
from bot.setting_values import LobbyCall, PersonSettings
from bot.store import game_queries
from bot.store.database import Database
from bot.store.leaderboard_queries import has_played
from bot.store.rows import GamePlace, GameRow, ThreadRow
from bot.views.table_values import Status, VoteKind

from ..views.seat_actions import SeatAction
from ..views.table_view import Meaning, TableView
from .messages.delivery import Delivery
from .messages.own_threads import OwnThreads
from .messages.shown_versions import ShownVersions
from .outcome import Accepted, Outcome, Reason, Rejected
from .person import Called, Person, SeatChoices, choices_of
from .planning import ringing
from .playing import absence, accusations, play
from .ports import Adviser, Brain, Clock, Notifier, Observer, SystemClock, Unobserved
from .privacy import Privacy
from .processes.presence import UNLIMITED, Presence
from .rounds.round_record import history_of, stored_match
from .scheduling.automatic import Automatic
from .scheduling.scheduler import Scheduler
from .seating import following, free_seats, lobby, rematch
from .seating.hosting import Arrangement, arrange
from .storage.favourites import Favourites
from .storage.pruning import DEFAULT as KEPT_BY_DEFAULT
from .storage.pruning import Kept, Pruning
from .storage.repository import Repository
from .storage.stored_settings import StoredSettings
from .table import DeniedError, Step, Stored, Table
from .tallying.leaderboards import Leaderboards
from .tallying.statistics_lookup import Statistics
from .tallying.tally import Tally
from .timing import Timing
from .view_builder import events_for, view_of

log = logging.getLogger(__name__)

_SEED_BYTES = 16


class Tables:
    """All tables: what people ask for goes in here, and is committed before it is answered.

    ``repository`` holds the tables, ``settings`` what people and servers have chosen, ``messages``
    says what Discord is to show, ``scheduler`` does what happens by itself, ``presence`` knows of
    other processes, ``pruning`` takes away what is long over, ``tally`` keeps standings,
    ``own_threads`` are those opened for games. ``favourites`` are the sets of rules that people
    have given a name.
    """

    def __init__(
        self,
        database: Database,
        *,
        notifier: Notifier,
        brain: Brain,
        adviser: Adviser = hint_at_sight,
        clock: Clock | None = None,
        timing: Timing | None = None,
        new_seed: Callable[[], bytes] | None = None,
        observer: Observer | None = None,
        requests_a_second: int = UNLIMITED,
        kept: Kept = KEPT_BY_DEFAULT,
    ) -> None:
        """`adviser` is asked for hints.

        `new_seed` gives what a round is dealt from; by default it comes from the system.

        `requests_a_second` are those that all processes at this database may make together,
        `kept` says how long games and rounds are kept after their ends.
        """
        self._database = database
        self._notifier = notifier
        self._adviser = adviser
        self._clock = clock or SystemClock()
        self._new_seed = new_seed or _random_seed
        self._timing = timing = timing or Timing()
        self._observer = observer or Unobserved()
        self.settings = StoredSettings(database, self._clock)
        self.repository = Repository(database, self._clock, timing, self._committed, self._observer)
        shown = ShownVersions()
        self.messages = Delivery(
            database, self.repository, notifier, self._clock, self._observer, shown
        )
        automatic = Automatic(
            self.repository, brain, self._new_seed, self._clock, timing, self._observer, notifier
        )
        self.presence = Presence(database, self._clock, requests_a_second)
        self.scheduler = Scheduler(
            database,
            self.repository,
            automatic,
            self._clock,
            self._observer,
            shown,
            self.presence,
        )
        self.pruning = Pruning(database, self._clock, kept)
        self.tally = Tally(database, self._clock)
        self.leaderboards = Leaderboards(database, self._clock, self.tally)
        self.statistics = Statistics(database, self.settings.person, self.tally)
        self.own_threads = OwnThreads(database, self._clock)
        self.favourites = Favourites(database)
        self.privacy = Privacy(database, self.repository, self.settings, self._clock)

    def _committed(self, table: Table, stored: Stored) -> None:
        """Tell of what has been committed."""
        _log_changes(table)
        for step in table.steps:
            self._observer.acted(_kind(step))
        for how in _rings(table):
            self._observer.rang(how)
        self.scheduler.note(stored, table.changed)
        if table.finished:
            self.tally.round_ended()
        if table.changed or table.reminded or table.rung or table.hushed:
            self._notifier.changed(table.game.id)

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host: Person,
        options: Options,
        locale: str | None = None,
        *,
        own_thread: bool = False,
    ) -> Outcome:
        """Open a lobby with its host in it, as its server wants games to be.

        `locale` is the language of the channel where the server has chosen none. `own_thread`: the
        channel is a thread that was opened for games.
        """
        server = await self.settings.server(guild_id)
        choices = await self._choices(host)
        host = await self._introduced(host)
        game = lobby.new_lobby(
            guild_id,
            channel_id,
            host,
            options,
            self._clock.now(),
            locale=server.language or locale,
            turn_seconds=server.turn_seconds,
            may_call=server.lobby_call is not LobbyCall.NOBODY,
        )
        table = await self.repository.add(game, lambda table: lobby.join(table, host, choices))
        if table is None:
            busy = await self.game_in_channel(channel_id)
            view = None if busy is None else await self.view(busy, host.user_id)
            return Rejected(Reason.CHANNEL_BUSY, view)
        if own_thread:
            await self.own_threads.note(ThreadRow(channel_id, guild_id, game.id))
        return Accepted(view_of(table, host.user_id))

    async def join(self, game_id: str, person: Person) -> Outcome:
        """Sit down: in a lobby, or in a match between rounds (L2)."""
        choices = await self._choices(person)
        person = await self._introduced(person)

        def operation(table: Table) -> None:
            if table.game.status is Status.LIVE:
                play.join(table, person, choices)
            else:
                lobby.join(table, person, choices)

        return await self._change(game_id, person.user_id, operation)

    async def _choices(self, person: Person) -> SeatChoices:
        """What a seat takes over of what the person has chosen."""
        return choices_of(await self.settings.person(person.user_id), person.locale)

    async def _introduced(self, person: Person) -> Person:
        """The person, as somebody who has played before or not."""
        async with self._database.read() as connection:
            return structs.replace(
                person, newcomer=not await has_played(connection, person.user_id)
            )

    async def rematch(self, game_id: str, person: Person) -> Outcome:
        """Play again after this match: open a lobby as it was, or sit down in the one there is.

        Whoever played may open it; then it is open to everybody, as any lobby.
        """
        stored = await self.repository.find(game_id)
        if stored is None:
            return Rejected(Reason.NO_SUCH_GAME)
        old = Table(stored, self._clock.now())
        try:
            rematch.require_offer(old)
            opened = await self._rematch_of(old)
            if opened is not None:
                return await self.join(opened, person)
            rematch.require_player(old, person.user_id)
        except DeniedError as denied:
            return Rejected(denied.reason, view_of(old, person.user_id))
        choices = await self._choices(person)
        server = await self.settings.server(old.game.guild_id)
        may_call = server.lobby_call is not LobbyCall.NOBODY
        following_game = rematch.next_game(old, person, may_call=may_call)
        others = bool(await self._want_to_be_called(following_game, {person.user_id}))

        def sit_down(table: Table) -> None:
            rematch.sit_down_again(table, old, person, choices)
            table.people_called = others

        table = await self.repository.add(following_game, sit_down)
        if table is None:
            return Rejected(Reason.CHANNEL_BUSY, view_of(old, person.user_id))
        await self.own_threads.goes_on(table.game.channel_id, table.game.id)
        return Accepted(view_of(table, person.user_id))

    async def _rematch_of(self, old: Table) -> str | None:
        """The lobby in this channel that follows a match of the same people."""
        found = await self.game_in_channel(old.game.channel_id)
        stored = None if found is None else await self.repository.find(found)
        if stored is None or not stored.game.invited:
            return None
        known = {former.user_id for former in stored.game.invited}
        return found if known <= {seat.user_id for seat in old.seats} else None

    async def leave(self, game_id: str, user_id: int) -> Outcome:
        """Give up the seat, also in a round (L1); who is host hands that over."""

        def operation(table: Table) -> None:
            if table.game.status is Status.LIVE:
                play.leave(table, table.require_seat(user_id))
            else:
                lobby.leave(table, user_id)

        return await self._change(game_id, user_id, operation)

    async def add_computer(self, game_id: str, user_id: int, level: str) -> Outcome:
        """Seat a computer player of this level in a lobby."""
        return await self._change(
            game_id, user_id, lambda table: lobby.add_computer(table, user_id, level)
        )

    async def remove_computer(self, game_id: str, user_id: int) -> Outcome:
        """Take away the computer player that was added to the lobby last."""
        return await self._change(
            game_id, user_id, lambda table: lobby.remove_computer(table, user_id)
        )

    async def arrange(self, game_id: str, user_id: int, wanted: Arrangement) -> Outcome:
        """Change rules, times or seats of a lobby; the host may.

        What revises the rules goes through if it raises, and nothing has changed.
        """
        return await self._change(game_id, user_id, lambda table: arrange(table, user_id, wanted))

    async def _want_to_be_called(
        self, game: GameRow, here: Collection[int | None]
    ) -> tuple[int, ...]:
        """Who played the match before, is not there yet and wants to be rung when it matters."""
        missing = [former.user_id for former in game.invited if former.user_id not in here]
        people = [await self.settings.person(user) for user in missing if user is not None]
        return tuple(person.user_id for person in people if person.ring_after is not None)

    async def called_to_rematch(self, view: TableView) -> Called | None:
        """Who is called to this lobby because it follows their match; None if it follows none.

        Once the host has called people, it is those whom the server means.
        """
        stored = await self.repository.find(view.game_id)
        server = await self.settings.server(view.guild_id)
        host_calls = server.lobby_call is not LobbyCall.NOBODY
        if stored is None or not stored.game.invited or (host_calls and not view.may_call):
            return None
        here = {seat.user_id for seat in view.seats}
        return Called(await self._want_to_be_called(stored.game, here))

    async def whom_to_call(self, view: TableView) -> Called:
        """Whom the server lets the host of this lobby call; who sits there is not meant."""
        server = await self.settings.server(view.guild_id)
        match server.lobby_call:
            case LobbyCall.NOBODY:
                return Called()
            case LobbyCall.ROLE:
                return Called(role_id=server.called_role)
            case LobbyCall.LAST_PLAYERS:
                async with self._database.read() as connection:
                    people = await game_queries.last_players(connection, view.channel_id)
                here = {seat.user_id for seat in view.seats}
                return Called(tuple(user_id for user_id in people if user_id not in here))

    async def call(self, game_id: str, user_id: int) -> Outcome:
        """Note that people are called to the lobby; the host may do so once."""
        return await self._change(game_id, user_id, lambda table: lobby.call(table, user_id))

    async def start(self, game_id: str, user_id: int) -> Outcome:
        """Deal the first round; the host may."""
        seed = self._new_seed()
        outcome = await self._change(
            game_id, user_id, lambda table: lobby.start(table, user_id, seed)
        )
        if isinstance(outcome, Accepted):
            await self._end_rematch_offers(outcome.view.channel_id)
        return outcome

    async def _end_rematch_offers(self, channel_id: int) -> None:
        """What was played in this channel before is no longer offered again: it is played on."""
        async with self._database.read() as connection:
            offering = await game_queries.games_offering_rematch(connection, channel_id)

        def operation(table: Table) -> None:
            if rematch.offered_until(table) is not None:
                rematch.end_offer(table)

        for game_id in offering:
            await self.repository.change(game_id, operation)

    async def stop(self, game_id: str, user_id: int, may_manage: bool) -> Outcome:
        """Close the lobby or end the match; the host may, and who may manage the server."""

        def operation(table: Table) -> None:
            if table.game.status is Status.OVER:
                raise DeniedError(Reason.GAME_OVER)
            if not may_manage and user_id != table.game.host_id:
                raise DeniedError(Reason.NOT_MANAGER)
            if table.game.status is Status.LOBBY:
                lobby.close(table)
            else:
                play.stop(table)

        return await self._change(game_id, user_id, operation)

    async def abandon(self, game_id: str) -> bool:
        """End the game whose channel is gone; only those with a hand by direct message see it.

        True if it was not over.
        """
        goes_on = False

        def operation(table: Table) -> None:
            nonlocal goes_on
            goes_on = table.game.status is not Status.OVER
            table.messages = [message for message in table.messages if message.is_direct]
            if table.game.status is Status.LOBBY:
                lobby.close(table)
            elif table.game.status is Status.LIVE:
                play.abandon(table)

        await self.repository.change(game_id, operation)
        return goes_on

    async def submit(
        self, game_id: str, user_id: int, wanted: SeatAction | Meaning, version: int | None
    ) -> Outcome:
        """Do this in a round; the action's seat is replaced by the seat of `user_id`.

        A meaning is asked which action it is with the table as it is then; what it raises goes
        through, and nothing has changed. `version` is what the person saw when deciding; None
        judges the action as things are.
        """

        def operation(table: Table) -> None:
            table.require_live()
            seat = table.require_seat(user_id)
            action = wanted
            if not isinstance(action, SeatAction):
                action = action(view_of(table, user_id))
            play.act(table, seat, action, version)

        return await self._change(game_id, user_id, operation)

    async def hint(self, game_id: str, user_id: int) -> Hint | Rejected:
        """What would be best for this person, as far as they can see; nobody else learns of it.

        Rejected where the table allows no hints, and where there is nothing to choose.
        """
        stored = await self.repository.find(game_id)
        if stored is None:
            return Rejected(Reason.NO_SUCH_GAME)
        table = Table(stored, self._clock.now())
        try:
            state, seat = table.require_live(), table.require_seat(user_id)
            if not table.game.hints:
                raise DeniedError(Reason.NO_HINTS)
            if engine.to_act(state.phase) != seat:
                raise DeniedError(Reason.NOT_TO_ACT)
        except DeniedError as denied:
            return Rejected(denied.reason, view_of(table, user_id), denied.clause)
        seen, legal = engine.observe(state, seat), engine.legal_actions(state, seat)
        found = await asyncio.to_thread(self._adviser, seen, legal, table.game.version)
        return found or Rejected(Reason.NO_CHOICE)

    async def contra(self, game_id: str, user_id: int) -> Outcome:
        """Catch whoever owes a call (C14)."""

        def operation(table: Table) -> None:
            table.require_live()
            play.contra(table, table.require_seat(user_id))

        return await self._change(game_id, user_id, operation)

    async def punish(self, game_id: str, user_id: int, who: str, offence: str) -> Outcome:
        """Carry out a penalty (P2-P4) on who has this seat number or name; the host says so."""

        def operation(table: Table) -> None:
            table.require_live()
            table.require_host(user_id)
            # The number first: somebody may be called 1.
            by_number = [seat.number for seat in table.seats if who == str(seat.number)]
            by_name = [seat.number for seat in table.seats if who == seat.name]
            play.punish(table, next(iter(by_number or by_name), None), offence)

        return await self._change(game_id, user_id, operation)

    async def next_round(self, game_id: str, user_id: int) -> Outcome:
        """Deal the next round; anybody at the table may."""
        seed = self._new_seed()

        def operation(table: Table) -> None:
            table.require_live()
            absence.come_back(table, table.require_seat(user_id))
            play.next_round(table, seed)

        return await self._change(game_id, user_id, operation)

    async def come_back(self, game_id: str, user_id: int) -> Outcome:
        """Play again oneself after the computer has; a table that was paused goes on."""
        return await self._change(
            game_id, user_id, lambda table: absence.come_back(table, table.require_seat(user_id))
        )

    async def accuse(
        self,
        game_id: str,
        user_id: int,
        accused_id: int,
        kind: VoteKind,
        said_at: datetime,
        link: str | None = None,
    ) -> Outcome:
        """Say that somebody has advised another or asked a needless question (P2, P3).

        `said_at` is when they wrote it, which must have been since the deal; `link` leads there.
        """
        async with self._database.read() as connection:
            dealt_at = await game_queries.dealt_at(connection, game_id)

        def operation(table: Table) -> None:
            table.require_live()
            by, about = table.require_seat(user_id), table.seat_of(accused_id)
            if about is None:
                raise DeniedError(Reason.NOBODY_THERE)
            if dealt_at is None or said_at < dealt_at:
                raise DeniedError(Reason.TOO_OLD)
            accusations.accuse(table, by, about, kind, link)

        return await self._change(game_id, user_id, operation)

    async def agree(self, game_id: str, user_id: int, about: int, kind: VoteKind) -> Outcome:
        """Agree with what somebody is accused of."""
        return await self._change(
            game_id,
            user_id,
            lambda table: accusations.agree(table, table.require_seat(user_id), about, kind),
        )

    async def wake(self, game_id: str, user_id: int) -> Outcome:
        """Let whoever sleeps while everybody waits for them draw a card (P3)."""
        return await self._change(
            game_id,
            user_id,
            lambda table: accusations.wake(table, table.require_seat(user_id), self._timing),
        )

    async def quiet(self, game_id: str, user_id: int, rung: int | None = None) -> Outcome:
        """Ring this person no more in this game; `rung` is the seat that was mentioned."""
        return await self._change(
            game_id, user_id, lambda table: ringing.quiet(table, table.require_seat(user_id), rung)
        )

    async def hand_over(self, game_id: str, user_id: int, seat: int) -> Outcome:
        """Let the computer play on for who missed their last turn: the host, or a majority."""
        return await self._change(
            game_id,
            user_id,
            lambda table: absence.hand_over(table, table.require_seat(user_id), seat),
        )

    async def follow(self, game_id: str, person: Person) -> Outcome:
        """Tell this person of free seats between rounds (L2), and of the result."""
        return await self._change(
            game_id, person.user_id, lambda table: following.follow(table, person)
        )

    async def unfollow(self, game_id: str, user_id: int) -> Outcome:
        """Tell this person nothing any more."""
        return await self._change(
            game_id, user_id, lambda table: following.unfollow(table, user_id)
        )

    async def decline(self, game_id: str, user_id: int) -> Outcome:
        """Offer the seat that this person does not want to the next one who follows."""
        return await self._change(game_id, user_id, lambda table: following.decline(table, user_id))

    async def offer_seat(self, game_id: str, user_id: int) -> Outcome:
        """Let somebody else have this person's place, between rounds."""
        return await self._change(
            game_id, user_id, lambda table: free_seats.offer(table, table.require_seat(user_id))
        )

    async def keep_seat(self, game_id: str, user_id: int) -> Outcome:
        """Stay after all, unless somebody has come already."""
        return await self._change(
            game_id, user_id, lambda table: free_seats.keep(table, table.require_seat(user_id))
        )

    async def view(self, game_id: str, user_id: int | None = None) -> TableView | None:
        """The table as this person may see it; None: as everybody in the channel may."""
        stored = await self.repository.find(game_id)
        return None if stored is None else view_of(Table(stored, self._clock.now()), user_id)

    async def game_in_channel(self, channel_id: int) -> str | None:
        """The id of the game in this channel that is not over."""
        async with self._database.read() as connection:
            return await game_queries.game_in_channel(connection, channel_id)

    async def games_in_guild(self, guild_id: int) -> list[str]:
        """The ids of the games of this server that are not over."""
        async with self._database.read() as connection:
            return await game_queries.games_in_guild(connection, guild_id)

    async def places(self) -> list[GamePlace]:
        """Where each game is played that is not over."""
        async with self._database.read() as connection:
            return await game_queries.places(connection)

    async def games_of(self, user_id: int, guild_id: int | None = None) -> list[str]:
        """The ids of this person's games that are not over, the latest active first."""
        async with self._database.read() as connection:
            return await game_queries.games_of(connection, user_id, guild_id)

    async def choose(self, settings: PersonSettings, locale: str | None) -> None:
        """Keep what a person has chosen; the games that they are in follow at once.

        `locale` is the language of the person's Discord.
        """
        await self.settings.save_person(settings)
        choices = choices_of(settings, locale)
        for game_id in await self.games_of(settings.user_id):
            await self.messages.set_choices(game_id, settings.user_id, choices)

    async def round_history(self, game_id: str) -> RoundHistory | None:
        """How the last round of this game went; None where nobody knows any more."""
        async with self._database.read() as connection:
            found = await stored_match(connection, game_id)
        return None if found is None else await asyncio.to_thread(history_of, *found)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may work at the same tables."""
        return self._database.is_shared

    async def hear_others(self, changed: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Tell `changed` of what other processes do at the same tables, until cancelled.

        `missed` is called where they may have done anything.
        """
        await self.repository.hear_others(changed, missed)

    async def close(self) -> None:
        """Return once everything that was done is written."""
        await self.repository.close()
        await self.presence.close()

    async def _change(
        self, game_id: str, user_id: int, operation: Callable[[Table], None]
    ) -> Outcome:
        """Let `operation` change the table; if it raises `DeniedError`, nothing has changed.

        The answer is committed before it is given; its view is that of `user_id`.
        """
        try:
            table = await self.repository.change(game_id, operation)
        except DeniedError as denied:
            view = await self.view(game_id, user_id)
            return Rejected(denied.reason, view, denied.clause, denied.names)
        if table is None:
            return Rejected(Reason.NO_SUCH_GAME)
        return Accepted(view_of(table, user_id), events_for(table, user_id))


def _log_changes(table: Table) -> None:
    ids = {"game": table.game.id, "guild": table.game.guild_id}
    for step in table.steps:
        told = {"seat": step.seat, "do": _kind(step), "version": step.version}
        log.info("action", extra=ids | told)
    if table.game.status is not table.stored.game.status:
        told = {"status": table.game.status.value, "ending": table.game.ending}
        log.info("game", extra=ids | told)


def _rings(table: Table) -> Iterator[str]:
    """How each was told whose turn it is."""
    yield from ["hand"] * len(table.rung)
    yield from ["mention"] * len(table.reminded)
    yield from ["not"] * table.not_rung


def _kind(step: Step) -> str:
    """The kind of the action alone: its card may be a hidden one (P1)."""
    return "deal" if step.action is None else type(step.action).__name__


def _random_seed() -> bytes:
    return secrets.token_bytes(_SEED_BYTES)
