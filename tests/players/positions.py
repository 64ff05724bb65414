"""What a computer player does in a position."""

from __future__ import annotations

from bot.engine import Action, State, legal_actions, observe, side_actions
from bot.notation.action_text import action_text
from bot.players import decide
from tests.positions import NAMES


def choice(state: State, name: str, level: str = "hard", seed: bytes = b"") -> Action | None:
    """What the player of this name does."""
    seat = NAMES.index(name)
    legal, side = legal_actions(state, seat), side_actions(state, seat)
    return decide(observe(state, seat), legal, side, level, seed)


def choices(state: State, name: str, level: str = "hard", tries: int = 50) -> set[str]:
    """Everything the player does in ``tries`` tries, as a record writes it; no action is `-`."""
    made = [choice(state, name, level, bytes([number])) for number in range(tries)]
    names = list(NAMES[: len(state.hands)])
    return {"-" if action is None else action_text(state, names, action) for action in made}
