"""The one judge: whether an action is allowed now, and if not, by which clause.

Timing comes first (C5), then the card, then what is named with it. Calls made with a card are
judged when the card is carried out, since what they must fit is what the player then holds (C13).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .actions import (
    Action,
    Call,
    Challenge,
    Contra,
    Discard,
    Double,
    Draw,
    GestureTimeout,
    Join,
    JumpIn,
    Keep,
    Leave,
    MakeGesture,
    NameColour,
    NextRound,
    Pass,
    Play,
    Punish,
    Say,
    StopMatch,
    Take,
)
from .cardplay import (
    answer_to,
    ends_round,
    face,
    face_turned_up,
    fitting,
    forbidden,
    goes_out,
    holds,
    is_wild_draw,
    playable,
)
from .cards import (
    COLOUR_OF,
    RANK_OF,
    REVERSE,
    WILD,
    WILD_DRAW_COLOUR,
    WILD_DRAW_FOUR,
    WILD_DRAW_TWO,
    colours_of_side,
    is_wild,
)
from .debts import owed_by
from .decks import seat_numbers
from .refusal import Refusal
from .rules import Exchange, Gesture
from .state import (
    ColourChoice,
    Draft,
    Drawn,
    GestureDuty,
    MatchOver,
    Pending,
    PlayPhase,
    Presence,
    RoundOver,
    State,
    Turn,
)

OUT_OF_PHASE = Refusal("C5")
_COLOUR_CLAUSE = {
    WILD: "C10",
    WILD_DRAW_FOUR: "C11",
    WILD_DRAW_TWO: "F5",
    WILD_DRAW_COLOUR: "F6",
}
_CARD_PHASES = (Turn, Drawn, Pending)


def judge(s: State, action: Action) -> Refusal | None:
    """Why ``action`` is not allowed in ``s``, None if it is (calls made with a card aside)."""
    return JUDGES[type(action)](s, action)


def _play(s: State, a: Play) -> Refusal | None:
    seat, phase = a.seat, s.phase
    cards = (a.card, *a.more) if a.more else (a.card,)
    if not isinstance(phase, _CARD_PHASES) or not _holds_in_round(s, seat, cards):
        return OUT_OF_PHASE
    if phase.seat != seat:
        return Refusal("C5", card_at_fault=True)
    clause = _several_clause(s, a, cards) if a.more else _card_clause(s, phase, a.card)
    if clause is None and s.rules.restricts:
        clause = forbidden(s, s.hands[seat], cards)
    if clause is not None:
        return Refusal(clause, card_at_fault=True)
    if a.swap is None and a.colour is None and s.rules.nothing_to_name[face(s, a.card)]:
        return None
    return _named(s, a)


def _holds_in_round(s: State, seat: int, cards: tuple[int, ...]) -> bool:
    if not 0 <= seat < len(s.hands):
        return False
    hand = s.hands[seat]
    return cards[0] in hand if len(cards) == 1 else holds(hand, cards)


def _card_clause(s: State, phase: Turn | Drawn | Pending, card: int) -> str | None:
    match phase:
        case Turn():
            return None if card in fitting(s) else "C4"
        case Drawn():
            return None if card == phase.card else "C5"
        case Pending():
            return None if answer_to(s, phase.draw, face(s, card)) else "C5"


def _several_clause(s: State, a: Play, cards: tuple[int, ...]) -> str | None:
    """Why a pair (V3) or a series (D6) is not allowed."""
    if type(s.phase) is Pending:
        return "C5"
    if type(s.phase) is Drawn and a.card != s.phase.card:
        return "C5"
    if a.card not in fitting(s):
        return "C4"
    if s.rules.has_series:
        return None if _is_series(s, a, cards) else "D6"
    faces = [face(s, card) for card in cards]
    pair = len(cards) == 2 and faces[0] == faces[1] and faces[0] in s.rules.doubling
    return None if pair and s.rules.fast_doubles and type(s.phase) is Turn else "V3"


def _is_series(s: State, a: Play, cards: tuple[int, ...]) -> bool:
    """Whether these are all cards of one colour, opened by an R or granted (D3, D6)."""
    colour = COLOUR_OF[face(s, a.card)]
    of_colour = [card for card in s.hands[a.seat] if COLOUR_OF[face(s, card)] == colour]
    if is_wild(face(s, a.card)) or sorted(of_colour) != sorted(cards):
        return False
    if type(s.phase) is Turn and s.phase.granted == colour:
        return True
    return RANK_OF[face(s, a.card)] == REVERSE


def _jump_in(s: State, a: JumpIn) -> Refusal | None:
    if type(s.phase) not in _CARD_PHASES or not _holds_in_round(s, a.seat, (a.card,)):
        return OUT_OF_PHASE
    if s.window is None or not s.rules.jumping:
        return Refusal("C5", card_at_fault=True)
    thrown = face(s, a.card)
    identical = thrown == s.window.face and thrown in s.rules.jumping
    clause = None if identical and a.seat != s.window.seat else "V5"
    clause = clause or forbidden(s, s.hands[a.seat], (a.card,))
    return Refusal(clause, card_at_fault=True) if clause else _named(s, a)


def _double(s: State, a: Double) -> Refusal | None:
    if type(s.phase) not in _CARD_PHASES or not _holds_in_round(s, a.seat, (a.card,)):
        return OUT_OF_PHASE
    window = s.window
    if window is None or not s.rules.doubling:
        return Refusal("C5", card_at_fault=True)
    thrown = face(s, a.card)
    allowed = (
        window.seat == a.seat
        and not window.closed_to_double
        and window.face == thrown
        and thrown in s.rules.doubling
        and type(s.phase) is not Pending
    )
    clause = forbidden(s, s.hands[a.seat], (a.card,)) if allowed else "V2"
    return Refusal(clause, card_at_fault=True) if clause else _named(s, a)


def _named(s: State, a: Play | JumpIn | Double) -> Refusal | None:
    """Judge the colour and the swap that go with a card; they never cost a card (P1)."""
    card = a.more[-1] if isinstance(a, Play) and a.more else a.card
    thrown = face(s, card)
    colour = None if isinstance(a, Double) else a.colour
    if is_wild(thrown):
        if colour is None or colour not in colours_of_side(s.side):
            return Refusal(_COLOUR_CLAUSE[RANK_OF[thrown]])
    elif s.rules.effects[thrown].flips:
        if not _fits_turned_up(s, a, colour):
            return Refusal("F7")
    elif colour is not None:
        return Refusal("C10")
    if a.swap is not None and not _may_swap(s, a, thrown):
        return Refusal("V4")
    return None


def _fits_turned_up(s: State, a: Play | JumpIn | Double, colour: int | None) -> bool:
    """Whether a colour is named if, and only if, the F turns up a wild (F7)."""
    wanted = is_wild(face_turned_up(s, a)) and not ends_round(s, a)
    return colour in colours_of_side(1 - s.side) if wanted else colour is None


def _may_swap(s: State, a: Play | JumpIn | Double, thrown: int) -> bool:
    return (
        s.rules.effects[thrown].exchange is Exchange.SWAP
        and a.swap != a.seat
        and a.swap in s.ring.seats
        and not goes_out(s, a)
    )


def _draw(s: State, a: Draw) -> Refusal | None:
    if type(s.phase) is not Turn or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    if not s.rules.voluntary_draw and playable(s, a.seat):
        return Refusal("C6")
    return None


def _pass(s: State, a: Pass) -> Refusal | None:
    return None if type(s.phase) is Drawn and s.phase.seat == a.seat else OUT_OF_PHASE


def _take(s: State, a: Take) -> Refusal | None:
    return None if type(s.phase) is Pending and s.phase.seat == a.seat else OUT_OF_PHASE


def _challenge(s: State, a: Challenge) -> Refusal | None:
    if type(s.phase) is not Pending or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    if s.phase.draw.accusation is not None:
        return None
    top = face(s, s.top)
    return Refusal("C11b" if is_wild_draw(s, top) and not s.rules.bluff else "C12")


def _name_colour(s: State, a: NameColour) -> Refusal | None:
    if type(s.phase) is not ColourChoice or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    return None if a.colour in colours_of_side(s.side) else Refusal("C10")


def _draft_pick(s: State, a: Keep | Discard) -> Refusal | None:
    return None if type(s.phase) is Draft and s.phase.seat == a.seat else OUT_OF_PHASE


def _say(s: State, a: Say) -> Refusal | None:
    if a.call != Call.GESTURE and owed_by(s, a.seat) & a.call:
        return None
    ahead = s.rules.announced_by_size
    size = len(s.hands[a.seat]) if _plays_next(s, a.seat) else 0
    fits_hand = size < len(ahead) and ahead[size] == a.call
    said_already = s.announced is not None and s.announced.calls == a.call
    return None if fits_hand and not said_already else Refusal("C13")


def _plays_next(s: State, seat: int) -> bool:
    """Whether it is the turn of ``seat``, to name a start card's colour for others is none (D3)."""
    if isinstance(s.phase, ColourChoice):
        return s.phase.seat == s.phase.then == seat
    return isinstance(s.phase, PlayPhase) and s.phase.seat == seat


def _contra(s: State, a: Contra) -> Refusal | None:
    catches = a.seat != a.target and _at_table(s, a.seat) and owed_by(s, a.target)
    return None if catches else Refusal("C14")


def _at_table(s: State, seat: int) -> bool:
    return 0 <= seat < len(s.presence) and s.presence[seat] is not Presence.AWAY


def _make_gesture(s: State, a: MakeGesture) -> Refusal | None:
    duty = s.phase if type(s.phase) is GestureDuty else None
    if owed_by(s, a.seat) & Call.GESTURE or (duty is not None and a.seat in duty.waiting):
        return None
    owed_like_a_call = any(effect.gesture is Gesture.SELF for effect in s.rules.effects)
    return Refusal("C13") if owed_like_a_call and duty is None else OUT_OF_PHASE


def _gesture_timeout(s: State, _a: GestureTimeout) -> Refusal | None:
    return None if type(s.phase) is GestureDuty else OUT_OF_PHASE


def _leave(s: State, a: Leave) -> Refusal | None:
    here = 0 <= a.seat < len(s.presence) and s.presence[a.seat] is Presence.HERE
    return None if here and type(s.phase) is not MatchOver else OUT_OF_PHASE


def _join(s: State, a: Join) -> Refusal | None:
    if type(s.phase) is not RoundOver:
        return Refusal("L2")
    if a.seat > len(s.presence):
        return Refusal("L2")
    presence = s.presence[a.seat] if a.seat < len(s.presence) else None
    if presence is Presence.HERE:
        return Refusal("L2")
    if presence is Presence.STAND_IN:
        return None
    if s.rules.partner:
        return Refusal("V9")
    clause, allowed = seat_numbers(s.rules.mode)
    return None if len(s.present) + 1 in allowed else Refusal(clause)


def _punish(s: State, a: Punish) -> Refusal | None:
    if a.offence not in s.rules.offences:
        return Refusal("P4")
    in_round = a.seat in s.ring or any(place.seat == a.seat for place in s.places)
    at_table = in_round and _at_table(s, a.seat)
    playing = not isinstance(s.phase, Draft | RoundOver | MatchOver)
    return None if at_table and playing else OUT_OF_PHASE


def _next_round(s: State, _a: NextRound) -> Refusal | None:
    return None if type(s.phase) is RoundOver else OUT_OF_PHASE


def _stop(s: State, _a: StopMatch) -> Refusal | None:
    return OUT_OF_PHASE if type(s.phase) is MatchOver else None


JUDGES: dict[type, Callable[[State, Any], Refusal | None]] = {
    Play: _play,
    JumpIn: _jump_in,
    Double: _double,
    Draw: _draw,
    Pass: _pass,
    Take: _take,
    Challenge: _challenge,
    NameColour: _name_colour,
    Keep: _draft_pick,
    Discard: _draft_pick,
    Say: _say,
    Contra: _contra,
    MakeGesture: _make_gesture,
    GestureTimeout: _gesture_timeout,
    Leave: _leave,
    Join: _join,
    Punish: _punish,
    NextRound: _next_round,
    StopMatch: _stop,
}
