"""The audience of a clicked message: one person, or everybody in a place.

Whether a message is private depends on its audience, and not on whether it is in a server.
`SeenByPlace.fitting` takes no page for one person: that is a type error.
"""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.place import Place, is_seen_by_one, joins_board_and_hand
from bot.render import Page, PublicPage, Verb

from .places import place_of
from .showing.components import clicks_on


@dataclass(frozen=True, slots=True)
class SeenByOne:
    """The audience of a message that only this person can see."""

    user_id: int

    def fitting(self, page: Page) -> Page:
        """Return the page: one person may see any page that is made for them."""
        return page


@dataclass(frozen=True, slots=True)
class SeenByPlace:
    """The audience of a message that everybody in a place can see."""

    place: Place

    def fitting(self, page: PublicPage) -> PublicPage:
        """Return the page, which everybody may see."""
        return page


Audience = SeenByOne | SeenByPlace


def clicked_audience(interaction: discord.Interaction) -> Audience | None:
    """Return who can see the clicked message, or None for a command, which clicks none."""
    message = interaction.message
    if message is None:
        return None
    place = place_of(interaction)
    if message.flags.ephemeral or is_seen_by_one(place):
        return SeenByOne(interaction.user.id)
    return SeenByPlace(place)


def clicked_own(interaction: discord.Interaction) -> bool:
    """Return whether only the clicking person can see the clicked message."""
    return isinstance(clicked_audience(interaction), SeenByOne)


def clicked_hand(interaction: discord.Interaction) -> bool:
    """Return whether the clicked message is the person's hand, or another page of their own.

    Where one person sees everything, a lobby is no page of their own: a press on it is answered as
    in a channel. Only a lobby has the button *Start*.
    """
    if not clicked_own(interaction):
        return False
    message = interaction.message
    return (
        message is None
        or not joins_board_and_hand(place_of(interaction))
        or all(click.verb is not Verb.START for click in clicks_on(message))
    )
