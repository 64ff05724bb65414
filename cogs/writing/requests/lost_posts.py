"""Messages that stand in a channel though no row knows of them.

Whoever posted one was killed before writing down its id, or has never heard that it was posted.
What was posted by a name comes once, as long as Discord remembers that; an answer has none.
"""

from __future__ import annotations

import discord

from bot.render import Click, Verb
from bot.store.rows import MessageKind, MessageRow
from bot.tables.messages.delivery import Delivery

from ...showing.components import clicks_in
from .message_requests import MessageRequests

_ON_EACH = {
    MessageKind.LOBBY: frozenset({Verb.OPTIONS}),
    MessageKind.BOARD: frozenset({Verb.MORE, Verb.HAND}),
}
"""Of what can be clicked on every message of this kind, and on no other message for everybody."""


class LostPosts:
    """Recognises a game's message by what can be clicked on it."""

    def __init__(self, bot: discord.Client, messages: Delivery, requests: MessageRequests) -> None:
        self._bot = bot
        self._messages = messages
        self._requests = requests

    async def of(self, message: MessageRow) -> int | None:
        """The id of the newest message that seems to be the one of this row, which knows none.

        Raises `discord.Forbidden` where the channel may not be read.
        """
        verbs = _ON_EACH.get(message.kind)
        if verbs is None or message.channel_id is None:
            return None
        newest = await self._requests.newest(message.channel_id)
        found = await self._messages.of_game(message.game_id)
        known = [] if found is None else [row.message_id for row in found.messages]
        for posted in newest:
            if posted.id not in known and self._shows(posted, message.game_id, verbs):
                return posted.id
        return None

    def _shows(self, posted: discord.Message, game_id: str, verbs: frozenset[Verb]) -> bool:
        if self._bot.user is None or posted.author.id != self._bot.user.id:
            return False
        stands = discord.ui.LayoutView.from_message(posted).to_components()
        clicks = [click for each in clicks_in(stands) if (click := Click.parse(each)) is not None]
        return any(click.game == game_id and click.verb in verbs for click in clicks)
