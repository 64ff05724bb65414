"""What a page is made from: a table as one viewer may see it, plus names and links."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property

from bot.engine import has_room_for, places_change_hands, takes_seats
from bot.facts import Hurdle
from bot.views.table_view import TableView

from .cards.tile_emoji import TileEmoji
from .clicks.click_id import PREFIX, Verb
from .names import escaped, plain_name
from .page import Button, Style, shortened

_SHORT_NAME = 16


class PageContext(TableView, frozen=True, dict=True):
    """A table at one version, for one viewer, and what its pages say of Discord besides.

    ``place`` names server and channel, ``board_link`` leads to the board. ``tiles`` are the emoji
    of the deck, None while there are none. ``levels`` are those that computer players can be added
    at. ``hurdle`` is what stood in the way of whoever won the round that is over, if that is known.
    What many lines of a page ask for is made once a page.
    """

    place: str = ""
    board_link: str | None = None
    tiles: TileEmoji | None = None
    levels: tuple[str, ...] = ()
    hurdle: Hurdle | None = None

    @cached_property
    def cards_as_symbols(self) -> bool:
        """Whether the viewer wants cards as a symbol with a rank, not in words."""
        return self.me is not None and self.me.cards_as_symbols

    @property
    def newcomer(self) -> bool:
        """Whether the viewer plays for the first time."""
        return self.me is not None and self.me.newcomer

    @property
    def kept_seats(self) -> list[tuple[str, datetime]]:
        """For whom a seat is kept, by their names, and until when."""
        kept = ((each.name, each.offered_until) for each in self.followers)
        return [(name, until) for name, until in kept if until is not None]

    @cached_property
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

    @cached_property
    def host(self) -> str:
        """The host's name, ready to stand in a text; empty where there is none."""
        hosts = (name for name, seat in zip(self.names, self.seats, strict=True) if seat.is_host)
        return next(hosts, "")

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Everybody's name, ready to stand in a text."""
        return tuple(escaped(seat.name) for seat in self.seats)

    @cached_property
    def short_names(self) -> tuple[str, ...]:
        """Everybody's name, cut to where many of them stand in one line."""
        cut = (shortened(plain_name(seat.name), _SHORT_NAME) for seat in self.seats)
        return tuple(escaped(name) for name in cut)

    def click(self, verb: Verb, arg: str = "") -> str:
        """What a button of this page carries."""
        return f"{PREFIX}:{self.game_id}:{self.version}:{verb}:{arg}"

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
    arg: str = "",
    disabled: bool = False,
) -> Button:
    """A button by which anybody does ``verb`` at the table."""
    return Button(label, context.click(verb, arg), emoji, style, disabled)
