"""What is shown of a table: made for one viewer, from what that viewer may know alone (I2).

`bot.tables` makes a view, `cogs` add where it is shown, and `bot.render` makes pages from it.
"""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from bot.engine import (
    MatchOver,
    Observation,
    Options,
    RoundOver,
    SeatAction,
    has_room_for,
    places_change_hands,
    takes_seats,
)
from bot.engine.events import Event
from bot.kept_property import kept_property
from bot.rule_gate import are_enough

from .names import short_names_apart
from .table_parts import (
    BoardMessage,
    HeldHands,
    LastMatch,
    ResultDetails,
    SeatView,
    ShuffleHashes,
    StepView,
    TableClock,
    VoteView,
)
from .table_values import Follower, PublicGame, VoteKind
from .tile_emoji import TileEmoji

CLICK_PREFIX = "u"
"""How all that our buttons carry begins."""


class TableView(Struct, frozen=True, dict=True):
    """A table as one viewer may see it, at one version.

    What everybody may see stands in parts that all viewers share; what one seat sees replaces the
    rest of what the channel sees: ``seat`` is the viewer's seat, None for the channel, strangers
    and players who have left, whose ``former_seat`` is known. ``locale`` is the viewer's language:
    the seat's, else the channel's, None when unknown. ``observation`` is None while the game is a
    lobby, and after it if no match was dealt; ``legal`` and ``side`` are the turn actions and the
    other actions open to the viewer now. ``steps`` are the last actions, oldest first.

    The last fields say how it is shown, as far as that is known where the page is made: ``rings``:
    in a new message that tells the viewer of their turn. ``place`` names server and channel,
    ``board_link`` leads to the board. ``tiles`` are the emoji of the deck, None while there are
    none. ``levels`` are those that computer players can be added at.
    """

    game: PublicGame
    options: Options
    seats: tuple[SeatView, ...] = ()
    votes: tuple[VoteView, ...] = ()
    clock: TableClock = TableClock()
    hashes: ShuffleHashes = ShuffleHashes()
    board: BoardMessage = BoardMessage()
    last_match: LastMatch = LastMatch()
    hands: HeldHands = HeldHands()
    result: ResultDetails = ResultDetails()
    seat: int | None = None
    former_seat: int | None = None
    locale: str | None = None
    observation: Observation | None = None
    legal: tuple[SeatAction, ...] = ()
    side: tuple[SeatAction, ...] = ()
    steps: tuple[StepView, ...] = ()
    rings: bool = False
    place: str = ""
    board_link: str | None = None
    tiles: TileEmoji | None = None
    levels: tuple[str, ...] = ()

    @property
    def newest_events(self) -> tuple[Event, ...]:
        """What the change that made this version has led to."""
        newest = self.steps[-1] if self.steps else None
        return () if newest is None or newest.version != self.game.version else newest.events

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
        return self.game.board_is_hand and self.shows_result and not self.game.what_if

    def follower(self, user_id: int | None) -> Follower | None:
        """Whether this person follows the match."""
        return next((each for each in self.game.followers if each.user_id == user_id), None)

    def open_vote(self, kind: VoteKind, about: int | None = None) -> VoteView | None:
        """Return the open vote of this kind, about this seat if one is given; or None."""
        found = (v for v in self.votes if v.kind is kind and about in (None, v.about))
        return next((vote for vote in found if vote.judged is None), None)

    def can_answer(self, seat: int | None) -> bool:
        """Return whether this seat can still answer a vote."""
        return any(seat in vote.open_to for vote in self.votes)

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
        kept = ((each.name, each.offered_until) for each in self.game.followers)
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
        """Whether so many can play by these rules, and enough of them are people."""
        people = sum(seat.user_id is not None for seat in self.seats)
        return takes_seats(self.options, len(self.seats)) and are_enough(people)

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
        return f"{CLICK_PREFIX}:{self.game.id}:{self.game.version}:{verb}:{arg}"

    def require_no_viewer(self) -> None:
        """Raise ValueError for one player's view: a page for everybody is not made from it."""
        if self.seat is not None:
            raise ValueError("a page for everybody is not made from what one player sees")
