"""The page that a posted message or an opened hand shows, and in which language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord.ext import commands
from msgspec import structs

from bot.engine import Mode, build_options, observe
from bot.i18n import Texts
from bot.render import (
    Page,
    PublicPage,
    backs_page,
    closed_page,
    hand_page,
    offer_in_channel,
    offer_page,
    reminder,
    told_result,
)
from bot.setting_values import Choices, PersonSettings
from bot.store.rows import MessageKind, MessageRow
from bot.tables import CallRecipients, TableView
from bot.views.table_values import Follower
from cogs._services import BotServices, personal_texts, services_of
from cogs.showing.pages import context_of, public_page
from cogs.writing import message as kinds
from cogs.writing.discord_refusals import ChannelTrouble
from cogs.writing.hand_notes import HandNotes
from cogs.writing.message_pages import MessagePages
from cogs.writing.message_requests import Sentence
from tests.positions import one_card_left, plain, position
from tests.render import contexts
from tests.tables.world import START
from workbench.samples.bare_table import changed

from ..asking import CLICKER, Click
from ..table_views import ANNA, LOBBY, client, view_in

TEXTS = Texts.load()
ENGLISH, GERMAN = TEXTS.get("en-US"), TEXTS.get("de")
CLASSIC = plain(build_options(Mode.CLASSIC), 3)
GAME = LOBBY.game.id
OVER = position(f"{one_card_left(3, 'option target=round')}\nanna: play R5")
CHANNEL, OWN = view_in(CLASSIC, None), view_in(CLASSIC, 0)
BOT = cast(commands.Bot, client())


@pytest.fixture
def words() -> HandNotes:
    return HandNotes(lambda: 5.0)


@pytest.fixture
def languages() -> dict[int, str]:
    """The language that each person has chosen, by user id."""
    return {}


@pytest.fixture
def services(languages: dict[int, str]) -> BotServices:
    settings = SimpleNamespace(
        known_person=lambda user: PersonSettings(user, Choices(language=languages.get(user)))
    )
    tables = SimpleNamespace(settings=settings)
    emoji = services_of(BOT).card_emoji
    given = SimpleNamespace(texts=TEXTS, tables=tables, pictures=None, card_emoji=emoji)
    return cast(BotServices, given)


@pytest.fixture
def pages(words: HandNotes, services: BotServices) -> MessagePages:
    return MessagePages(BOT, services, words)


def row(kind: MessageKind, seat: int | None = None) -> MessageRow:
    return MessageRow(1, GAME, 7, kind, seat, None, 70, 2, 4, None, None)


def hand(note: str | None = None, t: Any = ENGLISH) -> Page:
    """Anna's hand."""
    return hand_page(context_of(BOT, OWN), t, note=note)


@pytest.mark.parametrize("kind", [MessageKind.LOBBY, MessageKind.BOARD])
def test_what_the_channel_has_is_for_everybody(pages: MessagePages, kind: MessageKind) -> None:
    page = pages.page(row(kind), CHANNEL)
    assert isinstance(page, PublicPage)
    assert page == public_page(BOT, TEXTS, kind, CHANNEL)


def test_a_hand_is_for_one_person(pages: MessagePages) -> None:
    page = pages.page(row(MessageKind.HAND, 0), OWN)
    assert not isinstance(page, PublicPage)
    assert page == hand()


def test_a_message_is_in_the_language_of_its_table(pages: MessagePages) -> None:
    german = structs.replace(OWN, locale="de")
    assert pages.texts(german) is GERMAN
    assert pages.page(row(MessageKind.HAND, 0), german) == hand(t=GERMAN)
    unknown = structs.replace(OWN, locale=None)
    assert pages.texts(unknown) is GERMAN, "the language of the server"


def test_a_hand_stays_where_its_reader_has_turned_it(pages: MessagePages, words: HandNotes) -> None:
    view = view_in(contexts.position(contexts.options_of(Mode.CLASSIC), 50, different=True), 0)
    first, second = (hand_page(context_of(BOT, view), ENGLISH, page=page) for page in (0, 1))
    assert first != second
    words.turn(kinds.HAND.at(GAME, 0), 1)
    assert pages.page(row(MessageKind.HAND, 0), view) == second
    assert pages.hand(kinds.OPENED_HAND.at(GAME, ANNA), view, ENGLISH) == first


def test_a_waiting_note_is_shown_once_no_other_note_is_given(
    pages: MessagePages, words: HandNotes
) -> None:
    words.say(OWN, "Patience!")
    assert pages.hand(kinds.HAND.at(GAME, 0), OWN, ENGLISH, "Look!") == hand("Look!")
    assert pages.hand(kinds.HAND.at(GAME, 0), OWN, ENGLISH) == hand("Patience!")
    assert pages.hand(kinds.HAND.at(GAME, 0), OWN, ENGLISH) == hand(), "a note is shown once"


def test_trouble_with_the_board_is_shown_on_the_hand(pages: MessagePages, words: HandNotes) -> None:
    words.begin(GAME, ChannelTrouble.LOCKED)
    told = GERMAN.format("note-channel-locked", channel="<#70>")
    assert pages.hand(kinds.HAND.at(GAME, 0), OWN, GERMAN) == hand(told, t=GERMAN)


@pytest.mark.parametrize("is_last", [True, False])
def test_an_opened_hand_says_on_its_last_page_how_to_go_on(
    pages: MessagePages, is_last: bool
) -> None:
    shown = pages.opened(
        kinds.OPENED_HAND.at(GAME, ANNA), OWN, "de", "note-hand-ends" if is_last else None
    )
    note = GERMAN.format("note-hand-ends") if is_last else None
    assert shown == hand(note, t=GERMAN)


@pytest.mark.parametrize("is_last", [True, False])
def test_opened_backs_say_on_their_last_page_how_to_go_on(
    pages: MessagePages, is_last: bool
) -> None:
    view = view_in(plain(build_options(Mode.FLIP), 3), 0)
    shown = pages.opened(
        kinds.OPENED_BACKS.at(GAME, ANNA), view, "de", "note-hand-ends" if is_last else None
    )
    ends = GERMAN.format("note-backs-end") if is_last else None
    assert shown == backs_page(context_of(BOT, view), GERMAN, ends)


def test_what_somebody_opened_is_in_the_language_they_have_chosen(
    pages: MessagePages, languages: dict[int, str]
) -> None:
    languages[ANNA] = "de"
    shown = pages.opened(kinds.OPENED_HAND.at(GAME, ANNA), OWN, "en-US", None)
    assert shown == hand(t=GERMAN)


def test_whoever_clicks_is_answered_in_their_own_language(
    services: BotServices, languages: dict[int, str]
) -> None:
    german = Click().interaction
    assert personal_texts(services, german) is GERMAN, "the language of their client"
    languages[CLICKER] = "en"
    assert personal_texts(services, german) is ENGLISH, "the language that they have chosen"


FOLLOWER = Follower(9, "Zoe", None, START)


def followed(**changes: Any) -> TableView:
    """The match as the channel sees it, with one follower."""
    return changed(CHANNEL, followers=(structs.replace(FOLLOWER, **changes),))


def written_to_zoe(kind: MessageKind) -> MessageRow:
    return structs.replace(row(kind), user_id=9)


@pytest.mark.parametrize(
    ("locale", "chosen", "t"),
    [(None, "de", ENGLISH), ("de", None, GERMAN), ("de", "en", ENGLISH)],
    ids=["the table's where nobody knows", "their Discord's", "the one they have chosen"],
)
def test_a_seat_is_offered_in_the_followers_language(
    pages: MessagePages, languages: dict[int, str], locale: str | None, chosen: str | None, t: Any
) -> None:
    if chosen is not None:
        languages[9] = chosen
    view = followed(locale=locale)
    offer = pages.page(written_to_zoe(MessageKind.OFFER), view)
    assert offer == offer_page(context_of(BOT, view), START, t)
    assert isinstance(offer, PublicPage), "there is no card on it"


def test_the_result_is_told_to_a_follower(pages: MessagePages) -> None:
    over = structs.replace(followed(locale="de"), observation=observe(OVER, None))
    told = pages.page(written_to_zoe(MessageKind.RESULT), over)
    assert told == told_result(context_of(BOT, over), GERMAN)


@pytest.mark.parametrize("view", [followed(offered_until=None), CHANNEL])
async def test_an_offer_that_is_over_says_so(pages: MessagePages, view: TableView) -> None:
    over = pages.page(written_to_zoe(MessageKind.OFFER), view)
    assert over == closed_page(ENGLISH.format("offer-is-over"))
    told = await pages.sentence(written_to_zoe(MessageKind.OFFER_IN_CHANNEL), view)
    assert told.text == ENGLISH.format("offer-is-over")


async def test_an_offer_in_the_channel_calls_its_person(pages: MessagePages) -> None:
    view = followed(locale="de")
    told = await pages.sentence(written_to_zoe(MessageKind.OFFER_IN_CHANNEL), view)
    assert told.text == offer_in_channel(context_of(BOT, view), "<@9>", START, ENGLISH)
    assert told.called == CallRecipients((9,))


async def test_a_reminder_calls_its_person_in_the_language_of_the_seat(pages: MessagePages) -> None:
    board = changed(CHANNEL, message_id=99, locale="de")
    told = await pages.sentence(structs.replace(row(MessageKind.REMINDER, 0), user_id=ANNA), board)
    shown = reminder(context_of(BOT, board), 0, "<@1>", GERMAN)
    assert told == Sentence(shown.text, CallRecipients((ANNA,)), shown.quiet)
    assert "https://discord.com/channels/7/70/99" in told.text
