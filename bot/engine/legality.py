"""Which cards may be played, and the clause that forbids the others.

A throw is judged in this order: timing (C5), the cards, what is named with them, the calls made
with them. The first half answers the questions that judging, listing and drawing share.
"""

from __future__ import annotations

from collections.abc import Collection

from .cards import (
    COLOUR_OF,
    RANK_OF,
    REVERSE,
    WILD,
    WILD_DRAW_COLOUR,
    WILD_DRAW_FOUR,
    WILD_DRAW_SIX,
    WILD_DRAW_TEN,
    WILD_DRAW_TWO,
    WILD_REVERSE_DRAW_FOUR,
    WILD_ROULETTE,
    colours_of_side,
    is_number,
    is_wild,
    is_wild_draw,
)
from .games.effects import Exchange
from .refusal import OUT_OF_PHASE, Refusal
from .rules.card_table import holds, without
from .state import Drawn, Pending, PendingDraw, State, Turn, Window
from .throws.consequences import consequences, ends_round, forgets_uno_uno, goes_out, swept
from .throws.foul import is_foul
from .throws.standpoint import standpoint_of
from .throws.throw import Double, JumpIn, Play, Throw

_NOTHING_TO_NAME = (None,)
NAMED_WITH = tuple((_NOTHING_TO_NAME, colours_of_side(side)) for side in (0, 1))
"""On each side, the colours that a card may name: one that needs no colour, and one that does
(C10)."""


def fitting(s: State) -> frozenset[int]:
    """Return the cards that fit now (C4), whether or not somebody holds them."""
    tables = s.cards.fits_complement if s.complement else s.cards.fits
    return tables[s.side][s.top][s.colour]


def face(s: State, card: int) -> int:
    """Return what ``card`` shows now."""
    return s.cards.faces[s.side][card]


def candidates(s: State, phase: Turn | Drawn | Pending, hand: bytes) -> Collection[int]:
    """Return the cards of ``hand`` that the phase asks for: that fit, were drawn, or answer."""
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
    """Return the clause that forbids a play of ``cards`` which would otherwise be allowed (K4)."""
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
    """Return whether a wild draw card, the last of ``cards``, would be a foul now (C11a)."""
    faces = without(hand, cards).translate(s.cards.faces[s.side])
    top_rank, last = RANK_OF[face(s, s.top)], face(s, cards[-1])
    return is_foul(s.rules.draws.guilt, faces, last, top_rank, s.colour, s.complement)


def playable(s: State, phase: Turn | Drawn | Pending) -> Collection[int]:
    """Return the cards that the player to act may play alone, each number once."""
    hand = s.hands[phase.seat]
    cards = candidates(s, phase, hand)
    if not s.rules.faces.restricted:
        return cards
    return [card for card in cards if forbidden(s, hand, (card,)) is None]


def may_be_played(s: State, hand: bytes, drawn: int) -> bool:
    """Return whether the card just drawn to ``hand`` may be played (C5)."""
    return drawn in fitting(s) and forbidden(s, hand, (drawn,)) is None


def must_play(s: State, phase: Turn) -> bool:
    """Return whether a card has to be played, as nobody may draw by choice (C6)."""
    return not s.rules.draws.at_will and bool(playable(s, phase))


def colours_to_name(s: State, throw: Throw) -> Collection[int | None]:
    """Return what a throw may name as its colour; (None,) if it names nothing.

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
    """Return the face that an F thrown now turns up: the back of the discard pile's bottom card
    (F7).

    A player who forgets Uno Uno draws before that, and may need the discard pile for it (V13, C16).
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
    """Return whether a throw has to name somebody to swap with: of a 7 that leaves a hand (X12)."""
    leaves_a_hand = len(s.hands[throw.seat]) > len(throw.cards)
    return s.rules.faces.must_swap and leaves_a_hand and bool(swap_partners(s, throw))


def may_keep(s: State, phase: Drawn) -> bool:
    """Return whether a playable drawn card may be kept (C5, X4); a foul always may (C11a)."""
    if not s.rules.draws.forced:
        return True
    drawn = face(s, phase.card)
    return is_wild_draw(drawn) and _would_be_foul(s, s.hands[phase.seat], (phase.card,))


_COLOUR_CLAUSE = {
    WILD: "C10",
    WILD_DRAW_FOUR: "C11",
    WILD_DRAW_TWO: "F5",
    WILD_DRAW_COLOUR: "F6",
    WILD_REVERSE_DRAW_FOUR: "M7",
    WILD_DRAW_SIX: "M6",
    WILD_DRAW_TEN: "M6",
    WILD_ROULETTE: "M9",
}
_UNTIMELY = Refusal("C5", card_at_fault=True)


def judge_throw(s: State, a: Throw) -> Refusal | None:
    """Return why a play, jump-in or double is not allowed in ``s``, None if it is allowed."""
    refusal = judge_cards(s, a)
    if refusal is None and not _is_bare(s, a):
        refusal = _judge_naming(s, a) or _judge_calls(s, a)
    return refusal


def judge_cards(s: State, a: Throw) -> Refusal | None:
    """Return why these cards may not be thrown now, whatever is named or called with them."""
    phase = s.phase
    if not isinstance(phase, Turn | Drawn | Pending) or not _holds_in_round(s, a):
        return OUT_OF_PHASE
    match a:
        case Play():
            if phase.seat != a.seat:
                return _UNTIMELY
            clause = _clause_of_several(s, phase, a) if a.more else _clause_of_one(s, phase, a)
        case JumpIn():
            if s.window is None or not s.rules.faces.jumping:
                return _UNTIMELY
            clause = None if _may_jump_in(s, s.window, a) else "V5"
        case Double():
            if s.window is None or not s.rules.faces.doubling:
                return _UNTIMELY
            clause = None if _may_double(s, s.window, a) else "V2"
    clause = clause or forbidden(s, s.hands[a.seat], a.cards)
    return Refusal(clause, card_at_fault=True) if clause else None


def _holds_in_round(s: State, a: Throw) -> bool:
    if not 0 <= a.seat < len(s.hands):
        return False
    return holds(s.hands[a.seat], a.cards)


def _clause_of_one(s: State, phase: Turn | Drawn | Pending, a: Play) -> str | None:
    if a.card in candidates(s, phase, s.hands[a.seat]):
        return None
    return "C4" if isinstance(phase, Turn) else "C5"


def _clause_of_several(s: State, phase: Turn | Drawn | Pending, a: Play) -> str | None:
    """Return why a pair (V3), a series (D6) or several of one number (X2) are not allowed."""
    match phase:
        case Pending():
            return "C5"
        case Drawn() if a.card != phase.card:
            return "C5"
        case _ if a.card not in fitting(s):
            return "C4"
        case _ if s.rules.game.series:
            return None if _is_series(s, phase, a) else "D6"
        case Turn() if _is_pair(s, a) or _is_several(s, a):
            return None
        case _:
            alike = s.rules.faces.pairs and len({face(s, card) for card in a.cards}) == 1
            pair = alike and len(a.cards) == 2
            return "X2" if s.rules.faces.several and not pair else "V3"


def _is_pair(s: State, a: Play) -> bool:
    """Return whether these are two identical cards that may be played at once (V3, M8)."""
    first, *others = (face(s, card) for card in a.cards)
    faces = s.rules.faces
    doubled = faces.pairs and first in faces.doubling and others == [first]
    return doubled and not faces.effects[first].sweeps


def _is_several(s: State, a: Play) -> bool:
    """Return whether these are number cards of one number (X2)."""
    ranks = {RANK_OF[face(s, card)] for card in a.cards}
    return s.rules.faces.several and len(ranks) == 1 and is_number(face(s, a.card))


def _is_series(s: State, phase: Turn | Drawn, a: Play) -> bool:
    """Return whether these are all cards of one colour, opened by an R or granted (D3, D6)."""
    first = face(s, a.card)
    colour = COLOUR_OF[first]
    of_colour = [card for card in s.hands[a.seat] if COLOUR_OF[face(s, card)] == colour]
    if is_wild(first) or sorted(of_colour) != sorted(a.cards):
        return False
    granted = isinstance(phase, Turn) and phase.granted == colour
    return granted or RANK_OF[first] == REVERSE


def _may_jump_in(s: State, window: Window, a: JumpIn) -> bool:
    thrown = face(s, a.card)
    return a.seat != window.seat and thrown == window.face and thrown in s.rules.faces.jumping


def _may_double(s: State, window: Window, a: Double) -> bool:
    thrown = face(s, a.card)
    return (
        window.seat == a.seat
        and not window.closed_to_double
        and window.face == thrown
        and thrown in s.rules.faces.doubling
        and not isinstance(s.phase, Pending)
    )


def _is_bare(s: State, a: Throw) -> bool:
    """Return whether nothing is named or called, and nothing can be named: most throws."""
    return (
        not a.calls
        and a.colour is None
        and a.swap is None
        and bool(s.rules.faces.nothing_to_name[face(s, a.cards[-1])])
    )


def _judge_naming(s: State, a: Throw) -> Refusal | None:
    """Return the refusal of the colour or swap named with a card; it never costs a card (P1)."""
    if a.colour not in colours_to_name(s, a):
        thrown = face(s, a.cards[-1])
        flips = s.rules.faces.effects[thrown].flips
        return Refusal("F7" if flips else _COLOUR_CLAUSE.get(RANK_OF[thrown], "C10"))
    if a.swap is not None and a.swap not in swap_partners(s, a):
        return Refusal("V4")
    return Refusal(s.rules.game.clause("X12")) if a.swap is None and must_swap(s, a) else None


def _judge_calls(s: State, a: Throw) -> Refusal | None:
    """Return the refusal of a throw whose call fits nothing (C13), None if all its calls fit."""
    if not a.calls:
        return None
    fitting_calls = consequences(standpoint_of(s, a.seat), a).fitting
    return Refusal("C13") if a.calls & ~fitting_calls else None
