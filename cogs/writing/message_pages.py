"""What a message is to show: a row or an opened hand -> its newest page."""

from __future__ import annotations

from discord.ext import commands

from bot.i18n import Translator
from bot.render import (
    Page,
    PublicPage,
    Reminder,
    backs_page,
    closed_page,
    offer_in_channel,
    offer_page,
    reminder,
    told_result,
)
from bot.render.names import escaped
from bot.store.rows import MessageKind, MessageRow
from bot.tables import Called, TableView

from .._services import Services, texts_of_person
from ..showing.layout import PrivateLayout, PublicLayout
from ..showing.page_contexts import context_of, table_texts
from ..showing.pages import own_hand, public_page
from .addresses import Hand, OpenedBacks, OpenedHand
from .hand_notes import HandNotes
from .turned_pages import TurnedPages


class MessagePages:
    """Makes pages from views; a word for somebody goes on their own hand."""

    def __init__(self, bot: commands.Bot, services: Services, words: HandNotes) -> None:
        self._bot = bot
        self._services = services
        self._words = words
        self.turned = TurnedPages()

    def texts(self, view: TableView) -> Translator:
        """The language of a message that is nobody's answer."""
        return table_texts(self._bot, self._services.texts, view)

    def layout(self, message: MessageRow, view: TableView) -> PublicLayout | PrivateLayout:
        """What this lobby, board or hand is to show."""
        if message.kind is MessageKind.HAND and message.seat is not None:
            hand = Hand(message.game_id, message.seat)
            return PrivateLayout(self.hand(hand, view, self.texts(view)))
        if message.kind in (MessageKind.OFFER, MessageKind.RESULT):
            return PublicLayout(self._for_follower(message, view))
        page = public_page(self._bot, self._services.texts, message.kind, view)
        return PublicLayout(page)

    def hand(
        self, hand: Hand | OpenedHand, view: TableView, t: Translator, note: str | None = None
    ) -> Page:
        """The viewer's hand, with `note` or else with what there is to say to the viewer."""
        note, page = note or self._words.to(view, t), self.turned.at(hand)
        return own_hand(context_of(self._bot, view), view, t, note, page)

    def opened(self, address: OpenedHand, view: TableView, locale: str, *, is_last: bool) -> Page:
        """What somebody has opened in the channel; the last page says how to go on."""
        t = texts_of_person(self._services, address.user, locale)
        if isinstance(address, OpenedBacks):
            ends = t.format("note-backs-end") if is_last else None
            return backs_page(context_of(self._bot, view), t, ends)
        note = t.format("note-hand-ends") if is_last else None
        return self.hand(address, view, t, note)

    def _for_follower(self, message: MessageRow, view: TableView) -> PublicPage:
        """What is written to somebody who follows the match, in their language."""
        context, follower = context_of(self._bot, view), view.follower(message.user_id)
        t = self.texts(view)
        if follower is not None and follower.locale is not None:
            t = texts_of_person(self._services, follower.user_id, follower.locale)
        if message.kind is MessageKind.RESULT:
            return told_result(context, t)
        if follower is None or follower.offered_until is None:
            return closed_page(t.format("offer-is-over"))
        return offer_page(context, follower.offered_until, t)

    def offer_in_channel(self, user_id: int, view: TableView) -> str:
        """The word to somebody to whom a seat is offered."""
        context, t, follower = context_of(self._bot, view), self.texts(view), view.follower(user_id)
        if follower is None or follower.offered_until is None:
            return t.format("offer-is-over")
        return offer_in_channel(context, f"<@{user_id}>", follower.offered_until, t)

    async def lobby_call(self, view: TableView) -> tuple[str, Called]:
        """The word to those who are called to the lobby, and who they are."""
        tables, t = self._services.tables, self.texts(view)
        called = await tables.people_called.to_rematch(view) or await tables.people_called.by_host(
            view
        )
        people = [f"<@{user_id}>" for user_id in called.user_ids]
        if called.role_id is not None:
            people.append(f"<@&{called.role_id}>")
        host = next((seat.name for seat in view.seats if seat.user_id == view.host_id), "")
        mode = t.format(f"mode-{view.options.mode}")
        text = t.format("lobby-call", people=" ".join(people), player=escaped(host), mode=mode)
        return text, called

    def reminder(self, seat: int, user_id: int, view: TableView) -> Reminder:
        """The word to whom everybody waits for."""
        return reminder(context_of(self._bot, view), seat, f"<@{user_id}>", self.texts(view))
