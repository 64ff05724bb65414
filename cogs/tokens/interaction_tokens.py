"""Tokens of interactions, as plain values: requests by them need no interaction of discord.py.

Such requests do not count towards Discord's limit for the bot as a whole. A token leads to the
interaction's original message and to its follow-ups, for fifteen minutes.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import discord

from bot.place import has_own_route

from ..places import place_of

LIFETIME = timedelta(minutes=14)
"""Discord allows edits of a click's answer for fifteen minutes."""

MOST_EDITS = 5
_EDITS_COUNT_FOR = timedelta(seconds=2)
"""Discord tells of five requests for one token in about this time."""

MOST_FOLLOW_UPS = 5
"""Discord's limit on follow-ups of an interaction, where the bot is no member."""

_EXTRA = "contra-uno-token"


class TokenLimit:
    """Discord's limits on one token, for all messages that it leads to.

    ``follow_ups`` is the number of messages that were posted by it.
    """

    def __init__(self, follow_ups: int = 0) -> None:
        self.follow_ups = follow_ups
        self._requests: deque[datetime] = deque()
        self._rests: tuple[datetime, timedelta] | None = None

    @property
    def is_reached(self) -> bool:
        """Whether Discord would refuse a request by this token now, or make it wait."""
        now = discord.utils.utcnow()
        # What lies ahead is from before the clock was set back.
        while self._requests and abs(now - self._requests[0]) >= _EDITS_COUNT_FOR:
            self._requests.popleft()
        is_resting = self._rests is not None and abs(now - self._rests[0]) < self._rests[1]
        return is_resting or len(self._requests) >= MOST_EDITS

    def count(self) -> None:
        """Count a request."""
        self._requests.append(discord.utils.utcnow())

    def rest(self, seconds: float) -> None:
        """Let the token rest for this time: Discord has refused it, and not the bot."""
        self._rests = discord.utils.utcnow(), timedelta(seconds=seconds)


@dataclass(frozen=True, slots=True)
class InteractionToken:
    """The token of one interaction, by which messages can be posted and edited until it ends.

    ``secret`` is the token itself. ``user_id`` is the person of the interaction, who alone sees its
    private messages. ``is_rationed``: only a user installation stands behind the interaction, so
    Discord takes few follow-ups.
    """

    interaction_id: int
    application_id: int
    secret: str = field(repr=False)
    user_id: int
    channel_id: int
    ends_at: datetime
    is_rationed: bool = False
    limit: TokenLimit = field(default_factory=TokenLimit, repr=False, compare=False)

    @property
    def has_ended(self) -> bool:
        """Whether Discord no longer takes the token, or soon will not."""
        return self.ends_at <= discord.utils.utcnow()

    @property
    def follow_ups_left(self) -> int | None:
        """How many more messages can be posted by the token, or None if there is no limit."""
        return max(0, MOST_FOLLOW_UPS - self.limit.follow_ups) if self.is_rationed else None


@dataclass(frozen=True, slots=True)
class TokenMessage:
    """A message that a token can edit: the original one, or one of its follow-ups.

    The original message is the answer, or the clicked message if the answer changed that.
    """

    token: InteractionToken
    follow_up_id: int | None = None


def token_of(interaction: discord.Interaction) -> InteractionToken:
    """Return the interaction's token: the same value each time, so that its limit is one."""
    known = interaction.extras.get(_EXTRA)
    if isinstance(known, InteractionToken):
        return known
    token = InteractionToken(
        interaction.id,
        interaction.application_id,
        interaction.token,
        interaction.user.id,
        interaction.channel_id or 0,
        discord.utils.utcnow() + LIFETIME,
        not has_own_route(place_of(interaction)),
    )
    interaction.extras[_EXTRA] = token
    return token


def changes_clicked(interaction: discord.Interaction) -> bool:
    """Return whether the click was answered by changing the clicked message."""
    return interaction.response.type in (
        discord.InteractionResponseType.message_update,
        discord.InteractionResponseType.deferred_message_update,
    )
