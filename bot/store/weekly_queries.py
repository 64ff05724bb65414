"""Queries about the weekly evenings of channels, and about who is in."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec import structs
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, and_, case, delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.views.table_values import SOMEBODY
from bot.views.weekly_question import WeeklyAnswer, WeeklyRow

from .block_queries import blocked_servers
from .game_queries import claim_of
from .privacy.visibility_queries import HIDDEN_PEOPLE
from .rows import to_value, to_values
from .schema import servers as _servers
from .schema import weeklies as _weeklies
from .schema import weekly_answers as _answers

_IS_THERE = select(_servers.c.guild_id).where(_servers.c.left_at.is_(None))
"""The servers that have the bot, as far as is known."""


def _may_be_asked(now: datetime) -> ColumnElement[bool]:
    """Return the condition that a weekly evening's server has the bot and is not blocked."""
    guild_id = _weeklies.c.guild_id
    return and_(guild_id.in_(_IS_THERE), guild_id.not_in(blocked_servers(now)))


async def find(
    connection: AsyncConnection, channel_id: int, *, to_change: bool = False
) -> WeeklyRow | None:
    """Return the weekly evening of this channel, or None if it has none.

    If it is `to_change`, nobody else changes it until the end of this (writing) transaction.
    """
    query = select(_weeklies).where(_weeklies.c.channel_id == channel_id)
    found = await connection.execute(query.with_for_update() if to_change else query)
    row = found.one_or_none()
    return None if row is None else to_value(row, WeeklyRow)


def _values(row: WeeklyRow) -> dict[str, Any]:
    return asdict(row) | {"due_at": row.weekly.due_at}


async def add(connection: AsyncConnection, row: WeeklyRow) -> None:
    """Store a new weekly evening."""
    await connection.execute(insert(_weeklies).values(_values(row)))


async def save(connection: AsyncConnection, row: WeeklyRow) -> WeeklyRow | None:
    """Store the changed weekly evening as its next version, unless it has changed since.

    Return it with that version, or None.
    """
    as_known = and_(_weeklies.c.channel_id == row.channel_id, _weeklies.c.version == row.version)
    newer = structs.replace(row, version=row.version + 1)
    saved = await connection.execute(update(_weeklies).where(as_known).values(_values(newer)))
    return newer if saved.rowcount == 1 else None


async def remove(connection: AsyncConnection, channel_id: int) -> WeeklyRow | None:
    """Remove the weekly evening of this channel, and return it as it was."""
    row = await find(connection, channel_id)
    await connection.execute(delete(_weeklies).where(_weeklies.c.channel_id == channel_id))
    return row


async def note_shown(
    connection: AsyncConnection, channel_id: int, message_id: int | None, version: int
) -> None:
    """Store which version the message of this channel shows; None: it is gone."""
    await connection.execute(
        update(_weeklies)
        .where(_weeklies.c.channel_id == channel_id, _weeklies.c.shown_version <= version)
        .values(message_id=message_id, shown_version=version)
    )


async def stale(connection: AsyncConnection) -> list[WeeklyRow]:
    """Return the weekly evenings whose messages have to be posted or edited."""
    query = select(_weeklies).where(
        _weeklies.c.shown_version < _weeklies.c.version, _weeklies.c.guild_id.in_(_IS_THERE)
    )
    return [row for row in to_values(await connection.execute(query), WeeklyRow) if row.is_stale]


async def with_message(connection: AsyncConnection) -> list[WeeklyRow]:
    """Return the weekly evenings that have a message."""
    query = select(_weeklies).where(_weeklies.c.message_id.is_not(None))
    return to_values(await connection.execute(query), WeeklyRow)


async def claim_due(
    connection: AsyncConnection, now: datetime, until: datetime, limit: int
) -> list[int]:
    """Claim channels in which something is due, and return them.

    As with games (`game_queries.claim_due`). Nothing is due where the bot is not, or is blocked.
    """
    claim = claim_of(_weeklies, _weeklies.c.channel_id, now, until, limit, _may_be_asked(now))
    return list((await connection.execute(claim)).scalars())


async def give_back(connection: AsyncConnection, channel_id: int) -> None:
    """End the claim of this channel."""
    own = _weeklies.c.channel_id == channel_id
    await connection.execute(update(_weeklies).where(own).values(claimed_until=None))


async def next_due(connection: AsyncConnection, now: datetime, until: datetime) -> datetime | None:
    """Return when something can be claimed next, or None if there are no weekly evenings.

    A claim that lasts longer than one made now, which ends at `until`, is none, as in `claim_due`.
    """
    due_at, claimed_until = _weeklies.c.due_at, _weeklies.c.claimed_until
    is_claimed = and_(claimed_until > due_at, claimed_until <= until)
    free_at = case((is_claimed, claimed_until), else_=due_at)
    query = select(func.min(free_at)).where(_may_be_asked(now))
    return (await connection.execute(query)).scalar_one()


async def answers(
    connection: AsyncConnection, channel_id: int, *, shown: bool = False
) -> list[WeeklyAnswer]:
    """Return the answers in their order; if they are `shown`, without the names of who hides."""
    name = _answers.c.name
    if shown:
        is_hidden = _answers.c.user_id.in_(HIDDEN_PEOPLE)
        name = case((is_hidden, literal(SOMEBODY)), else_=name).label("name")
    query = (
        select(*(column for column in _answers.columns if column is not _answers.c.name), name)
        .where(_answers.c.channel_id == channel_id)
        .order_by(_answers.c.answered_at, _answers.c.user_id)
    )
    return to_values(await connection.execute(query), WeeklyAnswer)


async def save_answer(
    connection: AsyncConnection, channel_id: int, answer: WeeklyAnswer, at: datetime
) -> None:
    """Store what a person has answered last."""
    own = and_(_answers.c.channel_id == channel_id, _answers.c.user_id == answer.user_id)
    await connection.execute(delete(_answers).where(own))
    values = asdict(answer) | {"channel_id": channel_id, "answered_at": at}
    await connection.execute(insert(_answers).values(values))


async def note_absences(
    connection: AsyncConnection, channel_id: int, absent: Sequence[WeeklyAnswer]
) -> None:
    """Store why these people have no seat."""
    for answer in absent:
        own = and_(_answers.c.channel_id == channel_id, _answers.c.user_id == answer.user_id)
        await connection.execute(update(_answers).where(own).values(absence=answer.absence))


async def forget_answers(connection: AsyncConnection, channel_id: int) -> None:
    """Remove the answers of the last week."""
    await connection.execute(delete(_answers).where(_answers.c.channel_id == channel_id))


async def forget_answers_of(
    connection: AsyncConnection, user_id: int, guild_id: int | None
) -> None:
    """Remove what a person has answered in this server, or (None) everywhere, and show that."""
    of_person = _answers.c.user_id == user_id
    answered = select(_answers.c.channel_id).where(of_person)
    if guild_id is not None:
        here = select(_weeklies.c.channel_id).where(_weeklies.c.guild_id == guild_id)
        answered = answered.where(_answers.c.channel_id.in_(here))
    channels = list((await connection.execute(answered)).scalars())
    await connection.execute(delete(_answers).where(of_person, _answers.c.channel_id.in_(channels)))
    changed = update(_weeklies).where(_weeklies.c.channel_id.in_(channels))
    await connection.execute(changed.values(version=_weeklies.c.version + 1))


async def people_called(connection: AsyncConnection, game_id: str) -> list[int]:
    """Return who is in of the week for which this table was opened, but those who hide."""
    query = (
        select(_answers.c.user_id)
        .join(_weeklies, _weeklies.c.channel_id == _answers.c.channel_id)
        .where(_weeklies.c.game_id == game_id, _answers.c.is_in, _answers.c.account.is_not(None))
        .where(_answers.c.absence.is_(None), _answers.c.user_id.not_in(HIDDEN_PEOPLE))
        .order_by(_answers.c.answered_at)
    )
    return list((await connection.execute(query)).scalars())
