"""The way in which a posted message is written, the room it waits for, and what is saved."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from msgspec import structs

from bot.engine import Mode, build_options
from bot.place import GroupDm, Place, ServerChannel
from bot.render import Page, PrivatePage, PublicPage, Text
from bot.store.rows import MessageKind, MessageRow
from bot.tables import CallRecipients
from bot.tables.messages.table_messages import TableMessages
from bot.views.table_values import Status
from cogs.connecting.processes import Errands
from cogs.showing.components import ExposedError
from cogs.tokens import interaction_tokens
from cogs.tokens.interaction_tokens import InteractionToken, TokenMessage, token_of
from cogs.writing import message as kinds
from cogs.writing.hand_notes import HandNotes
from cogs.writing.message import Address, address_of
from cogs.writing.message_requests import DmChannelId, MessageRequests, Sentence
from cogs.writing.posted_messages import PostedMessages
from cogs.writing.result_posters import SentPictures
from cogs.writing.ways import NO_WAY, REST, MessageWays, WayKind, WriteWay
from tests.positions import plain
from tests.tables.world import START
from workbench.samples.bare_table import changed

from ..asking import FOLLOWED, Click
from ..table_views import ANNA, view_in
from .keepers import keeper_of_tokens
from .manual_timers import ManualTimers

CHANNEL, DM, MESSAGE, POSTED = 70, DmChannelId(71), 700, 701
DUE = 12.5
HERE = ServerChannel(7, CHANNEL)
GAME = "abcd2345"
UPDATED = discord.InteractionResponseType.message_update
LIVE = view_in(plain(build_options(Mode.CLASSIC), 3), None)
BOARD, HAND = PublicPage((Text("a board"),)), PrivatePage(())
REMINDER = Sentence("your turn", CallRecipients((ANNA,)))


def row(kind: MessageKind = MessageKind.BOARD, **changes: Any) -> MessageRow:
    found = MessageRow(1, "abcd2345", 7, kind, 0, ANNA, CHANNEL, MESSAGE, 4, None, None)
    return structs.replace(found, **changes)


NEW_POST, DELETION = WriteWay(WayKind.POST, CHANNEL), WriteWay(WayKind.DELETE, CHANNEL)
ROUTE_EDIT, DM_POST = (
    WriteWay(WayKind.EDIT, CHANNEL),
    WriteWay(WayKind.POST, DM, user_id=ANNA, dm=DM),
)


def edit_by(target: TokenMessage) -> WriteWay:
    return WriteWay(WayKind.EDIT, CHANNEL, target)


def follow_up_of(token: InteractionToken, channel_id: int = CHANNEL) -> WriteWay:
    return WriteWay(WayKind.POST, channel_id, TokenMessage(token))


def way_of_post(message: MessageRow) -> WriteWay:
    return DM_POST if message.is_direct else NEW_POST


class Table:
    """Stand-ins for everything that writes a message; `done` lists their calls in order."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.redrawn: list[Address] = []
        self.errands = Errands()
        self.tokens = keeper_of_tokens()
        self.stands: int | None = None
        """The id of a message in the channel that no row refers to, or None."""
        self.ways = MessageWays(
            cast(Any, None),
            self.tokens,
            self._budgets(),
            cast(Any, SimpleNamespace(new_message=self._new_message)),
            ManualTimers(),
        )
        self.click = Click(kind=UPDATED)
        self.posted = PostedMessages(
            cast(Any, _ClickedBot(self)),
            cast(Any, SimpleNamespace(shown=self._noting("shown"), removed=self._noting("gone"))),
            self._requests(),
            self.tokens,
            self._budgets(),
            pages=self._pages(),
            lost_posts=cast(Any, SimpleNamespace(of=self._lost)),
            schedule=cast(Any, SimpleNamespace(wake=self._wake, redraw=self.redrawn.append)),
            channels=cast(Any, SimpleNamespace(offer_reactions=self._noting("reactions"))),
            errands=self.errands,
        )

    async def way(self, message: MessageRow, *, anew: bool, place: Place = HERE) -> Any:
        found = TableMessages(9, place, (message,), None, None, 2)
        return await self.ways.to(message, found, anew=anew)

    def _wake(self, game_id: str) -> None:
        self.done.append(("looked again", game_id))

    def _noting(self, what: str) -> Any:
        async def note(*told: Any, **_: Any) -> int:
            self.done.append((what, *told))
            return POSTED

        return note

    def _requests(self) -> Any:
        async def edit(message: MessageRow, page: Any, by: TokenMessage | None) -> Page:
            if by is not None:
                return await MessageRequests(cast(Any, self.click.client)).edit(message, page, by)
            self.done.append(("edit", message, page))
            return BOARD

        names = ("delete", "say", "write_to", "post")
        noting = {name: self._noting(name) for name in names}
        return SimpleNamespace(edit=edit, **noting)

    def _budgets(self) -> Any:
        names = ("edit", "delete", "post", "anything")
        return SimpleNamespace(**{name: self._room(name) for name in names})

    def _room(self, name: str) -> Any:
        @asynccontextmanager
        async def room(*told: Any) -> AsyncGenerator[None]:
            self.done.append((f"room to {name}", *told))
            yield
            self.done.append((f"no more room to {name}",))

        return room

    def _pages(self) -> Any:
        def page(message: MessageRow, view: object) -> PublicPage | PrivatePage:
            assert view is LIVE or view == LOBBY
            return HAND if message.kind is MessageKind.HAND else BOARD

        async def sentence(message: MessageRow, view: object) -> Sentence:
            assert (message.kind, view) == (MessageKind.REMINDER, LIVE)
            return REMINDER

        return SimpleNamespace(
            page=page,
            for_edit=page,
            sentence=sentence,
            sent_pictures=SentPictures(),
            notes=HandNotes(lambda: 0.0),
        )

    async def _lost(self, _message: MessageRow) -> int | None:
        return self.stands

    @asynccontextmanager
    async def _new_message(self, user_id: int, due: float) -> AsyncGenerator[DmChannelId]:
        self.done.append(("open", user_id, due))
        yield DM
        self.done.append(("sent",))

    def clicked(self, message_id: int = MESSAGE, channel: int = CHANNEL + 1) -> TokenMessage:
        """Record a click on this message that was answered by an edit; return the way to it."""
        self.click = Click(kind=UPDATED, clicked=message_id, place=ServerChannel(3, channel))
        self.tokens.remember(self.click.interaction, GAME)
        target = self.tokens.to(GAME, message_id)
        assert target is not None
        return target


class _ClickedBot:
    """The bot of the last click."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self._table.click.client, name)


LOBBY = changed(LIVE, status=Status.LOBBY)


@pytest.fixture
def table() -> Table:
    return Table()


async def test_a_click_on_the_message_is_the_cheapest_way_to_it(table: Table) -> None:
    target = table.clicked()
    assert await table.way(row(), anew=False) == edit_by(target)
    other = row(message_id=MESSAGE + 1)
    assert await table.way(other, anew=False) == ROUTE_EDIT


async def test_a_message_that_is_lost_old_or_missing_is_posted(table: Table) -> None:
    table.clicked()
    assert await table.way(row(message_id=None), anew=False) == NEW_POST
    assert await table.way(row(), anew=True) == NEW_POST
    old = row(posted_at=discord.utils.utcnow() - timedelta(minutes=51))
    assert await table.way(old, anew=False) == NEW_POST


async def test_a_first_board_is_posted_by_the_last_click_in_its_channel(table: Table) -> None:
    token = table.clicked(channel=CHANNEL).token
    new = row(message_id=None)
    assert await table.way(new, anew=False) == follow_up_of(token)
    for other in (
        row(MessageKind.LOBBY, message_id=None),
        row(MessageKind.HAND, message_id=None, user_id=None),
        structs.replace(new, channel_id=DM),
        structs.replace(new, game_id="zzzz2345"),
    ):
        assert await table.way(other, anew=False) == WriteWay(WayKind.POST, other.channel_id), other
    assert await table.way(row(), anew=True) == NEW_POST, "it is replaced by its name"
    table.tokens.post_no_more(GAME, CHANNEL)
    assert await table.way(new, anew=False) == NEW_POST


async def test_a_token_that_has_ended_posts_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = table.clicked(channel=CHANNEL).token
    monkeypatch.setattr(discord.utils, "utcnow", lambda: token.ends_at)
    assert await table.way(row(message_id=None), anew=False) == NEW_POST


async def test_a_token_at_its_limit_leaves_the_message_to_the_bots_own_route(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [START]
    monkeypatch.setattr(discord.utils, "utcnow", lambda: now[0])
    monkeypatch.setattr(interaction_tokens, "MOST_EDITS", 5)
    target = table.clicked()
    for _ in range(5):
        way = await table.way(row(), anew=False)
        assert way == edit_by(target)
        await table.posted.write(row(), LIVE, way)
    assert await table.way(row(), anew=False) == ROUTE_EDIT
    now[0] += timedelta(seconds=2)
    assert await table.way(row(), anew=False) == edit_by(target)
    target.token.limit.rest(3.0)
    assert await table.way(row(), anew=False) == ROUTE_EDIT
    now[0] += timedelta(seconds=3)
    assert await table.way(row(), anew=False) == edit_by(target)


async def test_a_board_that_was_posted_by_a_token_is_edited_by_it(table: Table) -> None:
    token = table.clicked(channel=CHANNEL).token
    new = row(message_id=None)
    await table.posted.write(new, LIVE, follow_up_of(token))
    assert table.done == [
        ("shown", new, LIVE.game.version, CHANNEL, FOLLOWED),
        ("looked again", GAME),
    ]
    posted = row(message_id=FOLLOWED)
    way = await table.way(posted, anew=False)
    await table.posted.write(posted, LIVE, way)
    asked = [(asked.what, asked.told["view"].page) for asked in table.click.asked]
    assert asked == [("follow", BOARD), ("edit follow-up", BOARD)]
    assert [asked.told.get("id") for asked in table.click.asked] == [None, FOLLOWED]
    assert not table.click.asked[0].told["ephemeral"]


async def test_no_hand_is_posted_by_a_token(table: Table) -> None:
    token = table.clicked(channel=CHANNEL).token
    with pytest.raises(ExposedError):
        await table.posted.write(row(MessageKind.HAND), LIVE, follow_up_of(token))
    assert not table.click.asked


async def test_a_message_that_is_no_longer_needed_is_deleted(table: Table) -> None:
    table.clicked()
    assert await table.way(row(retired=True), anew=True) == DELETION


async def test_a_hand_goes_to_its_persons_own_channel(table: Table) -> None:
    hand = row(MessageKind.HAND, channel_id=None, message_id=None)
    assert await table.way(hand, anew=False) == WriteWay(WayKind.POST, user_id=ANNA)
    posted = row(MessageKind.HAND, channel_id=DM)
    assert await table.way(posted, anew=True) == WriteWay(WayKind.POST, user_id=ANNA)
    assert await table.way(posted, anew=False) == WriteWay(WayKind.EDIT, DM)


async def test_each_way_waits_for_its_own_room(table: Table) -> None:
    token = token_of(Click().interaction)
    free = edit_by(TokenMessage(token)), follow_up_of(token)
    for way in (*free, ROUTE_EDIT, DELETION, NEW_POST):
        async with table.ways.room_for(way, DUE) as found:
            table.done.append((found,))
    assert table.done == [
        *[(way,) for way in free],
        *[("room to edit", CHANNEL, DUE), (ROUTE_EDIT,), ("no more room to edit",)],
        *[
            ("room to delete", CHANNEL, DUE),
            (DELETION,),
            ("no more room to delete",),
        ],
        *[("room to post", CHANNEL, DUE), (NEW_POST,), ("no more room to post",)],
    ]


async def test_a_channel_is_opened_before_anything_is_posted_in_it(table: Table) -> None:
    hand = row(MessageKind.HAND, channel_id=None, message_id=None)
    async with table.ways.room_for(WriteWay(WayKind.POST, user_id=ANNA), DUE) as way:
        assert way == DM_POST
        assert table.done == [("open", ANNA, DUE)]
    assert table.done == [("open", ANNA, DUE), ("sent",)]
    with pytest.raises(ValueError, match=r"^the channel is to be opened first$"):
        await table.posted.write(hand, LIVE, WriteWay(WayKind.POST, user_id=ANNA))


async def test_a_deletion_is_recorded(table: Table) -> None:
    await table.posted.write(row(retired=True), LIVE, DELETION)
    gone = row(retired=True)
    assert table.done == [("delete", gone, None), ("gone", gone)]


async def test_an_edit_by_the_bots_own_route_is_noted(table: Table) -> None:
    await table.posted.write(row(), LIVE, ROUTE_EDIT)
    assert table.done == [
        ("edit", row(), BOARD),
        ("shown", row(), LIVE.game.version, CHANNEL, MESSAGE),
    ]


async def test_an_edit_by_a_token_is_noted_and_costs_no_other_request(table: Table) -> None:
    target = table.clicked()
    hand = row(MessageKind.HAND)
    await table.posted.write(hand, LIVE, edit_by(target))
    (edit,) = table.click.asked
    assert edit.told["view"].page is HAND
    assert table.done == [("shown", hand, LIVE.game.version, CHANNEL, MESSAGE)]


async def test_a_new_board_is_recorded_and_announced_while_the_match_goes_on(table: Table) -> None:
    new = row(message_id=None)
    await table.posted.write(new, LIVE, NEW_POST)
    (post, *noted) = table.done
    assert post[:3] == ("post", CHANNEL, BOARD)
    assert noted == [
        ("shown", new, LIVE.game.version, CHANNEL, POSTED),
        ("looked again", GAME),
    ]


async def test_calls_are_looked_for_after_a_new_lobby(table: Table) -> None:
    lobby = row(MessageKind.LOBBY)
    await table.posted.write(lobby, LOBBY, NEW_POST)
    assert table.done[1:] == [
        ("shown", lobby, LOBBY.game.version, CHANNEL, POSTED),
        ("looked again", GAME),
    ]


@pytest.mark.parametrize(("message", "view"), [(row(MessageKind.HAND), LIVE), (row(), LOBBY)])
async def test_other_posts_are_not_announced(table: Table, message: MessageRow, view: Any) -> None:
    await table.posted.write(message, view, way_of_post(message))
    assert [what for what, *_ in table.done][1:] == ["shown"]


async def test_a_hand_is_written_to_one_person(table: Table) -> None:
    await table.posted.write(row(MessageKind.HAND), LIVE, DM_POST)
    assert table.done[0][:3] == ("write_to", DM, HAND)
    assert table.done[1] == ("shown", row(MessageKind.HAND), LIVE.game.version, DM, POSTED)


async def test_a_reminder_calls_its_person(table: Table) -> None:
    word = row(MessageKind.REMINDER)
    await table.posted.write(word, LIVE, NEW_POST)
    (reminded, *noted) = table.done
    assert reminded[:3] == ("say", CHANNEL, REMINDER)
    assert noted == [("shown", word, LIVE.game.version, CHANNEL, POSTED)]


async def test_every_attempt_to_post_a_message_has_the_same_name_and_no_other_has_it(
    table: Table,
) -> None:
    word, hand = row(MessageKind.REMINDER), row(MessageKind.HAND)
    deleted = [row(message_id=None, deletions=times) for times in (0, 1, 2)]
    tried = [row(), row(shown_version=9), row(id=2), row(message_id=5), *deleted, hand, word]
    for message in tried:
        await table.posted.write(message, LIVE, way_of_post(message))
    names = [done[-1] for done in table.done if done[0] in ("post", "write_to", "say")]
    assert len(names) == len(tried)
    assert names[0] == names[1]
    assert len({names[0], *names[2:7]}) == 6
    assert all(20 <= len(name) <= 25 for name in names), "Discord accepts no longer nonce"


FOUND = ("shown", row(message_id=None), 0, CHANNEL, POSTED)


@pytest.mark.parametrize(
    ("changes", "done"),
    [
        ({}, [FOUND, ("looked again", GAME)]),
        ({"wanted_version": 7}, [("shown", row(message_id=None, wanted_version=7), *FOUND[2:])]),
    ],
    ids=["a board", "the board of a match that is over"],
)
async def test_a_message_found_in_the_channel_is_recorded_as_outdated(
    table: Table, changes: dict[str, Any], done: list[Any]
) -> None:
    board = row(message_id=None, **changes)
    assert not await table.posted.find_lost(board, DUE)
    looked = [("room to anything", DUE), ("no more room to anything",)]
    assert table.done == looked
    table.stands = POSTED
    assert await table.posted.find_lost(board, DUE)
    assert table.done == [*looked, *looked, *done]


async def test_the_token_of_a_replaced_message_is_dropped(table: Table) -> None:
    table.clicked()
    table.clicked(MESSAGE + 1)
    await table.posted.write(row(), LIVE, NEW_POST)
    assert table.tokens.to(GAME, MESSAGE) is None
    assert table.tokens.to(GAME, MESSAGE + 1) is not None


def test_each_message_of_a_game_has_an_address_that_stays() -> None:
    game = "abcd2345"
    addresses = {
        MessageKind.LOBBY: kinds.LOBBY.at(game),
        MessageKind.BOARD: kinds.BOARD.at(game),
        MessageKind.HAND: kinds.HAND.at(game, 0),
        MessageKind.REMINDER: kinds.REMINDER.at(game, 1),
        MessageKind.DIRECT_REMINDER: kinds.REMINDER.at(game, 1),
    }
    for kind, address in addresses.items():
        assert address_of(row(kind)) == address_of(row(kind, message_id=5)) == address
        assert address_of(row(kind, retired=True)) == kinds.LEFTOVER.at(game, 1)


async def test_where_the_bot_is_a_guest_there_is_no_way_but_by_tokens() -> None:
    """Each of its own routes would be refused there, or lead to people who never met it."""
    table, there = Table(), GroupDm(CHANNEL)
    for message in (row(), row(message_id=None), row(retired=True), row(MessageKind.REMINDER)):
        for anew in (False, True):
            assert await table.way(message, anew=anew, place=there) == NO_WAY, message
    token = token_of(table.click.interaction)
    table.tokens.remember_channel(token, GAME)
    out_of_reach, here = row(channel_id=token.channel_id), token.channel_id
    assert await table.way(out_of_reach, anew=False, place=there) == follow_up_of(token, here)


async def test_a_follow_up_is_edited_and_deleted_by_its_token_where_the_bot_is_a_guest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, there = Table(), GroupDm(CHANNEL)
    token = token_of(table.click.interaction)
    table.tokens.remember_follow_up(token, GAME, MESSAGE)
    target = TokenMessage(token, MESSAGE)
    assert await table.way(row(), anew=False, place=there) == edit_by(target)
    assert await table.way(row(retired=True), anew=False, place=there) == WriteWay(
        WayKind.DELETE, CHANNEL, target
    )
    monkeypatch.setattr(interaction_tokens, "MOST_EDITS", 0)
    assert await table.way(row(), anew=False, place=there) == REST


async def test_a_hand_is_posted_in_no_channel_but_its_persons_own() -> None:
    table = Table()
    with pytest.raises(ExposedError):
        await table.posted.write(row(MessageKind.HAND), LIVE, NEW_POST)
    assert table.done == []
