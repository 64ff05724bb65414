"""The page that a message shows, by its kind and the state of the game."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.engine import Mode, build_options, visible
from bot.engine.events import Challenged, Event, Passed
from bot.i18n import Texts
from bot.render import (
    PublicPage,
    board_page,
    closed_page,
    hand_page,
    lobby_page,
    revealed_text,
    started_page,
)
from bot.store.rows import MessageKind
from bot.views.table_parts import StepView
from bot.views.table_values import Ending, Status
from bot.views.table_view import TableView
from cogs.showing.pages import context_of, own_hand, public_page, revealed_to
from tests.positions import plain
from tests.render.contexts import options_of, position
from tests.tables.world import START
from workbench.samples.bare_table import changed

from ..table_views import LOBBY, client, view_in

TEXTS = Texts.load()
GERMAN = TEXTS.get("de")
STATE = plain(build_options(Mode.CLASSIC), 3)
CHANNEL = changed(view_in(STATE, None), locale="de", message_id=99)
HAND = view_in(STATE, 0)


def test_a_lobby_invites_until_the_cards_are_dealt() -> None:
    lobby = structs.replace(LOBBY, locale="de")
    invites = public_page(client(), TEXTS, MessageKind.LOBBY, lobby)
    assert invites == lobby_page(context_of(client(), lobby), GERMAN)
    dealt = public_page(client(), TEXTS, MessageKind.LOBBY, CHANNEL)
    assert dealt == started_page(context_of(client(), CHANNEL), GERMAN)


def test_a_lobby_that_nobody_started_says_so() -> None:
    closed = changed(LOBBY, locale="de", status=Status.OVER, ending=Ending.CLOSED)
    page = public_page(client(), TEXTS, MessageKind.LOBBY, closed)
    assert page == closed_page(GERMAN.format("lobby-closed", member="yes"))
    page = public_page(client(), TEXTS, MessageKind.LOBBY, changed(closed, operator_words="So!"))
    assert page == closed_page(f"{GERMAN.format('closed-by-operator')}\n> So!")


@pytest.mark.parametrize("status", [Status.LIVE, Status.OVER])
def test_a_board_is_what_the_channel_sees(status: Status) -> None:
    view = changed(CHANNEL, status=status)
    page = public_page(client(), TEXTS, MessageKind.BOARD, view)
    assert page == board_page(context_of(client(), view), GERMAN)


def test_where_a_table_has_no_language_it_is_its_servers() -> None:
    view = structs.replace(CHANNEL, locale=None)
    page = public_page(client(locale="de"), TEXTS, MessageKind.BOARD, view)
    assert page == board_page(context_of(client(), view), GERMAN)


def test_no_public_page_is_made_from_a_players_view() -> None:
    for kind in (MessageKind.LOBBY, MessageKind.BOARD):
        with pytest.raises(ValueError, match="for everybody"):
            public_page(client(), TEXTS, kind, HAND)


def test_a_hand_is_the_viewers_own_at_the_page_it_is_turned_to() -> None:
    view = view_in(position(options_of(Mode.CLASSIC), 50, different=True), 0)
    context = context_of(client(), view)
    assert own_hand(context, GERMAN) == hand_page(context, GERMAN)
    page = own_hand(context, GERMAN, "Psst!", 1)
    assert page == hand_page(context, GERMAN, page=1, note="Psst!")
    assert page != hand_page(context, GERMAN, note="Psst!")


def test_who_has_no_hand_reads_why() -> None:
    lobby = own_hand(context_of(client(), LOBBY), GERMAN)
    assert lobby == closed_page(GERMAN.format("reason-not-started"))
    over = own_hand(context_of(client(), CHANNEL), GERMAN)
    assert over == closed_page(GERMAN.format("hand-over"))
    assert isinstance(over, PublicPage), "there is no card on it"


BLUFF = Challenged(0, 1, True, bytes([1, 2]))


def after(view: TableView, *events: Event) -> TableView:
    """The view after an action that has led to these events."""
    return structs.replace(view, steps=(StepView(view.game.version, START, events, None),))


@pytest.mark.parametrize("foul", [True, False])
def test_the_accused_hand_is_shown_to_the_challenger(foul: bool) -> None:
    named = structs.replace(HAND.seats[1], name="B*n")
    view = structs.replace(HAND, seats=(HAND.seats[0], named, HAND.seats[2]))
    told = after(view, Passed(0), structs.replace(BLUFF, foul=foul))
    text = revealed_to(client(), told, GERMAN)
    assert text == revealed_text("B\\*n", bytes([1, 2]), foul, GERMAN)


@pytest.mark.parametrize("seat", [1, None])
def test_the_accused_hand_is_shown_to_nobody_else(seat: int | None) -> None:
    view = view_in(STATE, seat)
    assert view.seat == seat
    assert revealed_to(client(), after(view, BLUFF), GERMAN) is None
    assert revealed_to(client(), after(view, visible(BLUFF, seat)), GERMAN) is None


def test_where_nobody_challenges_there_is_nothing_to_show() -> None:
    view = after(HAND, Passed(0), structs.replace(BLUFF, hand=b""))
    assert revealed_to(client(), view, GERMAN) is None
