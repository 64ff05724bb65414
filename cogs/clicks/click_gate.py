"""The one way in for clicks on buttons of ours, whatever they are about.

Each is counted; what exceeds somebody's allowance is acknowledged without work, and where one fails
that is said kindly.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.render import Click

from .._services import Services, personal_texts
from ..answering.replies import acknowledge, apologize

log = logging.getLogger(__name__)

_CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""Buttons and selects, and forms that are sent."""

Take = Callable[[discord.Interaction, str], Awaitable[None]]
"""Answers a click; the text is what the button carries."""


async def let_in(services: Services, interaction: discord.Interaction, take: Take) -> None:
    """Let `take` answer, if this is a click on a button of ours and not one too many."""
    if interaction.type not in _CLICKS:
        return
    custom_id = str((interaction.data or {}).get("custom_id", ""))
    if not Click.is_ours(custom_id):
        return
    services.under_way.note()
    if not services.allowance.spend(interaction.user.id):
        await acknowledge(interaction)
        return
    try:
        await take(interaction, custom_id)
    except Exception:
        log.exception("click failed", extra=_ids(custom_id))
        text = personal_texts(services, interaction).format("answer-error")
        await apologize(interaction, text)


def _ids(custom_id: str) -> dict[str, str]:
    """What may be logged of a click: not what was clicked for, which may name a hidden card."""
    click = Click.parse(custom_id)
    return {} if click is None else {"game": click.game, "do": click.verb.value}
