"""The gate of everything that a click or a command posts for everybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord

from bot.i18n import Translator
from bot.place import home_of, is_seen_by_one
from bot.render import PrivatePage, PublicPage

from .answering.replies import PublicReply, Reply, insist, note, said
from .answering.request import Request
from .permissions import person_can_write

DrawPost = Callable[[Translator], Awaitable[PublicPage]]
"""Draws what is posted, in the language of the server."""

IsAllowed = Callable[[], Awaitable[bool]]
"""Looks up again whether everybody may still see the names that were asked for."""


async def post_for_everybody(
    asked: Request, home_id: int, draw: DrawPost, is_allowed: IsAllowed
) -> Reply:
    """Return the post that is asked for, or a reply that says why there is none.

    Only in the place where it was played (`home_id`) can it be posted, by people who may write in
    the channel, once a minute in a channel and by a person. The pause begins before the picture is
    drawn, so that many requests at once draw it once. A picture that takes longer to draw than an
    answer may wait is kept: the next request posts it.

    Meanwhile somebody may hide or delete their data. So what was allowed when it was asked for is
    asked again right before the request, and after it: then the post is deleted.
    """
    interaction, t, pauses = asked.interaction, asked.t, asked.services.post_pauses
    channel_id = interaction.channel_id or 0
    why_not = _why_not(asked, home_id)
    if why_not is None and not pauses.begin(channel_id, asked.user_id):
        why_not = "post-just-posted"
    if why_not is not None:
        return said(t.format(why_not))

    async def may_be_posted() -> bool:
        # A post may name the person who asked for it, too.
        return pauses.knows(asked.user_id) and await is_allowed()

    drawn, is_posted = t.format("post-drawn"), False
    try:
        page = await draw(await asked.texts_of_place())
        if not await may_be_posted():
            return said(t.format("post-changed"))
        if interaction.response.is_done():
            return said(drawn)
        is_posted = True
    finally:
        if not is_posted:
            pauses.take_back(channel_id, asked.user_id)

    async def look_again(_message_id: int | None) -> None:
        if not await may_be_posted():
            with suppress(discord.NotFound):
                await insist(interaction.delete_original_response)

    async def take_back() -> PrivatePage:
        pauses.take_back(channel_id, asked.user_id)
        return note(t.format("answer-only-you-see"))

    return PublicReply(page, late=note(drawn), posted=look_again, unseen=take_back)


def _why_not(asked: Request, home_id: int) -> str | None:
    """Return the key of why nothing is posted here, or None."""
    is_here = home_of(asked.place) == home_id and asked.interaction.channel_id is not None
    if is_here and is_seen_by_one(asked.place):
        return "post-alone"
    if not is_here:
        return "post-elsewhere"
    return None if person_can_write(asked.interaction) else "post-may-not"
