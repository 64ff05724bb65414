"""The consequences of a throw (a play, a jump-in or a double), computed before anything changes.

They follow from what the thrower can see. So legality, reducer, computer players and pages use the
same functions, with a state or an observation.
"""

from __future__ import annotations

from msgspec import Struct, structs

from ..action import Call
from ..cards import COLOUR_OF, RANK_OF, REVERSE
from ..games.effects import Effect, Exchange, Gesture
from ..rules.card_table import without
from ..rules.rule_tables import Rules
from ..state import Accusation, Course, Pending, Turn
from ..turn_order import Ring
from .course import Following, following, is_face_to_face, run
from .foul import accuse
from .standpoint import Standpoint
from .throw import Double, JumpIn, Play, Throw

_NO_GESTURE = frozenset((Gesture.NONE,))


class Consequences(Struct, frozen=True, gc=False):
    """All that a throw leads to.

    ``faces`` are laid, in order, what was ``swept`` goes under them (M8), and ``rest`` is what the
    hand holds then; ``colour`` is the one named. ``calls`` are made, with the throw or ahead of it.
    With the last card somebody is ``out``: its player, or who gets the empty hand (X14); nobody if
    Uno Uno is forgotten (``pays``, V13). It may end the round.
    ``before`` and ``after`` are the course without and with the last card; ``after`` tells the
    direction, complementary play, and what is drawn. ``follows`` is who comes next, in the
    ``ring`` of those active then; ``granted`` the colour of a series granted to them (D6).
    ``roulette``: who comes next names a colour and draws for it (M9). ``exchange`` is what becomes
    of the hands, and ``rotations`` how often all are handed on (V4); ``givers`` says by seat whose
    hand it holds after that (empty where none change hands), ``hand_size`` counts its cards for who
    has thrown. ``owes`` are the calls then owed, made or not, ``waits_for_gesture`` the seats
    that must make a gesture before the game goes on (V11), and ``fitting`` all calls that may go
    with the throw.
    """

    seat: int
    faces: tuple[int, ...]
    swept: bytes
    rest: bytes
    colour: int | None
    calls: int
    out: int | None
    pays: bool
    ends_round: bool
    before: Course
    after: Course
    ring: Ring
    follows: Following
    granted: int | None
    flips: bool
    roulette: bool
    exchange: Exchange
    givers: tuple[int, ...]
    rotations: int
    hand_size: int
    owes: int
    waits_for_gesture: tuple[int, ...]
    fitting: int

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats that the table waits for then; none if the round is over."""
        if self.ends_round:
            return ()
        faces_it = self.follows.waits or self.roulette
        acts = self.follows.affected if faces_it else self.follows.seat
        return self.waits_for_gesture or (acts,)

    @property
    def goes_out(self) -> bool:
        """Whether the thrower is out of the round with it."""
        return self.out == self.seat

    @property
    def foul(self) -> bool:
        """Whether a challenge would find a foul (C11a)."""
        draw = self.after.pending
        return draw is not None and draw.accusation is not None and draw.accusation.foul


def calls_made(at: Standpoint, throw: Throw) -> int:
    """Return the calls made with a throw, and ahead of it if they cover it (C13).

    A call ahead covers a play or jump-in of a single card.
    """
    covers = isinstance(throw, JumpIn) or (isinstance(throw, Play) and not throw.more)
    return throw.calls | at.ahead if covers else throw.calls


def swept(rules: Rules, shown: bytes, hand: bytes, cards: tuple[int, ...]) -> bytes:
    """Return what goes under the last of ``cards``: under a D, all other cards of its colour (M8).

    ``shown`` says what the cards of the hand show.
    """
    last = shown[cards[-1]]
    if not rules.faces.effects[last].sweeps:
        return b""
    rest = without(hand, cards)
    return bytes(sorted(card for card in rest if COLOUR_OF[shown[card]] == COLOUR_OF[last]))


def empties_hand(at: Standpoint, throw: Throw) -> bool:
    """Return whether these are all the cards of the seat, with what goes under a D (M8)."""
    under = swept(at.rules, at.shown, at.hand, throw.cards)
    return len(at.hand) == len(throw.cards) + len(under)


def goes_out(at: Standpoint, throw: Throw) -> bool:
    """Return whether the last card is played, so that somebody is out of the round (C15, V13,
    X14)."""
    if not empties_hand(at, throw):
        return False
    if not at.rules.calls.last or calls_made(at, throw) & Call.UNO_UNO:
        return True
    nothing_to_draw = not at.drawable
    return nothing_to_draw


def who_is_out(at: Standpoint, throw: Throw) -> int | None:
    """Return who is out of the round with the throw: the player without cards after an exchange."""
    if not goes_out(at, throw):
        return None
    effects = [at.rules.faces.effects[at.shown[card]] for card in throw.cards]
    exchange, rotations = _exchange(throw, effects, _exchanges_nothing(at, True))
    match exchange:
        case Exchange.SWAP:
            return throw.swap
        case Exchange.ROTATE | Exchange.NONE:
            return _after_rotations(at, at.seat, at.direction, rotations)


def _exchanges_nothing(at: Standpoint, out: bool) -> bool:
    """Return whether no hands are exchanged: with the last card (V4), except under X14."""
    return out and not at.rules.faces.last_exchange


def _after_rotations(at: Standpoint, seat: int, direction: int, rotations: int) -> int:
    """Return the seat that has a hand after all were handed on ``rotations`` times."""
    for _ in range(rotations):
        seat = at.ring.next(seat, direction)
    return seat


def forgets_uno_uno(at: Standpoint, throw: Throw) -> bool:
    """Return whether the last card is played without its call, so that the round goes on (V13)."""
    return bool(at.rules.calls.last) and empties_hand(at, throw) and not goes_out(at, throw)


def ends_round(at: Standpoint, throw: Throw) -> bool:
    """Return whether the round ends with this throw (C15, V9, V12)."""
    return goes_out(at, throw) and not (at.rules.ends.play_on and at.ring.others(at.seat) > 1)


def consequences(at: Standpoint, throw: Throw) -> Consequences:
    """Return all that ``throw`` leads to. Its cards must be held; everything else is taken as
    allowed."""
    rules, seat, cards = at.rules, at.seat, throw.cards
    faces = tuple([at.shown[card] for card in cards])
    under = swept(rules, at.shown, at.hand, cards)
    rest = without(at.hand, (*cards, *under) if under else cards)
    made = calls_made(at, throw)
    # Only the last card needs this check: a hand that is not empty is not out.
    out = None if rest else who_is_out(at, throw)
    pays = not rest and forgets_uno_uno(at, throw)
    ends = not rest and ends_round(at, throw)
    ring = at.ring if out is None else at.ring.without(out)
    accusation = _accusation(at, faces[-1], rest) if isinstance(throw, Play) else None
    before, after = run(
        rules,
        len(ring),
        faces,
        _course_below(at, throw),
        accusation,
        face_to_face=is_face_to_face(ring, seat),
    )
    effects = [rules.faces.effects[face] for face in faces]
    exchange, rotations = _exchange(throw, effects, _exchanges_nothing(at, out is not None))
    givers = _givers(at, throw, exchange, rotations)
    hand_size = _hand_size(at, givers, len(rest), pays)
    gestures = {effect.gesture for effect in effects} if rules.faces.gestures else _NO_GESTURE
    for_all = Gesture.ALL in gestures
    last_card = out is not None or (pays and not rules.calls.end_with_turn)
    owed = _calls_owed(at, hand_size, Gesture.SELF in gestures, last_card=last_card)
    owes = 0 if out == seat else owed
    # Positional arguments: keywords take five times as long, a sixth of the whole function.
    return Consequences(
        seat,
        faces,
        under,
        rest,
        throw.colour,
        made,
        out,
        pays,
        ends,
        before,
        after,
        ring,
        following(rules, ring, after.direction, seat, after.passes, after.pending),
        _granted(at, faces) if rules.game.series else None,
        effects[-1].flips,
        effects[-1].roulette,
        exchange,
        givers,
        rotations,
        hand_size,
        owes,
        _gesture_due(ring, seat, made) if for_all else (),
        _fitting(at, out, ends, owes, due_from_all=for_all),
    )


def _accusation(at: Standpoint, played: int, rest: bytes) -> Accusation | None:
    below = (at.top, at.colour, at.complement)
    return accuse(at.rules, at.seat, played, rest, at.shown, *below)


def _course_below(at: Standpoint, throw: Throw) -> Course:
    """Return the course that the throw adds to: a jump-in undoes the card below (V5), except under
    V7."""
    pending = at.phase.draw if isinstance(at.phase, Pending) else None
    if isinstance(throw, Play):
        return Course(at.direction, at.complement, 0, pending)
    assert at.window is not None
    if isinstance(throw, Double) or at.rules.faces.jumps_add:
        return Course(at.direction, at.complement, at.window.passes, pending)
    return at.window.before


def _granted(at: Standpoint, faces: tuple[int, ...]) -> int | None:
    """Return the colour that the opponent may play a series of next (D6). Another R ends the
    series.

    An R played alone under a grant is the whole series if it is the only card of its colour.
    """
    if RANK_OF[faces[-1]] != REVERSE:
        return None
    colour = COLOUR_OF[faces[-1]]
    if len(faces) > 1:
        return colour
    granted = at.phase.granted if isinstance(at.phase, Turn) else None
    of_colour = [COLOUR_OF[at.shown[card]] for card in at.hand].count(colour)
    return colour if granted == colour and of_colour == 1 else None


def _exchange(throw: Throw, effects: list[Effect], nothing: bool) -> tuple[Exchange, int]:
    """Return what happens to the hands, and how often all are handed on (V4)."""
    exchange = Exchange.NONE if nothing else effects[-1].exchange
    match exchange:
        case Exchange.NONE:
            return exchange, 0
        case Exchange.SWAP:
            return (exchange if throw.swap is not None else Exchange.NONE), 0
        case Exchange.ROTATE:
            return exchange, len(effects)


def _givers(at: Standpoint, throw: Throw, exchange: Exchange, rotations: int) -> tuple[int, ...]:
    """Return, by seat, whose hand it holds after an exchange (V4); empty if there is none."""
    if exchange is Exchange.NONE:
        return ()
    givers = [*range(len(at.counts))]
    if exchange is Exchange.SWAP and throw.swap is not None:
        givers[at.seat], givers[throw.swap] = throw.swap, at.seat
    if exchange is Exchange.ROTATE:
        for seat in at.ring.seats:
            givers[seat] = _after_rotations(at, seat, -at.direction, rotations)
    return tuple(givers)


def _hand_size(at: Standpoint, givers: tuple[int, ...], left: int, pays: bool) -> int:
    """Return the size of the seat's hand after an exchange (V4) and the penalty for Uno Uno
    (V13)."""
    own = min(at.rules.calls.cost, at.drawable) if pays else left
    return at.counts[givers[at.seat]] if givers and givers[at.seat] != at.seat else own


def _calls_owed(at: Standpoint, hand_size: int, gesture: bool, *, last_card: bool) -> int:
    """Return the calls owed once all is carried out (C13, V11, V14).

    A gesture owed before stays owed, unless the last card closes the window (C14, X14b).
    """
    still = 0 if last_card else at.owed & Call.GESTURE
    return still | at.rules.calls.owed_at(hand_size) | (Call.GESTURE if gesture else 0)


def _gesture_due(ring: Ring, seat: int, made: int) -> tuple[int, ...]:
    """Return the active seats in order from the player, who may have made the gesture with the
    play."""
    done = made & Call.GESTURE
    return tuple([other for other in ring.from_seat(seat) if other != seat or not done])


def _fitting(at: Standpoint, out: int | None, ends: bool, owes: int, *, due_from_all: bool) -> int:
    """Return the calls that fit: those owed, a gesture due from all, Uno Uno with the last card
    (C13)."""
    last = at.rules.calls.last if out is not None else 0
    if ends or out == at.seat:
        return last
    return last | owes | (Call.GESTURE if due_from_all else 0)


def with_every_call(at: Standpoint, throw: Throw) -> Throw:
    """Return ``throw`` with every call that it will owe, and no other.

    The last card with Uno Uno (V13) names less than it could without: it swaps no hands (V4), but
    under X14, and an F that ends the round has no colour (F7).
    """
    bare = structs.replace(throw, calls=0)
    if not (at.rules.calls.last and empties_hand(at, bare)):
        calls = consequences(at, bare).fitting
        return structs.replace(bare, calls=calls) if calls else bare
    swap = bare.swap if at.rules.faces.last_exchange else None
    called = structs.replace(bare, calls=Call.UNO_UNO, swap=swap)
    flips = at.rules.faces.effects[at.shown[called.card]].flips
    if flips and not isinstance(called, Double) and ends_round(at, called):
        return structs.replace(called, colour=None)
    return structs.replace(called, calls=consequences(at, called).fitting)
