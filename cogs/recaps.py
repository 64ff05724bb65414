"""`/uno recap` and the button below a finished match: showing a recap, and posting it."""

from __future__ import annotations

from functools import partial

from bot.i18n import Translator
from bot.offer import Feature
from bot.place import home_of
from bot.render import PublicPage, posted_recap, recap_card, recap_page
from bot.render.clicks.click_id import NO_GAME, Click, Verb
from bot.rule_gate import offer
from bot.statistics import Recap, Stretch
from bot.tables.tallying.statistics_lookup import FoundRecap

from .answering.click_context import ClickContext
from .answering.interaction_data import viewer_of
from .answering.replies import PrivateReply, Reply, said
from .answering.request import Request
from .kept_pictures import RECAP
from .public_posts import post_for_everybody

_POST = "post"


async def show_recap(asked: Request, stretch: Stretch) -> Reply:
    """Answer the command."""
    home_id = home_of(asked.place)
    found = await asked.tables.recaps.of_server(home_id, stretch, viewer_of(asked.interaction))
    return await _told(asked, found, Click(NO_GAME, 0, Verb.RECAP, f"{stretch}.{_POST}"))


async def answer_click(taken: ClickContext) -> Reply:
    """Show the recap to the clicking person, or post the one they look at."""
    stretch, _, how = taken.arg.partition(".")
    game = taken.game
    viewer, recaps = viewer_of(taken.interaction, aloud=how == _POST), taken.tables.recaps
    if game != NO_GAME:
        find = partial(recaps.of_match, game, viewer)
    elif stretch in tuple(Stretch):
        find = partial(recaps.of_server, home_of(taken.place), Stretch(stretch), viewer)
    else:
        return taken.not_there
    found = await find()
    if found is not None and how == _POST:
        people = found.people

        async def names_same() -> bool:
            again = await find()
            return again is not None and people <= again.people

        draw = partial(_posted, taken, found.recap)
        return await post_for_everybody(taken, found.home_id, draw, names_same)
    post = Click(game, 0, Verb.RECAP, f"{Stretch.MATCH}.{_POST}")
    return await _told(taken, found, post)


async def _told(asked: Request, found: FoundRecap | None, post: Click) -> PrivateReply:
    t = asked.t
    if found is None:
        return said(t.format("recap-nothing"))
    png = await _drawn(asked, found.recap, t)
    return PrivateReply(recap_page(found.recap, png, str(post), t))


async def _posted(asked: Request, recap: Recap, t: Translator) -> PublicPage:
    return posted_recap(recap, await _drawn(asked, recap, t), t)


async def _drawn(asked: Request, recap: Recap, t: Translator) -> bytes | None:
    if not offer().has(Feature.PICTURES):
        return None
    return await asked.services.pictures.draw(RECAP, asked.user_id, recap_card(recap, t))
