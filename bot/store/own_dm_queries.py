"""Queries that delete, with a person, the id of their direct messages with the bot.

What was played there was played by this person alone, so the id of the channel leads to them. A
stand-in takes its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, BindParameter, Table, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.place import PlaceKind

from . import schema

_games, _rounds, _messages = schema.games, schema.rounds, schema.messages

_OWN_GAME = (_games.c.id == bindparam("of_game"), _games.c.place_kind == PlaceKind.BOT_DM)
_OWN_ROUND = (_rounds.c.game_id == bindparam("of_game"), _rounds.c.place_kind == PlaceKind.BOT_DM)
_STAND_IN: BindParameter[int] = bindparam("stand_in", type_=BigInteger)

_IN_GAMES = (
    delete(_messages).where(
        _messages.c.game_id == bindparam("of_game"),
        select(_games.c.id).where(*_OWN_GAME).exists(),
    ),
    update(_games).where(*_OWN_GAME).values(home_id=_STAND_IN, channel_id=_STAND_IN),
)
_IN_ROUNDS = (update(_rounds).where(*_OWN_ROUND).values(home_id=_STAND_IN, channel_id=_STAND_IN),)
_STATEMENTS = {_games.name: _IN_GAMES, schema.round_results.name: _IN_ROUNDS}


async def forget_own_dms(
    connection: AsyncConnection, table: Table, game_ids: Sequence[str], stand_in: int
) -> None:
    """Replace the channel of these games, whose rows of this table name the person.

    Only games in direct messages with the bot change.
    """
    games: list[dict[str, Any]] = [{"of_game": game_id} for game_id in dict.fromkeys(game_ids)]
    for statement in _STATEMENTS.get(table.name, ()) if games else ():
        more = {} if statement.is_delete else {"stand_in": stand_in}
        await connection.execute(statement, [each | more for each in games])
