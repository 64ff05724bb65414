"""What a page is made from: a table as one viewer may see it, plus names and links."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.engine import Action, Observation, Options, places_change_hands
from bot.engine.events import Event

from .cards.tile_emoji import TileEmoji
from .clicks.click_id import Click, Verb
from .names import escaped, plain_name
from .page import Button, Style, shortened

_SHORT_NAME = 16


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """A seat as everybody sees it.

    ``away``: the player has left the match. ``autopilot``: the computer plays on for a person;
    ``missing``: the last turn was missed, and ``votes`` want the computer to play on.
    ``offered``: somebody else may have the place, between rounds.
    ``key`` tells the seat from the others, also when some of them have changed their numbers.
    """

    name: str
    computer: bool = False
    level: str | None = None
    away: bool = False
    host: bool = False
    autopilot: bool = False
    missing: bool = False
    votes: int = 0
    offered: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class AccusationLabel:
    """What a seat is accused of: ``kind`` is `question` or `advice`; ``open_to`` may agree."""

    kind: str
    about: int
    by: int
    ayes: int
    needed: int
    open_to: tuple[int, ...]
    ends_at: datetime
    link: str


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat that is kept for somebody who follows the match."""

    name: str
    until: datetime


@dataclass(frozen=True, slots=True)
class PageContext:
    """A table at one version, for one viewer.

    ``seat`` is the viewer's own (None for the channel). ``observation`` is None in a lobby.
    ``legal`` and ``side`` are the actions open to the viewer, ``steps`` the events of the last
    actions, oldest first. ``place`` names server and channel, ``board_link`` leads to the board,
    ``next_at`` is when the bot deals the next round or closes the lobby by itself. ``commitment``
    is the round's, and ``seed`` its seed once it is over, both hex. ``cards_as_symbols``: the
    viewer wants cards as a symbol with a rank, not in words. ``acted_for`` says of each of the
    ``steps`` why the bot did it for a person, ``turn_until`` when the time for the turn is up;
    ``paused``: nothing happens until somebody is back. ``turn_seconds`` is the time for a turn,
    None: as long as it takes. ``rematch_until`` is when another match is no longer offered,
    ``invited`` who of the match before has not sat down yet. ``newcomer``: the viewer plays for
    the first time. ``rings``: the message tells the viewer that it is their turn. ``tiles`` are
    the emoji of the deck, None while there are none.
    ``can_be_woken`` is the seat that may be woken (P3). ``levels`` are those that computer
    players can be added at. So many ``followers`` watch the match, and ``kept_seats`` are offered
    to some of them. ``may_call``: the host may still call people to the lobby.
    """

    game: str
    version: int
    seats: tuple[SeatLabel, ...]
    options: Options
    seat: int | None = None
    observation: Observation | None = None
    legal: tuple[Action, ...] = ()
    side: tuple[Action, ...] = ()
    steps: tuple[tuple[Event, ...], ...] = ()
    place: str = ""
    board_link: str | None = None
    next_at: datetime | None = None
    commitment: str | None = None
    seed: str | None = None
    cards_as_symbols: bool = False
    acted_for: tuple[str | None, ...] = ()
    turn_until: datetime | None = None
    paused: bool = False
    turn_seconds: int | None = None
    gesture: str | None = None
    rematch_until: datetime | None = None
    invited: tuple[str, ...] = ()
    newcomer: bool = False
    rings: bool = False
    tiles: TileEmoji | None = None
    accusations: tuple[AccusationLabel, ...] = ()
    can_be_woken: int | None = None
    levels: tuple[str, ...] = ()
    followers: int = 0
    kept_seats: tuple[KeptSeat, ...] = ()
    may_call: bool = False

    @property
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
    def host(self) -> str:
        """The host's name, ready to stand in a text; empty where there is none."""
        hosts = (name for name, seat in zip(self.names, self.seats, strict=True) if seat.host)
        return next(hosts, "")

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name, ready to stand in a text."""
        return tuple(escaped(seat.name) for seat in self.seats)

    @property
    def short_names(self) -> tuple[str, ...]:
        """Everybody's name, cut to where many of them stand in one line."""
        cut = (shortened(plain_name(seat.name), _SHORT_NAME) for seat in self.seats)
        return tuple(escaped(name) for name in cut)

    @property
    def me(self) -> SeatLabel | None:
        """The viewer's seat, None for the channel."""
        return None if self.seat is None else self.seats[self.seat]

    def click(self, verb: Verb, arg: str = "") -> str:
        """What a button of this page carries."""
        return str(Click(self.game, self.version, verb, arg))

    def require_no_viewer(self) -> None:
        """A page for everybody is made from what everybody sees. Raises ValueError otherwise."""
        if self.seat is not None:
            raise ValueError("a page for everybody is not made from what one player sees")


def table_button(
    context: PageContext,
    verb: Verb,
    label: str,
    emoji: str,
    style: Style = Style.PLAIN,
    *,
    disabled: bool = False,
) -> Button:
    """A button by which anybody does ``verb`` at the table."""
    return Button(label, context.click(verb), emoji, style, disabled)
