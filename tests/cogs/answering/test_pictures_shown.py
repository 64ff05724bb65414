"""Pictures on request: the course of a round, the leaderboard, one's own hand as a fan."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine import Options, RoundHistory, RoundScore, State
from bot.i18n import Texts
from bot.render import Click, Verb
from bot.worker import Asker, Job, NotDoneError, Why
from cogs.kept_pictures import FAN, LEADERBOARD, MATCH, ROUND, PictureKind
from tests.cogs.holding import Holding
from tests.cogs.playing import Playing, face
from tests.cogs.test_followed_languages import speak
from tests.positions import dealt, position, record_of

PNG = b"\x89PNG\r\n\x1a\n"


async def _after_a_round(play: Playing) -> Any:
    await play.game_of(play.ben)
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))
    return play.channel.history()[-1]


def _nearly_over(options: Options, _seats: int) -> State:
    return position(record_of("R5", "R1", "B9 B8", draw="Y1 Y2"), options)


@pytest.fixture
def soon_over(play: Playing) -> Iterator[Playing]:
    """Deal Anna a single card, which is playable, so that the round is replayed from this deal."""
    with dealt(_nearly_over):
        yield play


async def _after_a_match(play: Playing) -> Any:
    await play.game_of(play.ben, rules="target=round")
    await play.act(play.anna, "card", face("R1"))
    return play.channel.history()[-1]


def _shown(play: Playing, message: Any, name: str) -> tuple[bytes, str]:
    """Return the PNG that one person was shown in a separate message, and its alt text."""
    assert message.flags.ephemeral
    (file,) = message.attachments
    assert (file.filename, file.content_type) == (name, "image/png")
    (gallery,) = [part for part in play.components(message) if part["type"] == 12]
    (item,) = gallery["items"]
    assert item["media"]["url"] == file.url
    png = play.env.backend.cdn.get(file.url)
    assert png is not None
    return png, item["description"]


def _note_drawn(
    play: Playing, kind: PictureKind[...], monkeypatch: pytest.MonkeyPatch
) -> list[tuple[Any, ...]]:
    """Return the list of what the worker draws of this kind from now on."""
    drawn: list[tuple[Any, ...]] = []
    worker = play.bot.tables.worker
    do = worker.do

    async def note(job: Job[..., Any], asker: Asker, *shown: Any) -> Any:
        if job is kind.job:
            drawn.append(shown)
        return await do(job, asker, *shown)

    monkeypatch.setattr(worker, "do", note)
    return drawn


async def test_the_picture_is_private_and_has_the_same_in_words(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def history(_game: str, _asker: int) -> RoundHistory:
        return RoundHistory(((1, 0), (2, 2)), (), ())

    board = await _after_a_round(play)
    monkeypatch.setattr(play.bot.tables.rounds, "last", history)
    drawn = _note_drawn(play, ROUND, monkeypatch)
    shown = (await play.look_up(play.cem, board, "chart")).response.message
    _, alt = _shown(play, shown, "round.png")
    assert "1. Anna: 17 points (+17), no cards left" in alt
    assert "2. Ben: 0 points (+0), 2 cards left" in play.text(shown)
    assert len(drawn) == 1


async def test_a_round_without_a_record_has_an_explanation_instead_of_a_picture(
    play: Playing,
) -> None:
    # The position was set up by a test: replaying the actions does not lead to it.
    board = await _after_a_round(play)
    clicked = await play.look_up(play.anna, board, "chart")
    assert "I no longer know how this round went" in play.text(clicked.response.message)


@pytest.mark.usefixtures("soon_over")
async def test_the_end_of_a_match_of_several_rounds_has_a_picture_of_its_own(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def history(_game: str, _asker: int) -> RoundHistory:
        rounds = (RoundScore(1, (0, 11)), RoundScore(0, (17, 11)))
        return RoundHistory(((1, 0), (2, 2)), (), rounds)

    result = await _after_a_match(play)
    monkeypatch.setattr(play.bot.tables.rounds, "last", history)
    drawn = _note_drawn(play, MATCH, monkeypatch)
    shown = (await play.look_up(play.cem, result, "chart")).response.message
    assert shown.flags.ephemeral
    assert [file.filename for file in shown.attachments] == ["match.png", "round.png"]
    galleries = [part for part in play.components(shown) if part["type"] == 12]
    alts = [gallery["items"][0]["description"] for gallery in galleries]
    assert [alt.splitlines()[0] for alt in alts] == ["Anna wins the match", "Anna wins round 1"]
    assert "1. Anna: 17 points, one round won" in play.text(shown)
    ((match,),) = drawn
    assert match.points == ((0, 0, 17), (0, 11, 11))


@pytest.mark.usefixtures("soon_over")
async def test_a_click_shows_the_leaderboard_as_a_picture(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _after_a_match(play)
    drawn = _note_drawn(play, LEADERBOARD, monkeypatch)
    best = await play.command(play.ben, "leaderboard", order="points")
    assert "Anna" in play.text(best)
    assert drawn == [], "the answer waited for a picture"
    shown = (await play.click(play.ben, best, "picture")).response.message
    _, alt = _shown(play, shown, "leaderboard.png")
    assert shown.id != best.id
    assert alt.splitlines() == [
        "Leaderboard (Points · January 2026)",
        "1. Anna: 17",
        "2. Ben: 0",
    ]
    assert "2. Ben: 0" in play.text(shown)
    ((_, _, rows),) = drawn
    assert [(row.name, row.share, row.me) for row in rows] == [
        ("Anna", 1.0, False),
        ("Ben", 0.0, True),
    ]


@pytest.mark.usefixtures("soon_over")
async def test_a_picture_that_takes_long_is_announced_beside_what_was_clicked(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = await _after_a_match(play)
    best = (await play.look_up(play.cem, result, "best")).response.message
    more = (await play.click(play.cem, result, "more")).response.message
    before = play.components(best)
    holding = Holding(play.env, monkeypatch)
    for clicked, button, name in (
        (more, "chart", "round.png"),
        (best, "picture", "leaderboard.png"),
    ):
        with holding.next_click() as gate:
            given = await play.click(play.cem, clicked, button)
        assert (given.deferred, given.ephemeral) == (True, True)
        await _let_go(play, gate)
        png, _ = _shown(play, given.response.message, name)
        assert png.startswith(PNG)
    assert play.components(best) == before


async def test_a_hand_that_takes_long_to_draw_is_shown_to_its_owner_alone(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben)
    before = [message.id for message in play.channel.history()]
    with Holding(play.env, monkeypatch).next_click() as gate:
        given = await play.anna.slash(play.channel, "uno hand", picture=True)
    assert (given.deferred, given.ephemeral) == (True, True)
    await _let_go(play, gate)
    assert given.response is not None
    png, _ = _shown(play, given.response.message, "hand.png")
    assert png.startswith(PNG)
    assert [message.id for message in play.channel.history()] == before, "posted for everybody"


async def _let_go(play: Playing, gate: asyncio.Event) -> None:
    gate.set()
    await play.env.settle()


async def test_an_empty_leaderboard_offers_no_picture(play: Playing) -> None:
    best = await play.command(play.anna, "leaderboard")
    assert play.button(best, "picture") is None


@pytest.mark.usefixtures("soon_over")
@pytest.mark.parametrize("order", ["", "best"])
async def test_a_leaderboard_by_an_unknown_order_has_no_picture(play: Playing, order: str) -> None:
    result = await _after_a_match(play)
    best = (await play.look_up(play.cem, result, "best")).response.message
    forged = str(Click("0", 0, Verb.PICTURE, order))
    play.put_back(best, {"type": 2, "style": 2, "label": "forged", "custom_id": forged})
    clicked = await play.press(play.cem, best, forged)
    assert clicked.response.message.attachments == []


async def test_a_hand_as_a_picture_is_shown_to_its_owner_alone(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "W R1 R1 B7", "G9 Y8")
    before = [message.id for message in play.channel.history()]
    drawn = _note_drawn(play, FAN, monkeypatch)
    shown = await play.command(play.anna, "uno hand", picture=True)
    _, alt = _shown(play, shown, "hand.png")
    assert alt == "Your cards: Red 1 ×2, Blue 7, Wild"
    assert alt in play.text(shown)
    ((tiles, side),) = drawn
    assert ([tile.key for tile in tiles], side) == (["r1", "r1", "b7", "w_light"], 0)
    assert [message.id for message in play.channel.history()] == before, "posted for everybody"


async def test_a_spectator_is_shown_no_hand(play: Playing) -> None:
    await play.game_of(play.ben)
    shown = await play.command(play.cem, "uno hand", picture=True)
    assert shown.attachments == []


async def test_a_hand_that_has_not_changed_is_not_drawn_again(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben)
    drawn = _note_drawn(play, FAN, monkeypatch)
    for _ in range(2):
        await play.command(play.anna, "uno hand", picture=True)
    assert len(drawn) == 1


@pytest.mark.parametrize("why", Why)
@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_who_gets_no_picture_is_told_why(
    play: Playing, why: Why, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_done(*_given: Any) -> Any:
        raise NotDoneError(why)

    await play.game_of(play.ben)
    monkeypatch.setattr(play.bot.tables.worker, "do", not_done)
    speak(monkeypatch, play.anna, locale)
    shown = await play.command(play.anna, "uno hand", picture=True)
    assert shown.flags.ephemeral
    assert play.text(shown) == Texts.load().get(locale).format(f"work-{why}")
