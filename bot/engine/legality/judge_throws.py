"""Whether cards may be thrown, and if not, by which clause.

Timing comes first (C5), then the card, then what is named with it, then the calls made with it.
"""

from __future__ import annotations

from ..cards import (
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
    is_number,
    is_wild,
)
from ..refusal import OUT_OF_PHASE, Refusal
from ..rules.card_table import holds
from ..state import Drawn, Pending, State, Turn, Window
from ..throws.consequences import consequences
from ..throws.standpoint import standpoint_of
from ..throws.throw import Double, JumpIn, Play, Throw
from .playable_cards import (
    candidates,
    colours_to_name,
    face,
    fitting,
    forbidden,
    must_swap,
    swap_partners,
)

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
    """Why a play, jump-in or double is not allowed in ``s``, None if it is."""
    refusal = judge_cards(s, a)
    if refusal is None and not _is_bare(s, a):
        refusal = _judge_naming(s, a) or _judge_calls(s, a)
    return refusal


def judge_cards(s: State, a: Throw) -> Refusal | None:
    """Why these cards may not be thrown now, whatever is named or called with them."""
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
    """Why a pair (V3), a series (D6) or several of one number (X2) are not allowed."""
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
    """Whether these are two identical cards that may be played at once (V3, M8)."""
    first, *others = (face(s, card) for card in a.cards)
    faces = s.rules.faces
    doubled = faces.pairs and first in faces.doubling and others == [first]
    return doubled and not faces.effects[first].sweeps


def _is_several(s: State, a: Play) -> bool:
    """Whether these are number cards of one number (X2)."""
    ranks = {RANK_OF[face(s, card)] for card in a.cards}
    return s.rules.faces.several and len(ranks) == 1 and is_number(face(s, a.card))


def _is_series(s: State, phase: Turn | Drawn, a: Play) -> bool:
    """Whether these are all cards of one colour, opened by an R or granted (D3, D6)."""
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
    """Whether nothing is named or called, and nothing can be named: most throws."""
    return (
        not a.calls
        and a.colour is None
        and a.swap is None
        and bool(s.rules.faces.nothing_to_name[face(s, a.cards[-1])])
    )


def _judge_naming(s: State, a: Throw) -> Refusal | None:
    """Judge the colour and the swap that go with a card; they never cost a card (P1)."""
    if a.colour not in colours_to_name(s, a):
        thrown = face(s, a.cards[-1])
        flips = s.rules.faces.effects[thrown].flips
        return Refusal("F7" if flips else _COLOUR_CLAUSE.get(RANK_OF[thrown], "C10"))
    if a.swap is not None and a.swap not in swap_partners(s, a):
        return Refusal("V4")
    return Refusal(s.rules.game.clause("X12")) if a.swap is None and must_swap(s, a) else None


def _judge_calls(s: State, a: Throw) -> Refusal | None:
    """A call that fits nothing is refused, and with it the throw that carries it (C13)."""
    if not a.calls:
        return None
    fitting_calls = consequences(standpoint_of(s, a.seat), a).fitting
    return Refusal("C13") if a.calls & ~fitting_calls else None
