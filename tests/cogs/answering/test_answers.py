"""The answer to a click or command: where it goes, who sees it, and in which order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
import pytest
from aiohttp import ClientError, ServerDisconnectedError
from simcord.components import walk_components

from bot.render import Form, Page, Picture, PrivatePage, PublicPage, Text
from cogs.answering import replies
from cogs.answering.apologies import acknowledge, apologize
from cogs.answering.replies import (
    EditReply,
    FormReply,
    PrivateReply,
    PublicReply,
    Reply,
    answer,
    note,
    said,
)
from cogs.showing.components import ExposedError
from cogs.writing.message import AnswerWrite
from cogs.writing.message_requests import NOBODY, SECONDS_TO_EDIT
from cogs.writing.own_messages import OwnMessage
from cogs.writing.request_timeouts import TroubleError

from ..asking import CLICKER, FOLLOWED, IN_DM, POSTED, Asked, Click

SECRET = PrivatePage((Text("Red 7"), Picture("hand.png", b"png", "Red 7")))
ALSO, LATE = note("by the way"), note("too late")
BOARD, NEWER = PublicPage((Text("a board"),)), PublicPage((Text("a newer board"),))
FORM = Form("Rules", "u:abcd2345:4:type:", ())


async def _as_it_is() -> None:
    return None


def board_edit(
    version: int = 4, newer: Callable[[], Awaitable[EditReply | None]] = _as_it_is
) -> EditReply:
    return EditReply(BOARD, version=version, newer=newer)


async def give(
    click: Click,
    reply: Reply,
    *,
    edits_clicked: bool = True,
    clicked: ClickedMessage | None = None,
    late: bool = False,
) -> None:
    """Answer with `reply`, at once or (`late`) only after the answer has been deferred."""

    async def work() -> Reply:
        click.events.append("work")
        if late:
            await click.announced.wait()
        return reply

    async def nobody_else_writes() -> None:
        return None

    claim = nobody_else_writes if clicked is None else clicked.claim
    await answer(click.interaction, work(), claim if edits_clicked else None)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every answer take longer than the bot's patience."""
    monkeypatch.setattr(replies, "PATIENCE", 0)


class ClickedMessage:
    """A stand-in for the clicked message: records the shown version and who is writing it."""

    def __init__(self, click: Click) -> None:
        self._click = click
        self.noted: list[int] = []

    async def claim(self) -> AnswerWrite | None:
        self._click.events.append("claim")
        return cast(AnswerWrite, self)

    async def begin(self) -> None:
        self._click.events.append("begin")

    async def written(self, interaction: discord.Interaction, version: int, shown: Page) -> None:
        assert interaction.user.id == CLICKER
        assert any(isinstance(block, Text) for block in shown.blocks)
        self._click.events.append("written")
        self.noted.append(version)

    def end(self) -> None:
        self._click.events.append("end")


def shown(asked: Asked) -> tuple[str, list[str]]:
    """Return the text of the view that was sent, and the names of the files sent with it."""
    view = asked.told["view"]
    # Requests by tokens mention nobody of themselves.
    assert asked.told.get("allowed_mentions", NOBODY if asked.by_token else None) is NOBODY
    text = next(p["content"] for p in walk_components(view.to_components()) if p["type"] == 10)
    files = asked.told.get("files", asked.told.get("attachments", ()))
    return text, [file.filename for file in files]


async def test_an_answer_in_time_is_one_request_that_one_person_sees() -> None:
    click = Click()
    opened: list[OwnMessage] = []
    await give(click, PrivateReply(SECRET, opened.append), edits_clicked=False)
    (sent,) = click.asked
    assert sent.what == "send"
    assert sent.told["ephemeral"] is True
    assert shown(sent) == ("Red 7", ["hand.png"])
    (own,) = opened
    assert own.user_id == CLICKER
    assert own.locale == "de"


async def test_a_text_answer_is_private() -> None:
    assert said("Patience!") == PrivateReply(PrivatePage((Text("Patience!"),)))


async def test_public_posts_mention_nobody() -> None:
    click = Click()
    posted: list[int | None] = []

    async def note_posted(message_id: int | None) -> None:
        posted.append(message_id)

    await give(click, PublicReply(BOARD, LATE, note_posted), edits_clicked=False)
    (sent,) = click.asked
    assert (sent.what, shown(sent)) == ("send", ("a board", []))
    assert not sent.told.get("ephemeral")
    assert posted == [POSTED]


async def test_a_post_without_a_response_is_searched_for() -> None:
    posted: list[int | None] = []

    async def note_posted(message_id: int | None) -> None:
        posted.append(message_id)

    click = Click(refusal=TroubleError(), refused=("send",))
    await give(click, PublicReply(BOARD, LATE, note_posted), edits_clicked=False)
    assert posted == [None]


async def test_a_window_opens_at_once() -> None:
    click = Click()
    await give(click, FormReply(FORM, LATE), edits_clicked=False)
    assert click.asked == [Asked("window", {"title": "Rules"})]


async def test_the_clicked_board_changes() -> None:
    click = Click()
    await give(click, board_edit())
    (edit,) = click.asked
    assert (edit.what, shown(edit)) == ("edit", ("a board", []))


@pytest.mark.parametrize("own", [Click(ephemeral=True), Click(place=IN_DM)])
async def test_the_clicked_hand_changes_and_a_note_is_added_beside_it(own: Click) -> None:
    await give(own, EditReply(SECRET, ALSO))
    edit, also = own.asked
    assert (edit.what, shown(edit)[0]) == ("edit", "Red 7")
    assert (also.what, shown(also)) == ("follow", ("by the way", []))
    assert also.told["ephemeral"] is True


async def test_a_hand_is_never_put_on_the_clicked_board() -> None:
    board = Click()
    with pytest.raises(ExposedError, match=r"^a page for one person is not for everybody$"):
        await give(board, EditReply(SECRET, ALSO))
    assert board.asked == []


def _is_private(asked: Asked) -> bool:
    return asked.told["ephemeral"] is True


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    ("reply", "text"),
    [
        (PrivateReply(SECRET), "Red 7"),
        (EditReply(SECRET), "Red 7"),
        (board_edit(), "a board"),
        (PublicReply(BOARD, LATE), "too late"),
        (FormReply(FORM, LATE), "too late"),
    ],
)
async def test_a_slow_private_answer_is_deferred_and_sent_privately(
    reply: Reply, text: str
) -> None:
    click = Click()
    await give(click, reply, edits_clicked=False, late=True)
    announced, edit = click.asked
    assert announced == Asked("defer", {"ephemeral": True, "thinking": True})
    files = ["hand.png"] if text == "Red 7" else []
    assert (edit.what, shown(edit)) == ("edit original", (text, files))


@pytest.mark.usefixtures("hurried")
async def test_a_slow_answer_can_add_a_note() -> None:
    click = Click()
    await give(click, EditReply(SECRET, ALSO), edits_clicked=False, late=True)
    *_, also = click.asked
    assert (also.what, shown(also)[0], _is_private(also)) == ("follow", "by the way", True)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    ("reply", "text"), [(board_edit(), "a board"), (EditReply(SECRET), "Red 7")]
)
async def test_a_slow_edit_is_deferred_and_changes_the_clicked_message(
    reply: Reply, text: str
) -> None:
    click = Click(ephemeral=text == "Red 7")
    await give(click, reply, late=True)
    announced, edit = click.asked
    assert announced == Asked("defer", {"ephemeral": False, "thinking": False})
    assert (edit.what, shown(edit)[0]) == ("edit original", text)


@pytest.mark.usefixtures("hurried")
async def test_a_private_answer_to_a_deferred_edit_leaves_the_message_unchanged() -> None:
    click = Click()
    opened: list[OwnMessage] = []
    await give(click, PrivateReply(SECRET, opened.append), late=True)
    _, beside = click.asked
    assert (beside.what, shown(beside)) == ("follow", ("Red 7", ["hand.png"]))
    assert _is_private(beside)
    (own,) = opened
    await own.edit(click.client, ALSO)
    assert (click.asked[-1].what, click.asked[-1].told["id"]) == ("edit follow-up", FOLLOWED)


async def test_the_language_is_known_before_the_work_begins() -> None:
    click = Click()
    await give(click, PrivateReply(SECRET))
    assert click.events == ["known", "work", "send"]
    assert click.known_people == [CLICKER]


async def test_nobody_else_writes_the_message_from_the_click_to_its_answer() -> None:
    click = Click()
    clicked = ClickedMessage(click)
    await give(click, board_edit(version=9), clicked=clicked)
    assert click.events == ["claim", "known", "work", "begin", "edit", "written", "end"]
    assert clicked.noted == [9]


async def test_an_answer_elsewhere_does_not_wait_for_the_message() -> None:
    click = Click()
    await give(click, PrivateReply(SECRET), clicked=ClickedMessage(click))
    assert click.events == ["claim", "known", "work", "send", "end"]


async def test_no_version_is_recorded_for_a_page_without_a_table() -> None:
    click = Click(ephemeral=True)
    clicked = ClickedMessage(click)
    await give(click, EditReply(SECRET), clicked=clicked)
    assert clicked.noted == []
    assert [asked.what for asked in click.asked] == ["edit"]


async def _newer() -> EditReply:
    return EditReply(NEWER, version=7)


@pytest.mark.parametrize(
    ("newer", "text", "noted"), [(_newer, "a newer board", 7), (_as_it_is, "a board", 4)]
)
async def test_a_message_shows_the_table_as_it_is_when_the_answer_is_sent(
    newer: Any, text: str, noted: int
) -> None:
    click = Click()
    clicked = ClickedMessage(click)
    await give(click, board_edit(4, newer), clicked=clicked)
    assert shown(click.asked[0])[0] == text
    assert clicked.noted == [noted]


async def test_a_page_that_cannot_be_drawn_anew_is_shown_as_it_is() -> None:
    click = Click(ephemeral=True)
    clicked = ClickedMessage(click)
    await give(click, EditReply(SECRET, version=4), clicked=clicked)
    assert shown(click.asked[0])[0] == "Red 7"
    assert clicked.noted == [4]


def refused(status: int, code: int) -> discord.HTTPException:
    response: Any = type("Response", (), {"status": status, "reason": "no"})()
    return discord.HTTPException(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    "refusal",
    [
        *(refused(404, code) for code in (10003, 10008, 10015, 10062)),
        refused(400, 40060),
        refused(500, 0),
        refused(503, 0),
        TroubleError(),
        ClientError(),
    ],
    ids=str,
)
async def test_an_answer_that_comes_too_late_is_not_given(refusal: Exception) -> None:
    click = Click(refusal=refusal, refused=("edit",))
    assert await give(click, board_edit(), clicked=ClickedMessage(click)) is None
    assert click.events[-1] == "end"


async def test_an_answer_that_another_process_gave_is_noted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replies, "AT_ONCE", 1_000.0)
    click = Click(refusal=refused(400, 40060), refused=("edit",))
    await give(click, board_edit(), clicked=ClickedMessage(click))
    assert click.answered == ["by another"]


async def test_an_answer_that_may_be_repeated_after_a_failure_is_our_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After an error 500, discord.py repeats an answer that Discord may have taken."""
    monkeypatch.setattr(replies, "AT_ONCE", 0.0)
    click = Click(refusal=refused(400, 40060), refused=("edit",))
    await give(click, board_edit(), clicked=ClickedMessage(click))
    assert click.answered == []


async def test_an_answer_that_discord_rejects_is_our_fault() -> None:
    click = Click(refusal=refused(499, 50035), refused=("edit",))
    with pytest.raises(discord.HTTPException):
        await give(click, board_edit(), clicked=ClickedMessage(click))
    assert click.events[-1] == "end"


async def test_an_error_in_the_work_propagates_and_releases_the_message() -> None:
    click = Click()

    async def work() -> Reply:
        raise KeyError("a fault")

    with pytest.raises(KeyError):
        await answer(click.interaction, work(), ClickedMessage(click).claim)
    assert click.events == ["claim", "known", "end"]
    assert click.asked == []


async def test_work_that_cannot_begin_is_closed() -> None:
    click, closed = Click(), asyncio.Event()

    class Work:
        def close(self) -> None:
            closed.set()

    async def claim() -> AnswerWrite | None:
        raise KeyError("a fault")

    with pytest.raises(KeyError):
        await answer(click.interaction, cast(Any, Work()), claim)
    assert closed.is_set()


@pytest.mark.usefixtures("hurried")
async def test_the_work_is_done_even_if_no_answer_arrives() -> None:
    click = Click(refusal=refused(404, 10062), refused=("defer",))
    done = asyncio.Event()

    async def work() -> Reply:
        for _ in range(5):
            await asyncio.sleep(0)
        done.set()
        return PrivateReply(SECRET)

    clicked = ClickedMessage(click)
    await answer(click.interaction, work(), clicked.claim)
    assert done.is_set()
    assert click.events == ["claim", "known", "end"]


@pytest.mark.parametrize(
    ("late", "seconds", "insists"),
    [
        pytest.param(False, 3.0, True, id="in time: nobody else could make it good"),
        pytest.param(True, SECONDS_TO_EDIT, False, id="later: the writer makes it good"),
    ],
)
async def test_how_long_discord_may_take_to_change_the_message(
    monkeypatch: pytest.MonkeyPatch, late: bool, seconds: float, insists: bool
) -> None:
    given: list[tuple[float, bool]] = []

    async def within(limit: float, request: Awaitable[Any], *, insists: bool = False) -> Any:
        given.append((limit, insists))
        return await request

    monkeypatch.setattr(replies, "within", within)
    monkeypatch.setattr(replies, "PATIENCE", 0 if late else 60)
    await give(Click(), board_edit(), late=late)
    assert given == [(seconds, insists)]


def test_an_answer_is_announced_a_second_before_discord_gives_the_click_up() -> None:
    assert 0 < replies.PATIENCE <= 3.0 - 1.0


@pytest.mark.parametrize("answered", [False, True])
async def test_an_apology_is_private(answered: bool) -> None:
    click = Click()
    if answered:
        await click.interaction.response.defer()
    await apologize(click.interaction, "Sorry!")
    what = "follow" if answered else "send"
    assert click.asked[-1] == Asked(what, {"text": "Sorry!", "ephemeral": True})


NOT_TAKEN = pytest.mark.parametrize(
    "refusal", [refused(404, 10062), ServerDisconnectedError()], ids=["too late", "disconnected"]
)


@NOT_TAKEN
async def test_where_discord_takes_no_apology_nothing_more_happens(refusal: Exception) -> None:
    click = Click(refusal=refusal, refused=("send",))
    await apologize(click.interaction, "Sorry!")
    assert click.asked == []


async def greet() -> Reply:
    return said("Hello!")


@pytest.mark.parametrize(
    "say", [lambda i: answer(i, greet()), lambda i: apologize(i, "Sorry!"), acknowledge]
)
async def test_a_bot_that_stops_while_it_tries_again_says_nothing_more(
    say: Callable[[discord.Interaction], Awaitable[None]],
) -> None:
    """A 503 is tried again after a pause; by then the session may be closed."""
    stopped = False

    class Stopping(Click):
        def ask(
            self, what: str, told: dict[str, Any], kind: object = None, *, by_token: bool = False
        ) -> None:
            self.bot_is_closed = stopped
            raise RuntimeError("Session is closed")

    with pytest.raises(RuntimeError):
        await say(Stopping().interaction)
    stopped = True
    await say(Stopping().interaction)


async def test_a_bot_that_has_stopped_apologizes_to_nobody() -> None:
    click = Click(bot_is_closed=True)
    await apologize(click.interaction, "Sorry!")
    assert click.asked == []


@NOT_TAKEN
async def test_a_click_that_cannot_be_acknowledged_is_ignored(refusal: Exception) -> None:
    click = Click(refusal=refusal, refused=("defer",))
    await acknowledge(click.interaction)
    assert click.asked == []


@pytest.mark.usefixtures("hurried")
async def test_an_announced_answer_is_given_once_an_outage_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Discord would go on saying that the bot is thinking."""
    click = Click(refused=("edit original",), refusal=TroubleError())
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        if sum(waited) > 60:
            click.refused = ()

    monkeypatch.setattr(replies.asyncio, "sleep", sleep)
    await give(click, PrivateReply(SECRET), edits_clicked=False, late=True)
    assert click.asked[-1].what == "edit original"
    assert max(waited) <= 3.0
