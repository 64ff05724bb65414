"""What a computer player does in a position."""

from __future__ import annotations

from collections import Counter

from bot.engine import Action, State, legal_actions, observe, side_actions
from bot.notation.action_text import action_text
from bot.players import decide
from bot.players.level import Level
from bot.players.levels import PLAYERS
from tests.positions import NAMES

TRIES_OF_THE_INATTENTIVE = 60
"""Who lapses now and then is asked so often that the lapses do not count by chance alone."""
MOSTLY = 5 / 6


def choice(state: State, name: str, level: str = "master", seed: bytes = b"") -> Action | None:
    """What the player of this name does."""
    seat = NAMES.index(name)
    legal, side = legal_actions(state, seat), side_actions(state, seat)
    return decide(observe(state, seat), legal, side, level, seed)


def choices(state: State, name: str, level: str = "master", tries: int = 50) -> set[str]:
    """What the player does in ``tries`` tries, as a record writes it; no action is `-`.

    Of a level that is sure but for moments of inattention (*hard*) it is what it does in at least
    five of six tries: one who knows what is right does something else in no more than its lapses.
    """
    if not _is_sure_but_for_lapses(PLAYERS[level]):
        return {*_made(state, name, level, tries)}
    made = Counter(_made(state, name, level, max(tries, TRIES_OF_THE_INATTENTIVE)))
    found, covered = set[str](), 0
    for text, times in made.most_common():
        if covered >= MOSTLY * made.total():
            break
        found.add(text)
        covered += times
    return found


def _is_sure_but_for_lapses(level: Level) -> bool:
    return level.lapse.share > 0 and level.slips == 0


def _made(state: State, name: str, level: str, tries: int) -> list[str]:
    made = [choice(state, name, level, bytes([number])) for number in range(tries)]
    names = list(NAMES[: len(state.hands)])
    return ["-" if action is None else action_text(state, names, action) for action in made]
