"""Which cards may be played: the questions that judging, listing and carrying out share."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import Call, Double, JumpIn, Play
from .cards import COLOUR_OF, COMPLEMENT, RANK_OF, ZERO, is_number, is_wild
from .cardtable import SINGLE, fits
from .rules import UNO_UNO_PENALTY, Answer, Guilt
from .state import PendingDraw, State

_COLOURS = bytes(COLOUR_OF).ljust(256)
"""The colour of each face, as a table for ``bytes.translate``."""


def without(hand: bytes, cards: tuple[int, ...]) -> bytes:
    """``hand`` after ``cards`` have left it."""
    for card in cards:
        hand = hand.replace(SINGLE[card], b"", 1)
    return hand


def holds(hand: bytes, cards: tuple[int, ...]) -> bool:
    """Whether all of ``cards`` are in ``hand``, counting equal ones."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def fitting(s: State) -> frozenset[int]:
    """The cards that fit now (C4), in hand or not."""
    return s.cards.fits[s.complement][s.side][s.top][s.colour]


def face(s: State, card: int) -> int:
    """What ``card`` shows now."""
    return s.cards.faces[s.side][card]


def answer_to(s: State, draw: PendingDraw, face: int) -> Answer | None:
    """How ``face`` answers the pending draw (V1, V17, V18, D4), None if it does not."""
    answers = s.rules.answers[draw.kind]
    rank = RANK_OF[face]
    if rank == draw.kind:
        top_rank = RANK_OF[s.cards.faces[s.side][s.top]]
        after_return = answers.adds_after_return and draw.returned
        if answers.adds or (after_return and fits(face, top_rank, s.colour, s.complement)):
            return Answer.ADD
        return None
    return answers.escapes.get(rank) if COLOUR_OF[face] == s.colour else None


def is_foul(s: State, rest: bytes, played: int) -> bool:
    """Whether a wild draw card with face ``played`` is a foul with ``rest`` left (C11a)."""
    faces = rest.translate(s.cards.faces[s.side])
    wanted = COMPLEMENT[s.colour] if s.complement else s.colour
    match s.rules.guilt:
        case Guilt.COLOUR:
            return wanted in faces.translate(_COLOURS)
        case Guilt.NUMBERS:
            return any(COLOUR_OF[f] == wanted and is_number(f) for f in faces)
        case Guilt.ANY:
            top_rank = RANK_OF[face(s, s.top)]
            return any(f != played and fits(f, top_rank, s.colour, s.complement) for f in faces)


def is_wild_draw(s: State, face: int) -> bool:
    """Whether ``face`` is a wild draw card: W+4, W+2 or W+C."""
    return is_wild(face) and s.rules.effects[face].draw_card


def forbidden(s: State, hand: bytes, cards: tuple[int, ...]) -> str | None:
    """The clause that forbids a play of ``cards`` which would otherwise be allowed (K4)."""
    last = face(s, cards[-1])
    if s.rules.no_zero_finish and RANK_OF[last] == ZERO and len(hand) == len(cards):
        return "V15"
    if not s.rules.bluff and is_wild_draw(s, last) and is_foul(s, without(hand, cards), last):
        return "C11b"
    return None


def playable(s: State, seat: int) -> list[int]:
    """The cards that ``seat``, to act and with no draw pending, may play, each number once."""
    hand = s.hands[seat]
    fit = list(fitting(s).intersection(hand))
    if not s.rules.restricts:
        return fit
    return [card for card in fit if forbidden(s, hand, (card,)) is None]


def answers(s: State, seat: int, draw: PendingDraw) -> Iterator[int]:
    """The cards with which ``seat`` may answer the pending draw, each number once."""
    hand = s.hands[seat]
    for card in dict.fromkeys(hand):
        if answer_to(s, draw, face(s, card)) and forbidden(s, hand, (card,)) is None:
            yield card


def calls_made(s: State, throw: Play | JumpIn | Double) -> int:
    """The calls made with a throw, and ahead of it if they cover it (C13).

    A call ahead covers a play or jump-in of a single card.
    """
    ahead = s.announced
    single = not (isinstance(throw, Double) or (isinstance(throw, Play) and throw.more))
    covers = ahead is not None and ahead.seat == throw.seat and single
    return throw.calls | ahead.calls if ahead is not None and covers else throw.calls


def _empties_hand(s: State, throw: Play | JumpIn | Double) -> bool:
    return len(s.hands[throw.seat]) == 1 + len(throw.more if isinstance(throw, Play) else ())


def goes_out(s: State, throw: Play | JumpIn | Double) -> bool:
    """Whether the one who throws is out of the round with it (C15, V13)."""
    if not _empties_hand(s, throw):
        return False
    if not s.rules.uno_uno or calls_made(s, throw) & Call.UNO_UNO:
        return True
    nothing_to_draw = not s.draw and not s.discard
    return nothing_to_draw


def ends_round(s: State, throw: Play | JumpIn | Double) -> bool:
    """Whether the round ends with this throw (C15, V9, V12)."""
    return goes_out(s, throw) and not (s.rules.play_on and s.ring.others(throw.seat) > 1)


def face_turned_up(s: State, throw: Play | JumpIn | Double) -> int:
    """The face that an F thrown now turns up: the other one of the discard pile's bottom card (F7).

    Who forgets Uno Uno draws before that, and may need the discard pile for it (V13, C16).
    """
    forgets = _empties_hand(s, throw) and not goes_out(s, throw)
    reshuffled = forgets and len(s.draw) < UNO_UNO_PENALTY
    bottom = s.discard[0] if s.discard and not reshuffled else s.top
    return s.cards.faces[1 - s.side][bottom]
