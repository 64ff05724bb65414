"""Queries that delete where a person played, if the place itself tells who it was.

Such a place is the person's direct messages with the bot, or with one other person.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    Table,
    Update,
    and_,
    bindparam,
    delete,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.place import PlaceKind

from .. import schema
from ..schema import games as _games
from ..schema import rounds as _rounds
from ..schema import standings as _standings

_IN_ROUNDS = (schema.round_results, schema.round_leavers)


def is_of_round(table: Table) -> ColumnElement[bool]:
    """Return the condition that a row of the table belongs to a row of `rounds`."""
    return and_(_rounds.c.game_id == table.c.game_id, _rounds.c.number == table.c.number)


async def forget_leaderboards(connection: AsyncConnection, user_id: int) -> None:
    """Delete the leaderboards of the direct messages that this person has with one other person."""
    of_home = select(_rounds.c.place_kind).where(_rounds.c.home_id == _standings.c.home_id).limit(1)
    is_of_two = of_home.scalar_subquery() == PlaceKind.DM_OF_TWO
    homes = (
        select(_standings.c.home_id).where(_standings.c.user_id == user_id, is_of_two).distinct()
    )
    for home_id in (await connection.execute(homes)).scalars().all():
        is_there = _rounds.c.home_id == home_id
        both = union(
            *(
                select(table.c.user_id).join(_rounds, is_of_round(table)).where(is_there)
                for table in _IN_ROUNDS
            )
        )
        of_both = _standings.c.user_id.in_(both), _standings.c.home_id == home_id
        await connection.execute(delete(_standings).where(*of_both))


def _forget_place(table: Table) -> Update:
    """Return the statement that replaces one place. The channel of a what-if is made up."""
    kind = table.c.place_kind
    stand_in: BindParameter[int] = bindparam("replaced_by", type_=BigInteger())
    is_own = and_(kind == PlaceKind.BOT_DM, table.c.channel_id > 0)
    return (
        update(table)
        .where(*(column == bindparam(f"own_{column.name}") for column in table.primary_key))
        .where(or_(is_own, kind == PlaceKind.DM_OF_TWO))
        .values(home_id=stand_in, channel_id=stand_in)
    )


_FORGET_GAME, _FORGET_ROUND = _forget_place(_games), _forget_place(_rounds)


async def forget_games(connection: AsyncConnection, game_ids: Sequence[str], stand_in: int) -> None:
    """Let the stand-in take the place of these games, and delete the messages and tokens there."""
    if not game_ids:
        return
    values = [{"own_id": game_id, "replaced_by": stand_in} for game_id in game_ids]
    await connection.execute(_FORGET_GAME, values)
    of_two = select(_games.c.id).where(
        _games.c.id.in_(game_ids), _games.c.place_kind == PlaceKind.DM_OF_TWO
    )
    for table in (schema.messages, schema.interaction_tokens):
        await connection.execute(delete(table).where(table.c.game_id.in_(of_two)))


async def forget_rounds(
    connection: AsyncConnection, rounds: Sequence[tuple[str, int]], stand_in: int
) -> None:
    """Let the stand-in take the place of these rounds."""
    values = [
        {"own_game_id": game_id, "own_number": number, "replaced_by": stand_in}
        for game_id, number in rounds
    ]
    if values:
        await connection.execute(_FORGET_ROUND, values)
