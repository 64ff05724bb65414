"""Which page somebody is shown while a game is arranged."""

from __future__ import annotations

import discord

from bot.engine.cards import RANKS
from bot.i18n import Translator
from bot.render import PrivatePage
from bot.render.private import choosing
from bot.render.private.choosing import Note, Place
from bot.render.rules.rule_families import with_values
from bot.tables import Tables, TableView

from ..showing.page_contexts import context_of


class ChoosingPages:
    """The pages of one table, for the person who arranges it."""

    def __init__(self, client: discord.Client, tables: Tables, user_id: int, t: Translator) -> None:
        self._client = client
        self._tables = tables
        self._user_id = user_id
        self._t = t

    async def at(
        self, view: TableView, place: str, *, rank: str = "", note: Note | None = None
    ) -> PrivatePage:
        """The page at a place; the first one where there is no such place."""
        context, t = context_of(self._client, view), self._t
        where, _, which = place.partition(".")
        match where:
            case Place.RULES:
                return choosing.house_rules_page(context, t, note)
            case Place.VALUE if which in with_values(view.options.mode):
                known = rank if rank in RANKS else ""
                return choosing.value_page(context, which, t, rank=known, note=note)
            case Place.PEOPLE:
                return choosing.people_page(context, t, note)
            case Place.SEAT:
                return self._seat(view, which, note)
            case Place.LINE:
                return choosing.line_page(context, await self._favourites(), t, note)
            case _:
                return choosing.game_choice_page(context, await self._favourites(), t, note)

    def teams(self, view: TableView) -> PrivatePage:
        """With whom the viewer plays."""
        seat = view.seat_of(self._user_id)
        number = None if seat is None else seat.number
        return choosing.teams_page(context_of(self._client, view), number, self._t)

    def _seat(self, view: TableView, key: str, note: Note | None) -> PrivatePage:
        context, t = context_of(self._client, view), self._t
        seat = next((s.number for s in view.seats if s.key == key), None)
        if seat is None:
            return choosing.people_page(context, t, note or Note(t.format("choosing-nobody")))
        return choosing.seat_page(context, seat, t, note)

    async def _favourites(self) -> list[str]:
        return await self._tables.favourites.names(self._user_id)
