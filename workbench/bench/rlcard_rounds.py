"""Random rounds of RLCard's Uno: its `step` lists, observes and applies in one."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from time import process_time
from typing import Any

from bot.errors import OperatorError

from .engine_rounds import Roll

VERSION = "1.2.0"


def load() -> Any:
    """Return RLCard's `UnoGame`. Raise `OperatorError` if this version is not installed."""
    try:
        installed = version("rlcard")
        game_class = import_module("rlcard.games.uno.game").UnoGame
    except (PackageNotFoundError, ImportError):
        raise OperatorError(
            "RLCard is not installed. It comes with the extra bench: pip install -e '.[bench]'"
        ) from None
    if installed != VERSION:
        raise OperatorError(f"RLCard {installed} is installed, the comparison is with {VERSION}.")
    return game_class


def rounds(game_class: Any, seats: int, seed: int, roll: Roll) -> Iterator[tuple[int, float]]:
    """Yield the moves and the seconds of processor time of one round after another, without end.

    Dealing is not counted. The package allows its number of players to be set nowhere else.
    """
    game = game_class()
    game.num_players = seats
    game.np_random = import_module("numpy").random.RandomState(seed)
    while True:
        state, _ = game.init_game()
        began = process_time()
        moves = _play(game, state, roll)
        yield moves, process_time() - began


def _play(game: Any, state: dict[str, Any], roll: Roll) -> int:
    moves = 0
    while not game.is_over():
        actions = state["legal_actions"]
        state, _ = game.step(actions[int(roll() * len(actions))])
        moves += 1
    return moves
