"""The metrics count the objects that the bot holds in memory, by name."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from functools import partial

import pytest
from prometheus_client import REGISTRY

from bot.bounded import Bounded
from bot.monitoring.metrics import watch_held
from bot.tables import TableView
from bot.tables.step import Step
from bot.tables.table import Stored
from bot.views.table_parts import StepView
from tests.monitoring.values import value

from .playing import Playing, face


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Unregister the bot's metrics after the test."""
    yield
    watch_held(dict)


async def test_what_is_held_is_counted_by_name(play: Playing) -> None:
    held = partial(play.bot.held, asyncio.get_running_loop())
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    before = held()["edit_tokens"]
    await play.click(play.ben, play.board, "hand")
    await play.act(play.anna, "card", face("R1"))
    now = held()
    assert now["edit_tokens"] == before + 1
    assert (now["opened_hands"], now["unwritten_games"]) == (1, 1)
    assert (now["mailboxes"], now["answers"], now["looks"], now["errands"]) == (0, 0, 0, 0)
    assert now["tasks"] >= 1
    watch_held(held)
    assert value("contra_uno_held", what="opened_hands") == 1


async def test_of_a_game_that_is_over_nothing_stays_in_memory(play: Playing) -> None:
    """Tokens lead to its messages for a quarter of an hour, but hold nothing that these show."""
    before = {id(each): each for each in parts_of_tables()}
    repository = play.bot.tables.repository
    repository._over = Bounded(0)  # as if many games had ended since
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.click(play.ben, play.board, "hand")
    await play.act(play.anna, "card", face("R1"))
    assert {type(each) for each in parts_of_tables()} >= {Step, Stored}
    await play.stop(play.anna, play.ben)
    await play.env.settle()
    assert play.bot.held(asyncio.get_running_loop())["edit_tokens"] > 0
    assert repository.in_memory == 0
    assert [each for each in parts_of_tables() if id(each) not in before] == []


def parts_of_tables() -> list[object]:
    """Return what there is in memory of tables, and of views of them."""
    gc.collect()
    kinds = Step, StepView, Stored, TableView
    return [each for each in gc.get_objects() if isinstance(each, kinds)]


def test_all_counts_are_taken_at_the_same_time() -> None:
    asked: list[int] = []

    def held() -> dict[str, int]:
        asked.append(1)
        return {"tasks": len(asked), "errands": len(asked)}

    watch_held(held)
    (family,) = (each for each in REGISTRY.collect() if each.name == "contra_uno_held")
    numbers = {sample.labels["what"]: sample.value for sample in family.samples}
    assert numbers == {"tasks": 1.0, "errands": 1.0}
