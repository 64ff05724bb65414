"""What speaks for and against an action: each judgement is one thought, measured in cards.

A judgement of a throw gets a :class:`~bot.players.throw.Throw`; a level weighs and adds them up.
"""

from __future__ import annotations

from bot.engine import PendingDraw
from bot.engine.cards import (
    COLOUR_OF,
    DRAW_TWO,
    NO_COLOUR,
    NUMBER_RANKS,
    RANK_OF,
    REVERSE,
    SKIP,
    WILD,
    WILD_DRAW_COLOUR,
    WILD_DRAW_FOUR,
    ZERO,
    is_wild,
)
from bot.engine.rules import CHALLENGE_COST, Guilt

from .sight import Sight
from .throw import Throw

_PRESSURE = {1: 3.0, 2: 2.0, 3: 1.0}
_CALM = 0.0
"""Against somebody who holds many cards, draw cards are better kept for later."""
_URGENCY = {1: 1.0, 2: 0.6, 3: 0.35}
_SHARE_OF_GUILT = {Guilt.COLOUR: 0.24, Guilt.NUMBERS: 0.17, Guilt.ANY: 0.36}
"""How likely a card in a hand that one does not know makes a wild draw card a foul (C11a)."""
_DRAFT_WORTH = {WILD_DRAW_FOUR: 6.0, WILD: 4.0, SKIP: 3.0, DRAW_TWO: 3.0, REVERSE: 2.0}
"""What a card is worth in a draft for its effect (D2)."""
_COLOUR_DRAW = 4
"""About how many cards a W+C costs (F6)."""


def pressure(cards: int) -> float:
    """How much it matters what happens to a player with so many cards."""
    return _PRESSURE.get(cards, _CALM)


def cards_laid(throw: Throw) -> float:
    """More cards at once are better."""
    return len(throw.faces)


def going_out(throw: Throw) -> float:
    """Laying the last card is what it is all about."""
    return 1.0 if throw.empties_hand else 0.0


def points_laid(throw: Throw) -> float:
    """High cards go before somebody else is out, the sooner the closer that is."""
    if throw.exchanges:
        return 0.0
    urgency = _URGENCY.get(throw.sight.fewest_cards, 0.1)
    return urgency * sum(throw.sight.value(card) for card in throw.cards) / 10


def wilds_spent(throw: Throw) -> float:
    """Wilds are kept for when nothing else fits, above all for the end."""
    if throw.empties_hand or throw.exchanges:
        return 0.0
    spent = sum(is_wild(face) for face in throw.faces)
    return spent * (0.3 if throw.sight.fewest_cards <= 1 else 1.0)


def cards_that_fit_next(throw: Throw) -> float:
    """The share of the hand left that fits on what is laid: the strongest colour."""
    if not throw.rest or throw.exchanges:
        return 0.0
    rank = RANK_OF[throw.faces[-1]]
    fitting = 0.0
    for face in throw.rest_faces:
        if COLOUR_OF[face] in (throw.wanted_colour, NO_COLOUR):
            fitting += 1.0
        elif RANK_OF[face] == rank:
            fitting += 0.5
    return fitting / len(throw.rest)


def harm_to_the_next(throw: Throw) -> float:
    """Draw cards and pass-overs hit the next player, best one who holds few cards."""
    sight = throw.sight
    if throw.empties_hand or throw.affected in (sight.seat, sight.partner):
        return 0.0
    harm = throw.draws + (0.5 if throw.passes else 0.0)
    return harm * pressure(sight.seen.counts[throw.affected])


def turn_handed_on(throw: Throw) -> float:
    """How good it is for whoever acts next: bad for one close to out, good for oneself."""
    sight = throw.sight
    if throw.empties_hand:
        return 0.0
    if throw.follower == sight.seat:
        return 1.0
    if throw.follower == sight.partner:
        return 0.5
    return 1.0 - pressure(sight.seen.counts[throw.follower])


def cards_exchanged(throw: Throw) -> float:
    """How many cards an exchange of hands saves (V4)."""
    return float(len(throw.rest) - throw.hand_size) if throw.exchanges else 0.0


def risk_of_a_challenge(throw: Throw) -> float:
    """What a foul wild draw card is likely to cost its player (C11, C12)."""
    if throw.empties_hand or not is_foul(throw):
        return 0.0
    return float(throw.draws)


def no_way_out(throw: Throw) -> float:
    """Whether nothing is left that could be played as the last card (V15)."""
    if not throw.sight.options.no_zero_finish or not throw.rest or throw.exchanges:
        return 0.0
    return float(all(RANK_OF[face] == ZERO for face in throw.rest_faces))


def other_side_up(throw: Throw) -> float:
    """How much easier the hand gets when everything is turned over (F7)."""
    if not throw.last_effect.flips or not throw.rest:
        return 0.0
    now = sum(is_wild(throw.sight.face_of[card]) for card in throw.rest)
    then = sum(is_wild(face) for face in throw.rest_faces)
    return float(then - now)


def is_foul(throw: Throw) -> bool:
    """Whether a wild draw card is a foul, with the hand that it leaves (C11a)."""
    sight, played = throw.sight, throw.faces[-1]
    if not is_wild(played) or not throw.last_effect.draw_card or not sight.options.bluff:
        return False
    wanted = [f for f in throw.rest_faces if COLOUR_OF[f] == sight.wanted_colour]
    match sight.rules.guilt:
        case Guilt.COLOUR:
            return bool(wanted)
        case Guilt.NUMBERS:
            return any(RANK_OF[face] in NUMBER_RANKS for face in wanted)
        case Guilt.ANY:
            top_rank = RANK_OF[sight.seen.top]
            return bool(wanted) or any(
                face != played and (is_wild(face) or RANK_OF[face] == top_rank)
                for face in throw.rest_faces
            )


def cost_of_taking(draw: PendingDraw) -> float:
    """About how many cards have to be drawn."""
    return draw.amount + (_COLOUR_DRAW if draw.kind == WILD_DRAW_COLOUR else 0)


def chance_of_a_foul(sight: Sight, draw: PendingDraw, suspicion: float) -> float:
    """How likely the wild draw card was a foul; ``suspicion`` is how often people bluff."""
    assert draw.accusation is not None
    held = sight.seen.counts[draw.accusation.accused]
    guiltless = (1 - _SHARE_OF_GUILT[sight.rules.guilt]) ** held
    return suspicion * (1 - guiltless)


def gain_of_challenging(sight: Sight, draw: PendingDraw, suspicion: float) -> float:
    """The cards that a challenge is likely to gain, compared with having none to draw (C12)."""
    amount = cost_of_taking(draw)
    foul = chance_of_a_foul(sight, draw, suspicion)
    return foul * amount - (1 - foul) * (amount + CHALLENGE_COST)


def worth_of_drafting(sight: Sight, face: int) -> float:
    """How good a card is to have in Duo, beside those already drafted (D2)."""
    alike = sum(COLOUR_OF[other] == COLOUR_OF[face] for other in sight.seen.faces)
    return _DRAFT_WORTH.get(RANK_OF[face], 1.0) + (0.0 if is_wild(face) else 0.4 * alike)
