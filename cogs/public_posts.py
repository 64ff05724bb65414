"""The gate of everything that a click or a command posts for everybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.i18n import Translator
from bot.place import home_of, is_seen_by_one
from bot.render import PrivatePage, PublicPage

from .answering.replies import PublicReply, Reply, note, said
from .answering.request import Request
from .permissions import person_can_write

DrawPost = Callable[[Translator], Awaitable[PublicPage]]
"""Draws what is posted, in the language of the server."""


async def post_for_everybody(asked: Request, home_id: int, draw: DrawPost) -> Reply:
    """Return the post that is asked for, or a reply that says why there is none.

    Only in the place where it was played (`home_id`) can it be posted, by people who may write in
    the channel, once a minute in a channel and by a person. The pause begins before the picture is
    drawn, so that many requests at once draw it once. A picture that takes longer to draw than an
    answer may wait is kept: the next request posts it.
    """
    interaction, t = asked.interaction, asked.t
    if is_seen_by_one(asked.place) and home_of(asked.place) == home_id:
        return said(t.format("post-alone"))
    channel_id, pauses = interaction.channel_id, asked.services.post_pauses
    if home_of(asked.place) != home_id or channel_id is None:
        return said(t.format("post-elsewhere"))
    if not person_can_write(interaction):
        return said(t.format("post-may-not"))
    if not pauses.begin(channel_id, asked.user_id):
        return said(t.format("post-just-posted"))
    drawn = t.format("post-drawn")
    try:
        page = await draw(await asked.texts_of_place())
    except BaseException:
        pauses.take_back(channel_id, asked.user_id)
        raise
    if interaction.response.is_done():
        pauses.take_back(channel_id, asked.user_id)
        return said(drawn)

    async def take_back() -> PrivatePage:
        pauses.take_back(channel_id, asked.user_id)
        return note(t.format("answer-only-you-see"))

    return PublicReply(page, late=note(drawn), unseen=take_back)
