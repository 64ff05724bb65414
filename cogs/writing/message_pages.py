"""What a message shows: the newest page for a stored message or an opened hand.

A page is made from the newest view alone, with the notes for its reader.
"""

from __future__ import annotations

from discord.ext import commands
from msgspec.structs import replace

from bot.bounded import Bounded
from bot.engine import Mode
from bot.engine.events import LeftTable, MatchEnded, RoundEnded
from bot.i18n import Translator
from bot.place import settings_of
from bot.render import (
    Page,
    PrivatePage,
    PublicPage,
    Reminder,
    Text,
    backs_page,
    closed_page,
    direct_reminder,
    offer_in_channel,
    offer_page,
    reminder,
    subscription_button,
    told_result,
)
from bot.render.page import P
from bot.render.plainer_pages import without_uploads
from bot.store.rows import MessageKind, MessageRow
from bot.tables import CallRecipients, TableView
from bot.views.names import escaped

from .._services import BotServices, texts_of_person
from ..connecting.processes import has_server
from ..permissions import no_files_are_taken
from ..showing.pages import (
    context_of,
    own_hand,
    public_page,
    result_context_of,
    server_name,
    table_texts,
)
from .discord_refusals import HandTrouble
from .hand_notes import HandNotes
from .message import HAND, OPENED_BACKS, Address
from .message_requests import Sentence
from .own_messages import OwnMessage
from .result_posters import ResultPosters, SentPictures

_MOST_INCOMPLETE = 10_000


class IncompletePages:
    """The games of which a page lacked the emoji of its cards, or what is known of its server."""

    def __init__(self, bot: commands.Bot, services: BotServices) -> None:
        self._bot = bot
        self._services = services
        self._needed: Bounded[str, tuple[Mode, int | None]] = Bounded(_MOST_INCOMPLETE)

    def note(self, view: TableView) -> None:
        """Note that a page of this table is made now, which may lack something."""
        needed = view.options.mode, settings_of(view.game.place)
        if not self._is_known(*needed):
            self._needed[view.game.id] = needed

    def pop_completable(self) -> list[str]:
        """Forget the games whose pages would lack nothing now, and return them."""
        found = [game_id for game_id, needed in self._needed.items() if self._is_known(*needed)]
        for game_id in found:
            del self._needed[game_id]
        return found

    def _is_known(self, mode: Mode, guild_id: int | None) -> bool:
        if self._services.card_emoji.of(mode) is None:
            return False
        # Another process knows the other servers: their names are never known to this one.
        if guild_id is None or server_name(self._bot, guild_id) is not None:
            return True
        return not has_server(self._bot, guild_id)


class MessagePages:
    """Makes pages from views, with the notes for their viewers."""

    def __init__(self, bot: commands.Bot, services: BotServices, notes: HandNotes) -> None:
        self._bot = bot
        self._services = services
        self.notes = notes
        self.incomplete = IncompletePages(bot, services)
        self.posters = ResultPosters(services.tables, services.pictures)
        self.sent_pictures = SentPictures()

    def texts(self, view: TableView) -> Translator:
        """Return the texts for a message that answers nobody."""
        return table_texts(self._bot, self._services.texts, view)

    async def prepare(self, message: MessageRow, view: TableView) -> None:
        """Wait until everything this message shows has been loaded.

        The first page with a result does not wait for its picture.
        """
        match message.kind:
            case MessageKind.POSTER if message.round_number is not None:
                t = self.texts(view)
                await self.posters.of_round(message.game_id, message.round_number, t)
            case MessageKind.BOARD | MessageKind.HAND if _shows_poster(message, view):
                if not has_just_ended(view):
                    await self.posters.of_view(view, self.texts(view))
            case MessageKind.EVENING:
                await self.posters.of_evening(view, self.texts(view))
            case MessageKind.HAND if view.shows_result:
                await self.posters.look_up_hurdle(view)
            case _:
                pass

    def lacks_poster(self, message: MessageRow, view: TableView) -> bool:
        """Return whether this is a result whose poster is not drawn yet."""
        if not _shows_poster(message, view):
            return False
        return self.posters.known(view, self.texts(view)) is None

    def hand_lacks_poster(self, view: TableView) -> bool:
        """Return whether the viewer's hand shows a result whose poster is not drawn yet."""
        return view.result_is_hand and self.posters.known(view, self.texts(view)) is None

    async def for_everybody(self, message: MessageRow, view: TableView) -> PublicPage:
        """Return the newest page of this lobby, board or poster, for an edit of it."""
        await self.prepare(message, view)
        return self._for_edit(message, self._public(message, view))

    def _public(self, message: MessageRow, view: TableView) -> PublicPage:
        t = self.texts(view)
        self.incomplete.note(view)
        if message.kind is MessageKind.POSTER:
            page = self.posters.page(message.game_id, message.round_number, t)
        elif message.kind is MessageKind.EVENING:
            page = self.posters.evening_page(result_context_of(self._bot, view, t), t)
        else:
            poster = self.posters.known(view, t) if view.shows_result else None
            page = public_page(self._bot, self._services.texts, message.kind, view, poster)
        where = message.channel_id
        if where is not None and no_files_are_taken(self._bot, where):
            return without_uploads(page)
        return page

    def for_edit(self, message: MessageRow, view: TableView) -> Page:
        """Return the newest page of this message for an edit, with no picture to be sent again."""
        return self._for_edit(message, self.page(message, view))

    def _for_edit(self, message: MessageRow, page: P) -> P:
        if message.message_id is None:
            return page
        return self.sent_pictures.for_edit(message.message_id, page)

    def page(self, message: MessageRow, view: TableView) -> Page:
        """Return the newest page of this lobby, board, hand or word to a follower."""
        if message.kind is MessageKind.HAND and message.seat is not None:
            hand, t = HAND.at(message.game_id, message.seat), self.texts(view)
            rests = message.message_id is not None and self.notes.rests(message.message_id)
            return self.hand(hand, view, t, t.format("note-hand-elsewhere") if rests else None)
        if message.kind in (MessageKind.OFFER, MessageKind.RESULT):
            return self._for_follower(message, view)
        return self._public(message, view)

    def hand(self, hand: Address, view: TableView, t: Translator, note: str | None = None) -> Page:
        """Return the viewer's hand with `note`, or with the note that is kept for them."""
        self.incomplete.note(view)
        context = context_of(self._bot, view)
        note, page = note or self.notes.to(context, t), self.notes.page_of(hand)
        if view.shows_result:
            result = replace(context.result, hurdle=self.posters.hurdle(view))
            context = replace(context, result=result)
        poster = self.posters.known(view, self.texts(view)) if view.result_is_hand else None
        return own_hand(context, t, note, page, poster)

    def opened(self, address: Address, view: TableView, locale: str, last_word: str | None) -> Page:
        """Return what was opened in the channel; the last page says how to go on."""
        t = texts_of_person(self._services, address.number, locale)
        self.incomplete.note(view)
        if address.kind is OPENED_BACKS:
            context = context_of(self._bot, view)
            ends = f"{t.format('note-backs-end')} {context.board_link or ''}".strip()
            return backs_page(context, t, ends if last_word else None)
        return self.hand(address, view, t, t.format(last_word) if last_word else None)

    def former_hand(self, former: OwnMessage) -> PrivatePage:
        """Return the page of an opened hand whose person has opened another one since."""
        t = texts_of_person(self._services, former.user_id, former.locale)
        return PrivatePage((Text(t.format("note-hand-opened-again")),))

    def _for_follower(self, message: MessageRow, view: TableView) -> PublicPage:
        """Return the page for a follower of the match, in their language."""
        follower, t = view.follower(message.user_id), self.texts(view)
        if follower is not None and follower.locale is not None:
            t = texts_of_person(self._services, follower.user_id, follower.locale)
        context = result_context_of(self._bot, view, t)
        if message.kind is MessageKind.RESULT:
            return told_result(context, t)
        if follower is None or follower.offered_until is None:
            return closed_page(t.format("offer-is-over"))
        return offer_page(context, follower.offered_until, t)

    def _offer_in_channel(self, user_id: int, view: TableView) -> str:
        """Return the message that offers a seat to this person."""
        context, t, follower = context_of(self._bot, view), self.texts(view), view.follower(user_id)
        if follower is None or follower.offered_until is None:
            return t.format("offer-is-over")
        return offer_in_channel(context, f"<@{user_id}>", follower.offered_until, t)

    def _call(self, key: str, called: CallRecipients, view: TableView) -> str:
        t, people = self.texts(view), [f"<@{user_id}>" for user_id in called.user_ids]
        if called.role_id is not None:
            people.append(f"<@&{called.role_id}>")
        host = next((seat.name for seat in view.seats if seat.user_id == view.game.host_id), "")
        mode = t.format(f"mode-{view.options.mode}")
        named = {"people": " ".join(people), "player": escaped(host), "mode": mode}
        return t.format(key, **named, link=context_of(self._bot, view).board_link or "").strip()

    def hand_elsewhere(self, trouble: HandTrouble, players: str, view: TableView) -> str:
        """Return where these players, whom no direct message reaches, find their hands."""
        link = context_of(self._bot, view).board_link or ""
        return self.texts(view).format(trouble.value, player=players, link=link).strip()

    async def sentence(self, message: MessageRow, view: TableView) -> Sentence:
        """Return the sentence of a reminder, of a call to the lobby, or of an offered seat."""
        tables, no_more = self._services.tables, None
        match message.kind:
            case MessageKind.CALL:
                key, called = "lobby-call", await tables.people_called.to_rematch(view)
                called = called or await tables.people_called.by_host(view)
            case MessageKind.SUBSCRIBERS_CALL:
                key, called = "lobby-call-subscribers", await tables.subscriptions.called_to(view)
                no_more = subscription_button(self.texts(view), subscribed=True)
            case MessageKind.EVENING_CALL:
                key, called = "lobby-call-evening", await tables.weeklies.people_called(view)
            case MessageKind.RECESS_CALL:
                here = [seat for seat in view.seats if seat.is_person and not seat.thrown_out]
                rung = (seat.user_id for seat in here if seat.choices.ring_after is not None)
                key, called = "recess-call", CallRecipients(tuple(filter(None, rung)))
            case _:
                return self._sentence_to_one(message, view)
        return Sentence(self._call(key, called, view), called, no_more)

    def _sentence_to_one(self, message: MessageRow, view: TableView) -> Sentence:
        assert message.user_id is not None
        called = CallRecipients((message.user_id,))
        if message.kind is MessageKind.OFFER_IN_CHANNEL:
            return Sentence(self._offer_in_channel(message.user_id, view), called)
        assert message.seat is not None
        if message.is_direct:
            reminds = self._direct_reminder(message.seat, view)
        else:
            context, mention = context_of(self._bot, view), f"<@{message.user_id}>"
            reminds = reminder(context, message.seat, mention, self.texts(view))
        return Sentence(reminds.text, called, reminds.quiet)

    def _direct_reminder(self, seat: int, view: TableView) -> Reminder:
        """Return the reminder for the player whose turn it is, in their language."""
        t = self.texts(replace(view, locale=view.seats[seat].locale or view.locale))
        return direct_reminder(context_of(self._bot, view), seat, t)


def _shows_poster(message: MessageRow, view: TableView) -> bool:
    """Return whether this message shows a result with its poster, as a board does."""
    if message.kind is MessageKind.HAND:
        return view.result_is_hand
    return message.kind is MessageKind.BOARD and view.shows_result


def has_just_ended(view: TableView) -> bool:
    """Return whether the newest step is the end of a round, after which players may have left."""
    if not view.newest_events:
        return False
    for step in reversed(view.steps):
        if any(isinstance(event, RoundEnded | MatchEnded) for event in step.events):
            return True
        if not any(isinstance(event, LeftTable) for event in step.events):
            return False
    return False
