"""`/uno verify` as people use it, for a round of the server and for an uploaded record."""

from __future__ import annotations

import asyncio
import logging
import re

import pytest
from sqlalchemy import delete

from bot.engine import Mode
from bot.engine.events import RoundEnded
from bot.facts import RoundRecord
from bot.store import schema
from bot.store.rows import ResultRow, RoundRow
from cogs import verification
from tests.facts.played_rounds import finished_round
from tests.tables.finished_rounds import FIRST, keep

from .conftest import Workshop
from .playing import Playing


async def _keep_round(play: Playing, workshop: Workshop) -> RoundRecord:
    """Store a round that was played in the server, with its record."""
    record, _, events = finished_round(Mode.CLASSIC)
    ended = next(event for event in events if isinstance(event, RoundEnded))
    names = ("Anna", "Ben", "Cem", *(f"Player {n}" for n in range(3, 10)))
    results = tuple(
        ResultRow(seat, names[seat], None, None, not seat, seat + 1, points, 0, 0)
        for seat, points in enumerate(ended.points)
    )
    row = RoundRow(
        "game1", 1, play.guild.id, 9, "classic", (), "winner", True, record.opening.seed, FIRST,
        results, record=record.encode(),
    )  # fmt: skip
    await keep(workshop.database, row)
    return record


async def test_a_round_is_dealt_again_and_the_steps_are_shown(
    play: Playing, workshop: Workshop
) -> None:
    record = await _keep_round(play, workshop)
    shown = await play.command(play.ben, "uno verify")
    text = play.text(shown)
    assert record.opening.seed.hex() in text
    assert "**The round was dealt from this seed" in text
    assert "**Anna**" in text
    assert shown.flags.ephemeral


async def test_in_german_and_for_somebody_who_did_not_play(
    play: Playing, workshop: Workshop
) -> None:
    await _keep_round(play, workshop)
    mine = await play.command(play.cem, "uno me")
    await play.click(play.cem, mine, "mine", "language.de")
    assert "**Die Runde wurde mit diesem Startwert" in play.text(
        await play.command(play.cem, "uno verify")
    )


async def test_there_is_no_such_round(play: Playing) -> None:
    assert "no such round" in play.text(await play.command(play.ben, "uno verify", number=7))


async def test_a_record_handed_over(play: Playing) -> None:
    text = "seats anna ben\ndeal 00ff\n"
    shown = await play.command(play.ben, "uno verify", record=("game.uno", text.encode()))
    assert re.search("seed `00ff` has the hash `[0-9a-f]{64}`", play.text(shown))


async def test_any_other_file_gets_an_explanation(play: Playing) -> None:
    for data, told in (
        (b"\xff\xfe\0", "cannot be read as a record"),
        (b"x" * 200_000, "too large"),
        (b"", "nothing to check"),
    ):
        shown = await play.command(play.ben, "uno verify", record=("game.uno", data))
        assert told in play.text(shown)


async def test_when_many_wait_people_are_asked_to_try_later(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = verification._checks
    monkeypatch.setattr(checks, "_asked", verification.MOST_WAITING)
    record = ("game.uno", b"seats anna ben\ndeal 00ff\n")
    assert "Try again" in play.text(await play.command(play.ben, "uno verify", record=record))
    monkeypatch.setattr(checks, "_asked", verification.MOST_WAITING - 1)
    assert "seed `00ff`" in play.text(await play.command(play.ben, "uno verify", record=record))
    # A finished check makes room for the next one, whatever its result.
    assert checks._asked == verification.MOST_WAITING - 1


async def test_one_record_is_checked_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, most = 0, 0

    async def check(_verify: object, text: str) -> str:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0)
        at_once -= 1
        return text

    monkeypatch.setattr(asyncio, "to_thread", check)
    checks = verification._Checks()
    asked = [asyncio.ensure_future(checks.check(str(n))) for n in range(verification.MOST_WAITING)]
    await asyncio.sleep(0)
    assert not checks.has_room
    assert await asyncio.gather(*asked) == [str(n) for n in range(verification.MOST_WAITING)]
    assert (most, checks.has_room) == (1, True)


@pytest.mark.parametrize(
    "data",
    [
        b"\0" * 4000,
        b"GIF89a" + bytes(range(256)) * 20,
        b"PK\x03\x04" + bytes(range(256)) * 20,
        b"{}" * 3000,
        b"\n" * 120_000,
        b"deal " * 20_000,
        b"seats " + b"anna " * 20_000,
        b"seats anna ben\ndeal " + b"00" * 50_000,
        b"mode chess\nseats anna ben\ndeal 00ff\n",
        b"option none=1\nseats anna ben\ndeal 00ff\n",
        b"seats anna ben\ndeal 00ff\nanna: spiele R5\n",
        "seats Ä Ö\ndeal ٠٠ff\n".encode(),
        b"# secret 1 "
        + b"0" * 64
        + b"\n# word anna "
        + b"0" * 32
        + b" "
        + b"x" * 5_000
        + b"\nseats anna ben\ndeal 00ff\n",
        b"# secret 999999 " + b"0" * 64 + b"\nseats anna ben\ndeal 00ff\n",
        b'[Event "F/S"]\n1. e4 e5 2. Nf3 Nc6\n',
        b"seats anna ben\n" + b"deal 00ff\n" * 9_000,
        b"seats anna ben\ndeal 00ff\n" + b"# word 0 00 00\n" * 8_000,
    ],
)
async def test_a_file_from_anywhere_gets_a_sentence_and_leaves_no_fault(
    play: Playing, data: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    shown = await play.command(play.ben, "uno verify", record=("game.uno", data))
    assert play.text(shown)
    assert len(play.text(shown)) < 4000
    assert "**The round was dealt from this seed" not in play.text(shown)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_the_record_of_a_round_that_is_no_longer_kept(
    play: Playing, workshop: Workshop
) -> None:
    await _keep_round(play, workshop)
    async with workshop.database.write() as connection:
        await connection.execute(delete(schema.records))
    assert "no longer" in play.text(await play.command(play.ben, "uno verify"))
    assert "no longer" in play.text(await play.command(play.ben, "uno replay"))
