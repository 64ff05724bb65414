"""Queries about the sets of rules that people have given a name."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import FavouriteRow, to_values
from .schema import favourites as _favourites


async def favourites_of(connection: AsyncConnection, user_id: int) -> list[FavouriteRow]:
    """What this person has saved, by name."""
    query = select(_favourites).where(_favourites.c.user_id == user_id)
    return to_values(await connection.execute(query.order_by(_favourites.c.name)), FavouriteRow)


async def save_favourite(connection: AsyncConnection, favourite: FavouriteRow) -> None:
    """Store it, in place of what went by that name."""
    await remove_favourite(connection, favourite.user_id, favourite.name)
    await connection.execute(insert(_favourites).values(asdict(favourite)))


async def remove_favourite(connection: AsyncConnection, user_id: int, name: str) -> None:
    """Forget what this person has saved by that name."""
    own = (_favourites.c.user_id == user_id, _favourites.c.name == name)
    await connection.execute(delete(_favourites).where(*own))
