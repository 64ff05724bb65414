"""Which cards may be played: the questions that judging, listing and drawing share."""

from __future__ import annotations

from collections.abc import Collection

from ..cards import RANK_OF, colours_of_side, is_wild, is_wild_draw
from ..games.effects import Exchange
from ..rules.card_table import without
from ..state import Drawn, Pending, PendingDraw, State, Turn
from ..throws.consequences import ends_round, forgets_uno_uno, goes_out, swept
from ..throws.foul import is_foul
from ..throws.standpoint import standpoint_of
from ..throws.throw import Throw

_NOTHING_TO_NAME = (None,)
NAMED_WITH = tuple((_NOTHING_TO_NAME, colours_of_side(side)) for side in (0, 1))
"""On each side, what a card that asks for no colour may name, and one that asks for it (C10)."""


def fitting(s: State) -> frozenset[int]:
    """The cards that fit now (C4), in hand or not."""
    tables = s.cards.fits_complement if s.complement else s.cards.fits
    return tables[s.side][s.top][s.colour]


def face(s: State, card: int) -> int:
    """What ``card`` shows now."""
    return s.cards.faces[s.side][card]


def candidates(s: State, phase: Turn | Drawn | Pending, hand: bytes) -> Collection[int]:
    """The cards of ``hand`` that the phase calls for: to fit, to be the one drawn, to answer."""
    match phase:
        case Turn():
            return fitting(s).intersection(hand)
        case Drawn():
            return (phase.card,) if phase.card in hand else ()
        case Pending():
            return _answering(s, phase.draw, hand)


def _answering(s: State, draw: PendingDraw, hand: bytes) -> list[int]:
    answers, top_rank = s.rules.draws.answers[draw.kind], RANK_OF[face(s, s.top)]
    lies = (draw.returned, top_rank, s.colour, s.complement)
    return [card for card in dict.fromkeys(hand) if answers.take(face(s, card), *lies)]


def forbidden(s: State, hand: bytes, cards: tuple[int, ...]) -> str | None:
    """The clause that forbids a play of ``cards`` which would otherwise be allowed (K4)."""
    if not s.rules.faces.restricted:
        return None
    last = face(s, cards[-1])
    if last in s.rules.faces.never_last and _empties(s, hand, cards):
        return s.rules.faces.never_last[last]
    if not s.rules.draws.fouls_stand and is_wild_draw(last) and _would_be_foul(s, hand, cards):
        return "C11b"
    return None


def _empties(s: State, hand: bytes, cards: tuple[int, ...]) -> bool:
    under = swept(s.rules, s.cards.faces[s.side], hand, cards)
    return len(hand) == len(cards) + len(under)


def _would_be_foul(s: State, hand: bytes, cards: tuple[int, ...]) -> bool:
    """Whether a wild draw card, the last of ``cards``, would be a foul if it was played (C11a)."""
    faces = without(hand, cards).translate(s.cards.faces[s.side])
    top_rank, last = RANK_OF[face(s, s.top)], face(s, cards[-1])
    return is_foul(s.rules.draws.guilt, faces, last, top_rank, s.colour, s.complement)


def playable(s: State, phase: Turn | Drawn | Pending) -> Collection[int]:
    """The cards that who is to act may play alone, each number once."""
    hand = s.hands[phase.seat]
    cards = candidates(s, phase, hand)
    if not s.rules.faces.restricted:
        return cards
    return [card for card in cards if forbidden(s, hand, (card,)) is None]


def may_be_played(s: State, hand: bytes, drawn: int) -> bool:
    """Whether the card just drawn to ``hand`` may be played (C5)."""
    return drawn in fitting(s) and forbidden(s, hand, (drawn,)) is None


def must_play(s: State, phase: Turn) -> bool:
    """Whether a card has to be played, as nobody may draw by choice (C6)."""
    return not s.rules.draws.at_will and bool(playable(s, phase))


def colours_to_name(s: State, throw: Throw) -> Collection[int | None]:
    """What may be named as colour with a throw; None alone where there is nothing to name.

    Wilds want a colour (C10), but for a W+X (M9), and an F that turns up a wild, unless it ends the
    round (F7).
    """
    thrown = face(s, throw.cards[-1])
    if s.rules.faces.effects[thrown].flips:
        turns_up = is_wild(_face_turned_up(s, throw))
        return NAMED_WITH[1 - s.side][
            turns_up and not ends_round(standpoint_of(s, throw.seat), throw)
        ]
    return NAMED_WITH[s.side][is_wild(thrown) and not s.rules.faces.effects[thrown].roulette]


def _face_turned_up(s: State, throw: Throw) -> int:
    """The face that an F thrown now turns up: the other one of the discard pile's bottom card (F7).

    Who forgets Uno Uno draws before that, and may need the discard pile for it (V13, C16).
    """
    pays = forgets_uno_uno(standpoint_of(s, throw.seat), throw)
    reshuffled = pays and len(s.draw) < s.rules.calls.cost
    bottom = s.discard[0] if s.discard and not reshuffled else s.top
    return s.cards.faces[1 - s.side][bottom]


def swap_partners(s: State, throw: Throw) -> tuple[int, ...]:
    """With whom hands may be swapped by a throw: of a 7, a last one under X14 alone (V4)."""
    faces = s.rules.faces
    if faces.effects[face(s, throw.cards[-1])].exchange is not Exchange.SWAP:
        return ()
    if not faces.last_exchange and goes_out(standpoint_of(s, throw.seat), throw):
        return ()
    return tuple(other for other in s.ring.seats if other != throw.seat)


def must_swap(s: State, throw: Throw) -> bool:
    """Whether a throw has to name somebody to swap with: of a 7 that leaves a hand (X12)."""
    leaves_a_hand = len(s.hands[throw.seat]) > len(throw.cards)
    return s.rules.faces.must_swap and leaves_a_hand and bool(swap_partners(s, throw))


def may_keep(s: State, phase: Drawn) -> bool:
    """Whether the drawn card may be kept though it may be played (C5, X4): a foul may (C11a)."""
    if not s.rules.draws.forced:
        return True
    drawn = face(s, phase.card)
    return is_wild_draw(drawn) and _would_be_foul(s, s.hands[phase.seat], (phase.card,))
