"""The record of a round that has just ended, from the actions that are stored of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot import engine
from bot.engine import NextRound
from bot.engine.events import RoundEnded
from bot.facts import RoundStep, end_of_round, record_of
from bot.store import game_queries

from ..step import Step
from ..table import Table

_TENTH = timedelta(milliseconds=100)

_Done = tuple[engine.Action | None, datetime, bool]
"""An action (None: the match was dealt), when it was, and whether the bot acted for somebody."""


async def encoded_record(connection: AsyncConnection, table: Table) -> bytes:
    """The record of the round that `table` has just ended, as it is stored."""
    assert table.state is not None
    done = _since_deal(_steps(table.steps))
    if done is None:
        rows = await game_queries.actions_since_deal(connection, table.game.id, _deals)
        stored: list[_Done] = [
            (
                None if row.action is None else engine.decode_action(row.action),
                row.at,
                row.acted_for is not None,
            )
            for row in rows
        ]
        done = [*stored, *_steps(table.steps)]
    ended = end_of_round(table.events, table.state)
    assert ended is not None
    return record_of(table.state, ended, list(_kept(done))).encode()


def _deals(action: bytes | None) -> bool:
    return action is None or isinstance(engine.decode_action(action), NextRound)


def _since_deal(done: Iterable[_Done]) -> list[_Done] | None:
    """Return what was done from the last deal on, None if there is no deal among it.

    The deal is the last of it where its start card has ended the round at once (X16).
    """
    found: list[_Done] | None = None
    for each in done:
        if each[0] is None or isinstance(each[0], NextRound):
            found = []
        if found is not None:
            found.append(each)
    return found


def _steps(steps: Sequence[Step]) -> Iterator[_Done]:
    """What this change adds, up to the end of the round."""
    for step in steps:
        yield step.action, step.at, step.acted_for is not None
        if any(isinstance(event, RoundEnded) for event in step.events):
            return


def _kept(done: Sequence[_Done]) -> Iterator[RoundStep]:
    """The steps since the last deal, which comes first of what was done."""
    _, before, _ = done[0]
    for action, at, by_bot in done[1:]:
        assert action is not None
        yield RoundStep(action, max(0, (at - before) // _TENTH), by_bot)
        before = at
