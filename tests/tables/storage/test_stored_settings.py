"""Settings of people and servers are on disk, and known at once in the same process."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.setting_values import Choices, PersonSettings, ServerSettings, Starters
from bot.store.database import Database
from bot.tables.storage.stored_settings import StoredSettings
from tests.tables.world import World

CHOSEN = PersonSettings(4, Choices(language="en", ring_after=None, hand_in_channel=True))
OF_A_SERVER = ServerSettings(
    5,
    mode="flip",
    preset="party",
    rules="target=200",
    channels=(70, 71),
    language="de",
    turn_seconds=None,
    threads=True,
    starters=Starters.MANAGERS,
)


async def test_whoever_has_chosen_nothing_is_rung_after_a_while(world: World) -> None:
    settings = StoredSettings(world.database, world.clock)
    assert await settings.person(4) == PersonSettings(4, Choices(ring_after=20))
    assert await settings.server(5) == ServerSettings(5, turn_seconds=90)


async def test_a_choice_is_still_there_after_a_restart(world: World) -> None:
    settings = StoredSettings(world.database, world.clock)
    for person in (PersonSettings(4), CHOSEN):
        await settings.save_person(person)
    await settings.save_server(OF_A_SERVER)
    world.restart()
    again = StoredSettings(world.database, world.clock)
    assert await again.person(4) == CHOSEN
    assert await again.server(5) == OF_A_SERVER


async def test_a_choice_is_known_without_waiting_once_it_was_asked_for(world: World) -> None:
    await StoredSettings(world.database, world.clock).save_person(CHOSEN)
    settings = StoredSettings(world.database, world.clock)
    assert settings.known_person(4) == PersonSettings(4)
    await settings.person(4)
    assert settings.known_person(4) == CHOSEN


@pytest.mark.parametrize("shared", [True, False])
async def test_what_another_process_has_changed_is_heard_within_a_minute(
    world: World, monkeypatch: pytest.MonkeyPatch, shared: bool
) -> None:
    monkeypatch.setattr(Database, "is_shared", shared)
    here = StoredSettings(world.database, world.clock)
    assert await here.person(4) == PersonSettings(4)
    await StoredSettings(world.database, world.clock).save_person(CHOSEN)
    world.clock.pass_by(timedelta(seconds=59))
    assert await here.person(4) == PersonSettings(4)
    world.clock.pass_by(timedelta(seconds=2))
    assert await here.person(4) == (CHOSEN if shared else PersonSettings(4))


@pytest.mark.parametrize(
    ("allowed", "channel", "may"), [((), 70, True), ((70,), 70, True), ((71,), 70, False)]
)
def test_games_are_opened_where_the_server_allows_it(
    allowed: tuple[int, ...], channel: int, may: bool
) -> None:
    assert ServerSettings(5, channels=allowed).allows(channel) is may
