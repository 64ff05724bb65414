"""Weekly evenings through the tables: a year of Fridays, who is in, and what keeps one away."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.engine import Mode, build_options
from bot.evenings import WeeklyPhase, WeeklyResult, WeeklyTime
from bot.evenings.weekly import BLOCKED_FOR, OPENED_WITHIN, SETTLED_AFTER
from bot.i18n import Texts
from bot.place import BotDm, GuestChannel, ServerChannel
from bot.render import weekly_question_page
from bot.render.page import texts_of
from bot.setting_values import Choices, PersonSettings
from bot.store import notice_queries, weekly_queries
from bot.store.rows import MessageKind
from bot.tables import Person, TableView
from bot.tables.pruning import SETTINGS_KEPT
from bot.views.table_values import Notice, Status
from bot.views.weekly_question import Absence, WeeklyQuestion, WeeklyRow
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, GUILD, SECOND, World, leave

FRIDAY = WeeklyTime(4, 20, "Europe/Berlin", ask_hours=6)
HERE = ServerChannel(GUILD, CHANNEL)
MESSAGE = 555
MINUTE, QUARTER = timedelta(minutes=1), timedelta(minutes=15)
DAY, WEEK = timedelta(days=1), timedelta(days=7)
ACCOUNTED = tuple(
    Person(person.user_id, person.name, "de", account=person.name.lower())
    for person in (ANNA, BEN, CARA)
)


async def every_week(world: World, time: WeeklyTime = FRIDAY) -> WeeklyRow:
    options = build_options(Mode.FLIP)
    row = await world.tables.weeklies.begin(HERE, 99, time, "Friday 1", options)
    assert row is not None
    return row


async def now_at(world: World, moment: datetime) -> WeeklyRow | None:
    """Let the time pass until then, and carry out what is due."""
    world.clock.pass_by(moment - world.clock.now())
    await world.tables.weeklies.meet_due()
    return await world.tables.weeklies.find(CHANNEL)


async def asked(world: World) -> WeeklyRow:
    """Let the question be asked, and posted."""
    row = await world.tables.weeklies.find(CHANNEL)
    assert row is not None
    row = await now_at(world, row.weekly.due_at)
    assert row is not None
    assert row.weekly.phase is WeeklyPhase.ASKED
    assert row.is_stale
    await world.tables.weeklies.shown(CHANNEL, MESSAGE, row.version)
    return row


async def say(world: World, *people: Person, is_in: bool = True) -> WeeklyQuestion:
    question = None
    for person in people:
        question = await world.tables.weeklies.answer(CHANNEL, MESSAGE, person, is_in=is_in)
    assert question is not None
    return question


async def table_here(world: World) -> TableView | None:
    found = await world.tables.games.in_channel(CHANNEL)
    return None if found is None else await world.view(found)


async def called(world: World, view: TableView) -> tuple[int, ...]:
    found = await world.tables.messages.of_game(view.game.id)
    assert found is not None
    calls = [row for row in found.messages if row.kind is MessageKind.EVENING_CALL]
    assert len(calls) == 1
    return (await world.tables.weeklies.people_called(view)).user_ids


@pytest.mark.parametrize(
    "zone", ["Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kathmandu"]
)
async def test_a_year_of_fridays(world: World, zone: str) -> None:
    row = await every_week(world, WeeklyTime(4, 20, zone))
    begun: list[datetime] = []
    for number in range(52):
        row = await asked(world)
        assert row.name == f"Friday {number + 1}"
        assert (await world.tables.weeklies.question(CHANNEL)) is not None
        await say(world, *ACCOUNTED[:2])
        if number % 10 == 3:
            world.restart()  # the bot is down for most of the hour
            world.clock.pass_by(row.weekly.due_at - world.clock.now() + OPENED_WITHIN - QUARTER)
        await now_at(world, max(row.weekly.due_at, world.clock.now()))
        view = await table_here(world)
        assert view is not None
        begun.append(row.weekly.next_at)
        assert {seat.name for seat in view.seats} == {"Anna", "Ben"}
        assert view.options.mode is Mode.FLIP
        settled = await now_at(
            world, max(row.weekly.next_at + SETTLED_AFTER, world.clock.now() + SECOND)
        )
        assert settled is not None
        assert (settled.weekly.result, settled.weekly.few_weeks) == (WeeklyResult.EVENING, 0)
        await leave(world, view.game.id, ANNA, BEN)
    local = [each.astimezone(ZoneInfo(zone)) for each in begun]
    assert {(each.weekday(), each.hour, each.minute) for each in local} == {(4, 20, 0)}
    assert len({each.date() for each in local}) == 52


async def test_only_who_is_in_is_seated_and_called_once(world: World) -> None:
    row = await every_week(world)
    row = await asked(world)
    await say(world, *ACCOUNTED)
    question = await say(world, ACCOUNTED[2], is_in=False)
    assert [answer.name for answer in question.people_in] == ["Anna", "Ben"]
    await now_at(world, row.weekly.next_at)
    view = await table_here(world)
    assert view is not None
    assert view.game.evening is not None
    assert view.game.evening.name == "Friday 1"
    assert await called(world, view) == (ANNA.user_id, BEN.user_id)
    late = await world.tables.weeklies.answer(CHANNEL, MESSAGE, ACCOUNTED[2], is_in=True)
    assert late is None, "it is too late"
    await now_at(world, world.clock.now() + SECOND)
    await called(world, view)


async def test_two_processes_open_one_table(world: World) -> None:
    row = await every_week(world)
    row = await asked(world)
    await say(world, *ACCOUNTED[:2])
    world.clock.pass_by(row.weekly.next_at - world.clock.now())
    first = world.tables
    world.restart()
    assert await first.weeklies.meet_due() + await world.tables.weeklies.meet_due() == 1
    view = await table_here(world)
    assert view is not None
    await called(world, view)


async def test_killed_after_opening_it_finds_its_table(world: World) -> None:
    row = await every_week(world)
    row = await asked(world)
    await say(world, *ACCOUNTED[:2])

    async def killed(*_: object, **__: object) -> None:
        raise RuntimeError("killed")

    world.tables.weeklies._save = killed  # type: ignore[method-assign]
    await now_at(world, row.weekly.next_at)
    before = await table_here(world)
    assert before is not None
    world.restart()
    after = await now_at(world, row.weekly.next_at + timedelta(minutes=2))
    assert after is not None
    assert (after.weekly.phase, after.game_id) == (WeeklyPhase.OPENED, before.game.id)
    assert await called(world, before) == (ANNA.user_id, BEN.user_id)


async def test_with_one_person_it_becomes_an_ordinary_lobby(world: World) -> None:
    row = await every_week(world)
    row = await asked(world)
    await say(world, ACCOUNTED[0])
    await now_at(world, row.weekly.next_at)
    view = await table_here(world)
    assert view is not None
    assert view.game.evening is not None
    settled = await now_at(world, row.weekly.next_at + SETTLED_AFTER)
    view = await table_here(world)
    assert view is not None
    assert view.game.evening is None
    assert view.game.status is Status.LOBBY
    assert settled is not None
    assert (settled.weekly.result, settled.weekly.few_weeks) == (WeeklyResult.ALONE, 1)


async def test_who_left_sits_elsewhere_or_deleted_their_data_has_no_seat(world: World) -> None:
    row = await every_week(world)
    row = await asked(world)
    dora = Person(77, "Dora", "de", account="dora")
    await say(world, *ACCOUNTED, dora)

    async def is_gone(_server_id: int, user_id: int) -> bool:
        return user_id == BEN.user_id

    world.tables.member_checks.is_gone = is_gone
    await world.lobby(CARA, channel=71)
    await world.tables.privacy.forget(dora.user_id)
    await now_at(world, row.weekly.next_at)
    view = await table_here(world)
    assert view is not None
    assert [seat.name for seat in view.seats] == ["Anna"]
    assert await called(world, view) == (ANNA.user_id,)
    question = await world.tables.weeklies.question(CHANNEL)
    assert question is not None
    absences = {answer.name: answer.absence for answer in question.answers}
    assert absences["Ben"] is Absence.GONE
    assert absences["Cara"] is Absence.ELSEWHERE
    (forgotten,) = [answer for answer in question.answers if answer.is_forgotten]
    assert forgotten.user_id != dora.user_id


async def test_a_busy_channel_is_looked_at_again(world: World) -> None:
    row = await every_week(world)
    row = await asked(world)
    await say(world, ACCOUNTED[0], ACCOUNTED[1])
    busy = await world.lobby(CARA)
    blocked = await now_at(world, row.weekly.next_at)
    assert blocked is not None
    assert blocked.weekly.blocked_until is not None
    await leave(world, busy, CARA)
    opened = await now_at(world, world.clock.now() + BLOCKED_FOR)
    assert opened is not None
    assert opened.weekly.phase is WeeklyPhase.OPENED


async def test_a_week_in_which_the_operator_lets_no_match_begin_waits(world: World) -> None:
    row = await every_week(world)
    row = await asked(world)
    await say(world, ACCOUNTED[0], ACCOUNTED[1])
    restart_at = row.weekly.next_at
    notice = Notice("soon back", restart_at - QUARTER, restart_at, no_new_games=True)
    async with world.database.write() as connection:
        await notice_queries.announce(connection, notice)
    await now_at(world, row.weekly.next_at)
    question = await world.tables.weeklies.question(CHANNEL)
    assert question is not None
    shown = weekly_question_page(question, Texts.load().get("en"))
    assert "soon back" in "".join(texts_of(shown))
    world.restart()
    await world.tables.notices.look()
    opened = await now_at(world, world.clock.now() + BLOCKED_FOR)
    assert opened is not None
    assert opened.weekly.phase is WeeklyPhase.OPENED


async def test_a_channel_that_is_busy_for_an_hour(world: World) -> None:
    row = await every_week(world)
    row = await asked(world)
    await say(world, ACCOUNTED[0])
    await world.lobby(CARA)
    await now_at(world, row.weekly.next_at)
    missed = await now_at(world, row.weekly.next_at + OPENED_WITHIN)
    assert missed is not None
    assert missed.weekly.result is WeeklyResult.BUSY
    assert missed.weekly.next_at == row.weekly.next_at + WEEK


async def test_after_three_weeks_without_two_it_asks_once_and_stops(world: World) -> None:
    row: WeeklyRow | None = await every_week(world)
    for _ in range(3):
        row = await asked(world)
        row = await now_at(world, row.weekly.next_at)
        assert row is not None
        assert row.weekly.result is WeeklyResult.NOBODY
    assert row is not None
    doubting = await now_at(world, row.weekly.due_at)
    assert doubting is not None
    assert doubting.weekly.phase is WeeklyPhase.DOUBTING
    assert (doubting.message_id, doubting.is_stale) == (None, True)
    assert await now_at(world, doubting.weekly.due_at) is None
    assert await world.tables.weeklies.go_on(CHANNEL) is None


async def test_whoever_wants_to_go_on_is_asked_for_the_same_evening(world: World) -> None:
    row: WeeklyRow | None = await every_week(world)
    for _ in range(3):
        row = await asked(world)
        row = await now_at(world, row.weekly.next_at)
        assert row is not None
    assert row is not None
    doubting = await now_at(world, row.weekly.due_at)
    await world.tables.weeklies.go_on(CHANNEL)
    after = await now_at(world, world.clock.now() + SECOND)
    assert doubting is not None
    assert after is not None
    assert after.weekly.phase is WeeklyPhase.ASKED
    assert after.weekly.next_at == doubting.weekly.next_at


async def test_one_a_channel_and_only_where_the_bot_can_write_by_itself(world: World) -> None:
    row = await every_week(world)
    other = WeeklyTime(2, 19, "Asia/Kathmandu")
    assert await every_week(world, other) == row
    for place in (BotDm(5), GuestChannel(8, 80)):
        options = build_options(Mode.CLASSIC)
        assert await world.tables.weeklies.begin(place, 99, other, "Friday", options) is None
    changed = await world.tables.weeklies.change_time(CHANNEL, other)
    assert changed is not None
    assert changed.weekly.next_at > world.clock.now()
    await world.tables.weeklies.end(CHANNEL)
    assert await world.tables.weeklies.find(CHANNEL) is None


async def test_a_server_that_has_removed_the_bot_is_not_asked_and_forgotten(world: World) -> None:
    row = await every_week(world)
    await world.tables.settings.server_left(GUILD, world.clock.now())
    world.clock.pass_by(row.weekly.next_at + WEEK - world.clock.now())
    assert await world.tables.weeklies.meet_due() == 0
    await world.tables.settings.server_is_back(GUILD)
    assert await world.tables.weeklies.meet_due() >= 1, "it goes on if the bot is back"
    await world.tables.settings.server_left(GUILD, world.clock.now())
    world.clock.pass_by(SETTINGS_KEPT + SECOND)
    await world.tables.pruning.prune()
    assert await world.tables.weeklies.find(CHANNEL) is None


async def test_a_step_that_fails_is_tried_again_later_and_not_at_once(world: World) -> None:
    async def is_gone(_server_id: int, _user_id: int) -> bool:
        raise OSError("nobody can say")

    await every_week(world)
    row = await asked(world)
    await say(world, ACCOUNTED[0])
    world.tables.member_checks.is_gone = is_gone
    await now_at(world, row.weekly.next_at)
    now = world.clock.now()
    async with world.database.read() as connection:
        assert await weekly_queries.next_due(connection, now, now + MINUTE) == now + MINUTE
        set_back = now - 3 * MINUTE
        due_at = await weekly_queries.next_due(connection, set_back, set_back + MINUTE)
        assert due_at == row.weekly.next_at


async def test_in_the_export_and_gone_after_deletion(world: World) -> None:
    await every_week(world)
    await asked(world)
    await say(world, ACCOUNTED[1])
    exported = json.loads(await world.tables.privacy.export(BEN.user_id))
    assert '"is_in": true' in json.dumps(exported)
    await world.tables.privacy.forget(BEN.user_id)
    assert "is_in" not in (await world.tables.privacy.export(BEN.user_id)).decode()
    question = await world.tables.weeklies.question(CHANNEL)
    assert question is not None
    assert "Ben" not in str(question)
    await world.tables.privacy.forget(99)
    row = await world.tables.weeklies.find(CHANNEL)
    assert row is not None
    assert row.set_by != 99


async def test_who_hides_is_neither_named_nor_called(world: World) -> None:
    row = await every_week(world)
    row = await asked(world)
    hides = PersonSettings(BEN.user_id, Choices(statistics_hidden=True))
    await world.tables.settings.save_person(hides)
    question = await say(world, *ACCOUNTED[:2])
    assert "Ben" not in [answer.name for answer in question.answers]
    await now_at(world, row.weekly.next_at)
    view = await table_here(world)
    assert view is not None
    assert {seat.name for seat in view.seats} == {"Anna", "Ben"}
    assert await called(world, view) == (ANNA.user_id,)
