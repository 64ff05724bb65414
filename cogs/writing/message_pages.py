"""What a message shows: the newest page for a stored message or an opened hand.

Notes to a player and the page to which they have turned are remembered here, in memory only.
"""

from __future__ import annotations

from collections.abc import Callable

from discord.ext import commands
from msgspec import Struct
from msgspec.structs import replace

from bot.bounded import Bounded
from bot.engine import Mode
from bot.engine.events import LeftTable, MatchEnded, RoundEnded
from bot.i18n import Translator
from bot.place import settings_of
from bot.render import (
    Button,
    Page,
    PublicPage,
    Reminder,
    backs_page,
    closed_page,
    direct_reminder,
    offer_in_channel,
    offer_page,
    reminder,
    told_result,
)
from bot.render.page import P
from bot.render.plainer_pages import without_uploads
from bot.store.rows import MessageKind, MessageRow
from bot.tables import CallRecipients, TableView
from bot.views.names import escaped

from .._services import BotServices, services_of, texts_of_person
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
from .addresses import Hand, OpenedBacks, OpenedHand
from .discord_refusals import ChannelTrouble, HandTrouble
from .result_posters import ResultPosters
from .sent_pictures import SentPictures

_SECONDS_THAT_A_WORD_LASTS = 60.0
"""Afterwards its reader no longer knows what it was about."""

_MOST_WORDS = 10_000
_MOST_TROUBLES = 10_000


class _HandNote(Struct, frozen=True):
    """A word to one player, which was said in a round, or (None) in the lobby."""

    text: str
    said_at: float
    round_number: int | None


class HandNotes:
    """Notes on hands: words to one player, and why the table cannot see its board."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` returns seconds that never go back."""
        self._now = now
        self._for_players: Bounded[tuple[str, int], _HandNote] = Bounded(_MOST_WORDS)
        self._kept: Bounded[tuple[str, int], _HandNote] = Bounded(_MOST_WORDS)
        self._troubles: Bounded[str, ChannelTrouble] = Bounded(_MOST_TROUBLES)
        self._fading: Bounded[str, None] = Bounded(_MOST_TROUBLES)

    def say(self, view: TableView, text: str) -> None:
        """Show this on the next page of the viewer's hand, if that is one of this round."""
        self._note(self._for_players, view, text)

    def keep(self, view: TableView, text: str) -> None:
        """Show this on every page of the viewer's hand until they act or the round is over."""
        self._note(self._kept, view, text)

    def _note(self, notes: Bounded[tuple[str, int], _HandNote], view: TableView, text: str) -> None:
        user_id = None if view.me is None else view.me.user_id
        if user_id is not None:
            notes[view.game.id, user_id] = _HandNote(text, self._now(), view.round_number)

    def drop_kept(self, game_id: str, user_id: int) -> None:
        """Drop the note that was kept until the player acted."""
        self._kept.pop((game_id, user_id), None)

    def forget(self) -> None:
        """Drop all notes: they may name a person who has deleted their data."""
        self._for_players.clear()
        self._kept.clear()

    def ask_for_press(self, game_id: str) -> None:
        """Ask on the hands of this game for a press on its board, which soon is out of reach."""
        self._fading[game_id] = None

    def ask_no_more(self, game_id: str) -> bool:
        """Note that the board was pressed, or is out of reach; return whether that was asked."""
        return game_id in self._fading and self._fading.pop(game_id) is None

    def begin(self, game_id: str, trouble: ChannelTrouble) -> bool:
        """Note that this game's board cannot be written; return whether that is new."""
        news = self._troubles.get(game_id) is not trouble
        self._troubles[game_id] = trouble
        return news

    def end(self, game_id: str) -> bool:
        """Note that this game's board was written; return whether it could not be before."""
        return self._troubles.pop(game_id, None) is not None

    def to(self, view: TableView, t: Translator) -> str | None:
        """Return the note for the viewer, or None. A word that was said is shown once."""
        user_id = None if view.me is None else view.me.user_id
        if user_id is not None:
            address = (view.game.id, user_id)
            for note in (self._for_players.pop(address, None), self._kept.get(address)):
                if note is not None and self._is_current(note, view):
                    return note.text
        trouble = self._troubles.get(view.game.id)
        if trouble is None and view.game.id in self._fading:
            return t.format("note-press-board", link=view.board_link or "")
        if trouble is None:
            return None
        return t.format(trouble.value, channel=f"<#{view.game.channel_id}>")

    def _is_current(self, note: _HandNote, view: TableView) -> bool:
        """Return whether the reader still knows what it is about: a deal makes it past."""
        is_recent = self._now() - note.said_at <= _SECONDS_THAT_A_WORD_LASTS
        return is_recent and note.round_number == view.round_number


_MOST_TURNED = 10_000


class TurnedPages:
    """The page, from 0, of each hand that is not turned to its first page."""

    def __init__(self) -> None:
        self._pages: Bounded[Hand | OpenedHand, int] = Bounded(_MOST_TURNED)

    def turn(self, hand: Hand | OpenedHand, page: int) -> None:
        """Note the page to which the reader has turned this hand."""
        if page > 0:
            self._pages[hand] = page
        else:
            self._pages.pop(hand, None)

    def forget_person(self, user_id: int) -> None:
        """Forget the hands of this person."""
        theirs = [
            hand for hand in self._pages if isinstance(hand, OpenedHand) and hand.user == user_id
        ]
        for hand in theirs:
            del self._pages[hand]

    def at(self, hand: Hand | OpenedHand) -> int:
        """Return the page that this hand shows."""
        return self._pages.get(hand, 0)


_MOST_INCOMPLETE = 10_000


class IncompletePages:
    """The games of which a page lacked the emoji of its cards, or what is known of its server."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
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
        if services_of(self._bot).card_emoji.of(mode) is None:
            return False
        # Another process knows the other servers: their names are never known to this one.
        if guild_id is None or not has_server(self._bot, guild_id):
            return True
        return server_name(self._bot, guild_id) is not None


class Sentence(Struct, frozen=True):
    """A text that may mention these people, perhaps with a button below it."""

    text: str
    called: CallRecipients
    button: Button | None = None


class MessagePages:
    """Makes pages from views, with the notes for their viewers."""

    def __init__(self, bot: commands.Bot, services: BotServices, words: HandNotes) -> None:
        self._bot = bot
        self._services = services
        self._words = words
        self.turned = TurnedPages()
        self.incomplete = IncompletePages(bot)
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
            hand = Hand(message.game_id, message.seat)
            return self.hand(hand, view, self.texts(view))
        if message.kind in (MessageKind.OFFER, MessageKind.RESULT):
            return self._for_follower(message, view)
        return self._public(message, view)

    def hand(
        self, hand: Hand | OpenedHand, view: TableView, t: Translator, note: str | None = None
    ) -> Page:
        """Return the viewer's hand with `note`, or with the note that is kept for them."""
        self.incomplete.note(view)
        context = context_of(self._bot, view)
        note, page = note or self._words.to(context, t), self.turned.at(hand)
        if view.shows_result:
            result = replace(context.result, hurdle=self.posters.hurdle(view))
            context = replace(context, result=result)
        poster = self.posters.known(view, self.texts(view)) if view.result_is_hand else None
        return own_hand(context, t, note, page, poster)

    def opened(self, address: OpenedHand, view: TableView, locale: str, *, is_last: bool) -> Page:
        """Return what was opened in the channel; the last page says how to go on."""
        t = texts_of_person(self._services, address.user, locale)
        self.incomplete.note(view)
        if isinstance(address, OpenedBacks):
            context = context_of(self._bot, view)
            ends = f"{t.format('note-backs-end')} {context.board_link or ''}".strip()
            return backs_page(context, t, ends if is_last else None)
        note = t.format("note-hand-ends") if is_last else None
        return self.hand(address, view, t, note)

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

    def offer_in_channel(self, user_id: int, view: TableView) -> str:
        """Return the message that offers a seat to this person."""
        context, t, follower = context_of(self._bot, view), self.texts(view), view.follower(user_id)
        if follower is None or follower.offered_until is None:
            return t.format("offer-is-over")
        return offer_in_channel(context, f"<@{user_id}>", follower.offered_until, t)

    async def lobby_call(self, view: TableView) -> tuple[str, CallRecipients]:
        """Return the message that calls people to the lobby, and whom it may mention."""
        tables, t = self._services.tables, self.texts(view)
        called = await tables.people_called.to_rematch(view) or await tables.people_called.by_host(
            view
        )
        people = [f"<@{user_id}>" for user_id in called.user_ids]
        if called.role_id is not None:
            people.append(f"<@&{called.role_id}>")
        host = next((seat.name for seat in view.seats if seat.user_id == view.game.host_id), "")
        mode = t.format(f"mode-{view.options.mode}")
        named = {"people": " ".join(people), "player": escaped(host), "mode": mode}
        text = t.format("lobby-call", **named, link=context_of(self._bot, view).board_link or "")
        return text.strip(), called

    def hand_elsewhere(self, trouble: HandTrouble, players: str, view: TableView) -> str:
        """Return where these players, whom no direct message reaches, find their hands."""
        link = context_of(self._bot, view).board_link or ""
        return self.texts(view).format(trouble.value, player=players, link=link).strip()

    async def sentence(self, message: MessageRow, view: TableView) -> Sentence:
        """Return the sentence of a reminder, of a call to the lobby, or of an offered seat."""
        if message.kind is MessageKind.CALL:
            return Sentence(*(await self.lobby_call(view)))
        assert message.user_id is not None
        called = CallRecipients((message.user_id,))
        if message.kind is MessageKind.OFFER_IN_CHANNEL:
            return Sentence(self.offer_in_channel(message.user_id, view), called)
        assert message.seat is not None
        reminds = self.reminder(message.seat, message.user_id, view)
        return Sentence(reminds.text, called, reminds.quiet)

    def reminder(self, seat: int, user_id: int, view: TableView) -> Reminder:
        """Return the reminder for the player whose turn it is."""
        return reminder(context_of(self._bot, view), seat, f"<@{user_id}>", self.texts(view))

    def direct_reminder(self, seat: int, view: TableView) -> Reminder:
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
