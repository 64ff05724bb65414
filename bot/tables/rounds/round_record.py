"""How the last round of a match went, found by playing it again from what is stored."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot import engine
from bot.engine import Action, Mode, RefusedError, RoundHistory, State
from bot.store import game_queries
from bot.store.rows import GameRow


async def stored_match(
    connection: AsyncConnection, game_id: str
) -> tuple[GameRow, list[Action]] | None:
    """The game with every action of its match; None where it was never dealt."""
    game = await game_queries.find_game(connection, game_id)
    if game is None or game.seed is None or game.snapshot is None:
        return None
    rows = await game_queries.actions_since(connection, game_id, 0)
    return game, [engine.decode_action(row.action) for row in rows if row.action is not None]


def history_of(game: GameRow, actions: Sequence[Action]) -> RoundHistory | None:
    """Return the last round, None if the actions do not lead to where the game stands.

    That is so once a game's actions are pruned.
    """
    assert game.seed is not None
    assert game.snapshot is not None
    now = engine.decode_state(game.snapshot)
    options = engine.build_options(Mode(game.mode), game.options)
    # Some may have sat down between rounds (L2): then fewer began.
    for seats in range(len(now.hands), 1, -1):
        try:
            start, events = engine.new_match(options, seats, game.seed)
            history = engine.history_of_last_round(start, actions, events)
        except (RefusedError, engine.SetupRefusedError):
            continue
        if _leads_to(history, now):
            return history
    return None


def _leads_to(history: RoundHistory, now: State) -> bool:
    return [sizes[-1] for sizes in history.sizes] == [len(hand) for hand in now.hands]
