"""How likely a wild draw card was a foul, and what a challenge of it is likely to gain."""

from __future__ import annotations

from bot.engine import UNFOUNDED_CHALLENGE, Accusation, Guilt, PendingDraw
from bot.engine.cards import COLOUR_OF, NO_COLOUR, wanted_colour

from .afterstate import cost_of_taking
from .information_state import InformationState
from .plain_cards import COLOURS

_SHARE_OF_GUILT = {Guilt.COLOUR: 0.24, Guilt.NUMBERS: 0.17, Guilt.ANY: 0.36}
"""How likely a card in a hand that one does not know makes a wild draw card a foul (C11a)."""


def chance_of_a_foul(info: InformationState, draw: PendingDraw, distrust: float) -> float:
    """How likely the wild draw card was a foul, played by somebody who does it so often if it is.

    Who has just drawn for want of the colour can hardly hold it.
    """
    assert draw.accusation is not None
    innocent = (1 - _SHARE_OF_GUILT[info.rules.draws.guilt]) ** _suspect_cards(
        info, draw.accusation
    )
    foul = distrust * (1 - innocent)
    return foul / (foul + innocent)


def _suspect_cards(info: InformationState, accusation: Accusation) -> int:
    """How many cards of the accused may be of the colour that the wild draw card was laid on."""
    seen, accused = info.observation, accusation.accused
    held = seen.counts[accused]
    below = COLOUR_OF[seen.discards[-1]] if seen.discards else NO_COLOUR
    if not seen.lacked or below == NO_COLOUR:
        return held
    return min(held, seen.lacked[accused][wanted_colour(below, seen.complement) % COLOURS])


def gain_of_challenging(info: InformationState, draw: PendingDraw, distrust: float) -> float:
    """The cards that a challenge is likely to gain, compared with having none to draw (C12)."""
    amount = cost_of_taking(draw)
    foul = chance_of_a_foul(info, draw, distrust)
    return foul * amount - (1 - foul) * (amount + UNFOUNDED_CHALLENGE)
