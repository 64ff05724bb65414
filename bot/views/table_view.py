"""What is shown of a table: made for one viewer, from what that viewer may know alone (I2).

`bot.tables` makes a view, `cogs` add where it is shown, and `bot.render` makes pages from it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from msgspec import Struct

from bot.engine import (
    MatchOver,
    Observation,
    Options,
    Presence,
    RoundOver,
    SeatAction,
    SeedOrigin,
    has_room_for,
    places_change_hands,
    takes_seats,
)
from bot.engine.events import Dealt, Event
from bot.facts import Hurdle
from bot.kept_property import kept_property
from bot.place import Place, joins_board_and_hand

from .cards_worth import CardsWorth
from .names import escaped, short_names_apart
from .table_values import (
    ActedFor,
    DeadlineKind,
    Ending,
    Follower,
    Pace,
    SeatRow,
    Status,
    VoteKind,
)
from .tile_emoji import TileEmoji

CLICK_PREFIX = "u"
"""How all that our buttons carry begins."""

_ANNOUNCED = (DeadlineKind.LOBBY_CLOSES, DeadlineKind.NEXT_ROUND)
_OF_A_TURN = (DeadlineKind.TURN, DeadlineKind.GESTURE)


def seat_key(user_id: int | None, name: str) -> str:
    """A person goes by their id, a computer player by its name: no two have the same."""
    return name.lower() if user_id is None else str(user_id)


class SeatView(SeatRow, frozen=True, dict=True):
    """Who sits at a seat, and whether they are there.

    A seat that a computer player has taken over (L1 under V9) keeps the ``user_id`` of its person;
    ``level`` is then that of who plays. ``name`` tells people of one name apart.
    """

    presence: Presence = Presence.HERE
    is_host: bool = False

    @property
    def key(self) -> str:
        """What tells the seat from the others while people come and go."""
        return seat_key(self.user_id, self.name)

    @kept_property
    def full_name(self) -> str:
        """The name, ready to stand in a text."""
        return escaped(self.name)

    @kept_property
    def is_computer(self) -> bool:
        """Whether a computer player plays this seat now."""
        return self.user_id is None or self.presence is Presence.STAND_IN

    @kept_property
    def is_person(self) -> bool:
        """Whether a person plays this seat now."""
        return self.user_id is not None and self.presence is Presence.HERE

    @kept_property
    def has_left(self) -> bool:
        """Whether nobody plays this seat any more."""
        return not self.presence.plays

    @kept_property
    def is_away(self) -> bool:
        """Whether the computer plays on for the person of this seat until they are back."""
        return self.is_person and self.autopilot and not self.thrown_out

    @kept_property
    def is_thrown_out(self) -> bool:
        """Whether the computer plays on for the person to the end of the round (L1)."""
        return self.is_person and self.thrown_out

    @kept_property
    def misses_turns(self) -> bool:
        """Whether the last turn was missed, and nobody plays on for the person."""
        return self.is_person and self.is_missing

    @kept_property
    def is_offered(self) -> bool:
        """Whether somebody else may have the person's place, between rounds."""
        return self.is_person and self.offered


class StepView(Struct, frozen=True, dict=True):
    """What one action led to, as the viewer may see it; ``version`` is the one it made.

    ``acted_for``: why the bot did it for a person; ``seat`` did it, None: nobody's action.
    """

    version: int
    at: datetime
    events: tuple[Event, ...]
    acted_for: ActedFor | None
    seat: int | None = None

    @kept_property
    def has_dealt(self) -> bool:
        """Whether a round was dealt."""
        return any(isinstance(event, Dealt) for event in self.events)


class VoteView(Struct, frozen=True):
    """Something that people decide together: ``ayes`` of ``needed`` agree, ``by`` said it first.

    ``open_to`` are the seats that may still agree. A motion needs no number: it fails if ``noes``
    are more than ``ayes``.
    """

    kind: VoteKind
    about: int
    by: int
    ayes: int
    needed: int
    open_to: tuple[int, ...]
    ends_at: datetime | None
    link: str | None
    noes: int = 0


class TableView(Struct, frozen=True, dict=True):
    """A table as one viewer may see it, at one version.

    ``seat`` is the viewer's seat; None for the channel, strangers and who has left. ``locale`` is
    the viewer's language: the seat's, else the channel's, None when unknown. ``observation`` is
    None while the game is a lobby, and after it if no match was dealt; ``legal`` and ``side`` are
    the turn actions and the other actions open to the viewer now. ``steps`` are the last actions,
    oldest first. ``deadline`` is when the bot goes on by itself, and ``deadline_kind`` with what;
    None if nobody is waited for. ``commitment`` is the hash of the round's seed, ``seed`` the seed
    once the round is over (both hex). ``board_id`` is the Discord message of the table: the
    lobby, then the board. ``posted_again_at`` is when it may be posted anew if it is deleted and
    was posted anew before. ``deleted_often``: it replaces a deleted one, not for the first time.
    ``paused``: every person is away, and nothing happens until one is back. ``votes`` are open.
    ``can_be_woken`` is the seat that may be woken once it has taken long enough (P3).
    ``turn_seconds`` is the time for a turn, None: as long as it takes. ``rematch_until`` is when
    a match that is over cannot be followed by another one any more; ``invited`` are the names of
    those who played the match before and have not sat down yet. ``followers`` watch the match,
    and ``has_onlookers`` if anybody without a seat has pressed something.
    ``may_call``: the host may still call people to the lobby. ``hints``: who is to act may ask what
    would be best, and nothing counts for ratings.
    ``ends_at`` is when the match is over by the clock (X9), ``ends_soon`` that it was announced.
    ``rings``: it is shown in a new message that tells the viewer of their turn. ``called`` are the
    seats whose call for the cards that they hold now everybody has heard, ``longest_hands`` the
    most cards that each seat has held in this round. ``earned`` are the
    achievements of the round that is over, each with its seat, once they are counted; ``worth`` is
    what the cards of the round or match that is over were worth, once that is known.
    ``like_last_time``: the host may have the lobby made like the last match of its channel.
    ``pace`` is that of the computer players. ``next_round_asked``: a player has asked for the next
    round while the result was still to be looked at.
    ``announced`` is the hash that fixes what seeds are made from where players have added words,
    ``origin`` what the seed was made from once the round is over; both None where there are no
    words, but in a lobby, which takes them.
    ``what_if``: a round that is over is played on for the viewer alone; it was never dealt, and
    nothing was announced.

    The last fields say what a page tells besides, as far as it is known where the page is made:
    ``place`` names server and channel, ``board_link`` leads to the board. ``tiles`` are the emoji
    of the deck, None while there are none. ``levels`` are those that computer players can be added
    at. ``hurdle`` is what stood in the way of the winner of the round that is over.
    """

    game_id: str
    version: int
    status: Status
    played_in: Place
    channel_id: int
    host_id: int
    options: Options
    seats: tuple[SeatView, ...]
    seat: int | None
    locale: str | None
    observation: Observation | None
    legal: tuple[SeatAction, ...]
    side: tuple[SeatAction, ...]
    steps: tuple[StepView, ...]
    deadline: datetime | None
    deadline_kind: DeadlineKind | None
    commitment: str | None
    seed: str | None
    board_id: int | None
    ending: Ending | None
    paused: bool
    votes: tuple[VoteView, ...]
    can_be_woken: int | None
    turn_seconds: int | None
    gesture: str | None
    rematch_until: datetime | None
    invited: tuple[str, ...]
    followers: tuple[Follower, ...]
    may_call: bool
    rings: bool = False
    hints: bool = False
    ends_at: datetime | None = None
    ends_soon: bool = False
    called: tuple[int, ...] = ()
    earned: tuple[tuple[int, str], ...] = ()
    like_last_time: bool = False
    pace: Pace = Pace.BRISK
    next_round_asked: bool = False
    announced: str | None = None
    origin: SeedOrigin | None = None
    what_if: bool = False
    worth: CardsWorth | None = None
    longest_hands: tuple[int, ...] = ()
    posted_again_at: datetime | None = None
    deleted_often: bool = False
    has_onlookers: bool = False
    place: str = ""
    board_link: str | None = None
    tiles: TileEmoji | None = None
    levels: tuple[str, ...] = ()
    hurdle: Hurdle | None = None

    @property
    def newest_events(self) -> tuple[Event, ...]:
        """What the change that made this version has led to."""
        newest = self.steps[-1] if self.steps else None
        return () if newest is None or newest.version != self.version else newest.events

    @property
    def round_number(self) -> int | None:
        """The number of the round that is shown, None in a lobby."""
        return None if self.observation is None else self.observation.number

    @kept_property
    def shows_result(self) -> bool:
        """Whether the round or the match is over, and what came of it is shown."""
        seen = self.observation
        return seen is not None and isinstance(seen.phase, RoundOver | MatchOver)

    @kept_property
    def me(self) -> SeatView | None:
        """The viewer's seat, None for the channel and for strangers."""
        return None if self.seat is None else self.seats[self.seat]

    @property
    def result_is_hand(self) -> bool:
        """Whether the viewer's hand shows the result as a board does; a what-if has none."""
        return self.board_is_hand and self.shows_result and not self.what_if

    @property
    def board_is_hand(self) -> bool:
        """Whether the table has no board of its own: the viewer's hand is the board, too."""
        return joins_board_and_hand(self.played_in)

    def follower(self, user_id: int | None) -> Follower | None:
        """Whether this person follows the match."""
        return next((each for each in self.followers if each.user_id == user_id), None)

    @property
    def next_at(self) -> datetime | None:
        """When the bot deals the next round or closes the lobby by itself."""
        return self.deadline if self.deadline_kind in _ANNOUNCED else None

    @property
    def turn_until(self) -> datetime | None:
        """When the time for the turn is up."""
        return self.deadline if self.deadline_kind in _OF_A_TURN else None

    @kept_property
    def accusations(self) -> tuple[VoteView, ...]:
        """What somebody is accused of (P4)."""
        if not self.votes:
            return ()
        return tuple(vote for vote in self.votes if vote.kind.is_accusation)

    @kept_property
    def motion(self) -> VoteView | None:
        """What the others are asked now, None if nothing."""
        return next((vote for vote in self.votes if vote.kind.is_motion), None)

    def votes_for_handover(self, seat: int) -> int:
        """How many want the computer to play on for this seat."""
        votes = (v for v in self.votes if v.kind is VoteKind.HANDOVER and v.about == seat)
        return sum(vote.ayes for vote in votes)

    def seat_of(self, user_id: int) -> SeatView | None:
        """The seat that this person holds or held."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    @kept_property
    def cards_as_symbols(self) -> bool:
        """Whether the viewer wants cards as a symbol with a rank, not in words."""
        return self.me is not None and self.me.choices.cards_as_symbols

    @property
    def newcomer(self) -> bool:
        """Whether the viewer plays for the first time."""
        return self.me is not None and self.me.newcomer

    @property
    def kept_seats(self) -> list[tuple[str, datetime]]:
        """For whom a seat is kept, by their names, and until when."""
        kept = ((each.name, each.offered_until) for each in self.followers)
        return [(name, until) for name, until in kept if until is not None]

    @kept_property
    def card_tiles(self) -> TileEmoji | None:
        """The emoji with which the viewer sees cards; None where words are wanted.

        The channel sees them as soon as there are some: its pages say everything in words, too.
        """
        if self.tiles is None or not (self.cards_as_symbols or self.seat is None):
            return None
        return self.tiles if self.observation is None else self.tiles.on(self.observation.side)

    @property
    def can_make_room(self) -> bool:
        """Whether others could take somebody's place."""
        return places_change_hands(self.options)

    @property
    def can_begin(self) -> bool:
        """Whether so many can play by these rules."""
        return takes_seats(self.options, len(self.seats))

    @property
    def takes_more(self) -> bool:
        """Whether somebody could sit down and be part of a table that the rules take."""
        return has_room_for(self.options, len(self.seats) + 1)

    @property
    def has_free_seat(self) -> bool:
        """Whether one more may sit down between rounds (X16a): never with partners or in Duo."""
        seen = self.observation
        if seen is None or not self.can_make_room:
            return False
        here = seen.presence
        return takes_seats(seen.options, 1 + sum(each.plays for each in here), 1 + len(here))

    @property
    def has_seat_for_newcomer(self) -> bool:
        """Whether a newcomer may sit down between rounds: at a free or offered seat (L2, X10)."""
        seen = self.observation
        if seen is None or seen.rules.ends.elimination:
            return False
        offered = self.can_make_room and any(seat.is_offered for seat in self.seats)
        return offered or self.has_free_seat

    @property
    def can_join_next_round(self) -> bool:
        """Whether a round is on, after which a newcomer can have a seat (L2, X10)."""
        seen = self.observation
        if seen is None or self.shows_result:
            return False
        is_last = seen.rules.ends.single_round or seen.number == seen.rules.ends.rounds
        return self.has_seat_for_newcomer and not is_last

    @kept_property
    def host(self) -> str:
        """The host's name, ready to stand in a text; empty where there is none."""
        return next((seat.full_name for seat in self.seats if seat.is_host), "")

    @kept_property
    def names(self) -> tuple[str, ...]:
        """The names of all seats, ready to stand in a text."""
        return tuple([seat.full_name for seat in self.seats])

    @kept_property
    def short_names(self) -> tuple[str, ...]:
        """The names of all seats, cut to where many of them stand in one line."""
        return tuple(short_names_apart([seat.name for seat in self.seats]))

    def click(self, verb: str, arg: str = "") -> str:
        """Return what a button of this view's pages carries: a `Click` in text."""
        return f"{CLICK_PREFIX}:{self.game_id}:{self.version}:{verb}:{arg}"

    def require_no_viewer(self) -> None:
        """Raise ValueError for one player's view: a page for everybody is not made from it."""
        if self.seat is not None:
            raise ValueError("a page for everybody is not made from what one player sees")


Meaning = Callable[[TableView], SeatAction]
"""What somebody wants, where only the table as it is then tells which action that is."""
