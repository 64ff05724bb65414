"""The single requests about messages: the channel, the content, and the mentions allowed."""

from __future__ import annotations

import json
from collections.abc import Awaitable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import InteractionResponseType
from discord.ext import commands
from discord.http import MultipartParameters

from bot.render import Button, Picture, PrivatePage, PublicPage, Row, Style, Text
from bot.store.rows import MessageKind, MessageRow
from bot.tables.person import CallRecipients
from cogs.showing.components import PageLayout, button_below
from cogs.tokens.interaction_tokens import LIFETIME, changes_clicked
from cogs.writing import message_requests
from cogs.writing.message_requests import (
    NOBODY,
    SECONDS_TO_EDIT,
    SECONDS_TO_POST,
    DmChannelId,
    MessageRequests,
    Sentence,
)
from tests.tables.world import START

from ..asking import Click
from .keepers import keeper_of_tokens

CHANNEL, MESSAGE, POSTED = 70, 700, 701
GAME = "abcd2345"
QUIET = Button("Not now", "u:abcd2345:4:quiet:0", "🔕", Style.GOOD)
BOARD = PublicPage((Text("a board"), Row((QUIET,))), accent=7)
OLDER = PublicPage((Text("a board"), Row((Button("Not now", "u:abcd2345:3:quiet:0"),))))
HAND = PrivatePage((Text("Red 7"), Picture("hand.png", b"png", "Red 7")))


class FakeDiscord:
    """A Discord that records requests and the timeout of each."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []
        self.seconds: list[float] = []
        self.command_ids: dict[str, int] = {}
        self.stands = PageLayout(BOARD)
        """The messages that exist already under the nonce of the next post."""
        self.http = SimpleNamespace(
            start_private_message=self._noting("open"),
            edit_channel=self._noting("channel"),
            edit_message=self._noting("edit"),
        )

    def get_partial_messageable(self, channel_id: int) -> Any:
        assert channel_id == CHANNEL
        return SimpleNamespace(send=self._noting("send"), get_partial_message=self._message)

    def _message(self, message_id: int) -> Any:
        assert message_id == MESSAGE
        return SimpleNamespace(delete=self._noting("delete"), add_reaction=self._noting("react"))

    def _noting(self, what: str) -> Any:
        async def request(*args: Any, **told: Any) -> Any:
            self.asked.append((what, args, told))
            if what == "open":
                return {"id": "4711"}
            return SimpleNamespace(id=POSTED, edit=self._noting("edit anew"))

        return request


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeDiscord:
    fake = FakeDiscord()

    async def within(seconds: float, request: Awaitable[Any]) -> Any:
        fake.seconds.append(seconds)
        return await request

    def as_posted(_message: object) -> PageLayout:
        return fake.stands

    monkeypatch.setattr(message_requests, "within", within)
    monkeypatch.setattr(discord.ui.LayoutView, "from_message", as_posted)
    return fake


@pytest.fixture
def requests(fake: FakeDiscord) -> MessageRequests:
    return MessageRequests(cast(commands.Bot, fake))


def row(kind: MessageKind) -> MessageRow:
    return MessageRow(1, "abcd2345", 3, kind, 0, 1, CHANNEL, MESSAGE, 4, None, None)


async def test_a_page_is_posted_and_calls_nobody(
    fake: FakeDiscord, requests: MessageRequests
) -> None:
    assert await requests.post(CHANNEL, BOARD) == POSTED
    assert await requests.write_to(DmChannelId(CHANNEL), HAND) == POSTED
    public, private = (told for _, _, told in fake.asked)
    assert public.keys() == {"view", "allowed_mentions"}
    assert (public["view"].page, public["allowed_mentions"]) == (BOARD, NOBODY)
    assert (private["view"].page, private["allowed_mentions"]) == (HAND, NOBODY)
    assert [file.filename for file in private["files"]] == ["hand.png"]
    assert fake.seconds == [SECONDS_TO_POST] * 2
    assert NOBODY.to_dict() == {"parse": []}


async def test_a_post_has_its_name_as_nonce(fake: FakeDiscord, requests: MessageRequests) -> None:
    assert await requests.post(CHANNEL, BOARD, "once") == POSTED
    assert await requests.write_to(DmChannelId(CHANNEL), BOARD, "again") == POSTED
    assert [(what, told["nonce"]) for what, _, told in fake.asked] == [
        ("send", "once"),
        ("send", "again"),
    ]
    assert fake.asked[0][2]["view"].page is BOARD
    assert fake.asked[0][2]["allowed_mentions"] is NOBODY
    assert fake.seconds == [SECONDS_TO_POST] * 2


async def test_an_older_page_posted_under_the_same_name_is_overwritten(
    fake: FakeDiscord, requests: MessageRequests
) -> None:
    fake.stands = PageLayout(OLDER)
    assert await requests.post(CHANNEL, BOARD, "once") == POSTED
    view = fake.asked[0][2]["view"]
    assert view.page is BOARD
    assert fake.asked[1:] == [("edit anew", (), {"view": view, "allowed_mentions": NOBODY})]
    assert fake.seconds == [SECONDS_TO_POST, SECONDS_TO_EDIT]


def called(allowed: discord.AllowedMentions) -> tuple[Any, Any, Any]:
    """Return the kinds of mentions that notify people, and the users and roles allowed."""
    told = allowed.to_dict()
    return told["parse"], told["users"], told.get("roles")


async def test_a_sentence_calls_one_person_and_nobody_else(
    fake: FakeDiscord, requests: MessageRequests
) -> None:
    assert (
        await requests.say(CHANNEL, Sentence("<@1>, @everyone!", CallRecipients((1,))), "once")
        == POSTED
    )
    ((what, args, told),) = fake.asked
    assert (what, args) == ("send", ("<@1>, @everyone!",))
    assert called(told["allowed_mentions"]) == ([], [1], None)
    assert fake.seconds == [SECONDS_TO_POST]


@pytest.mark.parametrize(
    ("whom", "users", "roles"),
    [
        (CallRecipients((1, 2)), [1, 2], None),
        (CallRecipients(role_id=5), None, [5]),
        (CallRecipients(), None, None),
    ],
)
async def test_a_call_mentions_these_people_and_nobody_else(
    fake: FakeDiscord,
    requests: MessageRequests,
    whom: CallRecipients,
    users: list[int] | None,
    roles: list[int] | None,
) -> None:
    assert await requests.say(CHANNEL, Sentence("@everyone!", whom), "once") == POSTED
    ((what, args, told),) = fake.asked
    assert (what, args, told["nonce"]) == ("send", ("@everyone!",), "once")
    allowed = told["allowed_mentions"].to_dict()
    assert allowed["parse"] == []
    assert (allowed.get("users") or None, allowed.get("roles") or None) == (users, roles)


async def test_a_reminder_has_a_button_and_calls_one_person(
    fake: FakeDiscord, requests: MessageRequests
) -> None:
    reminder = Sentence("<@1>!", CallRecipients((1,)), QUIET)
    assert await requests.say(CHANNEL, reminder, "once") == POSTED
    ((what, args, told),) = fake.asked
    assert (what, args) == ("send", ("<@1>!",))
    assert called(told["allowed_mentions"]) == ([], [1], None)
    assert told["nonce"] == "once"
    assert told["view"].to_components() == button_below(QUIET).to_components()
    assert fake.seconds == [SECONDS_TO_POST]


async def test_messages_are_edited_and_deleted_where_they_are(
    fake: FakeDiscord, requests: MessageRequests
) -> None:
    await requests.edit(row(MessageKind.BOARD), BOARD)
    await requests.edit(row(MessageKind.HAND), HAND)
    await requests.delete(row(MessageKind.HAND))
    *edits, deletion = fake.asked
    assert deletion == ("delete", (), {})
    for (what, args, told), page in zip(edits, (BOARD, HAND), strict=True):
        assert (what, args) == ("edit", (CHANNEL, MESSAGE))
        sent = _payload(told["params"])
        assert sent["components"] == PageLayout(page).to_components()
        assert sent["allowed_mentions"]["parse"] == []
    assert fake.seconds == [SECONDS_TO_EDIT] * 3


def _payload(params: MultipartParameters) -> dict[str, Any]:
    """Return the JSON of an edit, which is a separate form field if there are files."""
    if params.payload is not None:
        return params.payload
    parts = params.multipart or []
    return json.loads(next(part["value"] for part in parts if part["name"] == "payload_json"))


async def test_other_requests(fake: FakeDiscord, requests: MessageRequests) -> None:
    await requests.react(CHANNEL, MESSAGE, "🃏")
    assert await requests.open_dm(1) == 4711
    await requests.archive(5)
    await requests.unarchive(6)
    assert fake.asked == [
        ("react", ("🃏",), {}),
        ("open", (1,), {}),
        ("channel", (5,), {"archived": True}),
        ("channel", (6,), {"archived": False}),
    ]
    assert fake.seconds == [SECONDS_TO_POST] * 4


UPDATED = InteractionResponseType.message_update


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        (UPDATED, True),
        (InteractionResponseType.deferred_message_update, True),
        (InteractionResponseType.channel_message, False),
        (InteractionResponseType.deferred_channel_message, False),
        (None, False),
    ],
)
def test_only_a_click_that_changed_its_message_is_a_way_to_it(
    kind: InteractionResponseType | None, changes: bool
) -> None:
    interaction = Click(kind=kind, clicked=MESSAGE).interaction
    assert changes_clicked(interaction) is changes
    tokens = keeper_of_tokens()
    tokens.remember(interaction, GAME)
    assert (tokens.to(GAME, MESSAGE) is not None) is changes


def test_a_command_is_a_way_to_no_message() -> None:
    command = Click(kind=UPDATED).interaction
    command.message = None
    tokens = keeper_of_tokens()
    tokens.remember(command, GAME)
    assert tokens.to(GAME, MESSAGE) is None


@pytest.mark.parametrize(("left", "works"), [(timedelta(seconds=1), True), (timedelta(0), False)])
def test_a_token_ends(monkeypatch: pytest.MonkeyPatch, left: timedelta, works: bool) -> None:
    tokens, now = keeper_of_tokens(), [START]
    monkeypatch.setattr(discord.utils, "utcnow", lambda: now[0])
    tokens.remember(Click(kind=UPDATED, clicked=MESSAGE).interaction, GAME)
    now[0] += LIFETIME - left
    assert (tokens.to(GAME, MESSAGE) is not None) is works
    now[0] = START
    assert (tokens.to(GAME, MESSAGE) is not None) is works, "a token that has ended is dropped"


def test_a_token_is_forgotten_with_its_message() -> None:
    tokens = keeper_of_tokens()
    tokens.remember(Click(kind=UPDATED, clicked=MESSAGE).interaction, GAME)
    tokens.forget(GAME, MESSAGE)
    tokens.forget(GAME, MESSAGE + 1)
    assert tokens.to(GAME, MESSAGE) is None


async def test_a_token_edits_the_message_that_was_clicked(fake: FakeDiscord) -> None:
    click = Click(kind=UPDATED, clicked=MESSAGE)
    tokens = keeper_of_tokens()
    tokens.remember(click.interaction, GAME)
    target = tokens.to(GAME, MESSAGE)
    assert target is not None
    requests = MessageRequests(cast(commands.Bot, click.client))
    for page, kind in ((BOARD, MessageKind.BOARD), (HAND, MessageKind.HAND)):
        await requests.edit(row(kind), page, target)
        asked = click.asked[-1]
        files = [file.filename for file in asked.told.pop("attachments", [])]
        assert files == [picture.name for picture in page.pictures]
        assert asked.told.pop("view").page is page
        assert (asked.what, asked.told) == ("edit original", {})
    assert fake.seconds == [SECONDS_TO_EDIT] * 2
