"""What the tables refused, said kindly to whoever asked."""

from __future__ import annotations

import discord

from bot.i18n import Translator
from bot.render import refusal, setup_refusal
from bot.tables import Reason, Rejected

from .page_contexts import context_of


def refusal_text(client: discord.Client, rejected: Rejected, t: Translator) -> str:
    """One sentence: what went wrong, and what can be done now."""
    if rejected.reason is Reason.NOT_ALLOWED and rejected.clause is not None:
        context = None if rejected.view is None else context_of(client, rejected.view)
        return refusal(rejected.clause, context, t)
    if rejected.reason is Reason.SETUP and rejected.clause is not None:
        return setup_refusal(rejected.clause, rejected.names, t)
    return t.format(f"reason-{rejected.reason}")
