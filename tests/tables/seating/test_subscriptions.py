"""People who are called when a table opens in a channel: who, how often, and until when."""

from __future__ import annotations

import json
from datetime import timedelta

from bot.engine import Mode, build_options
from bot.place import BotDm, GuestChannel, Place, ServerChannel
from bot.setting_values import Choices, PersonSettings, ServerSettings, Starters
from bot.store.rows import MessageKind, MessageRow
from bot.tables import Rejected
from bot.tables.pruning import SETTINGS_KEPT, SUBSCRIPTIONS_KEPT
from bot.tables.services.subscriptions import MOST_SUBSCRIBERS, SubscriptionOutcome
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, GUILD, SECOND, World, accepted, leave

HERE = ServerChannel(GUILD, CHANNEL)
THREAD = 71
DAY = timedelta(days=1)


async def subscribe(world: World, *user_ids: int, place: Place = HERE) -> None:
    for user_id in user_ids:
        done = await world.tables.subscriptions.add(place, user_id)
        assert done is SubscriptionOutcome.SUBSCRIBED


async def opened(world: World, channel: int = CHANNEL, parent: int | None = None) -> str:
    """Open a table of Anna's once the one before is closed."""
    before = await world.tables.games.in_channel(channel)
    if before is not None:
        await leave(world, before, ANNA)
    place, options = ServerChannel(GUILD, channel), build_options(Mode.CLASSIC)
    table = await world.tables.lobbies.open(place, ANNA, options, "en", parent_id=parent)
    return accepted(table).game.id


async def call_of(world: World, game_id: str) -> MessageRow | None:
    found = await world.tables.messages.of_game(game_id)
    assert found is not None
    calls = [row for row in found.messages if row.kind is MessageKind.SUBSCRIBERS_CALL]
    assert len(calls) <= 1
    return next(iter(calls), None)


async def called(world: World, game_id: str) -> set[int]:
    people = set((await world.tables.subscriptions.called_to(await world.view(game_id))).user_ids)
    assert bool(people) is (await call_of(world, game_id) is not None)
    return people


async def test_each_is_called_at_most_once_a_day_and_nobody_who_sits_there(world: World) -> None:
    await subscribe(world, ANNA.user_id, BEN.user_id)
    assert await called(world, await opened(world)) == {BEN.user_id}
    await subscribe(world, CARA.user_id)
    assert await called(world, await opened(world)) == {CARA.user_id}
    assert await called(world, await opened(world)) == set()
    world.restart()
    world.clock.pass_by(DAY - SECOND)
    assert await called(world, await opened(world)) == set()
    world.clock.pass_by(SECOND)
    assert await called(world, await opened(world)) == {BEN.user_id, CARA.user_id}
    await world.tables.subscriptions.remove(CHANNEL, BEN.user_id)
    world.clock.pass_by(DAY)
    game_id = await opened(world)
    await world.tables.seats.join(game_id, CARA)
    view = await world.view(game_id)
    assert (await world.tables.subscriptions.called_to(view)).is_nobody


async def test_a_thread_counts_as_its_channel_and_a_busy_channel_calls_nobody(world: World) -> None:
    await subscribe(world, BEN.user_id)
    busy = await world.lobby(CARA, channel=THREAD)
    options = (await world.view(busy)).options
    thread = ServerChannel(GUILD, THREAD)
    refused = await world.tables.lobbies.open(thread, ANNA, options, "en", parent_id=CHANNEL)
    assert isinstance(refused, Rejected)
    await leave(world, busy, CARA)
    assert await called(world, await opened(world, THREAD, CHANNEL)) == {BEN.user_id}


async def test_the_call_goes_with_the_lobby(world: World) -> None:
    await subscribe(world, BEN.user_id)
    game_id = await opened(world)
    await world.show_everything()
    await leave(world, game_id, ANNA)
    call = await call_of(world, game_id)
    assert call is not None
    assert call.retired


async def test_twenty_in_a_channel(world: World) -> None:
    await subscribe(world, *range(1000, 1000 + MOST_SUBSCRIBERS))
    add = world.tables.subscriptions.add
    assert await add(HERE, BEN.user_id) is SubscriptionOutcome.FULL
    assert await add(HERE, 1000) is SubscriptionOutcome.SUBSCRIBED
    assert await add(ServerChannel(GUILD, 72), BEN.user_id) is SubscriptionOutcome.SUBSCRIBED
    await world.tables.subscriptions.remove(CHANNEL, 1000)
    assert await add(HERE, BEN.user_id) is SubscriptionOutcome.SUBSCRIBED


async def test_only_where_the_bot_can_write_to_others_by_itself(world: World) -> None:
    for place in (BotDm(5), GuestChannel(8, 80)):
        done = await world.tables.subscriptions.add(place, BEN.user_id)
        assert done is SubscriptionOutcome.NOT_HERE


async def test_who_hides_is_not_named(world: World) -> None:
    await subscribe(world, BEN.user_id, CARA.user_id)
    hides = PersonSettings(BEN.user_id, Choices(statistics_hidden=True))
    await world.tables.settings.save_person(hides)
    assert await called(world, await opened(world)) == {CARA.user_id}
    await world.tables.subscriptions.remove(CHANNEL, BEN.user_id)
    done = await world.tables.subscriptions.add(HERE, BEN.user_id)
    assert done is SubscriptionOutcome.HIDDEN


async def test_in_the_export_and_gone_after_deletion(world: World) -> None:
    await subscribe(world, BEN.user_id)
    exported = json.loads(await world.tables.privacy.export(BEN.user_id))
    assert f"{CHANNEL}" in json.dumps(exported)
    await world.tables.privacy.forget(BEN.user_id)
    assert not await world.tables.subscriptions.includes(CHANNEL, BEN.user_id)
    assert f"{CHANNEL}" not in (await world.tables.privacy.export(BEN.user_id)).decode()


async def test_it_ends_after_ninety_days_without_a_game(world: World) -> None:
    await subscribe(world, ANNA.user_id, BEN.user_id)
    world.clock.pass_by(SUBSCRIPTIONS_KEPT - DAY)
    await world.stop(await world.game_after_a_round(ANNA, CARA, channel=75))
    world.clock.pass_by(2 * DAY)
    await world.tables.pruning.prune()
    assert await world.tables.subscriptions.includes(CHANNEL, ANNA.user_id)
    assert not await world.tables.subscriptions.includes(CHANNEL, BEN.user_id)
    world.clock.pass_by(SUBSCRIPTIONS_KEPT)
    await world.tables.pruning.prune()
    assert not await world.tables.subscriptions.includes(CHANNEL, ANNA.user_id)


async def test_it_goes_thirty_days_after_the_server_has_removed_the_bot(world: World) -> None:
    await subscribe(world, BEN.user_id)
    settings = world.tables.settings
    await settings.compare_servers(lambda _guild_id: False, world.clock.now())
    world.clock.pass_by(SETTINGS_KEPT - SECOND)
    await world.tables.pruning.prune()
    assert await world.tables.subscriptions.includes(CHANNEL, BEN.user_id)
    world.clock.pass_by(2 * SECOND)
    await world.tables.pruning.prune()
    assert not await world.tables.subscriptions.includes(CHANNEL, BEN.user_id)


async def test_it_survives_a_change_of_the_server_settings(world: World) -> None:
    await world.tables.settings.save_server(ServerSettings(GUILD, language="fr"))
    await subscribe(world, BEN.user_id)
    assert (await world.tables.settings.server(GUILD)).language == "fr"
    await world.tables.settings.save_server(ServerSettings(GUILD, starters=Starters.MANAGERS))
    assert await world.tables.subscriptions.includes(CHANNEL, BEN.user_id)
