"""*Post* on a replay: a moment of the round, or its film, for everybody in the channel."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render import PublicPage, ReplayStep, Way
from bot.render.pictures.film_picture import film_of, moment_of, posted_film, posted_moment
from bot.render.shown_replay import Replay

from .answering.replies import PublicPost, Reply, note, said
from .answering.taken_click import TakenClick
from .showing.drawn_pictures import beside_the_loop, film_kept, moment_kept


async def posted(taken: TakenClick, step: ReplayStep, replay: Replay, guild_id: int) -> Reply:
    """What is to be posted, in the language of the place; or why it is not.

    It is shown in the server where the round was played (``guild_id``) alone, and by those who may
    write in that channel. A picture that took longer to draw than the answer may wait is kept:
    the next press posts it.
    """
    interaction, t = taken.interaction, taken.t
    channel_id, place = interaction.channel_id, interaction.permissions
    if interaction.guild_id != guild_id or channel_id is None:
        return said(t.format("film-elsewhere"))
    if not (place.send_messages or place.send_messages_in_threads):
        return said(t.format("recap-may-not-post"))
    pauses = taken.services.post_pauses
    if not pauses.is_over(channel_id):
        return said(t.format("film-just-posted"))
    page = await _drawn(replay, step, interaction.user.display_name, await taken.texts_of_place())
    if interaction.response.is_done():
        return said(t.format("film-drawn"))
    if not pauses.begin(channel_id):
        return said(t.format("film-just-posted"))
    return PublicPost(page, late=note(t.format("film-drawn")))


async def _drawn(replay: Replay, step: ReplayStep, name: str, t: Translator) -> PublicPage:
    if step.way is Way.FILM:
        film = await beside_the_loop(film_kept, film_of(replay, t))
        return posted_film(replay, name, film, t)
    at = min(step.at, replay.walk.last)
    png = await beside_the_loop(moment_kept, moment_of(replay, at, t))
    return posted_moment(replay, at, name, png, t)
