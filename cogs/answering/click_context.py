"""A click on its way to its answer: what handlers use, and the answers that many of them give."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import ParamSpec

import discord

from bot.kept_property import kept_property
from bot.place import BotDm
from bot.render import Click, Page, Verb, lobby_more_page, membership
from bot.tables import Deed, Outcome, Reason, Rejected, TableView
from bot.views.table_values import Status

from .._services import BotServices
from ..audience import clicked_hand
from ..showing.pages import context_of, refusal_text
from ..writing.message import HAND, OPENED_HAND, Address
from ..writing.writer import Writer
from .replies import EditReply, Newer, PrivateReply, Reply, said
from .request import Request

_More = ParamSpec("_More")


class ClickContext(Click, Request, frozen=True, kw_only=True, dict=True, eq=False):
    """A click on its way to its answer."""

    client: discord.Client
    services: BotServices
    writer: Writer
    interaction: discord.Interaction

    @kept_property
    def in_own(self) -> bool:
        """Whether the clicked message is the clicking person's hand, or another page of theirs."""
        return clicked_hand(self.interaction)

    async def submit(self, deed: Deed[_More], *more: _More.args, **named: _More.kwargs) -> Outcome:
        """Let the clicking person do something at the table, and return what became of it."""
        return await self.tables.submit(self.game, self.user_id, deed, *more, **named)

    async def own_view(self) -> TableView | None:
        """Return the table as the clicking person may see it, or None if there is none."""
        return await self.tables.games.view(self.game, self.user_id)

    @property
    def not_there(self) -> Reply:
        """The reply to a click that was never offered, or no longer is."""
        return said(self.t.format("note-not-there"))

    @property
    def no_such_game(self) -> Reply:
        """The reply to a click on a message of a game that no longer exists."""
        self._note_unknown_game()
        return said(self.t.format("reason-no-such-game", member=membership(self.place)))

    def _note_unknown_game(self) -> None:
        """Note the message: a new one can only be of a process with another database."""
        if self.interaction.message is not None:
            self.services.other_database.unknown_game(self.interaction.message.created_at)

    def hand_address(self, view: TableView) -> Address:
        """Return the address of the hand that the clicking person looks at."""
        if isinstance(self.place, BotDm) and view.seat is not None:
            return HAND.at(self.game, view.seat)
        return OPENED_HAND.at(self.game, self.user_id)

    def placed(
        self,
        view: TableView,
        page: Page,
        fresh: Address | None = None,
        again: Callable[[], Awaitable[Reply]] | None = None,
        *,
        stays: bool = False,
    ) -> Reply:
        """Show a private page in the clicked hand, or beside the clicked board.

        A new message is kept fresh from now on at the address `fresh`, if one is given. If the
        table goes on before the page is sent, the clicked hand shows the newest hand, and a new
        message what `again` makes.

        A page that `stays` has a way back. In a hand by direct message it is shown until the game
        goes on. A private message in a server is no hand: it keeps showing the page.
        """
        if stays and self.in_own and not isinstance(self.place, BotDm):
            return EditReply(page, newer=None if again is None else self.if_gone_on(view, again))
        if self.in_own:
            hand = partial(self._newer_hand, view, None)
            return EditReply(page, version=view.game.version, newer=self.if_gone_on(view, hand))
        newer = None if again is None else self.if_gone_on(view, again)
        if fresh is None:
            return PrivateReply(page, newer=newer)
        opened = partial(self.writer.keep_fresh, fresh, version=view.game.version)
        return PrivateReply(page, opened, newer)

    def if_gone_on(self, answered: TableView, again: Newer) -> Newer:
        """Return a function that makes a reply `again` if the table has a newer version by then."""

        async def newer() -> Reply | None:
            version = await self.tables.games.version(self.game)
            return None if version is None or version <= answered.game.version else await again()

        return newer

    def hand_edit(self, view: TableView, note: str | None) -> EditReply:
        """Show the newest hand, at the page to which the person has turned, in the clicked one.

        Nobody holds a hand in a lobby: there it is the page *More*, which is not kept fresh.
        """
        if view.game.status is Status.LOBBY:
            return EditReply(lobby_more_page(context_of(self.client, view), self.t, note))
        page = self.writer.hand_page(self.hand_address(view), view, self.t, note)
        newer = self.if_gone_on(view, partial(self._newer_hand, view, note))
        return EditReply(page, version=view.game.version, newer=newer)

    def shown_hand(self, view: TableView, note: str | None) -> Reply:
        """Show the newest hand in the clicked hand; on a board, show only the note, privately."""
        if self.in_own:
            return self.hand_edit(view, note)
        return said(note or self.t.format("answer-done"))

    def refused(self, rejected: Rejected) -> Reply:
        """Say why it was refused, in the clicked hand if there is one."""
        if rejected.reason is Reason.NO_SUCH_GAME:
            self._note_unknown_game()
        challenged = self.verb is Verb.CHALLENGE
        text = refusal_text(self.client, rejected, self.t, self.place, challenged=challenged)
        view = rejected.view
        if view is not None and (view.seat is not None or view.game.status is Status.LOBBY):
            return self.noted(view, text)
        return said(text)

    def noted(self, view: TableView, note: str) -> Reply:
        """Show the note on the clicked hand, or page of a lobby, else in a private message."""
        return self.hand_edit(view, note) if self.in_own else said(note)

    async def done(self, outcome: Outcome, note: str | None = None) -> Reply:
        """Show what became of a change: the hand with the note, or the clicked lobby or board."""
        if isinstance(outcome, Rejected):
            return self.refused(outcome)
        # A lobby becomes the hand where that is the board, too.
        if self.in_own or (outcome.game.board_is_hand and outcome.observation is not None):
            return self.hand_edit(outcome, note)
        return await self._newest_for_everybody() or said(self.t.format("answer-done"))

    async def _newest_for_everybody(self) -> EditReply | None:
        """Return the clicked lobby or board anew, or None if it is not ours any more."""
        message = self.interaction.message
        assert message is not None
        row = await self.tables.messages.at(self.game, message.id)
        view = await self.tables.games.view(self.game)
        if row is None or view is None:
            return None
        page = await self.writer.draw_for_everybody(row, view)
        newer = self.if_gone_on(view, self._newest_for_everybody)
        return EditReply(page, version=view.game.version, newer=newer)

    async def _newer_hand(self, answered: TableView, note: str | None) -> EditReply | None:
        """Return the hand anew. The note does not stand above the cards of the next round."""
        view = await self.own_view()
        if view is None:
            return None
        return self.hand_edit(view, note if view.round_number == answered.round_number else None)


def seat_number(text: str) -> int:
    """Return the seat that a click names, or -1, which no seat has."""
    return int(text) if text.isdecimal() else -1
