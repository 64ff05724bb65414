"""The clicks by which managers exclude people from playing on their server."""

from __future__ import annotations

from bot.render import PrivatePage
from bot.render.private.exclusion_pages import LET_IN, TERMS, exclusions_page, how_long_page
from bot.render.private.settings_pages import SET

from .answering.click_context import ClickContext
from .answering.interaction_data import sent_id, sent_values
from .permissions import may_be_excluded


async def change_exclusions(taken: ClickContext, guild_id: int, wanted: str) -> PrivatePage:
    """Return the page of who may not play here, after what a manager of this server `wanted`.

    That is nothing, to let in whom the menu hands over, or to exclude a person for a term.
    """
    blocks, told = taken.tables.blocks, None
    chosen = sent_id(next(iter(sent_values(taken.interaction)), ""))
    who, _, term = wanted.partition("-")
    excluded = sent_id(who)
    if wanted == LET_IN and chosen is not None:
        await blocks.let_in(guild_id, chosen)
    elif wanted == SET and chosen is not None:
        if may_be_excluded(taken.interaction, chosen):
            return how_long_page(chosen, taken.t)
        told = taken.t.format("exclude-not")
    elif excluded is not None and term in TERMS and may_be_excluded(taken.interaction, excluded):
        await blocks.exclude(guild_id, excluded, TERMS[term])
    return exclusions_page(blocks.excluded_by(guild_id), taken.t, told)
