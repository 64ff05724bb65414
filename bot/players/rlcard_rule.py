"""The rule policy of RLCard's Uno (`UNORuleAgentV1` of 1.2.0), for levels to be measured against.

A wild draw four is played at once, in the colour that the hand holds most of. Otherwise chance
picks among the cards that are not wild, each card counting by itself, and where there are none
among the wilds, each in any colour. A drawn card that fits is played. Where RLCard's game has no
such choice as a challenge, a draft or a jump-in, it does what is listed first and is neither draw
nor pass.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Action, Draw, NameColour, Pass, Play
from bot.engine.cards import RANK_OF, WILD_DRAW_FOUR, is_wild

from .information_state import InformationState
from .level import Level
from .noise import Noise


def choose_by_rule(
    info: InformationState, actions: Sequence[Action], _level: Level, noise: Noise
) -> Action:
    """The action of the rule policy."""
    plays = [action for action in actions if isinstance(action, Play)]
    if not plays:
        return _without_a_card(info, actions)
    faces = info.faces_of(bytes(play.card for play in plays))
    by_face = list(zip(plays, faces, strict=True))
    draw_fours = [play for play, face in by_face if RANK_OF[face] == WILD_DRAW_FOUR]
    if draw_fours:
        return max(draw_fours, key=lambda play: _held(info, play.colour))
    coloured = [play for play, face in by_face if not is_wild(face)]
    if not coloured:
        return plays[int(noise.uniform() * len(plays))]
    held = info.observation.hand
    copies = [play for play in coloured for _ in range(held.count(play.card))]
    return copies[int(noise.uniform() * len(copies))]


def _without_a_card(info: InformationState, actions: Sequence[Action]) -> Action:
    colours = [action for action in actions if isinstance(action, NameColour)]
    if colours:
        return max(colours, key=lambda naming: _held(info, naming.colour))
    others = [action for action in actions if not isinstance(action, Draw | Pass)]
    return (others or actions)[0]


def _held(info: InformationState, colour: int | None) -> int:
    return 0 if colour is None else info.of_colour(info.observation.faces, colour)
