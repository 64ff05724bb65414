"""What Discord's messages show of a table: handing out work, and hearing that it was done."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct, structs
from msgspec.structs import asdict

from bot.engine import Rules, has_fouls
from bot.store import message_queries
from bot.store.database import Database
from bot.store.rows import MessageKind, MessageRow
from bot.views.table_values import Ending, Status

from ...views.table_view import TableView
from ..person import SeatChoices
from ..planning.wanted_messages import left_over
from ..ports import Clock, Notifier, Observer
from ..rounds.earned_achievements import with_earned
from ..rounds.worth_of_results import with_worth
from ..seating import following
from ..storage.repository import Repository
from ..table import Stored, Table
from ..view_builder import may_act, view_of
from .finished_hands import FinishedHands
from .shown_versions import ShownVersions, at_least

_PUBLIC = (MessageKind.LOBBY, MessageKind.BOARD)


class TableMessages(Struct, frozen=True):
    """A table's messages as they stand, and whom the table waits for.

    ``waits_for`` is the seat whose turn it is, None where there is no turn, and ``acting_user`` the
    person who plays that seat, None for a computer player. So many ``persons`` play.
    ``computer_acted``: the version that there is was made by a computer player's action.
    ``challenges``: a wild draw card may be challenged in this match (C12).
    """

    version: int
    messages: tuple[MessageRow, ...]
    waits_for: int | None
    acting_user: int | None
    persons: int
    computer_acted: bool = False
    challenges: bool = True

    @property
    def stale(self) -> list[MessageRow]:
        """What is to be posted, edited or (``retired``) deleted."""
        return [message for message in self.messages if message.is_stale(self.version)]


def takes_challenges(rules: Rules) -> bool:
    """Whether a wild draw card of this deck can be challenged (C12)."""
    return rules.draws.unchallenged is None and has_fouls(rules.game)


class Needed(Struct, frozen=True):
    """Those to whom the newest hand is of use now: they may act, in their turn or out of it."""

    seats: frozenset[int] = frozenset()
    users: frozenset[int] = frozenset()


class Delivery:
    """The part of the tables that those talk to who post and edit messages.

    What an edited message shows is kept in memory, and written by `write_down`: who is killed
    before has some messages edited once more than needed. What was posted is written at once.
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
        """The games that have messages to be brought up to date; who waits longest comes first."""
        async with self._database.read() as connection:
            return await message_queries.games_with_stale_messages(connection)

    async def of_game(self, game_id: str) -> TableMessages | None:
        """This game's messages, None if it is gone."""
        stored = await self._repository.find(game_id)
        if stored is None:
            return None
        table = Table(stored, self._clock.now())
        seat = table.waited_for
        return TableMessages(
            stored.game.version,
            self._shown.in_all(stored).messages,
            seat,
            table.seats[seat].user_id if seat is not None and table.is_person(seat) else None,
            len(table.persons()),
            _has_computer_acted(table),
            table.state is None or takes_challenges(table.state.rules),
        )

    async def needed(self, game_id: str) -> Needed:
        """Who may act in this game now."""
        stored = await self._repository.find(game_id)
        seats = [] if stored is None else may_act(Table(stored, self._clock.now()))
        users = [seat.user_id for seat in seats if seat.user_id is not None]
        return Needed(frozenset(seat.number for seat in seats), frozenset(users))

    async def stale(self, game_id: str) -> list[MessageRow]:
        """What is to be posted, edited or (``retired``) deleted."""
        found = await self.of_game(game_id)
        return [] if found is None else found.stale

    async def view(self, message: MessageRow) -> TableView | None:
        """The newest that this message may show, None if its game is gone."""
        stored = await self._repository.find(message.game_id)
        if stored is None:
            return None
        viewer = message.user_id if message.kind is MessageKind.HAND else None
        view = view_of(Table(stored, self._clock.now()), viewer)
        view = await with_worth(self._database, await with_earned(self._database, view))
        return structs.replace(view, rings=message.rings and message.message_id is None)

    async def find(self, message_id: int) -> MessageRow | None:
        """The message with this Discord id, unless it is to be deleted."""
        async with self._database.read() as connection:
            row = await message_queries.find_message(connection, message_id)
        return None if row is None or row.retired else self._shown.on(row)

    async def dm_channel(self, user_id: int) -> int | None:
        """Where this person has had a hand by direct message, None if there was none."""
        async with self._database.read() as connection:
            return await message_queries.dm_channel_of(connection, user_id)

    async def at(self, game_id: str, message_id: int) -> MessageRow | None:
        """This game's message with this Discord id, unless it is to be deleted."""
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
        """The message shows `version` now, as the Discord message `message_id`.

        What it shows never goes back: of two that report, the newer version counts. Another
        `message_id` than ``message`` has means that it was posted (anew) in place of that: what was
        there is to be deleted. Where another process was quicker, or nobody needs it any more, the
        one that was posted is. Not ``whole``: something is still to follow, and follows after a
        restart, too.
        """
        stored = await self._repository.find(message.game_id)
        if stored is None:
            return
        row = _row(stored.messages, message.id)
        if row is not None and row.message_id in (message.message_id, message_id):
            self._tell_lag(stored, self._shown.on(row), version)
        if row is not None and row.message_id == message_id:
            self._shown.note(row, version, whole=whole)
        elif message_id != message.message_id:
            await self._posted(message, version if whole else version - 1, channel_id, message_id)
            if row is None or row.message_id is not None:
                self._notifier.changed(message.game_id)
        await self._finished_hands.leave_newest(stored, message, version, message_id)

    async def _posted(
        self, message: MessageRow, version: int, channel_id: int, message_id: int
    ) -> None:
        now = self._clock.now()

        def operation(table: Table) -> None:
            if _knows(table.messages, message_id):
                return  # another process has heard of it first
            before = _row(table.messages, message.id)
            posted = structs.replace(
                before or message,
                shown_version=version,
                channel_id=channel_id,
                message_id=message_id,
                posted_at=now,
            )
            if before is None or before.message_id != message.message_id:
                table.messages.append(left_over(posted))
                return
            table.messages = [posted if row.id == message.id else row for row in table.messages]
            if before.message_id is not None:
                table.messages.append(left_over(before))

        await self._repository.change(message.game_id, operation)

    def _tell_lag(self, stored: Stored, message: MessageRow, version: int) -> None:
        steps = [step for step in stored.recent if step.version <= version]
        unseen = [step for step in steps if step.version > message.shown_version]
        if unseen:
            # A message that is new or posted anew has kept nobody waiting for what was before.
            since = unseen[0] if message.shown_version else unseen[-1]
            self._observer.shown(message.kind.value, self._clock.now() - since.at)

    @property
    def not_written(self) -> list[str]:
        """The games of which it is not written what some messages show."""
        return self._shown.games

    async def write_down(self, game_id: str) -> None:
        """Write what the messages of this game show."""
        shown = self._shown.of_game(game_id)
        if not shown:
            return

        def operation(table: Table) -> None:
            # What was lost meanwhile shows nothing.
            table.messages = [
                row if row.message_id is None else at_least(row, shown.get(row.message_id, 0))
                for row in table.messages
            ]

        await self._repository.change(game_id, operation)
        self._shown.written(game_id, shown)

    async def retire_unknown(self, game_id: str, channel_id: int, message_id: int) -> None:
        """A public message of a game that is not over is to be deleted, if no row knows of it.

        Who is killed between posting it and writing that down knows nothing of it any more.
        """
        stored = await self._repository.find(game_id)
        if stored is None or stored.game.status is Status.OVER:
            return
        if _knows(stored.messages, message_id):
            return

        def operation(table: Table) -> None:
            known = next((row for row in table.messages if row.kind in _PUBLIC), None)
            if known is not None and not _knows(table.messages, message_id):
                unknown = structs.replace(known, channel_id=channel_id, message_id=message_id)
                table.messages.append(left_over(unknown))

        await self._repository.change(game_id, operation)
        self._notifier.changed(game_id)

    async def removed(self, message: MessageRow) -> None:
        """A retired message was deleted, or a message cannot be delivered and nobody needs it."""
        self._shown.forget(message)
        await self._replace(message, lambda row: None)

    async def lost(self, message: MessageRow) -> None:
        """Discord no longer has the message: it will be handed out to be posted again.

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

    async def _replace(
        self, message: MessageRow, change: Callable[[MessageRow], MessageRow | None]
    ) -> None:
        def operation(table: Table) -> None:
            changed = [change(row) if row.id == message.id else row for row in table.messages]
            table.messages = [row for row in changed if row is not None]

        await self._repository.change(message.game_id, operation)

    async def set_dms(self, game_id: str, user_id: int, closed: bool) -> bool:
        """Note whether this person's direct messages are closed; True if that is news.

        Closed: no hand is handed out to be posted any more. Open again: one is.
        """
        news = False

        def operation(table: Table) -> None:
            nonlocal news
            number = table.seat_of(user_id)
            news = number is not None and table.seats[number].dms_closed is not closed
            if number is not None and news:
                table.set_seat(number, dms_closed=closed)
                if closed and table.game.what_if:
                    # Its hand is all that there is of it.
                    table.new_version()
                    table.end(Ending.ABANDONED)

        await self._repository.change(game_id, operation)
        if news:
            self._notifier.changed(game_id)
        return news

    async def set_follower_dms_closed(self, game_id: str, user_id: int) -> None:
        """What there is to offer to this follower is handed out to be said in the channel."""
        await self._repository.change(
            game_id, lambda table: following.dms_are_closed(table, user_id)
        )

    async def set_choices(self, game_id: str, user_id: int, choices: SeatChoices) -> None:
        """Show this person's hand from now on as they have chosen."""

        def operation(table: Table) -> None:
            number = table.seat_of(user_id)
            if number is not None:
                table.set_seat(number, **asdict(choices))
                table.messages = [self._out_of_date(row, number) for row in table.messages]

        await self._repository.change(game_id, operation)
        self._notifier.changed(game_id)

    def _out_of_date(self, message: MessageRow, seat: int) -> MessageRow:
        if message.kind is not MessageKind.HAND or message.seat != seat:
            return message
        self._shown.forget(message)
        return structs.replace(message, shown_version=0)


def _has_computer_acted(table: Table) -> bool:
    step = table.stored.recent[-1] if table.stored.recent else None
    if step is None or step.seat is None or step.version != table.game.version:
        return False
    return not table.is_person(step.seat)


def _row(rows: tuple[MessageRow, ...] | list[MessageRow], row_id: int) -> MessageRow | None:
    return next((row for row in rows if row.id == row_id), None)


def _knows(rows: Iterable[MessageRow], message_id: int) -> bool:
    return any(row.message_id == message_id for row in rows)
