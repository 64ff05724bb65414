"""Features of the state after a throw: reasons for it or against it, each as one number.

A level of :mod:`bot.players.levels` has a weight for each, and :mod:`bot.players.evaluation` adds
them up.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bot.engine.cards import COLOUR_OF, FACES, NO_COLOUR, RANK_OF, is_number, is_wild

from .afterstate import Afterstate
from .information_state import InformationState, SeenHand
from .plain_cards import COLOURS

Feature = Callable[[Afterstate], float]
"""Most are measured in cards: how many more or fewer at the end of the round."""

_PRESSURE = {1: 3.0, 2: 2.0, 3: 1.0}
_CALM = 0.0
"""Against a player with many cards, draw cards are better kept for later."""
_URGENCY = {1: 1.0, 2: 0.6, 3: 0.35}
_USUAL_POINTS = 11.5

_COLOURS = bytes(COLOUR_OF).ljust(256, bytes((NO_COLOUR,)))
_WILDS = frozenset(face for face in range(FACES) if is_wild(face))
_COLOURED_ACTIONS = frozenset(
    face for face in range(FACES) if not is_number(face) and not is_wild(face)
)

_NOT_OF_A_COLOUR, _NOT_WILD = 0.77, 0.93
"""The probability that an unknown card does not have this colour, and that it is not wild."""


def pressure(cards: int) -> float:
    """Return how important it is to hit a player who holds ``cards`` cards."""
    return _PRESSURE.get(cards, _CALM)


def cards_laid(after: Afterstate) -> float:
    """Return the number of cards laid, including those that are laid along with them (M8)."""
    return len(after.faces) + len(after.consequences.swept)


_ROUND_GIVEN_AWAY = -2.5
"""Worse than drawing, as long as there is a card to draw (I5)."""

_THE_LAST_OPPONENT = 6.0


def going_out(after: Afterstate) -> float:
    """Return 1 if the throw wins the round, and a malus if another player is out by it (X14)."""
    out, info = after.consequences.out, after.info
    if out is None:
        return 0.0
    if out in info.ours:
        return 1.0
    return _ROUND_GIVEN_AWAY if info.standpoint.drawable else 0.0


def points_laid(after: Afterstate) -> float:
    """Return the points laid, weighted more the closer an opponent is to going out."""
    if after.exchanges:
        return 0.0
    return _urgency(after.info) * after.points / 10


def points_of_a_draw(info: InformationState) -> float:
    """Return the average points of a drawn plain classic card, weighted like `points_laid`."""
    return _urgency(info) * _USUAL_POINTS / 10


def _urgency(info: InformationState) -> float:
    return _URGENCY.get(info.fewest_cards, 0.1)


def wilds_spent(after: Afterstate) -> float:
    """Return the number of wilds laid before the end; they are better kept."""
    spent = sum([face in _WILDS for face in after.faces])
    if not spent or after.empties_hand or after.exchanges:
        return 0.0
    return spent * (0.3 if after.info.fewest_cards <= 1 else 1.0)


def actions_spent(after: Afterstate) -> float:
    """Return the number of coloured action cards laid; they are better kept, too."""
    if after.empties_hand or after.exchanges:
        return 0.0
    return float(sum([face in _COLOURED_ACTIONS for face in after.faces]))


def colours_kept(after: Afterstate) -> float:
    """Return the number of colours in the remaining hand."""
    if after.exchanges:
        return 0.0
    colours = {*after.rest_faces.translate(_COLOURS)}
    return float(len(colours) - (NO_COLOUR in colours))


def cards_drawn_by_the_next(after: Afterstate) -> float:
    """Return how many cards the next opponent has to draw."""
    return 0.0 if after.opponent_hit is None else after.draws


def cards_that_fit_next(after: Afterstate) -> float:
    """Return the share of the remaining hand that fits on the laid card."""
    if not after.rest or after.exchanges:
        return 0.0
    table = _halves_fitting(RANK_OF[after.faces[-1]], after.wanted_colour)
    halves = after.rest_faces.translate(table)
    return sum(halves) / 2 / len(after.rest)


@cache
def _halves_fitting(rank: int, colour: int) -> bytes:
    """Return a table by face: two if it has the colour or none, one if only the rank fits."""
    found = bytearray(256)
    for face in range(FACES):
        if COLOUR_OF[face] in (colour, NO_COLOUR):
            found[face] = 2
        elif RANK_OF[face] == rank:
            found[face] = 1
    return bytes(found)


def harm_to_the_next(after: Afterstate) -> float:
    """Return the harm of draws and skips to the next opponent, more if they hold few cards."""
    opponent = after.opponent_hit
    if opponent is None:
        return 0.0
    return (after.draws + 0.5) * pressure(after.hand_of(opponent).size)


def burden_on_oneself(after: Afterstate) -> float:
    """Return the cards that the player cannot answer (M7) or that their partner draws (V9)."""
    if not after.hits or after.opponent_hit is not None:
        return 0.0
    if after.empties_hand or after.affected_answers:
        return 0.0
    return after.draws + (0.0 if after.affected == after.info.seat else 0.5)


def knocks_out(after: Afterstate) -> float:
    """Return 1 if the next opponent exceeds the hand limit (X5), 0 otherwise.

    It is more if nobody else is left to beat (X5c).
    """
    info, opponent = after.info, after.opponent_hit
    if opponent is None or after.hand_of(opponent).size + after.draws < info.rules.ends.hand_limit:
        return 0.0
    others = {*info.observation.active} - {*info.ours, opponent}
    return 1.0 if others else _THE_LAST_OPPONENT


def turn_handed_on(after: Afterstate) -> float:
    """Return how good the next seat is: bad for an opponent close to out, good for the player."""
    if after.empties_hand:
        return 0.0
    if after.next_hand is None:
        return 1.0 if after.consequences.follows.seat == after.info.seat else 0.5
    return 1.0 - pressure(after.next_hand.size)


def turn_kept(after: Afterstate) -> float:
    """Return whether the player has the next turn, too."""
    return float(not after.empties_hand and after.consequences.follows.seat == after.info.seat)


def want_of_the_next(after: Afterstate) -> float:
    """Return how much likelier than usual it is that the next opponent has no fitting card.

    That follows from the cards seen in that hand and from its draws.
    """
    hand = after.next_hand
    if hand is None or after.consequences.flips or not (hand.known or hand.lacked):
        return 0.0
    usual = (_NOT_OF_A_COLOUR * _NOT_WILD) ** hand.size
    return _chance_of_want(after, hand) - usual


def next_goes_out(after: Afterstate) -> float:
    """Return the probability that the next opponent has one card and can lay it on this one."""
    hand = after.next_hand
    if hand is None or hand.size != 1 or after.consequences.flips:
        return 0.0
    return 1.0 - _chance_of_want(after, hand)


def _chance_of_want(after: Afterstate, hand: SeenHand) -> float:
    """Return the probability that this hand has no card that fits after the throw."""
    fitting = _halves_fitting(RANK_OF[after.faces[-1]], after.wanted_colour)
    if any(hand.known.translate(fitting)):
        return 0.0
    coloured = wilds = hand.size - len(hand.known)
    if hand.lacked:
        coloured = min(coloured, hand.lacked[after.wanted_colour % COLOURS])
        wilds = min(wilds, hand.lacked[COLOURS])
    return _NOT_OF_A_COLOUR**coloured * _NOT_WILD**wilds


def wilds_exchanged(after: Afterstate) -> float:
    """Return the wilds gained by an exchange of hands: those seen in the other hand, minus one's
    own."""
    if not after.exchanges:
        return 0.0
    received = after.info.hands[after.consequences.givers[after.info.seat]].known
    wilds = [after.info.of_colour(faces, NO_COLOUR) for faces in (received, after.rest_faces)]
    return float(wilds[0] - wilds[1])


def cards_exchanged(after: Afterstate) -> float:
    """Return how many cards fewer the player holds after an exchange of hands (V4)."""
    return float(len(after.rest) - after.consequences.hand_size) if after.exchanges else 0.0


def risk_of_a_challenge(after: Afterstate) -> float:
    """Return how many cards a foul wild draw card is likely to cost its player (C11, C12)."""
    return after.draws if after.consequences.foul else 0.0


def no_way_out(after: Afterstate) -> float:
    """Return whether no remaining card may be played as the last one (V15)."""
    never_last = after.info.rules.faces.never_last
    if not never_last or not after.rest or after.exchanges:
        return 0.0
    return float(all(face in never_last for face in after.rest_faces))


def last_card_fits(after: Afterstate) -> float:
    """Return whether the single remaining card fits and may be the last (V15, X3)."""
    if len(after.rest) != 1 or after.exchanges or no_way_out(after):
        return 0.0
    return cards_that_fit_next(after)


def turning_over(after: Afterstate) -> float:
    """Return whether the throw turns all cards over (F7)."""
    return float(after.consequences.flips)


def other_side_up(after: Afterstate) -> float:
    """Return how many wilds the hand gains when all cards are turned over (F7)."""
    if not after.consequences.flips or not after.rest:
        return 0.0
    now = sum(is_wild(face) for face in after.info.faces_of(after.rest))
    then = sum(is_wild(face) for face in after.rest_faces)
    return float(then - now)


OF_THE_COLOUR: frozenset[Feature] = frozenset(
    (cards_that_fit_next, want_of_the_next, next_goes_out)
)
"""The features that depend on the colour a wild names, except cards drawn for a colour (F6)."""

OF_A_HIT: frozenset[Feature] = frozenset(
    (cards_drawn_by_the_next, harm_to_the_next, burden_on_oneself, knocks_out, risk_of_a_challenge)
)
"""The features that are 0 if no player has to draw or is skipped."""

OF_AN_EXCHANGE: frozenset[Feature] = frozenset((cards_exchanged, wilds_exchanged))
"""The features that are 0 if hands are not exchanged (V4)."""

OF_A_FLIP: frozenset[Feature] = frozenset((turning_over, other_side_up))
"""The features that are 0 if nothing is turned over (F7)."""
