"""A click on its way to its answer: what it may use, and the answers that many of them give."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.i18n import Translator
from bot.render import Click, Page, PublicPage
from bot.tables import Outcome, Rejected, Tables, TableView

from .._services import Services, personal_texts
from ..showing.pages import refusal_text
from ..writing.addresses import Hand, OpenedHand
from ..writing.opened_hands import clicked_own
from ..writing.writer import Writer
from .replies import Drawn, OwnEdit, Private, PublicEdit, Reply, said


class TakenClick:
    """One click on its way to its answer.

    ``in_own``: the clicked message is one that only whoever clicked can see. ``opened_version`` is
    noted where the answer shows a table at this version and is to be kept fresh.
    """

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        writer: Writer,
        interaction: discord.Interaction,
        click: Click,
    ) -> None:
        self.client = client
        self.services = services
        self.writer = writer
        self.interaction = interaction
        self.click = click
        self.in_own = clicked_own(interaction)
        self.opened_version: int | None = None

    @property
    def tables(self) -> Tables:
        """Where games are played."""
        return self.services.tables

    @property
    def user_id(self) -> int:
        """Whose click it is."""
        return self.interaction.user.id

    @property
    def t(self) -> Translator:
        """Asked for as late as can be: what somebody has chosen may not be in memory before."""
        return personal_texts(self.services, self.interaction)

    async def texts_of_place(self) -> Translator:
        """The language of the server where the click was, for what everybody there can read."""
        guild_id, locale = self.interaction.guild_id, self.interaction.guild_locale
        if guild_id is None:
            return self.t
        chosen = (await self.tables.settings.server(guild_id)).language
        return self.services.texts.get(chosen or str(locale or self.interaction.locale))

    async def own_view(self) -> TableView | None:
        """The table as whoever clicked may see it, None where there is none."""
        return await self.tables.games.view(self.click.game, self.user_id)

    @property
    def not_there(self) -> Reply:
        """For what cannot be meant: it was never offered, or is offered no longer."""
        return said(self.t.format("note-not-there"))

    @property
    def no_such_game(self) -> Reply:
        """For a click on what is left of a game that is gone."""
        return said(self.t.format("reason-no-such-game"))

    def shown_at(self, view: TableView) -> Hand | OpenedHand:
        """Where whoever clicked has the own hand before their eyes."""
        in_dm = self.in_own and self.interaction.guild_id is None
        if in_dm and view.seat is not None:
            return Hand(self.click.game, view.seat)
        return OpenedHand(self.click.game, self.user_id)

    def drawn_hand(self, view: TableView, note: str | None = None) -> Page:
        """The hand of whoever clicked, at the page that they have turned to."""
        return self.writer.draw_hand(self.shown_at(view), view, self.t, note)

    def placed(self, view: TableView, page: Page) -> Reply:
        """What only whoever clicked may see: in the clicked hand, or beside the clicked board."""
        if not self.in_own:
            return Private(page)
        return OwnEdit(page, version=view.version, newer=self._newer_hand(None))

    def looked_up(self, view: TableView, page: Page) -> Reply:
        """What has a way back: in a hand by direct message in its place, until the game goes on.

        A message that only whoever clicked can see stays what they look at; it is no hand.
        """
        if self.in_own and self.interaction.guild_id is not None:
            return OwnEdit(page)
        return self.placed(view, page)

    def shown_hand(self, view: TableView, note: str | None) -> Reply:
        """The fresh hand in the clicked hand; on a board the note alone, privately."""
        if not self.in_own:
            return said(note or self.t.format("answer-done"))
        page = self.drawn_hand(view, note)
        return OwnEdit(page, version=view.version, newer=self._newer_hand(note))

    def refused(self, rejected: Rejected) -> Reply:
        """Why not, in the clicked hand where there is one."""
        text = refusal_text(self.client, rejected, self.t)
        view = rejected.view
        if self.in_own and view is not None and view.seat is not None:
            return self.shown_hand(view, text)
        return said(text)

    async def done(self, outcome: Outcome, note: str | None = None) -> Reply:
        """What was done to the table: the fresh hand with this note, or lobby or board anew."""
        if isinstance(outcome, Rejected):
            return self.refused(outcome)
        if self.in_own:
            return self.shown_hand(outcome.view, note)
        drawn = await self._drawn_for_everybody()
        if drawn is None:
            return said(self.t.format("answer-done"))
        return PublicEdit(drawn.page, drawn.version, newer=self._drawn_for_everybody)

    async def _drawn_for_everybody(self) -> Drawn[PublicPage] | None:
        """The newest of the clicked lobby or board, None if it is not ours any more."""
        message = self.interaction.message
        assert message is not None
        row = await self.tables.messages.at(self.click.game, message.id)
        view = await self.tables.games.view(self.click.game)
        if row is None or view is None:
            return None
        page = await self.writer.draw_for_everybody(row, view)
        return Drawn(page, view.version)

    def _newer_hand(self, note: str | None) -> Callable[[], Awaitable[Drawn[Page] | None]]:
        async def drawn() -> Drawn[Page] | None:
            view = await self.own_view()
            if view is None:
                return None
            return Drawn(self.drawn_hand(view, note), view.version)

        return drawn


def seat_number(text: str) -> int:
    """The seat that a click names; one that nobody has where it names none."""
    return int(text) if text.isdecimal() else -1
