"""What the tables tell the writer of Discord's messages, and what the writer reports back."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import structs

from bot.place import has_own_route
from bot.setting_values import PersonSettings
from bot.store import message_queries
from bot.store.database import Database
from bot.store.rows import MessageKind, MessageRow
from bot.views.table_values import Ending, Status

from ...views.table_view import TableView
from ..planning.reposting import BETWEEN_REPOSTS
from ..planning.wanted_messages import left_over
from ..ports import Clock, Notifier, Observer
from ..rounds.result_details import add_result_details
from ..seating import evening_table, free_seats
from ..storage.repository import Repository
from ..table import Stored, Table
from ..view_builder import may_act, view_of
from .finished_hands import FinishedHands
from .shown_versions import ShownVersions, at_least
from .table_messages import ActingPlayers, TableMessages, messages_of

_PUBLIC = (MessageKind.LOBBY, MessageKind.BOARD)


class Delivery:
    """The tables' side of posting and editing messages.

    What an edited message shows is kept in memory and saved by `write_down`. If the process is
    killed before, some messages are edited once more than needed. A posted message is saved at
    once.
    """

    def __init__(
        self,
        database: Database,
        repository: Repository,
        notifier: Notifier,
        clock: Clock,
        observer: Observer,
        shown: ShownVersions,
    ) -> None:
        self._database = database
        self._repository = repository
        self._notifier = notifier
        self._clock = clock
        self._observer = observer
        self._shown = shown
        self._finished_hands = FinishedHands(database, repository, notifier)

    async def stale_games(self) -> list[str]:
        """Return the games with outdated messages, the one that has waited longest first."""
        async with self._database.read() as connection:
            return await message_queries.games_with_stale_messages(connection)

    async def of_game(self, game_id: str) -> TableMessages | None:
        """Return the messages of a game, or None if the game is gone."""
        stored = await self._repository.find(game_id)
        if stored is None:
            return None
        found = stored.once(TableMessages, messages_of)
        again_at = found.posts_again_at
        now = self._clock.now()
        # A later time than can be set now is from before the clock was set back.
        if again_at is not None and not now < again_at <= now + BETWEEN_REPOSTS:
            again_at = None
        messages = self._shown.in_all(found.messages, found.version)
        return structs.replace(found, messages=messages, posts_again_at=again_at)

    async def needed(self, game_id: str) -> ActingPlayers:
        """Return the players who may act in this game now."""
        stored = await self._repository.find(game_id)
        seats = [] if stored is None else may_act(Table(stored, self._clock.now()))
        users = [seat.user_id for seat in seats if seat.user_id is not None]
        return ActingPlayers(frozenset(seat.number for seat in seats), frozenset(users))

    async def stale(self, game_id: str) -> list[MessageRow]:
        """Return the messages of a game to be posted, edited or (``retired``) deleted."""
        found = await self.of_game(game_id)
        return [] if found is None else found.stale

    async def view(self, message: MessageRow) -> TableView | None:
        """Return the newest view that a message may show, or None if its game is gone."""
        stored = await self._repository.find(message.game_id)
        if stored is None:
            return None
        viewer = message.user_id if message.kind is MessageKind.HAND else None
        view = view_of(stored, viewer, self._clock.now())
        if view.shows_result:
            view = await add_result_details(self._database, view)
        rings = message.rings and message.message_id is None
        return structs.replace(view, rings=True) if rings else view

    async def find(self, message_id: int) -> MessageRow | None:
        """Return the message with this Discord id, or None if it is unknown or to be deleted."""
        async with self._database.read() as connection:
            row = await message_queries.find_message(connection, message_id)
        return None if row is None or row.retired else self._shown.on(row)

    async def dm_channel(self, user_id: int) -> int | None:
        """Return the channel in which this person has had a hand by direct message, if any."""
        async with self._database.read() as connection:
            return await message_queries.dm_channel_of(connection, user_id)

    async def at(self, game_id: str, message_id: int) -> MessageRow | None:
        """Return this game's message with this Discord id, or None if it is to be deleted."""
        stored = await self._repository.find(game_id)
        rows = () if stored is None else stored.messages
        found = next((m for m in rows if m.message_id == message_id and not m.retired), None)
        return None if found is None else self._shown.on(found)

    async def shown(
        self,
        message: MessageRow,
        version: int,
        channel_id: int,
        message_id: int,
        *,
        whole: bool = True,
    ) -> None:
        """Note that a message shows `version` now, as the Discord message `message_id`.

        Of several reports the newest version counts. If `message_id` differs from that of
        ``message``, the message was posted (anew) and the previous one is to be deleted. If another
        process has posted it first, or it is no longer needed, the new one is deleted instead. Not
        ``whole``: an edit is still to follow, even after a restart.
        """
        stored = await self._repository.find(message.game_id)
        if stored is None:
            return
        row = _row(stored.messages, message.id)
        if row is not None and row.message_id in (message.message_id, message_id):
            self._report_lag(stored, row, version)
        if row is not None and row.message_id == message_id:
            self._shown.note(row, version, stored.game.version, whole=whole)
            if message.asked_for:
                await self._replace(message, _no_longer_asked_for)
        elif message_id != message.message_id:
            await self._posted(message, version if whole else version - 1, channel_id, message_id)
            if row is None or row.message_id is not None:
                self._notifier.changed(message.game_id)
        if stored.game.status is Status.OVER:
            await self._finished_hands.leave_newest(stored, message, version, message_id)

    async def _posted(
        self, message: MessageRow, version: int, channel_id: int, message_id: int
    ) -> None:
        now = self._clock.now()

        def operation(table: Table) -> None:
            if _has_message(table.messages, message_id):
                return  # another process has noted it first
            before = _row(table.messages, message.id)
            posted = structs.replace(
                before or message,
                shown_version=version,
                channel_id=channel_id,
                message_id=message_id,
                posted_at=now,
                reposted_at=now if message.is_deleted else message.reposted_at,
                asked_for=False,
            )
            if before is None or before.message_id != message.message_id:
                table.messages.append(left_over(posted))
                return
            table.messages = [posted if row.id == message.id else row for row in table.messages]
            if before.message_id is not None:
                table.messages.append(left_over(before))

        await self._repository.change(message.game_id, operation)

    def _report_lag(self, stored: Stored, message: MessageRow, version: int) -> None:
        before = self._shown.version_on(message)
        unseen = [step for step in stored.recent if before < step.version <= version]
        if unseen:
            # A new message has kept nobody waiting for the steps before its first version.
            since = unseen[0] if before else unseen[-1]
            self._observer.shown(message.kind.value, self._clock.now() - since.at)

    @property
    def not_written(self) -> list[str]:
        """The games with messages whose shown version is not saved yet."""
        return self._shown.games

    async def write_down(self, game_id: str) -> None:
        """Save the versions that the messages of a game show."""
        shown = self._shown.of_game(game_id)
        if not shown:
            return

        def operation(table: Table) -> None:
            # A message that was lost meanwhile shows nothing.
            table.messages = [
                row if row.message_id is None else at_least(row, shown.get(row.message_id, 0))
                for row in table.messages
            ]

        await self._repository.change(game_id, operation)
        self._shown.written(game_id, shown)

    async def retire_unknown(self, game_id: str, channel_id: int, message_id: int) -> None:
        """Have a public message of an unfinished game deleted if no row knows of it.

        That is so where the process was killed between posting the message and saving its id.
        """
        stored = await self._repository.find(game_id)
        if stored is None or stored.game.status is Status.OVER:
            return
        if _has_message(stored.messages, message_id) or not has_own_route(stored.game.place):
            return

        def operation(table: Table) -> None:
            known = next((row for row in table.messages if row.kind in _PUBLIC), None)
            if known is not None and not _has_message(table.messages, message_id):
                unknown = structs.replace(known, channel_id=channel_id, message_id=message_id)
                table.messages.append(left_over(unknown))

        await self._repository.change(game_id, operation)
        self._notifier.changed(game_id)

    async def removed(self, message: MessageRow) -> None:
        """Remove a message that was deleted on Discord, or that can never be delivered."""
        self._shown.forget(message)
        await self._replace(message, lambda row: None)

    async def lost(self, message: MessageRow) -> None:
        """Have a message posted again that Discord no longer has.

        The channel of a direct message is opened anew, too.
        """

        def change(row: MessageRow) -> MessageRow:
            if row.message_id != message.message_id:
                return row
            channel_id = None if row.is_direct else row.channel_id
            return structs.replace(
                row, channel_id=channel_id, message_id=None, posted_at=None, shown_version=0
            )

        self._shown.forget(message)
        await self._replace(message, change)
        self._notifier.changed(message.game_id)

    async def outdated(self, message: MessageRow) -> None:
        """Have a message edited that was noted to show the game as it is."""
        self._shown.forget(message)
        await self._replace(message, lambda row: structs.replace(row, shown_version=0))
        self._notifier.changed(message.game_id)

    async def _replace(
        self, message: MessageRow, change: Callable[[MessageRow], MessageRow | None]
    ) -> None:
        def operation(table: Table) -> None:
            changed = [change(row) if row.id == message.id else row for row in table.messages]
            table.messages = [row for row in changed if row is not None]

        await self._repository.change(message.game_id, operation)

    async def set_dms(self, game_id: str, user_id: int, closed: bool) -> bool:
        """Note whether a person's direct messages are closed, and return whether that is new.

        The hand of a person with closed direct messages is not posted; once they are open, it is.
        """
        news = False

        def operation(table: Table) -> None:
            nonlocal news
            number = table.seat_of(user_id)
            news = number is not None and table.seats[number].dms_closed is not closed
            if number is not None and news:
                table.set_seat(number, dms_closed=closed)
                if closed and table.game.what_if:
                    # A what-if has no other message than this hand.
                    table.new_version()
                    table.end(Ending.ABANDONED)

        await self._repository.change(game_id, operation)
        if news:
            self._notifier.changed(game_id)
        return news

    async def set_follower_dms_closed(self, game_id: str, user_id: int) -> None:
        """Have offers to this follower posted in the channel from now on."""
        await self._repository.change(
            game_id, lambda table: free_seats.note_closed_dms(table, user_id)
        )

    async def set_choices(self, game_id: str, settings: PersonSettings, locale: str | None) -> None:
        """Apply a person's preferences to their seat, and have their hand edited."""
        choices = settings.choices

        def operation(table: Table) -> None:
            evening_table.hide(table, settings.user_id, hidden=choices.statistics_hidden)
            number = table.seat_of(settings.user_id)
            if number is not None and table.game.status is not Status.OVER:
                table.set_seat(number, locale=choices.language or locale, choices=choices)
                table.messages = [self._out_of_date(row, number) for row in table.messages]

        await self._repository.change(game_id, operation)
        self._notifier.changed(game_id)

    async def set_locale(self, game_id: str, user_id: int, locale: str) -> None:
        """Write to a person at this table in another language from now on, and edit their hand."""
        news = False

        def operation(table: Table) -> None:
            nonlocal news
            number = table.seat_of(user_id)
            news = number is not None and table.seats[number].locale != locale
            if number is not None and news:
                table.set_seat(number, locale=locale)
                table.messages = [self._out_of_date(row, number) for row in table.messages]
            elif number is None:
                free_seats.set_locale(table, user_id, locale)

        await self._repository.change(game_id, operation)
        if news:
            self._notifier.changed(game_id)

    def _out_of_date(self, message: MessageRow, seat: int) -> MessageRow:
        if message.kind is not MessageKind.HAND or message.seat != seat:
            return message
        self._shown.forget(message)
        return structs.replace(message, shown_version=0)


def _no_longer_asked_for(message: MessageRow) -> MessageRow:
    return structs.replace(message, asked_for=False)


def _row(rows: Iterable[MessageRow], row_id: int) -> MessageRow | None:
    for row in rows:
        if row.id == row_id:
            return row
    return None


def _has_message(rows: Iterable[MessageRow], message_id: int) -> bool:
    return any(row.message_id == message_id for row in rows)
