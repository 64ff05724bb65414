"""What the log says of a silent database, and who hears when it is over."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.errors import NoAnswerError
from bot.store.limits import Limits
from bot.store.silence import Silence

LIMITS = Limits(beginning=2, transaction=5, pause=0)


class SilentDatabase:
    """A database that answers to the question with this number, on a clock of its own."""

    def __init__(self, answers_at: int, seconds_each: float) -> None:
        self.now = 0.0
        self.asked = 0
        self._answers_at = answers_at
        self._seconds_each = seconds_each
        self.silence = Silence(self.ask, LIMITS, lambda: self.now)

    async def ask(self) -> None:
        self.asked += 1
        self.now += self._seconds_each
        if self.asked < self._answers_at:
            raise NoAnswerError


@pytest.fixture(autouse=True)
def all_lines(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)


async def _over(database: SilentDatabase) -> None:
    over = asyncio.Event()
    database.silence.on_over.append(over.set)
    await over.wait()


async def test_the_log_says_it_once_then_every_minute_then_that_it_is_over(
    caplog: pytest.LogCaptureFixture,
) -> None:
    database = SilentDatabase(answers_at=19, seconds_each=10)
    database.silence.begin(TimeoutError(), database.now)
    database.silence.begin(TimeoutError(), database.now)
    await _over(database)
    told = [(record.message, getattr(record, "seconds", None)) for record in caplog.records]
    assert told == [
        ("the database does not answer", None),
        ("the database still does not answer", 60.0),
        ("the database still does not answer", 120.0),
        ("the database still does not answer", 180.0),
        ("the database answers again", 190.0),
    ]
    assert database.silence.lasts is None


async def test_what_was_asked_before_the_end_begins_no_silence_of_its_own() -> None:
    database = SilentDatabase(answers_at=1, seconds_each=1)
    asked_at = database.now
    database.silence.begin(TimeoutError(), asked_at)
    await _over(database)
    database.silence.begin(TimeoutError(), asked_at)
    assert database.silence.lasts is None
    database.now += 1
    database.silence.begin(TimeoutError(), database.now)
    assert database.silence.lasts == 0
    await database.silence.close()


async def test_requests_wait_for_the_end_of_a_new_silence_and_fail_in_an_old_one() -> None:
    database = SilentDatabase(answers_at=2, seconds_each=0)
    database.silence.begin(TimeoutError(), database.now)
    await database.silence.until_over()
    silent = SilentDatabase(answers_at=10**9, seconds_each=0)
    silent.silence.begin(TimeoutError(), silent.now)
    silent.now += LIMITS.transaction
    with pytest.raises(NoAnswerError):
        await silent.silence.until_over()
    await silent.silence.close()


@pytest.mark.parametrize(
    ("why", "cause"),
    [
        (ConnectionRefusedError("nobody listens"), "nobody listens"),
        (TimeoutError(), "None"),
    ],
)
async def test_a_request_that_fails_says_why_the_silence_began(why: Exception, cause: str) -> None:
    database = SilentDatabase(answers_at=10**9, seconds_each=0)
    database.silence.begin(why, database.now)
    database.now += LIMITS.transaction
    with pytest.raises(NoAnswerError) as caught:
        await database.silence.until_over()
    assert str(caught.value.__cause__) == cause
    await database.silence.close()
