"""A ledger of the actions acknowledged to people, to be compared with the database."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot import engine
from bot.engine import State
from bot.render.clicks.click_id import Click, Verb
from bot.store import game_queries
from bot.store.database import Database
from bot.store.rows import ActionRow, GameRow
from bot.views.table_values import Status

_SIDE_VERBS = frozenset({Verb.SAY, Verb.GESTURE, Verb.CONTRA})


@dataclass
class Ledger:
    """All acknowledged actions, each with its row in the database at that moment."""

    database: Database
    rows: dict[tuple[str, int], ActionRow] = field(default_factory=dict)
    versions: dict[str, int] = field(default_factory=dict)
    acknowledged: int = 0
    complaints: list[str] = field(default_factory=list)

    async def version(self, game_id: str) -> int:
        """Return the stored version of a game, or 0 if there is no such game."""
        async with self.database.read() as connection:
            game = await game_queries.find_game(connection, game_id)
        return 0 if game is None else game.version

    async def note(self, click: Click, user_id: int, before: int, shown: int) -> bool:
        """Record that a click was answered with version ``shown``; return whether it did something.

        ``before`` is the version of the game when the click was made. Earlier actions of the person
        do not count: an old message may be clicked after actions on a newer one.
        """
        async with self.database.read() as connection:
            game = await game_queries.find_game(connection, click.game)
            seats = await game_queries.seats_of(connection, click.game)
            rows = await game_queries.actions_since(connection, click.game, before)
        if game is None or game.version < shown:
            stands = None if game is None else game.version
            self.complaints.append(f"{click} was answered with {shown}; stored is {stands}")
            return False
        self.versions[click.game] = max(shown, self.versions.get(click.game, 0))
        own = [seat.number for seat in seats if seat.user_id == user_id]
        done = [row for row in rows if row.version <= shown and row.seat in own]
        if click.verb not in _SIDE_VERBS and len([row for row in done if _is_turn(row)]) > 1:
            self.complaints.append(f"{click} was done {len(done)} times")
        for row in done:
            self.rows[row.game_id, row.version] = row
        self.acknowledged += len(done)
        return bool(done)

    async def check(self) -> list[str]:
        """Return complaints about lost acknowledged actions and about versions that went back."""
        complaints = list(self.complaints)
        for game_id, version in self.versions.items():
            async with self.database.read() as connection:
                game = await game_queries.find_game(connection, game_id)
                rows = await game_queries.actions_since(connection, game_id, 0)
            if game is None or game.version < version:
                complaints.append(f"game {game_id} was at version {version} once")
            stored = {row.version: row for row in rows}
            for (of_game, at), row in self.rows.items():
                if of_game == game_id and stored.get(at) != row:
                    complaints.append(f"the action of version {at} of game {game_id} is gone")
        return complaints


def _is_turn(row: ActionRow) -> bool:
    return row.action is not None and isinstance(
        engine.decode_action(row.action), engine.TurnAction
    )


async def games(database: Database, game_ids: list[str]) -> list[GameRow]:
    """Return these games as they are stored."""
    async with database.read() as connection:
        found = [await game_queries.find_game(connection, game_id) for game_id in game_ids]
    return [game for game in found if game is not None]


async def live_games(database: Database, game_ids: list[str]) -> list[GameRow]:
    """Return those of these games that are live."""
    return [game for game in await games(database, game_ids) if game.status is Status.LIVE]


async def states(database: Database, game: GameRow) -> dict[int, State]:
    """Return the state at each version of a game, replayed from its seed and actions."""
    async with database.read() as connection:
        rows = await game_queries.actions_since(connection, game.id, 0)
    found: dict[int, State] = {}
    state: State | None = None
    for row in rows:
        if row.action is None:
            assert game.seed is not None
            now = engine.decode_state(game.snapshot or b"")
            state, _ = engine.new_match(now.rules.options, len(now.hands), game.seed)
        else:
            assert state is not None
            state, _ = engine.apply(state, engine.decode_action(row.action))
        found[row.version] = state
    return found
