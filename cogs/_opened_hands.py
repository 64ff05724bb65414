"""Hands that somebody opened in the channel: kept fresh for as long as Discord allows.

Only a comfort: they are forgotten with the process, and every click on one brings a fresh hand.
"""

from __future__ import annotations

import logging
from collections.abc import Container, Hashable
from dataclasses import dataclass, replace
from datetime import datetime

import discord
from discord.ext import commands

from ._crossings import Crossings
from ._edit_tokens import LIFETIME
from ._page_contexts import context_of
from ._pages import own_hand
from ._replies import OwnMessage
from ._services import Services

log = logging.getLogger(__name__)

_UNKNOWN = 0
"""Older than every version."""


@dataclass(frozen=True, slots=True)
class _Shown:
    message: OwnMessage
    version: int
    until: datetime


class OpenedHands:
    """The last hand that each person has opened in a channel, by game."""

    def __init__(self, bot: commands.Bot, services: Services, crossings: Crossings) -> None:
        """Here the key of `crossings` is the game's id with the user's."""
        self._bot = bot
        self._services = services
        self._crossings = crossings
        self._shown: dict[tuple[str, int], _Shown] = {}

    def remember(self, game_id: str, message: OwnMessage, version: int) -> None:
        """This message shows its owner's hand, at `version`."""
        now = discord.utils.utcnow()
        self._shown = {key: shown for key, shown in self._shown.items() if shown.until > now}
        key = (game_id, message.user_id)
        if self._crossings.have_crossed(key):
            version = _UNKNOWN
        self._shown[key] = _Shown(message, version, now + LIFETIME)

    async def bring(self, game_id: str, answered: Container[Hashable]) -> None:
        """Show the newest version in every open hand of this game, but for those `answered`."""
        for key in [key for key in self._shown if key[0] == game_id]:
            if key in answered:
                continue
            shown = self._shown[key]
            if shown.until <= discord.utils.utcnow():
                self._shown.pop(key, None)
                continue
            await self._refresh(key, shown)

    async def _refresh(self, key: tuple[str, int], shown: _Shown) -> None:
        with self._crossings.editing(key):
            view = await self._services.tables.view(key[0], key[1])
            if view is None or view.version <= shown.version:
                return
            t = self._services.texts.get(shown.message.locale)
            page = own_hand(context_of(self._bot, view), view, t)
            try:
                await shown.message.edit(page)
            except discord.HTTPException as error:
                log.info("an open hand is no longer there", extra={"code": error.code})
                view = None
        if self._shown.get(key) is not shown:
            return
        if view is None:
            del self._shown[key]
        elif not self._crossings.have_crossed(key):
            self._shown[key] = replace(shown, version=view.version)
