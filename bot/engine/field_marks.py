"""Declared types: what a number in an event, a phase or an observation is, and who may see it.

A field that holds cards says who may see them. A field that says nothing is shown to nobody
(:mod:`bot.engine.visible_events`), and a test names it.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

HIDDEN = -1
"""Stands for a card number that the observer may not know."""

KEY = "mark"
"""The key of a mark in what msgspec's type information has of a field."""


class CardsMark(Struct, frozen=True):
    """The mark of cards, by face or number, which says who may see them: nobody, unless it does.

    ``seats`` names the fields of the same struct that hold the seats to see them; everybody may if
    they are ``open``, or if one of the values in ``open_when`` stands in the field named there.
    """

    seats: tuple[str, ...] = ()
    open: bool = False
    open_when: tuple[str, frozenset[str]] | None = None


def _is(what: str) -> Meta:
    """Mark a number that everybody may know."""
    return Meta(extra={KEY: what})


def seen_by(*seats: str, open_when: tuple[str, frozenset[str]] | None = None) -> Meta:
    """Mark cards that the players of the ``seats`` in these fields may see."""
    return Meta(extra={KEY: CardsMark(seats, open_when=open_when)})


_OPEN = Meta(extra={KEY: CardsMark(open=True)})

OpenCard = Annotated[int, _OPEN]
OpenCards = Annotated[bytes, _OPEN]
CardForSeat = Annotated[int, seen_by("seat")]
CardsForSeat = Annotated[bytes, seen_by("seat")]
HiddenCards = Annotated[bytes, seen_by()]
OpenSeed = OpenCards
HiddenSeed = HiddenCards
"""The seed of a round: all its cards follow from it."""

Seat = Annotated[int, _is("seat")]
Colour = Annotated[int, _is("colour")]
Rank = Annotated[int, _is("rank")]
Calls = Annotated[int, _is("calls")]
Side = Annotated[int, _is("side")]
Direction = Annotated[int, _is("direction")]
Count = Annotated[int, _is("count")]
Counts = Annotated[bytes, _is("counts")]
