"""Every way by which a table gets its rules passes the gate for rules, which can refuse."""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import bot
from bot.engine import Mode, Options, build_options
from bot.i18n import Texts
from bot.place import ServerChannel
from bot.render import weekly_question_page
from bot.render.lines.evening_lines import between_lines
from bot.rule_choice import with_value
from bot.rule_gate import RuleGate, gated
from bot.tables import Outcome, Reason
from bot.tables.seating.evening_table import DEALT_AFTER
from bot.tables.seating.hosting import ChooseRules, arrange
from bot.views.table_values import Status
from tests.tables.evenings import won_by_first
from tests.tables.seating.test_weeklies import (
    ACCOUNTED,
    asked,
    every_week,
    now_at,
    say,
    table_here,
)
from tests.tables.test_what_ifs import kept_round
from tests.tables.world import ANNA, BEN, CHANNEL, GUILD, World, accepted, rejected

EN = Texts.load().get("en")

NO_MERCY = RuleGate(frozenset({Mode.MERCY}))
NO_STACKING = RuleGate(prohibited_rules=frozenset({"stacking"}))
HERE = ServerChannel(GUILD, CHANNEL)
STACKED = build_options(Mode.CLASSIC, [("stacking", None)])
PROHIBITED = [
    (NO_MERCY, build_options(Mode.MERCY), ("mercy",)),
    (NO_STACKING, STACKED, ("stacking",)),
]

WRITERS = ("GameRow", "StoredRules", "set", "replace")
"""What is called with the rules of a table to write them."""

_Asks = Callable[[], Awaitable[Outcome]]


async def _opens(world: World, options: Options) -> _Asks:
    return lambda: world.tables.lobbies.open(HERE, ANNA, options)


async def _arranges(world: World, options: Options) -> _Asks:
    lobby = await world.lobby(ANNA)
    wanted = ChooseRules(lambda _: options)
    return lambda: world.tables.submit(lobby, ANNA.user_id, arrange, wanted)


async def _starts(world: World, options: Options) -> _Asks:
    lobby = await world.lobby(ANNA, BEN, options=options)
    return lambda: world.tables.lobbies.start(lobby, ANNA.user_id)


async def _plays_again(world: World, options: Options) -> _Asks:
    game_id = await _stopped(world, options)
    return lambda: world.tables.lobbies.rematch(game_id, ANNA)


async def _plays_like_last_time(world: World, options: Options) -> _Asks:
    await _stopped(world, options)
    lobby = accepted(await world.tables.lobbies.open(HERE, ANNA, build_options(Mode.CLASSIC)))
    return lambda: world.tables.lobbies.like_last_time(lobby.game.id, ANNA.user_id)


async def _plays_on(world: World, options: Options) -> _Asks:
    record = kept_round(options.mode)
    record = type(record)(options, record.opening, record.steps)
    return lambda: world.tables.what_ifs.begin(record, 0, ANNA, None, {})


async def _stopped(world: World, options: Options) -> str:
    game_id = await world.lobby(ANNA, BEN, options=options)
    await world.start(game_id, ANNA)
    await world.stop(game_id)
    return game_id


WAYS = [_opens, _arranges, _starts, _plays_again, _plays_like_last_time, _plays_on]


@pytest.mark.parametrize(("gate", "options", "named"), PROHIBITED, ids=["game", "house rule"])
@pytest.mark.parametrize("way", WAYS)
async def test_no_way_leads_past_the_gate(
    world: World,
    way: Callable[[World, Options], Awaitable[_Asks]],
    gate: RuleGate,
    options: Options,
    named: tuple[str, ...],
) -> None:
    ask = await way(world, options)
    with gated(gate):
        outcome = rejected(await ask())
        assert (outcome.reason, outcome.names) == (Reason.PROHIBITED, named)
    accepted(await ask())


async def test_a_favourite_that_is_not_played_here_is_kept_and_not_offered(world: World) -> None:
    favourites = world.tables.favourites
    await favourites.save(ANNA.user_id, "stacked", STACKED)
    with gated(NO_STACKING):
        assert await favourites.offered(ANNA.user_id) == []
    assert await favourites.names(ANNA.user_id) == ["stacked"]


async def test_new_rules_after_a_match_begin_with_the_nearest_that_are_played_here(
    world: World,
) -> None:
    rules = build_options(Mode.MERCY, [("several", None), ("target", "200")])
    game_id = await _stopped(world, rules)
    with gated(RuleGate(frozenset({Mode.MERCY}), frozenset({"several"}))):
        again = accepted(await world.tables.lobbies.rematch(game_id, ANNA, nearest=True))
    assert again.options == build_options(Mode.CLASSIC, [("target", "200")])


async def test_a_lobby_from_before_the_prohibition_is_mended_by_any_choice(world: World) -> None:
    lobby = await world.lobby(ANNA, BEN, options=STACKED)
    wanted = ChooseRules(lambda old: with_value(old, "target", "200").options)
    with gated(NO_STACKING):
        view = accepted(await world.tables.submit(lobby, ANNA.user_id, arrange, wanted))
    assert view.options == build_options(Mode.CLASSIC, [("target", "200")])


async def test_an_evening_deals_nothing_that_is_not_played_here(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    accepted(await world.tables.evenings.next_match(game_id, ANNA))  # before the prohibition
    with gated(RuleGate(frozenset({Mode.CLASSIC}))):
        await world.wait(DEALT_AFTER)
        view = accepted(await world.tables.evenings.next_match(game_id, BEN))
        await world.wait(DEALT_AFTER)
        assert await world.tables.games.in_channel(CHANNEL) is None
        told = "\n".join(between_lines(view, view.game.evening, EN)) if view.game.evening else ""
        assert EN.format("reason-prohibited", rules="Classic") in told
        lobby = accepted(await world.tables.evenings.new_rules(game_id, ANNA.user_id))
    assert (lobby.options.mode, lobby.game.status) == (Mode.FLIP, Status.LOBBY)


async def test_a_weekly_table_has_the_nearest_rules_and_its_question_says_so(world: World) -> None:
    row = await every_week(world)
    with gated(RuleGate(frozenset({Mode.FLIP}))):
        row = await asked(world)
        question = await say(world, *ACCOUNTED[:2])
        told = EN.format("rules-instead", rules="Flip", mode="Classic", same="no")
        assert told in str(weekly_question_page(question, EN))
        await now_at(world, row.weekly.next_at)
        view = await table_here(world)
    assert view is not None
    assert view.options.mode is Mode.CLASSIC


# A weekly question's rules are those of a table before, and are admitted once one is opened.
RULES_ADMITTED = {"admission.py", "weeklies.py"}


def test_nothing_else_writes_the_rules_of_a_table() -> None:
    """What is not written by `admitted` could be of a game that is not played here."""
    writing = {
        path.name
        for path in (Path(bot.__file__).parent / "tables").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", getattr(node.func, "id", "")) in WRITERS
        and "options" in {word.arg for word in node.keywords}
    }
    assert writing <= RULES_ADMITTED, f"{writing}: take `admitted(…)` of admission.py instead"
