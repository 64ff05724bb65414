"""All events, as one closed union, from which boards, hands, records and statistics are made.

Cards are named by the face that they show (:mod:`bot.engine.cards`) at that moment. The type of a
field says what it holds (:mod:`bot.engine.field_marks`), and of cards who may see them: from others
:func:`bot.engine.visible_events.visible` hides them.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from .action import Call
from .field_marks import (
    Calls,
    CardForSeat,
    CardsForSeat,
    Colour,
    Count,
    Direction,
    OpenCard,
    OpenSeed,
    Seat,
    Side,
    seen_by,
)


class _Event(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="ev"):
    pass


class SeatEvent(_Event, frozen=True):
    """An event that says no more than to which seat it happened: one sentence tells it."""

    seat: Seat


class TurnEvent(_Event, frozen=True):
    """An event by which a turn action shows: whoever caused it has acted by it (section 1)."""


class HandsEvent(_Event, frozen=True):
    """An event by which the seats that it names came to hold other cards; without names, all."""


class PersonalEvent(_Event, frozen=True):
    """An event that the seats which it names would not want to miss."""


class QuietEvent(_Event, frozen=True):
    """An event, of more than a seat, that is neither a moment nor a highlight."""


class MatchBegan(QuietEvent, frozen=True, tag="match"):
    """A match was set up; ``first_draws`` are (seat, face) in F2's draw or D2's cut, in order."""

    dealer: Seat
    first_draws: tuple[tuple[Seat, OpenCard], ...] = ()


class Dealt(HandsEvent, QuietEvent, frozen=True, tag="dealt"):
    """A round was dealt: ``commitment`` is the hex SHA-256 of the seed that it comes from."""

    number: Count
    dealer: Seat
    commitment: str


class Started(QuietEvent, frozen=True, tag="started"):
    """``face`` was turned as the start card."""

    face: OpenCard


class Drafted(HandsEvent, QuietEvent, frozen=True, tag="drafted"):
    """A draft pick (D2): ``kept`` went to the hand (hidden), ``discarded`` is open."""

    seat: Seat
    kept: CardForSeat | None
    discarded: OpenCard | None


class Played(HandsEvent, TurnEvent, frozen=True, tag="played"):
    """``faces`` were laid, in order. ``how``: play, jump or double. ``colour``: the named one."""

    seat: Seat
    faces: tuple[OpenCard, ...]
    how: str = "play"
    colour: Colour | None = None
    calls: Calls = 0


OPEN_DRAWS = frozenset({"roulette"})
"""The reasons for which cards are drawn openly (M9)."""


class DiscardedAll(HandsEvent, frozen=True, tag="discarded-all"):
    """These ``faces`` went under the D that ``seat`` played (M8)."""

    seat: Seat
    faces: tuple[OpenCard, ...]


class Drew(HandsEvent, PersonalEvent, TurnEvent, frozen=True, tag="drew"):
    """``seat`` drew ``count`` cards (``faces`` hidden from others).

    ``why``: turn, pending, challenge, contra, unouno, gesture, wrong-card, advice, question,
    sleep, roulette, false-contra.
    """

    seat: Seat
    count: Count
    why: str
    faces: Annotated[bytes, seen_by("seat", open_when=("why", OPEN_DRAWS))] = b""


class Reshuffled(QuietEvent, frozen=True, tag="reshuffled"):
    """The discard pile became the new draw pile of ``count`` cards (C16, D7)."""

    count: Count


class Passed(SeatEvent, TurnEvent, frozen=True, tag="passed"):
    """The drawn card was kept (C5)."""


class Skipped(PersonalEvent, QuietEvent, frozen=True, tag="skipped"):
    """These seats were passed over."""

    seats: tuple[Seat, ...]


class Turned(QuietEvent, frozen=True, tag="turned"):
    """The direction of play has turned: 1 left, -1 right."""

    direction: Direction


class Flipped(_Event, frozen=True, tag="flipped"):
    """Everything was turned over (F7): the side that is active now, the new top face."""

    side: Side
    top: OpenCard


class ColourNamed(QuietEvent, frozen=True, tag="colour"):
    """The colour of a start card was named."""

    seat: Seat
    colour: Colour


class HandsPassed(HandsEvent, frozen=True, tag="hands-passed"):
    """All active players handed their cards on (V4)."""

    direction: Direction


class HandsSwapped(HandsEvent, PersonalEvent, frozen=True, tag="hands-swapped"):
    """Two players swapped hands (V4)."""

    seat: Seat
    other: Seat


class ComplementSwitched(QuietEvent, frozen=True, tag="complement"):
    """Complementary play went on or off (V16)."""

    on: bool


class Challenged(PersonalEvent, TurnEvent, frozen=True, tag="challenged"):
    """A challenge and its outcome; ``hand`` (faces) is shown to the challenger alone (C12)."""

    seat: Seat
    accused: Seat
    foul: bool
    hand: CardsForSeat = b""


class Called(_Event, frozen=True, tag="called"):
    """A call was made, before (``ahead``) or after the play (C13)."""

    seat: Seat
    call: Call
    ahead: bool = False


class Caught(PersonalEvent, frozen=True, tag="caught"):
    """``by`` caught ``seat`` owing ``calls`` (C14)."""

    seat: Seat
    by: Seat
    calls: Calls


class Forgot(SeatEvent, frozen=True, tag="forgot"):
    """The last card was played without Uno Uno (V13)."""


class GestureDue(QuietEvent, frozen=True, tag="gesture-due"):
    """These seats are to make the gesture (V11)."""

    seats: tuple[Seat, ...]


class GestureMade(QuietEvent, frozen=True, tag="gesture"):
    """``seat`` made the gesture; ``last`` if as the last one (V11)."""

    seat: Seat
    last: bool = False


class WrongCard(QuietEvent, frozen=True, tag="wrong-card"):
    """``faces`` were tried, forbidden by ``clause``, and went back (P1)."""

    seat: Seat
    faces: tuple[OpenCard, ...]
    clause: str


class Punished(PersonalEvent, QuietEvent, frozen=True, tag="punished"):
    """A penalty decided at the table: advice, question or sleep (P2-P4)."""

    seat: Seat
    offence: str


class WentOut(_Event, frozen=True, tag="out"):
    """``seat`` played the last card and takes ``place`` (V12, C15)."""

    seat: Seat
    place: Count


class KnockedOut(_Event, frozen=True, tag="knocked-out"):
    """``seat`` came to hold ``count`` cards and is out of the round (X5)."""

    seat: Seat
    count: Count


class Eliminated(SeatEvent, frozen=True, tag="eliminated"):
    """``seat`` is out of the match (X10)."""


class FalseContra(_Event, frozen=True, tag="false-contra"):
    """``seat`` called contra against ``target``, who owed nothing (X8)."""

    seat: Seat
    target: Seat


class TimeUp(QuietEvent, frozen=True, tag="time-up"):
    """The time for the match is up (X9)."""


class CameBack(_Event, frozen=True, tag="back"):
    """A finished player got a card and is back in the round (P3)."""

    seat: Seat


class LeftTable(QuietEvent, frozen=True, tag="left"):
    """``seat`` left; ``stand_in``: a computer player plays on (L1, V9)."""

    seat: Seat
    stand_in: bool = False


class Joined(SeatEvent, frozen=True, tag="joined"):
    """``seat`` sat down between rounds (L2)."""


class RoundEnded(QuietEvent, frozen=True, tag="round-ended"):
    """The round is over: its seed is open now.

    ``points`` are what each seat scored in this round, ``scores`` the totals; ``places`` the
    seats in the order they went out; ``counted`` is False for a round that was not played to
    its end (L1, L3).
    """

    winner: Seat | None
    points: tuple[Count, ...]
    scores: tuple[Count, ...]
    places: tuple[Seat, ...]
    seed: OpenSeed
    counted: bool = True


class MatchEnded(QuietEvent, frozen=True, tag="match-ended"):
    """The match is over; ``winners`` share the first place, none if it was stopped (L3).

    ``counted`` is False where nobody's win counts: no round of the match in which a card was played
    ended otherwise than by leaving (L3).
    """

    winners: tuple[Seat, ...]
    stopped: bool = False
    counted: bool = True


Event = (
    MatchBegan
    | Dealt
    | Started
    | Drafted
    | Played
    | Drew
    | Reshuffled
    | Passed
    | Skipped
    | Turned
    | Flipped
    | ColourNamed
    | HandsPassed
    | HandsSwapped
    | ComplementSwitched
    | Challenged
    | Called
    | Caught
    | Forgot
    | GestureDue
    | GestureMade
    | WrongCard
    | Punished
    | WentOut
    | CameBack
    | LeftTable
    | Joined
    | RoundEnded
    | MatchEnded
    | DiscardedAll
    | KnockedOut
    | Eliminated
    | FalseContra
    | TimeUp
)

_SEAT_FIELDS = ("seat", "other", "by", "accused", "target")


def seats_named(event: Event) -> tuple[int, ...]:
    """Return the seats that an event names, whatever it says of them."""
    named = [getattr(event, field) for field in event.__struct_fields__ if field in _SEAT_FIELDS]
    return (*named, *getattr(event, "seats", ()))
