"""Weekly evenings: asking who is in, and opening a table for them when its hour has come."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from msgspec import structs

from bot.engine import Mode, Options, build_options, written_options
from bot.evenings import Weekly, WeeklyPhase, WeeklyStep, WeeklyTime, following_name
from bot.place import Place, ServerChannel, is_open_to_members, settings_of
from bot.rule_gate import offer, rule_gate
from bot.store import game_queries, notice_queries, setting_queries, weekly_queries
from bot.store.database import Database, take_lock
from bot.store.rows import MessageKind
from bot.views.table_values import Status
from bot.views.table_view import TableView
from bot.views.weekly_question import Absence, WeeklyAnswer, WeeklyQuestion, WeeklyRow

from ..member_checks import MemberChecks
from ..outcome import Rejected
from ..person import CallRecipients, Person
from ..ports import Clock, wait_until
from ..seating.evening_table import EveningPlan
from ..storage.repository import Repository
from ..storage.stored_settings import StoredSettings
from ..table import Table
from .evenings import Evenings

log = logging.getLogger(__name__)

_LOOK_AGAIN = timedelta(seconds=30)
_CLAIMED_FOR = timedelta(seconds=60)
_AFTER_TROUBLE = timedelta(seconds=15)
_AT_ONCE = 8


def _nobody_hears(_channel_id: int, _guild_id: int) -> None:
    """Do nothing: the default of `Weeklies.changed`."""


class Weeklies:
    """The weekly evenings of all channels, and the background task that carries out what is due.

    `changed` is called after each change, with the channel and its server.
    """

    def __init__(
        self,
        database: Database,
        repository: Repository,
        *,
        evenings: Evenings,
        settings: StoredSettings,
        member_checks: MemberChecks,
        clock: Clock,
    ) -> None:
        self._database = database
        self._repository = repository
        self._evenings = evenings
        self._settings = settings
        self._member_checks = member_checks
        self._clock = clock
        self._woken = asyncio.Event()
        self.changed: Callable[[int, int], None] = _nobody_hears

    async def find(self, channel_id: int) -> WeeklyRow | None:
        """Return the weekly evening of this channel, or None if it has none."""
        async with self._database.read() as connection:
            return await weekly_queries.find(connection, channel_id)

    async def question(self, channel_id: int) -> WeeklyQuestion | None:
        """Return what the message of this channel shows, or None if there is nothing to show."""
        async with self._database.read() as connection:
            row = await weekly_queries.find(connection, channel_id)
            if row is None:
                return None
            shown = await weekly_queries.answers(connection, channel_id, shown=True)
            notice = await notice_queries.find(connection, self._clock.now())
        language = (await self._settings.server(row.guild_id)).language
        return WeeklyQuestion(row, tuple(shown), language, notice)

    async def begin(
        self, place: Place, user_id: int, time: WeeklyTime, name: str, options: Options
    ) -> WeeklyRow | None:
        """Begin weekly evenings in this channel, or return None where there can be none.

        They go on from the channel's last evening; `name` and `options` are those of the first one
        if there was none. Weekly evenings that the channel has already stay as they are.
        """
        guild_id, now = settings_of(place), self._clock.now()
        if guild_id is None or not is_open_to_members(place):
            return None
        mode, written = options.mode, tuple(written_options(options))
        row = WeeklyRow(
            *(place.channel_id, guild_id, user_id),
            *(Weekly(time, time.next_after(now)), name, mode, written),
        )
        async with self._database.write() as connection:
            await take_lock(connection, place.channel_id)
            known = await weekly_queries.find(connection, place.channel_id)
            if known is not None:
                return known
            await setting_queries.note_server(connection, guild_id)
            await weekly_queries.add(connection, row)
        self._tell(row)
        return row

    async def change_time(self, channel_id: int, time: WeeklyTime) -> WeeklyRow | None:
        """Let the weekly evenings begin at another time; whoever was asked is asked anew."""
        return await self._change(channel_id, lambda week: week.with_time(time, self._clock.now()))

    async def go_on(self, channel_id: int) -> WeeklyRow | None:
        """Go on asking: somebody wants to, though too few have come."""
        return await self._change(channel_id, lambda week: week.go_on(self._clock.now()))

    async def end(self, channel_id: int) -> WeeklyRow | None:
        """Ask no more in this channel, and return the weekly evening as it was."""
        async with self._database.write() as connection:
            return await weekly_queries.remove(connection, channel_id)

    async def answer(
        self, channel_id: int, message_id: int, person: Person, *, is_in: bool
    ) -> WeeklyQuestion | None:
        """Note whether a person is in, or return None if this message does not ask (any more)."""
        given = WeeklyAnswer(person.user_id, person.name, is_in, person.account, person.locale)
        async with self._database.write() as connection:
            row = await weekly_queries.find(connection, channel_id, to_change=True)
            if row is None or row.message_id not in (None, message_id):
                return None
            if row.weekly.phase is not WeeklyPhase.ASKED:
                return None
            await weekly_queries.save_answer(connection, channel_id, given, self._clock.now())
            await weekly_queries.save(connection, row)
        return await self.question(channel_id)

    async def forget_answers(self, user_id: int, guild_id: int | None) -> None:
        """Forget that a person is in: they may not play on this server, or (None) anywhere."""
        async with self._database.write() as connection:
            await weekly_queries.forget_answers_of(connection, user_id, guild_id)
        # Another process may have removed them, and not have the server.
        for row in await self.stale():
            self.changed(row.channel_id, row.guild_id)

    async def shown(self, channel_id: int, message_id: int | None, version: int) -> None:
        """Note that a message shows this version of the channel's question; None: it is gone."""
        async with self._database.write() as connection:
            await weekly_queries.note_shown(connection, channel_id, message_id, version)

    async def stale(self) -> list[WeeklyRow]:
        """Return the weekly evenings whose messages have to be posted or edited."""
        async with self._database.read() as connection:
            return await weekly_queries.stale(connection)

    async def asked(self) -> list[WeeklyRow]:
        """Return the weekly evenings whose messages show who is in."""
        async with self._database.read() as connection:
            return await weekly_queries.with_message(connection)

    async def people_called(self, view: TableView) -> CallRecipients:
        """Return who is called to this table: those who are in and get a seat."""
        async with self._database.read() as connection:
            return CallRecipients(
                tuple(await weekly_queries.people_called(connection, view.game.id))
            )

    async def run(self) -> None:
        """Carry out what is due, until cancelled."""
        while True:
            self._woken.clear()
            try:
                until = await self._turn()
            except Exception:
                log.exception("weekly evenings cannot be looked after; trying again soon")
                until = self._clock.now() + _AFTER_TROUBLE
            await wait_until(self._clock, until, self._woken)

    async def _turn(self) -> datetime:
        """Carry out what is due, and return when to look again."""
        due_at = await self._next_due()
        if due_at is not None and due_at <= self._clock.now():
            await self.meet_due()
            due_at = await self._next_due()
        look_again = self._clock.now() + _LOOK_AGAIN
        return look_again if due_at is None else min(due_at, look_again)

    async def _next_due(self) -> datetime | None:
        now = self._clock.now()
        async with self._database.read() as connection:
            return await weekly_queries.next_due(connection, now, now + _CLAIMED_FOR)

    async def meet_due(self) -> int:
        """Carry out everything that is due now, and return the number of steps."""
        met = 0
        while due := await self._claim():
            for channel_id in due:
                await self._meet_claimed(channel_id)
            met += len(due)
        return met

    async def _claim(self) -> list[int]:
        now = self._clock.now()
        async with self._database.write() as connection:
            return await weekly_queries.claim_due(connection, now, now + _CLAIMED_FOR, _AT_ONCE)

    async def _meet_claimed(self, channel_id: int) -> None:
        """Carry out one step. After a failure the claim keeps the channel for a while."""
        try:
            await self._meet(channel_id)
            async with self._database.write() as connection:
                await weekly_queries.give_back(connection, channel_id)
        except Exception:
            log.exception("a weekly evening is put off", extra={"channel": channel_id})

    async def _meet(self, channel_id: int) -> None:
        async with self._database.read() as connection:
            row = await weekly_queries.find(connection, channel_id)
            found = await weekly_queries.answers(connection, channel_id)
        now = self._clock.now()
        if row is None or row.weekly.due_at > now:
            return
        people = [each for each in found if each.is_in and not each.is_forgotten]
        closed = offer().closure(ServerChannel(row.guild_id, channel_id)) is not None
        match WeeklyStep.CLOSE if closed else row.weekly.step(now, len(people)):
            case WeeklyStep.ASK:
                await self._ask(row, row.weekly.ask())
            case WeeklyStep.DOUBT:
                await self._ask(row, row.weekly.doubt(now))
            case WeeklyStep.OPEN:
                await self._open(row, people)
            case WeeklyStep.SETTLE:
                people_there = await self._settle_table(row)
                await self._save(row, weekly=row.weekly.settle(now, people_there))
            case WeeklyStep.CLOSE:
                await self._save(row, weekly=row.weekly.close(now, len(people)))
            case WeeklyStep.END:
                await self.end(channel_id)

    async def _ask(self, row: WeeklyRow, asked: Weekly) -> None:
        """Ask in a new message, for an evening like the channel's last one."""
        async with self._database.write() as connection:
            await weekly_queries.forget_answers(connection, row.channel_id)
        to_be = await self.as_next(row)
        await self._save(to_be, weekly=asked, message_id=None, game_id=None)

    async def as_next(self, row: WeeklyRow) -> WeeklyRow:
        """Return the weekly evening as it is to be if people were asked now, unless they are."""
        last = await self._evenings.last_game(row.channel_id)
        if row.weekly.phase is not WeeklyPhase.WAITING or last is None or last.evening is None:
            return row
        name = following_name(last.evening.name)
        return structs.replace(row, name=name, mode=last.mode, options=last.options)

    async def _open(self, row: WeeklyRow, people: list[WeeklyAnswer]) -> None:
        there = await self._those_there(row, people)
        now = self._clock.now()
        if not there:
            await self._save(row, weekly=row.weekly.close(now, 0))
            return
        game_id = await self._opened_before(row) or await self._open_table(row, there)
        if game_id is None:
            await self._save(row, weekly=row.weekly.block(now))
            return
        await self._save(row, weekly=row.weekly.open_table(), game_id=game_id)
        await self._repository.change(game_id, _call)

    async def _those_there(self, row: WeeklyRow, people: list[WeeklyAnswer]) -> list[WeeklyAnswer]:
        """Return the people who can sit down, and note why the others cannot."""
        found = [
            structs.replace(each, absence=await self._absence(row, each.user_id)) for each in people
        ]
        async with self._database.write() as connection:
            await weekly_queries.note_absences(connection, row.channel_id, found)
        return [each for each in found if each.absence is None]

    async def _absence(self, row: WeeklyRow, user_id: int) -> Absence | None:
        if await self._member_checks.is_gone(row.guild_id, user_id):
            return Absence.GONE
        async with self._database.read() as connection:
            games = await game_queries.games_of(connection, user_id, row.guild_id)
        tables = [await self._repository.find(game_id) for game_id in games]
        sits_in = {table.game.channel_id for table in tables if table is not None}
        return Absence.ELSEWHERE if sits_in - {row.channel_id} else None

    async def _opened_before(self, row: WeeklyRow) -> str | None:
        """Return the table that a process has opened for this week before it was killed."""
        found = await self._evenings.last_game(row.channel_id)
        if found is None or found.evening is None or found.created_at < row.weekly.next_at:
            return None
        return found.id if found.evening.name == row.name else None

    async def _open_table(self, row: WeeklyRow, people: list[WeeklyAnswer]) -> str | None:
        """Open the table, or return None if the channel is busy."""
        seated = [
            Person(each.user_id, each.name, each.locale, account=each.account) for each in people
        ]
        opened = await self._evenings.open(
            ServerChannel(row.guild_id, row.channel_id),
            seated,
            rule_gate().nearest(build_options(Mode(row.mode), row.options)),
            EveningPlan(row.name),
        )
        if isinstance(opened, Rejected):
            log.info("no table for a weekly evening", extra={"why": opened.reason.name})
            return None
        return opened.game.id

    async def _settle_table(self, row: WeeklyRow) -> int:
        """Return how many people have come; with one alone, the table is an ordinary lobby."""
        stored = None if row.game_id is None else await self._repository.find(row.game_id)
        if row.game_id is None or stored is None:
            return 0
        if stored.game.status is not Status.LOBBY:
            return 0 if stored.game.evening is None else len(stored.game.evening.people)
        await self._repository.change(row.game_id, _settle)
        return sum(seat.user_id is not None for seat in stored.seats)

    async def _save(self, row: WeeklyRow, **changed: object) -> None:
        """Store a step, unless somebody has changed the weekly evening meanwhile."""
        async with self._database.write() as connection:
            saved = await weekly_queries.save(connection, structs.replace(row, **changed))
        if saved is not None:
            self._tell(saved)

    async def _change(
        self, channel_id: int, change: Callable[[Weekly], Weekly]
    ) -> WeeklyRow | None:
        async with self._database.write() as connection:
            row = await weekly_queries.find(connection, channel_id, to_change=True)
            if row is None or (week := change(row.weekly)) == row.weekly:
                return row
            saved = await weekly_queries.save(connection, structs.replace(row, weekly=week))
        assert saved is not None
        self._tell(saved)
        return saved

    def _tell(self, row: WeeklyRow) -> None:
        self._woken.set()
        self.changed(row.channel_id, row.guild_id)


def _call(table: Table) -> None:
    """Call those who are in to their table, once."""
    has_called = any(message.kind is MessageKind.EVENING_CALL for message in table.messages)
    if table.game.status is Status.LOBBY and not has_called:
        table.calls.append(MessageKind.EVENING_CALL)
        table.new_version()


def _settle(table: Table) -> None:
    """Let a table that still waits for a second person be a lobby without an evening."""
    if table.game.status is Status.LOBBY and len(table.persons()) < 2:
        table.set(evening=None)
        table.new_version()
