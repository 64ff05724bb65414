"""Being called when a table opens in a channel: the clicks that begin and end it."""

from __future__ import annotations

import discord
from msgspec import structs

from bot.i18n import Translator
from bot.place import Place, is_open_to_members
from bot.render import subscription_page
from bot.render.private.settings_pages import ON
from bot.tables.services.subscriptions import MOST_SUBSCRIBERS, SubscriptionOutcome

from .answering.click_context import ClickContext
from .answering.replies import EditReply, PrivateReply, Reply
from .answering.request import Request


def parent_of(interaction: discord.Interaction) -> int | None:
    """Return the channel of which the interaction's channel is a thread, or None."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None


def _channel_of(asked: Request) -> Place:
    """Return the channel of the person who asks: that of a thread is its parent."""
    parent_id = parent_of(asked.interaction)
    return asked.place if parent_id is None else structs.replace(asked.place, channel_id=parent_id)


async def is_subscribed(asked: Request) -> bool | None:
    """Return whether the person who asks is called to tables here; None: nobody can be."""
    place = _channel_of(asked)
    if not is_open_to_members(place):
        return None
    return await asked.tables.subscriptions.includes(place.channel_id, asked.user_id)


async def subscribe(asked: Request, *, wanted: bool) -> SubscriptionOutcome:
    """Call the person who asks to tables here from now on, or no more."""
    place, subscriptions = _channel_of(asked), asked.tables.subscriptions
    if wanted:
        return await subscriptions.add(place, asked.user_id)
    return await subscriptions.remove(place.channel_id, asked.user_id)


def outcome_text(outcome: SubscriptionOutcome, t: Translator) -> str:
    """Return what became of asking to be called, or to be called no more."""
    return t.format(f"subscription-{outcome}", count=MOST_SUBSCRIBERS)


async def change_subscription(taken: ClickContext) -> Reply:
    """Call the clicking person to tables here, or no more."""
    outcome = await subscribe(taken, wanted=taken.arg == ON)
    subscribed = outcome is SubscriptionOutcome.SUBSCRIBED
    page = subscription_page(outcome_text(outcome, taken.t), taken.t, subscribed=subscribed)
    return EditReply(page) if taken.in_own else PrivateReply(page)
