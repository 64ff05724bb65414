"""A database that does not answer: whoever asks is told so, and nothing is done twice."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from bot.errors import NoAnswerError, NotWrittenError
from bot.logs import is_known_noise
from bot.store.silence import Silence
from bot.store.transactions import Transaction
from tests.cogs.conftest import Workshop
from tests.cogs.playing import Playing
from tests.cogs.test_followed_languages import speak


async def actions(workshop: Workshop) -> int:
    """Return how many actions are stored."""
    async with workshop.database.read() as connection:
        found = await connection.execute(text("SELECT count(*) FROM actions"))
        return found.scalar_one()


TOLD = {"en-US": "I don't know yet whether that worked", "de": "Ich weiß also noch nicht"}


@pytest.mark.parametrize("locale", TOLD)
async def test_a_press_whose_commit_is_not_answered_says_so_and_acts_once(
    play: Playing,
    workshop: Workshop,
    locale: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await play.game_of(play.ben)
    hand = play.dm(play.anna)
    button = play.button(hand, "draw")
    assert button is not None
    before = await actions(workshop)
    speak(monkeypatch, play.anna, locale)
    commit = Transaction.commit

    async def without_answer(transaction: Transaction) -> None:
        await commit(transaction)
        raise NoAnswerError

    with monkeypatch.context() as silent:
        silent.setattr(Transaction, "commit", without_answer)
        pressed = await play.press(play.anna, hand, button["custom_id"])
    assert pressed.ephemeral
    assert TOLD[locale] in pressed.response.content
    assert "click failed" not in caplog.text
    await play.press_anyway(play.anna, hand, button)
    assert await actions(workshop) == before + 1


@pytest.mark.parametrize(
    ("fault", "locale", "told"),
    [
        *((NoAnswerError, locale, told) for locale, told in TOLD.items()),
        (NotWrittenError, "en-US", "that wasn't saved"),
    ],
)
async def test_a_command_says_so_too(
    play: Playing,
    fault: type[NoAnswerError],
    locale: str,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    speak(monkeypatch, play.anna, locale)

    async def none(*_given: object) -> None:
        raise fault

    with monkeypatch.context() as silent:
        silent.setattr(Silence, "until_over", none)
        answered = await play.anna.slash(play.channel, "uno start", mode="classic", rules="")
    assert answered.ephemeral
    assert answered.response is not None
    assert told in answered.response.content
    (error,) = play.env.errors
    assert isinstance(error.__cause__, NoAnswerError)
    assert all(is_known_noise(record) for record in caplog.records if record.exc_info)
