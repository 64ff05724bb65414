"""Evenings at the tables of a test: begun, won, and gone on with."""

from __future__ import annotations

from bot.engine import Mode, Play, build_options
from bot.evenings import Evening
from bot.tables import Person
from bot.tables.playing import play
from bot.tables.seating.evening_table import DEALT_AFTER, EveningPlan
from tests.positions import face, one_card_left, position

from .world import ANNA, CHANNEL, World, accepted

PLAN = EveningPlan("Friday 1")


async def evening_of(world: World, game_id: str) -> Evening:
    evening = (await world.view(game_id)).game.evening
    assert evening is not None
    return evening


async def won_by_first(world: World, *people: Person, plan: EveningPlan = PLAN) -> str:
    """Begin an evening with a match of one round that the first of these people wins."""
    options = build_options(Mode.CLASSIC, [("target", "round")])
    at = position(one_card_left(len(people)), options=options)
    game_id = await world.game(*people, at=at)
    accepted(await world.tables.evenings.begin(game_id, people[0].user_id, plan))
    winner = people[0].user_id
    accepted(await world.tables.submit(game_id, winner, play.act, Play(0, face("R5")), None))
    return game_id


async def next_of(world: World, game_id: str, person: Person = ANNA) -> str:
    """Press *Next match*, wait until it is dealt, and return it."""
    accepted(await world.tables.evenings.next_match(game_id, person))
    await world.wait(DEALT_AFTER)
    found = await world.tables.games.in_channel(CHANNEL)
    assert found is not None
    return found
