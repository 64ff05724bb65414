"""Queries about games: their seats, their actions, and what falls due in them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    Column,
    ColumnElement,
    ScalarSelect,
    Table,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import ReturningUpdate

from bot.place import Place, PlaceKind, stored_place
from bot.views.table_values import Deadline, SeatRow

from . import schema
from .database import batches
from .rows import ActionRow, GameRow, to_value, to_values

_ACTIONS_AT_ONCE = 100
"""Rows read at once in search of a deal; nearly all rounds have fewer actions."""

_games, _seats, _actions = schema.games, schema.seats, schema.actions

_NEVER_CHANGED = frozenset(
    {
        *("id", "place_kind", "home_id", "channel_id", "created_at", "locale"),
        *("round_posters", "what_if"),
        "claimed_until",  # is emptied by every change, see below
    }
)
"""Columns that a change of a game does not store; it stores all others."""

SAVE_GAME = (
    update(_games)
    .where(
        _games.c.id == bindparam("game_id"),
        _games.c.version == bindparam("since"),
        # A reminder, or a computer player that does nothing, changes this and not the version.
        _games.c.due_at.is_not_distinct_from(bindparam("due_before", type_=schema.UtcDateTime())),
    )
    .values(
        {
            column.name: bindparam(column.name)
            for column in _games.columns
            if column.name not in _NEVER_CHANGED
        }
    )
    # What was claimed is carried out now, or somebody else has acted.
    .values(claimed_until=null())
)
"""Stores a game if its row has not changed since the change was begun."""

ADD_GAME = insert(_games)
ADD_ACTION = insert(_actions)
ADD_SEAT = insert(_seats)
ADD_ROUND = insert(schema.rounds)
ADD_RESULT = insert(schema.round_results)
REMOVE_SEATS = delete(_seats).where(_seats.c.game_id == bindparam("of_game"))


def game_values(game: GameRow) -> dict[str, Any]:
    """Return the game's values by the names of its columns."""
    return asdict(game) | {"due_at": game.due_at, "deadlines": game.deadlines}


async def add_game(connection: AsyncConnection, game: GameRow) -> None:
    """Store a new game.

    Raise `sqlalchemy.exc.IntegrityError` if its channel has a game that is not over, or its host a
    what-if.
    """
    await connection.execute(ADD_GAME, game_values(game))


async def find_game(connection: AsyncConnection, game_id: str) -> GameRow | None:
    """Return the game with this id, None if there is none."""
    row = (await connection.execute(select(_games).where(_games.c.id == game_id))).one_or_none()
    return None if row is None else to_value(row, GameRow)


async def game_in_channel(connection: AsyncConnection, channel_id: int) -> str | None:
    """Return the id of the game in this channel that is not over, None if there is none."""
    query = select(_games.c.id).where(_games.c.channel_id == channel_id, schema.IS_NOT_OVER)
    return (await connection.execute(query)).scalar_one_or_none()


async def hosts_as_guest(
    connection: AsyncConnection, home_id: int, since: datetime
) -> list[int | None]:
    """Return the host of each table opened `since` in this home, where the bot is no member.

    A table at which at least two people have begun a match has None instead.
    """
    people = select(func.count()).where(_seats.c.game_id == _games.c.id, _seats.c.user_id != null())
    is_match = and_(_games.c.snapshot != null(), people.scalar_subquery() > 1)
    query = select(case((is_match, null()), else_=_games.c.host_id)).where(
        _games.c.home_id == home_id, _games.c.created_at > since, schema.IS_OF_GUEST
    )
    return list((await connection.execute(query)).scalars())


async def last_players(connection: AsyncConnection, channel_id: int) -> list[int]:
    """Return the people who sat in the channel's last match that is over, in seat order.

    People who have deleted their data have ids below zero and are left out.
    """
    query = select(_seats.c.user_id).where(
        _seats.c.game_id == _last_match(channel_id), _seats.c.user_id > 0
    )
    return list((await connection.execute(query.order_by(_seats.c.number))).scalars())


async def last_match_of(connection: AsyncConnection, channel_id: int, user_id: int) -> str | None:
    """Return the id of the channel's last match that is over, None if this person was not in it."""
    query = select(_seats.c.game_id).where(
        _seats.c.game_id == _last_match(channel_id), _seats.c.user_id == user_id
    )
    return (await connection.execute(query.limit(1))).scalar()


def _last_match(channel_id: int) -> ScalarSelect[str]:
    """Return a query for the id of the channel's last match that was dealt and is over."""
    return (
        select(_games.c.id)
        .where(
            _games.c.channel_id == channel_id,
            schema.IS_OVER,
            _games.c.snapshot.is_not(None),
        )
        .order_by(_games.c.updated_at.desc(), _games.c.id)
        .limit(1)
        .scalar_subquery()
    )


async def games_offering_rematch(connection: AsyncConnection, channel_id: int) -> list[str]:
    """Return the ids of the channel's games that are over and still offer a rematch."""
    query = select(_games.c.id).where(
        _games.c.due_at.is_not(None),
        _games.c.channel_id == channel_id,
        schema.IS_OVER,
    )
    return list((await connection.execute(query)).scalars())


async def evening_games(connection: AsyncConnection, channel_id: int, limit: int) -> list[str]:
    """Return the ids of the channel's games that belong to evenings, the newest first."""
    query = select(_games.c.id).where(
        _games.c.channel_id == channel_id, _games.c.evening.is_not(None)
    )
    newest = query.order_by(_games.c.updated_at.desc(), _games.c.created_at.desc())
    return list((await connection.execute(newest.limit(limit))).scalars())


async def what_ifs_of(connection: AsyncConnection, user_id: int) -> list[str]:
    """Return the ids of the games, not over, in which this person plays on a finished round."""
    query = select(_games.c.id).where(
        _games.c.host_id == user_id, _games.c.what_if, schema.IS_NOT_OVER
    )
    return list((await connection.execute(query)).scalars())


async def games_alone_of(connection: AsyncConnection, user_id: int) -> list[str]:
    """Return the ids of the games, not over, in this person's direct messages with the bot."""
    query = select(_games.c.id).where(
        _games.c.host_id == user_id,
        _games.c.place_kind == PlaceKind.BOT_DM,
        schema.IS_NOT_OVER,
    )
    return list((await connection.execute(query)).scalars())


async def games_in_guild(connection: AsyncConnection, guild_id: int) -> list[str]:
    """Return the ids of the games, not over, in this server, which has the bot."""
    query = select(_games.c.id).where(
        _games.c.home_id == guild_id,
        _games.c.place_kind == PlaceKind.SERVER,
        schema.IS_NOT_OVER,
    )
    return list((await connection.execute(query)).scalars())


async def games_of_home_going_on(connection: AsyncConnection, home_id: int) -> list[str]:
    """Return the ids of a place's games that are not over, or whose evening may go on."""
    query = select(_games.c.id).where(_games.c.home_id == home_id, schema.MAY_GO_ON)
    return list((await connection.execute(query)).scalars())


class GamePlace(Struct, frozen=True):
    """Where a game is played."""

    game_id: str
    place: Place


async def places(connection: AsyncConnection) -> list[GamePlace]:
    """Return where each game is played that is not over; the longest unchanged come first."""
    query = (
        select(_games.c.id, _games.c.place_kind, _games.c.home_id, _games.c.channel_id)
        .where(schema.IS_NOT_OVER)
        .order_by(_games.c.updated_at, _games.c.id)
    )
    return [
        GamePlace(row.id, stored_place(PlaceKind(row.place_kind), row.home_id, row.channel_id))
        for row in await connection.execute(query)
    ]


async def seated_games_going_on(connection: AsyncConnection) -> list[tuple[GameRow, list[SeatRow]]]:
    """Return the games that are not over, or whose evening may go on, with their seats.

    The longest unchanged come first.
    """
    query = select(_games).where(schema.MAY_GO_ON).order_by(_games.c.updated_at, _games.c.id)
    games = to_values(await connection.execute(query), GameRow)
    seats: dict[str, list[SeatRow]] = {game.id: [] for game in games}
    for ids in batches(seats):
        of_these = select(_seats).where(_seats.c.game_id.in_(ids)).order_by(_seats.c.number)
        for seat in to_values(await connection.execute(of_these), SeatRow):
            seats[seat.game_id].append(seat)
    return [(game, seats[game.id]) for game in games]


async def figures_of_servers(connection: AsyncConnection) -> dict[int, tuple[int, datetime | None]]:
    """Return the servers that are known, each with its games under way and its last round."""
    known = select(schema.servers.c.guild_id).where(schema.servers.c.left_at.is_(None))
    is_server = _games.c.place_kind == PlaceKind.SERVER, schema.IS_NOT_OVER
    games = select(_games.c.home_id, func.count()).where(*is_server).group_by(_games.c.home_id)
    rounds = schema.rounds.c
    ended = select(rounds.home_id, func.max(rounds.ended_at)).group_by(rounds.home_id)
    of_servers = ended.where(rounds.place_kind == PlaceKind.SERVER)
    under_way = {row[0]: row[1] for row in await connection.execute(games)}
    last = {row[0]: row[1] for row in await connection.execute(of_servers)}
    ids = {*(await connection.execute(known)).scalars(), *under_way, *last}
    return {each: (under_way.get(each, 0), last.get(each)) for each in sorted(ids)}


async def games_of(
    connection: AsyncConnection, user_id: int, home_id: int | None = None
) -> list[str]:
    """Return the ids of the games, not over, in which this person has a seat, the latest first."""
    query = (
        select(_games.c.id)
        .join(_seats, _seats.c.game_id == _games.c.id)
        .where(_seats.c.user_id == user_id, schema.IS_NOT_OVER)
        .order_by(_games.c.updated_at.desc(), _games.c.id)
    )
    if home_id is not None:
        query = query.where(_games.c.home_id == home_id)
    return list((await connection.execute(query)).scalars())


async def due_until(connection: AsyncConnection, until: datetime) -> list[tuple[str, datetime]]:
    """Return the games in which something falls due until then, and when; the first due first."""
    query = select(_games.c.id, _games.c.due_at).where(_games.c.due_at <= until)
    rows = await connection.execute(query.order_by(_games.c.due_at, _games.c.id))
    return [(row.id, row.due_at) for row in rows]


async def deadlines_until(
    connection: AsyncConnection, until: datetime
) -> list[tuple[str, Deadline]]:
    """Return the deadlines that fall due until then, each with its game."""
    query = select(_games.c.id, _games.c.deadlines).where(_games.c.due_at <= until)
    rows = await connection.execute(query)
    return [(row.id, each) for row in rows for each in row.deadlines if each.is_due(until)]


class PlannedDeadlines(Struct, frozen=True):
    """The deadlines of a game, and the seconds for a turn in it, None without a limit."""

    game_id: str
    deadlines: tuple[Deadline, ...]
    turn_seconds: int | None


async def all_deadlines(connection: AsyncConnection) -> list[PlannedDeadlines]:
    """Return the deadlines of all games in which something will fall due."""
    query = select(_games.c.id, _games.c.deadlines, _games.c.turn_seconds)
    rows = await connection.execute(query.where(_games.c.due_at.is_not(None)))
    return [PlannedDeadlines(row.id, tuple(row.deadlines), row.turn_seconds) for row in rows]


async def claim_due(
    connection: AsyncConnection, now: datetime, until: datetime, limit: int
) -> list[tuple[str, datetime]]:
    """Claim games in which something is due, and return them with the time when it was due.

    They belong to the caller until `until`; the longest due come first. Games that others have
    claimed or are writing now are skipped, so that no process waits for another. A claim that ends
    later than the caller's would is from before the clock was set back, and does not count.
    """
    rows = await connection.execute(claim_of(_games, _games.c.id, now, until, limit))
    return sorted([(row.id, row.due_at) for row in rows], key=lambda found: found[::-1])


def claim_of(
    table: Table,
    key: Column[Any],
    now: datetime,
    until: datetime,
    limit: int,
    *conditions: ColumnElement[bool],
) -> ReturningUpdate[Any, Any]:
    """Return the statement that claims rows in which something is due, with their keys."""
    columns = table.c
    is_free = or_(
        columns.claimed_until.is_(None),
        columns.claimed_until <= now,
        columns.claimed_until > until,
    )
    due = (
        select(key)
        .where(columns.due_at <= now, is_free, *conditions)
        .order_by(columns.due_at, key)
        .limit(limit)
        .with_for_update(skip_locked=True)
        .cte("due")
    )
    return (
        update(table)
        .where(key.in_(select(due.c[key.name])))
        .values(claimed_until=until)
        .returning(key, columns.due_at)
    )


async def seats_of(connection: AsyncConnection, game_id: str) -> list[SeatRow]:
    """Return the seats of a game, in seat order."""
    query = select(_seats).where(_seats.c.game_id == game_id).order_by(_seats.c.number)
    return to_values(await connection.execute(query), SeatRow)


async def last_actions(connection: AsyncConnection, game_id: str, limit: int) -> list[ActionRow]:
    """Return the last actions of a game, the oldest first."""
    query = select(_actions).where(_actions.c.game_id == game_id)
    latest = query.order_by(_actions.c.version.desc()).limit(limit)
    return to_values(await connection.execute(latest), ActionRow)[::-1]


async def dealt_at(connection: AsyncConnection, game_id: str) -> datetime | None:
    """Return when the match was dealt, None if it was not."""
    query = select(_actions.c.at).where(_actions.c.game_id == game_id)
    return (await connection.execute(query.order_by(_actions.c.version).limit(1))).scalar()


async def actions_since(connection: AsyncConnection, game_id: str, version: int) -> list[ActionRow]:
    """Return the actions that made versions after `version`, the oldest first."""
    query = select(_actions).where(_actions.c.game_id == game_id, _actions.c.version > version)
    return to_values(await connection.execute(query.order_by(_actions.c.version)), ActionRow)


async def actions_since_deal(
    connection: AsyncConnection, game_id: str, deals: Callable[[bytes | None], bool]
) -> list[ActionRow]:
    """Return the actions from the last one that `deals`, which is included; the oldest first."""
    found: list[ActionRow] = []
    query = select(_actions).where(_actions.c.game_id == game_id)
    query = query.order_by(_actions.c.version.desc()).limit(_ACTIONS_AT_ONCE)
    while rows := to_values(await connection.execute(query.offset(len(found))), ActionRow):
        for row in rows:
            found.append(row)
            if deals(row.action):
                return found[::-1]
    raise LookupError(f"the deal of game {game_id} is not kept")
