"""Queries about games: who sits at them, what was done, and how their rounds ended."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .rows import ActionRow, GameRow, RoundRow, SeatRow, Status, to_value, to_values

_games, _seats, _actions = schema.games, schema.seats, schema.actions
_rounds, _results = schema.rounds, schema.round_results


async def add_game(connection: AsyncConnection, game: GameRow) -> None:
    """Store a new game.

    Raises `sqlalchemy.exc.IntegrityError` if its channel has one that is not over.
    """
    await connection.execute(insert(_games).values(asdict(game)))


async def find_game(
    connection: AsyncConnection, game_id: str, *, lock: bool = False
) -> GameRow | None:
    """The game with this id; with `lock` nobody else can change it until the transaction ends."""
    query = select(_games).where(_games.c.id == game_id)
    row = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
    return None if row is None else to_value(row, GameRow)


async def save_game(connection: AsyncConnection, game: GameRow) -> None:
    """Store the game as it is now."""
    await connection.execute(update(_games).where(_games.c.id == game.id).values(asdict(game)))


async def game_in_channel(connection: AsyncConnection, channel_id: int) -> str | None:
    """The id of the game in this channel that is not over."""
    query = select(_games.c.id).where(
        _games.c.channel_id == channel_id, _games.c.status != Status.OVER
    )
    return (await connection.execute(query)).scalar_one_or_none()


async def games_not_over(connection: AsyncConnection) -> list[str]:
    """The ids of all games that are not over."""
    query = select(_games.c.id).where(_games.c.status != Status.OVER).order_by(_games.c.id)
    return list((await connection.execute(query)).scalars())


async def games_of(
    connection: AsyncConnection, user_id: int, guild_id: int | None = None
) -> list[str]:
    """The ids of the games, not over, in which this person has a seat; the latest active first."""
    query = (
        select(_games.c.id)
        .join(_seats, _seats.c.game_id == _games.c.id)
        .where(_seats.c.user_id == user_id, _games.c.status != Status.OVER)
        .order_by(_games.c.updated_at.desc(), _games.c.id)
    )
    if guild_id is not None:
        query = query.where(_games.c.guild_id == guild_id)
    return list((await connection.execute(query)).scalars())


async def seats_of(connection: AsyncConnection, game_id: str) -> list[SeatRow]:
    """The seats of a game, in seat order."""
    query = select(_seats).where(_seats.c.game_id == game_id).order_by(_seats.c.number)
    return to_values(await connection.execute(query), SeatRow)


async def save_seats(connection: AsyncConnection, game_id: str, seats: Sequence[SeatRow]) -> None:
    """Store these seats as all that the game has."""
    await connection.execute(delete(_seats).where(_seats.c.game_id == game_id))
    if seats:
        await connection.execute(insert(_seats), [asdict(seat) for seat in seats])


async def add_actions(connection: AsyncConnection, actions: Sequence[ActionRow]) -> None:
    """Append to the record of a game."""
    if actions:
        await connection.execute(insert(_actions), [asdict(action) for action in actions])


async def last_actions(connection: AsyncConnection, game_id: str, limit: int) -> list[ActionRow]:
    """The last actions of a game, oldest first."""
    query = select(_actions).where(_actions.c.game_id == game_id)
    latest = query.order_by(_actions.c.version.desc()).limit(limit)
    return to_values(await connection.execute(latest), ActionRow)[::-1]


async def actions_since(connection: AsyncConnection, game_id: str, version: int) -> list[ActionRow]:
    """The actions that made versions after `version`, oldest first."""
    query = select(_actions).where(_actions.c.game_id == game_id, _actions.c.version > version)
    return to_values(await connection.execute(query.order_by(_actions.c.version)), ActionRow)


async def add_round(connection: AsyncConnection, finished: RoundRow) -> None:
    """Store a round that is over, with everybody's result."""
    values = asdict(finished)
    results = values.pop("results")
    await connection.execute(insert(_rounds).values(values))
    key = {"game_id": finished.game_id, "number": finished.number}
    if results:
        await connection.execute(insert(_results), [key | asdict(result) for result in results])
